package main

import (
	"encoding/gob"
	"fmt"
	"io"
	"math"
	"math/rand/v2"
	"os"
	"strconv"
	"time"

	"github.com/tefuda/tefuda/core/mahjong/player"
)

// collect plays games and keeps their examples in a file.
func collect(out string, games int, seed uint32, who string, explore float64) error {
	began := time.Now()
	r := &recorder{players: 4, dice: rand.New(rand.NewPCG(uint64(seed), 1)), explore: explore, looker: of("strong")}
	r.looker.Watch(func(s *player.Features) { r.features = append(r.features, *s) })
	reference, own := of("baseline"), of(who)
	for n := range games {
		for i := range r.seats {
			r.seats[i], r.own[i] = own, true
			if who != "baseline" && (i != n%4 && n%3 > 0) {
				r.seats[i], r.own[i] = reference, false
			}
		}
		if err := r.play(seed + uint32(n)); err != nil {
			return err
		}
	}
	fmt.Fprintln(os.Stderr, "played", time.Since(began), len(r.Tenpai), len(r.Loss), len(r.Waits[0]), len(r.Waits[1]))
	f, err := os.Create(out)
	if err != nil {
		return err
	}
	defer f.Close()
	return gob.NewEncoder(f).Encode(&r.record)
}

// learn fits weights to the examples in files: those of weights.go, or with late those of
// weights_late.go.
func learn(out, made string, late bool, files []string) error {
	var all record
	for _, name := range files {
		if err := all.read(name); err != nil {
			return err
		}
	}
	f, err := os.Create(out)
	if err != nil {
		return err
	}
	defer f.Close()
	fmt.Fprintf(f, "package player\n\n// The weights were fitted by\n//\n%s\n\n", made)
	if late {
		all.writeLate(f)
	} else {
		all.write(f)
	}
	return nil
}

// read adds the examples of a file.
func (all *record) read(name string) error {
	f, err := os.Open(name)
	if err != nil {
		return err
	}
	defer f.Close()
	var r record
	if err := gob.NewDecoder(f).Decode(&r); err != nil {
		return err
	}
	for i := range r.Ends {
		all.Ends[i] = append(all.Ends[i], r.Ends[i]...)
	}
	all.Tenpai = append(all.Tenpai, r.Tenpai...)
	all.Loss = append(all.Loss, r.Loss...)
	for i := range r.Ranks {
		all.Ranks[i] = append(all.Ranks[i], r.Ranks[i]...)
	}
	for i := range r.Waits {
		all.Waits[i] = append(all.Waits[i], r.Waits[i]...)
	}
	return nil
}

// outcomes returns the examples of each outcome.
func outcomes(all []end) (to [player.Outcomes][]row) {
	for _, e := range all {
		add := func(i int, y float64) { to[i] = append(to[i], row{e.X, y}) }
		win, deal := 0.0, 0.0
		switch {
		case e.Won > 0:
			win = 1
			add(1, float64(e.Won))
		case e.Lost > 0:
			deal = 1
			add(3, float64(e.Lost))
		default:
			add(4, float64(e.Rest)/1000)
		}
		add(0, win)
		add(2, deal)
	}
	return to
}

func fitRows(kind link, rows []row, ridge float64, prior []float64) []float64 {
	x, y := make([][]float32, len(rows)), make([]float64, len(rows))
	for i := range rows {
		x[i], y[i] = rows[i].X[:min(len(rows[i].X), player.FeatureCount)], rows[i].Y
	}
	return fit(kind, x, y, ridge, prior)
}

func list(w []float64) string {
	s := "{"
	for i, v := range w {
		if i > 0 {
			s += ", "
		}
		if math.Abs(v) < 1e-9 {
			v = 0
		}
		s += fmt.Sprintf("%.3g", v)
	}
	return s + "}"
}

// write writes the weights of weights.go.
func (r *record) write(f io.Writer) {
	fmt.Fprintf(f, "var tenpaiWeights = [TenpaiFeatures]float64%s\n", list(fitRows(logistic, r.Tenpai, 1, nil)))
	fmt.Fprintf(f, "var lossWeights = [LossFeatures]float64%s\n", list(fitRows(exponential, r.Loss, 1000, nil)))
	fmt.Fprintln(f, "var waitWeights = [2]WaitWeights{")
	for i := range r.Waits {
		w := fitWaits(r.Waits[i], max(1, min(6, 200000/(len(r.Waits[i])+1))))
		fmt.Fprintf(f, "{Ways: [Ways]float64%s, Factors: [WaitFactors]float64%s, Kinds: %.3g},\n", list(w.Ways[:]), list(w.Factors[:]), w.Kinds)
	}
	fmt.Fprintln(f, "}\n\n// evaluationWeights are of each class the weights of each outcome, in thousandths.")
	fmt.Fprintln(f, "var evaluationWeights = [classDama][Outcomes][FeatureCount]int16{")
	for _, ends := range r.Ends[:player.Dama] {
		fmt.Fprintln(f, "{")
		for i, rows := range outcomes(ends) {
			fmt.Fprintf(f, "%s,\n", thousandths(fitOutcome(i, rows, nil)))
		}
		fmt.Fprintln(f, "},")
	}
	fmt.Fprintln(f, "}")
}

// writeLate writes the weights fitted later to fewer games: those of damaten, which are
// riichi's where the examples are not conclusive, and those of the final rank.
func (r *record) writeLate(f io.Writer) {
	fmt.Fprintln(f, "// damaWeights are evaluationWeights of a closed hand that keeps silent.")
	fmt.Fprintln(f, "var damaWeights = [Outcomes][FeatureCount]int16{")
	for i, rows := range outcomes(r.Ends[player.Dama]) {
		fmt.Fprintf(f, "%s,\n", thousandths(fitOutcome(i, rows, player.Weights(0, i))))
	}
	fmt.Fprintln(f, "}\n\n// rankWeights are of each number of rounds left the weights of the chance that\n// another is before one at the end.")
	fmt.Fprint(f, "var rankWeights = ")
	r.writeRanks(f)
}

// writeRanks writes the weights of the final rank.
func (r *record) writeRanks(f io.Writer) {
	fmt.Fprintln(f, "[RankRounds][RankFeatures]float64{")
	var w []float64
	for _, rows := range r.Ranks {
		if len(rows) > 0 { // a game of three has fewer rounds: the last curve stands for the rest
			w = fitRows(logistic, rows, 1, nil)
		}
		fmt.Fprintf(f, "%s,\n", list(w))
	}
	fmt.Fprintln(f, "}")
}

// fitOutcome fits the weights of one outcome, near prior ones unless prior is nil.
func fitOutcome(i int, rows []row, prior []float64) []float64 {
	links := [...]link{logistic, exponential, logistic, exponential, linear}
	ridge := 10.0
	if links[i] == exponential {
		ridge *= 5000 // points
	}
	return fitRows(links[i], rows, ridge, prior)
}

func thousandths(w []float64) string {
	s := "{"
	for i, v := range w {
		if i > 0 {
			s += ", "
		}
		s += strconv.Itoa(int(math.Round(1000 * max(-32, min(v, 32)))))
	}
	return s + "}"
}

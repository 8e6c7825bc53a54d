//go:build unix

package main

import (
	"encoding/gob"
	"flag"
	"fmt"
	"math"
	"os"
	"slices"
	"strings"
	"time"

	"github.com/tefuda/tefuda/core/mnk"
	"github.com/tefuda/tefuda/core/mnk/five"
	"github.com/tefuda/tefuda/core/search"
)

// unit is the score at which the odds are e to one.
const unit = 400

// chance is what a score says of the game.
func chance(score float64) float64 { return 1 / (1 + math.Exp(-score/unit)) }

// combinations lists the shapes of a square's directions, in falling order, by
// four bits each; numberOf is where each stands.
var (
	combinations []uint16
	numberOf     [1 << 16]uint16
)

func init() {
	for n := range 1 << 16 {
		a, b, c, d := n>>12, n>>8&15, n>>4&15, n&15
		if a < five.Kinds && a >= b && b >= c && c >= d {
			numberOf[n] = uint16(len(combinations))
			combinations = append(combinations, uint16(n))
		}
	}
}

// combination returns the number of four shapes in any order, that of none for
// what black may not play in renju.
func combination(shapes uint16) uint16 {
	all := []uint16{shapes >> 12, shapes >> 8 & 15, shapes >> 4 & 15, shapes & 15}
	slices.Sort(all)
	if all[3] >= five.Kinds {
		return 0
	}
	return numberOf[all[3]<<12|all[2]<<8|all[1]<<4|all[0]]
}

// A lesson is the flags of learn.
type lesson struct {
	games, nodes, epochs int
	seed                 int
	rule                 string
	share                float64
	out, keep, from      string
}

// learn plays games, learns the weights from them and writes their file. Each
// round begins with the weights that are compiled in.
func learn(flags *flag.FlagSet, args []string) error {
	var l lesson
	flags.IntVar(&l.games, "games", 2000, "to learn from")
	flags.IntVar(&l.nodes, "nodes", 3000, "a move of theirs")
	flags.IntVar(&l.epochs, "epochs", 12, "how often each position is looked at")
	flags.IntVar(&l.seed, "seed", 1, "of the games")
	flags.StringVar(&l.rule, "rule", "free", "of the games: free, exact, renju or caro")
	flags.Float64Var(&l.share, "share", 0.5, "of the result in what is learned, the rest is the search's own score")
	flags.StringVar(&l.out, "out", "core/mnk/five/learned.go", "the file to write")
	flags.StringVar(&l.keep, "keep", "", "a file that keeps the games")
	flags.StringVar(&l.from, "from", "", "files of games that were kept, to learn from those, too")
	if err := flags.Parse(args); err != nil {
		return err
	}
	_, err := l.run()
	return err
}

// run is learn once its flags are read. It returns the log loss of the values.
func (l *lesson) run() (loss float64, err error) {
	rule, ok := mnk.RuleOf(l.rule)
	if !ok {
		return 0, fmt.Errorf("no rule %q", l.rule)
	}
	s := &school{Rand: search.NewRand(uint32(l.seed)), nodes: int64(l.nodes), rule: rule}
	all, err := l.samples(s)
	if err != nil {
		return 0, err
	}
	held := len(all) / 10
	p := newPupil(l.share)
	for epoch := range l.epochs {
		p.rate = 0.5 / (1 + float64(epoch)/3)
		for _, i := range s.Perm(len(all) - held) {
			p.study(&all[held+i])
		}
		var move, hits float64
		loss, move, hits = p.losses(all[:held])
		fmt.Fprintf(os.Stderr, "epoch %d: log loss of values %.4f, of moves %.4f, first %.1f %%\n", epoch+1, loss, move, 100*hits)
	}
	return loss, l.write(p, len(all))
}

// samples plays the games, and reads what was kept of others.
func (l *lesson) samples(s *school) (all []sample, err error) {
	for game := range l.games {
		all = append(all, s.game(game)...)
		if game%200 == 199 {
			fmt.Fprintln(os.Stderr, game+1, "games,", len(all), "positions,", elapsed())
		}
	}
	if l.keep != "" {
		if err := writeSamples(l.keep, all); err != nil {
			return nil, err
		}
	}
	if l.from != "" {
		for _, name := range strings.Split(l.from, ",") {
			more, err := readSamples(name)
			if err != nil {
				return nil, err
			}
			all = append(all, more...)
		}
	}
	return all, nil
}

func writeSamples(name string, all []sample) error {
	file, err := os.Create(name)
	if err != nil {
		return err
	}
	defer file.Close()
	return gob.NewEncoder(file).Encode(all)
}

func readSamples(name string) (all []sample, err error) {
	file, err := os.Open(name)
	if err != nil {
		return nil, err
	}
	defer file.Close()
	err = gob.NewDecoder(file).Decode(&all)
	return all, err
}

// elapsed is the time since the command began.
func elapsed() time.Duration { return time.Since(began).Round(time.Second) }

var began = time.Now()

// A model is a weight for every combination, as a sum over its four shapes and
// one of its own.
type model struct {
	weight, slope []float64
	singles       [2][five.Kinds]float64
}

func newModel() *model {
	return &model{weight: make([]float64, len(combinations)), slope: make([]float64, len(combinations))}
}

// of returns the weight of a combination.
func (m *model) of(n uint16) float64 {
	shapes := combinations[n]
	sum := m.weight[n]
	for i := range 4 {
		sum += m.singles[0][shapes>>(4*i)&15]
	}
	return sum
}

// decay pulls the weight of a combination to what its shapes say.
const decay = 2e-5

// step moves the weights of a combination, by AdaGrad.
func (m *model) step(n uint16, gradient, rate float64) {
	m.slope[n] += gradient * gradient
	m.weight[n] -= rate * 0.2 * gradient / (math.Sqrt(m.slope[n]) + 1e-3)
	m.weight[n] -= decay * m.weight[n]
	shapes := combinations[n]
	for i := range 4 {
		k := shapes >> (4 * i) & 15
		if k == 0 {
			continue
		}
		m.singles[1][k] += gradient * gradient
		m.singles[0][k] -= rate * 0.2 * gradient / (math.Sqrt(m.singles[1][k]) + 1e-3)
	}
}

// Command calculation makes the weights of the rollout policy,
// core/calculation/player's weights.go. On the same platform the same seed and
// sizes give the same weights.
//
//	go run ./bench/train/calculation -o core/calculation/player/weights.go
//
// It writes a temporary file first and renames it at the end, because the command
// itself is compiled with the old weights. The file's header has the flags and
// the time that it took.
//
// The method is policy iteration by rollouts (D. P. Bertsekas, J. N. Tsitsiklis:
// Neuro-dynamic programming, Athena Scientific, 1996,
// http://athenasc.com/ndpbook.html). Games are played, and every move of a
// decision is valued by playouts of the present policy on common stock orders.
// The weights of the next policy are those whose softmax over the moves has the
// greatest expected value (learn.go).
package main

import (
	"flag"
	"fmt"
	"io"
	"math"
	"os"
	"strings"
	"time"

	"github.com/tefuda/tefuda/core/calculation"
	"github.com/tefuda/tefuda/core/calculation/player"
	"github.com/tefuda/tefuda/core/dice"
)

// A setting is the sizes and seed with which the weights are made.
type setting struct {
	playouts, rounds, games, epochs int
	seed                            uint
}

func (s *setting) String() string {
	return fmt.Sprintf("-playouts %d -rounds %d -games %d -epochs %d -seed %d", s.playouts, s.rounds, s.games, s.epochs, s.seed)
}

func main() {
	var s setting
	flag.IntVar(&s.playouts, "playouts", 48, "playouts a move")
	flag.IntVar(&s.rounds, "rounds", 9, "rounds of playing and learning")
	flag.IntVar(&s.games, "games", 3600, "games a round, of all variants in turn")
	flag.IntVar(&s.epochs, "epochs", 8, "times that a round learns from a decision")
	flag.UintVar(&s.seed, "seed", 1, "seed of everything")
	file := flag.String("o", "core/calculation/player/weights.go", "the file to write")
	flag.Parse()
	begin := time.Now()
	t := tune(&s, os.Stderr)
	if err := replace(*file, t.source(&s, time.Since(begin))); err != nil {
		fmt.Fprintln(os.Stderr, err)
		os.Exit(1)
	}
}

// tune plays and learns. It logs its progress, which takes some time, unless log
// is nil.
func tune(s *setting, log io.Writer) *tuner {
	t := &tuner{playouts: s.playouts, dice: dice.New(uint32(s.seed))}
	for round := range s.rounds {
		won := 0
		for g := range s.games {
			won += t.game(variants[g%len(variants)], round)
		}
		t.forget()
		t.learn(s.epochs)
		if log == nil {
			continue
		}
		fmt.Fprintf(log, "round %d: %d of %d games won, %d decisions; the policy wins", round+1, won, s.games, len(t.decisions))
		for _, v := range variants {
			fmt.Fprintf(log, " %.2f", 100*t.rate(v))
		}
		fmt.Fprintln(log, " % of the variants")
	}
	return t
}

// source returns the text of weights.go.
func (t *tuner) source(s *setting, took time.Duration) string {
	var text strings.Builder
	fmt.Fprintf(&text, "package player\n\n// tuned is the weights of the rollout policy, made in %s by\n//\n//\tgo run ./bench/train/calculation %s\nvar tuned = Weights{", took.Round(time.Minute), s)
	for i, x := range t.policy() {
		between := " "
		if i%32 == 0 {
			between = "\n\t"
		}
		fmt.Fprint(&text, between, int(math.RoundToEven(float64(x)/coarser)), ",")
	}
	text.WriteString("\n}\n")
	return text.String()
}

// replace replaces a file as a whole: readers see the old one or the new one.
func replace(file, text string) error {
	if err := os.WriteFile(file+".new", []byte(text), 0o644); err != nil {
		return err
	}
	return os.Rename(file+".new", file)
}

// A variant is a game's lead and number of waste piles.
type variant struct{ lead, piles int }

// variants are the games that the policy learns from; the usual one is in twice.
var variants = []variant{{1, 4}, {0, 4}, {1, 4}, {1, 3}}

// A tuner has the weights and the decisions to learn from.
type tuner struct {
	playouts  int
	dice      dice.Dice
	weights   [player.NumWeights]float32
	decisions []decision
}

// A decision has the features of each legal move of a position, and its value by
// playouts.
type decision struct {
	features [][]uint16
	values   []float32
}

// maxDecisions is how many decisions are kept: those of the last rounds, because
// older ones were valued by weaker policies.
const maxDecisions = 800_000

func (t *tuner) forget() {
	if n := len(t.decisions) - maxDecisions; n > 0 {
		t.decisions = append([]decision(nil), t.decisions[n:]...)
	}
}

// The weights are integers: multiplied by scale while they are learned, and
// divided by coarser in the source. So they compress to half the size there, and
// lose nothing measurable.
const (
	scale   = 256
	coarser = 8
)

// policy returns the policy with the weights learned so far.
func (t *tuner) policy() (w player.Weights) {
	for i, x := range t.weights {
		w[i] = int16(max(-32000, min(32000, x*scale)))
	}
	return w
}

// rate returns the policy's share of wins, on the same deals each time.
func (t *tuner) rate(v variant) float64 {
	dice, w, won := dice.New(777), t.policy(), 0
	const games = 10_000
	for range games {
		s, _ := calculation.Deal(v.lead, v.piles, &dice)
		if w.Playout(&s, &dice) == 0 {
			won++
		}
	}
	return float64(won) / games
}

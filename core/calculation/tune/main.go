// Command tune makes the weights of the rollout policy, core/calculation's
// weights.go. It is reproducible: a seed and sizes give the same weights on
// the same platform.
//
//	go run ./core/calculation/tune > core/calculation/weights.go
//
// It is policy iteration by rollouts (Bertsekas and Tsitsiklis,
// "Neuro-dynamic programming", 1996): games are played, every move of a
// decision is valued by playouts of the rule as it is, on common stock
// orders, and the weights of the next rule are those whose softmax over the
// moves has the greatest expected value (learn.go).
package main

import (
	"flag"
	"fmt"
	"math"
	"os"

	"github.com/tefuda/tefuda/core/calculation"
	"github.com/tefuda/tefuda/core/search"
)

func main() {
	t := tuner{}
	flag.IntVar(&t.playouts, "playouts", 48, "playouts a move")
	rounds := flag.Int("rounds", 9, "rounds of playing and learning")
	games := flag.Int("games", 3600, "games a round, of all variants in turn")
	epochs := flag.Int("epochs", 8, "times that a round learns from a decision")
	seed := flag.Uint("seed", 1, "seed of everything")
	flag.Parse()
	t.dice = search.NewDice(uint32(*seed))
	for round := range *rounds {
		won := 0
		for g := range *games {
			won += t.game(variants[g%len(variants)], round)
		}
		t.forget()
		t.learn(*epochs)
		fmt.Fprintf(os.Stderr, "round %d: %d of %d games won, %d decisions; the rule wins", round+1, won, *games, len(t.decisions))
		for _, v := range variants {
			fmt.Fprintf(os.Stderr, " %.2f", 100*t.rate(v))
		}
		fmt.Fprintln(os.Stderr, " % of the variants")
	}
	t.write(fmt.Sprintf("-playouts %d -rounds %d -games %d -epochs %d -seed %d", t.playouts, *rounds, *games, *epochs, *seed))
}

// write prints weights.go.
func (t *tuner) write(flags string) {
	fmt.Printf("package calculation\n\n// tuned is the weights of the rollout policy, made by\n//\n//\tgo run ./core/calculation/tune %s\nvar tuned = Weights{", flags)
	for i, x := range t.rule() {
		between := " "
		if i%32 == 0 {
			between = "\n\t"
		}
		fmt.Print(between, int(math.RoundToEven(float64(x)/coarser)), ",")
	}
	fmt.Println("\n}")
}

// A variant is a game by its lead and its waste piles.
type variant struct{ lead, piles int }

// variants are the games that the rule learns from: the usual one most.
var variants = []variant{{1, 4}, {0, 4}, {1, 4}, {1, 3}}

// A tuner holds the weights and the decisions to learn from.
type tuner struct {
	playouts  int
	dice      search.Dice
	weights   [calculation.NumWeights]float32
	decisions []decision
}

// A decision is the moves of a position: what the weights see of each, and
// what playouts gave.
type decision struct {
	features [][]uint16
	values   []float32
}

// maxDecisions is how many are kept: those of the last rounds, as older ones
// were valued by weaker rules.
const maxDecisions = 800_000

func (t *tuner) forget() {
	if n := len(t.decisions) - maxDecisions; n > 0 {
		t.decisions = append([]decision(nil), t.decisions[n:]...)
	}
}

// The weights are whole numbers: of scale while they are learned, and coarser
// by this in the source, where they take half the room compressed and lose
// nothing that can be measured.
const (
	scale   = 256
	coarser = 8
)

// rule returns the rule as it is so far.
func (t *tuner) rule() (w calculation.Weights) {
	for i, x := range t.weights {
		w[i] = int16(max(-32000, min(32000, x*scale)))
	}
	return w
}

// rate returns the rule's share of wins on the same deals each time.
func (t *tuner) rate(v variant) float64 {
	dice, w, won := search.NewDice(777), t.rule(), 0
	const games = 10_000
	for range games {
		s, _ := calculation.Deal(v.lead, v.piles, &dice)
		if w.Playout(&s, &dice) == 0 {
			won++
		}
	}
	return float64(won) / games
}

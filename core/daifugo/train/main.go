// Command train learns the weights of the Daifugō policy and writes them as Go
// source. It first imitates the complete form of the article's player, then
// plays against itself and makes moves likelier that earned more points than
// their player's class does on average (policy gradient). The same flags give
// the same weights.
//
//	go run ./core/daifugo/train -out core/daifugo/weights.go
//
// The weights of this program took three runs, each resumed from the weights
// of the one before: 600,000 games at -rate 0.02 after -imitate 3000, when the
// blocks of features from needAt on were not there yet; 1,200,000 at -rate 0.01
// -batch 500 -imitate 0; and the first 420,000 of 1,200,000 at -rate 0.005
// -batch 1000 -imitate 0 -seed 2.
//
// With -worth it prints what the places are worth to the search, as in
// core/daifugo/worth.go, which took
//
//	go run ./core/daifugo/train -worth -games 100000
//
// With -own it measures a level against another instead:
//
//	go run ./core/daifugo/train -own search -against heuristic -playouts 2000 -games 500
package main

import (
	"flag"
	"fmt"
	"os"
	"time"

	"github.com/tefuda/tefuda/core/daifugo"
)

func main() {
	imitate := flag.Int("imitate", 4000, "games of the heuristic to imitate")
	games := flag.Int("games", 1_000_000, "games of self-play, or to measure")
	rate := flag.Float64("rate", 0.02, "step of learning at first, in nats")
	batch := flag.Int("batch", 200, "games of self-play a step")
	seed := flag.Uint("seed", 1, "seed of all games")
	out := flag.String("out", "", "Go file to write")
	resume := flag.Bool("resume", false, "begin with the weights of this program")
	places := flag.Bool("worth", false, "print what places are worth instead of learning")
	own := flag.String("own", "", "level to measure instead of learning")
	against := flag.String("against", "heuristic", "level of the others")
	playouts := flag.Int64("playouts", 2000, "playouts a move of the search")
	flag.Parse()
	if *places {
		worth(*games, uint32(*seed))
		return
	}
	if *own != "" {
		measure(*own, *against, *playouts, *games, uint32(*seed))
		return
	}
	l := newLearner(uint32(*seed))
	l.batch = *batch
	if *resume {
		l.resume()
	}
	l.imitate(*imitate)
	l.learn(*games, *rate, *out)
}

// learn plays games against itself, at a rate that falls to nothing, and writes
// the weights after each part.
func (l *learner) learn(games int, rate float64, out string) {
	began := time.Now()
	for part := range parts {
		l.rate = rate * float64(parts-part) / parts
		points := l.improve(games / parts)
		fmt.Fprintf(os.Stderr, "%d games, %.0f s: %.3f points against the heuristic\n",
			(part+1)*(games/parts), time.Since(began).Seconds(), points)
		if out == "" {
			continue
		}
		if err := l.write(out); err != nil {
			fmt.Fprintln(os.Stderr, err)
			os.Exit(1)
		}
	}
}

// parts are the reports of a run, with a lower rate in each.
const parts = 20

func measure(own, against string, playouts int64, games int, seed uint32) {
	a, okA := daifugo.LevelOf(own)
	b, okB := daifugo.LevelOf(against)
	if !okA || !okB {
		fmt.Fprintln(os.Stderr, "no such level")
		os.Exit(2)
	}
	newArena(a, b, playouts, seed).match(games)
}

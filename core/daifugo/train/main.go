// Command train learns the weights of the Daifugō policy and writes them as Go
// source. It first imitates the complete form of the article's player, then
// plays against itself and makes moves likelier that earned more points than
// their player's class does on average (policy gradient), by steps that become
// smaller and are taken from more games. The same flags give the same weights on
// the same platform; those of the program are the flags' defaults and took 27
// minutes.
//
//	go run ./core/daifugo/train -out core/daifugo/brain/weights.go
//
// With -worth it prints what the places are worth to the search, as in
// core/daifugo/brain/worth.go, which took
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

	"github.com/tefuda/tefuda/core/daifugo/brain"
)

func main() {
	imitate := flag.Int("imitate", 4000, "games of the heuristic to imitate")
	games := flag.Int("games", 10_000_000, "games of self-play, or to measure")
	rate := flag.Float64("rate", 0.02, "step of learning at first, in nats")
	batch := flag.Int("batch", 400, "games of self-play a step at first")
	seed := flag.Uint("seed", 1, "seed of all games")
	out := flag.String("out", "", "Go file to write")
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
	l.imitate(*imitate)
	l.learn(*games, *rate, *batch, *out)
}

// learn plays games against itself, at a rate that falls to nothing while as
// many more games make a step, and writes the weights after each part.
func (l *learner) learn(games int, rate float64, batch int, out string) {
	began := time.Now()
	for part := range parts {
		left := float64(parts-part) / parts
		l.rate, l.batch = rate*left, int(float64(batch)/left)
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
	a, okA := brain.LevelOf(own)
	b, okB := brain.LevelOf(against)
	if !okA || !okB {
		fmt.Fprintln(os.Stderr, "no such level")
		os.Exit(2)
	}
	newArena(a, b, playouts, seed).match(games)
}

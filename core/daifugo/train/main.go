// Command train learns the weights of the Daifugō policy and writes them as Go
// source. It first imitates the complete form of the article's player, then
// plays against itself and makes moves likelier that earned more points than
// their player's class does on average (policy gradient). The same flags give
// the same weights.
//
//	go run ./core/daifugo/train -out core/daifugo/weights.go
package main

import (
	"flag"
	"fmt"
	"os"
	"time"
)

func main() {
	imitate := flag.Int("imitate", 4000, "games of the heuristic to imitate")
	games := flag.Int("games", 1_000_000, "games of self-play")
	rate := flag.Float64("rate", 0.02, "step of learning at first, in nats")
	seed := flag.Uint("seed", 1, "seed of all games")
	batch := flag.Int("batch", 200, "games of self-play a step")
	out := flag.String("out", "", "Go file to write")
	resume := flag.Bool("resume", false, "begin with the weights of this program")
	flag.Parse()
	l := newLearner(uint32(*seed))
	l.batch = *batch
	if *resume {
		l.resume()
	}
	began := time.Now()
	l.imitate(*imitate)
	for part := range parts {
		l.rate = *rate * float64(parts-part) / parts
		points := l.improve(*games / parts)
		fmt.Fprintf(os.Stderr, "%d games, %.0f s: %.3f points against the heuristic\n", (part+1)**games/parts, time.Since(began).Seconds(), points)
		if *out != "" {
			if err := l.write(*out); err != nil {
				fmt.Fprintln(os.Stderr, err)
				os.Exit(1)
			}
		}
	}
}

// parts are the reports of a run, with a lower rate in each.
const parts = 20

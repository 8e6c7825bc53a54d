// Command train learns the weights of the Daifugō policy and writes them as Go
// source. It first imitates the complete form of the article's player, then
// plays against itself and makes moves likelier that earned more points than
// their player's class does on average (policy gradient), by steps that become
// smaller and are taken from more games. The same flags give the same weights on
// the same platform; those of the program are the flags' defaults. The
// file says by which flags it was made, and in what time.
//
//	go run ./core/daifugo/train -out core/daifugo/brain/weights.go
//
// With -worth it prints what the places are worth to the search, as in
// core/daifugo/brain/worth.go, which was made by
//
//	go run ./core/daifugo/train -worth -games 100000 -seed 1
//
// With -own it measures a level against another instead:
//
//	go run ./core/daifugo/train -own search -against heuristic -playouts 2000 -games 500
package main

import (
	"errors"
	"flag"
	"fmt"
	"os"
	"time"

	"github.com/tefuda/tefuda/core/daifugo/brain"
)

func main() {
	if err := run(os.Args[1:]); err != nil {
		fmt.Fprintln(os.Stderr, err)
		os.Exit(1)
	}
}

// A setting is the flags that decide what is learned.
type setting struct {
	imitate, games, batch, measure int
	rate                           float64
	seed                           uint
}

// run does what the flags ask for.
func run(args []string) error {
	var s setting
	flags := flag.NewFlagSet("train", flag.ContinueOnError)
	flags.IntVar(&s.imitate, "imitate", 4000, "games of the heuristic to imitate")
	flags.IntVar(&s.games, "games", 10_000_000, "games of self-play, or to measure")
	flags.Float64Var(&s.rate, "rate", 0.02, "step of learning at first, in nats")
	flags.IntVar(&s.batch, "batch", 400, "games of self-play a step at first")
	flags.IntVar(&s.measure, "measure", 500, "games against the heuristic after each part")
	flags.UintVar(&s.seed, "seed", 1, "seed of all games")
	out := flags.String("out", "", "Go file to write")
	places := flags.Bool("worth", false, "print what places are worth instead of learning")
	own := flags.String("own", "", "level to measure instead of learning")
	against := flags.String("against", "heuristic", "level of the others")
	playouts := flags.Int64("playouts", 2000, "playouts a move of the search")
	if err := flags.Parse(args); err != nil {
		return err
	}
	switch {
	case *places:
		worth(s.games, uint32(s.seed))
		return nil
	case *own != "":
		return measure(*own, *against, *playouts, s.games, uint32(s.seed))
	}
	l := newLearner(uint32(s.seed))
	l.imitate(s.imitate)
	return l.learn(&s, *out)
}

// learn plays games against itself, at a rate that falls to nothing while as
// many more games make a step, and writes the weights after each part.
func (l *learner) learn(s *setting, out string) error {
	began := time.Now()
	for part := range parts {
		left := float64(parts-part) / parts
		l.rate, l.batch = s.rate*left, int(float64(s.batch)/left)
		l.improve(s.games / parts)
		points := l.measure(s.measure)
		took := time.Since(began)
		fmt.Fprintf(os.Stderr, "%d games, %.0f s: %.3f points against the heuristic\n", (part+1)*(s.games/parts), took.Seconds(), points)
		if out == "" {
			continue
		}
		if err := l.write(out, s.made(took)); err != nil {
			return err
		}
	}
	return nil
}

// made tells by what command weights were made, and in what time.
func (s *setting) made(took time.Duration) string {
	return fmt.Sprintf("Made in %.0f minutes by\n//\n//\tgo run ./core/daifugo/train -imitate %d -games %d -rate %v -batch %d -measure %d -seed %d -out core/daifugo/brain/weights.go",
		took.Minutes(), s.imitate, s.games, s.rate, s.batch, s.measure, s.seed)
}

// parts are the reports of a run, with a lower rate in each.
const parts = 20

func measure(own, against string, playouts int64, games int, seed uint32) error {
	a, okA := brain.LevelOf(own)
	b, okB := brain.LevelOf(against)
	if !okA || !okB {
		return errors.New("no such level: " + own + " or " + against)
	}
	newArena(a, b, playouts, seed).match(games)
	return nil
}

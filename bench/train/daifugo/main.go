// Command daifugo learns the weights of the Daifugō policy and writes them as Go
// source. The policy plays against itself, against guests and against default
// clients. Moves become likelier that earned more points than their hand was
// worth (policy gradient; R. J. Williams, "Simple statistical gradient-following
// algorithms for connectionist reinforcement learning", Machine Learning 8, 1992,
// https://doi.org/10.1007/BF00992696). Steps become smaller and use more games.
// The result is the mean over the second half of the steps (B. T. Polyak, A. B.
// Juditsky, "Acceleration of stochastic approximation by averaging", 1992,
// https://doi.org/10.1137/0330046). The same flags give the same weights on the
// same platform; the flags' defaults give the program's weights. The file says
// with which flags it was made, and how long that took.
//
//	go run ./bench/train/daifugo -out core/daifugo/policy/weights.go
//
// It begins without weights and first learns the moves of article.CompletePlayer.
// With -imitate 0 it begins with the program's present weights.
//
// With -worth it prints what the final ranks are worth to the search, as in
// core/daifugo/player/worth.go, which was made by
//
//	go run ./bench/train/daifugo -worth -games 100000 -seed 1
//
// With -own it measures a level against another instead. Levels are given by
// name, with the parts to leave out. -kept stores the games played, so that a run
// can be continued, split between processes, and compared on common deals:
//
//	go run ./bench/train/daifugo -own champion -against novice -games 3000 -kept games.txt
//	go run ./bench/train/daifugo -own champion-kinds -against novice -games 3000 -kept games.txt
//	go run ./bench/train/daifugo -own champion -versus champion-kinds -against novice -kept games.txt
//
// -rules and -players measure the levels at another table:
//
//	go run ./bench/train/daifugo -own skilled -against regular -rules common -players 3 -games 4000
//
// With -versus parts it plays own, and own without each of its parts in turn, and
// prints what each part is worth:
//
//	go run ./bench/train/daifugo -own champion -versus parts -against novice -playouts 200 -games 1500 -kept games.txt
//
// With -honesty it prints how accurate the errors are that a search reports.
package main

import (
	"flag"
	"fmt"
	"os"
	"time"

	"github.com/tefuda/tefuda/core/daifugo/levels"
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
	stop                           int
}

// run does what the flags ask for.
func run(args []string) error {
	var s setting
	flags := flag.NewFlagSet("daifugo", flag.ContinueOnError)
	flags.IntVar(&s.imitate, "imitate", 4000, "games of the heuristic to imitate first, 0 to begin with the program's weights")
	flags.IntVar(&s.games, "games", 4_000_000, "games of self-play, or to measure")
	flags.Float64Var(&s.rate, "rate", 0.02, "step of learning at first, in nats")
	flags.IntVar(&s.batch, "batch", 200, "games of self-play a step at first")
	flags.IntVar(&s.measure, "measure", 2000, "games against the default client and against the heuristic after each part")
	flags.UintVar(&s.seed, "seed", 1, "seed of all games")
	flags.IntVar(&s.stop, "stop", 4, "twentieths of the games after which to stop")
	out := flags.String("out", "", "Go file to write")
	places := flags.Bool("worth", false, "print what places are worth instead of learning")
	var m match
	flags.StringVar(&m.own, "own", "", "level to measure instead of learning, with the parts that it does without, as champion-proofs")
	flags.StringVar(&m.against, "against", "skilled", "level of the others")
	flags.StringVar(&m.preset, "rules", "uec", "preset that the levels play by")
	flags.IntVar(&m.players, "players", 0, "players at the table, 0 for the preset's number")
	flags.Int64Var(&m.playouts, "playouts", 0, "playouts a move of the search, 0 for the default")
	flags.StringVar(&m.shard, "shard", "1/1", "the part of the blocks to play, as 2/4")
	flags.StringVar(&m.kept, "kept", "", "file that keeps the blocks: a run that was stopped goes on there")
	honest := flags.Bool("honesty", false, "print how true the errors are that own reports, on as many positions as games")
	versus := flags.String("versus", "", "level to compare with own on their common deals of the file, instead of playing; parts: play own without each of its parts")
	if err := flags.Parse(args); err != nil {
		return err
	}
	switch {
	case *places:
		worth(s.games, uint32(s.seed))
		return nil
	case m.own != "":
		if *honest {
			return honesty(m.own, m.playouts, s.games, uint32(s.seed))
		}
		m.games, m.seed = s.games, uint32(s.seed)
		return m.do(*versus)
	}
	l := newLearner(uint32(s.seed))
	if s.imitate == 0 {
		l.resume()
	}
	l.imitate(s.imitate)
	return l.learn(&s, *out)
}

// learn plays games against itself and writes the weights after each part. The
// rate falls to zero while a step uses more and more games.
func (l *learner) learn(s *setting, out string) error {
	began := time.Now()
	for part := range s.stop {
		left := float64(parts-part) / parts
		l.rate, l.batch = s.rate*left, int(float64(s.batch)/left)
		if part == parts/2 || part < parts/2 {
			l.restart()
		}
		l.improve(s.games / parts)
		l.average()
		took := time.Since(began)
		fmt.Fprintf(os.Stderr, "%d games, %.0f s: %.3f points against the default client, %.3f against the heuristic\n", (part+1)*(s.games/parts), took.Seconds(),
			l.measure(levels.Default, s.measure), l.measure(levels.Heuristic, s.measure))
		if out == "" {
			continue
		}
		if err := l.write(out, s.made(took)); err != nil {
			return err
		}
	}
	return nil
}

// made returns the command that made the weights, and the time it took.
func (s *setting) made(took time.Duration) string {
	return fmt.Sprintf("Made in %.0f minutes by\n//\n//\tgo run ./bench/train/daifugo -imitate %d -games %d -rate %v -batch %d -measure %d -seed %d -stop %d -out core/daifugo/policy/weights.go"+s.since(),
		took.Minutes(), s.imitate, s.games, s.rate, s.batch, s.measure, s.seed, s.stop)
}

// since returns what the learning began with.
func (s *setting) since() string {
	if s.imitate > 0 {
		return ""
	}
	return "\n//\n// with the weights of the program of that time to begin with"
}

// parts is the number of parts of a run. Each lowers the rate and prints a
// report.
const parts = 20

// Command strong computes the strategies of package blueprint and writes them to
// a file.
//
//	go run ./core/poker/train/strong -flops 12000 -out strong.tables
//
// Training may be done in pieces: with -state it goes on where the file of that
// name ended, and with -for it stops after some time, without tables if it is not
// done. The same flags give the same tables in one piece or in many.
// With -measure it tells what a best response within the abstraction wins.
package main

import (
	"flag"
	"fmt"
	"os"
	"time"

	"github.com/tefuda/tefuda/core/poker/player/blueprint"
)

var (
	flops   = flag.Int("flops", 12000, "that deals are made of, a game")
	pairs   = flag.Int("pairs", 100, "of hands on each of a flop's 12 boards")
	out     = flag.String("out", "", "file of the tables")
	state   = flag.String("state", "", "folder for what is between two pieces")
	limit   = flag.Duration("for", time.Hour, "how long to go on")
	measure = flag.Int("measure", 0, "flops to measure a best response by")
)

func main() {
	flag.Parse()
	games := make([]*game, len(blueprint.Games))
	for i := range games {
		games[i] = newGame(i)
		check(games[i].load(*state))
	}
	d, end := newDealer(*pairs), time.Now().Add(*limit)
	for _, g := range games {
		for g.Flops < *flops && time.Now().Before(end) {
			start := time.Now()
			g.learn(d)
			g.Spent += time.Since(start)
		}
		fmt.Printf("game %d: %d of %d flops, %.1f minutes\n", g.number, g.Flops, *flops, g.Spent.Minutes())
		check(g.save(*state))
	}
	for _, g := range games {
		if g.Flops < *flops {
			return
		}
		if *measure > 0 {
			g.respond(d, *measure)
		}
	}
	if *out != "" {
		check(os.WriteFile(*out, tables(games), 0o644))
	}
}

func check(err error) {
	if err != nil {
		fmt.Fprintln(os.Stderr, err)
		os.Exit(1)
	}
}

// tables is the file of the strategies.
func tables(games []*game) []byte {
	var spent time.Duration
	for _, g := range games {
		spent += g.Spent
	}
	how := fmt.Sprintf("go run ./core/poker/train/strong -flops %d -pairs %d\n%.0f minutes of one core", *flops, *pairs, spent.Minutes())
	var rows [][]byte
	for _, g := range games {
		rows = append(rows, g.rows())
	}
	return blueprint.Write(how, rows)
}

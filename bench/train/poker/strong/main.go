// Command strong computes the strategies of package blueprint and writes them to
// a file.
//
//	go run ./bench/train/poker/strong -flops 15000,30000,60000 -out strong.tables
//
// Training can be done in pieces. With -state it saves its state in that folder every
// minute and goes on from there. With -for it stops after some time, without tables if
// it is not done. The same flags give the same tables, in one piece or in many.
//
// With -measure it prints the win of a best response within the abstraction.
package main

import (
	"flag"
	"fmt"
	"os"
	"runtime"
	"strconv"
	"strings"
	"time"

	"github.com/tefuda/tefuda/bench/train/poker/allin"
	"github.com/tefuda/tefuda/core/poker/player/blueprint"
)

var (
	flops   = flag.String("flops", "15000,30000,60000", "that deals are made of: with fixed limits, without limit with 20 and 100 big blinds")
	pairs   = flag.Int("pairs", 100, "of hands on each of a flop's 12 boards")
	out     = flag.String("out", "", "file of the tables")
	state   = flag.String("state", "", "folder for what is between two pieces")
	limit   = flag.Duration("for", time.Hour, "how long to go on")
	measure = flag.Int("measure", 0, "flops to measure a best response by")
)

func main() {
	flag.Parse()
	games := make([]*game, len(blueprint.Games))
	goals, err := numbers(*flops)
	check(err)
	for i := range games {
		games[i] = newGame(i)
		check(games[i].load(*state))
	}
	d, end := newDealer(*pairs), time.Now().Add(*limit)
	done := true
	for i, g := range games {
		check(g.train(d, goals[i], end))
		done = done && g.Flops >= goals[i]
		fmt.Printf("game %d: %d of %d flops, %.1f minutes\n", g.number, g.Flops, goals[i], g.Spent.Minutes())
	}
	if !done {
		return
	}
	if *measure > 0 {
		for _, g := range games {
			g.respond(d, *measure)
		}
	}
	if *out != "" {
		check(os.WriteFile(*out, tables(games, equities()), 0o644))
	}
}

// numbers reads a list with one number for each game.
func numbers(list string) (all []int, err error) {
	for _, word := range strings.Split(list, ",") {
		n, err := strconv.Atoi(word)
		if err != nil {
			return nil, err
		}
		all = append(all, n)
	}
	if len(all) != len(blueprint.Games) {
		return nil, fmt.Errorf("-flops must be %d numbers, not %s", len(blueprint.Games), list)
	}
	return all, nil
}

// train learns until goal flops or a time are reached.
func (g *game) train(d *dealer, goal int, end time.Time) error {
	kept := time.Now()
	for g.Flops < goal && time.Now().Before(end) {
		start := time.Now()
		g.learn(d)
		g.Spent += time.Since(start)
		if time.Since(kept) > time.Minute {
			kept = time.Now()
			if err := g.save(*state); err != nil {
				return err
			}
		}
	}
	return g.save(*state)
}

func check(err error) {
	if err != nil {
		fmt.Fprintln(os.Stderr, err)
		os.Exit(1)
	}
}

// tables returns the file of the strategies.
func tables(games []*game, e blueprint.Equities) []byte {
	var spent time.Duration
	var seen []string
	var rows [][]byte
	for _, g := range games {
		spent += g.Spent
		seen = append(seen, strconv.Itoa(g.Flops))
		rows = append(rows, g.rows())
	}
	how := fmt.Sprintf("go run ./bench/train/poker/strong -flops %s -pairs %d\n%.0f minutes by the clock", strings.Join(seen, ","), *pairs, spent.Minutes())
	return blueprint.Write(how, rows, e)
}

// equities returns those of package allin, rounded to 1/256.
func equities() (e blueprint.Equities) {
	for i, row := range allin.Equities(runtime.NumCPU()) {
		for k, x := range row[:i] {
			e[i][k] = uint8(float64(x*256) + 0.5)
			e[k][i] = -e[i][k]
		}
		e[i][i] = 128
	}
	return e
}

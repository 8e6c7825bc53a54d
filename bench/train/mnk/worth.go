//go:build unix

package main

import (
	"flag"
	"fmt"
	"strings"

	"github.com/tefuda/tefuda/core/dice"
	"github.com/tefuda/tefuda/core/mnk"
	"github.com/tefuda/tefuda/core/mnk/five"
	"github.com/tefuda/tefuda/core/mnk/player"
	"github.com/tefuda/tefuda/core/search"
)

// parts are the parts that worth can leave out, by name.
var parts = []struct {
	name string
	part five.Part
}{
	{"aspiration", five.Aspiration}, {"late-moves", five.LateMoves}, {"null-move", five.NullMove}, {"futility", five.Futility},
	{"futile-moves", five.FutileMoves}, {"killers", five.Killers}, {"history", five.History}, {"continuation", five.Continuation},
	{"fours-first", five.FoursFirst}, {"fours-against", five.FoursAgainst}, {"extension", five.Extension},
	{"nearness", five.Nearness}, {"table", five.Table}, {"hanging", five.Hanging}, {"weights", learning},
}

// learning is not a part of the search: without it a side plays with weights by
// hand.
const learning five.Part = 1 << 15

// A comparison is the flags of worth, and the memories of both sides.
type comparison struct {
	games, size, seed int
	nodes             int64
	rule              mnk.Rule
	school            *school
	other             player.Table // of the side that leaves parts out
}

// worth measures each part of the search: the whole search plays against one that
// lacks the part. Both have the same nodes a move and play each opening from both sides.
func worth(flags *flag.FlagSet, args []string) error {
	var c comparison
	flags.IntVar(&c.games, "games", 60, "against each, two an opening")
	flags.IntVar(&c.size, "size", 15, "columns and rows")
	flags.IntVar(&c.seed, "seed", 1, "of the openings")
	flags.Int64Var(&c.nodes, "nodes", 5000, "a move")
	only := flags.String("parts", "", "some of the parts, with commas between them; default all")
	name := flags.String("rule", "free", "free, exact, renju or caro")
	if err := flags.Parse(args); err != nil {
		return err
	}
	rule, ok := fiveRule(*name)
	if !ok {
		return fmt.Errorf("no rule %q", *name)
	}
	c.rule = rule
	for _, p := range parts {
		if *only == "" || strings.Contains(","+*only+",", ","+p.name+",") {
			fmt.Printf("%-13s %s\n", p.name, summary(c.against(p.part)))
		}
	}
	return nil
}

// against plays the games against the search without some parts, always from
// the same openings.
func (c *comparison) against(without five.Part) []record {
	c.school = &school{Rand: dice.NewRand(uint32(c.seed)), nodes: c.nodes, rule: c.rule}
	var weights *five.Weights
	if without&learning != 0 {
		weights = byHand()
	}
	c.other.Memory = taughtBy(weights, c.other.Memory)
	return c.each(without)
}

// each plays each opening from both sides.
func (c *comparison) each(without five.Part) []record {
	all := make([]record, c.games)
	for game := 0; game < c.games; game += 2 {
		start := c.school.start(c.size)
		for turn := range min(2, c.games-game) {
			all[game+turn] = c.play(start, turn, without)
			all[game+turn].Game = game + turn
		}
	}
	return all
}

// play plays a game. The whole search moves first if turn is 0.
func (c *comparison) play(p mnk.Position, turn int, without five.Part) (r record) {
	var moves [2]float64
	who := turn
	for ; !p.Over(); who ^= 1 {
		table, o := &c.school.table, player.Options{}
		if who == 1 {
			table, o.Without = &c.other, without
		}
		chooser, err := player.NewChooser(&p, o, table)
		if err != nil {
			panic(err)
		}
		begin := processorTime()
		best := chooser.Choose(search.Start(search.Budget{Iterations: c.nodes}, 0, noClock, nil), 0)[0]
		r.Cpu[who] += 1000 * (processorTime() - begin)
		r.Depth[who] += float64(chooser.Evaluation().Depth)
		moves[who]++
		if err := p.Play(best.Square); err != nil {
			panic(err)
		}
	}
	for side := range moves {
		r.Depth[side] /= max(1, moves[side])
		r.Cpu[side] /= max(1, moves[side])
	}
	if r.Winner = -1; !p.Full() {
		r.Winner = who ^ 1
	} else if _, won := p.Winner(); won {
		r.Winner = who ^ 1
	}
	return r
}

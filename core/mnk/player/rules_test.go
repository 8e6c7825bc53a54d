package player

import (
	"strings"
	"testing"

	"github.com/tefuda/tefuda/core/dice"
	"github.com/tefuda/tefuda/core/mnk"
	"github.com/tefuda/tefuda/core/mnk/mnktest"
	"github.com/tefuda/tefuda/core/search"
)

// TestRulesPlayed plays whole games by the rules of package five, at every
// level and on boards of all sizes. Every move must be legal, and every proof
// must come true.
func TestRulesPlayed(t *testing.T) {
	rng := dice.NewRand(11)
	games := 60
	if testing.Short() {
		games = 16
	}
	for game := range games {
		g := mnk.Game{Columns: 5 + rng.IntN(11), Rows: 5 + rng.IntN(11), K: 5, Rule: []mnk.Rule{mnk.Renju, mnk.Caro, mnk.CaroExact}[game%3]}
		p, err := g.Start()
		if err != nil {
			t.Fatal(err)
		}
		promised, left := mnk.Empty, 0
		for moves := 0; !p.Over(); moves++ {
			level := 1 + (game/2+int(p.Turn))%MaxLevel
			if promised != mnk.Empty {
				level = MaxLevel
			}
			got := chooseBy(t, p, Options{Level: level}, search.Budget{Iterations: 3000}, uint32(moves))
			checkLine(t, p, got.Line)
			if level == MaxLevel {
				checkOrder(t, got.Candidates)
			}
			if v := got.Value; promised == mnk.Empty && v.Proved && v.Outcome == mnk.Win {
				promised, left = p.Turn, v.Plies
			}
			if p, err = p.Apply(got.Best); err != nil {
				t.Fatalf("%v plays %v: %v", g, got.Best, err)
			}
			if promised != mnk.Empty {
				if left--; left < -6 {
					t.Fatalf("%v: no win by %v\n%s", g, promised, strings.Join(mnktest.Rows(p.Board), "\n"))
				}
			}
		}
		line, won := p.Winner()
		if promised != mnk.Empty && (!won || line.Stone != promised) {
			t.Errorf("%v: %v was to win\n%s", g, promised, strings.Join(mnktest.Rows(p.Board), "\n"))
		}
	}
}

// TestRulesDecide are positions that the rules decide differently.
func TestRulesDecide(t *testing.T) {
	type decided struct {
		rule    mnk.Rule
		outcome mnk.Outcome
		plies   int
	}
	for _, c := range []struct {
		name string
		rows string
		best mnk.Square
		want []decided
	}{
		{"a four whose only answer is a double three", `
			...........
			.o.........
			...........
			...x.......
			....x......
			.....x.....
			.......oo..
			......oo...
			......o....
			...........
			x.....x....`, mnk.Square{Row: 2, Column: 2}, []decided{{mnk.Renju, mnk.Win, 3}, {mnk.FreeStyle, mnk.Open, 0}}},
		{"two fours", `
			....x......
			....o......
			....o......
			....o......
			xooo.......
			...........
			.......x...
			........x..
			x.......x..`, mnk.Square{Row: 4, Column: 4}, []decided{{mnk.FreeStyle, mnk.Win, 3}, {mnk.ExactLine, mnk.Win, 3}, {mnk.Caro, mnk.Win, 3}, {mnk.Renju, mnk.Open, 0}}},
		{"five between two stones", `
			..........
			.xoooo.x..
			..........
			.x...x....
			..........`, mnk.Square{Row: 1, Column: 6}, []decided{{mnk.FreeStyle, mnk.Win, 1}, {mnk.Renju, mnk.Win, 1}, {mnk.Caro, mnk.Open, 0}}},
		{"six", `
			..........
			.xooo.oox.
			..........
			.x....xx..
			..........`, mnk.Square{Row: 1, Column: 5}, []decided{{mnk.FreeStyle, mnk.Win, 1}, {mnk.Caro, mnk.Win, 1}, {mnk.ExactLine, mnk.Open, 0}, {mnk.Renju, mnk.Open, 0}}},
	} {
		b := mnktest.BoardOf(t, strings.Join(strings.Fields(c.rows), "\n"))
		for _, want := range c.want {
			p, err := mnk.Game{K: 5, Rule: want.rule}.At(b, mnk.Empty)
			if err != nil {
				t.Fatal(c.name, err)
			}
			got := choose(t, p, Options{}, search.Budget{Iterations: 20_000})
			if want.outcome == mnk.Win && (got.Best != c.best || got.Value.Plies != want.plies || !got.Value.Proved) {
				t.Errorf("%s, rule %d: %v, %+v", c.name, want.rule, got.Best, got.Value)
			}
			if want.outcome == mnk.Open && got.Value.Proved && got.Value.Outcome == mnk.Win && got.Value.Plies <= 3 {
				t.Errorf("%s, rule %d: %v, %+v", c.name, want.rule, got.Best, got.Value)
			}
		}
	}
}

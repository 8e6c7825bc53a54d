package mnk

import (
	"strings"
	"testing"

	"github.com/tefuda/tefuda/core/dice"
	"github.com/tefuda/tefuda/core/search"
)

// TestForbidden lists and refuses fouls.
func TestForbidden(t *testing.T) {
	rows := []string{
		"o.oo.o.",
		".......",
		"xx.x..x",
		".......",
		"xx.o...",
		"...o...",
		".oo....",
		".......",
		"x.....x",
	}
	p, err := Game{K: 5, Rule: Renju}.At(parse(t, strings.Join(rows, "\n")), Empty)
	if err != nil || p.Turn != Black {
		t.Fatal(p.Turn, err)
	}
	want := map[Square]string{{6, 3}: "double-three"}
	if got := p.Forbidden(); len(got) != len(want) {
		t.Errorf("%v is forbidden", got)
	}
	for s, foul := range want {
		if got := p.Foul(s); got != foul {
			t.Errorf("%v: %q", s, got)
		}
		if err := p.Play(s); err == nil || err.Error() != "move is forbidden to black in renju: "+foul {
			t.Errorf("%v: %v", s, err)
		}
	}
	if len(p.Legal())+len(want)+p.Board.stonesOf(0)+p.Board.stonesOf(1) != 63 {
		t.Errorf("%d legal moves", len(p.Legal()))
	}
	q, err := p.Apply(Square{3, 3})
	if err != nil || len(q.Forbidden()) > 0 || q.Foul(Square{6, 3}) != "" {
		t.Errorf("white is forbidden %v, %v", q.Forbidden(), err)
	}
	p.Game.Rule = FreeStyle
	if got := p.Forbidden(); got != nil {
		t.Errorf("%v is forbidden without renju", got)
	}
}

// TestRulesPlayed plays whole games by the rules of package five, at every level
// and on boards of all sizes. Every move must be one that the rules allow, and
// what is said to be proved must come true.
func TestRulesPlayed(t *testing.T) {
	rng := dice.NewRand(11)
	games := 60
	if testing.Short() {
		games = 16
	}
	for game := range games {
		g := Game{Columns: 5 + rng.IntN(11), Rows: 5 + rng.IntN(11), K: 5, Rule: []Rule{Renju, Caro}[game%2]}
		p, err := g.Start()
		if err != nil {
			t.Fatal(err)
		}
		promised, left := Empty, 0
		for moves := 0; !p.Over(); moves++ {
			level := 1 + (game/2+int(p.Turn))%MaxLevel
			if promised != Empty {
				level = MaxLevel
			}
			got := chooseBy(t, p, Options{Level: level}, search.Budget{Iterations: 3000}, uint32(moves))
			checkLine(t, p, got.Line)
			if level == MaxLevel {
				checkOrder(t, got.Candidates)
			}
			if v := got.Value; promised == Empty && v.Proved && v.Outcome == Win {
				promised, left = p.Turn, v.Plies
			}
			if p, err = p.Apply(got.Best); err != nil {
				t.Fatalf("%v plays %v: %v", g, got.Best, err)
			}
			if promised != Empty {
				if left--; left < -6 {
					t.Fatalf("%v: no win by %v\n%s", g, promised, strings.Join(text(p.Board), "\n"))
				}
			}
		}
		line, won := p.Winner()
		if promised != Empty && (!won || line.Stone != promised) {
			t.Errorf("%v: %v was to win\n%s", g, promised, strings.Join(text(p.Board), "\n"))
		}
	}
}

// TestRulesDecide are positions that the rules decide differently.
func TestRulesDecide(t *testing.T) {
	type decided struct {
		rule    Rule
		outcome Outcome
		plies   int
	}
	for _, c := range []struct {
		name string
		rows string
		best Square
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
			x.....x....`, Square{2, 2}, []decided{{Renju, Win, 3}, {FreeStyle, Open, 0}}},
		{"two fours", `
			....x......
			....o......
			....o......
			....o......
			xooo.......
			...........
			.......x...
			........x..
			x.......x..`, Square{4, 4}, []decided{{FreeStyle, Win, 3}, {ExactLine, Win, 3}, {Caro, Win, 3}, {Renju, Open, 0}}},
		{"five between two stones", `
			..........
			.xoooo.x..
			..........
			.x...x....
			..........`, Square{1, 6}, []decided{{FreeStyle, Win, 1}, {Renju, Win, 1}, {Caro, Open, 0}}},
		{"six", `
			..........
			.xooo.oox.
			..........
			.x....xx..
			..........`, Square{1, 5}, []decided{{FreeStyle, Win, 1}, {Caro, Win, 1}, {ExactLine, Open, 0}, {Renju, Open, 0}}},
	} {
		b := parse(t, strings.Join(strings.Fields(c.rows), "\n"))
		for _, want := range c.want {
			p, err := Game{K: 5, Rule: want.rule}.At(b, Empty)
			if err != nil {
				t.Fatal(c.name, err)
			}
			got := choose(t, p, Options{}, search.Budget{Iterations: 20_000})
			if want.outcome == Win && (got.Best != c.best || got.Value.Plies != want.plies || !got.Value.Proved) {
				t.Errorf("%s, rule %d: %v, %+v", c.name, want.rule, got.Best, got.Value)
			}
			if want.outcome == Open && got.Value.Proved && got.Value.Outcome == Win && got.Value.Plies <= 3 {
				t.Errorf("%s, rule %d: %v, %+v", c.name, want.rule, got.Best, got.Value)
			}
		}
	}
}

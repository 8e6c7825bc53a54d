package player_test

import (
	"slices"
	"testing"

	"github.com/tefuda/tefuda/core/dice"
	"github.com/tefuda/tefuda/core/mnk"
	"github.com/tefuda/tefuda/core/mnk/five"
	"github.com/tefuda/tefuda/core/mnk/mnktest"
	"github.com/tefuda/tefuda/core/mnk/player"
)

// A naive solver of wins by threats: only the rules of Position.
type naive struct{ threes bool }

// completes returns the squares by which a side, if it were to move, completes five.
func completes(p mnk.Position, side mnk.Stone) (out []mnk.Square) {
	for row := range p.Board.Rows() {
		for column := range p.Board.Columns() {
			if p.Board.At(row, column) == mnk.Empty && wins(&p, side, row, column) {
				out = append(out, mnk.Square{Row: row, Column: column})
			}
		}
	}
	return out
}

// wins reports whether a stone on an empty square wins.
func wins(p *mnk.Position, side mnk.Stone, row, column int) bool {
	at := func(row, column int) mnk.Stone {
		if row < 0 || column < 0 || row >= p.Board.Rows() || column >= p.Board.Columns() {
			return mnk.Empty
		}
		return p.Board.At(row, column)
	}
	for _, d := range [4][2]int{{0, 1}, {1, 0}, {1, 1}, {1, -1}} {
		length, ends := 1, 0
		for _, way := range [2]int{1, -1} {
			i := way
			for ; at(row+i*d[0], column+i*d[1]) == side; i += way {
				length++
			}
			if at(row+i*d[0], column+i*d[1]) == side.Other() {
				ends++
			}
		}
		exact := p.Game.Rule == mnk.ExactLine || p.Game.Rule == mnk.CaroExact || p.Game.Rule == mnk.Renju && side == mnk.Black
		closed := ends == 2 && (p.Game.Rule == mnk.Caro || p.Game.Rule == mnk.CaroExact)
		if length == 5 && !closed || length > 5 && !exact {
			return true
		}
	}
	return false
}

// double reports whether the side to move, by a square, makes fours that no stone on any square stops.
func (naive) double(p mnk.Position, at mnk.Square) bool {
	me := p.Turn
	q, err := p.Apply(at)
	if err != nil || q.Over() || len(completes(q, me)) == 0 {
		return false
	}
	for row := range q.Board.Rows() {
		for column := range q.Board.Columns() {
			if q.Board.At(row, column) != mnk.Empty {
				continue
			}
			z := q
			z.Board.Set(row, column, q.Turn)
			if len(completes(z, me)) == 0 {
				return false
			}
		}
	}
	return true
}

// threat reports whether the last move, not by the side to move, is a threat.
func (n naive) threat(p mnk.Position) bool {
	me := p.Turn.Other()
	if len(completes(p, me)) > 0 {
		return true
	}
	if !n.threes || len(completes(p, p.Turn)) > 0 {
		return false
	}
	p.Turn = me
	return slices.ContainsFunc(p.Legal(), func(at mnk.Square) bool { return n.double(p, at) })
}

// wins reports whether the side to move wins by at most so many threats.
func (n naive) wins(p mnk.Position, depth int) bool {
	if len(completes(p, p.Turn)) > 0 {
		return true
	}
	if depth == 0 || p.Over() {
		return false
	}
	return slices.ContainsFunc(p.Legal(), func(at mnk.Square) bool {
		q, _ := p.Apply(at)
		return !q.Over() && n.threat(q) && n.forces(q, depth-1)
	})
}

// forces reports whether every move of the side to move loses to at most so many threats.
func (n naive) forces(p mnk.Position, depth int) bool {
	if len(completes(p, p.Turn)) > 0 {
		return false
	}
	for _, reply := range p.Legal() {
		r, _ := p.Apply(reply)
		if r.Over() || !n.wins(r, depth) {
			return false
		}
	}
	return true
}

// treed plays a tree against every defence. It returns the number of threats of the longest line.
func (n naive) treed(t *testing.T, p mnk.Position, found *player.Threats, of int) (depth int) {
	t.Helper()
	children := map[mnk.Square]int{}
	for i, step := range found.Tree {
		if step.Of == of {
			children[mnk.Square{Row: int(step.Square) / p.Game.Columns, Column: int(step.Square) % p.Game.Columns}] = i
		}
	}
	side := found.Side
	if p.Turn == side {
		if len(children) != 1 {
			t.Fatalf("%d moves of the attacker after %d: %+v", len(children), of, found)
		}
		for at, i := range children {
			q, err := p.Apply(at)
			if err != nil || q.Over() != (found.Tree[i].Makes == five.MakesFive) {
				t.Fatalf("%v: %v", at, err)
			}
			if q.Over() {
				return 0
			}
			if four := len(completes(q, side)) > 0; four != (found.Tree[i].Makes == five.MakesFour) || !n.threat(q) {
				t.Fatalf("%v makes %d:\n%v", at, found.Tree[i].Makes, q.Board)
			}
			return 1 + n.treed(t, q, found, i)
		}
	}
	if len(completes(p, p.Turn)) > 0 {
		t.Fatalf("the defender completes five:\n%v", p.Board)
	}
	for _, reply := range p.Legal() {
		q, _ := p.Apply(reply)
		if i, ok := children[reply]; ok {
			depth = max(depth, n.treed(t, q, found, i))
			delete(children, reply)
		} else if !n.wins(q, 0) {
			if q.Over() || !slices.ContainsFunc(q.Legal(), func(at mnk.Square) bool { return n.double(q, at) }) {
				t.Fatalf("%v after step %d is no step and does not lose at once:\n%v\n%+v", reply, of, p.Board, found)
			}
			depth = max(depth, 1)
		}
	}
	if len(children) > 0 {
		t.Fatalf("defences that may not be played: %v\n%v", children, p.Board)
	}
	return depth
}

// TestSolveThreats compares the solver with a naive one on small boards, by all rules and for both sides, and plays its
// trees against every defence.
func TestSolveThreats(t *testing.T) {
	rng, table := dice.NewRand(11), new(player.Table)
	var found [5][3]int // by rule and number of threats of the shortest win
	none, waits := 0, 0
	for game := range 150 {
		g := mnk.Game{Columns: 6 + rng.IntN(3), Rows: 5 + rng.IntN(2), K: 5, Rule: mnk.Rule(game % 5)}
		n, side := naive{rng.IntN(2) == 0}, mnk.Black+mnk.Stone(rng.IntN(2))
		b, _ := mnk.New(g.Columns, g.Rows)
		for i := range 8 + rng.IntN(9) {
			stone := side
			if i%3 == 0 {
				stone = side.Other()
			}
			b.Set(rng.IntN(g.Rows), rng.IntN(g.Columns), stone)
		}
		p, err := g.At(b, mnk.Black+mnk.Stone(rng.IntN(2)))
		if err != nil || p.Over() || len(completes(p, side)) > 0 {
			continue
		}
		got, err := player.SolveThreats(&p, side, !n.threes, 5000, table, mnktest.Nodes(300_000))
		if err != nil || !got.Finished || got.Cut {
			t.Fatalf("%v %+v\n%v", err, got, p.Board)
		}
		q := p
		q.Turn = side
		depth := -1
		if got.Kind != "" {
			depth = n.treed(t, q, got, -1)
			if byFours := (naive{}).wins(q, min(depth, 2)); depth <= 2 && byFours != (got.Kind == "vcf") {
				t.Fatalf("%s, but by fours %v:\n%v", got.Kind, byFours, q.Board)
			}
		}
		for d := range 3 {
			n := n
			n.threes = n.threes && got.Kind != "vcf"
			if won := n.wins(q, d); won != (depth >= 0 && d >= depth) {
				t.Fatalf("rule %s, %v to move, threes %v: won within %d is %v, not by %+v\n%v", mnk.Rules[g.Rule].Key, side, n.threes, d, won, got, q.Board)
			}
		}
		if depth < 0 {
			none++
		} else {
			found[g.Rule][min(depth, 2)]++
		}
		if side != p.Turn && depth >= 0 {
			waits++
			stopped(t, n, p, got, table)
		}
	}
	t.Log(found, none, waits)
	for rule, counts := range found {
		if counts[1]+counts[2] < 2 {
			t.Errorf("%s: wins by %v threats", mnk.Rules[rule].Key, counts)
		}
	}
}

// stopped checks the moves that stop a threat.
func stopped(t *testing.T, n naive, p mnk.Position, got *player.Threats, table *player.Table) {
	t.Helper()
	if len(got.Open) > 0 {
		t.Errorf("undecided: %v", got.Open)
	}
	for _, at := range p.Legal() {
		q, _ := p.Apply(at)
		stops := slices.Contains(got.Stops, at)
		if q.Over() {
			if !stops {
				t.Fatalf("%v ends the game", at)
			}
			continue
		}
		if stops {
			if n.wins(q, 1) {
				t.Fatalf("%v stops nothing:\n%v", at, p.Board)
			}
			continue
		}
		after, err := player.SolveThreats(&q, got.Side, !n.threes, 5000, table, mnktest.Nodes(300_000))
		if err != nil || after.Kind == "" {
			t.Fatalf("%v stops the threat: %v\n%v", at, err, p.Board)
		}
		n.treed(t, q, after, -1)
	}
}

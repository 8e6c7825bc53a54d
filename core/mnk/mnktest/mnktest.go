// Package mnktest helps the tests of mnk's packages: boards from text and at
// random, their orientations, and a search by the rules alone.
package mnktest

import (
	"strings"
	"testing"
	"time"

	"github.com/tefuda/tefuda/core/dice"
	"github.com/tefuda/tefuda/core/mnk"
	"github.com/tefuda/tefuda/core/search"
)

// BoardOf reads a board from lines.
func BoardOf(t testing.TB, text string) mnk.Board {
	t.Helper()
	b, err := mnk.Parse(strings.Split(text, "\n"))
	if err != nil {
		t.Fatal(err)
	}
	return b
}

// Orientations returns the eight turns and reflections of a board.
func Orientations(b mnk.Board) (out [8]mnk.Board) {
	for k := range out {
		t, _ := mnk.New(b.Columns(), b.Rows())
		if k&4 != 0 {
			t, _ = mnk.New(b.Rows(), b.Columns())
		}
		for r := range b.Rows() {
			for c := range b.Columns() {
				y, x := r, c
				if k&1 != 0 {
					y = b.Rows() - 1 - y
				}
				if k&2 != 0 {
					x = b.Columns() - 1 - x
				}
				if k&4 != 0 {
					y, x = x, y
				}
				t.Set(y, x, b.At(r, c))
			}
		}
		out[k] = t
	}
	return out
}

// RandomGame returns a random game of at most side columns and rows, free-style
// or exact.
func RandomGame(rng interface{ IntN(int) int }, side int) mnk.Game {
	g := mnk.Game{Columns: 1 + rng.IntN(side), Rows: 1 + rng.IntN(side), Rule: mnk.Rule(rng.IntN(2))}
	g.K = 1 + rng.IntN(max(g.Columns, g.Rows))
	return g
}

// RandomPosition plays a number of moves at random, or until the game is over.
func RandomPosition(rng interface{ IntN(int) int }, g mnk.Game, moves int) mnk.Position {
	p, _ := g.Start()
	for range moves {
		legal := p.Legal()
		if len(legal) == 0 {
			break
		}
		p, _ = p.Apply(legal[rng.IntN(len(legal))])
	}
	return p
}

// Completes reports whether the side to move wins by playing a square.
func Completes(p mnk.Position, at mnk.Square) bool {
	q, _ := p.Apply(at)
	_, won := q.Winner()
	return won
}

// InCorner plays random stones on the first `side` columns and rows, none of
// which ends the game.
func InCorner(t testing.TB, g mnk.Game, side, stones int, dice *dice.Dice) mnk.Position {
	t.Helper()
	p, err := g.Start()
	if err != nil {
		t.Fatal(err)
	}
	for tries := 0; stones > 0 && tries < 300; tries++ {
		s, next := mnk.Square{Row: int(dice.Under(uint32(min(side, g.Rows)))), Column: int(dice.Under(uint32(min(side, g.Columns))))}, p
		if next.Play(s) == nil && !next.Over() {
			p = next
			stones--
		}
	}
	return p
}

// Nodes returns a meter with a budget of nodes.
func Nodes(nodes int64) *search.Meter {
	return search.Start(search.Budget{Iterations: nodes}, 0, func() int64 { return 0 }, nil)
}

// A Minimax is the search written down plainly: only the rules of Position, and
// a map of the positions seen. A value is 0 for a draw, 1000 minus the plies to
// the last stone for a win, the negative for a loss.
type Minimax map[mnk.Position]int

// Value returns the value of a position for the side to move.
func (m Minimax) Value(p mnk.Position) int {
	if v, ok := m[p]; ok {
		return v
	}
	v := -1000
	if l, won := p.Winner(); won {
		if l.Stone == p.Turn {
			panic("the side to move has won")
		}
		if p.Game.Rule == mnk.Misere {
			v = 1000
		}
		m[p] = v
		return v
	}
	moves := p.Legal()
	if len(moves) == 0 {
		v = 0
	}
	for _, s := range moves {
		next, _ := p.Apply(s)
		child := -m.Value(next)
		if child > 0 {
			child--
		} else if child < 0 {
			child++
		}
		v = max(v, child)
	}
	m[p] = v
	return v
}

// Rows returns a board as text, row by row.
func Rows(b mnk.Board) (rows []string) {
	for r := range b.Rows() {
		row := ""
		for c := range b.Columns() {
			row += b.At(r, c).String()
		}
		rows = append(rows, row)
	}
	return rows
}

// Place15 returns a position of gomoku from stones by row and column, as
// letters from a: "hg" is row 7, column 6. Black is to move.
func Place15(t testing.TB, black, white string) mnk.Position {
	t.Helper()
	b, _ := mnk.New(15, 15)
	for i, stones := range []string{black, white} {
		for _, s := range strings.Fields(stones) {
			b.Set(int(s[0]-'a'), int(s[1]-'a'), mnk.Black+mnk.Stone(i))
		}
	}
	p, err := mnk.Game{K: 5}.At(b, mnk.Black)
	if err != nil {
		t.Fatal(err)
	}
	return p
}

// Wins returns the squares by which a colour would win if it were to move.
func Wins(p mnk.Position, by mnk.Stone) (out []mnk.Square) {
	p.Turn = by
	for _, s := range p.Legal() {
		if Completes(p, s) {
			out = append(out, s)
		}
	}
	return out
}

// Swapped returns a position with the colours swapped.
func Swapped(p mnk.Position) mnk.Position {
	b, _ := mnk.New(p.Board.Columns(), p.Board.Rows())
	for r := range b.Rows() {
		for c := range b.Columns() {
			if s := p.Board.At(r, c); s != mnk.Empty {
				b.Set(r, c, s.Other())
			}
		}
	}
	p.Board, p.Turn = b, p.Turn.Other()
	return p
}

// Endless returns a meter without a bound.
func Endless() *search.Meter {
	return search.Start(search.Budget{}, 0, func() int64 { return time.Now().UnixMilli() }, nil)
}

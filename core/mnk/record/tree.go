package record

import (
	"strconv"

	"github.com/tefuda/tefuda/core/fault"
	"github.com/tefuda/tefuda/core/mnk"
)

// A Branch is moves that might have been played instead of others.
type Branch struct {
	Of    int // the branch that it leaves, an earlier one, or -1 for the moves of the game
	At    int // the number of moves before it, from the beginning of the game
	Moves []mnk.Square
	at    []int32 // the position of each in the text, in bytes
}

// A cursor is the point where the next move of a text goes.
type cursor struct {
	branch int  // as in Branch.Of
	depth  int  // number of moves up to there
	fork   bool // the next move begins a branch
	count  int  // number of moves read in all
}

// maxMoves bounds the moves of a text, because they are kept in memory. maxDepth bounds
// those of a line: every square, and a pass before each; a second pass in a row ends a
// game.
const (
	maxMoves = 1 << 16
	maxDepth = 2 * (mnk.MaxSide*mnk.MaxSide + 1)
)

// put adds a move at the cursor. Trees come in order: a move, then what follows it.
//
//go:noinline
func (g *Game) put(at int, s mnk.Square) error {
	if g.count == maxMoves || g.depth == maxDepth {
		return g.refuse(fault.BadLength, at, "there are more moves than "+strconv.Itoa(maxMoves)+", or than "+strconv.Itoa(maxDepth)+" in a row")
	}
	if g.fork {
		g.Branches = append(g.Branches, Branch{Of: g.branch, At: g.depth})
		g.branch, g.fork = len(g.Branches)-1, false
	}
	moves, places := &g.Moves, &g.at
	if g.branch >= 0 {
		b := &g.Branches[g.branch]
		moves, places = &b.Moves, &b.at
	}
	*moves, *places = append(*moves, s), append(*places, int32(at))
	g.depth++
	g.count++
	return nil
}

// back returns the cursor to an earlier point.
//
//go:noinline
func (g *Game) back(to cursor) {
	to.fork = to.fork || g.count > to.count
	to.count = g.count
	g.cursor = to
}

// turn returns the side to move at the cursor.
//
//go:noinline
func (g *Game) turn() mnk.Stone {
	first := max(g.Turn, mnk.Black)
	if g.depth&1 != 0 {
		return first.Other()
	}
	return first
}

// Check checks the branches of a game that was not read from a text. Each must leave an
// earlier one, after moves that exist, and be on empty squares. Check returns the index
// of the first that is wrong, or -1.
//
//go:noinline
func (g *Game) Check() int {
	ends := make([]int, len(g.Branches)) // moves up to the end of each
	for i := range g.Branches {
		b := &g.Branches[i]
		first, last := 0, len(g.Moves)
		if b.Of >= i || b.Of < -1 || len(b.Moves) == 0 {
			return i
		}
		if b.Of >= 0 {
			first, last = g.Branches[b.Of].At+1, ends[b.Of]
		}
		if b.At < first || b.At > last {
			return i
		}
		if ends[i] = b.At + len(b.Moves); g.taken(i) >= 0 {
			return i
		}
	}
	return -1
}

// taken returns the index of a branch's first move that is not on an empty square, or -1.
//
//go:noinline
func (g *Game) taken(branch int) int {
	b, _ := mnk.New(g.Columns, g.Rows)
	if g.Board.Columns() > 0 {
		b = g.Board
	}
	for of, until := branch, g.Branches[branch].At; until > 0; {
		of = g.Branches[of].Of
		moves, from := g.Moves, 0
		if of >= 0 {
			moves, from = g.Branches[of].Moves, g.Branches[of].At
		}
		for _, s := range moves[:until-from] {
			if s.Row >= 0 {
				b.Set(s.Row, s.Column, mnk.Black)
			}
		}
		until = from
	}
	for i, s := range g.Branches[branch].Moves {
		if s.Row >= 0 {
			if b.At(s.Row, s.Column) != mnk.Empty {
				return i
			}
			b.Set(s.Row, s.Column, mnk.Black)
		}
	}
	return -1
}

// checkBranches returns a fault for the first move of a branch on a taken square.
//
//go:noinline
func (g *Game) checkBranches() error {
	for i := range g.Branches {
		b := &g.Branches[i]
		if j := g.taken(i); j >= 0 {
			g.Moves = g.Moves[:min(b.At, len(g.Moves))]
			return g.refuse(fault.BadMove, int(b.at[j]), "move "+strconv.Itoa(b.At+j+1)+", "+mnk.Place(b.Moves[j], g.Rows)+", is taken")
		}
	}
	return nil
}

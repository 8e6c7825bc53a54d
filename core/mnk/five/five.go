// Package five searches five in a row on boards too large to look at every
// move. For every empty square it knows the shape in each of four directions:
// what a stone there would make of the line, such as a four or an open three
// (shapes.go). The four shapes together are the kind of the square (kinds.go).
// Kinds are updated as stones come and go (state.go). Everything else follows
// from them: what must be answered (threats.go), wins by fours (fours.go), the
// order of moves and the value of a position (learned.go, learned by
// bench/train/mnk).
//
// J. Jin et al. found that a classical evaluation does best by such patterns,
// per direction and combined per square: Rapfi: distilling efficient neural
// network for the game of gomoku, 2025, https://arxiv.org/abs/2503.13178. The
// shapes here are derived from the rules alone.
package five

import "github.com/tefuda/tefuda/core/mnk/positions"

// MaxSide is the largest number of columns and of rows. A line fits into one
// word of 32 squares, with the squares off the board before and after it (see
// slot).
const MaxSide = 25

// maxSquares is room for the largest board, a power of two.
const (
	maxSquares = 1024
	squareMask = maxSquares - 1
)

// row is the number of stones in a row that win.
const row = 5

// The values of a search, for the side to move. Values from Floor on are proved
// wins: Win minus the plies to the last stone. Values about Likely are wins
// unless a move that was not looked at changes that. Heuristic values are odd
// and below Limit. Losses are the negatives.
const (
	Win    = positions.Win
	Floor  = positions.Floor
	Likely = 900_000
	Limit  = positions.Limit

	infinite = Win + 1
	// MaxPly is the greatest depth of any line of a search, in plies from the
	// root.
	MaxPly = 120
)

// A Rule says which rows win.
type Rule uint8

// The rules.
const (
	Free      Rule = iota // five or more
	Exact                 // exactly five
	Renju                 // white: five or more; black: five, where Grid.Foul allows it
	Caro                  // more than five, or five unless the opponent has a stone at both ends
	CaroExact             // exactly five, unless the opponent has a stone at both ends
	rules
)

// caro reports whether five with an opponent's stone at both ends does not win.
func (r Rule) caro() bool { return r >= Caro }

// A Part is a technique of the search. Leaving it out (Without) measures what
// it is worth.
type Part uint16

// The parts; add them to leave out several.
const (
	Aspiration   Part = 1 << iota // narrow windows around the last value, at the root
	LateMoves                     // reductions of late moves
	NullMove                      // cut positions that are good enough even after a pass
	Futility                      // cut positions near the leaves that are far outside the window
	FutileMoves                   // near the leaves, skip moves that neither make nor stop a threat
	Killers                       // moves that refuted a sibling come early
	History                       // moves that refuted anything come early
	Continuation                  // moves that refuted the same move before come early
	FoursFirst                    // wins by fours are looked for at every position
	FoursAgainst                  // wins by fours of the opponent too; moves that may stop them come first
	Extension                     // the answer to a four does not count as a move
	Nearness                      // only squares near stones are looked at
	Table                         // the transposition table
	Hanging                       // search on at depth 0 while the opponent has a double four
)

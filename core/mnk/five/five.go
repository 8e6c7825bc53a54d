// Package five is the search for five in a row on boards too large to look at
// every move. It knows only what a stone on an empty square would make of the
// four lines through it: a four, an open three and so on, the shape of the
// square in that direction (shapes.go). The four shapes of a square are its
// kind (kinds.go); kinds are kept up as stones come and go (state.go), and all
// else follows from them: what must be answered (threats.go), wins by fours
// (fours.go), the order of moves and the value of a position (weights.go),
// whose weights are learned (../train).
//
// That a classical evaluation does best by such patterns, per direction and
// combined per square, is told of by J. Jin et al.: Rapfi: distilling efficient
// neural network for the game of gomoku, 2025, https://arxiv.org/abs/2503.13178;
// the shapes here are derived from the rules alone.
package five

import "github.com/tefuda/tefuda/core/mnk/positions"

// MaxSide is the largest number of columns and of rows.
const MaxSide = 20

// maxSquares is room for the largest board, a power of two.
const (
	maxSquares = 512
	squareMask = maxSquares - 1
)

// row is how many stones in a row win.
const row = 5

// The values of a search, for the side to move. Values from Floor on are wins
// that are proved, Win minus the plies to the last stone; those about Likely
// are wins if the moves that were not looked at change nothing. Heuristic
// values are odd and below Limit. Losses are the negatives.
const (
	Win    = positions.Win
	Floor  = positions.Floor
	Likely = 900_000
	Limit  = positions.Limit

	infinite = Win + 1
	// MaxPly is how far any line of a search goes.
	MaxPly = 120
)

// A Rule is what wins.
type Rule uint8

// The rules.
const (
	Free      Rule = iota // five or more
	Exact                 // five, and no longer row
	Renju                 // white: five or more; black: five, where Grid.Foul allows it
	Caro                  // more than five, or five that are not between two stones of the opponent
	CaroExact             // only the latter
	rules
)

// caro tells whether five between two stones of the opponent win nothing.
func (r Rule) caro() bool { return r >= Caro }

// A Part is something the search does beside looking at moves: what it is worth
// can be measured by leaving it out.
type Part uint16

// The parts, which add up.
const (
	Aspiration   Part = 1 << iota // windows about the last value at the root
	LateMoves                     // reductions of late moves
	NullMove                      // positions so good that passing is enough
	Futility                      // positions too good or bad to look at near the leaves
	FutileMoves                   // moves that make and stop nothing, likewise
	Killers                       // moves that refuted a sibling come early
	History                       // moves that refuted anything come early
	Continuation                  // moves that refuted the same move before come early
	FoursFirst                    // wins by fours are looked for at every position
	FoursAgainst                  // and those of the opponent, whose stops are the only moves then
	Extension                     // the answer to a four does not count as a move
	Nearness                      // only squares near stones are looked at
	Table                         // positions are remembered
	Hanging                       // a line goes on where the opponent has a double four
)

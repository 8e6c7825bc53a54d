// Package lines counts the stones of each colour on every line: every row of k
// squares that would win. These counts give all that a search for any k needs:
// the squares that win, threats, the evaluation, the order of moves, and proofs
// that a side gets no line.
//
// A State depends on its stones only, not on how they came. After Make and Unmake
// of the same squares it is as before, and New of the same position gives an equal
// State. Make and Unmake take time in proportion to the lines through the square,
// at most 4k of them, and no memory.
//
// The files:
//
//	lines.go            all lines of a board, and the squares of each
//	weights.go          the worth of stones on a line, and the words of the hash
//	step.go             what a stone makes of a line, as a table
//	state.go            the state, updated stone by stone; Barred: a proof by sums
//	threats.go          sets of squares, double threats and what stops them
//	pairing.go          a proof by pairs of squares that a side gets no line
//	erdos_selfridge.go  a proof by both: some lines by pairs, the rest by sums
//	symmetry.go         turns and reflections, and one hash for all of them
//	evaluate.go         the static value of a position, and its parts
package lines

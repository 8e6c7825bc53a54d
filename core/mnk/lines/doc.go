// Package lines counts the stones of each colour wherever a line can lie. All that
// a search for any k asks follows from these counts: the squares that win, threats,
// the evaluation, the order of moves, and proofs that a side can be kept from a
// line.
//
// A State is what its stones say, however they came: after Make and Unmake of the
// same squares it is as it was, and a State by New of the same position is equal
// to it. Make and Unmake take time in proportion to the lines through the square,
// at most 4k of them, and no memory.
//
// The files:
//
//	lines.go     where lines can lie, and which squares each has
//	weights.go   what stones on a line are worth, and the words of the hash
//	step.go      what a stone makes of a line, as a table
//	state.go     the state, kept up stone by stone; barred: a proof by sums
//	threats.go   sets of squares, double threats and what stops them
//	pairing.go   a proof by pairs of squares that a side gets no line
//	kept.go      a proof by both, some lines by pairs and the rest by sums
//	symmetry.go  turns and reflections, and the hash that is the same for all
//	evaluate.go  the static value of a position, and what it is made of
package lines

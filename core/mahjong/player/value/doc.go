// Package value computes the value of a hand in points (期待値) as Majiang's player does. A
// complete hand has the value of its points. A hand of 14 tiles has the value of its best
// discard. A hand of 13 has the sum over its useful tiles of unseen copies times the value
// after drawing or calling one, divided by a constant. From 3-shanten on the value is a
// number of useful tiles.
//
// An Evaluator values one hand between two calls of Begin. It remembers the values in a
// table of 0.8 MB. Calls do not allocate.
//
// The files, from below:
//
//	value.go  an Evaluator, and the values of near hands
//	call.go   what calling a useful tile adds (鳴き考慮)
//	count.go  hands that are far from complete
//	yaku.go   how far a hand is from complete with a yaku
//	memo.go   the table of values of one decision
package value

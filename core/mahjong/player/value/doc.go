// Package value is what a hand is worth in points (期待値) to the player of Majiang: a hand that
// waits is worth the mean of what its useful tiles make of it, a hand that discards its best
// discard, a complete one its points. Three or more from complete it counts useful tiles.
//
// An Evaluator is valid for one hand between two calls of Begin; what it has valued it
// remembers, in a table of 0.8 MB. Calls take no memory.
//
// The files, from below:
//
//	value.go  an Evaluator, and hands by their draws
//	call.go   what calling a useful tile adds (鳴き考慮)
//	count.go  hands that are far from complete
//	yaku.go   how far a hand is from complete with a yaku
//	memo.go   the values met in one decision
package value

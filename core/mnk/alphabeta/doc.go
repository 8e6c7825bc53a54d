// Package alphabeta searches positions of any k, on top of what package lines
// counts.
//
// The search is alpha-beta (D. E. Knuth, R. W. Moore: An analysis of alpha-beta
// pruning, Artificial Intelligence 6, 1975,
// https://doi.org/10.1016/0004-3702(75)90019-3). It has a transposition table,
// moves ordered by static rank, killers and history, null windows for all moves
// except the first, and late move reductions. At its leaves it recognizes ends up
// to three plies away and wins by continuous fours. Up to 64 squares it looks at
// every move, so that it proves values. Package player deepens it from the root.
//
// A win or loss beyond positions.Floor is a proof, and so is 0. All other values
// are odd and estimates. A Searcher visits about a million positions a second on
// small boards and allocates nothing once its lists have grown. It asks its meter
// every 1,024 positions. It is not for several goroutines.
//
// The files:
//
//	searcher.go   the search's memory, its values, and wins by fours
//	alphabeta.go  positions, and their moves
//	threatless.go gravity and misère, where threats prove nothing
//	order.go      which moves, and in which order; values of moves without making them
//	vct.go        wins by continuous threats, at the root
package alphabeta

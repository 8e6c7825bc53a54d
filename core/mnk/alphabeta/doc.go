// Package alphabeta searches positions of any k by what package lines counts.
//
// The search is alpha-beta (D. E. Knuth, R. W. Moore: An analysis of alpha-beta
// pruning, Artificial Intelligence 6, 1975,
// https://doi.org/10.1016/0004-3702(75)90019-3) with a transposition table, moves
// ordered by static rank, killers and history, null windows for all moves but the
// first and late move reductions. It ends in tactics, which see three plies, and in
// wins by continuous fours. Up to 64 squares it looks at every move, so that it
// proves values. Who deepens it from the root is package player.
//
// A value of a win or loss beyond positions.Floor is a proof, and so is 0; between
// them values are odd and a guess. A Searcher visits about a million positions a
// second on small boards, allocates nothing once its lists have grown, and asks its
// meter every 1,024 positions. It is not for several goroutines.
//
// The files:
//
//	searcher.go   the search's room, its values, and wins by fours
//	alphabeta.go  positions, and their moves
//	other.go      rules by which threats are not what they seem: stones that fall, lines that lose
//	order.go      which moves, and in which order; a look at a move without making it
//	vct.go        wins by continuous threats, at the root
package alphabeta

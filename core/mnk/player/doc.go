// Package player decides in m,n,k games. A Chooser finds the best move of a
// position at one of five levels and gives its reasons. NewOpening adds stones that
// leave a game open.
//
// Every answer follows from the position, the options, the seed and the budget in
// nodes. Earlier searches in the Table do not change it, unless Table.Keep asks for
// that. "Proved" means that the search has looked at all that matters. Any budget
// gives a legal move. The memory of a search does not grow with its budget.
//
// Package alphabeta searches boards of up to 64 squares, and any k except 5.
// Package five searches five in a row on larger boards, and plays by the rules of
// renju and Caro.
//
// The files:
//
//	choose.go       options, candidates, values, chances; what a search found out
//	root.go         the search of the candidates, deeper and deeper
//	large_board.go  the same with package five
//	level.go        levels below the full search, and their lapses
//	queries.go      threat queries, answered by either package
//	reasons.go      what a move does, in codes, and forced play to its end
//	review.go       the moves of a match, judged
//	opening.go      even openings
//	opening_moves.go  what an opening rule asks for: colours, fifth moves
//	lists.go        levels, bounds and reasons by name
package player

// Package player decides in m,n,k games: a Chooser finds the best move of a
// position at one of five levels and says why, NewOpening adds stones that leave a
// game open.
//
// Every answer follows from the position, the options, the seed and the budget in
// nodes; what the Table holds of earlier searches does not change it, unless
// Table.Keep asks for that. What is called proved is: the search has looked at all
// that matters. Any budget gives a legal move. A search takes its budget, and no
// memory that grows with it.
//
// Up to 64 squares, and for any k but 5, package alphabeta searches; five in a row
// on larger boards, and the rules of renju and Caro, package five.
//
// The files:
//
//	choose.go   options, candidates, values, chances; what a search found out
//	root.go     the candidates, searched deeper and deeper
//	large.go    the same by package five
//	level.go    levels below the full search, and their lapses
//	sight.go    threats of a position, by either package
//	reasons.go  what a move does, in codes, and forced play to its end
//	review.go   the moves of a match, judged
//	opening.go  even openings
//	lists.go    levels, bounds and reasons by name
package player

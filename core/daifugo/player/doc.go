// Package player decides in Daifugō and says why: a Chooser values every legal
// move at one of the levels, and every way to give cards back, and reviews games.
//
// The search plays legal moves, the arms of a race, on common deals of the hidden
// hands, which package belief draws; package policy moves in its playouts. A
// forced win, and an end game of two players whose hands are known, package prove
// finds instead. Other levels choose as package levels does.
//
// A Chooser looks at nothing but the view that it is given, and answers do not
// depend on calls before: each follows from the view, the level, the budget and
// the seed. The choice is first, and every legal move is in the list once. What is
// called Proved is certain.
//
// A playout takes some tenths of a millisecond, with the walk to its deal; twice
// the playouts take no more memory.
//
// The files, from below:
//
//	lists.go      forms of the evaluation, codes of reasons
//	candidate.go  a move with its values, and the sums of its playouts
//	order.go      lists by falling value
//	worth.go      what a place is worth to who plays on
//	race.go       which candidates go on, and which are given up
//	search.go     proofs, the shortlist, playouts, and the order of what they found
//	reasons.go    what a move does, in codes
//	chooser.go    the Chooser
//	giving.go     the same of cards to give back
//	review.go     what the decisions of a game lost
package player

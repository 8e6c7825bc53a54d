// Package player chooses moves in Daifugō and gives reasons. A Chooser values
// every legal move, and every choice of cards to give back, at one of the levels.
// It also reviews games.
//
// The search is a race: each legal move is played out on the same deals of the
// hidden hands, and bad moves are dropped early. Package belief draws the deals,
// and package policy plays the playouts. Package prove answers instead where a
// win is forced, or where two players are left and their hands are known. Levels
// without a search choose as package levels does.
//
// A Chooser reads only the view that it is given. Its answer follows from the
// view, the level, the budget and the seed, not from earlier calls. The first
// candidate is the choice, and every legal move is listed once. A candidate
// marked Proved is certain.
//
// A playout takes some tenths of a millisecond, drawing its deal included. More
// playouts need no more memory.
//
// The files, from below:
//
//	lists.go      forms of the evaluation, codes of reasons
//	candidate.go  a move with its values, and the sums of its playouts
//	order.go      lists by falling value
//	worth.go      what a final rank is worth to a player who plays on
//	race.go       which candidates go on, and which are dropped
//	search.go     proofs, the shortlist, playouts, and the final order
//	reasons.go    what a move does, in codes
//	chooser.go    the Chooser
//	giving.go     the same for cards to give back
//	review.go     what the decisions of a game lost
package player

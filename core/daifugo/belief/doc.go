// Package belief tells what hands the others may hold in Daifugō, from what a
// player has seen: a Sampler draws deals of the hidden cards (determinization), as
// often as they are likely.
//
// A deal fits the counts, the cards played, and the gifts that the player gave or
// got, unless the cards do not suffice; hands that fit are dealt at random first.
// A Metropolis walk then exchanges cards between two hands, and accepts by how
// likely the policy, or another kind of player, holds the moves that were seen. No
// hand is impossible for a move that nobody expected. The deals follow from the
// view and the seed.
//
// The cost is the moves that are weighed again: 300 steps before the first deal, 25
// between two, each some of the moves of two players. It takes no memory once its
// room has grown.
//
// The files, from below:
//
//	inference.go        what moves and the exchange tell of hands; CheckHistory
//	passing.go          what becomes of that where cards are given in the game
//	determinization.go  the Sampler, its walk, and the kinds of players
package belief

// Package belief estimates which hands the other players hold in Daifugō, from
// what one player has seen. A Sampler draws deals of the hidden cards
// (determinization), each as often as it is likely.
//
// A deal fits the card counts, the cards played, and the gifts that the player
// gave or got, unless too few cards are left for that. The first deal is random
// among those that fit. A Metropolis walk then exchanges cards between two hands.
// It accepts an exchange by how likely the moves seen become, judged by the
// policy or another kind of player. An unexpected move makes no hand impossible.
// The deals follow from the view and the seed.
//
// The cost is scoring moves again: 300 steps before the first deal and 25 between
// two, each for some of the moves of two players. Nothing is allocated once the
// buffers have grown.
//
// The files, from below:
//
//	inference.go        what moves and the exchange reveal about hands; CheckHistory
//	passing.go          how that changes when cards are given during the game
//	determinization.go  the Sampler, its walk, and the kinds of players
package belief

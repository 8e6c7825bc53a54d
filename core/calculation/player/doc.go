// Package player decides in Calculation: playouts at random and by a tuned
// policy, a Chooser that searches under the hidden stock and says why, a solver
// for games whose stock is known, and the review of a finished game.
//
// It sees no card that the player does not see: a Chooser hides the stock first
// and makes orders of it up, by dice that are not those of the deal. Solve and
// ReviewGame are for games whose stock is known, and say so.
//
// A playout by the policy takes 10 to 20 µs and no memory. A Chooser's playout
// adds up to 12 more that know the stock; its memory does not grow with the
// budget. Stocks of up to 6 cards are searched to the end instead, some
// milliseconds. A Solve looks at up to a million positions, each of which is
// one playout or one step of an exhaustive search.
//
// The files, from below:
//
//	view.go      what the weights see of a position: who needs which rank how soon
//	features.go  the tables of weights, and which of them speak for a move
//	weights.go   the weights, made by bench/train/calculation
//	policy.go    the rollout policy: the move with the greatest sum; with a known stock
//	playout.go   the policies of playouts
//	rate.go      how often a policy wins
//	exact.go     the chance of perfect play with a short stock
//	choose.go    the Chooser: a race of all moves over common orders of the stock
//	level.go     a choice by a policy, or by the Chooser
//	reasons.go   what a move does, in codes
//	solve.go     a winning line with a known stock: beams, and exhaustion
//	parity.go    the same for two piles, which cards lie apart decided late
//	review.go    can it still be won, and which move lost it
//	decision.go  what each move of a game cost, and a grade
//	lists.go     names of policies, levels, grades and proofs, codes of reasons
package player

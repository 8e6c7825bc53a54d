// Package player chooses moves in Calculation. It has playouts at random and by a
// tuned policy, a Chooser that searches with a hidden stock and gives reasons, a
// solver for games whose stock is known, and the review of a finished game.
//
// It uses no card that the player cannot see. A Chooser hides the stock first and
// makes up orders of it, with dice other than those of the deal. Only Solve and
// ReviewGame use a known stock.
//
// A playout by the policy takes 10 to 20 µs and allocates nothing. A Chooser's
// playout adds up to 12 more that know the made-up order; its memory does not
// grow with the budget. With up to 6 cards in the stock it searches to the end
// instead, in some milliseconds. A Solve's budget counts positions: each is one
// playout by the policy, one step of an exhaustive search, or four literals set.
//
// The files, from below:
//
//	view.go      a position as the weights see it: which rank is needed how soon
//	features.go  the tables of weights, and which of them a move has
//	weights.go   the weights, made by bench/train/calculation
//	policy.go    the rollout policy: the move with the greatest sum; with a known stock
//	playout.go   the policies of playouts
//	rate.go      how often a policy wins
//	exact.go     the chance of perfect play with a short stock
//	choose.go    the Chooser: a race of all moves on common orders of the stock
//	level.go     a choice by a policy, or by the Chooser
//	reasons.go   what a move does, in codes
//	solve.go     a winning line with a known stock: beams, and exhaustion
//	clauses.go   a winning line with a known stock, by package sat
//	review.go    whether a game can still be won, and which move lost it
//	decision.go  what each move of a game cost, and a grade
//	lists.go     names of policies, levels, grades and proofs, codes of reasons
package player

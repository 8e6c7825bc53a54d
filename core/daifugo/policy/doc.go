// Package policy is the learned player of Daifugō: how likely each move of a hand
// is, and each way to give cards back, as a softmax of sums of weights.
//
// Weights, scores and likelihoods are integers, so that every platform draws the
// same moves. A move's score follows from the table and the hand that moves; a
// move that ends the hand outweighs all that is learned. Chances of the moves of
// a hand add up to 1.
//
// A game of five to its end takes some 30 to 100 µs, most of it for the features of
// what is left beside each move. The weights are 13 KB in the module. A Policy
// keeps room to work in: calls take no memory once that has grown.
//
// The files, from below:
//
//	softmax.go        likelihoods of scores, and draws by them
//	features.go       the blocks of features, and what all moves of a position share
//	features_move.go  the features of a role, and of a pass
//	features_pair.go  those of ranks beside each other
//	weights.go        the weights, made by bench/train/daifugo
//	choices.go        what is chosen after a role, which is scored by rule
//	policy.go         a Policy: moves, chances, draws, playouts
//	policy_return.go  the same of cards given back
package policy

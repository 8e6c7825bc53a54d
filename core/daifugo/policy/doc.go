// Package policy is the learned player of Daifugō. It gives the probability of
// each move of a hand, and of each choice of cards to give back, as a softmax of
// sums of weights.
//
// Weights, scores and likelihoods are integers, so that every platform draws the
// same moves. A move's score follows from the table and the hand of the player to
// move. A move that ends the hand outweighs everything learned. The probabilities
// of a hand's moves add up to 1.
//
// A game of five players takes some 30 to 100 µs to its end, most of it for the
// pair features: those of the cards left in hand. The weights are 13 KB in the
// module. A Policy reuses its buffers: calls allocate nothing once these have
// grown.
//
// The files, from below:
//
//	softmax.go        likelihoods of scores, and draws by them
//	features.go       the blocks of features, and what all moves of a position share
//	features_move.go  the features of a combination, and of a pass
//	features_pair.go  the features of pairs of ranks
//	weights.go        the weights, made by bench/train/daifugo
//	choices.go        scores by rule of the choices after a combination
//	policy.go         a Policy: moves, probabilities, draws, playouts
//	policy_return.go  the same for cards given back
package policy

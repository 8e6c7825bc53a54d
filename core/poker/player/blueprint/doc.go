// Package blueprint plays hold'em for two players by a strategy for an abstraction of
// the game. bench/train/poker/strong computes the strategy beforehand. The package has
// the abstraction, the file of the strategies, and their use in the real game: level
// Strong of package player.
//
// The abstraction simplifies cards and bets. Cards are reduced to a bucket, and only
// that of the current round counts: before the flop the 169 kinds of starting hands,
// later classes of a hand's equity against any hand and of how far that is decided (M.
// Johanson, N. Burch, R. Valenzano, M. Bowling, "Evaluating State-Space Abstractions in
// Extensive-Form Games", 2013,
// https://webdocs.cs.ualberta.ca/~bowling/papers/13aamas-abstraction.pdf). Bets have
// some sizes only. Others are mapped to a neighbouring size by the pseudo-harmonic
// mapping (S. Ganzfried, T. Sandholm, "Action Translation in Extensive-Form Games with
// Large Action Spaces", 2013, https://www.ijcai.org/Proceedings/13/Papers/028.pdf). The
// river is solved anew with the real bets and stacks, by CFR+ (O. Tammelin, 2014,
// https://arxiv.org/abs/1407.5042), between the ranges that the strategy gives both
// players. There hands are classes of strength, without card removal.
//
// An all-in before the flop is answered by the all-in game at its depth (allin.go): one
// player moves all-in or folds, the other calls or folds. It is solved during the hand,
// with exact equities of all starting hands. Up to 12 big blinds the button plays that
// game, too. Other values before the river follow the strategy to the end of the round.
// From there on they use the hand's share of the pot, corrected by what such hands won
// when the strategy played itself.
package blueprint

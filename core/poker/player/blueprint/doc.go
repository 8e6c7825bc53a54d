// Package blueprint plays hold'em for two by a strategy for an abstraction of the
// game, which bench/train/poker/strong computes beforehand. It holds the
// abstraction, the file of the strategies and what plays the real game by it: the
// level Strong of package player.
//
// The abstraction forgets in two ways. Of cards it knows a bucket: the 169 kinds
// of two cards, then by what a hand wins on average against any other and how
// far that is decided (M. Johanson, N. Burch, R. Valenzano, M. Bowling,
// "Evaluating State-Space Abstractions in Extensive-Form Games", 2013,
// https://webdocs.cs.ualberta.ca/~bowling/papers/13aamas-abstraction.pdf), and
// only that of the round. Of bets it knows some sizes; others are taken for one
// of their neighbours by the pseudo-harmonic mapping (S. Ganzfried, T. Sandholm,
// "Action Translation in Extensive-Form Games with Large Action Spaces", 2013,
// https://www.ijcai.org/Proceedings/13/Papers/028.pdf). The river is solved anew
// with the bets and stacks as they are, by CFR+ (O. Tammelin, 2014,
// https://arxiv.org/abs/1407.5042) between the ranges that the strategy gives
// both players; it knows hands by their strength, and leaves aside that two
// players cannot hold one card.
//
// An all-in before the flop is answered by the game that it is at its depth (allin.go):
// one moves all-in or folds, the other calls or folds. It is solved as it lies, with
// exact equities of all starting hands. Up to 12 big blinds the button plays it too.
// Other values before the river follow the strategy to the end of the round, and take
// a hand's share of the pot from there on for what it wins, corrected by what such
// hands won in the strategy's own play.
package blueprint

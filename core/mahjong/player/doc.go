// Package player decides what to do with a hand: what to throw, whether to call,
// to declare a kan or riichi, to win, to fold.
//
// The player is the one that Satoshi Kobayashi (小林聡) describes for his program
// Majiang, 電脳麻将: hands are compared by what they are worth in points.
//
//   - Satoshi Kobayashi, 麻雀の副露判断アルゴリズム(5), koba::blog, 22 August 2017,
//     https://blog.kobalab.net/entry/20170822/1503401216: the value of a hand
//     decides on calls, too. The options Value follow it; the values, the call
//     term and the choice of a discard are of the series that it ends.
//   - the same, 麻雀の副露判断アルゴリズム(4), 15 December 2016,
//     https://blog.kobalab.net/entry/20161215/1481809226: far from complete a tile
//     that can be called for a pon counts four times, for a chi twice.
//
// The default, Reference0304, is the program's player 0304, which differs in the
// points that Options lists and was recorded to test this one.
//
// A decision follows from the hand and the Situation alone. Its cost is that of
// the values: package value has a table of 0.8 MB, which a Player keeps.
//
// The files, from below; packages value and curve are below all:
//
//	situation.go   what a player sees of the table
//	danger.go      how dangerous a tile is to a riichi, by definition
//	threat.go      the chance that another is tenpai, and what that costs; waits.go for what it waits
//	outlook.go     what becomes of a round after a decision; weights.go, weights_late.go and weights_silence.go are its weights
//	place.go       what points are worth at the end of the game
//	worth.go       which of equal tiles is discarded first (牌価値)
//	discard.go     one's own turn; pick.go the choice of a discard
//	call.go        a tile offered: ron, pon, chi, kan
//	kan.go         kans at one's own turn
//	weigh.go       the outlooks of discards; push.go when they overrule the baseline's choice
//	deep.go        near hands looked through by package forecast
//	reasons.go     why; lists.go levels and codes
//	player.go      options, a Player, what it values
package player

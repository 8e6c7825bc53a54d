// Package player decides what to do with a hand: which tile to discard, and whether
// to call, to declare a kan or riichi, to win, to fold.
//
// It follows the player that Satoshi Kobayashi (小林聡) describes for his program
// Majiang, 電脳麻将: hands are compared by their value in points.
//
//   - Satoshi Kobayashi, 麻雀の副露判断アルゴリズム(5), koba::blog, 22 August 2017,
//     https://blog.kobalab.net/entry/20170822/1503401216: the value of a hand
//     decides on calls, too. Player.Value follows it. The values, the call term
//     and the choice of a discard come from the series that this part ends.
//   - the same, 麻雀の副露判断アルゴリズム(4), 15 December 2016,
//     https://blog.kobalab.net/entry/20161215/1481809226: far from complete a tile
//     that can be called for a pon counts four times, for a chi twice.
//
// The default, Reference0304 (level baseline), has the rules of the program's player
// 0304. The tests compare it with that player's recorded decisions.
//
// A decision follows from the hand and the Situation alone. Its cost is that of
// the values: a Player keeps package value's table of 0.8 MB.
//
// The files, from below; packages value and curve are below all:
//
//	situation.go   what a player sees of the table
//	danger.go      how dangerous a tile is to a riichi, by definition
//	threat.go      the chance that an opponent is tenpai, and the loss; waits.go its waits
//	evaluation.go     evaluations: chances and points after a decision; the weights are in weights.go, weights_late.go, weights_three.go and weights_silence.go
//	rank.go        points as final rank
//	worth.go       which of equal tiles is discarded first (牌価値)
//	discard.go     the player's own turn; pick.go baseline's choice of a discard
//	call.go        an offered tile: ron, pon, chi, kan
//	kan.go         kans at the player's own turn
//	weigh.go       the evaluations of discards; push.go when they overrule baseline's choice
//	deep.go        near hands, searched by package forecast
//	reasons.go     why; lists.go levels and codes
//	player.go      options, a Player, the value of a hand
package player

// Package mahjong has the tiles, hands and melds of Japanese (riichi) mahjong, リーチ麻雀,
// for four players and three. MPSZ is their text; package notation reads it and others.
//
// A hand is a plain value of counts: 34 kinds of tile, and the three red fives (赤ドラ)
// apart. Hand.Wrong checks a hand that no parser made.
//
// Package shanten computes how far a hand is from complete, package score what a complete
// hand pays, package player what to do with a hand.
//
// The files, from below:
//
//	tile.go    the 37 tiles
//	unseen.go  sets of kinds, red fives, tiles that a player does not see
//	hand.go    hands and melds; meld.go making a meld
//	check.go   the faults of a hand
//	mpsz.go    a hand's text
//	kuikae.go  forbidden discards after a call
//	lists.go   winds, other players, types of meld
package mahjong

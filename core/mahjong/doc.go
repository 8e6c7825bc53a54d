// Package mahjong is the tiles, hands and melds of four-player Japanese (riichi)
// mahjong, リーチ麻雀. MPSZ is their text; package notation reads it and others.
//
// A hand is a plain value of counts: 34 kinds of tile, of which the three fives
// have a red version (赤ドラ) that is counted apart. Who makes a hand without a
// reader asks Hand.Wrong whether it is one.
//
// How far a hand is from complete stands in package shanten, what a complete
// one pays in package score, and who decides what to do in package player.
//
// The files, from below:
//
//	tile.go    the 37 faces
//	unseen.go  sets of kinds, red fives, tiles that a player does not see
//	hand.go    hands and melds; meld.go how a meld is made
//	check.go   what is wrong with a hand
//	mpsz.go    a hand's text
//	kuikae.go  what may not be discarded after a call
//	lists.go   winds, other players, types of meld
package mahjong

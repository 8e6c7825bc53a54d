// Package notation reads and writes tiles, melds and hands in the notations that people
// use: MPSZ, that of the program Majiang (電脳麻将), the numbers of Tenhou's logs (天鳳), and
// the names of the protocol mjai.
//
// A hand that it reads is valid: no more of a tile than the set has, up to 14 tiles, melds
// as mahjong.MeldOf makes them. It reads back what it writes. Reading is one pass; a fault
// names the position of the error.
//
// The files:
//
//	reader.go   collecting a hand tile by tile
//	mpsz.go     hands in MPSZ; package mahjong writes it
//	majiang.go  hands in the notation of Majiang
//	meld.go     melds of both
//	tiles.go    hands in either notation, and lists of tiles
//	tile.go     single tiles: by name, by mjai's, by Tenhou's number
//	writing.go  tiles and melds in any notation
package notation

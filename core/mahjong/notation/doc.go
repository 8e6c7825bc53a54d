// Package notation reads tiles, melds and hands in the notations that people use,
// and writes them: MPSZ, that of the program Majiang (電脳麻将), the numbers of
// Tenhou's logs (天鳳), the names of the protocol mjai.
//
// What is read is a hand: no more of a tile than the set has, up to 14 tiles, melds
// as mahjong.MeldOf makes them. What is written is read as the same. A text takes
// one pass; a fault names the place where it is wrong.
//
// The files:
//
//	reader.go   a hand while it is read, tile by tile
//	mpsz.go     hands in MPSZ; package mahjong writes it
//	majiang.go  hands in the notation of Majiang
//	meld.go     melds of both
//	tiles.go    which of the two a text is in, and lists of tiles
//	tile.go     single tiles: by name, by mjai's, by Tenhou's number
//	writing.go  tiles and melds in any notation
package notation

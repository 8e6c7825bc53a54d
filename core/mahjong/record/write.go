package record

import (
	"strconv"

	"github.com/tefuda/tefuda/core/mahjong"
)

// appendText appends a JSON text.
func appendText(b []byte, s string) []byte {
	b = append(b, '"')
	for i := range len(s) {
		switch c := s[i]; {
		case c == '"' || c == '\\':
			b = append(b, '\\', c)
		case c < ' ':
			b = append(b, ' ')
		default:
			b = append(b, c)
		}
	}
	return append(b, '"')
}

func appendInt(b []byte, n int) []byte { return strconv.AppendInt(b, int64(n), 10) }

// appendTenths appends a number of tenths.
func appendTenths(b []byte, n int32) []byte {
	if n < 0 {
		b, n = append(b, '-'), -n
	}
	b = appendInt(b, int(n/10))
	if n%10 != 0 {
		b = append(b, '.', '0'+byte(n%10))
	}
	return b
}

// appendInts appends a list of the first numbers.
func appendInts(b []byte, list *[4]int32, n int) []byte {
	b = append(b, '[')
	for i := range n {
		b = comma(b, i)
		b = appendInt(b, int(list[i]))
	}
	return append(b, ']')
}

func comma(b []byte, i int) []byte {
	if i > 0 {
		return append(b, ',')
	}
	return b
}

// tilesOf returns the concealed tiles of a hand, a red five after the plain ones.
func tilesOf(h *mahjong.Hand) (tiles []mahjong.Tile) {
	for k := range mahjong.Tile(mahjong.Kinds) {
		for range h.Counts[k] {
			tiles = append(tiles, k)
		}
		if red := k.Red(); red != mahjong.NoTile {
			for range h.Counts[red] {
				tiles = append(tiles, red)
			}
		}
	}
	return tiles
}

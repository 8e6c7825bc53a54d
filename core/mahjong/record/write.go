package record

import (
	"strconv"

	"github.com/tefuda/tefuda/core/mahjong"
	"github.com/tefuda/tefuda/core/mahjong/notation"
)

// A pen writes JSON, with commas between values. A call takes a quarter of the code of an
// append, and the writers would need hundreds of these.
type pen struct{ b []byte }

// raw writes a text as it is.
//
//go:noinline
func (p *pen) raw(s string) { p.b = append(p.b, s...) }

// next begins a value: it writes a comma if the value follows another.
//
//go:noinline
func (p *pen) next() {
	if n := len(p.b); n > 0 && p.b[n-1] != '[' && p.b[n-1] != '{' && p.b[n-1] != ':' && p.b[n-1] != '\n' {
		p.b = append(p.b, ',')
	}
}

// quote writes a text in quotes.
//
//go:noinline
func (p *pen) quote(s string) {
	p.next()
	p.b = append(p.b, '"')
	for i := range len(s) {
		switch c := s[i]; {
		case c == '"' || c == '\\':
			p.b = append(p.b, '\\', c)
		case c < ' ':
			p.b = append(p.b, ' ')
		default:
			p.b = append(p.b, c)
		}
	}
	p.b = append(p.b, '"')
}

// int writes a number.
//
//go:noinline
func (p *pen) int(n int) {
	p.next()
	p.b = strconv.AppendInt(p.b, int64(n), 10)
}

// key writes the name of a field.
//
//go:noinline
func (p *pen) key(name string) {
	p.quote(name)
	p.b = append(p.b, ':')
}

// open writes the name of a field and how its value begins.
//
//go:noinline
func (p *pen) open(name, begin string) {
	p.key(name)
	p.raw(begin)
}

//go:noinline
func (p *pen) text(name, s string) {
	p.key(name)
	p.quote(s)
}

//go:noinline
func (p *pen) number(name string, n int) {
	p.key(name)
	p.int(n)
}

// ints writes a list of n of the four numbers, from index first on, cyclically.
//
//go:noinline
func (p *pen) ints(list *[4]int32, first, n int) {
	p.next()
	p.raw("[")
	for i := range n {
		p.int(int(list[(first+i)%4]))
	}
	p.raw("]")
}

// tenths writes a number of tenths.
//
//go:noinline
func (p *pen) tenths(n int32) {
	p.next()
	if n < 0 {
		p.raw("-")
		n = -n
	}
	p.b = strconv.AppendInt(p.b, int64(n/10), 10)
	if n%10 != 0 {
		p.b = append(p.b, '.', '0'+byte(n%10))
	}
}

// tile writes a tile in a notation, "?" for an unknown one.
//
//go:noinline
func (p *pen) tile(in notation.Notation, t mahjong.Tile) {
	if !t.Valid() {
		p.quote("?")
		return
	}
	if in == notation.InMjai {
		p.quote(notation.Mjai(t))
		return
	}
	p.quote(inMajiang.Tile(t))
}

// inMajiang writes tiles in Majiang's notation.
var inMajiang = notation.Writing{Notation: notation.InMajiang}

// hand writes a hand in Majiang's notation.
//
//go:noinline
func (p *pen) hand(h *mahjong.Hand) {
	text := ""
	if h.Size() > 0 {
		text = notation.MajiangHand{Hand: *h}.String()
	}
	p.quote(text)
}

//go:noinline
func (p *pen) tiles(in notation.Notation, tiles []mahjong.Tile) {
	p.next()
	p.raw("[")
	for _, t := range tiles {
		p.tile(in, t)
	}
	p.raw("]")
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

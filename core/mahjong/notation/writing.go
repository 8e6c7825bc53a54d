package notation

import (
	"strconv"

	"github.com/tefuda/tefuda/core/mahjong"
	"github.com/tefuda/tefuda/core/names"
)

// A Notation is a way to write tiles and melds: an index of Notations.
type Notation uint8

// The notations.
const (
	InMPSZ Notation = iota
	InMajiang
	InMjai
	InTenhou
)

// Notations are the ways to write tiles, in their order.
var Notations = []names.Name{
	InMPSZ:    {Key: "mpsz", En: "MPSZ", Ja: "MPSZ"},
	InMajiang: {Key: "majiang", En: "Majiang", Ja: "電脳麻将"},
	InMjai:    {Key: "mjai", En: "mjai", Ja: "mjai"},
	InTenhou:  {Key: "tenhou", En: "Tenhou's numbers", Ja: "天鳳の番号"},
}

// A Writing writes tiles and melds in a notation. A tile has several of Tenhou's numbers:
// it writes the lowest one that is Held, or else the lowest.
type Writing struct {
	Notation
	mahjong.Reds
	Held   [IDs]bool
	Called int16 // 1 plus the number of the tile that melds call; 0 if it is not known
}

// Tile returns a tile as text: "5m", "0p", "1z" in MPSZ, "m5" "p0" "z1" in
// Majiang's notation, "5m" "5pr" "E" in mjai, "17" "52" "108" in Tenhou's
// numbers.
func (w *Writing) Tile(t mahjong.Tile) string {
	var used [IDs]bool
	return w.tile(t, &used)
}

// Offer returns the tile that melds call as text.
func (w *Writing) Offer(t mahjong.Tile) string {
	var used [IDs]bool
	return w.offer(t, &used)
}

func (w *Writing) offer(t mahjong.Tile, used *[IDs]bool) string {
	if w.Notation == InTenhou && w.Called > 0 {
		return strconv.Itoa(int(w.Called) - 1)
	}
	return w.tile(t, used)
}

// tile is Tile, except that it skips the numbers in used and adds its own.
func (w *Writing) tile(t mahjong.Tile, used *[IDs]bool) string {
	switch s := t.String(); {
	case !t.Valid():
		return s
	case w.Notation == InMajiang:
		return s[1:] + s[:1]
	case w.Notation == InMjai:
		return Mjai(t)
	case w.Notation == InTenhou:
		id := w.id(t, used)
		used[id] = true
		return strconv.Itoa(id)
	default:
		return s
	}
}

// id returns the number of a tile.
func (w *Writing) id(t mahjong.Tile, used *[IDs]bool) int {
	found := mahjong.Copies * int(t.Kind())
	for held := range 2 {
		for id := mahjong.Copies * int(t.Kind()); id < mahjong.Copies*int(t.Kind()+1); id++ {
			if !used[id] && (held > 0 || w.Held[id]) && TileOfID(id, w.Reds) == t {
				return id
			}
		}
	}
	return found
}

// Meld returns a meld as text: "34-0m" in MPSZ, "m34-0" in Majiang's notation. The others
// have no notation for melds: the text is the tiles with spaces between them and the mark
// after the called one, "3m 4m- 5mr".
func (w *Writing) Meld(m *mahjong.Meld) string {
	switch w.Notation {
	case InMPSZ:
		return string(m.AppendMPSZ(nil))
	case InMajiang:
		return string(appendSuitsFirst(nil, string(m.AppendMPSZ(nil))))
	}
	var text []byte
	var used [IDs]bool
	if w.Called > 0 {
		used[w.Called-1] = true
	}
	for i, t := range m.Tiles[:m.Size()] {
		if i > 0 {
			text = append(text, ' ')
		}
		if i == int(m.Called) && m.From > 0 {
			text = append(append(text, w.offer(t, &used)...), mahjong.Marks[m.From-1])
		} else {
			text = append(text, w.tile(t, &used)...)
		}
	}
	return string(text)
}

// ReadTile returns the tile of a name in any notation, as a Writing with these reds writes
// it, or NoTile for any other text.
func ReadTile(name string, reds mahjong.Reds) mahjong.Tile {
	if t := ParseTile(name); t != mahjong.NoTile {
		return t
	}
	if len(name) == 2 && suitOf(name[0]) != none {
		return tileOf(name[1], suitOf(name[0]))
	}
	id := 0
	for i := range len(name) {
		if name[i] < '0' || name[i] > '9' || i == 3 {
			return mahjong.NoTile
		}
		id = 10*id + int(name[i]-'0')
	}
	if name == "" {
		return mahjong.NoTile
	}
	return TileOfID(id, reds)
}

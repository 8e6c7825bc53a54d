package mahjong

import "github.com/tefuda/tefuda/core/fault"

// marks are what is written after the called tile, by Meld.From - 1.
const marks = "+=-"

const notMark = "at most one mark (+ right, = across, - left), after the called tile"

// notMeld goes before what is wrong with a meld.
const notMeld = "is no meld: "

// parseMeld reads the digits and the mark of a meld of a suit, as in 34-0 or
// 555=0, which begin at a position of a text.
func parseMeld(body string, suit int, position int) (Meld, *fault.Fault) {
	var tiles [4]Tile
	n, called, from := 0, none, 0
	for i := range len(body) {
		if mark := markOf(body[i]); mark > 0 {
			if from > 0 || n == 0 {
				return Meld{}, wrongAt(position, body, notMeld+notMark)
			}
			from, called = mark, n-1
			continue
		}
		t := tileOf(body[i], suit)
		if t == NoTile {
			return Meld{}, wrongAt(position+i, cut(body, i, 1), notTile)
		}
		if n == len(tiles) {
			return Meld{}, wrongAt(position, cut(body, 0, 8), notMeld+notMeldSize)
		}
		tiles[n] = t
		n++
	}
	m, why := meldOf(tiles[:n], called, from)
	if why != "" {
		return Meld{}, wrongAt(position, body, notMeld+why)
	}
	return m, nil
}

func markOf(c byte) (from int) {
	for i := range marks {
		if marks[i] == c {
			return i + 1
		}
	}
	return 0
}

// meldOf returns the meld of tiles of which that at a place was called, or
// none.
func meldOf(tiles []Tile, called, from int) (Meld, string) {
	kind, why := meldType(tiles, called)
	if why != "" {
		return Meld{}, why
	}
	t, own := NoTile, make([]Tile, 0, 4)
	for i := range tiles {
		if i == called {
			t = tiles[i]
		} else {
			own = append(own, tiles[i])
		}
	}
	m := Meld{Type: kind, Tiles: [4]Tile{NoTile, NoTile, NoTile, NoTile}, Called: -1, From: int8(from)}
	why = m.fill(t, own) // before m is returned: the order within one statement is the compiler's
	return m, why
}

// meldType tells the type of a meld from the number of its tiles and the place
// of the called one.
func meldType(tiles []Tile, called int) (kind MeldType, why string) {
	switch {
	case len(tiles) < 3:
		return kind, notMeldSize
	case len(tiles) == 3 && called == none:
		return kind, notMeldClosed
	case len(tiles) == 3 && tiles[0].Kind() != tiles[1].Kind():
		return Chi, ""
	case len(tiles) == 3:
		return Pon, ""
	case called == none:
		return ClosedKan, ""
	case called == 3:
		return OpenKan, ""
	case called == 2:
		return AddedKan, ""
	}
	return kind, notMark
}

// AppendMPSZ appends a meld as it stands in MPSZ, "34-0m", to dst.
func (m *Meld) AppendMPSZ(dst []byte) []byte { return append(appendMeld(dst, m), m.suit()...) }

// ParseMeld reads a meld as AppendMPSZ writes it; ok is false for any other text.
func ParseMeld(text string) (m Meld, ok bool) {
	n := len(text) - 1
	if n < 3 {
		return Meld{}, false
	}
	suit := suitOf(text[n])
	if suit == none {
		return Meld{}, false
	}
	m, bad := parseMeld(text[:n], suit, 0)
	return m, bad == nil
}

// ParseMajiangMeld is ParseMeld for the notation of Majiang, "m34-0".
func ParseMajiangMeld(text string) (m Meld, ok bool) {
	if text == "" || suitOf(text[0]) == none {
		return Meld{}, false
	}
	m, bad := parseMeld(text[1:], suitOf(text[0]), 0)
	return m, bad == nil
}

// appendMeld writes the digits and the mark of a meld.
func appendMeld(dst []byte, m *Meld) []byte {
	for i, t := range m.tiles() {
		dst = append(dst, digitOf(t))
		if i == int(m.Called) && m.From > 0 && int(m.From) <= len(marks) {
			dst = append(dst, marks[m.From-1])
		}
	}
	return dst
}

// suit returns the letter of the tiles of a meld.
func (m *Meld) suit() string {
	if t := m.First(); t.Valid() {
		return suitLetters[t.Suit() : t.Suit()+1]
	}
	return "-"
}

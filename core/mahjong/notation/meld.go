package notation

import (
	"github.com/tefuda/tefuda/core/fault"
	"github.com/tefuda/tefuda/core/mahjong"
)

const (
	notClosed = mahjong.NotMeld + "three tiles need a called one"
	notMark   = mahjong.NotMeld + "at most one mark (+ right, = across, - left), after the called tile"
)

// parseMeld reads the digits and the mark of a meld of a suit, such as 34-0 or 555=0.
// position is that of body in the text, for faults.
func parseMeld(body string, suit int, position int) (mahjong.Meld, *fault.Fault) {
	var tiles [4]mahjong.Tile
	n, called, from := 0, none, 0
	for i := range len(body) {
		if mark := markOf(body[i]); mark > 0 {
			if from > 0 || n == 0 {
				return mahjong.Meld{}, wrongAt(position, body, notMark)
			}
			from, called = mark, n-1
			continue
		}
		t := tileOf(body[i], suit)
		if t == mahjong.NoTile {
			return mahjong.Meld{}, wrongAt(position+i, cut(body, i, 1), notTile)
		}
		if n == len(tiles) {
			return mahjong.Meld{}, wrongAt(position, cut(body, 0, 8), mahjong.NotMeldSize)
		}
		tiles[n] = t
		n++
	}
	m, why := meldOf(tiles[:n], called, from)
	if why != "" {
		return mahjong.Meld{}, wrongAt(position, body, why)
	}
	return m, nil
}

func markOf(c byte) (from int) {
	for i := range mahjong.Marks {
		if mahjong.Marks[i] == c {
			return i + 1
		}
	}
	return 0
}

// meldOf returns the meld of tiles, or the reason why they are no meld. called is the
// index of the called tile, or none.
func meldOf(tiles []mahjong.Tile, called, from int) (mahjong.Meld, string) {
	kind, why := meldType(tiles, called)
	if why != "" {
		return mahjong.Meld{}, why
	}
	t, own := mahjong.NoTile, make([]mahjong.Tile, 0, 4)
	for i := range tiles {
		if i == called {
			t = tiles[i]
		} else {
			own = append(own, tiles[i])
		}
	}
	m, err := mahjong.MeldOf(kind, from, t, own...)
	if err != nil {
		return m, err.(*fault.Fault).Reason
	}
	return m, ""
}

// meldType returns the type of a meld by the number of its tiles and the index of the
// called one.
func meldType(tiles []mahjong.Tile, called int) (kind mahjong.MeldType, why string) {
	switch {
	case len(tiles) < 3:
		return kind, mahjong.NotMeldSize
	case len(tiles) == 3 && called == none:
		return kind, notClosed
	case len(tiles) == 3 && tiles[0].Kind() != tiles[1].Kind():
		return mahjong.Chi, ""
	case len(tiles) == 3:
		return mahjong.Pon, ""
	case called == none:
		return mahjong.ClosedKan, ""
	case called == 3:
		return mahjong.OpenKan, ""
	case called == 2:
		return mahjong.AddedKan, ""
	}
	return kind, notMark
}

// ParseMeld reads a meld as AppendMPSZ writes it; ok is false for any other text.
func ParseMeld(text string) (m mahjong.Meld, ok bool) {
	n := len(text) - 1
	if n < 3 {
		return mahjong.Meld{}, false
	}
	suit := suitOf(text[n])
	if suit == none {
		return mahjong.Meld{}, false
	}
	m, bad := parseMeld(text[:n], suit, 0)
	return m, bad == nil
}

// ParseMajiangMeld is ParseMeld for the notation of Majiang, "m34-0".
func ParseMajiangMeld(text string) (m mahjong.Meld, ok bool) {
	if text == "" || suitOf(text[0]) == none {
		return mahjong.Meld{}, false
	}
	m, bad := parseMeld(text[1:], suitOf(text[0]), 0)
	return m, bad == nil
}

package mahjong

// Suits are the letters of the suits in MPSZ, in order.
const Suits = "mpsz"

// Marks are what is written after the called tile, by Meld.From - 1.
const Marks = "+=-"

// String is MPSZ.
func (h Hand) String() string { return h.MPSZ() }

// MPSZ writes h as notation.ParseMPSZ reads it: the tiles in order, red fives before the
// plain ones, the drawn tile as a group of its own at the end, then the melds.
func (h *Hand) MPSZ() string {
	var text []byte
	for suit := range 4 {
		before := len(text)
		if text = h.appendSuit(text, suit); len(text) > before {
			text = append(text, Suits[suit])
		}
	}
	if h.Drawn.Valid() {
		text = append(text, h.Drawn.String()...)
	}
	for _, m := range h.melds() {
		text = m.AppendMPSZ(append(text, ','))
	}
	return string(h.appendCalled(text))
}

// appendSuit writes the digits of the concealed tiles of a suit, without the
// drawn one.
func (h *Hand) appendSuit(text []byte, suit int) []byte {
	for k := 9 * suit; k < min(9*suit+9, Kinds); k++ {
		t := Tile(k)
		if red := t.Red(); red != NoTile {
			text = h.appendTile(text, red)
		}
		text = h.appendTile(text, t)
	}
	return text
}

func (h *Hand) appendTile(text []byte, t Tile) []byte {
	n := h.Counts[t]
	if t == h.Drawn {
		n--
	}
	for range n {
		text = append(text, digitOf(t))
	}
	return text
}

// appendCalled writes the comma of a hand that has just called.
func (h *Hand) appendCalled(text []byte) []byte {
	if h.Concealed()%3 == 2 && h.Drawn == NoTile {
		text = append(text, ',')
	}
	return text
}

// AppendMPSZ appends a meld as it stands in MPSZ, "34-0m", to dst.
func (m *Meld) AppendMPSZ(dst []byte) []byte { return append(appendMeld(dst, m), m.suit()...) }

// appendMeld writes the digits and the mark of a meld.
func appendMeld(dst []byte, m *Meld) []byte {
	for i, t := range m.tiles() {
		dst = append(dst, digitOf(t))
		if i == int(m.Called) && m.From > 0 && int(m.From) <= len(Marks) {
			dst = append(dst, Marks[m.From-1])
		}
	}
	return dst
}

// suit returns the letter of the tiles of a meld.
func (m *Meld) suit() string {
	if t := m.First(); t.Valid() {
		return Suits[t.Suit() : t.Suit()+1]
	}
	return "-"
}

// digitOf returns the digit of a tile.
func digitOf(t Tile) byte {
	if t.IsRed() {
		return '0'
	}
	return '0' + byte(t.Rank())
}

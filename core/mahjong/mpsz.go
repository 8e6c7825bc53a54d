package mahjong

// Suits are the letters of the suits in MPSZ, in order.
const Suits = "mpsz"

// Marks are the marks after the called tile: Marks[Meld.From-1].
const Marks = "+=-"

// String returns h in MPSZ, like MPSZ.
func (h Hand) String() string { return h.MPSZ() }

// MPSZ returns h in the notation that notation.ParseMPSZ reads: the tiles in order, red
// fives before plain ones, the drawn tile as a group of its own, then the melds.
//
//	406m11z5p,34-0m  red five and 4, 6 of characters, two easts, drawn 5p, chi with the 4 from the left
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

// appendSuit appends the digits of the concealed tiles of a suit, except the drawn one.
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

// appendCalled appends the final comma of a hand that has just called.
func (h *Hand) appendCalled(text []byte) []byte {
	if h.Concealed()%3 == 2 && h.Drawn == NoTile {
		text = append(text, ',')
	}
	return text
}

// AppendMPSZ appends a meld in MPSZ, such as "34-0m", to dst.
func (m *Meld) AppendMPSZ(dst []byte) []byte { return append(appendMeld(dst, m), m.suit()...) }

// appendMeld appends the digits and the mark of a meld.
func appendMeld(dst []byte, m *Meld) []byte {
	for i, t := range m.tiles() {
		dst = append(dst, digitOf(t))
		if i == int(m.Called) && m.From > 0 && int(m.From) <= len(Marks) {
			dst = append(dst, Marks[m.From-1])
		}
	}
	return dst
}

// suit returns the letter of the suit of a meld.
func (m *Meld) suit() string {
	if t := m.First(); t.Valid() {
		return Suits[t.Suit() : t.Suit()+1]
	}
	return "-"
}

// digitOf returns the digit of a tile in MPSZ, 0 for a red five.
func digitOf(t Tile) byte {
	if t.IsRed() {
		return '0'
	}
	return '0' + byte(t.Rank())
}

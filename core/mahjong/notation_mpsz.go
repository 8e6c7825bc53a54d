package mahjong

import "github.com/tefuda/tefuda/core/fault"

// ParseMPSZ reads a hand in MPSZ: numbers, then their suit m, p, s or z, as in
// "123m406p789s11z"; 0 is a red five. Spaces may stand between the groups.
//
// At its turn to discard, a hand of 3n+2 concealed tiles, the last is the drawn
// one. Melds follow after commas, in the way of Majiang but with the suit last:
// "11z,34-0m,555=0p,5550s" – the number before + (right), = (across) or - (left)
// is the called tile; a pon with a number after the mark is an added kan; four
// numbers without a mark are a closed kan. A comma at the end says that a meld
// was just called and so no tile is the drawn one.
//
// A hand has up to 14 tiles, a meld counted as three, and no more of a tile
// than the set with so many reds. The error is a *fault.Fault.
func ParseMPSZ(text string, reds Reds) (Hand, error) {
	if bad := wrongCount("reds", reds[:]); bad != nil {
		return EmptyHand(), bad
	}
	r := newHandReader(reds)
	at := 0
	for at = skipSpaces(text, at); at < len(text) && text[at] != ','; at = skipSpaces(text, at) {
		end, bad := r.mpszGroup(text, at)
		if bad != nil {
			return EmptyHand(), bad
		}
		at = end
	}
	called := false
	for at < len(text) {
		if at = skipSpaces(text, at+1); at == len(text) {
			called = true
			break
		}
		end, bad := r.mpszMeld(text, at)
		if bad != nil {
			return EmptyHand(), bad
		}
		at = end
	}
	return r.finish(called), nil
}

// mpszGroup reads the concealed tiles of a suit at a place, and returns the
// place behind them.
func (r *handReader) mpszGroup(text string, at int) (int, *fault.Fault) {
	end, suit, bad := groupEnd(text, at, false)
	if bad != nil {
		return end, bad
	}
	for i := at; i < end; i++ {
		if why := r.digit(text[i], suit); why != "" {
			return end, wrongAt(i, text[i:i+1]+suitLetters[suit:suit+1], why)
		}
	}
	return end + 1, nil
}

// mpszMeld reads the meld at a place, and returns where the next comma is.
func (r *handReader) mpszMeld(text string, at int) (int, *fault.Fault) {
	end, suit, bad := groupEnd(text, at, true)
	if bad != nil {
		return end, bad
	}
	m, wrong := parseMeld(text[at:end], suit, at)
	if wrong != nil {
		return end, wrong
	}
	if why := r.meld(m); why != "" {
		return end, wrongAt(at, text[at:end+1], why)
	}
	if end = skipSpaces(text, end+1); end < len(text) && text[end] != ',' {
		return end, wrongAt(end, cut(text, end, 4), "is not a comma before a meld")
	}
	return end, nil
}

// groupEnd returns the place of the suit after some numbers, and the suit.
func groupEnd(text string, at int, marked bool) (end, suit int, bad *fault.Fault) {
	for end = at; end < len(text); end++ {
		if c := text[end]; (c < '0' || c > '9') && !(marked && markOf(c) > 0) {
			break
		}
	}
	if end < len(text) {
		suit = suitOf(text[end])
	}
	if end == at || end == len(text) || suit == none {
		return end, suit, wrongAt(at, cut(text, at, max(4, end-at+1)), notGroup)
	}
	return end, suit, nil
}

func skipSpaces(text string, at int) int {
	for at < len(text) && text[at] == ' ' {
		at++
	}
	return at
}

// String is MPSZ.
func (h Hand) String() string { return h.MPSZ() }

// MPSZ writes h as ParseMPSZ reads it: the tiles in order, red fives before the
// plain ones, the drawn tile as a group of its own at the end, then the melds.
func (h *Hand) MPSZ() string {
	var text []byte
	for suit := range 4 {
		before := len(text)
		if text = h.appendSuit(text, suit); len(text) > before {
			text = append(text, suitLetters[suit])
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

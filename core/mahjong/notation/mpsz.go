package notation

import (
	"github.com/tefuda/tefuda/core/fault"

	"github.com/tefuda/tefuda/core/mahjong"
)

// ParseMPSZ reads a hand in MPSZ. Spaces may separate the groups.
//
//	123m406p789s11z  tiles: numbers, then the suit m, p, s or z; 0 is a red five
//	,34-0m           a meld; the number before + (right), = (across) or - (left) is the called tile
//	,555=0p          an added kan: the number after the mark is the added tile
//	,5550s           a closed kan: four numbers without a mark
//	,                at the end: a meld was just called, so no tile is the drawn one
//
// If there are 3n+2 concealed tiles, it is the turn to discard and the last tile is the
// drawn one. A hand has up to 14 tiles, each meld counted as three, and no more of a tile
// than the set with these reds. The error is a *fault.Fault.
func ParseMPSZ(text string, reds mahjong.Reds) (mahjong.Hand, error) {
	if bad := reds.Wrong(); bad != nil {
		return mahjong.EmptyHand(), bad
	}
	r := newHandReader(reds)
	at := 0
	for at = skipSpaces(text, at); at < len(text) && text[at] != ','; at = skipSpaces(text, at) {
		end, bad := r.mpszGroup(text, at)
		if bad != nil {
			return mahjong.EmptyHand(), bad
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
			return mahjong.EmptyHand(), bad
		}
		at = end
	}
	return r.finish(called), nil
}

// mpszGroup reads the concealed tiles of a suit from a position on, and returns the position
// after them.
func (r *handReader) mpszGroup(text string, at int) (int, *fault.Fault) {
	end, suit, bad := groupEnd(text, at, false)
	if bad != nil {
		return end, bad
	}
	for i := at; i < end; i++ {
		if why := r.digit(text[i], suit); why != "" {
			return end, wrongAt(i, text[i:i+1]+mahjong.Suits[suit:suit+1], why)
		}
	}
	return end + 1, nil
}

// mpszMeld reads the meld at a position, and returns the position of the next comma.
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

// groupEnd returns the position of the suit after some numbers, and the suit.
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

package notation

import (
	"strconv"

	"github.com/tefuda/tefuda/core/fault"
	"github.com/tefuda/tefuda/core/mahjong"
)

// wrongAt returns the fault of a part of a hand's text, at a position in bytes.
func wrongAt(position int, part, why string) *fault.Fault {
	return fault.Refuse(fault.BadTile, "hand", "is wrong at "+strconv.Itoa(position+1)+": "+quote(part)+" "+why)
}

// quote returns s in quotes, cut to 20 characters.
func quote(s string) string {
	n := 0
	for i := range s {
		if n == 20 {
			s = s[:i] + "…"
			break
		}
		n++
	}
	return "\"" + s + "\""
}

const (
	notTile     = "is not a tile"
	notGroup    = "is not a number (0 a red five) and a suit of mpsz"
	tooManyKind = "is one more than there are of this tile"
	notOfThree  = "is not among the tiles of three players"
	tooManyRed  = "is one more red five than there are"
	tooManyAll  = "is one tile too many: a hand has up to 14, a meld counted as three"
	tooManyMeld = "is a fifth meld"
)

// A handReader collects tiles and melds as long as they make a valid hand.
type handReader struct {
	hand    mahjong.Hand
	reds    mahjong.Reds
	left    mahjong.Unseen
	room    int // tiles still allowed
	unknown int8
	last    mahjong.Tile // the concealed tile read last, NoTile if unknown
}

func newHandReader(reds mahjong.Reds) handReader {
	return handReader{hand: mahjong.EmptyHand(), reds: reds, left: reds.Set(), room: 14, last: mahjong.NoTile}
}

// take takes a tile out of the set. It returns why that is impossible, or "".
func (r *handReader) take(t mahjong.Tile) (why string) {
	if r.left[t] <= 0 {
		if !r.reds.Has(t) {
			return notOfThree
		}
		if t.IsRed() {
			return tooManyRed
		}
		return tooManyKind
	}
	r.left[t]--
	return ""
}

// conceal adds a concealed tile, NoTile for an unknown one.
func (r *handReader) conceal(t mahjong.Tile) (why string) {
	if r.room == 0 {
		return tooManyAll
	}
	if t == mahjong.NoTile {
		r.unknown++
	} else {
		if why := r.take(t); why != "" {
			return why
		}
		r.hand.Counts[t]++
	}
	r.room--
	r.last = t
	return ""
}

// digit adds a concealed tile of a suit.
func (r *handReader) digit(digit byte, suit int) (why string) {
	if t := tileOf(digit, suit); t != mahjong.NoTile {
		return r.conceal(t)
	}
	return notTile
}

// meld adds a meld.
func (r *handReader) meld(m mahjong.Meld) (why string) {
	if r.hand.MeldCount == 4 {
		return tooManyMeld
	}
	if r.room < 3 {
		return tooManyAll
	}
	for _, t := range m.Tiles[:m.Size()] {
		if why := r.take(t); why != "" {
			return why
		}
	}
	r.room -= 3
	r.hand.Melds[r.hand.MeldCount] = m
	r.hand.MeldCount++
	return ""
}

// finish returns the hand. At its turn the tile read last is the drawn one, unless called
// is set: a meld was just called.
func (r *handReader) finish(called bool) mahjong.Hand {
	if r.room%3 == 0 && !called {
		r.hand.Drawn = r.last
	}
	return r.hand
}

// tileOf returns the tile of a digit and a suit 0…3, or NoTile.
func tileOf(digit byte, suit int) mahjong.Tile {
	n := mahjong.Tile(digit) - '0'
	switch {
	case digit < '0' || digit > '9' || suit == 3 && (n < 1 || n > 7):
		return mahjong.NoTile
	case n == 0:
		return mahjong.Red5m + mahjong.Tile(suit)
	}
	return 9*mahjong.Tile(suit) + n - 1
}

// none stands for no suit, index or position.
const none = -1

// suitOf returns 0…3 for a letter of mpsz, else none.
func suitOf(letter byte) int {
	for i := range mahjong.Suits {
		if mahjong.Suits[i] == letter {
			return i
		}
	}
	return none
}

// cut returns the characters of s that begin within n bytes from position on.
func cut(s string, position, n int) string {
	for i := range s[position:] {
		if i >= n {
			return s[position : position+i]
		}
	}
	return s[position:]
}

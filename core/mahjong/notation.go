package mahjong

import (
	"strconv"

	"github.com/tefuda/tefuda/core/fault"
)

// Reds are the numbers of red fives among the four fives of characters,
// circles and bamboos, 0…4 each.
type Reds [3]int8

// OneRed returns the usual set: one red five a suit.
func OneRed() Reds { return Reds{1, 1, 1} }

// set returns the 136 tiles.
func (r Reds) set() (u Unseen) {
	for k := range Kinds {
		u[k] = Copies
	}
	for s, n := range r {
		u[9*s+4], u[Kinds+s] = Copies-n, n
	}
	return u
}

// wrongAt is what is wrong with a hand's text: a part of it, at a position in
// bytes.
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
	tooManyRed  = "is one more red five than there are"
	tooManyAll  = "is one tile too many: a hand has up to 14, a meld counted as three"
	tooManyMeld = "is a fifth meld"
)

// A handReader collects tiles and melds, as long as they are a hand.
type handReader struct {
	hand    Hand
	left    Unseen
	room    int // tiles still allowed
	unknown int8
	last    Tile // the concealed tile read last, NoTile if unknown
}

func newHandReader(reds Reds) handReader {
	return handReader{hand: EmptyHand(), left: reds.set(), room: 14, last: NoTile}
}

// take takes a tile out of the set; a reason says that it cannot be.
func (r *handReader) take(t Tile) (why string) {
	if r.left[t] <= 0 {
		if t.IsRed() {
			return tooManyRed
		}
		return tooManyKind
	}
	r.left[t]--
	return ""
}

// conceal adds a concealed tile, NoTile for an unknown one.
func (r *handReader) conceal(t Tile) (why string) {
	if r.room == 0 {
		return tooManyAll
	}
	if t == NoTile {
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
	if t := tileOf(digit, suit); t != NoTile {
		return r.conceal(t)
	}
	return notTile
}

// meld adds a meld.
func (r *handReader) meld(m Meld) (why string) {
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

// finish returns the hand: at its turn, the tile read last is the drawn one
// unless a meld was just called.
func (r *handReader) finish(called bool) Hand {
	if r.room%3 == 0 && !called {
		r.hand.Drawn = r.last
	}
	return r.hand
}

// tileOf returns the tile of a digit and a suit 0…3, or NoTile.
func tileOf(digit byte, suit int) Tile {
	n := Tile(digit) - '0'
	switch {
	case digit < '0' || digit > '9' || suit == 3 && (n < 1 || n > 7):
		return NoTile
	case n == 0:
		return Red5m + Tile(suit)
	}
	return 9*Tile(suit) + n - 1
}

// digitOf returns the digit of a tile.
func digitOf(t Tile) byte {
	if t.IsRed() {
		return '0'
	}
	return '0' + byte(t.Rank())
}

const suitLetters = "mpsz"

// none stands for a suit or a place where there is none.
const none = -1

// suitOf returns 0…3 for a letter of mpsz, else none.
func suitOf(letter byte) int {
	for i := range suitLetters {
		if suitLetters[i] == letter {
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

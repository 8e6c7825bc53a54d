package mahjong

// A MeldType is one of the five types of meld, 副露, the closed kan included.
type MeldType uint8

// The five types of meld.
const (
	Chi       MeldType = iota // チー, a run with the discard of the player on the left
	Pon                       // ポン, a triplet with anybody's discard
	OpenKan                   // 大明槓, four of a kind with anybody's discard
	AddedKan                  // 加槓, a pon to which the fourth tile was added
	ClosedKan                 // 暗槓, four of a kind from the player's own hand
)

// A Meld is an open set, or a closed kan. MeldOf makes one.
type Meld struct {
	Type   MeldType
	Tiles  [4]Tile // a run in order; Tiles[3] is NoTile unless it is a kan, and the added tile of an AddedKan
	Called int8    // index in Tiles of the called tile, -1 for a ClosedKan
	From   int8    // player of the called tile: 1 right (下家), 2 across (対面), 3 left (上家); 0 for a ClosedKan
}

// Size returns the number of tiles in m: 4 for a kan, else 3.
func (m *Meld) Size() int {
	if m.Type >= OpenKan {
		return 4
	}
	return 3
}

// First returns the kind of m's first tile: the lowest of a run, else the kind of all.
func (m *Meld) First() Tile { return m.Tiles[0].Kind() }

// A Hand is one player's tiles: a plain value to copy and compare. Melds from MeldCount on
// are the zero Meld. The zero Hand is invalid, as its Drawn is 1m: start from EmptyHand.
type Hand struct {
	Counts    [Tiles]int8 // concealed tiles; Counts[34…36] are the red fives, Counts[4], [13], [22] the plain ones
	Melds     [4]Meld
	MeldCount int8
	Drawn     Tile // the tile just drawn, which Counts includes, or NoTile
}

// EmptyHand returns the hand without tiles.
func EmptyHand() Hand { return Hand{Drawn: NoTile} }

// Kinds34 returns the concealed tiles by kind, a red five as a five.
func (h *Hand) Kinds34() [Kinds]int8 {
	k := [Kinds]int8(h.Counts[:Kinds])
	for s := range 3 {
		k[9*s+4] += h.Counts[Kinds+s]
	}
	return k
}

// Concealed returns the number of concealed tiles.
func (h *Hand) Concealed() int {
	n := 0
	for _, c := range &h.Counts { // without & TinyGo copies the array, and writes the copy out tile by tile
		n += int(c)
	}
	return n
}

// Size returns the number of concealed tiles plus three for each meld: 13, or 14 when the
// player must discard.
func (h *Hand) Size() int { return h.Concealed() + 3*int(h.MeldCount) }

// IsClosed reports whether the hand is closed (門前): it has no melds except closed kans.
func (h *Hand) IsClosed() bool {
	for _, m := range h.melds() {
		if m.Type != ClosedKan {
			return false
		}
	}
	return true
}

// HasKan reports whether a meld is a kan.
func (h *Hand) HasKan() bool {
	for i := range h.MeldCount {
		if h.Melds[i].Type >= OpenKan {
			return true
		}
	}
	return false
}

// melds returns the first MeldCount melds.
func (h *Hand) melds() []Meld { return h.Melds[:max(0, min(h.MeldCount, 4))] }

// tiles returns the valid tiles of m.
func (m *Meld) tiles() (list []Tile) {
	for _, t := range m.Tiles[:m.Size()] {
		if t.Valid() {
			list = append(list, t)
		}
	}
	return list
}

package mahjong

// A MeldType is one of the five ways to lay tiles open, 副露, the closed kan
// included.
type MeldType uint8

// The five types of meld.
const (
	Chi       MeldType = iota // チー, a run with the discard of the player on the left
	Pon                       // ポン, a triplet with anybody's discard
	OpenKan                   // 大明槓, four of a kind with anybody's discard
	AddedKan                  // 加槓, a pon to which the fourth tile was added
	ClosedKan                 // 暗槓, four of a kind of one's own
)

// A Meld is a set laid open.
type Meld struct {
	Type   MeldType
	Tiles  [4]Tile // runs in order; Tiles[3] is NoTile unless a kan, the added tile of an AddedKan
	Called int8    // the place in Tiles of the tile that was called, -1 for a ClosedKan
	From   int8    // whose tile it was: 1 right (下家), 2 across (対面), 3 left (上家), 0 for a ClosedKan
}

// Size returns the number of tiles in m: 4 for a kan, else 3.
func (m *Meld) Size() int {
	if m.Type >= OpenKan {
		return 4
	}
	return 3
}

// First returns the kind of m's first tile: that of all of equal tiles, of a run
// the lowest.
func (m *Meld) First() Tile { return m.Tiles[0].Kind() }

// A Hand is what one player holds: a plain value that may be compared and
// copied. Melds past MeldCount are the zero Meld. Beware of the zero Hand: its
// Drawn is 1m; start from EmptyHand.
type Hand struct {
	Counts    [Tiles]int8 // concealed tiles; Counts[34…36] are the red fives, Counts[4], [13], [22] the plain ones
	Melds     [4]Meld
	MeldCount int8
	Drawn     Tile // the tile just drawn, which is in Counts too, or NoTile
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
	for _, c := range &h.Counts { // of the array itself a copy would be made, which TinyGo writes out tile by tile
		n += int(c)
	}
	return n
}

// Size returns the number of concealed tiles, and three for each meld: 13, or
// 14 when it is the player's turn to discard.
func (h *Hand) Size() int { return h.Concealed() + 3*int(h.MeldCount) }

// IsClosed reports whether nothing was called (門前): all melds are closed kans.
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

// melds returns the melds that there are.
func (h *Hand) melds() []Meld { return h.Melds[:max(0, min(h.MeldCount, 4))] }

// tiles returns those tiles of m that are tiles.
func (m *Meld) tiles() (list []Tile) {
	for _, t := range m.Tiles[:m.Size()] {
		if t.Valid() {
			list = append(list, t)
		}
	}
	return list
}

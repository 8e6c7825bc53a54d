package mahjong

import "github.com/tefuda/tefuda/core/fault"

// MeldOf returns a meld. called is the called tile, NoTile for a ClosedKan. own are the
// player's tiles: two for a Chi or a Pon, three for an OpenKan, all four for a ClosedKan;
// for an AddedKan the two of the pon, then the added tile. from is 1 right, 2 across, 3
// left (always for a Chi), 0 for a ClosedKan.
//
// Meld.Tiles are in the order of the notations: a run in its order; else plain fives, red
// ones, the called tile, the added tile. The error is a *fault.Fault.
func MeldOf(kind MeldType, from int, called Tile, own ...Tile) (Meld, error) {
	m := Meld{Type: kind, Tiles: [4]Tile{NoTile, NoTile, NoTile, NoTile}, Called: -1, From: int8(from)}
	if why := m.fill(called, own); why != "" {
		return Meld{}, fault.Refuse(fault.BadTile, "meld", NotMeld+why)
	}
	return m, nil
}

// NotMeld begins the reason of every wrong meld. NotMeldSize is the reason for too few or
// too many tiles.
const (
	NotMeld     = "is no meld: "
	NotMeldSize = NotMeld + notMeldSize
	notMeldSize = "a wrong number of tiles"
)

const (
	notMeldFrom  = "a run is called from the left, other melds from any player, a closed kan from nobody"
	notMeldTile  = "not a tile"
	notMeldEqual = "neither a run nor equal tiles"
	notMeldOrder = "not in the order of MeldOf"
)

// check returns why m is not as MeldOf makes it, or "".
func (m *Meld) check() (why string) {
	called, own := NoTile, make([]Tile, 0, 4)
	for i, t := range m.Tiles[:m.Size()] {
		if i == int(m.Called) {
			called = t
		} else {
			own = append(own, t)
		}
	}
	again := Meld{Type: m.Type, Tiles: [4]Tile{NoTile, NoTile, NoTile, NoTile}, Called: -1, From: m.From}
	if why = again.fill(called, own); why == "" && again != *m {
		return notMeldOrder
	}
	return why
}

func (m *Meld) fill(called Tile, own []Tile) (why string) {
	closed := m.Type == ClosedKan
	switch {
	case m.Type > ClosedKan || len(own) != [...]int{2, 2, 3, 3, 4}[m.Type]:
		return notMeldSize
	case closed != (m.From == 0) || uint8(m.From) > 3 || m.Type == Chi && m.From != 3:
		return notMeldFrom
	case closed != (called == NoTile) || !closed && !called.Valid():
		return notMeldTile
	}
	for _, t := range own {
		if !t.Valid() {
			return notMeldTile
		}
	}
	if m.Type == Chi {
		return m.fillRun(called, own)
	}
	return m.fillEqual(called, own)
}

func (m *Meld) fillRun(called Tile, own []Tile) (why string) {
	r := [3]Tile{called, own[0], own[1]}
	for i := range r {
		for j := range i {
			if r[j].Kind() > r[i].Kind() {
				r[i], r[j] = r[j], r[i]
			}
		}
	}
	first := r[0].Kind()
	if first >= East || first%9 > 6 || r[1].Kind() != first+1 || r[2].Kind() != first+2 {
		return notMeldEqual
	}
	copy(m.Tiles[:], r[:])
	for i, t := range &r {
		if t == called {
			m.Called = int8(i)
		}
	}
	return ""
}

func (m *Meld) fillEqual(called Tile, own []Tile) (why string) {
	kind := own[0].Kind()
	for _, t := range own {
		if t.Kind() != kind {
			return notMeldEqual
		}
	}
	if called != NoTile && called.Kind() != kind {
		return notMeldEqual
	}
	n := len(own)
	if m.Type == AddedKan {
		n, m.Tiles[3] = 2, own[2]
	}
	i := 0
	for _, red := range [2]bool{false, true} {
		for _, t := range own[:n] {
			if t.IsRed() == red {
				m.Tiles[i] = t
				i++
			}
		}
	}
	if called != NoTile {
		m.Tiles[n], m.Called = called, int8(n)
	}
	return ""
}

package daifugo

import "math/rand/v2"

// finish gives a final rank to a player who has no card left.
func (t *Table) finish(seat int8, foul bool) {
	place := t.FreePlace(!foul && !t.fallen(seat))
	t.place(seat, place)
	if t.overthrows(seat, place) {
		t.overthrow(seat)
		return
	}
	if t.dethrones(place) {
		t.dethrone()
	}
	if t.Active.Len() == 1 {
		t.place(t.nextActive(0), t.FreePlace(true))
	}
}

// overthrows reports whether a player who goes out reverses the ranks of the last
// game (Gekokujo).
func (t *Table) overthrows(seat, place int8) bool {
	return place == 1 && t.Rules.Has(Gekokujo) && t.Class[seat] == t.Rules.Players
}

// dethrones reports whether a player who goes out puts last game's daifugō out
// (MiyakoOchi).
func (t *Table) dethrones(place int8) bool {
	return place == 1 && t.Rules.On&(MiyakoOchi|FallenPlaysOn) == MiyakoOchi
}

// fallen reports whether a player is last game's daifugō who plays on although
// another went out first.
func (t *Table) fallen(seat int8) bool {
	return t.Class[seat] == 1 && t.Rules.Has(MiyakoOchi|FallenPlaysOn) && t.FreePlace(true) > 1
}

// dethrone gives last game's daifugō the lowest free rank, if they are still in.
func (t *Table) dethrone() {
	for seat := range t.Rules.Players {
		if t.Class[seat] == 1 && t.Active.Has(seat) {
			t.place(seat, t.FreePlace(false))
		}
	}
}

// overthrow ends the game: the last of the last game is first, and the others get
// their ranks of that game in reverse.
func (t *Table) overthrow(first int8) {
	for seat := range t.Rules.Players {
		if seat != first {
			t.place(seat, t.Rules.Players+1-t.Class[seat])
		}
	}
}

func (t *Table) place(seat, place int8) {
	t.Places[seat] = place
	t.Active &^= 1 << seat
	t.Passed &= t.Active
}

// nextActive returns the first active seat from a given one on, that seat
// included.
func (t *Table) nextActive(seat int8) int8 {
	for !t.Active.Has(seat) {
		seat = t.next(seat)
	}
	return seat
}

// FreePlace returns the highest or lowest final rank that nobody has.
func (t *Table) FreePlace(highest bool) int8 {
	taken := Seats(0)
	for _, p := range &t.Places {
		taken |= 1 << p
	}
	place, step := int8(1), int8(1)
	if !highest {
		place, step = t.Rules.Players, -1
	}
	for taken.Has(place) {
		place += step
	}
	return place
}

// DrawPlaces draws the ranks of the players still in by lot if PassLimit passes
// ended the game. Otherwise it does nothing.
func (t *Table) DrawPlaces(r *rand.Rand) {
	if !t.stalled() {
		return
	}
	for t.Active != 0 {
		n := r.IntN(t.Active.Len())
		seat := t.nextActive(0)
		for range n {
			seat = t.nextActive(t.next(seat))
		}
		t.place(seat, t.FreePlace(true))
	}
}

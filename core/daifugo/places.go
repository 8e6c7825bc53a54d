package daifugo

import "math/rand/v2"

// finish gives a player who has no card left a place.
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

// overthrows reports whether a player who goes out turns the places of the game
// before round.
func (t *Table) overthrows(seat, place int8) bool {
	return place == 1 && t.Rules.Has(Gekokujo) && t.Class[seat] == t.Rules.Players
}

// dethrones reports whether a player who goes out puts last game's daifugō out.
func (t *Table) dethrones(place int8) bool {
	return place == 1 && t.Rules.On&(MiyakoOchi|FallenPlaysOn) == MiyakoOchi
}

// fallen reports whether a player is last game's daifugō and plays on though
// another went out first.
func (t *Table) fallen(seat int8) bool {
	return t.Class[seat] == 1 && t.Rules.Has(MiyakoOchi|FallenPlaysOn) && t.FreePlace(true) > 1
}

// dethrone gives last game's daifugō, if they are still in, the lowest place.
func (t *Table) dethrone() {
	for seat := range t.Rules.Players {
		if t.Class[seat] == 1 && t.Active.Has(seat) {
			t.place(seat, t.FreePlace(false))
		}
	}
}

// overthrow ends the game: who was last is first, and the others' places of the
// game before are turned round.
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

// nextActive returns the first active seat from one on.
func (t *Table) nextActive(seat int8) int8 {
	for !t.Active.Has(seat) {
		seat = t.next(seat)
	}
	return seat
}

// freePlace returns the highest or the lowest place that nobody has.
func (t *Table) FreePlace(highest bool) int8 {
	taken := Seats(0)
	for _, p := range t.Places {
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

// DrawPlaces gives the players that are left after PassLimit passes their
// places by lot. It does nothing in any other case.
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

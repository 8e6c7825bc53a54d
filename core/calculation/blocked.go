package calculation

// Blocked reports whether s provably cannot be won. It relaxes the game: all of
// the stock is at hand at once, and one card may serve every foundation that
// wants its rank. If even then some card in the waste piles is never released,
// the game is lost: every foundation that could take the card waits for a rank
// whose cards are all under such cards. False proves nothing.
func (s *State) Blocked() bool {
	reach, tops := s.count, s.tops
	at := s.ranks | 1<<s.card // ranks at hand
	for moved := true; moved; {
		moved = false
		for k := range s.piles {
			for tops[k] != 0 {
				r := tops[k].Rank()
				at |= 1 << r
				if !s.takes(r, &reach) {
					break
				}
				tops[k] = s.Beneath(tops[k])
			}
		}
		for d := range reach {
			for reach[d] < Ranks && at>>rankAt[s.Series(d)][reach[d]]&1 != 0 {
				reach[d]++
				moved = true
			}
		}
	}
	return reach != [Foundations]uint8{Ranks, Ranks, Ranks, Ranks}
}

// takes reports whether some foundation takes r, now or later, while it grows to
// the size in reach.
func (s *State) takes(r Rank, reach *[Foundations]uint8) bool {
	for d, n := range &s.count {
		if place := placeOf[s.Series(d)][r]; place > n && place <= reach[d] {
			return true
		}
	}
	return false
}

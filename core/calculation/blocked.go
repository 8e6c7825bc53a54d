package calculation

// Blocked proves that s cannot be won, whatever comes: even with all of the
// stock at hand from now on, and with every card good for as many foundations
// as want it, some card in the waste piles is never released, because each
// foundation that could take it waits for a rank of which all cards left lie
// beneath such cards.
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
			for reach[d] < Ranks && at>>rankAt[d][reach[d]]&1 != 0 {
				reach[d]++
				moved = true
			}
		}
	}
	return reach != [Foundations]uint8{Ranks, Ranks, Ranks, Ranks}
}

// takes tells whether a foundation takes r until it has as many cards as it
// can reach.
func (s *State) takes(r Rank, reach *[Foundations]uint8) bool {
	for d, n := range s.count {
		if place := placeOf[d][r]; place > n && place <= reach[d] {
			return true
		}
	}
	return false
}

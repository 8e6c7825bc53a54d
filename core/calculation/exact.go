package calculation

// solve finds the chances of perfect play when the stock is short; false if
// that is too much work, or leaves nothing to search for.
func (c *Chooser) solve() bool {
	if c.root.left > exactLeft {
		return false
	}
	e := expectation{nodes: exactNodes, known: make([]valued, knownSize)}
	for i := range c.arms {
		a := &c.arms[i]
		if a.like == i {
			a.after.fixed = false
			a.win = e.value(&a.after)
			a.after.fixed = true
		}
	}
	c.exact = e.nodes > 0
	return c.exact
}

// exactLeft is the longest stock that is searched to its end, and exactNodes
// the positions looked at before playouts are left to decide: some
// milliseconds.
const (
	exactLeft  = 6
	exactNodes = 60_000
)

// An expectation is a search over all moves and all cards that may come.
type expectation struct {
	nodes int      // that may still be looked at; 0: the values mean nothing
	known []valued // positions by the lowest bits of their hash
}

// A valued position has been searched: moves to foundations lead to the same
// one in many orders.
type valued struct {
	hash  uint64
	value float64
}

// knownSize is the number of positions remembered: 128 KB.
const knownSize = 1 << 13

// value returns the chance to win from s by perfect play. No card is kept
// hidden that could be turned: knowing more costs nothing, as every move from
// the waste piles stays possible. Recursion is as deep as there are moves,
// at most two for each card and a draw.
func (e *expectation) value(s *State) float64 {
	if s.rest == 0 {
		return 1
	}
	if e.nodes--; e.nodes <= 0 || s.isBlocked() {
		return 0
	}
	if s.card == 0 && s.left > 0 {
		return e.chance(s)
	}
	hash := s.hash()
	known := &e.known[hash%knownSize]
	if known.hash == hash {
		return known.value
	}
	var moves [MaxMoves]Move
	var after State
	best := 0.0
	for _, m := range moves[:s.choices(&moves)] {
		after.set(s)
		after.play(m)
		if best = max(best, e.value(&after)); best == 1 {
			break
		}
	}
	*known = valued{hash, best}
	return best
}

// chance returns the mean over the cards that may be turned.
func (e *expectation) chance(s *State) float64 {
	var after State
	sum := 0.0
	for r := Rank(1); r <= king; r++ {
		if n := s.leftOf(r); n > 0 {
			after.set(s)
			after.pick(r)
			after.turn()
			sum += float64(float64(n) * e.value(&after))
		}
	}
	return sum / float64(s.left)
}

// isBlocked proves that s cannot be won, whatever comes: even with all of the
// stock at hand from now on, and with every card good for as many foundations
// as want it, some card in the waste piles is never released, because each
// foundation that could take it waits for a rank of which all cards left lie
// beneath such cards.
func (s *State) isBlocked() bool {
	reach, tops := s.count, s.tops
	at := s.ranks | 1<<s.card // ranks at hand
	for moved := true; moved; {
		moved = false
		for k := range s.piles {
			for tops[k] != 0 {
				r := tops[k].rank()
				at |= 1 << r
				if !s.takes(r, &reach) {
					break
				}
				tops[k] = s.beneath(tops[k])
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

package lines

// A Keeper proves that a side can keep the other from all lines. It reuses its
// memory from position to position.
type Keeper struct {
	state    *State
	attacker int
	// The attacker's open lines that have no pair yet, and the number of them
	// through each square.
	open    []int16
	isOpen  []bool
	crossed [MaxSquares]uint8
	pairing pairing
}

// Keeps reports whether the defender provably keeps the attacker from all
// lines. It tries two proofs.
//
// First, pairs and sums together. A line has a pair if two of its empty squares
// are on the same open lines. When the attacker takes one, the defender takes
// the other, so these lines are lost to the attacker. Without them more lines
// may have a pair. The lines left must satisfy the theorem of Barred.
//
// Otherwise, pairs alone, chosen for all lines at once (pairing.go).
func (p *Keeper) Keeps(s *State, attacker uint8) bool {
	limit := int32(1) << s.K
	if s.Me() == attacker {
		limit >>= 1
	}
	left := s.Potential[attacker&1]
	if left < limit {
		return true
	}
	p.state, p.attacker = s, int(attacker)
	p.listOpen()
	for before := len(p.open) + 1; len(p.open) < before; {
		before = len(p.open)
		rest := p.open[:0]
		for _, l := range p.open {
			if !p.hasPair(l) {
				rest = append(rest, l)
				continue
			}
			left -= 1 << p.state.own(l, p.attacker)
			p.isOpen[l] = false
			for _, at := range p.state.of(l) {
				p.crossed[at]--
			}
		}
		if p.open = rest; left < limit {
			return true
		}
	}
	return p.pairing.keeps(s, p.attacker)
}

// listOpen lists the lines that the attacker can still complete, and counts
// them by square.
func (p *Keeper) listOpen() {
	if p.isOpen == nil {
		p.open, p.isOpen = make([]int16, len(p.state.class)), make([]bool, len(p.state.class))
	}
	p.open = p.open[:0]
	clear(p.crossed[:p.state.Size])
	for l := range int16(len(p.state.class)) {
		p.isOpen[l] = p.state.own(l, p.attacker) != closed
		if p.isOpen[l] {
			p.open = append(p.open, l)
			for _, at := range p.state.of(l) {
				p.crossed[at]++
			}
		}
	}
}

// hasPair reports whether two empty squares of a line are on the same open
// lines.
func (p *Keeper) hasPair(l int16) bool {
	squares := p.state.of(l)
	for i, a := range squares {
		for _, b := range squares[:i] {
			if p.crossed[a] == p.crossed[b] && p.state.Stone[a]|p.state.Stone[b] == 0 && (p.crossed[a] == 1 || p.together(a, b)) {
				return true
			}
		}
	}
	return false
}

// together reports whether every open line through a goes through b.
func (p *Keeper) together(a, b int16) bool {
	n := uint8(0)
	for _, l := range p.state.through.of(a) {
		if !p.isOpen[l] {
			continue
		}
		for _, at := range p.state.of(l) {
			if at == b {
				n++
			}
		}
	}
	return n == p.crossed[a]
}

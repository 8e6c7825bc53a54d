package mnk

// kept tells whether the defender can keep the attacker from all lines: by pairs
// of empty squares from some, of which the defender takes one when the attacker
// takes the other, and from the others by the theorem of barred. All open lines
// through one of a pair go through the other, too; without them others may have a
// pair. Or else by pairs alone, chosen for all lines at once (pairing.go).
func (s *proving) kept() bool {
	limit := int32(1) << s.k
	if s.me() == s.attacker {
		limit >>= 1
	}
	left := s.potential[s.attacker&1]
	if left < limit {
		return true
	}
	s.listOpen()
	for before := len(s.open) + 1; len(s.open) < before; {
		before = len(s.open)
		rest := s.open[:0]
		for _, l := range s.open {
			if !s.hasPair(l) {
				rest = append(rest, l)
				continue
			}
			left -= 1 << s.own(l, int(s.attacker))
			s.isOpen[l] = false
			for _, at := range s.of(l) {
				s.crossed[at]--
			}
		}
		if s.open = rest; left < limit {
			return true
		}
	}
	return s.pairing.keeps(s.state, int(s.attacker))
}

// listOpen lists the lines that the attacker can still complete.
func (s *proving) listOpen() {
	s.open = s.open[:0]
	clear(s.crossed[:])
	for l := range int16(len(s.class)) {
		s.isOpen[l] = s.own(l, int(s.attacker)) != closed
		if s.isOpen[l] {
			s.open = append(s.open, l)
			for _, at := range s.of(l) {
				s.crossed[at]++
			}
		}
	}
}

// hasPair tells whether a line has two empty squares that the same open lines go
// through.
func (s *proving) hasPair(l int16) bool {
	squares := s.of(l)
	for i, a := range squares {
		for _, b := range squares[:i] {
			if s.crossed[a] == s.crossed[b] && s.stone[a]|s.stone[b] == 0 && (s.crossed[a] == 1 || s.together(a, b)) {
				return true
			}
		}
	}
	return false
}

// together tells whether every open line through a goes through b.
func (s *proving) together(a, b int16) bool {
	n := uint8(0)
	for _, l := range s.state.through.of(a) {
		if !s.isOpen[l] {
			continue
		}
		for _, at := range s.of(l) {
			if at == b {
				n++
			}
		}
	}
	return n == s.crossed[a]
}

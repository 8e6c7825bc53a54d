package mnk

// A pairing is an attempt to keep a colour from ever completing a line: two
// empty squares for every line it has open, such that whenever it takes one
// of two the opponent takes the other (pairing strategy: A. W. Hales,
// R. I. Jewett: Regularity and positional games, Trans. AMS 106, 1963,
// https://doi.org/10.1090/S0002-9947-1963-0143712-1). Lines that follow on one another in a row share two squares that
// they have in common.
type pairing struct {
	*state
	groups  [][]int16         // the empty squares to choose from
	owner   [maxSquares]int16 // the group a square is chosen for, or nobody
	visited [maxSquares]bool
}

// nobody is no group.
const nobody = -1

// paired tells whether each side can keep the other from a line by pairs. It
// then can whatever is played first, as a stone too many never harms.
func (s *state) paired() bool { return s.pairs(0) && s.pairs(1) }

// pairs tries to keep a colour from its lines, in groups of at most one line
// first, up to k-1.
func (s *state) pairs(colour int) bool {
	if s.potential[colour] == 0 {
		return true
	}
	if s.k == 1 || s.fives[colour].any() {
		return false
	}
	for most := 1; most < s.k; most++ {
		p := &pairing{state: s}
		if p.group(colour, most) && 2*len(p.groups) <= s.size-s.full && p.match() {
			return true
		}
	}
	return false
}

// group divides the open lines of a colour, and tells whether each group has
// two empty squares in common.
func (p *pairing) group(colour, most int) bool {
	grouped := make([]bool, len(p.class))
	for l := range int16(len(p.class)) {
		for at := l; at != nowhere && !grouped[at] && p.own(at, colour) < closed; {
			common := p.emptyOf(p.of(at))
			if len(common) < 2 {
				return false
			}
			grouped[at] = true
			for n := 1; n < most; n++ {
				next := p.after(at)
				if next == nowhere || grouped[next] || p.own(next, colour) == closed {
					break
				}
				rest := both(common, p.of(next))
				if len(rest) < 2 {
					break
				}
				common, at = rest, next
				grouped[at] = true
			}
			p.groups = append(p.groups, common)
			at = p.after(at)
		}
	}
	return true
}

func (p *pairing) emptyOf(squares []int16) (out []int16) {
	for _, square := range squares {
		if p.stone[square] == 0 {
			out = append(out, square)
		}
	}
	return out
}

func both(a, b []int16) (out []int16) {
	for _, x := range a {
		for _, y := range b {
			if x == y {
				out = append(out, x)
			}
		}
	}
	return out
}

// match chooses two squares for every group, no square twice, by augmenting
// paths.
func (p *pairing) match() bool {
	for square := range p.owner {
		p.owner[square] = nobody
	}
	for g := range p.groups {
		for range 2 {
			p.visited = [maxSquares]bool{}
			if !p.augment(int16(g)) {
				return false
			}
		}
	}
	return true
}

// augment finds a square for a group, moving others out of the way. It visits
// no square twice, so its depth is bounded by the board.
func (p *pairing) augment(group int16) bool {
	for _, square := range p.groups[group] {
		if p.visited[square] {
			continue
		}
		p.visited[square] = true
		if p.owner[square] == nobody || p.owner[square] != group && p.augment(p.owner[square]) {
			p.owner[square] = group
			return true
		}
	}
	return false
}

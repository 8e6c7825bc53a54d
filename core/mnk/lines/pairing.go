package lines

import "slices"

// A pairing is an attempt to keep a colour from ever completing a line: two
// empty squares for every line it has open, such that whenever it takes one
// of two the opponent takes the other (pairing strategy: A. W. Hales,
// R. I. Jewett: Regularity and positional games, Trans. AMS 106, 1963,
// https://doi.org/10.1090/S0002-9947-1963-0143712-1). Lines that follow on one another in a row share two squares that
// they have in common.
type pairing struct {
	*State
	squares []int16           // the empty squares to choose from, group after group
	ends    []int             // where each group ends there
	grouped []bool            // the lines that have a group
	owner   [MaxSquares]int16 // the group a square is chosen for, or nobody
	visited [MaxSquares]bool
}

// nobody is no group.
const nobody = -1

// Paired tells whether each side can keep the other from a line by pairs. It
// then can whatever is played first, as a stone too many never harms.
func (s *State) Paired() bool {
	var p pairing
	return p.keeps(s, 0) && p.keeps(s, 1)
}

// keeps tries to keep a colour from its lines, in groups of at most one line
// first, up to k-1. A proof asks at every position, so the room is used again.
func (p *pairing) keeps(s *State, colour int) bool {
	if s.Potential[colour] == 0 {
		return true
	}
	if s.K == 1 || s.Fives[colour].Any() {
		return false
	}
	p.State = s
	for most := 1; most < s.K; most++ {
		if p.group(colour, most) && 2*len(p.ends) <= s.Size-s.Stones && p.match() {
			return true
		}
	}
	return false
}

// group divides the open lines of a colour, and tells whether each group has
// two empty squares in common.
func (p *pairing) group(colour, most int) bool {
	p.squares, p.ends = p.squares[:0], p.ends[:0]
	p.grouped = slices.Grow(p.grouped[:0], len(p.class))[:len(p.class)]
	clear(p.grouped)
	for l := range int16(len(p.class)) {
		for at := l; at != Nowhere && !p.grouped[at] && p.own(at, colour) < closed; {
			begin := len(p.squares)
			for _, square := range p.of(at) {
				if p.Stone[square] == 0 {
					p.squares = append(p.squares, square)
				}
			}
			if len(p.squares)-begin < 2 {
				return false
			}
			p.grouped[at] = true
			for n := 1; n < most; n++ {
				next := p.after(at)
				if next == Nowhere || p.grouped[next] || p.own(next, colour) == closed || !p.share(begin, next) {
					break
				}
				at = next
				p.grouped[at] = true
			}
			p.ends = append(p.ends, len(p.squares))
			at = p.after(at)
		}
	}
	return true
}

// share leaves of the group that begins there what a line has, too, if that is
// two squares or more.
func (p *pairing) share(begin int, line int16) bool {
	common, squares, n := p.squares[begin:], p.of(line), 0
	for _, square := range common {
		if slices.Contains(squares, square) {
			n++
		}
	}
	if n < 2 {
		return false
	}
	rest := common[:0]
	for _, square := range common {
		if slices.Contains(squares, square) {
			rest = append(rest, square)
		}
	}
	p.squares = p.squares[:begin+n]
	return true
}

// choice returns the squares of a group.
func (p *pairing) choice(group int16) []int16 {
	begin := 0
	if group > 0 {
		begin = p.ends[group-1]
	}
	return p.squares[begin:p.ends[group]]
}

// match chooses two squares for every group, no square twice, by augmenting
// paths.
func (p *pairing) match() bool {
	for square := range p.owner {
		p.owner[square] = nobody
	}
	for g := range p.ends {
		for range 2 {
			p.visited = [MaxSquares]bool{}
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
	for _, square := range p.choice(group) {
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

package lines

import "slices"

// A pairing is a proof that a colour never completes a line. It chooses two
// empty squares on every open line of the colour. Whenever the colour takes one
// of the two, the opponent takes the other (pairing strategy: A. W. Hales, R.
// I. Jewett: Regularity and positional games, Trans. AMS 106, 1963,
// https://doi.org/10.1090/S0002-9947-1963-0143712-1). Consecutive lines of one
// direction may share their two squares; they are a group. No square serves two
// groups.
type pairing struct {
	*State
	squares []int16           // the squares each group may choose from, group after group
	ends    []int             // the end of each group in squares
	grouped []bool            // by line: whether it has a group
	owner   [MaxSquares]int16 // the group that a square is chosen for, or nobody
	visited [MaxSquares]bool
}

// nobody stands for no group.
const nobody = -1

// Paired reports whether each side can keep the other from a line by pairs.
// Each then can whoever moves first, because an extra stone never harms.
func (s *State) Paired() bool {
	var p pairing
	return p.keeps(s, 0) && p.keeps(s, 1)
}

// keeps reports whether pairs keep a colour from all lines. It tries groups of
// at most 1, 2, … k-1 lines. A proof asks this at every position, so the memory
// is reused.
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

// group divides the open lines of a colour into groups of at most `most` lines,
// and reports whether each group has two empty squares in common.
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

// share reduces the squares of the last group, which start at begin, to those
// that are also on a line. It changes nothing and returns false if fewer than
// two would be left.
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

// choice returns the squares that a group may choose from.
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

// augment finds one more square for a group, and moves other groups to other
// squares if it must. It visits no square twice, so the board bounds its depth.
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

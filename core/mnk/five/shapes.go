package five

// The shapes: what a stone on an empty square makes of a line, for those that
// look along one direction only. A four has one square that completes a row, an
// open four more; an open three can become an open four, a closed one a four,
// and so on down. Ways are the squares that lead on.
const (
	none = iota
	closedOne
	openOne
	closedTwo
	openTwo      // of one or two ways
	openTwoWide  // of more
	closedThree  // of one way
	closedThrees // of more
	openThree    // of one way
	openThrees   // of more
	four
	openFour
	fiveRow
	doubleFours // two fours in one row, told from an open four where black may not make it
	overline    // more than a row, likewise
	shapes      // how many there are
	learned     = doubleFours
)

// reach is how far a square is seen from: four squares of a row, and one that
// may prolong it.
const reach = 5

// What a square of a line is to a colour.
const (
	vacant = iota
	own
	barred // the opponent's, or beside the board
	edge   // beside the board, where that is not the same
)

// A line of squares around one in the middle, that one included.
type span [2*reach + 1]uint8

// A reader works out shapes, each once. memo has the shape plus one by the
// content of the squares, 0 where it is not known yet.
type reader struct {
	rule   Rule
	base   int // how many different squares there are to a colour
	halves int // how many contents five of them can have
	memo   []uint8
	half   [2][2][1024]uint16 // by colour and side: the content of five squares as a number
}

// newReader returns the reader for a colour by a rule, which for renju is that
// of black.
func newReader(rule Rule) *reader {
	r := &reader{rule: rule, base: edge, halves: 243}
	if rule.caro() {
		r.base, r.halves = edge+1, 1024
	}
	r.memo = make([]uint8, r.halves*r.halves)
	for code := range 1024 {
		for colour := range 2 {
			r.half[colour][0][code] = r.number(code, colour, 0)
			r.half[colour][1][code] = r.number(code, colour, 1)
		}
	}
	return r
}

// number turns five squares, two bits each, into what they are to a colour, to
// the base of the reader. Free-style, the farthest of them never matters.
func (r *reader) number(code, colour, side int) (n uint16) {
	for i := reach - 1; i >= 0; i-- {
		at := uint16(r.toColour(uint8(code>>(2*i)&3), colour))
		farthest := (reach - 1) * side
		if r.rule == Free && i == farthest {
			at = vacant
		}
		n = n*uint16(r.base) + at
	}
	return n
}

// toColour turns what stands on a square of a line into what it is to a colour.
func (r *reader) toColour(code uint8, colour int) uint8 {
	if code == vacant || code == 3 {
		return min(code, uint8(r.base-1))
	}
	return code ^ uint8(3*colour)
}

// shape returns the shape of a square for a colour, of the squares before and
// after it.
func (r *reader) shape(colour int, before, after uint64) uint8 {
	n := int(r.half[colour&1][0][before&1023]) + r.halves*int(r.half[colour&1][1][after&1023])
	if known := r.memo[n]; known != 0 {
		return known - 1
	}
	return r.work(n)
}

// work works a shape out. It goes at most as deep as there are squares.
func (r *reader) work(n int) uint8 {
	if r.memo[n] == 0 {
		var s span
		s[reach] = own
		before, after := n%r.halves, n/r.halves
		for i := range reach {
			s[i], s[reach+1+i] = uint8(before%r.base), uint8(after%r.base)
			before, after = before/r.base, after/r.base
		}
		r.memo[n] = r.read(&s, n) + 1
	}
	return r.memo[n] - 1
}

// read is work with the squares in sight.
func (r *reader) read(s *span, n int) uint8 {
	if length, ok := r.wins(s); ok {
		return fiveRow
	} else if r.rule == Renju && length > row {
		return overline
	}
	if completes, apart := r.completes(s); completes > 0 {
		return r.fourOf(s, completes, apart)
	}
	var ways [shapes]int
	weight := 1
	for i := range s {
		if i == reach {
			weight = r.halves
			continue
		}
		if s[i] == vacant && !r.unseen(i) {
			ways[r.work(n+weight)]++
		}
		weight *= r.base
	}
	return leadsTo(&ways)
}

// unseen tells whether a square of a span does not matter.
func (r *reader) unseen(i int) bool { return r.rule == Free && (i == 0 || i == 2*reach) }

// completes counts the squares that complete a row, and tells how far apart the
// first and the last of them are.
func (r *reader) completes(s *span) (n, apart int) {
	first := 0
	for i := range s {
		if s[i] != vacant || r.unseen(i) {
			continue
		}
		s[i] = own
		if _, ok := r.wins(s); ok {
			if n == 0 {
				first = i
			}
			n, apart = n+1, i-first
		}
		s[i] = vacant
	}
	return n, apart
}

// fourOf tells fours apart by the squares that complete a row. By Caro's rule
// the opponent may take two away at once: by a stone beyond a row that is blocked
// at the other end.
func (r *reader) fourOf(s *span, completes, apart int) uint8 {
	if completes < 2 {
		return four
	}
	if r.rule == Renju && apart < row {
		return doubleFours
	}
	for i := 0; i < len(s) && r.rule.caro(); i++ {
		if s[i] != vacant {
			continue
		}
		s[i] = barred
		left, _ := r.completes(s)
		s[i] = vacant
		if left == 0 {
			return four
		}
	}
	return openFour
}

// leadsTo returns the shape that the next stone makes others of.
func leadsTo(ways *[shapes]int) uint8 {
	threes, twos := ways[openThree]+ways[openThrees], ways[openTwo]+ways[openTwoWide]
	switch {
	case ways[openFour] > 1:
		return openThrees
	case ways[openFour] > 0:
		return openThree
	case ways[four] > 1:
		return closedThrees
	case ways[four] > 0:
		return closedThree
	case threes > 2:
		return openTwoWide
	case threes > 0:
		return openTwo
	case ways[closedThree]+ways[closedThrees] > 0:
		return closedTwo
	case twos > 0:
		return openOne
	case ways[closedTwo] > 0:
		return closedOne
	}
	return none
}

// wins tells whether the stone in the middle is part of a row that wins, and of
// how long a row it is.
func (r *reader) wins(s *span) (length int, ok bool) {
	first, last := reach, reach
	for first > 0 && s[first-1] == own {
		first--
	}
	for last < len(s)-1 && s[last+1] == own {
		last++
	}
	length = last - first + 1
	switch {
	case length < row:
		return length, false
	case length > row:
		return length, r.rule == Free || r.rule == Caro
	}
	return length, !r.rule.caro() || s[first-1] != barred || s[last+1] != barred
}

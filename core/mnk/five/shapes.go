package five

// The shapes: a shape is the threat that a stone on an empty square would make
// on one line, seen in that direction only. "Ways" are the squares where one
// more stone leads to the next better shape. A four has one square that
// completes a row, an open four has more. An open three can become an open
// four, a closed three only a four, and so on down.
//
// Free-style examples; * is the new stone, o are stones of its colour, x is a
// stone of the opponent or the edge:
//
//	openFour        . . o o o * . .      two squares complete a row
//	four            o o * . o            one square does
//	openThrees      . . o o * . .        an open four at either end
//	openThree       . o . o * . .        an open four in the gap only
//	closedThrees    x o o * . .          fours, none of them open
//	openTwoWide     . . . o * . . .
//	openTwo         x . o * . . .
//	closedTwo       x o * . . .
//	openOne         . . . * . . .
//	doubleFours     o . o * o . o        two fours in one row (black in renju)
const (
	none = iota
	closedOne
	openOne
	closedTwo
	openTwo      // one or two ways to an open three
	openTwoWide  // three or more
	closedThree  // one way to a four; not free-style, not in renju
	closedThrees // two or more
	openThree    // one way to an open four
	openThrees   // two or more
	four
	openFour
	fiveRow
	doubleFours               // two fours in one row, where they are a foul: renju's black; elsewhere openFour
	overline                  // more than five in a row, where that is a foul
	shapes                    // their number
	learned     = doubleFours // shapes below this have weights
)

// reach is how far a square sees along a line, in squares: four of a row, and
// one that may prolong it.
const reach = 5

// The content of a square, as one colour sees it.
const (
	vacant = iota
	own
	barred // an opponent's stone, or off the board
	edge   // off the board, where the rule tells the two apart (Caro)
)

// A span is a stretch of a line: the square in question in the middle, and
// reach squares on either side.
type span [2*reach + 1]uint8

// A reader computes shapes, each once. memo holds the shape plus one, 0 where
// it is not known yet. Its index is the content of the squares before the
// middle plus halves times that of the squares after.
type reader struct {
	rule   Rule
	base   int // number of different contents of a square
	halves int // base to the power of reach: contents of five squares
	memo   []uint8
	half   [2][2][1024]uint16 // by colour and side (0 before, 1 after): five squares of two bits to a number below halves
}

// newReader returns the reader of a rule. For renju it reads as black; white
// reads by a reader for Free.
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

// number turns five squares of two bits each into one number to the base
// r.base, as a colour sees them. Free-style, the farthest square never matters
// and counts as vacant.
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

// toColour turns the code of a square (0 empty, 1 black, 2 white, 3 off the
// board) into what it is to a colour.
func (r *reader) toColour(code uint8, colour int) uint8 {
	if code == vacant || code == 3 {
		return min(code, uint8(r.base-1))
	}
	return code ^ uint8(3*colour)
}

// shape returns the shape of a square for a colour, from the five squares
// before it and the five after it, two bits each.
func (r *reader) shape(colour int, before, after uint64) uint8 {
	n := int(r.half[colour&1][0][before&1023]) + r.halves*int(r.half[colour&1][1][after&1023])
	if known := r.memo[n]; known != 0 {
		return known - 1
	}
	return r.work(n)
}

// work computes the shape of index n of memo. It recurses by one stone at a
// time, so at most as deep as there are squares in a span.
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

// read computes the shape of a span whose index in memo is n.
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

// unseen reports whether square i of a span does not matter: free-style, the
// farthest.
func (r *reader) unseen(i int) bool { return r.rule == Free && (i == 0 || i == 2*reach) }

// completes counts the squares that complete a row. apart is the distance from
// the first of them to the last.
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

// fourOf tells a four, an open four and double fours apart, by the squares that
// complete a row. By Caro's rule one stone of the opponent may take two such
// squares away: beyond the free end of a row that is blocked at the other end.
// Such a four is not open.
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

// leadsTo returns the shape of a square, given how many next stones lead to
// each shape.
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

// wins reports whether the stone in the middle is part of a row that wins, and
// the length of its row.
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

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
	shapes // how many there are
)

// reach is how far a square is seen from: four squares of a row, and one that
// may prolong it.
const reach = 5

// What a square of a line is to a colour.
const (
	vacant = iota
	own
	barred // the opponent's, or beside the board
)

// strings is how many contents the squares around one can have, half of them
// to either side.
const (
	halves  = 243 // 3^reach
	strings = halves * halves
)

// A line of squares around one in the middle, that one included.
type span [2*reach + 1]uint8

// A reader works out shapes, each once. memo has the shape plus one by the
// content of the squares, 0 where it is not known yet.
type reader struct {
	rule Rule
	memo []uint8
	half [2][2][1024]uint16 // by colour and side: the content of five squares as a number
}

func newReader(rule Rule) *reader {
	r := &reader{rule: rule, memo: make([]uint8, strings)}
	for code := range 1024 {
		for colour := range 2 {
			r.half[colour][0][code] = r.number(code, colour, 0)
			r.half[colour][1][code] = r.number(code, colour, 1) * halves
		}
	}
	return r
}

// number turns five squares, two bits each, into what they are to a colour, to
// the base of three. Free-style, the farthest of them never matters.
func (r *reader) number(code, colour, side int) (n uint16) {
	for i := range reach {
		at := uint16(toColour(uint8(code>>(2*i)&3), colour))
		farthest := (reach - 1) * side
		if r.rule == Free && i == farthest {
			at = vacant
		}
		n += at * power[i]
	}
	return n
}

// toColour turns what stands on a square of a line into what it is to a colour.
func toColour(code uint8, colour int) uint8 {
	if code == vacant || code == 3 {
		return min(code, barred)
	}
	return code ^ uint8(3*colour)
}

var power = [reach]uint16{1, 3, 9, 27, 81}

// shape returns the shape of a square for a colour, of the squares before and
// after it.
func (r *reader) shape(colour int, before, after uint64) uint8 {
	n := int(r.half[colour&1][0][before&1023]) + int(r.half[colour&1][1][after&1023])
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
		for i := range reach {
			s[i] = uint8(n / int(power[i]) % 3)
			s[reach+1+i] = uint8(n / halves / int(power[i]) % 3)
		}
		r.memo[n] = r.read(&s, n) + 1
	}
	return r.memo[n] - 1
}

// read is work with the squares in sight.
func (r *reader) read(s *span, n int) uint8 {
	if r.wins(s) {
		return fiveRow
	}
	var ways [shapes]int
	completes := 0
	for i := range s {
		if s[i] != vacant || r.rule == Free && (i == 0 || i == len(s)-1) {
			continue
		}
		s[i] = own
		if r.wins(s) {
			completes++
		}
		s[i] = vacant
	}
	if completes > 0 {
		return uint8(four + min(completes, 2) - 1)
	}
	for i := range s {
		if s[i] == vacant && !(r.rule == Free && (i == 0 || i == len(s)-1)) {
			ways[r.work(n+weightOf(i))]++
		}
	}
	return leadsTo(&ways)
}

// weightOf is what a stone at i adds to the number of a span.
func weightOf(i int) int {
	if i < reach {
		return int(power[i])
	}
	return int(power[i-reach-1]) * halves
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

// wins tells whether the stone in the middle is part of a row that wins.
func (r *reader) wins(s *span) bool {
	first, last := reach, reach
	for first > 0 && s[first-1] == own {
		first--
	}
	for last < len(s)-1 && s[last+1] == own {
		last++
	}
	length := last - first + 1
	return length == row || length > row && r.rule == Free
}

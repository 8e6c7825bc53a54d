package mnk

// A state is a position as the search sees it: the class of every line, and
// what follows from that. Colours are 0 black, 1 white. make and unmake cost
// O(lines through the square).
type state struct {
	*lines
	weights *weights
	steps   *steps
	side    uint8
	full    int // stones on the board
	won     int // completed lines, of the side that moved last
	hash    uint64
	stone   [maxSquares]uint8 // 0 empty, else colour+1
	class   []uint8           // of every line
	// fives are the squares that complete a line of a colour, fours those
	// that lead to a line but for one square; counted by line.
	fives, fours [2]squareSet
	sums
	light bool              // order is not kept up: nothing will be ordered until the move is unmade
	order [maxSquares]int64 // weights.order summed over a square's open lines, white's in the high half
	// What the stones changed that stand: classes of lines as they are visited,
	// and the sums before each.
	classesWere []uint8
	sumsWere    [maxSquares]sums
}

// sums are kept up over all lines.
type sums struct {
	// potential is the sum of 2^stones over a colour's open lines: divided by
	// 2^k, what Erdős and Selfridge's theorem weighs.
	potential [2]int32
	value     [2]int32 // weights.value summed over a colour's open lines
}

// A squareSet is a multiset of squares.
type squareSet struct {
	count [maxSquares]uint8
	bits  [(maxSquares + 63) / 64]uint64
	n     int // different squares
	twice int // those counted more than once
	all   int // the sum of the counts
}

// nowhere is no square.
const nowhere = -1

// me is the side to move.
func (s *state) me() uint8 { return s.side & 1 }

// you is the other side.
func (s *state) you() uint8 { return s.side&1 ^ 1 }

func (s *state) sides() (me, you uint8) { return s.me(), s.you() }

// put adds a square, d = 1, or takes it out once, d = -1.
func (s *squareSet) put(square int16, d int) {
	s.count[square] += uint8(d)
	s.all += d
	switch count := int(s.count[square]); {
	case count*2 == 1+d: // 0 to 1 or back
		s.bits[square>>6] ^= 1 << (square & 63)
		s.n += d
	case count*2 == 3+d: // 1 to 2 or back
		s.twice += d
	}
}

// newState sets up the lines of a position and places its stones.
func newState(p *Position) *state {
	fillZobrist()
	s := &state{lines: newLines(p.Game), weights: newWeights(p.Game.K)}
	s.steps = newSteps(s.k, s.weights)
	s.class = make([]uint8, len(s.squares)/s.k)
	s.classesWere = make([]uint8, 0, len(s.through.list)+len(s.beside.list))
	for l := range s.class {
		for _, square := range s.of(int16(l)) {
			s.order[square] += s.weights.order[0][0] + s.weights.order[1][0]
		}
		for colour := range 2 {
			s.potential[colour]++
			s.value[colour] += s.weights.value[0]
			s.near(int16(l), colour, 0, 1)
		}
	}
	for number := range s.size {
		at := s.square(int16(number))
		if stone := p.Board.At(at.Row, at.Column); stone != Empty {
			s.side = uint8(stone - Black)
			s.make(int16(number))
		}
	}
	s.side = uint8(p.Turn - Black)
	return s
}

// hashWith returns the hash after the side to move plays a square.
func (s *state) hashWith(square int16) uint64 { return s.hash ^ zobrist[s.me()][square] }

// own returns a colour's stones on a line, closed if it cannot complete it.
func (s *state) own(l int16, colour int) int {
	return int(s.steps.own[colour&1][s.class[l]&(classes-1)])
}

// make plays a square for the side to move. It is where a search spends most
// of its time: sums are kept in variables of its own until the end.
func (s *state) make(square int16) {
	me, you := s.sides()
	s.stone[square] = me + 1
	s.hash ^= zobrist[me][square]
	s.side = you
	s.sumsWere[s.full] = s.sums
	s.full++
	var gained, lost, opened, shut int32
	through, beside := s.through.of(square), s.beside.of(square)
	before := len(s.classesWere)
	s.classesWere = s.classesWere[:before+len(through)+len(beside)]
	were := s.classesWere[before:]
	steps := &s.steps.on[me]
	for i, l := range through {
		class := s.class[l]
		were[i] = class
		if class == dead {
			continue
		}
		step := &steps[class&(classes-1)]
		gained, lost = gained+step.gained, lost+step.lost
		opened, shut = opened+step.opened, shut+step.closed
		if step.raised|step.spoilt != far {
			s.threaten(l, square, step, 1)
		}
		s.class[l] = step.next
		if !s.light {
			s.reorder(l, step.order)
		}
	}
	g, o := s.closeBeside(beside, were[len(through):], me)
	gained, opened = gained+g, opened+o
	s.value[me] += gained
	s.value[you] -= lost
	s.potential[me] += opened
	s.potential[you] -= shut
}

// quiet returns the value of the side to move minus the other's after it plays a
// square, without making the move. It is not quiet, and the value nothing, if the
// move brings a line near to its end or leaves a side that can be barred, nor
// where lines can be too long.
func (s *state) quiet(square int16) (gain int32, quiet bool) {
	if s.beside.list != nil {
		return 0, false
	}
	me, you := s.sides()
	gain = s.value[me] - s.value[you]
	mine, yours := s.potential[me], s.potential[you]
	steps := &s.steps.on[me]
	for _, l := range s.through.of(square) {
		step := &steps[s.class[l]&(classes-1)]
		if step.raised != far {
			return 0, false
		}
		gain += step.gained + step.lost
		mine, yours = mine+step.opened, yours-step.closed
	}
	yoursBarred, mineBarred := s.bars(yours, mine)
	return gain, !yoursBarred && !mineBarred
}

// closeBeside closes to a colour the lines that its stone has made too long,
// and notes their classes. It returns the change of the colour's sums.
func (s *state) closeBeside(beside []int16, were []uint8, me uint8) (gained, opened int32) {
	for i, l := range beside {
		class := s.class[l]
		were[i] = class
		step := &s.steps.beside[me&1][class&(classes-1)]
		gained, opened = gained+step.gained, opened+step.opened
		s.prolong(l, int(me), step.order, -1)
		s.class[l] = step.next
	}
	return gained, opened
}

// unmake takes back the last stone, which stands on square.
func (s *state) unmake(square int16) {
	me := s.you()
	s.side = me
	through, beside := s.through.of(square), s.beside.of(square)
	before := len(s.classesWere) - len(through) - len(beside)
	were := s.classesWere[before:]
	for i, l := range beside {
		s.class[l] = were[len(through)+i]
		s.prolong(l, int(me), -s.steps.beside[me][s.class[l]&(classes-1)].order, 1)
	}
	steps := &s.steps.on[me]
	for i, l := range through {
		class := were[i]
		if class == dead {
			continue
		}
		s.class[l] = class
		step := &steps[class&(classes-1)]
		if step.raised|step.spoilt != far {
			s.threaten(l, square, step, -1)
		}
		if !s.light {
			s.reorder(l, -step.order)
		}
	}
	s.classesWere = s.classesWere[:before]
	s.full--
	s.sums = s.sumsWere[s.full]
	s.hash ^= zobrist[me][square]
	s.stone[square] = 0
}

// reorder changes what the squares of a line are ordered by.
func (s *state) reorder(l int16, change int64) {
	if change == 0 {
		return
	}
	for _, at := range s.of(l) {
		s.order[at] += change
	}
}

// threaten accounts for what a stone that has just been put on a line does to
// the sets, d = 1, or takes it back, -1.
func (s *state) threaten(l, square int16, step *step, d int) {
	me := (s.stone[square] - 1) & 1
	switch fours, fives := &s.fours[me], &s.fives[me]; step.raised {
	case whole:
		s.won += d
		fives.put(square, -d)
	case oneShort:
		other := s.other(l, square)
		fours.put(square, -d)
		fours.put(other, -d)
		fives.put(other, d)
	case twoShort:
		s.fill(fours, l, d)
	}
	switch step.spoilt {
	case oneShort:
		s.fives[me^1].put(square, -d)
	case twoShort:
		fours := &s.fours[me^1]
		fours.put(square, -d)
		fours.put(s.other(l, square), -d)
	}
}

// other returns the first empty square of a line but for one, or -1.
func (s *state) other(l, square int16) int16 {
	for _, at := range s.of(l) {
		if s.stone[at] == 0 && at != square {
			return at
		}
	}
	return nowhere
}

// prolong accounts for a line that is closed to a colour by its own stone
// beside it, d = -1, or opened again. The line is of the class before that.
func (s *state) prolong(l int16, colour int, order int64, d int) {
	own := s.own(l, colour)
	if own == closed {
		return
	}
	s.reorder(l, order)
	if own == s.k {
		s.won += d
	}
	s.near(l, colour, own, d)
}

// near puts the empty squares of a line into the sets they belong to.
func (s *state) near(l int16, colour, own, d int) {
	set := &s.fives[colour]
	switch own {
	default:
		return
	case s.k - 2:
		set = &s.fours[colour]
	case s.k - 1:
	}
	s.fill(set, l, d)
}

// fill puts the empty squares of a line into a set, d = 1, or takes them out, -1.
func (s *state) fill(set *squareSet, l int16, d int) {
	for _, at := range s.of(l) {
		if s.stone[at] == 0 {
			set.put(at, d)
		}
	}
}

// barred tells which sides can be kept from ever completing a line, by the
// theorem of Erdős and Selfridge: a breaker who moves next succeeds if fewer
// than one line is expected to survive a fair coin for every empty square,
// and if fewer than half a line when the maker moves next. It covers dead
// boards, on which no line is open. (P. Erdős, J. L. Selfridge: On a
// combinatorial game, J. Combinatorial Theory A 14, 1973,
// https://doi.org/10.1016/S0097-3165(73)80005-8.)
func (s *state) barred() (me, you bool) {
	return s.bars(s.potential[s.me()], s.potential[s.you()])
}

// bars is barred by the potentials of who is to move and who is not.
func (l *lines) bars(mine, yours int32) (me, you bool) { return mine < 1<<(l.k-1), yours < 1<<l.k }

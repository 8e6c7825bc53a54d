package lines

import (
	"github.com/tefuda/tefuda/core/mnk"
)

// A State is a position of the search: the class of every line, and what
// follows from the classes. Colours are 0 black, 1 white. Make and Unmake cost
// O(lines through the square). Only they change the fields, except Side and
// Light.
type State struct {
	*Field
	weights *weights
	steps   *steps
	Side    uint8 // to move
	Stones  int   // number of stones on the board
	Won     int   // number of completed lines, of the side that moved last
	Hash    uint64
	Stone   [MaxSquares]uint8 // 0 empty, else colour+1
	class   []uint8           // of every line
	// Fives are the squares that complete a line of a colour. Fours are the
	// empty squares of lines that lack two stones: a stone there leaves one
	// square to complete the line. Both count a square once for each line.
	Fives, Fours [2]SquareSet
	Sums
	Light bool              // do not update Order: nothing will be ordered until the move is unmade
	Order [MaxSquares]int64 // weights.order summed over a square's open lines, white's in the high half
	// Unmake restores these: the classes of lines in the order in which they were
	// visited, and the sums before each stone.
	classesWere []uint8
	sumsWere    [MaxSquares]Sums
}

// Sums are sums over all lines, by colour.
type Sums struct {
	// Potential is the sum of 2^stones over a colour's open lines. Divided by
	// 2^k it is the sum in Erdős and Selfridge's theorem; see Barred.
	Potential [2]int32
	Value     [2]int32 // weights.value summed over a colour's open lines
}

// A SquareSet is a multiset of squares.
type SquareSet struct {
	Count [MaxSquares]uint8
	bits  [(MaxSquares + 63) / 64]uint64
	N     int // number of different squares
	twice int // number of squares counted more than once
	All   int // the sum of the counts
}

// Nowhere stands for no square.
const Nowhere = -1

// Me is the side to move.
func (s *State) Me() uint8 { return s.Side & 1 }

// You is the other side.
func (s *State) You() uint8 { return s.Side&1 ^ 1 }

// Sides returns the side to move and the other.
func (s *State) Sides() (me, you uint8) { return s.Me(), s.You() }

// put adds a square once, d = 1, or takes it out once, d = -1.
//
//go:inline
func (s *SquareSet) put(square int16, d int) {
	s.Count[square] += uint8(d)
	s.All += d
	switch count := int(s.Count[square]); {
	case count*2 == 1+d: // 0 to 1 or back
		s.bits[square>>6] ^= 1 << (square & 63)
		s.N += d
	case count*2 == 3+d: // 1 to 2 or back
		s.twice += d
	}
}

// New returns the state of a position that Check accepts. It takes tens of
// microseconds on a large board, where Make takes a fraction of one.
func New(p *mnk.Position) *State {
	fillZobrist()
	s := &State{Field: newLines(p.Game), weights: newWeights(p.Game.K)}
	s.steps = newSteps(s.K, s.weights)
	s.class = make([]uint8, len(s.squares)/s.K)
	s.classesWere = make([]uint8, 0, len(s.through.list)+len(s.adjoining.list))
	for l := range s.class {
		for _, square := range s.of(int16(l)) {
			s.Order[square] += s.weights.order[0][0] + s.weights.order[1][0]
		}
		for colour := range 2 {
			s.Potential[colour]++
			s.Value[colour] += s.weights.value[0]
			s.near(int16(l), colour, 0, 1)
		}
	}
	for number := range s.Size {
		at := s.Square(int16(number))
		if stone := p.Board.At(at.Row, at.Column); stone != mnk.Empty {
			s.Side = uint8(stone - mnk.Black)
			s.Make(int16(number))
		}
	}
	if s.Side = uint8(p.Turn - mnk.Black); int(s.Side) != s.Stones&1 {
		s.Hash = ^s.Hash // these stones with the other side to move are another position
	}
	return s
}

// HashWith returns the hash after the side to move plays a square.
func (s *State) HashWith(square int16) uint64 { return s.Hash ^ zobrist[s.Me()][square] }

// own returns the number of a colour's stones on a line, or closed if the
// colour cannot complete it.
func (s *State) own(l int16, colour int) int {
	return int(s.steps.own[colour&1][s.class[l]&(classes-1)])
}

// Make plays a square for the side to move. A search spends most of its time
// here, so the sums are kept in local variables until the end.
func (s *State) Make(square int16) {
	me, you := s.Sides()
	s.Stone[square] = me + 1
	s.Hash ^= zobrist[me][square]
	s.Side = you
	s.sumsWere[s.Stones] = s.Sums
	s.Stones++
	var gained, lost, opened, shut int32
	through, adjoining := s.through.of(square), s.adjoining.of(square)
	before := len(s.classesWere)
	s.classesWere = s.classesWere[:before+len(through)+len(adjoining)]
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
		if !s.Light {
			s.reorder(l, step.order)
		}
	}
	g, o := s.closeAdjoining(adjoining, were[len(through):], me)
	gained, opened = gained+g, opened+o
	s.Value[me] += gained
	s.Value[you] -= lost
	s.Potential[me] += opened
	s.Potential[you] -= shut
}

// Quiet returns what the side to move's value minus the other's would be after
// it plays a square, without making the move. If the move brings a line near
// its end or leaves a side that can be barred, quiet is false and gain has no
// meaning. It is also false where lines can be too long (ExactLine).
func (s *State) Quiet(square int16) (gain int32, quiet bool) {
	if s.adjoining.list != nil {
		return 0, false
	}
	me, you := s.Sides()
	gain = s.Value[me] - s.Value[you]
	mine, yours := s.Potential[me], s.Potential[you]
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

// closeAdjoining closes to a colour the lines that its stone has made too long,
// and records their classes in were. It returns the changes of the colour's
// value and potential.
func (s *State) closeAdjoining(adjoining []int16, were []uint8, me uint8) (gained, opened int32) {
	for i, l := range adjoining {
		class := s.class[l]
		were[i] = class
		step := &s.steps.adjoining[me&1][class&(classes-1)]
		gained, opened = gained+step.gained, opened+step.opened
		s.prolong(l, int(me), step.order, -1)
		s.class[l] = step.next
	}
	return gained, opened
}

// Unmake takes back the last stone, which must be on square.
func (s *State) Unmake(square int16) {
	me := s.You()
	s.Side = me
	through, adjoining := s.through.of(square), s.adjoining.of(square)
	before := len(s.classesWere) - len(through) - len(adjoining)
	were := s.classesWere[before:]
	for i, l := range adjoining {
		s.class[l] = were[len(through)+i]
		s.prolong(l, int(me), -s.steps.adjoining[me][s.class[l]&(classes-1)].order, 1)
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
		if !s.Light {
			s.reorder(l, -step.order)
		}
	}
	s.classesWere = s.classesWere[:before]
	s.Stones--
	s.Sums = s.sumsWere[s.Stones]
	s.Hash ^= zobrist[me][square]
	s.Stone[square] = 0
}

// reorder adds change to Order of all squares of a line. It and put are small,
// and called for every line of a stone. TinyGo at -opt=s makes calls of them
// without the directive, and a search of 8 × 8 then takes 1.4 times as long.
//
//go:inline
func (s *State) reorder(l int16, change int64) {
	if change == 0 {
		return
	}
	for _, at := range s.of(l) {
		s.Order[at] += change
	}
}

// threaten updates the sets for a stone that has just been put on a line, d =
// 1, or undoes that, d = -1.
func (s *State) threaten(l, square int16, step *step, d int) {
	me := (s.Stone[square] - 1) & 1
	switch fours, fives := &s.Fours[me], &s.Fives[me]; step.raised {
	case whole:
		s.Won += d
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
		s.Fives[me^1].put(square, -d)
	case twoShort:
		fours := &s.Fours[me^1]
		fours.put(square, -d)
		fours.put(s.other(l, square), -d)
	}
}

// other returns the first empty square of a line except square, or -1.
func (s *State) other(l, square int16) int16 {
	for _, at := range s.of(l) {
		if s.Stone[at] == 0 && at != square {
			return at
		}
	}
	return Nowhere
}

// prolong updates sums and sets for a line that is closed to a colour by its
// own stone at one end, d = -1, or opened again, d = 1. The line still has the
// class from before it closed.
func (s *State) prolong(l int16, colour int, order int64, d int) {
	own := s.own(l, colour)
	if own == closed {
		return
	}
	s.reorder(l, order)
	if own == s.K {
		s.Won += d
	}
	s.near(l, colour, own, d)
}

// near puts the empty squares of a line with own stones into Fives or Fours, d
// = 1, or takes them out, d = -1.
func (s *State) near(l int16, colour, own, d int) {
	set := &s.Fives[colour]
	switch own {
	default:
		return
	case s.K - 2:
		set = &s.Fours[colour]
	case s.K - 1:
	}
	s.fill(set, l, d)
}

// fill puts the empty squares of a line into a set, d = 1, or takes them out, -1.
func (s *State) fill(set *SquareSet, l int16, d int) {
	for _, at := range s.of(l) {
		if s.Stone[at] == 0 {
			set.put(at, d)
		}
	}
}

// Barred reports for the side to move and for the other whether it can be kept
// from ever completing a line, by the theorem of Erdős and Selfridge. Fill
// every empty square by a fair coin, and count the lines of one side (the
// maker) that are expected to survive. The other side (the breaker) succeeds if
// it moves next and fewer than one line survives, or if the maker moves next
// and fewer than half a line does. This covers dead boards, which have no open
// line. (P. Erdős, J. L. Selfridge: On a combinatorial game, J. Combinatorial
// Theory A 14, 1973, https://doi.org/10.1016/S0097-3165(73)80005-8.)
func (s *State) Barred() (me, you bool) {
	return s.bars(s.Potential[s.Me()], s.Potential[s.You()])
}

// bars applies the theorem of Barred to two potentials: the side to move's and
// the other's.
func (l *Field) bars(mine, yours int32) (me, you bool) { return mine < 1<<(l.K-1), yours < 1<<l.K }

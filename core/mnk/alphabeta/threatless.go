package alphabeta

import "github.com/tefuda/tefuda/core/mnk/lines"

// Two rules change what a threat is. Where stones fall, the last square of a
// line may not be playable yet. Where a line loses, nobody wants one. So
// threats and pairs prove nothing here: the search looks at every move, and
// recognizes only ends that come at once.

// Threatless reports whether the rule is gravity or misère.
func (s *Searcher) Threatless() bool { return s.falls || s.misere }

// Playable reports whether a square is empty and, where stones fall, the lowest
// empty one of its column.
func (s *Searcher) Playable(square int16) bool {
	below := int(square) + s.Columns
	return s.Stone[square] == 0 && (!s.falls || below >= s.Size || s.Stone[below] != 0)
}

// Completes reports whether a square can be played now and completes a line of
// a colour, and that wins.
func (s *Searcher) Completes(colour uint8, square int16) bool {
	return s.Fives[colour].Count[square] > 0 && !s.misere && s.Playable(square)
}

// last returns the lowest square above from that Completes, or -1.
func (s *Searcher) last(colour uint8, from int16) int16 {
	set := &s.Fives[colour]
	for from = set.Next(from); from != lines.Nowhere && !s.Completes(colour, from); {
		from = set.Next(from)
	}
	return from
}

// Lasts returns the number of squares where a colour Completes, and the lowest
// of them, or -1.
func (s *Searcher) Lasts(colour uint8) (n int, first int16) {
	first = s.last(colour, lines.Nowhere)
	for at := first; at != lines.Nowhere; at = s.last(colour, at) {
		n++
	}
	return n, first
}

// otherTactics is Tactics by these two rules, for a position without a
// completed line.
func (s *Searcher) otherTactics(ply int) (value int32, ok bool) {
	me, you := s.Sides()
	if s.last(me, lines.Nowhere) != lines.Nowhere {
		return winValue - int32(ply) - 1, true
	}
	if n, _ := s.Lasts(you); n > 1 {
		return -(winValue - int32(ply) - 2), true
	}
	return 0, s.Stones == s.Size
}

// barred reports for the side to move and for the other whether it cannot win
// any more. By most rules that is Barred. Where stones fall, the side has no
// open line left; where a line loses, the other side has none.
func (s *Searcher) barred() (me, you bool) {
	if !s.Threatless() {
		return s.Barred()
	}
	me, you = s.Potential[s.Me()] == 0, s.Potential[s.You()] == 0
	if s.misere {
		return you, me
	}
	return me, you
}

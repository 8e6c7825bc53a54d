package alphabeta

import "github.com/tefuda/tefuda/core/mnk/lines"

// Where stones fall, a line's last square may not be playable yet, and where a line
// loses, nobody wants one. So these rules are searched without what threats and pairs
// promise: every move is looked at, and only what ends the game at once is seen before.

// Other tells whether threats are not what they are by other rules.
func (s *Searcher) Other() bool { return s.falls || s.misere }

// Playable tells whether a square is empty and, where stones fall, the lowest of its column.
func (s *Searcher) Playable(square int16) bool {
	below := int(square) + s.Columns
	return s.Stone[square] == 0 && (!s.falls || below >= s.Size || s.Stone[below] != 0)
}

// Completes tells whether a square that may be played completes a line of a colour that wins.
func (s *Searcher) Completes(colour uint8, square int16) bool {
	return s.Fives[colour].Count[square] > 0 && !s.misere && s.Playable(square)
}

// last returns the first square after from that Completes, or -1.
func (s *Searcher) last(colour uint8, from int16) int16 {
	set := &s.Fives[colour]
	for from = set.Next(from); from != lines.Nowhere && !s.Completes(colour, from); {
		from = set.Next(from)
	}
	return from
}

// Lasts returns how many squares Completes, and the first.
func (s *Searcher) Lasts(colour uint8) (n int, first int16) {
	first = s.last(colour, lines.Nowhere)
	for at := first; at != lines.Nowhere; at = s.last(colour, at) {
		n++
	}
	return n, first
}

// otherTactics is Tactics where nobody has a line.
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

// barred tells which sides cannot win any more: by pairs and sums (see State.Barred), or,
// by these rules, as no line is left to the side, or to the other where a line loses.
func (s *Searcher) barred() (me, you bool) {
	if !s.Other() {
		return s.Barred()
	}
	me, you = s.Potential[s.Me()] == 0, s.Potential[s.You()] == 0
	if s.misere {
		return you, me
	}
	return me, you
}

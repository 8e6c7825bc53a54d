package five

import "math"

// What explains moves, and levels that do not search, need to know of a
// position.

// Make plays a square for the side to move.
func (s *Search) Make(square int16) { s.make(square) }

// Unmake takes back the last stone, which stands on square.
func (s *Search) Unmake(square int16) { s.unmake(square) }

// Won tells whether the last stone completed a row.
func (s *Search) Won() bool { return s.won }

// Allowed tells whether the side to move may play an empty square.
func (s *Search) Allowed(square int16) bool { return s.allowed(square) }

// Rows returns how many squares complete a row of a colour, and the first.
func (s *Search) Rows(colour int) (n int, first int16) {
	rows := &s.sets[colour&1][ofRows]
	return rows.n, rows.first()
}

// Completes tells whether a square completes a row of a colour.
func (s *Search) Completes(colour int, square int16) bool {
	return s.level(uint8(colour), square) == completes
}

// Completions returns squares, at most three of them, that would complete a row
// of a colour after it has played an empty square that completes none.
func (s *Search) Completions(colour int, square int16) ([3]int16, int) {
	out := s.completions(colour, square)
	return out.squares, out.n
}

// Doubles tells whether a colour has a move that makes a four which cannot be
// stopped, or two. In renju those that may be double threes are left out.
func (s *Search) Doubles(colour int) bool { return s.sets[colour&1][ofDoubles].any() }

// Stops returns the squares, other than fours of the defender, that leave a
// colour without such moves, if it has one.
func (s *Search) Stops(colour int) ([3]int16, int) {
	out := s.defences(colour)
	return out.squares, out.n
}

// Answer returns what the side to move must play against a four, or -1 if there
// is no such square or a choice.
func (s *Search) Answer() int16 {
	out := s.answers()
	if out.n != 1 {
		return nowhere
	}
	return out.squares[0]
}

// Forced returns the moves of a win by fours of the side to move, up to the last
// threat, or none. It looks at so many nodes, which are not counted.
func (s *Search) Forced(nodes int) (line []int16) {
	was, check, stop := s.Nodes, s.check, s.Stop
	s.check, s.Stop = math.MaxInt64, false // the budget is not asked
	if s.byFours(foursDepth, nodes) > 0 {
		for _, square := range s.forced {
			if square == nowhere {
				break
			}
			line = append(line, square)
		}
	}
	s.Nodes, s.check, s.Stop = was, check, stop
	return line
}

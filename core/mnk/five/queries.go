package five

import "math"

// Queries for the reasons of moves, and for the levels that do not search.

// Make plays a square for the side to move.
func (s *Search) Make(square int16) { s.make(square) }

// Unmake takes back the last stone, which must be on square.
func (s *Search) Unmake(square int16) { s.unmake(square) }

// Swing passes the move to the other side. A second call undoes it.
func (s *Search) Swing() { s.swing() }

// Won reports whether the last stone completed a row that wins.
func (s *Search) Won() bool { return s.won }

// Allowed reports whether the side to move may play an empty square.
func (s *Search) Allowed(square int16) bool { return s.allowed(square) }

// Rows returns the number of squares that complete a row of a colour, and the
// lowest of them, or -1.
func (s *Search) Rows(colour int) (n int, first int16) {
	rows := &s.sets[colour&1][ofRows]
	return rows.n, rows.first()
}

// Completes reports whether a square completes a row of a colour.
func (s *Search) Completes(colour int, square int16) bool {
	return s.level(uint8(colour), square) == completes
}

// Completions returns the squares, at most three of them, that would complete a
// row of a colour after it plays square, and their number. square must be empty
// and must not complete a row itself.
func (s *Search) Completions(colour int, square int16) ([3]int16, int) {
	out := s.completions(colour, square)
	return out.squares, out.n
}

// Doubles reports whether a colour has a move that makes an open four or two
// fours. In renju it leaves out moves that may be double threes.
func (s *Search) Doubles(colour int) bool { return s.sets[colour&1][ofDoubles].any() }

// Stops returns the squares that leave a colour without any double four, except
// fours of the defender, and their number. The colour must have a double four.
func (s *Search) Stops(colour int) ([3]int16, int) {
	out := s.defences(colour)
	return out.squares, out.n
}

// Answer returns the only move that stops the opponent's four, or -1 if there
// is none or a choice. The opponent must have one.
func (s *Search) Answer() int16 {
	out := s.answers()
	if out.n != 1 {
		return nowhere
	}
	return out.squares[0]
}

// Forced returns the moves of a win by fours of the side to move, up to the
// last threat, or nil. It looks at no more than nodes positions, which count
// neither in Nodes nor in the budget.
func (s *Search) Forced(nodes int) (line []int16) {
	was, check, stop := s.Nodes, s.check, s.Stop
	s.check, s.Stop = math.MaxInt64, false // without asking the budget
	if s.byFours(foursDepth, nodes) > 0 {
		for _, square := range &s.forced {
			if square == nowhere {
				break
			}
			line = append(line, square)
		}
	}
	s.Nodes, s.check, s.Stop = was, check, stop
	return line
}

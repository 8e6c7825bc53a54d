package lines

import "math/bits"

// A move after which two or more squares complete a line is a double threat:
// an open four (活四) of gomoku, 4×4 (四四), or any other fork one move before
// the end. A double threat wins at the third ply when the opponent cannot
// complete a line, as one stone blocks one square; and nothing else does.

// First returns the lowest square of a set, or nowhere.
func (s *SquareSet) First() int16 { return s.Next(Nowhere) }

// Any tells whether a set has squares.
func (s *SquareSet) Any() bool { return s.N > 0 }

// Doubled tells whether a set has a square more than once.
func (s *SquareSet) Doubled() bool { return s.twice > 0 }

// Next returns the lowest square of a set above from, or -1.
func (s *SquareSet) Next(from int16) int16 {
	from++
	i := int(from >> 6)
	if i >= len(s.bits) {
		return Nowhere
	}
	for word := s.bits[i] >> (from & 63) << (from & 63); ; word = s.bits[i] {
		if word != 0 {
			return int16(i<<6 + bits.TrailingZeros64(word))
		}
		if i++; i == len(s.bits) {
			return Nowhere
		}
	}
}

// Completions returns the squares, at most three of them, that would complete
// a line of a colour after it has played square, an empty one. It is for a
// colour that cannot complete one now.
func (s *State) Completions(colour int, square int16) (out [3]int16, n int) {
	for _, l := range s.through.of(square) {
		if s.own(l, colour) != s.K-2 {
			continue
		}
		e := s.other(l, square)
		if n > 0 && out[0] == e || n > 1 && out[1] == e {
			continue
		}
		out[n] = e
		if n++; n == len(out) {
			break
		}
	}
	return out, n
}

// DoubleThreat returns the first double threat of a colour after square from, or -1.
func (s *State) DoubleThreat(colour int, from int16) int16 {
	set := &s.Fours[colour]
	if !set.Doubled() {
		return Nowhere
	}
	for square := set.Next(from); square != Nowhere; square = set.Next(square) {
		if set.Count[square] < 2 {
			continue
		}
		if _, n := s.Completions(colour, square); n > 1 {
			return square
		}
	}
	return Nowhere
}

// Defences returns the squares, other than fours of the defender, that leave
// a colour without the double threats it has: the square of one or, if it has
// two completions, one of those. The colour must have one to begin with.
func (s *State) Defences(colour int) (out [3]int16, n int) {
	square := s.DoubleThreat(colour, Nowhere)
	out, n = s.refutes(colour, square)
	for square = s.DoubleThreat(colour, square); square != Nowhere && n > 0; square = s.DoubleThreat(colour, square) {
		other, m := s.refutes(colour, square)
		kept := 0
		for _, d := range out[:n] {
			for _, o := range other[:m] {
				if d == o {
					out[kept] = d
					kept++
				}
			}
		}
		n = kept
	}
	return out, n
}

func (s *State) refutes(colour int, square int16) (out [3]int16, n int) {
	completions, n := s.Completions(colour, square)
	if n > 2 {
		return [3]int16{square}, 1
	}
	return [3]int16{square, completions[0], completions[1]}, 3
}

// Threatens tells whether a square brings a line of a colour to k-2 or k-1 stones.
func (s *State) Threatens(colour int, square int16) bool {
	for _, l := range s.through.of(square) {
		if own := s.own(l, colour); own == s.K-3 || own == s.K-2 {
			return true
		}
	}
	return false
}

package lines

import "math/bits"

// A double threat is a move after which two or more squares complete a line: an
// open four (活四) of gomoku, 4×4 (四四), or any other fork one move before the
// end. It wins at the third ply if the opponent cannot complete a line, because
// one stone blocks only one square. Nothing else wins at the third ply.

// First returns the lowest square of a set, or Nowhere.
func (s *SquareSet) First() int16 { return s.Next(Nowhere) }

// Any reports whether a set has squares.
func (s *SquareSet) Any() bool { return s.N > 0 }

// Doubled reports whether a set has a square more than once.
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

// Completions returns the squares, at most three of them, that would complete a
// line of a colour after it plays square, and their number. square must be
// empty, and the colour must not be able to complete a line now.
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

// DoubleThreat returns the lowest double threat of a colour above square from,
// or -1.
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

// Defences returns the squares that leave a colour without any double threat,
// except fours of the defender, and their number. Against one double threat
// these are its own square or, if it has two completions, one of those. The
// colour must have a double threat.
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

// refutes returns the squares that stop one double threat.
func (s *State) refutes(colour int, square int16) (out [3]int16, n int) {
	completions, n := s.Completions(colour, square)
	if n > 2 {
		return [3]int16{square}, 1
	}
	return [3]int16{square, completions[0], completions[1]}, 3
}

// Threatens reports whether a stone on square brings a line of a colour to k-2
// or k-1 stones.
func (s *State) Threatens(colour int, square int16) bool {
	for _, l := range s.through.of(square) {
		if own := s.own(l, colour); own == s.K-3 || own == s.K-2 {
			return true
		}
	}
	return false
}

// Around describes a stone of a colour on an empty square. threes counts the
// directions in which it makes k-2 stones on a line; twos those in which it
// makes an open k-3 (see Part) and no k-2. Both are 0 for k less than five.
// near counts the directions in which open lines through the square already
// have stones, and open counts the open lines.
//
//go:noinline
func (s *State) Around(colour int, square int16) (threes, twos, near, open int) {
	const moved = 8
	var in [3]uint8 // sets of directions, as bits
	was := -1
	for _, l := range s.through.of(square) {
		own, d := s.own(l, colour), s.direction[l]
		if own == closed {
			was = -1
			continue
		}
		open++
		if own > 0 {
			in[2] |= 1 << d
		}
		if s.K > 4 && own == s.K-3 {
			in[0] |= 1 << d
		}
		now := own*moved + int(d)
		if s.K > 4 && own == s.K-4 && now == was {
			in[1] |= 1 << d
		}
		if was = now; int(s.Stone[s.of(l)[0]]) == colour+1 {
			was = -1 // the next line does not have this stone
		}
	}
	return bits.OnesCount8(in[0]), bits.OnesCount8(in[1] &^ in[0]), bits.OnesCount8(in[2]), open
}

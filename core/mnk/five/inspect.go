package five

// What learning needs to know of a position.

// Kinds is how many shapes there are, of those that weights are learned for.
const Kinds = learned

// Shapes returns the shapes of a square for a colour, 0 where there is a stone:
// four directions of four bits.
func (s *Search) Shapes(colour int, square int16) uint16 { return s.shapes(colour, square) }

// Calm tells whether the value of the position is a matter of judgement: no row
// can be completed, and the side to move has no double four.
func (s *Search) Calm() bool {
	return !s.sets[0][ofRows].any() && !s.sets[1][ofRows].any() && !s.sets[s.me()][ofDoubles].any()
}

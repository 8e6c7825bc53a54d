package player

import (
	"github.com/tefuda/tefuda/core/mnk/lines"
)

// What explains moves, and levels that do not search, see of a position: by
// lines, or for the rules of Game.special as package five has it.

// rowsOf returns how many squares complete a line of a colour, and the first.
func (r *root) rowsOf(colour int) (n int, first int16) {
	if r.special {
		return r.large.Rows(colour)
	}
	if r.Other() {
		return r.Lasts(uint8(colour))
	}
	return r.Fives[colour].N, r.Fives[colour].First()
}

// completes tells whether a square completes a line of a colour.
func (r *root) completes(colour int, square int16) bool {
	if r.special {
		return r.large.Completes(colour, square)
	}
	return r.Completes(uint8(colour), square)
}

// then returns the squares, at most three of them, that would complete a line of
// a colour after it has played square, which completes none.
func (r *root) then(colour int, square int16) ([3]int16, int) {
	if r.special {
		return r.large.Completions(colour, square)
	}
	return r.Completions(colour, square)
}

// doubles tells whether a colour has a move that leaves it two lines to
// complete, or one that cannot be stopped.
func (r *root) doubles(colour int) bool {
	if r.special {
		return r.large.Doubles(colour)
	}
	return r.DoubleThreat(colour, lines.Nowhere) != lines.Nowhere
}

// stops returns the squares, other than fours of the defender, that leave a
// colour without such moves, if it has one; not all of them by Caro's rule.
func (r *root) stops(colour int) ([3]int16, int) {
	if r.special {
		return r.large.Stops(colour)
	}
	return r.Defences(colour)
}

// answer returns what must be played against a four, or -1 if there is no such
// square or a choice.
func (r *root) answer() int16 {
	if r.special {
		return r.large.Answer()
	}
	return r.Fives[r.You()].First()
}

// decided tells whether the last stone has completed a line.
func (r *root) decided() bool {
	if r.special {
		return r.large.Won()
	}
	return r.Won > 0
}

// put plays a square for all of these.
func (r *root) put(square int16) {
	r.Make(square)
	if r.special {
		r.large.Make(square)
	}
}

// take takes it back.
func (r *root) take(square int16) {
	r.Unmake(square)
	if r.special {
		r.large.Unmake(square)
	}
}

package player

import (
	"github.com/tefuda/tefuda/core/mnk/lines"
)

// Threat queries for reasons and for the levels that do not search. They read
// package lines, or package five for the rules of renju and Caro
// (Game.Special).

// rowsOf returns the number of squares that complete a line of a colour, and
// the lowest of them, or -1.
func (r *root) rowsOf(colour int) (n int, first int16) {
	if r.special {
		return r.large.Rows(colour)
	}
	if r.Threatless() {
		return r.Lasts(uint8(colour))
	}
	return r.Fives[colour].N, r.Fives[colour].First()
}

// completes reports whether a square completes a line of a colour.
func (r *root) completes(colour int, square int16) bool {
	if r.special {
		return r.large.Completes(colour, square)
	}
	return r.Completes(uint8(colour), square)
}

// then returns the squares, at most three of them, that would complete a line
// of a colour after it plays square, and their number. square must not complete
// a line itself.
func (r *root) then(colour int, square int16) ([3]int16, int) {
	if r.special {
		return r.large.Completions(colour, square)
	}
	return r.Completions(colour, square)
}

// doubles reports whether a colour has a move that leaves it two squares to
// complete a line, or one that cannot be stopped.
func (r *root) doubles(colour int) bool {
	if r.special {
		return r.large.Doubles(colour)
	}
	return r.DoubleThreat(colour, lines.Nowhere) != lines.Nowhere
}

// stops returns the squares that leave a colour without such moves, except
// fours of the defender. The colour must have one. By Caro's rule there may be
// other stops.
func (r *root) stops(colour int) ([3]int16, int) {
	if r.special {
		return r.large.Stops(colour)
	}
	return r.Defences(colour)
}

// answer returns the only move that stops the opponent's four, or -1 if there
// is none or a choice.
func (r *root) answer() int16 {
	if r.special {
		return r.large.Answer()
	}
	return r.Fives[r.You()].First()
}

// decided reports whether the last stone has completed a line.
func (r *root) decided() bool {
	if r.special {
		return r.large.Won()
	}
	return r.Won > 0
}

// put plays a square on all representations of the position.
func (r *root) put(square int16) {
	r.Make(square)
	if r.special {
		r.large.Make(square)
	}
}

// take undoes put.
func (r *root) take(square int16) {
	r.Unmake(square)
	if r.special {
		r.large.Unmake(square)
	}
}

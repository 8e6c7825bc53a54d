// Package graph draws the chances through a game: a line from decision to
// decision, and a mark at each decision that lost something. shape.go computes
// the drawing and needs no browser.
package graph

import (
	"github.com/tefuda/tefuda/demo/ui/order"
	"slices"
	"strconv"
)

// Point is one decision: the value of the best choice and the value of the
// choice made. In a game of two players all values are from the same player's
// view.
type Point struct {
	Best, Made float64
	Lower      bool // the player who decided wants a low value
	Theirs     bool // the decision was not the reader's
}

// Cost is how much worse the choice made is than the best, at least 0.
func (p Point) Cost() float64 {
	if p.Lower {
		return max(0, p.Made-p.Best)
	}
	return max(0, p.Best-p.Made)
}

// Costliest returns the indices of the reader's decisions that cost at least
// least, the costliest first; equal ones in order of play.
func Costliest(points []Point, least float64) []int {
	var dear []int
	for i, p := range points {
		if !p.Theirs && p.Cost() >= least && p.Cost() > 0 {
			dear = append(dear, i)
		}
	}
	order.By(dear, func(a, b int) bool { return points[a].Cost() > points[b].Cost() })
	return dear
}

// Grade grades the mean cost of the decisions from "a" to "e", in games that the engine does not grade. most has the greatest
// means of a to d. Grade returns "" without decisions.
func Grade(points []Point, most [4]float64) string {
	if len(points) == 0 {
		return ""
	}
	cost := 0.0
	for _, p := range points {
		cost += p.Cost()
	}
	grade := 0
	for grade < len(most) && cost > most[grade]*float64(len(points)) {
		grade++
	}
	return string(rune('a' + grade))
}

// Next returns the entry of a list after at (by = 1) or before it (by = -1),
// and wraps around. If at is not in the list it returns the first (by = 1) or
// last entry (by = -1). It returns -1 if the list is empty.
func Next(order []int, at, by int) int {
	if len(order) == 0 {
		return -1
	}
	i := slices.Index(order, at)
	switch {
	case i < 0 && by < 0:
		i = 0
	case i < 0:
		i = -1
	}
	return order[(i+by+len(order))%len(order)]
}

// Frame is the size of a picture and the values at its lower and upper edge.
type Frame struct{ Width, Height, Low, High float64 }

// Around fits a frame's values to all points, with some room if they are equal.
func (f Frame) Around(points []Point) Frame {
	for i, p := range points {
		low, high := min(p.Best, p.Made), max(p.Best, p.Made)
		if i == 0 {
			f.Low, f.High = low, high
		}
		f.Low, f.High = min(f.Low, low), max(f.High, high)
	}
	if f.High <= f.Low {
		f.Low, f.High = f.Low-1, f.High+1
	}
	return f
}

// X is the horizontal position of the i-th of n decisions.
func (f Frame) X(i, n int) float64 { return f.Width * (float64(i) + .5) / float64(max(n, 1)) }

// Y is the height of a value; a value outside the frame is drawn at its edge.
func (f Frame) Y(value float64) float64 {
	share := (value - f.Low) / (f.High - f.Low)
	return f.Height * (1 - min(1, max(0, share)))
}

// Nearest is the index of the decision, of n, nearest to a share (0 to 1) of
// the width.
func (f Frame) Nearest(share float64, n int) int {
	return min(max(int(share*float64(n)), 0), n-1)
}

// Line is an SVG path through all points: at each decision to the value of the
// best choice, and down to the value of the choice made.
func (f Frame) Line(points []Point, n int) string {
	var path []byte
	to := func(i int, value float64) {
		letter := byte('L')
		if len(path) == 0 {
			letter = 'M'
		}
		path = append(path, letter)
		path = strconv.AppendFloat(path, f.X(i, n), 'f', 1, 64)
		path = append(path, ' ')
		path = strconv.AppendFloat(path, f.Y(value), 'f', 1, 64)
	}
	for i, p := range points {
		to(i, p.Best)
		if p.Made != p.Best {
			to(i, p.Made)
		}
	}
	return string(path)
}

// Dot is a mark on a point: a path of no length. Its round cap makes it a dot
// even if the picture is stretched.
func (f Frame) Dot(i int, p Point, n int) string {
	x, y := f.X(i, n), f.Y(p.Made)
	at := strconv.FormatFloat(x, 'f', 1, 64) + " " + strconv.FormatFloat(y, 'f', 1, 64)
	return "M" + at + "L" + at
}

// Package graph draws how the chances ran through a game: a line from decision
// to decision, and a mark at each that cost something. What it computes is in
// shape.go and needs no browser.
package graph

import (
	"github.com/tefuda/tefuda/demo/ui/order"
	"slices"
	"strconv"
)

// A Point is one decision: what the best choice was worth, and what the one
// made was. Where two sides are at play, all points are seen from one of them.
type Point struct {
	Best, Made float64
	Lower      bool // whoever decided wants the value to be low
	Theirs     bool // it was not the reader's to decide
}

// Cost is what the choice lost against the best.
func (p Point) Cost() float64 {
	if p.Lower {
		return max(0, p.Made-p.Best)
	}
	return max(0, p.Best-p.Made)
}

// Costliest returns the reader's decisions that cost at least so much, the
// costliest first, and of equals the earlier.
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

// Next returns the entry of a list that follows one, the first after the last
// or after what is not in it, -1 of an empty list. With by = -1 it goes back.
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

// A Frame is a picture's size, and the values at its foot and its head.
type Frame struct{ Width, Height, Low, High float64 }

// Around makes a frame's values hold all points, and some room if they are all
// the same.
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

// X is where the i-th of n decisions stands.
func (f Frame) X(i, n int) float64 { return f.Width * (float64(i) + .5) / float64(max(n, 1)) }

// Y is where a value stands; one outside the frame, at its edge.
func (f Frame) Y(value float64) float64 {
	share := (value - f.Low) / (f.High - f.Low)
	return f.Height * (1 - min(1, max(0, share)))
}

// Nearest is the decision of n that stands nearest to a share of the width.
func (f Frame) Nearest(share float64, n int) int {
	return min(max(int(share*float64(n)), 0), n-1)
}

// Line is the way through all points, as an SVG path: to what the best choice
// was worth, and down to what the one made was.
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

// Dot is a mark on a point: a path of no length, which a round cap makes a dot
// however the picture is stretched.
func (f Frame) Dot(i int, p Point, n int) string {
	x, y := f.X(i, n), f.Y(p.Made)
	at := strconv.FormatFloat(x, 'f', 1, 64) + " " + strconv.FormatFloat(y, 'f', 1, 64)
	return "M" + at + "L" + at
}

//go:build unix

package main

import "github.com/tefuda/tefuda/core/mnk/five"

// byHand returns the weights that learning begins with: a guess at how much
// better each shape is than the one before it, and nothing about kinds. The
// four lists are in the order of five.Weights. Each list is in the order of the
// shapes, from none to fiveRow.
func byHand() *five.Weights {
	shapes := [4][five.Kinds]int16{
		{0, 1, 2, 8, 20, 24, 40, 60, 100, 110, 160, 400},
		{0, 1, 2, 6, 15, 18, 30, 45, 75, 85, 160, 300},
		{0, 4, 8, 20, 60, 80, 80, 120, 250, 300, 300, 700},
		{0, 3, 6, 15, 40, 60, 60, 80, 170, 200, 220, 600},
	}
	return &five.Weights{Turn: 30, Shapes: &shapes, Kinds: string(make([]byte, 4*len(combinations)))}
}

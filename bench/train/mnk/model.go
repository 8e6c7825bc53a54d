//go:build unix

package main

import (
	"math"

	"github.com/tefuda/tefuda/core/mnk/five"
)

// A model is a weight for every combination: the sum of its four shapes'
// weights and one of its own.
type model struct {
	anchored      bool // combination 0, four times no shape, stays at 0
	weight, slope []float64
	singles       [2][five.Kinds]float64
}

func newModel() *model {
	return &model{weight: make([]float64, len(combinations)), slope: make([]float64, len(combinations))}
}

// of returns the weight of a combination.
func (m *model) of(n uint16) float64 {
	shapes := combinations[n]
	sum := m.weight[n]
	for i := range 4 {
		sum += m.singles[0][shapes>>(4*i)&15]
	}
	return sum
}

// decay pulls the own weight of a combination towards 0, that is, the
// combination towards the sum of its shapes.
const decay = 2e-5

// step moves the weights of a combination against the gradient, by AdaGrad.
func (m *model) step(n uint16, gradient, rate float64) {
	if m.anchored && n == 0 {
		return
	}
	m.slope[n] += gradient * gradient
	m.weight[n] -= rate * 0.2 * gradient / (math.Sqrt(m.slope[n]) + 1e-3)
	m.weight[n] -= decay * m.weight[n]
	shapes := combinations[n]
	for i := range 4 {
		k := shapes >> (4 * i) & 15
		if k == 0 {
			continue
		}
		m.singles[1][k] += gradient * gradient
		m.singles[0][k] -= rate * 0.2 * gradient / (math.Sqrt(m.singles[1][k]) + 1e-3)
	}
}

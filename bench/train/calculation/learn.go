package main

import "math"

// Sizes of a step of learning, by Adam (D. P. Kingma, J. Ba: Adam,
// a method for stochastic optimization, ICLR 2015,
// https://arxiv.org/abs/1412.6980).
const (
	batch     = 256
	rate      = 0.02
	decay     = 1e-4 // of the weights
	steepness = 20   // factor of the gradient, because the values differ by little
)

// adam is the state of the optimizer.
type adam struct {
	gradient, mean, square []float64
	steps                  int
}

// learn raises the expected value of the softmax over the moves of every
// decision.
func (t *tuner) learn(epochs int) {
	n := len(t.weights)
	a := adam{make([]float64, n), make([]float64, n), make([]float64, n), 0}
	order := make([]int, len(t.decisions))
	for i := range order {
		order[i] = i
	}
	for epoch := range epochs {
		for i := len(order) - 1; i > 0; i-- {
			k := t.dice.Under(uint32(i + 1))
			order[i], order[k] = order[k], order[i]
		}
		for at := 0; at+batch <= len(order); at += batch {
			clear(a.gradient)
			for _, i := range order[at : at+batch] {
				t.decisions[i].addGradient(t.weights[:], a.gradient)
			}
			a.step(t.weights[:], rate*(1-0.9*float64(epoch)/float64(epochs)))
		}
	}
}

func (d *decision) addGradient(weights []float32, gradient []float64) {
	p := make([]float64, len(d.values))
	most := math.Inf(-1)
	for i, features := range d.features {
		for _, f := range features {
			p[i] += float64(weights[f])
		}
		most = max(most, p[i])
	}
	sum, mean := 0.0, 0.0
	for i := range p {
		p[i] = math.Exp(p[i] - most)
		sum += p[i]
	}
	for i := range p {
		p[i] /= sum
		mean += p[i] * float64(d.values[i])
	}
	for i, features := range d.features {
		x := p[i] * (float64(d.values[i]) - mean) * steepness / batch
		for _, f := range features {
			gradient[f] += x
		}
	}
}

func (a *adam) step(weights []float32, rate float64) {
	a.steps++
	mean, square := 1-math.Pow(0.9, float64(a.steps)), 1-math.Pow(0.999, float64(a.steps))
	for i, g := range a.gradient {
		g -= decay * float64(weights[i])
		a.mean[i] = 0.9*a.mean[i] + 0.1*g
		a.square[i] = 0.999*a.square[i] + 0.001*g*g
		weights[i] += float32(rate * a.mean[i] / mean / (math.Sqrt(a.square[i]/square) + 1e-6))
	}
}

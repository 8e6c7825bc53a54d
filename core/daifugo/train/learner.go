package main

import (
	"math"
	"math/rand/v2"

	"github.com/tefuda/tefuda/core/daifugo"
	"github.com/tefuda/tefuda/core/daifugo/brain"
	"github.com/tefuda/tefuda/core/search"
)

// A learner adjusts weights, which it keeps in nats: of both kinds, moves' first.
type learner struct {
	theta, gradient, first, second []float64
	weights                        brain.Weights
	policy                         *brain.Policy
	r                              *rand.Rand
	rate                           float64
	batch, steps                   int                             // games a step of self-play, steps so far
	mean                           [daifugo.MaxPlayers + 1]float64 // points by class
	seats                          [daifugo.MaxPlayers][]float64   // what would make a seat's moves likelier
	sum                            []float64
}

const all = brain.PolicyFeatures + brain.ReturnFeatures

func newLearner(seed uint32) *learner {
	l := &learner{r: search.NewRand(seed)}
	for _, s := range []*[]float64{&l.theta, &l.gradient, &l.first, &l.second, &l.sum} {
		*s = make([]float64, all)
	}
	for i := range l.seats {
		l.seats[i] = make([]float64, all)
	}
	l.policy = brain.PolicyOf(&l.weights)
	return l
}

// unit is a nat in units of weights, 1/256 bit.
const unit = 256 / math.Ln2

// quantise rounds the weights to those of the policy.
func (l *learner) quantise() {
	for i, x := range l.theta {
		w := int16(max(min(math.Round(x*unit), math.MaxInt16), math.MinInt16))
		if i < brain.PolicyFeatures {
			l.weights.Move[i] = w
		} else {
			l.weights.Return[i-brain.PolicyFeatures] = w
		}
	}
}

// step makes one step of Adam along the gradient, and clears it.
func (l *learner) step() {
	const keepFirst, keepSecond = 0.9, 0.999
	l.steps++
	c1 := 1 - math.Pow(keepFirst, float64(l.steps))
	c2 := 1 - math.Pow(keepSecond, float64(l.steps))
	for i, g := range l.gradient {
		l.first[i] = keepFirst*l.first[i] + (1-keepFirst)*g
		l.second[i] = keepSecond*l.second[i] + (1-keepSecond)*g*g
		l.theta[i] += l.rate * l.first[i] / c1 / (math.Sqrt(l.second[i]/c2) + 1e-6)
		l.gradient[i] = 0
	}
	l.quantise()
}

// note adds to into what would make a move likelier: its features less those
// expected.
func (l *learner) note(into []float64, t *daifugo.Table, hand daifugo.Set, moves []daifugo.Role, chances []float64, chosen int) {
	l.policy.Visit(t, hand, moves, func(move int, picked []int16) {
		x := -chances[move]
		if move == chosen {
			x++
		}
		addTo(into, picked, x)
	})
}

func addTo(into []float64, picked []int16, x float64) {
	if -1e-4 < x && x < 1e-4 {
		return
	}
	for _, f := range picked {
		if f < 0 {
			into[^f] -= x
		} else {
			into[f] += x
		}
	}
}

// noteReturn is note for cards given back.
func (l *learner) noteReturn(into []float64, hand daifugo.Set, gifts []daifugo.Set, chances []float64, chosen daifugo.Set) {
	var picked []int16
	for i, gift := range gifts {
		x := -chances[i]
		if gift == chosen {
			x++
		}
		picked = brain.ReturnFeaturesOf(picked[:0], hand, gift)
		addTo(into[brain.PolicyFeatures:], picked, x)
	}
}

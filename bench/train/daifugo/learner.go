package main

import (
	"math"
	"math/rand/v2"

	"github.com/tefuda/tefuda/core/daifugo"
	"github.com/tefuda/tefuda/core/daifugo/levels"
	"github.com/tefuda/tefuda/core/daifugo/policy"
	"github.com/tefuda/tefuda/core/dice"
)

// A learner adjusts weights, which it keeps in nats: those of moves first, then
// those of returns.
type learner struct {
	theta, gradient, first, second []float64
	total                          []float64 // sum of theta over the steps of the last parts; the mean is kept
	summed                         int
	weights                        policy.Weights
	policy                         *policy.Policy
	r                              *rand.Rand
	rate                           float64
	batch, steps                   int // games per step of self-play, steps so far
	worth                          [companies]estimate
	company                        []levels.Player                 // guests
	seats                          [daifugo.MaxPlayers]*likelihood // gradient that makes a seat's moves likelier
}

const all = policy.Features + policy.ReturnFeatures

func newLearner(seed uint32) *learner {
	l := &learner{r: dice.NewRand(seed)}
	for _, s := range []*[]float64{&l.theta, &l.gradient, &l.first, &l.second, &l.total} {
		*s = make([]float64, all)
	}
	for i := range l.seats {
		l.seats[i] = &likelihood{by: make([]float64, all)}
	}
	l.policy = policy.Of(&l.weights)
	l.company = []levels.Player{{Level: levels.Default}, {Level: levels.Heuristic}}
	return l
}

// A likelihood is the gradient of the logarithm of the probability of some moves,
// and the list of the weights that it concerns.
type likelihood struct {
	by      []float64
	touched []int32
}

// add adds to the derivative with respect to a weight.
func (d *likelihood) add(weight int, x float64) {
	if d.by[weight] == 0 {
		d.touched = append(d.touched, int32(weight))
	}
	d.by[weight] += x
}

// addTo adds a multiple of d to a gradient and clears d.
func (d *likelihood) addTo(gradient []float64, times float64) {
	for _, i := range d.touched {
		gradient[i] += d.by[i] * times
		d.by[i] = 0
	}
	d.touched = d.touched[:0]
}

// The companies are the kinds of opponents that the policy plays against. Each
// has its own estimate of what a hand earns.
const (
	alone     = iota // against itself
	mixed            // with guests of all kinds
	defaults         // alone against default clients
	companies        // number of companies
)

// resume starts from the program's present weights.
func (l *learner) resume() {
	l.weights = policy.Learned
	for i := range l.theta {
		move, from := i-len(l.weights.Move), i-policy.Features
		switch {
		case move < 0:
			l.theta[i] = float64(l.weights.Move[i]) / unit
		case from < 0:
			l.theta[i] = float64(l.weights.Pair[move]) * policy.PairUnit / unit
		default:
			l.theta[i] = float64(l.weights.Return[from]) / unit
		}
	}
}

// unit is a nat in the units of weights, 1/256 bit.
const unit = 256 / math.Ln2

// quantise rounds the weights to the policy's integers.
func (l *learner) quantise(theta []float64) {
	whole := func(x, most float64) float64 { return max(min(math.Round(x), most), -most) }
	for i, x := range theta {
		move, from := i-len(l.weights.Move), i-policy.Features
		switch {
		case move < 0:
			l.weights.Move[i] = int16(whole(x*unit, math.MaxInt16))
		case from < 0:
			l.weights.Pair[move] = int8(whole(x*unit/policy.PairUnit, math.MaxInt8))
		default:
			l.weights.Return[from] = int16(whole(x*unit, math.MaxInt16))
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
		l.total[i] += l.theta[i]
	}
	l.summed++
	l.quantise(l.theta)
}

// average sets the weights to their mean over the steps since restart, which
// scatters less than the last steps do.
func (l *learner) average() {
	if l.summed == 0 {
		return
	}
	mean := make([]float64, all)
	for i, sum := range l.total {
		mean[i] = sum / float64(max(l.summed, 1))
	}
	l.quantise(mean)
}

// restart begins a new mean.
func (l *learner) restart() {
	clear(l.total)
	l.summed = 0
}

// note adds to into the gradient that makes a chosen move likelier: its features
// minus their expectation. chances are the policy's present probabilities.
func (l *learner) note(into *likelihood, t *daifugo.Table, hand daifugo.Set, chances []float64, chosen int) {
	l.policy.Visit = func(move int, picked []int16) {
		x := -chances[move]
		if move == chosen {
			x++
		}
		into.note(picked, 0, x)
	}
	l.policy.Moves(t, hand)
	l.policy.Visit = nil
}

// note adds x for each feature, with weights that begin at index from.
func (d *likelihood) note(picked []int16, from int, x float64) {
	if -1e-3 < x && x < 1e-3 {
		return
	}
	for _, f := range picked {
		if f < 0 {
			d.add(from+int(^f), -x)
		} else {
			d.add(from+int(f), x)
		}
	}
}

// noteReturn is note for cards given back.
func (l *learner) noteReturn(into *likelihood, hand daifugo.Set, gifts []daifugo.Set, chances []float64, chosen daifugo.Set) {
	var picked []int16
	for i, gift := range gifts {
		x := -chances[i]
		if gift == chosen {
			x++
		}
		picked = policy.OfReturn(picked[:0], hand, gift)
		into.note(picked, policy.Features, x)
	}
}

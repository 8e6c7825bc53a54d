package main

import (
	"math"

	"github.com/tefuda/tefuda/core/mahjong"
	"github.com/tefuda/tefuda/core/mahjong/player"
)

// A wait is an example: a tenpai hand as an opponent saw it. It has the ways and factors of
// each kind, the kinds that the opponent held, and the kinds that the hand can win by ron.
type wait struct {
	Ways    [mahjong.Kinds][player.Ways]float32
	Factors [mahjong.Kinds][player.WaitFactors]float32
	Held    mahjong.KindSet
	Hit     mahjong.KindSet
}

const waitParameters = int(player.Ways) + int(player.WaitFactors) + 1

// fitWaits maximises the likelihood of the waits by steps along the gradient (D. P. Kingma,
// J. Ba, "Adam", 2015, https://arxiv.org/abs/1412.6980). The parameters of ways are the
// logarithms of their weights.
func fitWaits(all []wait, passes int) (w player.WaitWeights) {
	var theta, first, second [waitParameters]float64
	theta[waitParameters-1] = math.Log(2)
	n := 0
	for range passes {
		for at := 0; at < len(all); at += 64 {
			var gradient [waitParameters]float64
			batch := all[at:min(at+64, len(all))]
			for i := range batch {
				batch[i].add(&theta, &gradient)
			}
			n++
			rate := 0.02 / (1 + float64(n)/2000)
			for i, g := range gradient {
				g /= float64(len(batch))
				first[i] = 0.9*first[i] + 0.1*g
				second[i] = 0.999*second[i] + 0.001*g*g
				theta[i] += rate * first[i] / (1 - math.Pow(0.9, float64(n))) / (math.Sqrt(second[i]/(1-math.Pow(0.999, float64(n)))) + 1e-8)
			}
		}
	}
	for i := range w.Ways {
		w.Ways[i] = math.Exp(theta[i])
	}
	copy(w.Factors[:], theta[player.Ways:])
	w.Kinds = math.Exp(theta[waitParameters-1])
	return w
}

// weigh returns the weight of a kind, and sets part to its derivatives by the parameters.
func (h *wait) weigh(k int, theta, part *[waitParameters]float64) (base float64) {
	factor := 0.0
	for i, x := range h.Factors[k] {
		factor += theta[int(player.Ways)+i] * float64(x)
	}
	factor = math.Exp(factor)
	for i, x := range h.Ways[k] {
		part[i] = float64(x) * math.Exp(theta[i]) * factor
		base += part[i]
	}
	for i, x := range h.Factors[k] {
		part[int(player.Ways)+i] = base * float64(x)
	}
	return base
}

// add adds the gradient of the log-likelihood of one hand.
func (h *wait) add(theta, gradient *[waitParameters]float64) {
	var weight [mahjong.Kinds]float64
	var part [mahjong.Kinds][waitParameters]float64 // derivative of each weight by each parameter
	var whole [waitParameters]float64
	sum := 0.0
	for k := range weight {
		weight[k] = h.weigh(k, theta, &part[k])
		sum += weight[k]
		for i, x := range part[k] {
			whole[i] += x
		}
	}
	if sum == 0 {
		return
	}
	kinds := math.Exp(theta[waitParameters-1])
	for k := range weight {
		if !h.Held.Has(mahjong.Tile(k)) || weight[k] == 0 {
			continue
		}
		mean := kinds * weight[k] / sum
		slope := -1.0
		if h.Hit.Has(mahjong.Tile(k)) {
			slope = 1 / (math.Exp(mean) - 1)
		}
		for i := range whole {
			gradient[i] += slope * kinds * (part[k][i]/sum - weight[k]*whole[i]/sum/sum)
		}
		gradient[waitParameters-1] += slope * mean
	}
}

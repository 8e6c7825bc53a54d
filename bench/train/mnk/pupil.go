//go:build unix

package main

import "math"

// A pupil learns two things. The worth of a square, for the side to move and
// for the other, comes from logistic regression on the results of games and the
// search's scores. The order of moves comes from logistic regression of the
// choice among all squares.
type pupil struct {
	moving, waiting, attack, defence *model
	turn                             float64
	share, rate                      float64
	logits                           []float64
}

func newPupil(share float64) *pupil {
	p := &pupil{moving: newModel(), waiting: newModel(), attack: newModel(), defence: newModel(), share: share}
	p.moving.anchored, p.waiting.anchored = true, true
	return p
}

// value returns the logit of the chance that the side to move wins.
func (p *pupil) value(s *sample) float64 {
	sum := p.turn
	for i := range s.Mine {
		sum += p.moving.of(s.Mine[i]) - p.waiting.of(s.Yours[i])
	}
	return sum
}

// target returns the chance that value should predict.
func (p *pupil) target(s *sample) float64 {
	if s.Score < 0 {
		return s.Result
	}
	return p.share*s.Result + (1-p.share)*s.Score
}

// choices returns the predicted chance of each square to be played.
func (p *pupil) choices(s *sample) []float64 {
	p.logits = p.logits[:0]
	most := math.Inf(-1)
	for i := range s.Mine {
		x := p.attack.of(s.Mine[i]) + p.defence.of(s.Yours[i])
		p.logits = append(p.logits, x)
		most = max(most, x)
	}
	sum := 0.0
	for i, x := range p.logits {
		p.logits[i] = math.Exp(x - most)
		sum += p.logits[i]
	}
	for i := range p.logits {
		p.logits[i] /= sum
	}
	return p.logits
}

// valueRate is the learning rate of values relative to that of moves. It is
// small because hundreds of squares add up to one value.
const valueRate = 0.01

// study takes one step towards a sample.
func (p *pupil) study(s *sample) {
	wrong := 1/(1+math.Exp(-p.value(s))) - p.target(s)
	p.turn -= 0.01 * p.rate * wrong
	for i := range s.Mine {
		p.moving.step(s.Mine[i], wrong, p.rate*valueRate)
		p.waiting.step(s.Yours[i], -wrong, p.rate*valueRate)
	}
	if s.Chosen < 0 {
		return
	}
	for i, chance := range p.choices(s) {
		gradient := chance
		if i == s.Chosen {
			gradient--
		}
		if math.Abs(gradient) > 1e-4 {
			p.attack.step(s.Mine[i], gradient, p.rate)
			p.defence.step(s.Yours[i], gradient, p.rate)
		}
	}
}

// losses returns the mean log loss of values against the results alone, the
// mean log loss of moves, and the share of positions whose likeliest move was
// played.
func (p *pupil) losses(all []sample) (value, move, hits float64) {
	n := 0.0
	for i := range all {
		s := &all[i]
		chance := min(max(1/(1+math.Exp(-p.value(s))), 1e-6), 1-1e-6)
		value -= s.Result*math.Log(chance) + (1-s.Result)*math.Log(1-chance)
		if s.Chosen < 0 {
			continue
		}
		n++
		choices := p.choices(s)
		best := 0
		for j := range choices {
			if choices[j] > choices[best] {
				best = j
			}
		}
		if best == s.Chosen {
			hits++
		}
		move -= math.Log(max(choices[s.Chosen], 1e-9))
	}
	return value / float64(len(all)), move / n, hits / n
}

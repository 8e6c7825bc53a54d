package solver

import (
	"math"
	"testing"

	"github.com/tefuda/tefuda/core/cards"
	"github.com/tefuda/tefuda/core/poker"
	"github.com/tefuda/tefuda/core/search"
)

var everything = search.Budget{Iterations: 1e9}

func meter() *search.Meter { return search.Start(everything, 0, func() int64 { return 0 }, nil) }

// naive plays a spot hand against hand, by the strategies that At tells and nothing else
// of the solver.
type naive struct {
	t *testing.T
	x *Solver
	// of a line, what At says
	answers map[string]*Answer
}

func (g *naive) at(line string) *Answer {
	if g.answers[line] == nil {
		g.answers[line] = at(g.t, g.x, line)
	}
	return g.answers[line]
}

// pay is what a player wins beyond half the first pot.
func (g *naive) pay(a *Answer, p int, ours, theirs HandAnswer) float64 {
	s := &g.x.spot
	in := [2]float64{s.Stack - a.Stacks[0], s.Stack - a.Stacks[1]}
	called := min(in[0], in[1])
	pot := s.Pot + 2*called
	rake := pot * s.Rake.Percent / 100
	if s.Rake.Cap > 0 {
		rake = min(rake, s.Rake.Cap)
	}
	var share float64
	switch {
	case a.Kind == Folded:
		if in[p] >= in[1-p] { // the other has folded
			share = 1
		}
	default:
		mine, _ := poker.Standard.Evaluate(append(append([]cards.Card{}, a.Board...), ours.Combo[:]...))
		other, _ := poker.Standard.Evaluate(append(append([]cards.Card{}, a.Board...), theirs.Combo[:]...))
		share = .5
		if mine > other {
			share = 1
		} else if mine < other {
			share = 0
		}
	}
	return share*(pot-rake) - called - s.Pot/2
}

// value is what a hand of a player wins from a line on against the other's hands by their
// weights, when it plays its strategy or, if best, the best answer.
func (g *naive) value(line string, p int, ours HandAnswer, theirs map[int]float64, all []HandAnswer, best bool) float64 {
	a := g.at(line)
	join := func(step string) string {
		if line == "" {
			return step
		}
		return line + ", " + step
	}
	switch {
	case a.Kind == Folded || a.Kind == Showdown:
		sum := 0.0
		for i, w := range theirs {
			sum += w * g.pay(a, p, ours, all[i])
		}
		return sum
	case a.Kind == Deal:
		sum := 0.0
		for _, c := range a.Cards {
			if c == ours.Combo[0] || c == ours.Combo[1] {
				continue
			}
			left := map[int]float64{}
			for i, w := range theirs {
				if c != all[i].Combo[0] && c != all[i].Combo[1] {
					left[i] = w / float64(52-4-len(a.Board))
				}
			}
			sum += g.value(join(c.String()), p, ours, left, all, best)
		}
		return sum
	}
	total, top := 0.0, math.Inf(-1)
	for k, action := range a.Actions {
		to := join(action.String())
		if a.Player == p {
			v := g.value(to, p, ours, theirs, all, best)
			total += v * g.chance(a, ours, k)
			top = max(top, v)
			continue
		}
		left := map[int]float64{}
		for i, w := range theirs {
			if w *= g.chance(a, all[i], k); w > 0 {
				left[i] = w
			}
		}
		total += g.value(to, p, ours, left, all, best)
	}
	if best && a.Player == p {
		return top
	}
	return total
}

func (g *naive) chance(a *Answer, h HandAnswer, k int) float64 {
	for _, own := range a.Hands[a.Player] {
		if own.Combo == h.Combo {
			return float64(own.Strategy[k])
		}
	}
	g.t.Fatal("no", h.Combo)
	return 0
}

// whole adds up all hands of a player, in percent of the pot.
func (g *naive) whole(p int, best bool) float64 {
	root := g.at("")
	sum, pairs := 0.0, 0.0
	for _, ours := range root.Hands[p] {
		theirs := map[int]float64{}
		for i, h := range root.Hands[1-p] {
			a, b := ours.Combo, h.Combo
			if a[0] != b[0] && a[0] != b[1] && a[1] != b[0] && a[1] != b[1] {
				theirs[i] = h.Weight
				pairs += h.Weight * ours.Weight
			}
		}
		sum += ours.Weight * g.value("", p, ours, theirs, root.Hands[1-p], best)
	}
	return sum / pairs / g.x.spot.Pot * 100
}

// TestNaive: values and exploitability are what playing hand against hand gives, long
// before the strategies are good.
func TestNaive(t *testing.T) {
	for _, c := range []struct {
		board, oop, ip string
		rake           float64
	}{
		{"Ks Th 7s 4d 2s", "QQ,AKs:0.5,9s8s,Tc7c,5c5d", "JJ,KQs,As5s:0.25,Td7d,5c5h", 0},
		{"Ks Th 7s 4d 2s", "QQ,AKs:0.5,9s8s,Tc7c,5c5d", "JJ,KQs,As5s:0.25,Td7d,5c5h", 5},
		{"Ks Th 7s 4d", "QhQd,AhKh,9s8s", "JcJd,KcQc,As5s", 3},
		{"Ks 7s 4s 2s", "QhQd,AhKh,QcQd,QhQc,AcKc,AdKd", "JJ", 0},
		{"Ks 7s 4h 4d", "QhQd,QsQd,QsQh,AhKh,AdKd", "JhJd,6h5h,6d5d", 0},
	} {
		for _, runs := range []int{7} {
			s := spotOf(c.board, c.oop, c.ip, 10, 12, Sizes{Bet: []float64{60}, Raise: []float64{50}})
			s.Rake = Rake{Percent: c.rake, Cap: 1}
			s.AllIn = UsualAllIn
			x := solve(t, s, 1e6, 0)
			x.Run(runs)
			g := &naive{t, x, map[string]*Answer{}}
			sum := 0.0
			for p := range 2 {
				v := g.whole(p, false)
				near(t, c.board, 100*x.value(mean, p)/s.Pot, v, 1e-3)
				near(t, "value told", at(t, x, "").Value[p], (v/100+.5)*s.Pot, 1e-4)
				sum += (g.whole(p, true) - v) / 2
			}
			near(t, "exploitability", x.Exploitability(), sum, 2e-3)
		}
	}
}

package solver

import (
	"slices"

	"github.com/tefuda/tefuda/core/poker"
)

// sums are the weights of the other player's hands seen so far, and of those with each
// card. What a hand meets is all of them less those that share one of its cards, of which
// its twin was taken off twice.
type sums struct {
	all  float64
	with [64]float64 // by card; 52 are used
}

func (s *sums) add(h hand, weight float32) {
	w := float64(weight)
	s.all += w
	s.with[h.a&63] += w
	s.with[h.b&63] += w
}

func (s *sums) but(h hand) float64 { return s.all - s.with[h.a&63] - s.with[h.b&63] }

// fold puts down what each hand of a player wins where the other's weights are these and
// the pot is decided.
func (x *Solver) fold(p int, win float64, theirs, out []float32) {
	seen := &x.seen
	*seen = sums{}
	others := x.hands[1-p][:len(theirs)]
	for i, w := range theirs {
		seen.add(others[i], w)
	}
	hands, twin := x.hands[p][:len(out)], x.twin[p][:len(out)]
	for i := range out {
		out[i] = float32(win * (seen.but(hands[i]) + float64(theirs[twin[i]])))
	}
}

// show puts down what each hand wins at a showdown on a river. Both players' hands are
// gone through once, from the weakest on.
func (x *Solver) show(p int, run int32, pay *payoff, theirs, out []float32) {
	seen := &x.seen
	*seen = sums{}
	ours, others := x.sorted[p][run], x.sorted[1-p][run]
	hands, theirHands, twin := x.hands[p], x.hands[1-p], x.twin[p]
	clear(out)
	// What a hand wins is lose·all + (win − tie)·weaker + (tie − lose)·(weaker or equal).
	more, same := pay.win-pay.tie, pay.tie-pay.lose
	j := 0
	for i := 0; i < len(ours); {
		strength := ours[i] >> 16
		for j < len(others) && others[j]>>16 < strength {
			h := others[j] & 0xffff
			seen.add(theirHands[h], theirs[h])
			j++
		}
		from := i
		if j == len(others) || others[j]>>16 != strength {
			for ; i < len(ours) && ours[i]>>16 == strength; i++ {
				h := ours[i] & 0xffff
				out[h] = float32((more + same) * seen.but(hands[h]))
			}
			continue
		}
		for ; i < len(ours) && ours[i]>>16 == strength; i++ {
			h := ours[i] & 0xffff
			out[h] = float32(more * seen.but(hands[h]))
		}
		for j < len(others) && others[j]>>16 == strength {
			h := others[j] & 0xffff
			seen.add(theirHands[h], theirs[h])
			j++
		}
		for _, o := range ours[from:i] {
			h := o & 0xffff
			out[h] += float32(same * (seen.but(hands[h]) + float64(theirs[twin[h]])))
		}
	}
	for ; j < len(others); j++ {
		h := others[j] & 0xffff
		seen.add(theirHands[h], theirs[h])
	}
	for _, o := range ours {
		h := o & 0xffff
		out[h] += float32(pay.lose * (seen.but(hands[h]) + float64(theirs[twin[h]])))
	}
}

// sortHands sorts the hands that each river leaves by their strength.
func (x *Solver) sortHands(table *poker.Table7) {
	for p := range x.sorted {
		x.sorted[p] = make([][]uint32, len(x.runouts[River]))
	}
	for run := range x.runouts[River] {
		board := x.boardOf(River, &x.runouts[River][run])
		sum, dealt := poker.SumOf(board...), uint64(0)
		for _, c := range board {
			dealt |= 1 << indexOf(c)
		}
		for p := range x.sorted {
			list := make([]uint32, 0, x.counts[p])
			for i, h := range x.hands[p][:x.counts[p]] {
				if dealt>>h.a&1 == 0 && dealt>>h.b&1 == 0 {
					list = append(list, uint32(table.Strength(sum.With(cardOf(h.a)).With(cardOf(h.b))))<<16|uint32(i))
				}
			}
			slices.Sort(list)
			x.sorted[p][run] = list
		}
	}
}

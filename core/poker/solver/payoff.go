package solver

import (
	"slices"

	"github.com/tefuda/tefuda/core/poker"
)

// sums are weights of the other player's hands seen so far: of all hands, and by card of
// the hands that hold it. A hand can meet only hands without its two cards, so the hands
// with either card are subtracted from all. That subtracts the hand of both cards, the
// twin, twice, so the caller adds its weight once.
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

// fold computes what each hand of player p wins after a fold, and writes it into out.
// theirs are the weights of the other player's hands.
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

// An entry is a hand in a river's list, with all that a showdown needs. Entries sort by
// strength.
//
//	bits 48-63  strength
//	bits 32-47  index of the hand
//	bits 16-31  index of its twin: the same two cards in the other player's range
//	bits  8-15  the first card, 0…51
//	bits  0-7   the second card
type entry uint64

func (e entry) hand() int { return int(e >> 32 & 0xffff) }

func (e entry) twin() int { return int(e >> 16 & 0xffff) }

// show computes what each hand wins at a showdown on a river, and writes it into out. It
// passes once over both players' hands, from the weakest on.
func (x *Solver) show(p int, run int32, pay *payoff, theirs, out []float32) {
	x.seen.with = [64]float64{}
	with, all := &x.seen.with, 0.0
	ours, others := x.sorted[p][run], x.sorted[1-p][run]
	clear(out)
	// A hand wins lose·all + (win − tie)·weaker + (tie − lose)·(weaker or equal).
	more, same := pay.win-pay.tie, pay.tie-pay.lose
	j := 0
	for i := 0; i < len(ours); {
		strength := ours[i] >> 48
		for ; j < len(others) && others[j]>>48 < strength; j++ {
			e := others[j]
			if w := float64(theirs[e.hand()]); w != 0 {
				all += w
				with[e>>8&63] += w
				with[e&63] += w
			}
		}
		from := i
		if j == len(others) || others[j]>>48 != strength {
			for ; i < len(ours) && ours[i]>>48 == strength; i++ {
				e := ours[i]
				out[e.hand()] = float32((more + same) * (all - with[e>>8&63] - with[e&63]))
			}
			continue
		}
		for ; i < len(ours) && ours[i]>>48 == strength; i++ {
			e := ours[i]
			out[e.hand()] = float32(more * (all - with[e>>8&63] - with[e&63]))
		}
		for ; j < len(others) && others[j]>>48 == strength; j++ {
			e := others[j]
			if w := float64(theirs[e.hand()]); w != 0 {
				all += w
				with[e>>8&63] += w
				with[e&63] += w
			}
		}
		for _, e := range ours[from:i] {
			out[e.hand()] += float32(same * (all - with[e>>8&63] - with[e&63] + float64(theirs[e.twin()])))
		}
	}
	for _, e := range others[j:] {
		w := float64(theirs[e.hand()])
		all += w
		with[e>>8&63] += w
		with[e&63] += w
	}
	for _, e := range ours {
		out[e.hand()] += float32(pay.lose * (all - with[e>>8&63] - with[e&63] + float64(theirs[e.twin()])))
	}
}

// sortHands sorts by strength the hands that are possible on each river.
func (x *Solver) sortHands(table *poker.Table7) {
	for p := range x.sorted {
		x.sorted[p] = make([][]entry, len(x.runouts[River]))
	}
	for run := range x.runouts[River] {
		board := x.boardOf(River, &x.runouts[River][run])
		sum, dealt := poker.SumOf(board...), uint64(0)
		for _, c := range board {
			dealt |= 1 << indexOf(c)
		}
		for p := range x.sorted {
			list := make([]entry, 0, x.counts[p])
			for i, h := range x.hands[p][:x.counts[p]] {
				if dealt>>h.a&1 == 0 && dealt>>h.b&1 == 0 {
					strength := table.Strength(sum.With(cardOf(h.a)).With(cardOf(h.b)))
					list = append(list, entry(strength)<<48|entry(i)<<32|entry(x.twin[p][i])<<16|entry(h.a)<<8|entry(h.b))
				}
			}
			slices.Sort(list)
			x.sorted[p][run] = list
		}
	}
}

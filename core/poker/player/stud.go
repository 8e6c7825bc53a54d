package player

import (
	"github.com/tefuda/tefuda/core/cards"
	"github.com/tefuda/tefuda/core/poker"
	"github.com/tefuda/tefuda/core/poker/game"
)

// ups returns the number of a rival's open cards.
//
//go:noinline
func (d *decision) ups(r *rival) (n int8) {
	for _, c := range &d.Players[r.seat].Up {
		if c >= 0 {
			n++
		}
	}
	return n
}

// orderOpen sorts what a rival in stud may hold face down, the weakest first. It uses the
// open cards of a round; the strength is the mean over some complete hands.
func (d *decision) orderOpen(order []uint64, all []holding, r *rival, round int8) {
	for i := range order {
		order[i] = uint64(i)
	}
	up := d.Players[r.seat].Up[:min(round+1, d.ups(r))]
	down, n := 2, peeks
	if round == d.Rounds()-1 {
		down = int(d.Players[r.seat].Held - d.ups(r))
	}
	var whole [poker.MaxCards]cards.Card
	rest := whole[:max(poker.MaxCards-down-len(up), 0)]
	if len(rest) == 0 {
		n = 1
	}
	open := poker.SumOf(up...)
	for range n {
		var dealt cards.Set
		d.take(rest, &dealt)
		with := open.Plus(poker.SumOf(rest...))
		for i := range all {
			if dealt&all[i].set == 0 {
				order[i] += uint64(d.score(d.best(with.Plus(poker.SumOf(all[i].hole[:down]...)))))<<16 | once
			}
		}
	}
	sortMeans(order)
}

// seventh deals the missing cards up to the seventh. If too few are left, all players share
// one.
func (d *decision) seventh(s *sample, used *cards.Set, held *[game.MaxSeats - 1]*holding) {
	missing := int(poker.MaxCards - d.me.Held)
	for i := range d.rivals {
		missing += int(poker.MaxCards - d.Players[d.rivals[i].seat].Held)
	}
	var board [1]cards.Card
	whole, common := poker.MaxCards, poker.SumOf(d.Board...)
	if len(d.Board) > 0 {
		whole--
	} else if missing > len(d.stub)-used.Len()-len(d.rivals) {
		d.take(board[:], used)
		whole, common = whole-1, poker.SumOf(board[:]...)
	}
	s.mine = d.filled(common, whole, used, d.Hole[:d.me.Held], nil)
	for r := range d.rivals {
		v := &d.rivals[r]
		down := held[r].hole[:d.Players[v.seat].Held-d.ups(v)]
		s.rival[r] = seen{d.filled(common, whole, used, down, d.Players[v.seat].Up[:d.ups(v)]), float32(held[r].at)}
	}
}

// filled is the strength of a hand completed with unseen cards.
//
//go:noinline
func (d *decision) filled(s poker.Sum, whole int, used *cards.Set, down, up []cards.Card) uint32 {
	var more [poker.MaxCards]cards.Card
	rest := more[:max(whole-len(down)-len(up), 0)]
	if used.Len()+len(rest) > len(d.stub) {
		rest = nil
	}
	d.take(rest, used)
	return d.best(s.Plus(poker.SumOf(down...)).Plus(poker.SumOf(up...)).Plus(poker.SumOf(rest...)))
}

// starting is the percentile of the starting hand in Omaha or stud, by the sum of the
// strengths over some complete hands.
func (d *decision) starting() float64 {
	n := int(d.me.Held)
	all := make([]holding, pool/2)
	copy(all[0].hole[:], d.Hole[:n])
	for i := range all[1:] {
		d.take(all[i+1].hole[:n], &all[i+1].set)
	}
	sums, counts := make([]float64, len(all)), make([]float64, len(all))
	var rest [5]cards.Card
	board := rest[:5]
	if d.Stud() {
		board = rest[:poker.MaxCards-n]
	}
	for range 2 * peeks {
		var dealt cards.Set
		d.take(board, &dealt)
		for i := range all {
			if h := &all[i]; dealt&h.set == 0 {
				sums[i] += float64(d.score(d.on(h.hole[:n], board)))
				counts[i]++
			}
		}
	}
	worse := 0
	for i := range all {
		if sums[i]/max(counts[i], 1) < sums[0]/max(counts[0], 1) {
			worse++
		}
	}
	return float64(worse) / float64(len(all))
}

package player

import (
	"slices"

	"github.com/tefuda/tefuda/core/cards"
	"github.com/tefuda/tefuda/core/poker/game"
)

// A rival is another player who is still in the hand.
type rival struct {
	seat  int8
	acts  []act
	hands []holding // of hold'em: what they may hold
	total float64
}

// act is what a rival did in a round.
type act struct {
	kind  game.Kind
	round int8
	level int8    // of a bet or raise: the how manieth of the round; of a call: how many there were
	size  float64 // of a bet or raise over the pot after a call
}

// holding is two cards, with the sum of the weights up to it.
type holding struct {
	hole [2]cards.Card
	upTo float64
	at   float64 // place among all hands on the board as it lies, 0…1
}

// read finds the rivals and what they did.
func (d *decision) read() {
	for i := range d.Seats {
		if p := &d.Players[i]; i != d.Seat && p.In && !p.Folded {
			d.rivals = append(d.rivals, rival{seat: i})
		}
	}
	if d.level == Regular {
		d.readLog()
	}
}

// readLog follows the bets.
func (d *decision) readLog() {
	var bets [game.MaxSeats]int64
	pot, level, round, raises := d.Carry, int64(0), int8(0), int8(0)
	for i := range d.Log {
		e := &d.Log[i]
		if e.Round != round {
			bets, level, round, raises = [game.MaxSeats]int64{}, 0, e.Round, 0
		}
		switch e.Kind {
		case game.Ante:
			pot += e.Amount
		case game.Blind, game.Call:
			pot += e.Amount
			bets[e.Seat] += e.Amount
			level = max(level, bets[e.Seat])
		case game.Bet, game.Raise:
			after := pot + level - bets[e.Seat]
			d.note(e, min(raises+1, 4), float64(e.Amount-level)/float64(max(after, 1)))
			raises++
			pot += e.Amount - bets[e.Seat]
			bets[e.Seat], level = e.Amount, e.Amount
		}
		if e.Kind == game.Call || e.Kind == game.Check {
			d.note(e, min(raises, 4), 0)
		}
	}
}

func (d *decision) note(e *game.Event, level int8, size float64) {
	for i := range d.rivals {
		if r := &d.rivals[i]; r.seat == e.Seat {
			r.acts = append(r.acts, act{e.Kind, e.Round, level, size})
		}
	}
}

// likely returns the chance with which a player would have acted so with a hand
// at a place among all hands, 0…1. The numbers are those of a few tried that won
// most from the bots of the arena and from the beginner: the first bet of a round
// is made with the better 65 %, raises with the better 45, 30, 20 %, more of them
// if they are small, and two of five of the others bluff. Who calls holds better
// than average, and seldom the best.
func (a *act) likely(at float64) float64 {
	switch a.kind {
	case game.Bet, game.Raise:
		from := [...]float64{0.35, 0.55, 0.7, 0.8}[a.level-1]
		from += float64(0.2 * (min(a.size, 1.5) - 0.6) * (1 - from))
		return slope(at, from, 0.4, 1)
	case game.Call:
		w := slope(at, [...]float64{0.2, 0.35, 0.6, 0.8, 0.85}[a.level], 0.08, 1)
		if at > 0.93 {
			w *= 0.5
		}
		return w
	}
	return 1 - float64(0.5*slope(at, 0.65, 0, 1))
}

// slope goes from low to high in the fifth of all hands around a place.
func slope(at, from, low, high float64) float64 {
	part := min(max((at-from)*5+0.5, 0), 1)
	return low + float64(part*(high-low))
}

// ranges gives every rival of hold'em the hands that they may hold.
func (d *decision) ranges() {
	boards := [...]int{1: 3, 4, 5}
	var all []holding
	for i, a := range d.stub {
		for _, b := range d.stub[:i] {
			all = append(all, holding{hole: [2]cards.Card{a, b}})
		}
	}
	weights := make([][]float64, len(d.rivals))
	for i := range weights {
		weights[i] = slices.Repeat([]float64{1}, len(all))
	}
	for round := range d.Round + 1 {
		if d.level != Regular && round < d.Round {
			continue
		}
		d.places(all, d.Board[:boards[round]])
		for r := range d.rivals {
			d.rivals[r].weigh(round, all, weights[r])
		}
	}
	for i := range d.rivals {
		r := &d.rivals[i]
		r.hands = slices.Clone(all)
		for k := range r.hands {
			r.total += weights[i][k]
			r.hands[k].upTo = r.total
		}
	}
}

// weigh multiplies the weights by what a rival did in a round.
func (r *rival) weigh(round int8, all []holding, weights []float64) {
	for i := range r.acts {
		if a := &r.acts[i]; a.round == round {
			for k := range all {
				weights[k] *= a.likely(all[k].at)
			}
		}
	}
}

// places finds where among all hands each is on a board.
func (d *decision) places(all []holding, board []cards.Card) {
	strengths := make([]uint32, len(all))
	for i := range all {
		strengths[i] = d.on(all[i].hole[:], board)
	}
	sorted := slices.Clone(strengths)
	sort(sorted)
	for i := range all {
		all[i].at = place(sorted, strengths[i])
	}
}

// hold deals a rival of hold'em a hand of their range, reports false if a card
// of it is used.
func (d *decision) hold(r *rival, used *cards.Set) (h *holding, ok bool) {
	for range 12 {
		x := float64(d.dice.Uint32()) / (1 << 32) * r.total
		low, high := 0, len(r.hands)-1
		for low < high {
			if mid := (low + high) / 2; r.hands[mid].upTo > x {
				high = mid
			} else {
				low = mid + 1
			}
		}
		h = &r.hands[low]
		if !used.Has(h.hole[0]) && !used.Has(h.hole[1]) {
			*used = used.With(h.hole[0]).With(h.hole[1])
			return h, true
		}
	}
	return nil, false
}

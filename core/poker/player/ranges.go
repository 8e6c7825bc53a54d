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
	hands []holding // except with draws: the hands they may hold
	drew  [3]int    // with draws: cards exchanged, by draw; -1 if not yet
	total float64
	wild  float64 // probability, before the first action, that they bet or raise with every hand
}

// act is an action of a player with the habit in that situation. Shares are 0…1.
type act struct {
	kind  game.Kind
	round int8
	raise float64 // share of their hands that they bet or raise with
	call  float64 // share of their hands that they call with
	bluff float64 // share of the bets and raises that are bluffs
	worst bool    // the bluffs are the worst hands
	own   float64 // share of the hands at the start of the round that fit their actions before this one
}

// holding is a hand of unseen cards, with the sum of the weights up to it.
type holding struct {
	hole [4]cards.Card
	set  cards.Set
	upTo float64
	at   float64 // percentile among all hands on the present board, 0…1
}

// read lists the rivals and their actions.
func (d *decision) read() {
	wild := 0.005
	if d.Limit == game.FixedLimit && d.Round > 0 {
		wild = 0.015
	}
	for i := range d.Seats {
		if p := &d.Players[i]; i != d.Seat && p.In && !p.Folded {
			d.rivals = append(d.rivals, rival{seat: i, drew: [3]int{-1, -1, -1}, wild: wild})
		}
	}
	d.track.start(&d.State)
	if d.level == Regular {
		d.readLog()
	}
}

// readLog follows the bets of the log.
func (d *decision) readLog() {
	for i := range d.Log {
		e := &d.Log[i]
		a := d.track.see(e)
		for k := range d.rivals {
			if r := &d.rivals[k]; r.seat == e.Seat && e.Kind <= game.Raise {
				r.acts = append(r.acts, a)
			}
		}
	}
	if d.Round != d.track.round {
		d.track.begin(d.Round)
	}
	if d.Stud() && !d.track.begun {
		d.track.lead = d.Seat
	}
	d.into = d.legal.Bet && d.track.standing(d.Seat).into
}

// likely returns the probability that a player acts so with a hand at a percentile
// of those they may hold, both 0…1. Raises have the best hands and some bluffs. Two
// thirds of the best hands bet or raise.
func (a *act) likely(at float64) float64 {
	if a.kind == game.Bet || a.kind == game.Raise {
		value := float64((1 - a.bluff) * a.raise)
		low := max(a.bluff*a.raise/(1-value), 0.02)
		if a.worst {
			low = min(float64(low*max(2-2*at/(1-value), 0.1)), 1)
		}
		return slope(at, 1-value, 0.5*value, low, 1)
	}
	w := slope(at, 1-a.raise, 0.5*a.raise, 1, 0.35)
	if a.kind == game.Call {
		w *= slope(at, 1-a.raise-a.call, 0.5*a.call, 0.05, 1)
	}
	return w
}

// any returns the probability that a rival acts as they did with any hand. One player in
// two hundred raises whenever possible; with fixed limits, after the first round, one in
// seventy does. One in twenty never raises.
func (r *rival) any() float64 {
	raises, calls := r.wild, 0.05
	for i := range r.acts {
		switch r.acts[i].kind {
		case game.Bet, game.Raise:
			calls *= 0.02
		default:
			calls *= 0.9
			raises *= 0.1
		}
	}
	return raises + calls
}

// slope goes linearly from low to high, centred on from and over a width.
func slope(at, from, width, low, high float64) float64 {
	part := min(max((at-from)/max(width, 0.001)+0.5, 0), 1)
	return low + float64(part*(high-low))
}

// pairs reports whether players have two hole cards.
func (d *decision) pairs() bool { return d.Rules.Hole() == 2 }

// pool is the number of hands sampled for a rival's range where there are too many
// to list.
const pool = 400

// some lists unseen hands that a rival may hold: all pairs of cards in hold'em,
// else pool random hands of n cards.
//
//go:noinline
func (d *decision) some(n int8) (all []holding) {
	if d.pairs() {
		for i, a := range d.stub {
			for _, b := range d.stub[:i] {
				all = append(all, holding{hole: [4]cards.Card{a, b}, set: cards.SetOf(a, b)})
			}
		}
		return all
	}
	all = make([]holding, pool)
	for i := range all {
		d.take(all[i].hole[:n], &all[i].set)
	}
	return all
}

// ranges gives every rival a range.
func (d *decision) ranges() {
	if d.Stud() {
		for i := range d.rivals {
			r := &d.rivals[i]
			d.narrow([]*rival{r}, d.some(d.Players[r.seat].Held-d.ups(r)))
		}
		return
	}
	all := make([]*rival, len(d.rivals))
	for i := range all {
		all[i] = &d.rivals[i]
	}
	d.narrow(all, d.some(d.me.Held))
}

// narrow gives each of some rivals a range over the same hands.
//
//go:noinline
func (d *decision) narrow(rivals []*rival, all []holding) {
	weights := make([][]float64, len(rivals))
	for i := range weights {
		weights[i] = slices.Repeat([]float64{1}, len(all))
	}
	order := make([]uint64, len(all))
	for round := range d.Round + 1 {
		if d.level != Regular && round < d.Round {
			continue
		}
		if d.Stud() {
			d.orderOpen(order, all, rivals[0], round)
		} else {
			boards := [...]int{1: 3, 4, 5}
			d.order(order, all, d.Board[:boards[round]])
		}
		for i, r := range rivals {
			r.update(round, order, weights[i])
		}
	}
	setPercentiles(order, all)
	for i, r := range rivals {
		r.hands = slices.Clone(all)
		any := r.any()
		for k := range r.hands {
			r.total += weights[i][k] + any
			r.hands[k].upTo = r.total
		}
	}
}

// update multiplies the weights by the probability of what a rival did in a round.
// order sorts the hands of that round, the weakest first.
func (r *rival) update(round int8, order []uint64, weights []float64) {
	for i := range r.acts {
		a := &r.acts[i]
		if a.round != round {
			continue
		}
		total, upTo := 0.0, 0.0
		for _, w := range weights {
			total += w
		}
		for _, key := range order {
			w := &weights[key&0xffff]
			before := upTo
			upTo += *w
			*w *= a.likely((before + upTo) / (2 * total))
		}
	}
}

// peeks is the number of complete boards that order hands on a flop or turn.
const peeks = 12

// order sorts holdings on a board, the weakest first. A key is the hand's strength
// with its index in the lower 16 bits. On a flop or turn the strength is the mean
// over the complete boards that have none of the hand's cards.
func (d *decision) order(order []uint64, all []holding, board []cards.Card) {
	for i := range order {
		order[i] = uint64(i)
	}
	n, whole := 1, slices.Clone(board)
	if len(board) == 3 || len(board) == 4 || !d.pairs() && len(board) == 0 {
		if n = peeks; d.Two() {
			n /= 2 // each strength takes 60 hands
		}
		whole = append(whole, make([]cards.Card, 5-len(board))...)
	}
	for range n {
		dealt := cards.Set(0)
		d.take(whole[len(board):], &dealt)
		for i := range all {
			if h := &all[i]; dealt&h.set == 0 {
				order[i] += uint64(d.score(d.on(h.hole[:d.me.Held], whole)))<<16 | once
			}
		}
	}
	sortMeans(order)
}

// once counts a strength in a key: above the index, which is at most 1,325, and below the strengths' sum.
const once = 1 << 11

// sortMeans makes of sums of up to peeks strengths their means, and sorts the keys.
func sortMeans(order []uint64) {
	for i, key := range order {
		order[i] = key>>16*peeks/max(key%(1<<16)/once, 1)<<16 | key%once
	}
	sort(order)
}

// setPercentiles sets the percentiles of the holdings from the order.
func setPercentiles(order []uint64, all []holding) {
	for i, key := range order {
		all[key&0xffff].at = (float64(i) + 0.5) / float64(len(order))
	}
}

// hold deals a rival a hand of their range. ok is false if 12 attempts meet used cards.
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
		if *used&h.set == 0 {
			*used |= h.set
			return h, true
		}
	}
	return nil, false
}

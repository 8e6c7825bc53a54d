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
	hands []holding // of all but draws: what they may hold
	drew  [3]int    // of draws: cards exchanged, by draw, -1 before it
	total float64
}

// act is what a player did in a round, and the habit there. Parts are 0…1.
type act struct {
	kind  game.Kind
	round int8
	raise float64 // part of their hands that they bet or raise with
	call  float64 // part that they call with
	bluff float64 // part of the bets and raises that are bluffs
	own   float64 // part of the hands they began the round with that they still had
}

// holding is cards that nobody sees, with the sum of the weights up to it.
type holding struct {
	hole [4]cards.Card
	set  cards.Set
	upTo float64
	at   float64 // place among all hands on the board as it lies, 0…1
}

// read finds the rivals and what they did.
func (d *decision) read() {
	for i := range d.Seats {
		if p := &d.Players[i]; i != d.Seat && p.In && !p.Folded {
			d.rivals = append(d.rivals, rival{seat: i, drew: [3]int{-1, -1, -1}})
		}
	}
	d.track.start(&d.State)
	if d.level == Regular {
		d.readLog()
	}
}

// readLog follows the bets.
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
}

// likely returns the chance that a player acts so with a hand at a place among those
// that they may hold, both 0…1. Two thirds of the best hands are bet or raised, and
// some of the others as bluffs.
func (a *act) likely(at float64) float64 {
	if a.kind == game.Bet || a.kind == game.Raise {
		value := float64((1 - a.bluff) * a.raise)
		return slope(at, 1-value, 0.5*value, max(a.bluff*a.raise/(1-value), 0.02), 1)
	}
	w := slope(at, 1-a.raise, 0.5*a.raise, 1, 0.35)
	if a.kind == game.Call {
		w *= slope(at, 1-a.raise-a.call, 0.5*a.call, 0.05, 1)
	}
	return w
}

// any returns the chance that a rival acts so with any hand. One player in two
// hundred raises whenever they may, and one in twenty never does.
func (r *rival) any() float64 {
	raises, calls := 0.005, 0.05
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

// slope goes from low to high within a width around a place.
func slope(at, from, width, low, high float64) float64 {
	part := min(max((at-from)/max(width, 0.001)+0.5, 0), 1)
	return low + float64(part*(high-low))
}

// pairs reports whether players hold two cards of their own.
func (d *decision) pairs() bool { return d.Rules.Hole() == 2 }

// pool is the number of hands that a rival may hold where there are too many to
// look at each.
const pool = 400

// some lists what a rival may hold and nobody sees: all pairs of hold'em, and
// else some of n cards.
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

// ranges gives every rival the hands that they may hold.
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

// narrow gives some rivals a range of the same hands.
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
			r.weigh(round, order, weights[i])
		}
	}
	placed(order, all)
	for i, r := range rivals {
		r.hands = slices.Clone(all)
		any := r.any()
		for k := range r.hands {
			r.total += weights[i][k] + any
			r.hands[k].upTo = r.total
		}
	}
}

// weigh multiplies the weights by what a rival did in a round. The order is that of the hands then, the weakest first.
func (r *rival) weigh(round int8, order []uint64, weights []float64) {
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

// peeks is the number of whole boards by which hands are put in order on a flop or turn.
const peeks = 12

// order sorts holdings on a board, the weakest first: each is its strength, on
// a flop or turn the sum of those on some whole boards, and its index in the
// lower 16 bits.
func (d *decision) order(order []uint64, all []holding, board []cards.Card) {
	for i := range order {
		order[i] = uint64(i)
	}
	n, whole := 1, slices.Clone(board)
	if len(board) == 3 || len(board) == 4 || !d.pairs() && len(board) == 0 {
		if n = peeks; d.Two() {
			n /= 2 // there are 60 hands to look at
		}
		whole = append(whole, make([]cards.Card, 5-len(board))...)
	}
	for range n {
		dealt := cards.Set(0)
		d.take(whole[len(board):], &dealt)
		for i := range all {
			h := &all[i]
			on := whole
			if dealt&h.set != 0 {
				if on = board; !d.pairs() && len(board) == 0 {
					order[i] += order[i] >> 16 / uint64(n) << 16 // as on other boards
					continue
				}
			}
			order[i] += uint64(d.score(d.on(h.hole[:d.me.Held], on))) << 16
		}
	}
	sort(order)
}

// placed writes down where the holdings are in the order.
func placed(order []uint64, all []holding) {
	for i, key := range order {
		all[key&0xffff].at = (float64(i) + 0.5) / float64(len(order))
	}
}

// hold deals a rival a hand of their range, reports false if a card
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
		if *used&h.set == 0 {
			*used |= h.set
			return h, true
		}
	}
	return nil, false
}

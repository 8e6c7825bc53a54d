package player

import (
	"github.com/tefuda/tefuda/core/cards"
	"github.com/tefuda/tefuda/core/poker/game"
	"github.com/tefuda/tefuda/core/search"
)

// sample is one deal of the hidden cards.
type sample struct {
	mine  uint32 // strength at the showdown
	rival [game.MaxSeats - 1]seen
}

// seen is a rival's hand in a sample.
type seen struct {
	final uint32
	at    float32 // place of what they hold now: first among all hands, then in their range
}

// look deals the hidden cards within the budget.
func (d *decision) look(meter *search.Meter) {
	d.unseen()
	d.read()
	switch {
	case d.Variant == game.Draw:
		d.drawn(meter)
	case d.level == Strong:
		d.given(&d.rivals[0])
		d.runOut(meter)
	default:
		d.ranges()
		d.runOut(meter)
	}
	for r := range d.rivals {
		d.rank(r)
	}
	shares := 0.0
	for i := range d.sample {
		shares += d.sample[i].share(len(d.rivals), nil)
	}
	d.equity = shares / float64(max(len(d.sample), 1))
}

// unseen lists the cards that the seat has not seen.
func (d *decision) unseen() {
	used := cards.SetOf(d.Hole[:d.Rules.Hole()]...) | d.Thrown.All()
	for _, c := range d.Board {
		used = used.With(c)
	}
	for i := range d.Seats {
		if p := &d.Players[i]; p.Shown {
			used |= cards.SetOf(p.Cards[:d.Rules.Hole()]...)
		}
	}
	for _, c := range d.Rules.Deck() {
		if !used.Has(c) {
			d.stub = append(d.stub, c)
		}
	}
}

// chunk is the number of deals between two looks at the clock; mostDeals tell an
// equity to a fifth of a percent, and are 5 MB.
const (
	chunk     = 64
	mostDeals = 1 << 16
)

// runOut samples hold'em: a hand of each rival's range, and the rest of the
// board.
func (d *decision) runOut(meter *search.Meter) {
	board := make([]cards.Card, 5)
	known := copy(board, d.Board)
	var misses int
	for more := true; more && misses < 100*chunk; {
		before := len(d.sample)
		for range meter.Allow(chunk) {
			used := cards.Set(0)
			if !d.holdings(d.next(), &used, board, known) {
				d.sample = d.sample[:len(d.sample)-1]
				misses++
			}
		}
		more = d.more(meter, before)
	}
}

// more counts the deals after some, of which a look without any is one, and reports whether more are to be made.
func (d *decision) more(meter *search.Meter, before int) bool {
	return meter.Done(int64(max(len(d.sample)-before, 1))) && len(d.sample) < mostDeals
}

// next adds a sample.
//
//go:noinline
func (d *decision) next() *sample {
	d.sample = append(d.sample, sample{})
	return &d.sample[len(d.sample)-1]
}

// holdings deals one sample.
//
//go:noinline
func (d *decision) holdings(s *sample, used *cards.Set, board []cards.Card, known int) bool {
	var held [game.MaxSeats - 1]*holding
	for r := range d.rivals {
		h, ok := d.hold(&d.rivals[r], used)
		if !ok {
			return false
		}
		held[r] = h
	}
	for n := known; n < len(board); {
		if c := d.stub[d.dice.Under(uint32(len(d.stub)))]; !used.Has(c) {
			*used = used.With(c)
			board[n] = c
			n++
		}
	}
	s.mine = d.on(d.Hole[:2], board)
	for r := range d.rivals {
		s.rival[r] = seen{d.on(held[r].hole[:], board), float32(held[r].at)}
	}
	return true
}

// rank turns a rival's places among all hands into places in their range, in
// steps of one in a thousand.
func (d *decision) rank(r int) {
	const steps = 1000
	var upTo [steps + 2]int32
	for i := range d.sample {
		upTo[int(d.sample[i].rival[r].at*steps)+1]++
	}
	for i := range steps + 1 {
		upTo[i+1] += upTo[i]
	}
	for i := range d.sample {
		at := &d.sample[i].rival[r].at
		step := int(*at * steps)
		*at = float32(upTo[step]+upTo[step+1]) / float32(2*len(d.sample))
	}
}

// share is the part of the pot that the seat wins from those who stay, all if
// stays is nil.
func (s *sample) share(n int, stays []bool) float64 {
	tied := 1
	for r := range n {
		if stays != nil && !stays[r] {
			continue
		}
		switch f := s.rival[r].final; {
		case f > s.mine:
			return 0
		case f == s.mine:
			tied++
		}
	}
	return 1 / float64(tied)
}

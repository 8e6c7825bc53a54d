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
	at    float32 // percentile of the present hand: first among all hands, then in the rival's range
}

// look samples the hidden cards within the budget.
func (d *decision) look(meter *search.Meter) {
	d.unseen()
	d.read()
	switch {
	case d.Draws() > 0:
		d.drawn(meter)
	case d.level == Strong:
		d.given(&d.rivals[0])
		d.runOut(meter)
	default:
		if d.Round == 0 && !d.pairs() {
			d.percentile = d.starting()
		}
		d.ranges()
		d.runOut(meter)
	}
	for r := range d.rivals {
		d.rank(r)
	}
	shares := 0.0
	for i := range d.sample {
		shares += d.share(&d.sample[i], nil)
	}
	d.equity = shares / float64(max(len(d.sample), 1))
}

// unseen lists the cards that the seat cannot see.
func (d *decision) unseen() {
	used := cards.SetOf(d.Hole[:d.me.Held]...)
	if t := d.Discards.All(); used.Len()*int(d.Seats)+t.Len() <= len(d.Rules.Deck()) { // else it may have come back
		used |= t
	}
	used |= cards.SetOf(d.Board...) | cards.SetOf(d.Second...)
	for i := range d.Seats {
		p := &d.Players[i]
		if p.Shown {
			used |= cards.SetOf(p.Cards[:p.Held]...)
		}
		for _, c := range &p.Up {
			if c >= 0 {
				used = used.With(c)
			}
		}
	}
	for _, c := range d.Rules.Deck() {
		if !used.Has(c) {
			d.stub = append(d.stub, c)
		}
	}
}

// chunk is the number of deals between two looks at the clock. mostDeals bounds
// the samples: they give the equity to a fifth of a percent, and take 5 MB.
const (
	chunk     = 64
	mostDeals = 1 << 16
)

// runOut samples games without draws: a hand of each rival's range, and the
// cards to come.
func (d *decision) runOut(meter *search.Meter) {
	board := make([]cards.Card, 5)
	known := copy(board, d.Board)
	var misses int
	for more := true; more && misses < 100*chunk; {
		before := len(d.sample)
		for i := range meter.Allow(chunk) {
			used := cards.Set(0)
			if i%2 == 0 {
				copy(board, d.Board)
			} else {
				copy(board, d.Second) // wins half
			}
			if !d.holdings(d.next(), &used, board, known) {
				d.sample = d.sample[:len(d.sample)-1]
				misses++
			}
		}
		more = d.more(meter, before)
	}
}

// more reports the deals since before to the meter, an empty attempt as one. It
// returns whether to go on.
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
	if d.Stud() {
		d.seventh(s, used, &held)
		return true
	}
	d.take(board[known:], used)
	s.mine = d.on(d.Hole[:d.me.Held], board)
	for r := range d.rivals {
		s.rival[r] = seen{d.on(held[r].hole[:d.me.Held], board), float32(held[r].at)}
	}
	return true
}

// rank replaces a rival's percentiles among all hands by percentiles in their
// range, in steps of 1/1000.
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

// share is the seat's share of the pot against the rivals who stay, or against
// all if stays is nil. In hi-lo games a strength has the low hand in its upper
// 16 bits.
//
//go:noinline
func (d *decision) share(s *sample, stays []bool) float64 {
	if d.low == nil {
		x, _ := s.part(len(d.rivals), stays, 0, 1<<32-1)
		return x
	}
	high, _ := s.part(len(d.rivals), stays, 0, 1<<16-1)
	low, some := s.part(len(d.rivals), stays, 16, 1<<16-1)
	if some {
		high = (high + low) / 2
	}
	return high
}

// part is the seat's share by some bits of the strengths, and whether any player
// has such a hand.
//
//go:noinline
func (s *sample) part(n int, stays []bool, shift uint, mask uint32) (x float64, some bool) {
	tied, mine := 1, s.mine>>shift&mask
	some = mine > 0
	for r := range n {
		if stays != nil && !stays[r] {
			continue
		}
		f := s.rival[r].final >> shift & mask
		some = some || f > 0
		switch {
		case f > mine:
			return 0, true
		case f == mine:
			tied++
		}
	}
	return 1 / float64(tied), some
}

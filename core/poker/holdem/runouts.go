package holdem

import (
	"github.com/tefuda/tefuda/core/cards"
	"github.com/tefuda/tefuda/core/poker"
	"github.com/tefuda/tefuda/core/search"
)

// runouts counts the ways to complete the board for given hole cards.
type runouts struct {
	*showdown
	meter    *search.Meter
	equity   *Equity
	deck     []cards.Card // with both jokers
	board    poker.Sum    // of the board so far
	unknown  int64        // deals not yet reported to the meter
	weight   int64        // deals that each counted deal stands for
	n        int          // cards left; equal ranks are adjacent
	card     [cards.Codes]poker.Sum
	nextRank [cards.Codes]int32 // index of the first card of the next rank
}

// tick is the number of deals between two looks at the clock, up to a
// millisecond of work.
const tick = 1 << 14

// enumerate counts one deal of every class, with the size of its class.
func (e *Equity) enumerate(d *showdown, meter *search.Meter) {
	x := &runouts{showdown: d, meter: meter, equity: e, deck: poker.Deck(poker.MaxJokers), board: poker.SumOf(e.board...)}
	if e.holes.weighted() {
		d.weighed = make([]float64, d.players*(d.players+1))
	}
	e.holes.walk(x.visit)
	meter.Done(x.unknown)
}

// visit counts the deals of the chosen hole cards.
func (x *runouts) visit(weight int64) bool {
	e := x.equity
	left := e.left
	for p, r := range e.holes.ranges {
		c := &r[e.holes.chosen[p]].Combo
		x.holes[p] = poker.SumOf(c[:]...)
		left &^= cards.SetOf(c[:]...)
	}
	x.weight = weight
	x.layOut(left)
	x.complete(BoardCards-len(e.board), 0, x.board)
	if x.weighed != nil {
		x.scaleWon(e.holes.product())
	}
	return true
}

// layOut lists the cards that are left, in the order of the deck.
func (x *runouts) layOut(left cards.Set) {
	var ranks [cards.Codes + 1]cards.Rank
	x.n = 0
	for _, c := range x.deck {
		if left.Has(c) {
			x.card[x.n] = poker.SumOf(c)
			ranks[x.n] = c.Rank()
			x.n++
		}
	}
	next := int32(x.n)
	for i := x.n - 1; i >= 0; i-- {
		x.nextRank[i] = next
		if i > 0 && ranks[i-1] != ranks[i] {
			next = int32(i)
		}
	}
}

// complete adds open more cards to a board, from index from on.
func (x *runouts) complete(open, from int, b poker.Sum) {
	switch {
	case open > 1:
		for i := from; i <= x.n-open; i++ {
			x.complete(open-1, i+1, b.Plus(x.card[i]))
		}
	case open == 0:
		x.count(1)
		x.show(b, x.weight)
	case x.players == 2:
		x.count(int64(x.n - from))
		x.lastOfTwo(from, b)
	default:
		x.count(int64(x.n - from))
		x.last(from, b)
	}
}

// count adds to the number of deals, and reports it to the meter now and then.
//
//go:inline
func (x *runouts) count(deals int64) {
	x.total += deals * x.weight
	x.unknown += deals
	if x.unknown >= tick {
		x.meter.Done(x.unknown)
		x.unknown = 0
	}
}

// last adds the last card of the board. If no hand can make a flush with it,
// suits do not matter, and one card of each rank is enough.
func (x *runouts) last(from int, b poker.Sum) {
	near := false
	for p := range x.players {
		near = near || x.holes[p].Plus(b).NearFlush()
	}
	for i := from; i < x.n; {
		next := i + 1
		if !near {
			next = int(x.nextRank[i])
		}
		x.show(b.Plus(x.card[i]), int64(next-i)*x.weight)
		i = next
	}
}

// lastOfTwo is last for two players, the most frequent case.
//
//go:inline
func (x *runouts) lastOfTwo(from int, b poker.Sum) {
	one, two := x.holes[0].Plus(b), x.holes[1].Plus(b)
	near := one.NearFlush() || two.NearFlush()
	var won, lost int64
	for i := from; i < x.n; {
		c, next := x.card[i], i+1
		if !near {
			next = int(x.nextRank[i])
		}
		v := x.table.Strength(one.Plus(c))
		w := x.table.Strength(two.Plus(c))
		switch n := int64(next - i); {
		case v > w:
			won += n
		case v < w:
			lost += n
		}
		i = next
	}
	x.won[0][1] += won * x.weight
	x.won[1][1] += lost * x.weight
	tied := (int64(x.n-from) - won - lost) * x.weight
	x.won[0][2] += tied
	x.won[1][2] += tied
}

// Package holdem is equity at games with a board: Texas hold'em, how often each of
// 2…9 ranges of hole cards wins, with or without a board, dead cards and jokers,
// and Omaha. All deals are counted where a budget allows it, in hold'em one of each
// class that a renaming of suits makes equal; else they are sampled, with a
// confidence interval.
package holdem

import (
	"math"

	"github.com/tefuda/tefuda/core/cards"
	"github.com/tefuda/tefuda/core/poker"
	"github.com/tefuda/tefuda/core/search"
)

// Bounds of hold'em equity.
const (
	MinPlayers = 2
	MaxPlayers = 9
	BoardCards = 5
)

// PotUnits is the number of units in which a pot is shared: twice the least common
// multiple of 1…MaxPlayers, so that every share of a tied pot or half is whole.
const PotUnits = 2 * 2520

// An EquityQuery asks how often each of 2…9 players wins at hold'em: the best
// five of two hole cards and a board of five.
type EquityQuery struct {
	// Players is what each may hold. All disjoint deals are as likely, or as the
	// product of their hands' weights.
	Players []Range
	Board   []cards.Card // the 0…5 cards that lie on the table
	Dead    []cards.Card // cards that nobody can get
	// Jokers is the number of jokers in the deck, 0…2. On the board and among
	// the dead cards any joker's code stands for one of them; in ranges they
	// are codes 0 and 28.
	Jokers int
	// Short takes a short deck, of whose ranges only the cards that it has count.
	// Its hands are compared by a table of poker.ShortDeck.
	Short bool
}

// PlayerEquity is what a player gets. Win, Tie and Lose add up to the Weight.
type PlayerEquity struct {
	Win, Tie, Lose float64 // deals, by their weights; a tie shares the pot
	// Shares is the sum of the player's parts of the pots, in 1/PotUnits of
	// a pot. Over all players it adds up to Weight·PotUnits.
	Shares float64
	// Equity is Shares as a part of all pots, 0…1.
	Equity float64
	// HalfWidth is 0 if Exact, else half the width of the 95 % confidence
	// interval of Equity: 1.96 standard errors, from the variance of the
	// samples. It needs some hundred samples, and means little where all of
	// them agree.
	HalfWidth float64
}

// EquityResult is the answer to an EquityQuery.
type EquityResult struct {
	Players []PlayerEquity // in the order of the query
	// Total is the number of deals counted: exactly all there are, those that
	// a renaming of suits makes equal included, or the number of samples.
	Total int64
	// Weight is the Total, or of an exact answer to ranges with weights the sum of
	// the deals' weights.
	Weight float64
	Exact  bool
}

// What is enumerated when no budget says otherwise, and what is sampled when
// that is not enough.
const (
	defaultRunouts = 20_000_000
	defaultSamples = 1_000_000
)

// runoutsPerMs is what decides between enumeration and samples when the
// budget is a time, so that the decision depends on the query alone. When it
// was chosen, two players' runouts took a twelfth of this time in TinyGo's
// WebAssembly and a third in standard Go's.
const runoutsPerMs = 10_000

// An Equity is a query that was checked, and the decision how to answer it.
type Equity struct {
	// Exact tells whether every deal will be enumerated, one of each class
	// that a renaming of suits makes equal.
	Exact bool
	// Iterations is the number of deals to enumerate, or of samples to draw,
	// 1,000,000 without a budget; 0 is as many samples as the time allows.
	Iterations int64
	stock
	board []cards.Card
	holes holeCards
}

// NewEquity checks a query and decides how a budget answers it: exactly if
// all deals fit, else by samples. They fit if their number is at most
// Iterations and at most 10,000 a millisecond; without a budget, 20 million.
// The deals are those with different hole cards, of each class that a
// renaming of suits makes equal one, times the ways to complete the board.
// Counting the hole cards takes some microseconds, or up to 50 ms for wide
// ranges on full boards: after 16 million steps they do not fit. The error is
// a *fault.Fault of the field "players", "board", "dead" or "jokers".
func NewEquity(q EquityQuery, b search.Budget) (*Equity, error) {
	e := &Equity{}
	if wrong := e.check(&q); wrong != nil {
		return nil, wrong
	}
	e.holes.findSymmetries(cards.SetOf(e.board...), e.left)
	runouts := int64(poker.Binomial[e.left.Len()-2*len(q.Players)][BoardCards-len(e.board)])
	classes, complete := e.holes.classes(mostRunouts(b) / runouts)
	switch {
	case classes == 0:
		return nil, e.holes.impossible(complete)
	case complete:
		e.Exact, e.Iterations = true, classes*runouts
	case b.Iterations == 0 && b.Millis == 0:
		e.Iterations = defaultSamples
	default:
		e.Iterations = b.Iterations
	}
	return e, nil
}

// mostRunouts is the number of deals that a budget lets enumerate.
func mostRunouts(b search.Budget) int64 {
	if b.Iterations == 0 && b.Millis == 0 {
		return defaultRunouts
	}
	most := int64(math.MaxInt64)
	if b.Iterations > 0 {
		most = b.Iterations
	}
	if b.Millis > 0 && b.Millis < most/runoutsPerMs {
		most = b.Millis * runoutsPerMs
	}
	return most
}

// Run answers the query by the rules of the table. The meter counts
// e.Iterations; its budget must be the one given to NewEquity. Only samples
// obey its time: an enumeration that was begun is finished. The seed chooses
// the samples. The error, a *fault.Fault, tells of ranges that overlap so
// much that no sample was found.
func (e *Equity) Run(tb *poker.Table7, meter *search.Meter, seed uint32) (EquityResult, error) {
	players := len(e.holes.ranges)
	d := &showdown{table: tb, players: players}
	if e.Exact {
		e.enumerate(d, meter)
	} else if e.sample(d, meter, seed); d.total == 0 {
		return EquityResult{}, wrongSize("players", "overlap so much that no deal was found")
	}
	r := EquityResult{Players: make([]PlayerEquity, players), Total: d.total, Weight: float64(d.total), Exact: e.Exact}
	if d.weighed != nil {
		r.Weight = d.weight
	}
	for p := range r.Players {
		r.Players[p] = d.equity(p)
		if !e.Exact {
			r.Players[p].HalfWidth = d.halfWidth(p)
		}
	}
	return r, nil
}

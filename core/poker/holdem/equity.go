// Package holdem computes equity in games with a board: Texas hold'em and Omaha. In
// hold'em 2…9 players each have a range of hole cards; the board, dead cards and
// jokers are optional. If the budget allows it, all deals are counted. In hold'em
// one deal stands for each class of deals that differ only by a renaming of suits.
// Otherwise deals are sampled, and the answer has a confidence interval.
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
	// Players are the players' ranges. Every deal of disjoint hole cards is as
	// likely as the product of its combos' weights; without weights all are equally
	// likely.
	Players []Range
	Board   []cards.Card // the board so far, 0…5 cards
	Dead    []cards.Card // cards that cannot be dealt
	// Jokers is the number of jokers in the deck, 0…2. On the board and among the
	// dead cards, any joker's code stands for one of them. In ranges the jokers
	// have codes 0 and 28.
	Jokers int
	// Short uses a short deck. Combos with other cards are ignored. Run then needs
	// a table of poker.ShortDeck.
	Short bool
}

// PlayerEquity is the result of one player. Win, Tie and Lose add up to
// EquityResult.Weight.
type PlayerEquity struct {
	Win, Tie, Lose float64 // weighted deals; in a tie the pot is shared
	// Shares is the sum of the player's shares of the pots, in units of 1/PotUnits
	// pot. Over all players it adds up to Weight·PotUnits.
	Shares float64
	// Equity is the player's share of all pots, 0…1.
	Equity float64
	// HalfWidth is 0 in exact answers. Otherwise it is half the width of the 95 %
	// confidence interval of Equity: 1.96 standard errors, from the variance of the
	// samples. It needs some hundred samples, and means little if all samples
	// agree.
	HalfWidth float64
}

// EquityResult is the answer to an EquityQuery.
type EquityResult struct {
	Players []PlayerEquity // in the order of the query
	// Total is the number of samples, or in an exact answer the number of all
	// deals, including those that a renaming of suits makes equal.
	Total int64
	// Weight is the sum of the deals' weights in an exact answer to weighted
	// ranges, else Total.
	Weight float64
	Exact  bool
}

// Without a budget, up to defaultRunouts deals are enumerated. If there are more,
// defaultSamples are drawn.
const (
	defaultRunouts = 20_000_000
	defaultSamples = 1_000_000
)

// runoutsPerMs converts a time budget to a number of deals, so that the choice
// between enumeration and samples depends on the query alone. When it was chosen,
// 10,000 runouts of two players took a twelfth of a millisecond in TinyGo's
// WebAssembly and a third in standard Go's.
const runoutsPerMs = 10_000

// An Equity is a checked query with the method chosen to answer it.
type Equity struct {
	// Exact is whether the deals are enumerated, one of each class that a renaming
	// of suits makes equal.
	Exact bool
	// Iterations is the number of deals to enumerate or of samples to draw,
	// 1,000,000 without a budget. 0 means as many samples as the time allows.
	Iterations int64
	stock
	board []cards.Card
	holes holeCards
}

// NewEquity checks a query and chooses the method for a budget: enumeration if all
// deals fit, else samples. Deals fit if there are at most Iterations of them and at
// most 10,000 per millisecond; without a budget, at most 20 million. Hole cards
// that a renaming of suits makes equal form a class. The number of deals is the
// number of classes times the ways to complete the board. Counting the classes takes
// some microseconds, or up to 50 ms for wide ranges on full boards: after 16
// million steps the deals do not fit. The error is a *fault.Fault of the field
// "players", "board", "dead" or "jokers".
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

// mostRunouts is the number of deals that may be enumerated within a budget.
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

// Run answers the query by the rules of the table. The meter counts up to
// e.Iterations; its budget must be the one given to NewEquity. Only samples obey
// its time: an enumeration once begun is finished. The seed determines the samples.
// The error, a *fault.Fault, means that the ranges overlap so much that no sample
// was found.
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

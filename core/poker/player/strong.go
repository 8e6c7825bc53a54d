package player

import (
	"math"

	"github.com/tefuda/tefuda/core/cards"
	"github.com/tefuda/tefuda/core/poker/game"
	"github.com/tefuda/tefuda/core/poker/player/blueprint"
	"github.com/tefuda/tefuda/core/search"
)

// Asks reports whether a level needs the book of strategies for a game: Strong
// does in Texas hold'em for two players.
func Asks(s *game.Setup, level Level) bool { return level == Strong && blueprint.Covers(s) }

// sweeps is the number of sweeps over the river: one for each twelve deals of
// the budget. A budget of time alone counts as DefaultDeals.
func sweeps(meter *search.Meter) int {
	deals := meter.Allow(math.MaxInt64)
	if deals == math.MaxInt64 {
		deals = DefaultDeals
	}
	return int(min(max(deals/12, fewSweeps), 500))
}

// fewSweeps are made in any case.
const fewSweeps = 20

// follow takes the actions and their probabilities from the book, and samples
// the hidden cards by the book's range for the rival. It reports whether the
// book knows the position.
func (d *decision) follow(book *blueprint.Book, meter *search.Meter) bool {
	if book == nil || d.legal.Show || !blueprint.Covers(&d.Setup) {
		return false
	}
	most := sweeps(meter)
	a := book.Advise(d.View, &d.legal, d.seven, func(n int) bool {
		return n < fewSweeps || n < most && meter.Spent() < 0.5 // the other half of the time is for sampling
	})
	rival := 0
	if d.Seat == d.Button {
		rival = 1
	}
	d.advice, d.weights = a, a.Weights[rival]
	return len(a.Options) > 0
}

// plan returns the candidates of the book.
func (d *decision) plan() (all []Candidate) {
	why := trained
	if d.advice.Solved {
		why = solved
	}
	for i := range d.advice.Options {
		o := &d.advice.Options[i]
		r, bets := reply{}, o.Action.Kind == game.Bet || o.Action.Kind == game.Raise
		if bets {
			d.gone = o.Folds
			r = d.outcome(o.Action.Kind, o.Action.Amount)
			r.folds = o.Folds
		}
		all = add(all, o.Action.Kind, o.Action.Amount, o.Value)
		c := &all[len(all)-1]
		c.Chance = o.Chance
		if bets {
			d.explain(c, &r)
		} else {
			d.explain(c, nil)
		}
		c.say(why, o.Chance).Count = int64(d.advice.Depth)
	}
	return all
}

// given gives the rival the range of the book.
func (d *decision) given(r *rival) {
	for i, a := range d.stub {
		for _, b := range d.stub[:i] {
			r.total += d.weights[blueprint.Index(a, b)]
			r.hands = append(r.hands, holding{hole: [4]cards.Card{a, b}, set: cards.SetOf(a, b), upTo: r.total})
		}
	}
	order := make([]uint64, len(r.hands))
	d.order(order, r.hands, d.Board)
	setPercentiles(order, r.hands)
}

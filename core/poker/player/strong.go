package player

import (
	"github.com/tefuda/tefuda/core/cards"
	"github.com/tefuda/tefuda/core/poker/game"
	"github.com/tefuda/tefuda/core/poker/player/blueprint"
)

// Asks reports whether a level decides by a book of strategies in a game: Strong
// does in Texas hold'em for two.
func Asks(s *game.Setup, level Level) bool { return level == Strong && blueprint.Covers(s) }

// sweeps over the river are made for a budget of deals: one for twelve.
func sweeps(deals int64) int { return int(min(max(deals/12, 20), 500)) }

// follow takes the actions and their chances from the book, and deals the hidden
// cards by the range it gives the other. It reports whether the book knows how
// to go on.
func (d *decision) follow(book *blueprint.Book, deals int64) bool {
	a := book.Advise(d.View, &d.legal, d.seven, sweeps(deals))
	rival := 0
	if d.Seat == d.Button {
		rival = 1
	}
	d.book, d.weights = a, a.Weights[rival]
	return len(a.Options) > 0
}

// plan are the candidates of the book.
func (d *decision) plan() (all []Candidate) {
	for i := range d.book.Options {
		o := &d.book.Options[i]
		do := &o.Action
		r := reply{}
		value := 0.0
		switch do.Kind {
		case game.Fold:
		case game.Bet, game.Raise:
			r = d.reply(do.Amount)
			value = r.value
			r.folds = o.Folds
		default:
			value = d.passive(do.Kind)
		}
		if d.book.Solved && do.Kind != game.Fold {
			value = o.Value
		}
		all = add(all, do.Kind, do.Amount, value)
		c := &all[len(all)-1]
		c.Chance = o.Chance
		if do.Kind == game.Bet || do.Kind == game.Raise {
			d.explain(c, &r)
		} else {
			d.explain(c, nil)
		}
		if d.book.Solved {
			c.say(solved, o.Chance)
		} else {
			c.say(trained, o.Chance)
		}
	}
	return all
}

// given are the hands that the book gives the rival.
func (d *decision) given(r *rival) {
	for i, a := range d.stub {
		for _, b := range d.stub[:i] {
			r.total += d.weights[blueprint.Index(a, b)]
			r.hands = append(r.hands, holding{hole: [2]cards.Card{a, b}, upTo: r.total})
		}
	}
}

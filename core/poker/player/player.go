// Package player decides in poker hands, by what one seat may know.
//
// A decision deals the hidden cards many times and asks what each action is
// worth. The beginner gives the others any cards, and thinks that all call.
//
// The regular knows habits (habits.go): how large a part of their hands players
// raise, call and fold with, by position, price, raises so far, and rounds. Habits are
// read both ways. What a rival did narrows the hands that they may hold
// (ranges.go). What rivals will do says what a check, call or raise is worth
// (outcome.go): all may fold, some call, one may raise again. Equity counts less
// where bets may follow and the hand is behind, or acts first. Of actions that
// are worth nearly the same it takes each with a chance that falls with what it
// is worth less.
//
// Strong plays Texas hold'em for two by strategies that were learnt beforehand
// (package blueprint), and at other tables as Regular does.
//
// The regular's habits and shares are rules of thumb: players who think so of each
// other play about so. At six seats without limit it plays 26 % of its hands,
// raises 19 %, raises a raise with 8 %, and folds to that 48 % of the time (300
// hands of 100 big blinds, TestRegularPlaysLikePeople). It knows nothing of the
// hands before, so it takes a rival who raised every time for one who may always do.
// By duplicate deals, 200 samples a decision, it wins from the beginner 4.4 ± 0.7 big
// blinds a hand for two (1,500 deals, the luck of the board off) and 4.8 ± 1.6
// for three (500).
//
// The terms are those of D. Sklansky, "The Theory of Poker" (1994); the order of
// hands before the flop is W. Chen's formula (L. Krieger, "Hold'em Excellence",
// 2000).
package player

import (
	"slices"

	"github.com/tefuda/tefuda/core/cards"
	"github.com/tefuda/tefuda/core/dice"
	"github.com/tefuda/tefuda/core/fault"
	"github.com/tefuda/tefuda/core/poker"
	"github.com/tefuda/tefuda/core/poker/game"
	"github.com/tefuda/tefuda/core/poker/player/blueprint"
	"github.com/tefuda/tefuda/core/search"
)

// A Level is how well a player plays, in the order of Levels.
type Level uint8

// The levels.
const (
	Random   Level = iota // any legal action
	Beginner              // its cards alone
	Regular               // ranges, position and odds
	Strong                // a strategy learnt beforehand, at hold'em for two; elsewhere Regular
)

// DefaultDeals is the budget in deals that a call without one gets: about
// 10 ms in WebAssembly, more at large tables of five-card draw.
const DefaultDeals = 600

// A Candidate is an action, and what it is worth.
type Candidate struct {
	Action game.Action
	// Value is the chips it wins on average over folding now. Random gives 0; of
	// discards it is the chance to win, 0…1.
	Value   float64
	Chance  float64 // with which the level takes it, 0…1
	Reasons []Reason
}

// A Choice is a decision.
type Choice struct {
	Level      Level       // who decided: Regular where Strong has nothing to go by
	Candidates []Candidate // the choice first, then by value
	Equity     float64     // part of the pot that is won on average without more bets, 0…1
	Deals      int64       // of the hidden cards
}

// A Reason says why. Which fields it carries says Reasons.
type Reason struct {
	Code     string
	Share    float64
	Amount   int64
	Count    int64
	Category poker.Category
	Low      poker.Value // of the low hand, or the hand for the low half, as poker.High packs it
}

// say adds a reason with a share, or without one.
//
//go:noinline
func (c *Candidate) say(code string, share float64) *Reason {
	c.Reasons = append(c.Reasons, Reason{Code: code, Share: share})
	return &c.Reasons[len(c.Reasons)-1]
}

// add adds an action to a list.
//
//go:noinline
func add(all []Candidate, kind game.Kind, amount int64, value float64) []Candidate {
	return append(all, Candidate{Action: game.Action{Kind: kind, Amount: amount}, Value: value})
}

// decision is what one choice is made from.
type decision struct {
	*game.View
	level   Level
	seven   *poker.Table7
	dice    dice.Dice
	legal   game.Legal
	me      *game.Player
	pot     int64        // chips in the middle, bets included
	stub    []cards.Card // cards that the seat has not seen
	rivals  []rival
	sample  []sample
	equity  float64
	hand    [five]cards.Card // of a game with draws, while it is dealt
	place   float64          // of the starting hand among all where most win about as often; else -1
	low     *poker.Table7    // of the half of the pot that the lowest hand wins, else nil
	track   tracker
	reserve int // cards that are kept back for the hands of rivals
	advice  *blueprint.Advice
	weights []float64 // of the hands that the book gives the rival
	gone    float64   // part of them that folds to the bet that is weighed
}

// Choose decides for a view's seat, which must be in turn. The table is that of
// the view's Rules.Hands. The book is needed where the level Asks for it. The
// error is a *fault.Fault.
func Choose(v *game.View, level Level, seven *poker.Table7, book *blueprint.Book, meter *search.Meter, seed uint32) (*Choice, error) {
	d := &decision{View: v, place: -1, level: level, seven: seven, dice: dice.New(seed)}
	v.LegalTo(&d.legal)
	if d.legal.Seat < 0 {
		return nil, fault.Refuse(fault.BadGame, "turns", fault.Tell("must be the seat of the view, #", int64(v.Seat)))
	}
	d.me = &v.Players[v.Seat]
	if v.Low() != poker.High {
		d.low = eightOrBetter()
	}
	if slices.Contains(v.Hole[:d.me.Held], cards.None) {
		return nil, fault.Refuse(fault.BadCard, "hand", "must be the cards of the seat")
	}
	d.pot = v.Pot
	for i := range v.Seats {
		d.pot += v.Players[i].Bet
	}
	if level == Strong && !d.follow(book, meter) {
		d.level = Regular
	}
	c := &Choice{Level: d.level}
	switch {
	case level == Random:
		c.Candidates = d.any()
	case d.legal.Show:
		c.Candidates = d.show()
	default:
		d.look(meter)
		c.Deals, c.Equity = int64(len(d.sample)), d.equity
		if d.level == Strong {
			c.Candidates = d.plan()
		} else {
			c.Candidates = d.weigh()
		}
	}
	d.draw(c.Candidates)
	return c, nil
}

// draw takes one of the candidates by their chances and puts it first, the
// others by value.
func (d *decision) draw(all []Candidate) {
	x := float64(d.dice.Uint32()) / (1 << 32)
	taken := 0
	for i := range all {
		if all[i].Chance > 0 {
			taken = i
			if x < all[i].Chance {
				break
			}
		}
		x -= all[i].Chance
	}
	move(all, taken, 0)
	for i := range all {
		for k := i; k > 1 && all[k].Value > all[k-1].Value; k-- {
			all[k], all[k-1] = all[k-1], all[k]
		}
	}
	if all[0].Chance < 1 && d.level != Strong {
		all[0].say(mix, all[0].Chance)
	}
}

// move takes an element forwards and keeps the order of the others.
func move(all []Candidate, from, to int) {
	for ; from > to; from-- {
		all[from], all[from-1] = all[from-1], all[from]
	}
}

// any gives every kind of action the same chance.
func (d *decision) any() (all []Candidate) {
	for k := game.Fold; k <= game.Muck; k++ {
		if !d.legal.Has(k) {
			continue
		}
		all = add(all, k, 0, 0)
		all[len(all)-1].say(lot, 0)
		a := &all[len(all)-1].Action
		switch k {
		case game.Bet, game.Raise:
			a.Amount = d.legal.Min + int64(d.dice.Under(uint32(min(d.legal.Max-d.legal.Min, 1<<30)+1)))
		case game.Discard:
			for _, c := range d.Hole[:d.me.Held] {
				if d.dice.Under(2) == 0 {
					a.Cards = a.Cards.With(c)
				}
			}
		}
	}
	for i := range all {
		all[i].Chance = 1 / float64(len(all))
	}
	return all
}

// show shows what may win, and mucks what has lost. Where a low hand wins half of the pot it
// shows all.
func (d *decision) show() []Candidate {
	mine := d.strength(d.Hole[:d.me.Held])
	all, why := add(nil, game.Show, 0, 0), wins
	for i := range d.Seats {
		if p := &d.Players[i]; p.Shown && !p.Folded && d.low == nil && d.strength(p.Cards[:p.Held]) > mine {
			all, why = add(add(nil, game.Muck, 0, 0), game.Show, 0, 0), beaten
		}
	}
	all[0].Chance = 1
	all[0].say(why, 0)
	return all
}

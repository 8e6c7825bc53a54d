// Package player decides for one seat of a poker hand, by what that seat may know.
//
// A decision samples the hidden cards many times and values each action. The
// beginner gives the others any cards, and expects all of them to call.
//
// The regular knows habits (habits.go): the shares of hands that players raise, call
// and fold with, by position, price, raises so far, and round. Habits are used in
// both directions. What a rival did narrows the hands that they may hold
// (ranges.go). The expected answers of rivals give the value of a check, call or
// raise (outcome.go): all may fold, some call, one may raise again. Equity counts
// less if bets may follow and the hand is behind or acts first. Among actions of
// nearly equal value it chooses at random, the better ones more often.
//
// Strong plays Texas hold'em for two players by strategies that were trained beforehand
// (package blueprint). At three or more seats without limit it plays as Regular does,
// with two differences. Before the flop it opens fewer hands and calls fewer reraises
// (dear and steal in outcome.go). After the flop it corrects the values of actions by
// what they won (edges). At other tables it plays as Regular.
//
// The regular's habits and shares are rules of thumb: players who expect them of
// each other play about so. At six seats without limit it plays 26 % of its hands,
// raises 19 %, reraises 8 %, and folds to a reraise 48 % of the time (300 hands of
// 100 big blinds, TestRegularPlaysLikePeople). It knows nothing of earlier hands, so
// a rival who raised every time in this hand is taken for one who may always do so.
// In duplicate deals, with 100 samples a decision, it wins from the beginner 2.7 ± 0.5
// big blinds a hand for two players (3,000 deals, corrected for luck of the board).
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

// A Level is the strength of a player, from weak to strong.
type Level uint8

// The levels.
const (
	Random   Level = iota // any legal action
	Beginner              // looks at its own cards alone
	Regular               // uses ranges, position and odds
	Strong                // uses a trained strategy in hold'em for two players; plays fewer hands than Regular at larger tables without limit
)

// DefaultDeals is the number of samples without a budget: about 10 ms in
// WebAssembly, more at large tables of five-card draw.
const DefaultDeals = 600

// A Candidate is a legal action with its value.
type Candidate struct {
	Action game.Action
	// Value is the average gain in chips over folding now. For a discard it is the
	// expected share of the pot, 0…1. Level Random gives 0.
	Value   float64
	Chance  float64 // probability that the level takes it, 0…1
	Reasons []Reason
}

// A Choice is the result of Choose.
type Choice struct {
	Level      Level       // the level that decided: Regular where Strong plays as Regular
	Candidates []Candidate // the chosen action first, then by value
	Equity     float64     // average share of the pot without further bets, 0…1
	Deals      int64       // samples of the hidden cards
}

// A Reason explains a candidate. Reasons lists the fields of each code.
type Reason struct {
	Code     string
	Share    float64
	Amount   int64
	Count    int64
	Category poker.Category
	Low      poker.Value // of the low hand, or the hand for the low half, as poker.High packs it
}

// say adds a reason, with a share or 0.
//
//go:noinline
func (c *Candidate) say(code string, share float64) *Reason {
	c.Reasons = append(c.Reasons, Reason{Code: code, Share: share})
	return &c.Reasons[len(c.Reasons)-1]
}

// add appends an action to a list.
//
//go:noinline
func add(all []Candidate, kind game.Kind, amount int64, value float64) []Candidate {
	return append(all, Candidate{Action: game.Action{Kind: kind, Amount: amount}, Value: value})
}

// decision is the state of one call of Choose.
type decision struct {
	*game.View
	level      Level
	seven      *poker.Table7
	dice       dice.Dice
	legal      game.Legal
	me         *game.Player
	pot        int64        // chips in the middle, with all bets
	stub       []cards.Card // cards that the seat cannot see
	rivals     []rival
	sharp      bool // Strong at a table of three or more
	into       bool // the seat may bet, and the last player to bet or raise in the round before acts later
	sample     []sample
	equity     float64
	hand       [five]cards.Card // in games with draws: the hand that is being dealt
	percentile float64          // percentile of the starting hand in games where most have similar equity; else -1
	low        *poker.Table7    // table for the low half of the pot, nil if there is none
	track      tracker
	reserve    int // cards kept back for the hands of later rivals
	advice     *blueprint.Advice
	weights    []float64 // of the rival's hands, by the book
	gone       float64   // share of those that fold to the bet in question
}

// Choose decides for a view's seat, which must be in turn. The table must be that of the
// view's Rules.Hands. The book is needed if Asks is true of the level. The error is a
// *fault.Fault.
func Choose(v *game.View, level Level, seven *poker.Table7, book *blueprint.Book, meter *search.Meter, seed uint32) (*Choice, error) {
	return new(decision).choose(v, level, seven, book, meter, seed)
}

// choose is Choose. It reuses the memory of the samples, because TinyGo's modules have no
// garbage collector.
func (d *decision) choose(v *game.View, level Level, seven *poker.Table7, book *blueprint.Book, meter *search.Meter, seed uint32) (*Choice, error) {
	*d = decision{View: v, percentile: -1, level: level, seven: seven, dice: dice.New(seed), sample: d.sample[:0]}
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
	c := &Choice{Level: level}
	if level == Strong && !d.follow(book, meter) {
		d.level, d.sharp = Regular, v.Variant == game.Holdem && v.Limit == game.NoLimit && d.dealt() > 2
		if !d.sharp {
			c.Level = Regular
		}
	}
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
			c.Candidates = d.candidates()
		}
	}
	d.draw(c.Candidates)
	return c, nil
}

// dealt returns the number of players who were dealt in.
func (d *decision) dealt() (n int) {
	for i := range d.Seats {
		if d.Players[i].In {
			n++
		}
	}
	return n
}

// draw chooses a candidate by the probabilities and moves it to the front. The
// others are sorted by value.
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
	if all[0].Chance < 1 && (d.level == Beginner || d.level == Regular) {
		all[0].say(mix, all[0].Chance)
	}
}

// move moves an element forwards and keeps the order of the others.
func move(all []Candidate, from, to int) {
	for ; from > to; from-- {
		all[from], all[from-1] = all[from-1], all[from]
	}
}

// any gives every kind of legal action the same probability.
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

// show shows a hand that may win, and mucks a beaten one. In hi-lo games it always
// shows.
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

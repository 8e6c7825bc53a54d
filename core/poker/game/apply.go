package game

import (
	"strings"

	"github.com/tefuda/tefuda/core/fault"
)

// Apply does the action of the player in turn. It returns the events up to the
// next decision. An illegal action changes nothing and returns a *fault.Fault
// that names the legal ones. A plain copy of the hand made before keeps its own
// log.
func (h *Hand) Apply(a Action) ([]Event, error) {
	var l Legal
	h.LegalTo(&l)
	if err := h.check(&a, &l); err != nil {
		return nil, err
	}
	from := len(h.Log)
	h.Log = h.Log[:from:from]
	seat := h.Turn
	switch a.Kind {
	case Discard:
		h.exchange(seat, a.Cards)
	case Show:
		h.show(seat)
	case Muck:
		h.muck(seat)
	default:
		h.wager(seat, &a, &l)
	}
	h.Log[from].Chosen = true
	h.advance()
	return h.Log[from:len(h.Log):len(h.Log)], nil
}

func (h *Hand) check(a *Action, l *Legal) error {
	switch {
	case l.Seat < 0:
		return refuse(fault.BadMove, "move", "cannot be taken: the hand is over")
	case !l.Has(a.Kind):
		return refuse(fault.BadMove, "move", "must be one of "+strings.Join(l.Moves(), ", ")+", not "+a.Kind.Key())
	case a.Kind.HasAmount() && (a.Amount < l.Min || a.Amount > l.Max):
		return refuse(fault.BadMove, "move", "must be "+Kinds[a.Kind]+" "+between(l.Min, l.Max)+", not "+a.String())
	case a.Kind == Discard && a.Cards == 0 && a.Amount != 0:
		return refuse(fault.BadMove, "move", "must say which cards are thrown away")
	case a.Kind == Discard:
		held := a.Cards
		for _, c := range &h.hole[l.Seat] {
			if c >= 0 && held.Has(c) {
				held &^= 1 << c
			}
		}
		if held != 0 {
			return refuse(fault.BadCard, "move", "must be cards that the player holds")
		}
	}
	return nil
}

func between(low, high int64) string {
	if low == high {
		return number(low)
	}
	return number(low) + " to " + number(high)
}

// wager does a fold, check, call, bet or raise.
func (h *Hand) wager(seat int8, a *Action, l *Legal) {
	p := &h.Players[seat]
	amount := int64(0)
	switch a.Kind {
	case Fold:
		p.Folded = true
		if h.Draws() > 0 {
			h.loose |= known(h.hole[seat][:])
		}
	case Call:
		amount = l.Call
		h.put(p, p.Bet+l.Call)
	case BringIn:
		amount = l.BringIn
		h.put(p, amount)
		h.Level = h.Setup.BringIn
	case Bet, Raise:
		amount = a.Amount
		h.raise(p, a.Amount)
		h.aggressor = seat
	}
	p.Acted = true
	h.log(a.Kind, seat, amount).AllIn = p.Stack == 0 // players without chips are never in turn, so only an all-in leaves none
}

// put raises a player's bet of this round to an amount.
func (h *Hand) put(p *Player, to int64) {
	p.Stack -= to - p.Bet
	p.Bet = to
}

// raise sets the new level. A short all-in does not change the least raise.
// With fixed limits an all-in of half a bet or more counts as a bet.
func (h *Hand) raise(p *Player, to int64) {
	if h.Limit == FixedLimit {
		if to >= h.fixed() || 2*(to-h.base) >= h.Unit(h.Round) {
			h.base = to
			h.bets++
		}
	} else {
		h.Step = max(h.Step, to-h.Level)
	}
	h.Level = to
	h.put(p, to)
}

package holdem

import (
	"github.com/tefuda/tefuda/core/cards"
	"github.com/tefuda/tefuda/core/fault"
	"github.com/tefuda/tefuda/core/poker"
)

// wrongSize is the fault of a whole field, wrongCard that of an element.
//
//go:noinline
func wrongSize(field, reason string) *fault.Fault {
	return fault.Refuse(fault.BadRange, field, reason)
}

//go:noinline
func wrongCard(field string, i int, reason string) *fault.Fault {
	return &fault.Fault{Code: fault.BadCard, Field: field, Index: i, Reason: reason}
}

// check validates a query. It keeps the combos of each range that the board and
// the dead cards allow.
func (e *Equity) check(q *EquityQuery) (wrong *fault.Fault) {
	if wrong = checkSizes(len(q.Players), len(q.Board)); wrong != nil {
		return wrong
	}
	if q.Jokers < 0 || q.Jokers > poker.MaxJokers {
		return wrongSize("jokers", fault.Tell("must be 0 to #, not #", poker.MaxJokers, int64(q.Jokers)))
	}
	if q.Short && q.Jokers > 0 {
		return wrongSize("jokers", "must be 0 in a short deck")
	}
	e.shuffle(q.Jokers, q.Short)
	if e.board, wrong = e.remove("board", q.Board); wrong != nil {
		return wrong
	}
	if _, wrong = e.remove("dead", q.Dead); wrong != nil {
		return wrong
	}
	if n := 2*len(q.Players) + BoardCards - len(q.Board); e.left.Len() < n {
		return tooMany(n, e.left.Len())
	}
	for p, r := range q.Players {
		if r, wrong = e.allowed(p, r); wrong != nil {
			return wrong
		}
		e.holes.add(r)
	}
	return e.sameCard()
}

// A stock is the cards of a query that can still be dealt.
type stock struct {
	full, deck cards.Set // the 52 cards with the jokers, and the cards of this deck
	left       cards.Set // cards neither on the board nor dead
}

// shuffle starts from the whole deck.
func (s *stock) shuffle(jokers int, short bool) []cards.Card {
	deck := poker.Deck(jokers)
	s.full = cards.SetOf(deck...)
	if short {
		deck = poker.ShortDeckCards()
	}
	s.deck = cards.SetOf(deck...)
	s.left = s.deck
	return deck
}

func checkSizes(players, board int) *fault.Fault {
	if players < MinPlayers || players > MaxPlayers {
		return wrongSize("players", fault.Tell("must be # to #, not #", MinPlayers, MaxPlayers, int64(players)))
	}
	if board > BoardCards {
		return wrongSize("board", fault.Tell("has # cards, but at most #", int64(board), BoardCards))
	}
	return nil
}

func tooMany(need, left int) *fault.Fault {
	return wrongSize("players", fault.Tell("need # cards with the board, but # are left", int64(need), int64(left)))
}

// remove takes the cards of a field out of the deck. It returns them with each
// joker as the code that was taken.
func (s *stock) remove(field string, from []cards.Card) ([]cards.Card, *fault.Fault) {
	removed := make([]cards.Card, 0, len(from))
	for i, c := range from {
		if c == cards.None || !c.Valid() {
			return nil, wrongCard(field, i, "is "+c.String()+", which is no card")
		}
		if c.IsJoker() {
			c = poker.Jokers[0]
			if !s.left.Has(c) {
				c = poker.Jokers[1]
			}
		}
		if !s.left.Has(c) {
			reason := "is " + c.String() + ", which the board or the dead cards have already"
			switch {
			case c.IsJoker():
				reason = "is a joker more than the deck has"
			case !s.deck.Has(c):
				reason = "is " + c.String() + ", which is not in the deck"
			}
			return nil, wrongCard(field, i, reason)
		}
		s.left &^= cards.SetOf(c)
		removed = append(removed, c)
	}
	return removed, nil
}

// allowed returns the combos of a player's range that can be dealt.
func (e *Equity) allowed(player int, r Range) (Range, *fault.Fault) {
	wrong := func(reason string) *fault.Fault { return wrongCard("players", player, reason) }
	if len(r) == 0 {
		return nil, wrong("has no hand")
	}
	var left Range
	for _, h := range r {
		c := h.Combo
		for _, x := range &c {
			if x == cards.None || !x.Valid() || !e.full.Has(x) || len(r) == 1 && !e.deck.Has(x) {
				return nil, wrong("holds " + x.String() + ", which is not in the deck")
			}
		}
		if c[0] == c[1] {
			return nil, wrong("holds " + c[0].String() + " twice")
		}
		if e.left.Has(c[0]) && e.left.Has(c[1]) {
			left = append(left, Holding{comboOf(c[0], c[1]), h.Weight})
		}
	}
	switch left = left.sorted(); {
	case len(left) > 0:
		return left, nil
	case len(r) == 1 && r[0].Weight == 0:
		return nil, wrong("has no hand")
	case len(r) == 1 && e.left.Has(r[0].Combo[0]):
		return nil, wrong("holds " + r[0].Combo[1].String() + ", which the board or the dead cards have already")
	case len(r) == 1:
		return nil, wrong("holds " + r[0].Combo[0].String() + ", which the board or the dead cards have already")
	}
	return nil, wrong("has no hand left besides the board and the dead cards")
}

// sameCard refuses two players whose only combos share a card.
func (e *Equity) sameCard() *fault.Fault {
	for p, r := range e.holes.ranges {
		for other, s := range e.holes.ranges[:p] {
			if len(r) > 1 || len(s) > 1 {
				continue
			}
			for _, c := range &r[0].Combo {
				if c == s[0].Combo[0] || c == s[0].Combo[1] {
					return wrongCard("players", p, "holds "+c.String()+fault.Tell(", which players[#] has already", int64(other)))
				}
			}
		}
	}
	return nil
}

package game

import (
	"github.com/tefuda/tefuda/core/cards"
	"github.com/tefuda/tefuda/core/dice"
)

// Start deals a hand from a seed: antes, blinds and hole cards. Its Log has the events. The
// error is a *fault.Fault.
func Start(s *Setup, seed uint32) (*Hand, error) {
	if err := s.Check(); err != nil {
		return nil, err
	}
	h := &Hand{Seed: seed, Seeded: true}
	h.deck.dice = dice.New(seed)
	h.deck.set(s.Deck())
	h.deck.shuffle()
	h.begin(s)
	h.advance()
	return h, nil
}

// StartDeck deals a hand from an ordered deck: one card at a time from the left of the
// button, then the board or the exchanged cards. Draw games and stud need the whole deck,
// the others as many cards as their hands and boards take. Except in draw games cards.None
// is an unknown card. An unknown hand loses every showdown to a known one, and unknown
// hands share what only they contest. If a draw runs out of cards, the discards are
// shuffled with seed 0. The error is a *fault.Fault.
func StartDeck(s *Setup, deck []cards.Card) (*Hand, error) {
	if err := s.Check(); err != nil {
		return nil, err
	}
	need := len(s.Deck())
	if !s.Stud() && s.Draws() == 0 {
		need = 5 * s.Boards()
		for _, stack := range &s.Stacks {
			if stack > 0 {
				need += int(s.Hole())
			}
		}
	}
	if err := s.checkDeck(deck, need); err != nil {
		return nil, err
	}
	h := &Hand{}
	h.deck.dice = dice.New(0)
	h.deck.set(deck)
	h.begin(s)
	h.advance()
	return h, nil
}

// begin takes the forced bets and deals. The caller then calls advance.
func (h *Hand) begin(s *Setup) {
	h.sit(s)
	h.post()
}

// sit sets the players to before the deal.
//
//go:noinline
func (h *Hand) sit(s *Setup) {
	h.Setup.set(s)
	h.Pot, h.aggressor = s.Carry, -1
	h.order.set(h.deck.cards[:h.deck.size])
	for i := range MaxSeats {
		p := &h.Players[i]
		p.In, p.Stack, p.Drew, p.Cards = s.Stacks[i] > 0, s.Stacks[i], -1, noCards
		copy(p.Up[:], noCards[:])
		h.hole[i], h.first[i] = noCards, noCards
	}
}

// post takes antes and blinds, and deals.
//
//go:noinline
func (h *Hand) post() {
	for i := int8(1); i <= h.Seats; i++ {
		h.ante(h.left(i))
	}
	for i := int8(1); i <= h.Seats; i++ {
		h.blind(h.left(i))
	}
	h.deal()
	h.Turn, h.Level = h.highBlind()
	if h.Stud() {
		h.Turn = h.before(h.Lead())
	}
	h.Step = max(h.Level, h.MinBet)
	if h.Limit == FixedLimit {
		h.bets = int8(min(h.Level/h.MinBet, 100))
		if h.bets > 0 {
			h.base = h.Level
		}
	}
}

var noCards = [maxHole]cards.Card{cards.None, cards.None, cards.None, cards.None, cards.None, cards.None, cards.None}

// before returns the seat to the right of another.
func (s *Setup) before(seat int8) int8 { return (seat + s.Seats - 1) % s.Seats }

// left returns the i-th seat to the left of the button.
func (s *Setup) left(i int8) int8 { return (s.Button + i) % s.Seats }

func (h *Hand) ante(seat int8) {
	p := &h.Players[seat]
	if n := min(p.Stack, h.Antes[seat]); n > 0 {
		p.Stack -= n
		p.Ante = n
		h.Pot += n
		h.log(Ante, seat, n).AllIn = p.Stack == 0
	}
}

func (h *Hand) blind(seat int8) {
	p := &h.Players[seat]
	if n := min(p.Stack, max(h.Blinds[seat], -h.Blinds[seat])); n > 0 {
		p.Stack -= n
		p.Bet = n
		h.log(Blind, seat, n).AllIn = p.Stack == 0
	}
}

// deal deals every live player the cards of the street, one at a time.
//
//go:noinline
func (h *Hand) deal() {
	st := &h.form().streets[h.Round]
	n := st.down + st.up
	for k := range n {
		for i := int8(1); i <= h.Seats; i++ {
			if seat := h.left(i); h.Players[seat].live() {
				h.give(seat, h.Players[seat].Held+k)
			}
		}
	}
	for i := int8(1); i <= h.Seats; i++ {
		seat := h.left(i)
		p := &h.Players[seat]
		if !p.live() {
			continue
		}
		p.Held += n
		e := h.log(Deal, seat, int64(n))
		for k := range st.up {
			e.Cards[k] = h.hole[seat][p.Held-st.up+k]
			p.Up[p.Held-st.up+k-2] = e.Cards[k]
			e.Count++
		}
	}
	copy(h.first[:], h.hole[:])
}

// give deals a card. An unknown card changes nothing that is known of the
// seat's hand.
func (h *Hand) give(seat, place int8) {
	if c := h.deck.take(); c != cards.None {
		h.hole[seat][place] = c
	}
}

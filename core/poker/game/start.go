package game

import (
	"github.com/tefuda/tefuda/core/cards"
	"github.com/tefuda/tefuda/core/dice"
)

// Start deals a hand from a seed: antes, blinds and hole cards. The events are
// in its Log. The error is a *fault.Fault.
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

// StartDeck deals a hand from a deck that lies in order: one card at a time from
// the left of the button, then the board or the cards drawn. Five-card draw needs
// the whole deck, the others what their hands and board take. Elsewhere cards.None
// is a card that nobody knows: an unknown hand loses every showdown to a known one,
// and shares what only unknown ones contest. Should a draw
// run out of cards, the discards are shuffled by seed 0. The error is a
// *fault.Fault.
func StartDeck(s *Setup, deck []cards.Card) (*Hand, error) {
	if err := s.Check(); err != nil {
		return nil, err
	}
	need := len(s.Deck())
	if s.Variant != Draw {
		need = 5
		for _, stack := range s.Stacks {
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

// begin deals and posts; advance goes on.
//
//go:noinline
func (h *Hand) begin(s *Setup) {
	h.Setup.set(s)
	h.Pot, h.aggressor = s.Carry, -1
	h.order.set(h.deck.cards[:h.deck.size])
	for i := range MaxSeats {
		p := &h.Players[i]
		p.In, p.Stack, p.Drew, p.Cards = s.Stacks[i] > 0, s.Stacks[i], -1, noCards
		h.hole[i], h.first[i] = noCards, noCards
	}
	for i := int8(1); i <= s.Seats; i++ {
		h.ante(s.left(i))
	}
	for i := int8(1); i <= s.Seats; i++ {
		h.blind(s.left(i))
	}
	h.deal()
	h.Turn, h.Level = s.highBlind()
	h.Step = max(h.Level, s.MinBet)
	if s.Limit == FixedLimit {
		h.bets = int8(min(h.Level/s.MinBet, 100))
		if h.bets > 0 {
			h.base = h.Level
		}
	}
}

var noCards = [maxHole]cards.Card{cards.None, cards.None, cards.None, cards.None, cards.None}

// left returns the seat i places to the left of the button.
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

// deal gives the hole cards, one at a time.
func (h *Hand) deal() {
	for n := range h.Hole() {
		for i := int8(1); i <= h.Seats; i++ {
			if seat := h.left(i); h.Players[seat].In {
				h.hole[seat][n] = h.deck.take()
			}
		}
	}
	for i := range h.first {
		copy(h.first[i][:], h.hole[i][:])
	}
	for i := int8(1); i <= h.Seats; i++ {
		if seat := h.left(i); h.Players[seat].In {
			h.log(Deal, seat, int64(h.Rules.Hole()))
		}
	}
}

package game

import (
	"github.com/tefuda/tefuda/core/cards"
	"github.com/tefuda/tefuda/core/dice"
	"github.com/tefuda/tefuda/core/fault"
	"github.com/tefuda/tefuda/core/poker"
)

// maxDeck is the size of the largest deck.
const maxDeck = 52 + poker.MaxJokers

// deck has the undealt cards. dice shuffle the discards when these run out.
type deck struct {
	cards [maxDeck]cards.Card
	size  int8 // number of cards
	next  int8 // index of the next card to deal
	dice  dice.Dice
}

func (d *deck) set(all []cards.Card) {
	d.size, d.next = int8(copy(d.cards[:], all)), 0
}

func (d *deck) copy(from *deck) {
	copy(d.cards[:], from.cards[:])
	d.size, d.next, d.dice = from.size, from.next, from.dice
}

// shuffle puts the undealt cards in random order, all orders equally likely (Fisher and Yates).
func (d *deck) shuffle() {
	for i := d.size - 1; i > d.next; i-- {
		j := d.next + int8(d.dice.Under(uint32(i-d.next+1)))
		d.cards[i], d.cards[j] = d.cards[j], d.cards[i]
	}
}

func (d *deck) take() cards.Card {
	c := d.cards[d.next]
	d.next++
	return c
}

// draw deals a card. If none is left, it makes a new stub.
func (h *Hand) draw() cards.Card {
	if h.deck.next == h.deck.size {
		h.restock()
	}
	return h.deck.take()
}

// restock makes a new stub of folded hands and discards, without the latest discards of the player who
// is drawing. The rest is always enough: nine live hands hold 45 of 52 cards.
func (h *Hand) restock() {
	h.deck.size, h.deck.next = 0, 0
	h.deck.put(h.loose)
	h.loose = 0
	h.deck.shuffle()
}

// known returns the set of the known cards of a hand.
func known(hand []cards.Card) (set cards.Set) {
	for _, c := range hand {
		if c != cards.None {
			set = set.With(c)
		}
	}
	return set
}

func (d *deck) put(set cards.Set) {
	for c := cards.Card(0); c < cards.Codes; c++ {
		if set.Has(c) {
			d.cards[d.size] = c
			d.size++
		}
	}
}

// checkDeck returns the fault of a deck that does not fit the rules.
func (r *Rules) checkDeck(given []cards.Card, need int) error {
	all := cards.SetOf(r.Deck()...)
	if len(given) < need || len(given) > all.Len() {
		return refuse(fault.BadLength, "deck", fault.Tell("must be # to # cards, not #", int64(need), int64(all.Len()), int64(len(given))))
	}
	var seen cards.Set
	for i, c := range given {
		if c == cards.None && r.Draws() == 0 {
			continue
		}
		if !c.Valid() || !all.Has(c) {
			return refuseAt(fault.BadCard, "deck", i, "must be a card of the game's deck, not "+c.String())
		}
		if seen.Has(c) {
			return refuseAt(fault.BadCard, "deck", i, "is "+c.String()+", which was in it before")
		}
		seen = seen.With(c)
	}
	return nil
}

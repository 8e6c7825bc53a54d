package poker

import (
	"slices"

	"github.com/tefuda/tefuda/core/cards"
)

// A Used card is one card of an evaluated hand.
type Used struct {
	Card  cards.Card
	As    cards.Card // the face it counts as: its own, or what a joker stands for
	Index int        // place in the input
}

// Explain returns the value of a hand as Evaluate does, and the cards used, in
// the order in which they count: groups first, then downwards. The faces that
// the jokers stand for make a hand of the same value. Where any suit would
// do, a joker takes the first one, in the order of the codes, that makes a
// card not held yet.
func (r Rules) Explain(hand []cards.Card) (Value, []Used, error) {
	v, places, err := r.best(hand)
	if err != nil {
		return 0, nil, err
	}
	t := count(hand, places)
	used := make([]Used, 0, t.size())
	for _, rank := range t.ranks(v) {
		at := find(hand, places, func(c cards.Card) bool { return !c.IsJoker() && c.Rank() == rank })
		if at < 0 {
			at = find(hand, places, cards.Card.IsJoker)
		}
		i := places[at]
		places = slices.Delete(places, at, at+1)
		used = append(used, Used{Card: hand[i], As: hand[i], Index: i})
		if hand[i].IsJoker() {
			used[len(used)-1].As = t.face(v, rank, hand, used)
		}
	}
	return v, used, nil
}

// find returns where among the places the first wanted card is named, or -1.
func find(hand []cards.Card, places []int, want func(cards.Card) bool) int {
	return slices.IndexFunc(places, func(i int) bool { return want(hand[i]) })
}

// ranks spells out the rank of every card of a hand of value v, in the order
// in which they count.
func (t *tally) ranks(v Value) []cards.Rank {
	out := make([]cards.Rank, 0, MaxHand)
	switch v.Category() {
	case Straight, Flush, StraightFlush, RoyalFlush:
		for i := range MaxHand {
			out = append(out, v.Rank(i+1))
		}
		if out[MaxHand-1] == 0 { // the wheel
			out[MaxHand-1] = cards.Ace
		}
		return out
	}
	of := t.of
	if t.jokers > 0 {
		of[v.Rank(1)] += uint8(t.jokers)
	}
	for n := uint8(MaxHand); n > 0; n-- {
		for r := cards.Ace; r >= cards.Two; r-- {
			for i := uint8(0); i < n && of[r] == n; i++ {
				out = append(out, r)
			}
		}
	}
	return out
}

// face is the card of a rank that a joker stands for, given the hand and the
// faces that other jokers took.
func (t *tally) face(v Value, rank cards.Rank, hand []cards.Card, used []Used) cards.Card {
	switch v.Category() {
	case Flush, StraightFlush, RoyalFlush:
		return cards.New(rank, t.suit)
	}
	for s := range cards.Suit(cards.Suits) {
		c := cards.New(rank, s)
		free := true
		for _, x := range hand {
			free = free && x != c
		}
		for _, u := range used {
			free = free && u.As != c
		}
		if free {
			return c
		}
	}
	return cards.New(rank, 0)
}

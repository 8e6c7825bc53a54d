package video

import (
	"math/rand/v2"
	"slices"

	"github.com/tefuda/tefuda/core/cards"
	"github.com/tefuda/tefuda/core/poker"
)

// faces are the 52 natural cards.
var faces = poker.Deck(0)

// naiveLines are the lines of presets, worked out from the evaluator's value.
var naiveLines = map[string]func(v poker.Value, wilds int) int{
	"jacks-or-better-9-6": func(v poker.Value, _ int) int {
		if v.Category() == poker.OnePair && v.Rank(1) < 10 {
			return 9
		}
		return [len(poker.Categories)]int{9, 9, 8, 7, 6, 5, 4, 3, 2, 1, 0}[v.Category()]
	},
	"double-double-bonus-9-6": func(v poker.Value, _ int) int {
		quads, kicker := v.Rank(1), v.Rank(2)
		switch c := v.Category(); {
		case c == poker.OnePair && quads < 10:
			return 13
		case c == poker.FourOfAKind && quads == cards.Ace && kicker <= 3:
			return 1
		case c == poker.FourOfAKind && quads <= 3 && (kicker <= 3 || kicker == cards.Ace):
			return 2
		case c == poker.FourOfAKind && quads == cards.Ace:
			return 3
		case c == poker.FourOfAKind && quads <= 3:
			return 4
		}
		return [len(poker.Categories)]int{13, 13, 12, 11, 10, 9, 8, 7, 6, 5, 0}[v.Category()]
	},
	"deuces-wild": func(v poker.Value, wilds int) int {
		switch {
		case wilds == 4:
			return 1
		case v.Category() == poker.RoyalFlush && wilds == 0:
			return 0
		}
		return [len(poker.Categories)]int{10, 10, 10, 10, 9, 8, 7, 6, 5, 4, 2, 3}[v.Category()]
	},
	"joker-kings": func(v poker.Value, wilds int) int {
		switch {
		case v.Category() == poker.RoyalFlush && wilds == 0:
			return 0
		case v.Category() == poker.OnePair && v.Rank(1) < 12:
			return 11
		}
		return [len(poker.Categories)]int{11, 11, 10, 9, 8, 7, 6, 5, 4, 3, 2, 1}[v.Category()]
	},
	"double-joker": func(v poker.Value, wilds int) int {
		if v.Category() == poker.RoyalFlush && wilds == 0 {
			return 0
		}
		return [len(poker.Categories)]int{10, 10, 10, 9, 8, 7, 6, 5, 4, 3, 1, 2}[v.Category()]
	},
}

// naiveHolds deals every final hand there is. Each comes of exactly one hold:
// that of the cards it shares with the hand.
func naiveHolds(g *Game, hand []cards.Card, tb *poker.Table, line func(poker.Value, int) int) (counts [32][]int32) {
	for i := range counts {
		counts[i] = make([]int32, len(g.pays)+1)
	}
	deck := naiveDeck(g.deck, hand)
	for a, ca := range deck {
		for b, cb := range deck[:a] {
			for c, cc := range deck[:b] {
				for d, cd := range deck[:c] {
					for _, ce := range deck[:d] {
						v := tb.Value(&[5]cards.Card{ca.as, cb.as, cc.as, cd.as, ce.as})
						hold := ca.bit | cb.bit | cc.bit | cd.bit | ce.bit
						counts[hold][line(v, ca.wild+cb.wild+cc.wild+cd.wild+ce.wild)]++
					}
				}
			}
		}
	}
	return counts
}

// A naiveCard is a card of a deck as the evaluator is to see it, 1 if it is
// wild, and its bit in the holds of a hand, if it is in it.
type naiveCard struct {
	as   cards.Card
	wild int
	bit  uint8
}

func naiveDeck(d Deck, hand []cards.Card) (deck []naiveCard) {
	hand = slices.Clone(hand)
	for _, c := range fullDeck(d) {
		n := naiveCard{as: c}
		if i := slices.Index(hand, c); i >= 0 {
			n.bit = 1 << i
			hand[i] = cards.None
		}
		if countWilds(d, []cards.Card{c}) > 0 {
			n.as, n.wild = cards.Joker, 1
		}
		deck = append(deck, n)
	}
	return deck
}

func fullDeck(d Deck) []cards.Card {
	deck := slices.Clone(faces)
	for range d.Jokers {
		deck = append(deck, cards.Joker)
	}
	return deck
}

func dealRandom(rng *rand.Rand, deck []cards.Card) []cards.Card {
	hand := make([]cards.Card, 0, poker.MaxHand)
	for _, i := range rng.Perm(len(deck))[:poker.MaxHand] {
		hand = append(hand, deck[i])
	}
	return hand
}

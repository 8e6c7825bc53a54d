package poker

import (
	"slices"
	"testing"

	"github.com/tefuda/tefuda/core/cards"
	"github.com/tefuda/tefuda/core/dice"
)

// TestBadugiExplained: the cards that count are of different suits and ranks, the highest first, no part of the hand
// has more of them, and none of as many is lower.
func TestBadugiExplained(t *testing.T) {
	rng, deck, r := dice.NewRand(3), Deck(0), Ranked(Badugi)
	rank := func(c cards.Card) int { return int(c.Rank() % cards.Ace) }
	for range 5000 {
		rng.Shuffle(len(deck), func(i, j int) { deck[i], deck[j] = deck[j], deck[i] })
		hand := deck[:1+rng.IntN(5)]
		var best []int
		for part := range 1 << len(hand) {
			var ranks []int
			suits, twice := map[cards.Suit]bool{}, false
			for i, c := range hand {
				if part>>i&1 != 0 {
					twice = twice || suits[c.Suit()] || slices.Contains(ranks, rank(c))
					suits[c.Suit()] = true
					ranks = append(ranks, rank(c))
				}
			}
			slices.SortFunc(ranks, func(a, b int) int { return b - a })
			if !twice && (len(ranks) > len(best) || len(ranks) == len(best) && slices.Compare(ranks, best) < 0) {
				best = ranks
			}
		}
		v, used, err := r.Explain(hand)
		got := make([]int, len(used))
		for i := range used {
			got[i] = rank(used[i].Card)
			if hand[used[i].Index] != used[i].Card {
				t.Fatalf("%v: %v is not at %d", hand, used[i].Card, used[i].Index)
			}
		}
		if err != nil || !slices.Equal(got, best) || r.AsHigh(v).Category() != BadugiHand {
			t.Fatalf("%v: %v of %v, %v, want %v", hand, got, r.AsHigh(v).Category(), err, best)
		}
	}
	if err := r.Check([]cards.Card{deck[0], cards.Joker}); err == nil || err.Error() != "hand[1] is Jk, which badugi does not have" {
		t.Error(err)
	}
}

package levels

import (
	"testing"

	"github.com/tefuda/tefuda/core/daifugo"
	"github.com/tefuda/tefuda/core/dice"
)

// TestGivenBack: of every hand the weaker levels give back its lowest cards, jokers last, and every level as many as it must, of
// the hand.
func TestGivenBack(t *testing.T) {
	r := dice.NewRand(5)
	for range 200 {
		hand := daifugo.RandomCards(daifugo.Deck(2), int8(2+r.IntN(12)), r)
		if r.IntN(4) == 0 {
			hand = hand&daifugo.Jokers | daifugo.Jokers.First() | hand.First()
		}
		for n := int8(1); n <= 2 && int(n) < hand.Len(); n++ {
			for level := range Level(len(Names)) {
				p := Player{Level: level}
				got := p.Return(daifugo.UEC, hand, hand, n, r)
				if got.Len() != int(n) || got&^hand != 0 {
					t.Fatalf("%s gives %v of %v", Names[level].Key, got, hand)
				}
				if level != Closing && level != Article && level != Default {
					continue
				}
				for rest := hand &^ got; rest != 0; rest &= rest - 1 {
					for given := got; given != 0; given &= given - 1 {
						if rank(rest.First()) < rank(given.First()) {
							t.Fatalf("%s gives %v of %v", Names[level].Key, got, hand)
						}
					}
				}
			}
		}
	}
	if got, two := giveDefault(daifugo.Jokers, 2), daifugo.Jokers.FirstOf(2); got != two {
		t.Errorf("%v of two jokers", got)
	}
	if got := giveDefault(daifugo.Jokers|daifugo.CardOf(daifugo.Two, 1), 2); got != daifugo.Jokers.First()|daifugo.CardOf(daifugo.Two, 1) {
		t.Errorf("%v of a two and two jokers", got)
	}
}

// rank is that of a card, of a joker above all.
func rank(card daifugo.Set) int {
	if card&daifugo.Jokers != 0 {
		return daifugo.Ranks
	}
	return int(card.Lowest())
}

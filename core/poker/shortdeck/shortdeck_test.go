package shortdeck_test

import (
	"fmt"
	"math/rand/v2"
	"testing"

	"github.com/tefuda/tefuda/core/cards"
	"github.com/tefuda/tefuda/core/poker"
	"github.com/tefuda/tefuda/core/poker/shortdeck"
)

// eachFive calls f with every five of some cards.
func eachFive(from []cards.Card, f func([]cards.Card)) {
	n := len(from)
	for a := range n {
		for b := a + 1; b < n; b++ {
			for c := b + 1; c < n; c++ {
				for d := c + 1; d < n; d++ {
					for e := d + 1; e < n; e++ {
						f([]cards.Card{from[a], from[b], from[c], from[d], from[e]})
					}
				}
			}
		}
	}
}

// The counts follow from the ranks and suits: nine ranks, six straights.
func TestCategoryCounts(t *testing.T) {
	var got [12]int
	eachFive(shortdeck.Deck(), func(five []cards.Card) { got[shortdeck.Value(five).Category()]++ })
	want := [12]int{
		poker.RoyalFlush: 4, poker.StraightFlush: 20, poker.FourOfAKind: 288, poker.Flush: 480,
		poker.FullHouse: 1728, poker.Straight: 6120, poker.ThreeOfAKind: 16128,
		poker.TwoPair: 36288, poker.OnePair: 193536, poker.HighCard: 122400,
	}
	if got != want {
		t.Errorf("counts %v, want %v", got, want)
	}
}

// Five cards without a straight from the ace down are worth the same as in
// the full game.
func TestFiveAsInTheFullGame(t *testing.T) {
	eachFive(shortdeck.Deck(), func(five []cards.Card) {
		want, _ := poker.Standard.Evaluate(five)
		got := shortdeck.Value(five)
		if got != want && got&0xFFFFF != 0x87650 {
			t.Fatalf("%v: %06X, want %06X", five, got, want)
		}
	})
}

func TestSevenIsTheBestFive(t *testing.T) {
	rng, all := rand.New(rand.NewPCG(1, 2)), shortdeck.Deck()
	for range 20000 {
		rng.Shuffle(len(all), func(i, j int) { all[i], all[j] = all[j], all[i] })
		var best poker.Value
		seven := all[:5+rng.IntN(3)]
		eachFive(seven, func(five []cards.Card) {
			if v := shortdeck.Value(five); shortdeck.Strength(v) > shortdeck.Strength(best) {
				best = v
			}
		})
		if got := shortdeck.Value(seven); got != best {
			t.Fatalf("%v: %06X, want %06X", seven, got, best)
		}
	}
}

func TestOrder(t *testing.T) {
	hands := []string{"AsAd9c8h7s", "AsAdKcKh7s", "AsAdAcKh7s", "As6d7c8h9s", "6s7d8c9hTs",
		"AsAdAcKhKs", "6s7s8s9sJs", "6s6d6c6h7s", "As6s7s8s9s", "TsJsQsKsAs"}
	last := uint32(0)
	for _, text := range hands {
		hand, err := cards.ParseHand(nil, text)
		if err != nil {
			t.Fatal(err)
		}
		now := shortdeck.Strength(shortdeck.Value(hand))
		if now <= last {
			t.Errorf("%s is not better than the hand before it", text)
		}
		last = now
	}
}

func ExampleValue() {
	hand, _ := cards.ParseHand(nil, "As 6d 7c 8h 9s")
	v := shortdeck.Value(hand)
	fmt.Printf("%s %X\n", v.Category(), uint32(v))
	// Output: straight 587650
}

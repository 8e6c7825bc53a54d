package video

import (
	"fmt"
	"slices"
	"testing"

	"github.com/tefuda/tefuda/core/cards"
	"github.com/tefuda/tefuda/core/dice"
	"github.com/tefuda/tefuda/core/search/recordtest"
)

// TestRecordedHolds compares all that is told of the holds of hands by lot, of any cards, of a suit or of neighbouring ranks,
// with what was recorded.
func TestRecordedHolds(t *testing.T) {
	rng := dice.NewRand(21)
	var lines []string
	nothing := Preset{Deck: Deck{Jokers: 1}, Pays: "four 5, pair:Q-A 0, pair:2-9 1, three 0, flush 0, straight 2", Stake: 3}
	nothing.Key = "some pay nothing"
	for _, p := range append(slices.Clone(Presets), nothing) {
		g := newStakedGame(t, p.Deck, p.Pays, p.Stake)
		for n := range 6 {
			var hand []cards.Card
			for len(hand) < 5 {
				hand = p.Deck.Deal(rng, len(p.Deck.Cards()))
				from := cards.Rank(1 + rng.IntN(9))
				hand = slices.DeleteFunc(hand, func(c cards.Card) bool {
					return n%3 == 1 && !c.IsJoker() && c.Suit() > 0 || n%3 == 2 && !c.IsJoker() && (c.Rank() < from || c.Rank() > from+4)
				})
			}
			holds, err := g.Advise(hand[:5])
			if err != nil {
				t.Fatal(err)
			}
			lines = append(lines, fmt.Sprintf("%s %v: %05b %d %s", p.Key, hand[:5], holds[0].Mask, holds[0].PaySum, recordtest.Sum(holds)))
		}
	}
	recordtest.Same(t, "holds.txt", lines, recordtest.Game)
}

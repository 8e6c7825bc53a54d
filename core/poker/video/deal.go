package video

import (
	"math/rand/v2"

	"github.com/tefuda/tefuda/core/cards"
	"github.com/tefuda/tefuda/core/poker"
)

// Cards returns the cards of the deck by rank, with jokers last.
func (d Deck) Cards() []cards.Card { return poker.Deck(int(d.Jokers)) }

// Deal returns n different cards of the deck, at most all, in random order: the
// start of a shuffle (Fisher and Yates).
func (d Deck) Deal(rng *rand.Rand, n int) []cards.Card {
	all := d.Cards()
	for i := range n {
		j := i + int(rng.Uint32N(uint32(len(all)-i)))
		all[i], all[j] = all[j], all[i]
	}
	return all[:n]
}

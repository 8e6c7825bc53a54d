package poker

import "github.com/tefuda/tefuda/core/cards"

// MaxJokers is the largest number of jokers in a deck.
const MaxJokers = 2

// Jokers are the codes of a deck's jokers, the black one and the red one.
var Jokers = [MaxJokers]cards.Card{cards.Joker, cards.Red}

// Deck returns a deck with 0…MaxJokers jokers, from the Twos up and with the
// jokers last.
//
//go:noinline
func Deck(jokers int) []cards.Card {
	deck := make([]cards.Card, 0, cards.Codes)
	for r := cards.Two; r <= cards.Ace; r++ {
		for s := range cards.Suit(cards.Suits) {
			deck = append(deck, cards.New(r, s))
		}
	}
	return append(deck, Jokers[:jokers]...)
}

// Binomial[n][k] is the number of ways to choose k cards of n. n is at most a
// whole deck, k at most MaxHand.
var Binomial = func() (c [52 + MaxJokers + 1][MaxHand + 1]int32) {
	for n := range c {
		c[n][0] = 1
		for k := 1; n > 0 && k < len(c[n]); k++ {
			c[n][k] = c[n-1][k-1] + c[n-1][k]
		}
	}
	return c
}()

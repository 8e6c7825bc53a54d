package policy

import (
	"math/rand/v2"

	"github.com/tefuda/tefuda/core/daifugo"
)

// The features of cards given back in the exchange, in blocks as for moves.
const (
	keptAt             = 0                        // rank 13 × cards of it left 0…4, for each rank given from
	hadAt              = keptAt + daifugo.Ranks*5 // rank 13 × cards given 1…2
	keptRunsAt         = hadAt + daifugo.Ranks*2  // cards that sequences in hand lose 8
	keptOpenerAt       = keptRunsAt + 8           // the Three of diamonds is given
	keptSpadeAt        = keptOpenerAt + 1         // the Three of spades is given
	keptJokerAt        = keptSpadeAt + 1          // a joker is given
	keptCombinationsAt = keptJokerAt + 1          // combinations left 8
	returnFeatures     = keptCombinationsAt + 8
)

// ReturnFeatures is the number of features of cards given back, and of their
// weights.
const ReturnFeatures = returnFeatures

// OfReturn appends to dst the features of giving back some cards of a hand.
func OfReturn(dst []int16, hand, gift daifugo.Set) []int16 {
	left := hand &^ gift
	add := func(feature int) { dst = append(dst, int16(feature)) }
	for cards := gift & daifugo.Naturals; cards != 0; {
		rank := cards.Lowest()
		add(keptAt + int(rank)*5 + daifugo.Seats(left.At(rank)).Len())
		add(hadAt + int(rank)*2 + min(daifugo.Seats(gift.At(rank)).Len(), 2) - 1)
		cards &^= daifugo.BelowRank(rank + 1)
	}
	runs := left.Runs()
	add(keptRunsAt + min((hand.Runs()&^gift&^runs).Len(), 7))
	for at, card := range [...]daifugo.Set{daifugo.DiamondThree, daifugo.SpadeThree, daifugo.Jokers} {
		if gift&card != 0 {
			add(keptOpenerAt + at)
		}
	}
	combinations := (left &^ runs).WithAtLeast(1).Len() + suitsIn(runs)
	add(keptCombinationsAt + max(min(combinations, 10)-3, 0))
	return dst
}

// giveBack lists in p.gifts the choices of n of the cards that may be given, and
// scores them.
func (p *Policy) giveBack(hand, from daifugo.Set, n int8) {
	p.gifts = daifugo.Returns(p.gifts[:0], from, n)
	p.scores = p.scores[:0]
	for _, gift := range p.gifts {
		p.d.picked = OfReturn(p.d.picked[:0], hand, gift)
		score := int32(0)
		for _, f := range p.d.picked {
			score += int32(p.returns[f])
		}
		p.scores = append(p.scores, score)
	}
}

// Return returns the likeliest choice of n of the cards that may be given. It is
// empty if there are fewer.
func (p *Policy) Return(hand, from daifugo.Set, n int8) daifugo.Set {
	p.giveBack(hand, from, n)
	if len(p.gifts) == 0 {
		return 0
	}
	return p.gifts[highestScore(p.scores)]
}

// DrawReturn draws such a choice by the policy's probabilities.
func (p *Policy) DrawReturn(hand, from daifugo.Set, n int8, r *rand.Rand) daifugo.Set {
	p.giveBack(hand, from, n)
	if len(p.gifts) == 0 {
		return 0
	}
	sum := p.spread()
	return p.gifts[drawWeighted(p.weights, sum, r)]
}

// Returns returns the choices of n cards to give back, of those that may be
// given, and their probabilities. Both slices belong to the policy and are valid
// until its next call.
func (p *Policy) Returns(hand, from daifugo.Set, n int8) ([]daifugo.Set, []float64) {
	p.giveBack(hand, from, n)
	p.chances = p.chances[:0]
	if len(p.gifts) > 0 {
		sum := float64(p.spread())
		for _, w := range p.weights {
			p.chances = append(p.chances, float64(w)/sum)
		}
	}
	return p.gifts, p.chances
}

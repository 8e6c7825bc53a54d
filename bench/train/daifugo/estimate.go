package main

import "github.com/tefuda/tefuda/core/daifugo"

// An estimate predicts, by sums of weights, the points that a hand earns for a
// player of a class: the part that chance decided before they could choose.
type estimate struct {
	class [daifugo.MaxPlayers + 1]float64
	ranks [daifugo.Ranks][5]float64 // by number of cards of the rank
	joker [daifugo.MaxJokers + 1]float64
}

// learned is the step size: the share of an error that a weight takes on.
const learned = 0.002

// surprise returns by how many points a hand earned more than predicted, and
// learns from it.
func (e *estimate) surprise(class int8, hand daifugo.Set, points float64) float64 {
	parts := []*float64{&e.class[class], &e.joker[(hand & daifugo.Jokers).Len()]}
	for rank := range int8(daifugo.Ranks) {
		parts = append(parts, &e.ranks[rank][daifugo.Seats(hand.At(rank)).Len()])
	}
	for _, p := range parts {
		points -= *p
	}
	for _, p := range parts {
		*p += learned * points
	}
	return points
}

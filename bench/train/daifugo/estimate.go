package main

import "github.com/tefuda/tefuda/core/daifugo"

// An estimate tells by sums of weights what points a hand earns that a player of
// a class begins with: what chance decided before they could choose.
type estimate struct {
	class [daifugo.MaxPlayers + 1]float64
	ranks [daifugo.Ranks][5]float64 // by cards of it
	joker [daifugo.MaxJokers + 1]float64
}

// learned is how much of an error a weight takes on.
const learned = 0.002

// surprise returns how many points more a hand earned than was estimated, and
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

// Package daifugotest makes random rules, hands and games for tests of the
// players.
package daifugotest

import (
	"math/rand/v2"

	"github.com/tefuda/tefuda/core/daifugo"
)

// Rules returns a preset or a random mix of switches.
func Rules(r *rand.Rand) daifugo.Rules {
	presets := []daifugo.Rules{daifugo.Article, daifugo.UEC, daifugo.Common, daifugo.Official}
	if n := r.IntN(7); n < len(presets) {
		return presets[n]
	}
	return Mixed(r)
}

// Mixed returns a random mix of switches that do not contradict each other, for
// one deck.
func Mixed(r *rand.Rand) daifugo.Rules {
	on := daifugo.Switch(r.Uint64()) & daifugo.AllSwitches &^ daifugo.TwoDecks
	if on&daifugo.SpadeLeads != 0 {
		on &^= daifugo.DiamondStart
	}
	return daifugo.Rules{Players: int8(2 + r.IntN(daifugo.MaxPlayers-1)), Jokers: int8(r.IntN(daifugo.MaxJokers + 1)), On: on}
}

// Start deals small hands from a random part of the deck, so that
// groups and sequences are common.
func Start(r *rand.Rand, rules daifugo.Rules, most int) daifugo.State {
	deck := daifugo.Deck(int(rules.Jokers))
	ranks := r.IntN(9)
	part := deck & (daifugo.BelowRank(int8(ranks+5))&^daifugo.BelowRank(int8(ranks)) | daifugo.Jokers)
	if r.IntN(2) == 0 {
		part = deck & (daifugo.OneSuit<<r.IntN(4) | daifugo.Jokers)
	}
	var hands [daifugo.MaxPlayers]daifugo.Set
	for seat := range rules.Players {
		for n := 1 + r.IntN(min(most, 52/int(rules.Players))); hands[seat].Len() < n; {
			if part == 0 {
				part = deck
				for _, h := range &hands {
					part &^= h
				}
			}
			c := part
			for range r.IntN(part.Len()) {
				c &= c - 1
			}
			hands[seat] |= c.First()
			part &^= c.First()
		}
	}
	var class [daifugo.MaxPlayers]int8
	if r.IntN(2) == 0 {
		for place, seat := range r.Perm(int(rules.Players)) {
			class[seat] = int8(place) + 1
		}
	}
	s := daifugo.Start(rules, hands, class)
	s.Revolution = r.IntN(3) == 0
	return s
}

// Class returns no ranks of a last game, or a random order of the players.
func Class(r *rand.Rand, players int8) (class [daifugo.MaxPlayers]int8) {
	if r.IntN(3) > 0 {
		for place, seat := range r.Perm(int(players)) {
			class[seat] = int8(place) + 1
		}
	}
	return class
}

// Midgame plays a random exchange and some moves of a random game, and returns
// the game with the gifts and moves for views. back chooses cards to give back,
// move chooses moves.
func Midgame(r *rand.Rand, rules daifugo.Rules, moves int, back func(hand, from daifugo.Set, n int8, r *rand.Rand) daifugo.Set, move func(*daifugo.Table, daifugo.Set, *rand.Rand) daifugo.Combination) (s daifugo.State, gifts []daifugo.Gift, seen []daifugo.Move) {
	class := Class(r, rules.Players)
	hands := rules.Deal(0, r)
	gifts = rules.Gifts(class)
	daifugo.Tributes(gifts, &hands)
	for i := len(gifts) / 2; i < len(gifts); i++ {
		hand := hands[gifts[i].From]
		if err := rules.Return(gifts, i, back(hand, rules.Returnable(hand, gifts[i-len(gifts)/2].Cards), gifts[i].Count, r), &hands); err != nil {
			return
		}
	}
	s = daifugo.Start(rules, hands, class)
	for ; moves > 0; moves-- {
		next := s
		m := daifugo.Move{Seat: s.Turn, Combination: move(&s.Table, s.Hands[s.Turn], r)}
		next.Play(m.Combination)
		if next.Over() {
			break
		}
		s, seen = next, append(seen, m)
	}
	return s, gifts, seen
}

// Redeal returns a game that looks the same to a seat, with the others' hands
// dealt again.
func Redeal(s daifugo.State, seat int8, r *rand.Rand) daifugo.State {
	pool := s.Unseen(s.Hands[seat])
	for i := range s.Rules.Players {
		if i != seat {
			s.Hands[i] = daifugo.RandomCards(pool, s.Counts[i], r)
			pool &^= s.Hands[i]
		}
	}
	return s
}

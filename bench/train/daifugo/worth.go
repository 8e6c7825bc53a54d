package main

import (
	"fmt"

	"github.com/tefuda/tefuda/core/daifugo"
	"github.com/tefuda/tefuda/core/daifugo/policy"
	"github.com/tefuda/tefuda/core/dice"
)

// worth prints what each final rank earns in the long run if all play by the
// policy: its points and what its class is worth in the games after, until the
// classes are forgotten. The scale is 1 for the last and the number of players
// for the first.
func worth(games int, seed uint32) {
	for preset, rules := range []daifugo.Rules{daifugo.UEC, daifugo.Common} {
		for rules.Players = 3; rules.Players <= daifugo.MaxPlayers; rules.Players++ {
			fmt.Println([...]string{"uec", "common"}[preset], rules.Players, scaled(rules.Players, places(rules, games, seed)))
		}
	}
}

// places counts how often a player of each class gets each final rank.
func places(rules daifugo.Rules, games int, seed uint32) (n [daifugo.MaxPlayers + 1][daifugo.MaxPlayers + 1]float64) {
	r, p := dice.NewRand(seed), policy.New()
	var class [daifugo.MaxPlayers]int8
	for g := range games {
		if g%daifugo.ClassesReset == 0 {
			class = [daifugo.MaxPlayers]int8{}
		}
		s, _ := begin(rules, class, r, func(g, _ *daifugo.Gift, hands *hands) daifugo.Set {
			return p.DrawReturn(hands[g.From], hands[g.From], g.Count, r)
		})
		p.Playout(&s, r)
		for seat := range rules.Players {
			n[class[seat]][s.Places[seat]]++
		}
		class = s.Places
	}
	return n
}

// scaled sums the points of ClassesReset games that start from each class.
func scaled(players int8, n [daifugo.MaxPlayers + 1][daifugo.MaxPlayers + 1]float64) []float64 {
	value := make([]float64, players+1)
	for range daifugo.ClassesReset {
		now := make([]float64, players+1)
		for class := int8(1); class <= players; class++ {
			sum, all := 0.0, 0.0
			for place := int8(1); place <= players; place++ {
				sum += n[class][place] * (float64(players-place+1) + value[place])
				all += n[class][place]
			}
			now[class] = sum / all
		}
		value = now
	}
	out := make([]float64, players)
	for place := int8(1); place <= players; place++ {
		out[place-1] = value[place] + float64(players-place)
	}
	first, last := out[0], out[players-1]
	for i := range out {
		out[i] = 1 + (out[i]-last)/(first-last)*float64(players-1)
	}
	return out
}

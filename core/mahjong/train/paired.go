package main

import (
	"fmt"
	"math"
	"strings"

	"github.com/tefuda/tefuda/core/mahjong/game"
	"github.com/tefuda/tefuda/core/mahjong/play"
	"github.com/tefuda/tefuda/core/mahjong/player"
)

// pairs compares players by single rounds: what each gains in a seat beside
// three reference players, less what a fourth would there with the same wall.
func pairs(names string, seed uint32, walls int) error {
	list := strings.Split(names, ",")
	reference := of("0304")
	type sum struct {
		n, sum, sq float64
		same       int
	}
	all, players := make([]sum, len(list)), make([]*player.Player, len(list))
	for i, n := range list {
		players[i] = of(n)
	}
	for w := range walls {
		var base [4]int32
		seats := [4]*player.Player{reference, reference, reference, reference}
		g := single(seed+uint32(w), seats)
		for s := range int8(4) {
			base[s] = g.Points()[s]
		}
		for i := range all {
			for s := range int8(4) {
				seats = [4]*player.Player{reference, reference, reference, reference}
				seats[s] = players[i]
				g := single(seed+uint32(w), seats)
				d := float64(g.Points()[s] - base[s])
				if d == 0 {
					all[i].same++
				}
				all[i].n++
				all[i].sum += d
				all[i].sq += d * d
			}
		}
	}
	for i, a := range all {
		m := a.sum / a.n
		fmt.Printf("%s: %+.0f ± %.0f (SE) points a round, same %.2f\n", list[i], m, math.Sqrt((a.sq/a.n-m*m)/a.n), float64(a.same)/a.n)
	}
	return nil
}

// single plays one round.
func single(seed uint32, seats [4]*player.Player) *game.Game {
	rules := game.PresetRules(0)
	g, _, _ := game.Start(&rules, seed)
	for g.Phase() < game.RoundOver {
		s := g.ToAct()
		v, _ := g.View(s)
		c, err := play.Choose(seats[s], v)
		if err != nil {
			panic(err)
		}
		g.Apply(c.Action)
	}
	return g
}

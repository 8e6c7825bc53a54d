package main

import (
	"fmt"
	"math"
	"strings"

	"github.com/tefuda/tefuda/core/mahjong/game"
	"github.com/tefuda/tefuda/core/mahjong/player"
)

// A gain is what a player has gained over a reference player, by single rounds.
type gain struct {
	name   string
	player *player.Player
	n      int
	same   int // rounds of no difference
	sum    float64
	square float64
}

// pairs compares players by single rounds: what each gains in a seat beside
// three reference players, less what a fourth would there with the same wall.
func pairs(names string, seed uint32, walls int) error {
	var all []gain
	for _, name := range strings.Split(names, ",") {
		g := gain{name: name, player: of(name)}
		if g.player == nil {
			return fmt.Errorf("no player %s", name)
		}
		all = append(all, g)
	}
	reference := of("0304")
	for w := range uint32(walls) {
		base := single(seed+w, [4]*player.Player{reference, reference, reference, reference}).Points()
		for i := range all {
			all[i].play(seed+w, reference, base)
		}
	}
	for i := range all {
		all[i].print()
	}
	return nil
}

// play plays a wall in each seat; base is what the reference player has there.
func (g *gain) play(seed uint32, reference *player.Player, base [4]int32) {
	for seat := range base {
		seats := [4]*player.Player{reference, reference, reference, reference}
		seats[seat] = g.player
		d := float64(single(seed, seats).Points()[seat] - base[seat])
		if d == 0 {
			g.same++
		}
		g.n++
		g.sum += d
		g.square += d * d
	}
}

func (g *gain) print() {
	n := float64(g.n)
	m := g.sum / n
	fmt.Printf("%s: %+.0f ± %.0f (SE) points a round, same %.2f\n", g.name, m, math.Sqrt((g.square/n-m*m)/n), float64(g.same)/n)
}

// single plays one round.
func single(seed uint32, seats [4]*player.Player) *game.Game {
	rules := game.PresetRules(0)
	g, _, _ := game.Start(&rules, seed)
	for g.Phase() < game.RoundOver {
		if _, err := act(g, seats[g.ToAct()]); err != nil {
			panic(err)
		}
	}
	return g
}

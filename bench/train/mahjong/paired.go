package main

import (
	"fmt"
	"math"
	"strings"

	"github.com/tefuda/tefuda/core/mahjong/game"
	"github.com/tefuda/tefuda/core/mahjong/player"
)

// A gain has a player's mean gain in single rounds, in points: over baseline, and over the
// first player that is compared.
type gain struct {
	name   string
	player *player.Player
	same   int // rounds with the same points as baseline
	over   [2]mean
}

// pairs compares players by single rounds against three baseline players. A gain is what the
// player's seat wins, less what a fourth baseline player wins in that seat with the same wall.
func pairs(names string, seed uint32, walls int) error {
	var all []gain
	for _, name := range strings.Split(names, ",") {
		g := gain{name: name, player: of(name)}
		if g.player == nil {
			return fmt.Errorf("no player %s", name)
		}
		all = append(all, g)
	}
	reference := of("baseline")
	for w := range uint32(walls) {
		base := single(seed+w, [4]*player.Player{reference, reference, reference, reference}).Points()
		first := base
		for i := range all {
			points := all[i].play(seed+w, reference)
			if i == 0 {
				first = points
			}
			all[i].add(&points, &base, &first)
		}
	}
	for i := range all {
		all[i].print(all[0].name)
	}
	return nil
}

// play plays a wall with the player in each seat, and returns its points in each.
func (g *gain) play(seed uint32, reference *player.Player) (points [4]int32) {
	for seat := range points {
		seats := [4]*player.Player{reference, reference, reference, reference}
		seats[seat] = g.player
		points[seat] = single(seed, seats).Points()[seat]
	}
	return points
}

// add adds the points of a wall. base and first are the points of baseline and of the first
// player with the same wall.
func (g *gain) add(points, base, first *[4]int32) {
	for seat, p := range points {
		for i, other := range [...]int32{base[seat], first[seat]} {
			g.over[i].add(float64(p - other))
		}
		if p == base[seat] {
			g.same++
		}
	}
}

func (g *gain) print(first string) {
	fmt.Printf("%s:", g.name)
	for i, other := range [...]string{"baseline", first} {
		m, se := g.over[i].value()
		fmt.Printf(" %+.0f ± %.0f over %s,", m, se, other)
	}
	n := g.over[0].n
	fmt.Printf(" points a round (SE) in %d rounds, same as baseline in %.2f\n", n, float64(g.same)/float64(n))
}

// A mean is the mean of numbers, added one by one.
type mean struct {
	n           int
	sum, square float64
}

func (m *mean) add(x float64) {
	m.n++
	m.sum += x
	m.square += x * x
}

// value returns the mean, and its standard error.
func (m *mean) value() (value, se float64) {
	n := float64(max(m.n, 1))
	value = m.sum / n
	return value, math.Sqrt(max(0, m.square/n-value*value) / n)
}

// single plays one round.
func single(seed uint32, seats [4]*player.Player) *game.Game {
	g, err := follow(seed, nil, seats)
	if err != nil {
		panic(err)
	}
	return g
}

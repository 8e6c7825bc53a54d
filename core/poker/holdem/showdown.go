package holdem

import (
	"math"

	"github.com/tefuda/tefuda/core/poker"
)

// showdown compares the players' hands and counts who wins.
type showdown struct {
	table   *poker.Table7
	players int
	holes   [MaxPlayers]poker.Sum
	// won[p][n] is the number of deals in which player p and n-1 others share
	// the pot.
	won   [MaxPlayers][MaxPlayers + 1]int64
	total int64
}

// show counts deals in which the board adds up to b.
//
//go:inline
func (d *showdown) show(b poker.Sum, deals int64) {
	var winners [MaxPlayers]uint8
	best, n := poker.Strength(0), 0
	for p := range d.players {
		v := d.table.Strength(d.holes[p].Plus(b))
		if v > best {
			best, n = v, 0
		}
		if v == best {
			winners[n] = uint8(p)
			n++
		}
	}
	for _, p := range winners[:n] {
		d.won[p][n] += deals
	}
}

// equity sums up what a player got.
func (d *showdown) equity(player int) PlayerEquity {
	e := PlayerEquity{Win: d.won[player][1], Lose: d.total}
	for i, deals := range d.won[player][1 : d.players+1] {
		e.Shares += deals * (PotUnits / int64(i+1))
		e.Lose -= deals
	}
	e.Tie = d.total - e.Win - e.Lose
	e.Equity = float64(e.Shares) / float64(d.total*PotUnits)
	return e
}

// halfWidth takes the deals as independent samples of a player's share.
func (d *showdown) halfWidth(player int) float64 {
	sum, squares := int64(0), int64(0) // of the shares in units
	for i, deals := range d.won[player][1 : d.players+1] {
		share := PotUnits / int64(i+1)
		sum += deals * share
		squares += deals * share * share
	}
	n := float64(d.total)
	mean := float64(sum) / n
	variance := float64(squares)/n - float64(mean*mean)
	return 1.96 * math.Sqrt(max(0, variance)/n) / PotUnits
}

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
	// Used where hands have weights. weighed has won of the earlier deals, player
	// by player, each deal multiplied by the product of its hands' weights.
	// weight is the sum of these products. before is the number of these deals.
	weighed []float64
	weight  float64
	before  int64
}

// scaleWon moves the counts of won to weighed, multiplied by their common weight.
func (d *showdown) scaleWon(weight float64) {
	for p := range d.players {
		for n := 1; n <= d.players; n++ {
			d.weighed[p*(d.players+1)+n] += float64(float64(d.won[p][n]) * weight)
			d.won[p][n] = 0
		}
	}
	d.weight += float64(float64(d.total-d.before) * weight)
	d.before = d.total
}

// show counts deals whose board adds up to b.
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

// equity returns the totals of a player.
func (d *showdown) equity(player int) PlayerEquity {
	if d.weighed != nil {
		return d.weighedEquity(player)
	}
	shares, lost := int64(0), d.total
	for i, deals := range d.won[player][1 : d.players+1] {
		shares += deals * (PotUnits / int64(i+1))
		lost -= deals
	}
	e := PlayerEquity{Win: float64(d.won[player][1]), Lose: float64(lost), Shares: float64(shares)}
	e.Tie = float64(d.total) - e.Win - e.Lose
	e.Equity = e.Shares / float64(d.total*PotUnits)
	return e
}

func (d *showdown) weighedEquity(player int) (e PlayerEquity) {
	for n := 1; n <= d.players; n++ {
		deals := d.weighed[player*(d.players+1)+n]
		e.Shares += float64(deals * (PotUnits / float64(n)))
		if n == 1 {
			e.Win = deals
		} else {
			e.Tie += deals
		}
	}
	e.Lose = max(0, d.weight-e.Win-e.Tie)
	e.Equity = e.Shares / (d.weight * PotUnits)
	return e
}

// halfWidth is PlayerEquity.HalfWidth. It treats the deals as independent samples
// of the player's share.
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

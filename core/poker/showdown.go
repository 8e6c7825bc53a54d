package poker

import (
	"math"
	"math/bits"

	"github.com/tefuda/tefuda/core/cards"
)

// showdown compares the players' hands and counts who wins. The cards of a
// hand add up in two words, their counts (see cardWords) and their ranks by
// suit (see suitRanks): a player's hand is an addition and an OR.
type showdown struct {
	table   *Table7
	players int
	holes   [MaxPlayers]handSum
	// won[p][n] is the number of deals in which player p and n-1 others share
	// the pot.
	won   [MaxPlayers][MaxPlayers + 1]int64
	total int64
}

// handSum is what some cards add to a hand.
type handSum struct{ counts, ranks uint64 }

func (s handSum) with(c cards.Card) handSum {
	return handSum{s.counts + cardWords[uint8(c)], s.ranks | suitRanks[uint8(c)]}
}

func (s handSum) and(t handSum) handSum { return handSum{s.counts + t.counts, s.ranks | t.ranks} }

func sumOf(some ...cards.Card) (s handSum) {
	for _, c := range some {
		s = s.with(c)
	}
	return s
}

// show counts deals in which the board adds up to b.
func (d *showdown) show(b handSum, deals int64) {
	var winners [MaxPlayers]uint8
	best, n := Value(0), 0
	for p := range d.players {
		v := d.table.dealt(d.holes[p].counts+b.counts, d.holes[p].ranks|b.ranks)
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

// dealt returns the value of up to seven cards from one deck with at most two
// jokers, given by their sums. At most one suit makes a flush: two would need
// eight cards, or three jokers.
func (tb *Table7) dealt(counts, ranks uint64) Value {
	v := tb.values[placeOf(counts)]
	if full := (counts + suitBias) & suitFull; full != 0 {
		v = max(v, tb.flushOf(full, counts, ranks))
	}
	return v
}

func (tb *Table7) flushOf(full, counts, ranks uint64) Value {
	jokers := counts >> (3 * (symbolCount - 1)) & 7
	if jokers >= uint64(len(tb.suits)) {
		return 0 // never: there are at most two
	}
	start := (bits.TrailingZeros64(full) - countsShift) &^ 3 * 4 // 16 bits a suit, not 4
	return tb.suits[jokers][ranks>>(start&63)&(1<<13-1)]
}

package allin

import (
	"testing"

	"github.com/tefuda/tefuda/core/cards"
	"github.com/tefuda/tefuda/core/dice"
	"github.com/tefuda/tefuda/core/poker"
	"github.com/tefuda/tefuda/core/poker/player/blueprint"
)

// TestBoards: the boards, counted with their renamings of suits, are all boards.
func TestBoards(t *testing.T) {
	n, all := 0, int64(0)
	boards(func(suits [4]uint16) {
		n++
		all += alike(suits)
	})
	if n != 134459 || all != 2598960 {
		t.Errorf("%d boards for %d", n, all)
	}
}

// TestBoard counts the wins of some boards again, hand against hand.
func TestBoard(t *testing.T) {
	dice, some := dice.New(4), [][4]uint16{}
	boards(func(suits [4]uint16) {
		if dice.Under(40000) == 0 {
			some = append(some, suits)
		}
	})
	c := counter{}
	c.look.Seven = poker.Standard.Table7()
	c.begin()
	want := new([Kinds][Kinds]int64)
	for _, suits := range some {
		c.add(suits)
		for i, x := range c.hands {
			for k, y := range c.hands {
				a, b := c.look.Strengths[i], c.look.Strengths[k]
				apart := x.a != y.a && x.a != y.b && x.b != y.a && x.b != y.b
				if a != blueprint.Never && b != blueprint.Never && a > b && apart {
					want[x.kind][y.kind] += alike(suits)
				}
			}
		}
	}
	if len(some) == 0 || c.wins != *want {
		t.Errorf("%d boards are counted otherwise", len(some))
	}
}

// TestPairs counts all pairs of hands without a common card, by kinds.
func TestPairs(t *testing.T) {
	sum, pairs := int64(0), Pairs()
	for i := range pairs {
		for _, n := range pairs[i] {
			sum += n
		}
	}
	hand, _ := cards.ParseHand(nil, "AsAhAdKd")
	aces, other := blueprint.Class(hand[0], hand[1]), blueprint.Class(hand[2], hand[3])
	if sum != 1326*1225 || pairs[aces][aces] != 6 || pairs[aces][other] != 12 || pairs[other][aces] != 12 {
		t.Errorf("%d pairs, aces against aces %d, against ace-king suited %d", sum, pairs[aces][aces], pairs[aces][other])
	}
}

// TestEquities: aces win 81.95 % of the pot from kings, and two shares make the whole pot.
func TestEquities(t *testing.T) {
	if testing.Short() {
		t.Skip("counts all boards")
	}
	e := Equities(2)
	for i := range e {
		for k := range e {
			if sum := e[i][k] + e[k][i]; sum < 1-1e-12 || sum > 1+1e-12 {
				t.Fatal(i, k, sum)
			}
		}
	}
	if got := e[14*12][14*11]; got < 0.81945 || got > 0.81955 {
		t.Errorf("aces win %.5f from kings", got)
	}
}

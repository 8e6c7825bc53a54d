package player

import (
	"math"
	"testing"

	"github.com/tefuda/tefuda/core/cards"
	"github.com/tefuda/tefuda/core/dice"
	"github.com/tefuda/tefuda/core/poker/game"
)

// drawing is the view of a seat when the others at five-card draw draw.
func drawing() *game.View {
	v := &game.View{}
	v.Variant, v.Round, v.Phase, v.Seats = game.Draw, 1, game.Drawing, 2
	return v
}

// TestExchanges: the way that wins a hundredth more than the rule's is taken, and else the rule's. The nine of diamonds alone
// is left to be drawn: the rule, which keeps the aces, gets it for the other nine.
func TestExchanges(t *testing.T) {
	const rule, nines = "9c 5h 2s", "5h 2s"
	hole, _ := game.ParseCards("As Ad 9c 5h 2s")
	stub, _ := game.ParseCards("9d")
	for _, c := range []struct {
		deals, won int
		level      Level
		want       string
		candidates int
		best       float64
	}{
		{100, 1, Regular, nines, 32, 0.01}, {101, 1, Regular, rule, 32, 1. / 101}, {300, 3, Regular, nines, 32, 0.01},
		{301, 4, Regular, nines, 32, 0.01}, // the first 300 deals
		{1, 1, Regular, nines, 32, 1}, {0, 0, Regular, rule, 1, 0.25}, {100, 1, Beginner, rule, 1, 0.25},
	} {
		d := decision{View: drawing(), me: &game.Player{Held: 5}, level: c.level, seven: seven, stub: stub, dice: dice.New(1), rivals: make([]rival, 1), equity: 0.25}
		copy(d.Hole[:], hole)
		for i := range c.deals {
			d.next().rival[0].final = math.MaxUint32
			if i >= c.deals-c.won {
				d.sample[i].rival[0].final = d.on(hole, nil) + 1
			}
		}
		all := d.exchanges()
		want, _ := game.ParseCards(c.want)
		best, chances := 0.0, 0.0
		for i := range all {
			best, chances = max(best, all[i].Value), chances+all[i].Chance
			if all[i].Chance == 1 && all[i].Action.Cards != cards.SetOf(want...) {
				t.Errorf("%d of %d won: %+v", c.won, c.deals, all[i])
			}
		}
		if best != c.best || chances != 1 || len(all) != c.candidates {
			t.Errorf("%d of %d won: %d candidates, the best of %v, chances %v", c.won, c.deals, len(all), best, chances)
		}
	}
}

// TestStoodPat: who has stood pat keeps their cards in every deal, who has not drawn does not.
func TestStoodPat(t *testing.T) {
	hole, _ := game.ParseCards("As Kd 9c 5h 2s")
	stub, _ := game.ParseCards("Ad Ah Ac")
	for drew, keeps := range map[int8]bool{-1: false, 0: true, 3: true} {
		d := decision{View: drawing(), me: &game.Player{Drew: drew}, seven: seven, stub: stub, dice: dice.New(1)}
		copy(d.Hole[:], hole)
		d.Players[0] = *d.me
		if d.hands(d.next(), nil); (d.sample[0].mine == d.on(hole, nil)) != keeps {
			t.Errorf("drew %d: %d", drew, d.sample[0].mine)
		}
	}
}

package player

import (
	"fmt"
	"testing"

	"github.com/tefuda/tefuda/core/cards"
	"github.com/tefuda/tefuda/core/dice"
	"github.com/tefuda/tefuda/core/poker/game"
	"github.com/tefuda/tefuda/core/search"
)

func TestDebug2(t *testing.T) {
	s := kindOf(game.Holdem, game.NoLimit, 6, 100)
	h, _ := game.Start(s, 7)
	for range 4 {
		h.Apply(game.Action{Kind: game.Fold})
	}
	v, _ := h.View(h.Turn)
	d := &decision{View: v, level: Regular, seven: seven, dice: dice.New(1), legal: v.Legal()}
	d.me = &v.Players[v.Seat]
	for i := range v.Seats {
		d.pot += v.Players[i].Bet
	}
	d.Hole[0], _ = cards.Parse("7s")
	d.Hole[1], _ = cards.Parse("2h")
	d.look(search.Start(search.Budget{Iterations: 1000}, 0, func() int64 { return 0 }, nil))
	var a [game.MaxSeats - 1]answer
	v.Hole[0], _ = cards.Parse("7s")
	v.Hole[1], _ = cards.Parse("2h")
	Debug = true
	fmt.Printf("%+v\n", d.outcome(game.Call, 2))
	fmt.Printf("%+v\n", d.outcome(game.Raise, 6))
	d.answers(&a, game.Raise, 6)
	for k := range d.rivals {
		hist := [10]int{}
		for i := range d.sample {
			hist[int(min(d.sample[i].rival[k].at, 0.999)*10)]++
		}
		fmt.Printf("%d: %+v %v\n", d.rivals[k].seat, a[k], hist)
	}
	fmt.Printf("%+v\n", d.track.players[:6])
}

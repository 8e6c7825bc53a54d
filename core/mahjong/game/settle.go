package game

import (
	"github.com/tefuda/tefuda/core/mahjong"
	"github.com/tefuda/tefuda/core/mahjong/score"
)

// win ends the round with the wins of some seats, bit i for seat i. They are paid in turn
// order after the giver; the first gets honba and sticks.
func (g *Game) win(giver int8, winners uint8) {
	r := g.ended(EndWin)
	for i := range g.rules.Players {
		s := g.after(giver, i)
		if winners>>uint8(s)&1 == 0 || g.heard != nil { // a game that follows events takes its wins from them
			continue
		}
		first := len(r.Wins) == 0
		w := g.settle(s, first)
		r.Wins = append(r.Wins, w)
		for j, n := range &w.Payments {
			r.Payments[j] += n
		}
		r.Shown[s] = w.Hand
		if s == g.Dealer() && g.rules.Renchan != RenchanNever {
			r.Renchan = true
		}
	}
	g.sticks = 0
	g.conclude(r)
}

// ended returns a result without payments.
func (g *Game) ended(why Ending) *Result {
	r := &Result{Ending: why}
	for i := range r.Shown {
		r.Shown[i] = mahjong.EmptyHand()
	}
	return r
}

// settle computes one seat's win. first: it gets honba and sticks.
func (g *Game) settle(seat int8, first bool) Win {
	me := &g.seats[seat]
	won := Win{Seat: seat, From: g.turn, Tile: me.hand.Drawn, Hand: me.hand}
	if seat != g.turn {
		won.Tile = g.offer.tile
	}
	n := g.shown
	if !g.rules.Has(KanUra) {
		n = 1
	}
	var ura []mahjong.Tile
	if me.riichi != 0 && g.rules.Has(UraDora) {
		ura = g.indicators(uraPlace, n)
		for i := range n {
			won.Ura = append(won.Ura, g.dead(uraPlace+i))
		}
	}
	w := g.winOf(seat, ura)
	if first {
		w.Sticks, w.Honba = g.sticks, g.honba
	}
	h := g.counted(seat)
	won.Value, _ = score.Of(&h, &w, &g.rules.Score)
	for i := range g.rules.Players {
		won.Payments[i] = won.Value.Payments[g.windPlace(seat, i)]
	}
	return won
}

package game

import (
	"github.com/tefuda/tefuda/core/mahjong"
	"github.com/tefuda/tefuda/core/mahjong/score"
)

// win ends the round with the wins of some seats, a bit each, in the order of
// turns. The first gets honba and sticks.
func (g *Game) win(giver int8, winners uint8) {
	r := g.ended(EndWin)
	for i := range g.rules.Players {
		s := g.after(giver, i)
		if winners>>uint8(s)&1 == 0 || g.heard != nil { // who is told of wins does not count them
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

// ended returns the result of a round that nobody has paid for yet.
func (g *Game) ended(why Ending) *Result {
	r := &Result{Ending: why}
	for i := range r.Shown {
		r.Shown[i] = mahjong.EmptyHand()
	}
	return r
}

// settle works out one seat's win.
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
		w.Sticks = g.sticks
		if g.rules.Players == 4 {
			w.Honba = g.honba
		}
	}
	h := g.counted(seat)
	won.Value, _ = score.Of(&h, &w, &g.rules.Score)
	g.pay(&won, w.Sticks, first)
	return won
}

// pay gives each seat its part of a win.
func (g *Game) pay(won *Win, sticks int32, first bool) {
	for i := range g.rules.Players {
		won.Payments[i] = won.Value.Payments[g.windPlace(won.Seat, i)]
	}
	if g.rules.Players == 4 {
		return
	}
	g.shareFourth(won)
	if first {
		g.payHonba(won)
	}
	sum := int32(0)
	for i, n := range &won.Payments {
		if int8(i) != won.Seat {
			sum += n
		}
	}
	won.Payments[won.Seat] = 1000*sticks - sum
}

// shareFourth lets the others of three pay half each of the fourth player's
// part of a tsumo, 北家折半, unless it is lost.
func (g *Game) shareFourth(won *Win) {
	part := won.Value.Payments[from(g.SeatWind(won.Seat), 3)]
	if part == 0 || g.rules.Has(TsumoLoss) {
		return
	}
	half := (part/2 - 99) / 100 * 100
	for i := range g.rules.Players {
		if i != won.Seat && won.Payments[i] < 0 {
			won.Payments[i] += half
		}
	}
}

// payHonba adds 100 a honba from each of two, or 200 from the one who pays, 積み棒.
func (g *Game) payHonba(won *Win) {
	for i := range g.rules.Players {
		switch {
		case i == won.Seat || won.Payments[i] == 0:
		case won.From == won.Seat && g.bothPay(won):
			won.Payments[i] -= 100 * g.honba
		case won.From == i || won.From == won.Seat:
			won.Payments[i] -= 200 * g.honba
		}
	}
}

func (g *Game) bothPay(won *Win) bool {
	n := 0
	for i := range g.rules.Players {
		if i != won.Seat && won.Payments[i] < 0 {
			n++
		}
	}
	return n == 2
}

package game

import (
	"math/bits"

	"github.com/tefuda/tefuda/core/mahjong"
	"github.com/tefuda/tefuda/core/mahjong/score"
)

// win ends the round with the wins of some seats, bit i for seat i. They are paid in turn
// order after the giver. The first gets honba and sticks, unless the rules have the others
// share them.
func (g *Game) win(giver int8, winners uint8) {
	r := g.ended(EndWin)
	count, share := max(1, int32(bits.OnesCount8(winners))), int32(0) // who follows events knows no winner yet
	if g.rules.Has(SplitSticks) {
		share = g.sticks / count
	}
	for i := range g.rules.Players {
		s := g.after(giver, i)
		if winners>>uint8(s)&1 == 0 || g.heard != nil { // a game that follows events takes its wins from them
			continue
		}
		sticks, honba := g.sticks-share*(count-1), g.honba
		if len(r.Wins) > 0 {
			if sticks = share; !g.rules.Has(HonbaToAll) {
				honba = 0
			}
		}
		w := g.settle(s, sticks, honba)
		r.Wins = append(r.Wins, w)
		for j, n := range &w.Payments {
			r.Payments[j] += n
			r.Chips[j] += w.Chips[j]
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

// settle computes one seat's win, with the riichi sticks and honba that it
// gets.
func (g *Game) settle(seat int8, sticks, honba int32) Win {
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
	w.Sticks, w.Honba = sticks, honba
	h := g.counted(seat)
	won.Value, _ = score.Of(&h, &w, &g.rules.Score)
	for i := range g.rules.Players {
		won.Payments[i] = won.Value.Payments[g.windPlace(seat, i)]
	}
	g.giveChips(&won, g.chipsOf(&won, &h, &w))
	return won
}

// giveChips sets the chips of a win, 祝儀: each payer gives n.
func (g *Game) giveChips(won *Win, n int32) {
	for i := range g.rules.Players {
		if i != won.Seat && (won.From == won.Seat || i == won.From) {
			won.Chips[i] -= n
			won.Chips[won.Seat] += n
		}
	}
}

// chipsOf returns the number of chips that each payer of a win gives. h and w are the
// arguments by which the win was scored.
func (g *Game) chipsOf(won *Win, h *mahjong.Hand, w *score.Win) (n int32) {
	r := &g.rules
	if w.Flags&score.WinIppatsu != 0 {
		n = r.ChipIppatsu
	}
	dora := score.Dora(h, w, &r.Score)
	n += r.ChipUra * dora[1]
	if h.IsClosed() || r.Has(OpenRedChips) {
		n += r.ChipRed * dora[2]
	}
	if w.From == 0 {
		return n + r.ChipYakumanDrawn*won.Value.Yakuman
	}
	return n + r.ChipYakuman*won.Value.Yakuman
}

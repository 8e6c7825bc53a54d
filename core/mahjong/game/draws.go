package game

import "github.com/tefuda/tefuda/core/mahjong"

// abort ends the round without payments, 途中流局. The dealer stays. It shows the hands
// that the rules want shown.
func (g *Game) abort(why Ending) {
	r := g.ended(why)
	r.Renchan = true
	for i := range g.rules.Players {
		s := &g.seats[i]
		switch {
		case why == EndNineTerminals && i == g.turn,
			why == EndFourRiichi,
			why == EndTripleRon && g.answers[i].Kind == Ron:
			r.Shown[i] = s.hand
		}
	}
	g.conclude(r)
}

// exhaust ends the round when no tile is left to draw, 荒牌平局. With NotenPool 0 only
// players in riichi, and a dealer who stays by being tenpai, show their hands.
func (g *Game) exhaust() {
	r := g.ended(EndExhausted)
	tenpai := int32(0)
	for i := range g.rules.Players {
		s := &g.seats[i]
		if s.waits == 0 {
			continue
		}
		if g.rules.NotenPool == 0 && s.riichi == 0 && (i != g.Dealer() || g.rules.Renchan != RenchanTenpai) {
			continue
		}
		tenpai++
		r.Tenpai[i], r.Shown[i] = true, s.hand
	}
	r.Renchan = g.rules.Renchan == RenchanDraw || g.rules.Renchan == RenchanTenpai && r.Tenpai[g.Dealer()]
	if !g.payNagashi(r) && tenpai > 0 && tenpai < int32(g.rules.Players) {
		g.payNoten(r, tenpai)
	}
	g.conclude(r)
}

// payNoten divides the noten payment, 不聴罰符.
func (g *Game) payNoten(r *Result, tenpai int32) {
	for i := range g.rules.Players {
		if r.Tenpai[i] {
			r.Payments[i] = g.rules.NotenPool / tenpai
		} else {
			r.Payments[i] = -g.rules.NotenPool / (int32(g.rules.Players) - tenpai)
		}
	}
}

// payNagashi pays a mangan, as by tsumo, to each player whose river has only terminals and
// honours, none of them called. It reports whether there was such a player.
func (g *Game) payNagashi(r *Result) bool {
	if !g.rules.Has(NagashiMangan) {
		return false
	}
	for i := range g.rules.Players {
		if g.seats[i].isNagashi() {
			r.Ending, r.Nagashi[i] = EndNagashi, true
			g.payMangan(r, i)
		}
	}
	return r.Ending == EndNagashi
}

func (s *seat) isNagashi() bool {
	for _, d := range s.river[:s.discards] {
		if d.Called || !d.Tile.IsOrphan() {
			return false
		}
	}
	return true
}

func (g *Game) payMangan(r *Result, winner int8) {
	dealer := g.Dealer()
	lost := int32(2000)
	if winner == dealer {
		lost = 4000
	}
	for i := range g.rules.Players {
		if i == winner {
			continue
		}
		part := int32(2000)
		if i == dealer || winner == dealer {
			part = 4000
		}
		if g.rules.Players == 3 && !g.rules.Score.TsumoLoss {
			part += lost / 2
		}
		r.Payments[i] -= part
		r.Payments[winner] += part
	}
}

// conclude pays the result of a round and prepares the next round, or ends the game.
func (g *Game) conclude(r *Result) {
	if g.heard != nil {
		r = g.heardResult(r)
	}
	for i := range r.Payments {
		g.points[i] += r.Payments[i]
		g.chips[i] += r.Chips[i]
	}
	r.Points = g.points
	g.result, g.phase, g.asked = r, RoundOver, 0
	g.past, g.piled = g.number, g.honba
	if g.rules.Winds == 0 {
		r.Renchan = r.Ending != EndWin
	}
	if r.Ending != EndWin || r.Renchan {
		g.honba++
	} else {
		g.honba = 0
	}
	g.emit(Event{Kind: RoundEnded, Seat: nobody, Tile: mahjong.NoTile, Result: r})
	if !r.Renchan {
		g.number++
	}
	if g.isOver(r) {
		g.finish()
	}
}

package game

import "github.com/tefuda/tefuda/core/mahjong"

// offerTile asks the seats that may win with a tile or call it. If no seat may, the round
// goes on.
func (g *Game) offerTile(t mahjong.Tile, kind offerKind) {
	g.phase, g.offer, g.asked = Offered, offer{t, kind}, 0
	for i := range g.rules.Players {
		g.answers[i] = Action{Kind: Pass, Seat: i, Tile: mahjong.NoTile}
		if i != g.turn && g.knows(i) && len(g.answersOf(i)) > 0 {
			g.asked |= 1 << uint8(i)
		}
	}
	if g.asked == 0 && g.heard.goesOn() {
		g.resolve()
	}
}

// answer records an answer and resolves the offer after the last one.
func (g *Game) answer(a Action) {
	g.answers[a.Seat] = a
	if g.asked &^= 1 << uint8(a.Seat); g.asked == 0 {
		g.resolve()
	}
}

// resolve carries out the answers to an offer.
func (g *Game) resolve() {
	winners, n := g.winners()
	switch {
	case n == 3 && g.rules.MaxRons == 2:
		g.abort(EndTripleRon)
		return
	case n > 0:
		g.win(g.turn, winners)
		return
	}
	g.noteFuriten()
	switch g.offer.kind {
	case discarded:
		g.afterThrow()
	default:
		g.afterKan()
	}
}

// winners returns the seats that win with the offer, bit i for seat i, and their number.
// With 頭ハネ it is only the next one in turn.
func (g *Game) winners() (set uint8, n int8) {
	for i := int8(1); i < g.rules.Players; i++ {
		s := g.after(g.turn, i)
		if g.answers[s].Kind == Ron && (n == 0 || g.rules.MaxRons > 1) {
			set |= 1 << uint8(s)
			n++
		}
	}
	return set, n
}

// noteFuriten marks the seats that passed a tile of their wait, 見逃し, whether or not
// they could have won with it.
func (g *Game) noteFuriten() {
	for i := range g.rules.Players {
		s := &g.seats[i]
		if i == g.turn || !s.waits.Has(g.offer.tile.Kind()) || g.offer.kind == closedTile && !g.isOrphans(i) {
			continue
		}
		s.passed = true
		s.locked = s.locked || s.riichi != 0
	}
}

// isFuriten reports whether a seat is furiten: it cannot win by ron, 振聴.
func (s *seat) isFuriten() bool { return s.passed || s.locked || s.own&s.waits != 0 }

// afterThrow goes on after a discard that nobody won with.
func (g *Game) afterThrow() {
	me := &g.seats[g.turn]
	if me.riichi != 0 && !me.accepted {
		me.accepted = true
		g.points[g.turn] -= stick
		g.sticks++
		g.emit(Event{Kind: RiichiAccepted, Seat: g.turn, Tile: mahjong.NoTile})
	}
	if why := g.abortAfter(); why != EndWin {
		g.abort(why)
		return
	}
	if g.Left() <= 0 {
		g.exhaust()
		return
	}
	if s := g.caller(); s != nobody {
		g.call(s, g.answers[s].Meld)
		return
	}
	g.draw(g.after(g.turn, 1))
}

// afterKan goes on after a kan or a north that nobody robbed.
func (g *Game) afterKan() {
	g.breakTurn()
	north, closed := g.offer.kind == northTile, g.offer.kind == closedTile
	if !north {
		g.kanDora(closed)
	}
	g.drawReplacement(g.turn)
}

// kanDora turns up the indicator of a kan, now or later.
func (g *Game) kanDora(closed bool) {
	if closed || !g.rules.Has(LateKanDora) {
		g.turnDora()
	} else {
		g.late = true
	}
}

// caller returns the seat that gets the discard, or nobody. A pon or kan goes before a
// chi.
func (g *Game) caller() int8 {
	best := nobody
	for i := range g.rules.Players {
		a := &g.answers[i]
		if a.Kind == Call && (best == nobody || a.Meld.Type != mahjong.Chi) {
			best = i
		}
	}
	return best
}

// call makes a meld with the discard.
func (g *Game) call(s int8, m mahjong.Meld) {
	river := &g.seats[g.turn]
	river.river[river.discards-1].Called = true
	me := &g.seats[s]
	layOpen(me, &m)
	me.acts()
	g.breakTurn()
	g.turn = s
	g.emit(Event{Kind: Called, Seat: s, Tile: mahjong.NoTile, Meld: m})
	if m.Type == mahjong.OpenKan {
		g.countKan(me)
		g.findWaits(s)
		g.kanDora(false)
		g.drawReplacement(s)
		return
	}
	me.waits = 0
	g.phase, g.rinshan, g.barred = AfterCall, false, g.rules.barredBy(&m)
}

// abortAfter returns how a discard aborts the round if nobody wins with it, EndWin if it
// does not.
func (g *Game) abortAfter() Ending {
	riichi, most, all := 0, int8(0), 0
	for i := range g.rules.Players {
		s := &g.seats[i]
		most = max(most, s.kans)
		all += int(s.discards)
		if s.riichi != 0 {
			riichi++
		}
	}
	switch {
	case g.rules.Has(FourRiichi) && riichi == 4:
		return EndFourRiichi
	case g.rules.Has(FourWinds) && g.pure && all == 4 && g.fourWinds():
		return EndFourWinds
	case g.rules.Has(FourKans) && g.kans == maxKans && most < maxKans:
		return EndFourKans
	}
	return EndWin
}

// fourWinds reports whether all four first discards are the same wind.
func (g *Game) fourWinds() bool {
	t := g.seats[0].river[0].Tile
	for i := range g.seats {
		s := &g.seats[i]
		if s.discards != 1 || s.river[0].Tile != t {
			return false
		}
	}
	return t >= mahjong.East && t <= mahjong.North
}

package game

import (
	"github.com/tefuda/tefuda/core/fault"
	"github.com/tefuda/tefuda/core/mahjong"
)

// Apply makes an action and returns what happened. An action that is not among
// LegalActions changes nothing; the error is a *fault.Fault of "action".
//
// Answers to an offer take effect when all seats that may answer have done so. A ron goes
// before a kan or pon, and these before a chi.
func (g *Game) Apply(a Action) ([]Event, error) {
	if err := g.Legal(a); err != nil {
		return nil, err
	}
	g.apply(a)
	return g.taken(), nil
}

// Legal returns nil for a legal action, else a *fault.Fault.
func (g *Game) Legal(a Action) error {
	if a.Seat < 0 || a.Seat >= g.rules.Players {
		return wrongSeat(a.Seat)
	}
	if g.isPlain(&a) {
		return nil
	}
	if isAmong(&a, g.LegalActions(a.Seat)) {
		return nil
	}
	why := "is not legal: " + a.String()
	if !g.Waiting(a.Seat) {
		why += ": the game does not wait for this seat"
	}
	return fault.Refuse(fault.BadMove, "action", why)
}

//go:noinline
func isAmong(a *Action, all []Action) bool {
	for i := range all {
		if *a == all[i] {
			return true
		}
	}
	return false
}

// isPlain reports whether an action is a legal discard or pass. Most actions are, and
// listing all legal actions would take most of the time of a replay.
func (g *Game) isPlain(a *Action) bool {
	if !g.Waiting(a.Seat) || a.Meld != (mahjong.Meld{}) {
		return false
	}
	if a.Kind == Pass {
		return g.phase == Offered && a.Tile == mahjong.NoTile && !a.Drawn
	}
	if a.Kind != Throw || g.phase > AfterCall || !a.Tile.Valid() || g.phase == AfterCall && g.barred.Has(a.Tile.Kind()) {
		return false
	}
	me := &g.seats[a.Seat]
	if a.Drawn {
		return a.Tile == me.hand.Drawn
	}
	n := me.hand.Counts[a.Tile]
	if a.Tile == me.hand.Drawn {
		n--
	}
	return n > 0 && me.riichi == 0
}

func (g *Game) apply(a Action) {
	switch a.Kind {
	case Throw, Riichi, RiichiOpen:
		g.throw(a)
	case Tsumo:
		g.win(g.turn, 1<<g.turn)
	case Kan:
		g.declareKan(a)
	case North:
		g.setNorth(a.Seat)
	case Abort:
		g.abort(EndNineTerminals)
	case Proceed:
		g.deal(g.drawWall())
	default:
		g.answer(a)
	}
}

// ProceedWith deals the next round from a given wall, for recorded games. The error is a
// *fault.Fault.
func (g *Game) ProceedWith(wall *Wall) ([]Event, error) {
	if g.phase != RoundOver {
		return nil, fault.Refuse(fault.BadMove, "action", "is not legal: the round is not over")
	}
	if err := wall.check(&g.rules); err != nil {
		return nil, err
	}
	g.deal(wall)
	return g.taken(), nil
}

// throw discards a tile and offers it.
func (g *Game) throw(a Action) {
	me := &g.seats[a.Seat]
	me.hand.Counts[a.Tile]--
	me.acts()
	me.ippatsu = false
	if a.Kind != Throw {
		me.riichi = 1
		if g.firstTurn(a.Seat) {
			me.riichi = 2
		}
		me.ippatsu = g.rules.Has(Ippatsu)
	}
	if int(me.discards) < riverSize {
		me.river[me.discards] = Discard{Tile: a.Tile, Drawn: a.Drawn, Riichi: a.Kind != Throw}
		me.discards++
	}
	me.own |= 1 << a.Tile.Kind()
	g.markSafe(a.Seat, a.Tile.Kind())
	g.findWaits(a.Seat)
	g.barred = 0
	e := Event{Kind: Threw, Seat: a.Seat, Tile: a.Tile, Drawn: a.Drawn, Riichi: a.Kind != Throw}
	if a.Kind == RiichiOpen {
		g.show(a.Seat)
		e.Shown = me.shown
	}
	g.emit(e)
	if g.late {
		g.turnDora()
	}
	g.offerTile(a.Tile, discarded)
}

// show shows a seat's hand to everybody. If the game follows events, the next event has
// the hand of a seat that it does not know.
func (g *Game) show(s int8) {
	h := resting(&g.seats[s].hand)
	if g.heard != nil {
		g.heard.show(h, g.knows(s))
	}
	g.seats[s].shown = h
}

// acts makes the drawn tile part of the hand. It also ends furiten of the turn, except
// after riichi.
func (s *seat) acts() {
	s.hand.Drawn = mahjong.NoTile
	if s.riichi == 0 {
		s.passed = false
	}
}

// markSafe notes that a discarded kind is safe against its player, and against all players
// in riichi if they pass it.
func (g *Game) markSafe(thrower int8, kind mahjong.Tile) {
	for i := range g.seats {
		if int8(i) == thrower || g.seats[i].riichi != 0 {
			g.seats[i].safe |= 1 << kind
		}
	}
}

// declareKan makes a closed or added kan and offers its tile for chankan.
func (g *Game) declareKan(a Action) {
	me := &g.seats[a.Seat]
	if a.Meld.Type == mahjong.AddedKan {
		g.addToPon(me, &a.Meld)
	} else {
		layOpen(me, &a.Meld)
	}
	me.acts()
	if me.shown != nil {
		me.showKan(&a.Meld)
	}
	g.findWaits(a.Seat)
	g.countKan(me)
	g.emit(Event{Kind: DeclaredKan, Seat: a.Seat, Tile: mahjong.NoTile, Meld: a.Meld})
	if g.late {
		g.turnDora()
	}
	if a.Meld.Type == mahjong.AddedKan {
		g.offerTile(a.Meld.Tiles[3], addedTile)
	} else {
		g.offerTile(a.Meld.First(), closedTile)
	}
}

// showKan removes the tiles of a closed kan from the hand shown. The fourth tile was just
// drawn, and is not in that hand.
func (s *seat) showKan(m *mahjong.Meld) {
	h := resting(s.shown)
	for _, t := range m.Tiles {
		h.Counts[t] = 0
	}
	h.Melds[h.MeldCount] = *m
	h.MeldCount++
	s.shown = h
}

func (g *Game) countKan(me *seat) {
	me.kans++
	g.kans++
}

func (g *Game) addToPon(me *seat, m *mahjong.Meld) {
	me.hand.Counts[m.Tiles[3]]--
	for i := range me.hand.MeldCount {
		if o := &me.hand.Melds[i]; o.Type == mahjong.Pon && o.First() == m.First() {
			*o = *m
		}
	}
}

// layOpen moves a meld's tiles out of the concealed hand, except the called one.
func layOpen(me *seat, m *mahjong.Meld) {
	for i, t := range m.Tiles[:m.Size()] {
		if i != int(m.Called) {
			me.hand.Counts[t]--
		}
	}
	me.hand.Melds[me.hand.MeldCount] = *m
	me.hand.MeldCount++
}

func (g *Game) setNorth(s int8) {
	me := &g.seats[s]
	me.hand.Counts[mahjong.North]--
	me.acts()
	me.norths++
	g.findWaits(s)
	g.emit(Event{Kind: TookNorth, Seat: s, Tile: mahjong.North})
	g.offerTile(mahjong.North, northTile)
}

// breakTurn ends everybody's first turn and ippatsu, after a call, kan or north.
func (g *Game) breakTurn() {
	g.pure = false
	for i := range g.seats {
		g.seats[i].ippatsu = false
	}
}

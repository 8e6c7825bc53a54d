package game

import (
	"github.com/tefuda/tefuda/core/fault"
	"github.com/tefuda/tefuda/core/mahjong"
)

// Apply makes an action and returns what happened. One that is not among
// LegalActions leaves the game as it was; the error is a *fault.Fault of
// "action".
//
// An answer to an offer takes effect when all who may answer have: ron goes
// before a kan or pon, these before a chi.
func (g *Game) Apply(a Action) ([]Event, error) {
	if err := g.Legal(a); err != nil {
		return nil, err
	}
	g.apply(a)
	return g.taken(), nil
}

// Legal returns the *fault.Fault of an action that is not legal.
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

// isPlain reports whether an action is a discard or a pass that is legal. Most are, and
// listing all that may be done takes most of the time that playing a game again does.
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
	case Throw, Riichi:
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

// ProceedWith goes on to the next round with a wall of one's own, as recorded
// games need it. The error is a *fault.Fault.
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

// throw lays a tile into the river and offers it.
func (g *Game) throw(a Action) {
	me := &g.seats[a.Seat]
	me.hand.Counts[a.Tile]--
	me.acts()
	me.ippatsu = false
	if a.Kind == Riichi {
		me.riichi = 1
		if g.firstTurn(a.Seat) {
			me.riichi = 2
		}
		me.ippatsu = g.rules.Has(Ippatsu)
	}
	if int(me.thrown) < riverSize {
		me.river[me.thrown] = Discard{Tile: a.Tile, Drawn: a.Drawn, Riichi: a.Kind == Riichi}
		me.thrown++
	}
	me.own |= 1 << a.Tile.Kind()
	g.markSafe(a.Seat, a.Tile.Kind())
	g.findWaits(a.Seat)
	g.barred, g.rinshan = 0, false
	g.emit(Event{Kind: Threw, Seat: a.Seat, Tile: a.Tile, Drawn: a.Drawn, Riichi: a.Kind == Riichi})
	if g.late {
		g.turnDora()
	}
	g.offerTile(a.Tile, thrown)
}

// acts ends the turn's furiten with what a seat does, but for a riichi's; what it drew is
// part of its hand.
func (s *seat) acts() {
	s.hand.Drawn = mahjong.NoTile
	if s.riichi == 0 {
		s.passed = false
	}
}

// markSafe notes that a kind thrown is safe against its thrower, and against all
// in riichi once they let it go.
func (g *Game) markSafe(thrower int8, kind mahjong.Tile) {
	for i := range g.seats {
		if int8(i) == thrower || g.seats[i].riichi != 0 {
			g.seats[i].safe |= 1 << kind
		}
	}
}

// declareKan makes a closed or an added kan, which may be robbed.
func (g *Game) declareKan(a Action) {
	me := &g.seats[a.Seat]
	if a.Meld.Type == mahjong.AddedKan {
		g.addToPon(me, &a.Meld)
	} else {
		layOpen(me, &a.Meld)
	}
	me.acts()
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

// layOpen takes the tiles of a meld out of the hand, the called one apart.
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

// breakTurn ends everybody's first turn and ippatsu, as a call or kan does.
func (g *Game) breakTurn() {
	g.pure = false
	for i := range g.seats {
		g.seats[i].ippatsu = false
	}
}

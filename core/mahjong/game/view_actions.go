package game

import (
	"github.com/tefuda/tefuda/core/fault"
	"github.com/tefuda/tefuda/core/mahjong"
)

// FindActions sets Actions of a view that Complete has checked to what the rules
// let its seat do: all of it follows from what the seat sees. Of an offer that it
// can neither win nor call it may pass. The error is the *fault.Fault of a hand
// that does not go with the phase.
func (v *View) FindActions() error {
	v.Actions = nil
	own := v.Turn == v.Seat
	switch {
	case v.Phase == RoundOver:
		v.Actions = append(v.Actions, Action{Kind: Proceed, Seat: v.Seat, Tile: mahjong.NoTile})
		return nil
	case v.Phase == GameOver, own == (v.Phase == Offered):
		return nil
	}
	size, drew := v.Hand.Size(), v.Hand.Drawn != mahjong.NoTile
	fits := size == [...]int{Turn: 14, AfterCall: 14, Offered: 13}[v.Phase] && drew == (v.Phase == Turn) && (v.Phase != AfterCall || v.Hand.MeldCount > 0)
	if fits {
		v.Actions = v.game().LegalActions(v.Seat)
	}
	switch {
	case !fits || v.Phase == AfterCall && len(v.Actions) == 0: // who calls has a tile to throw
		return fault.Refuse(fault.BadLength, "hand", "does not go with the phase "+Phases[v.Phase]+": "+v.Hand.MPSZ())
	case len(v.Actions) == 0:
		v.Actions = append(v.Actions, Action{Kind: Pass, Seat: v.Seat, Tile: mahjong.NoTile})
	}
	return nil
}

// game returns a game that stands as the view shows it. What the seat does not see
// is not in it.
func (v *View) game() *Game {
	g := new(Game)
	g.rules, g.number, g.points = v.Rules, v.Number, v.Points
	g.phase, g.turn, g.rinshan, g.pure = v.Phase, v.Turn, v.Rinshan, true
	dead := g.rules.tiles() - deadWall
	g.next = int16(dead) - int16(v.Left)
	g.shown = int8(copy(g.wall[dead+indicatorPlace:dead+uraPlace], v.Dora))
	for i := range g.rules.Players {
		g.sit(i, &v.Players[i])
	}
	me := &g.seats[v.Seat]
	me.hand, me.waits, me.passed = v.Hand, v.Waits, v.Furiten
	switch v.Phase {
	case AfterCall:
		g.barred = g.rules.barredBy(&v.Hand.Melds[v.Hand.MeldCount-1])
	case Offered:
		g.offer, g.asked = offer{v.Offer, v.offerKind()}, 1<<uint8(v.Seat)
	}
	return g
}

// sit puts what lies open of a player before a seat.
func (g *Game) sit(i int8, p *Player) {
	s := &g.seats[i]
	s.thrown = int8(copy(s.river[:], p.River))
	for _, d := range p.River {
		s.own |= 1 << d.Tile.Kind()
	}
	s.norths, s.ippatsu = p.Norths, p.Ippatsu
	if p.Riichi {
		s.riichi = 1
	}
	for j := range p.Melds {
		if p.Melds[j].Type >= mahjong.OpenKan {
			g.countKan(s)
		}
	}
	g.pure = g.pure && len(p.Melds) == 0 && p.Norths == 0
}

// offerKind tells how the offer came about.
func (v *View) offerKind() offerKind {
	if !v.Chankan {
		return thrown
	}
	melds := v.Players[v.Turn].Melds
	for i := range melds {
		if m := &melds[i]; m.First() == v.Offer.Kind() {
			switch m.Type {
			case mahjong.AddedKan:
				return addedTile
			case mahjong.ClosedKan:
				return closedTile
			}
		}
	}
	return northTile
}

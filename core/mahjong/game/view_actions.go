package game

import (
	"github.com/tefuda/tefuda/core/fault"
	"github.com/tefuda/tefuda/core/mahjong"
)

// FindActions sets Actions to the seat's legal actions, which follow from what it sees. The
// view must have been checked by Complete. Of an offer that the seat can neither win nor
// call it may only pass. The error is the *fault.Fault of a hand that does not go with the
// phase.
func (v *View) FindActions() error {
	v.Actions = nil
	if v.Seat == Onlooker {
		return nil
	}
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
		g := v.game()
		g.asked = 1 << uint8(v.Seat)
		v.Actions = g.LegalActions(v.Seat)
	}
	switch {
	case !fits || v.Phase == AfterCall && len(v.Actions) == 0: // a legal call leaves a discard
		return fault.Refuse(fault.BadLength, "hand", "does not go with the phase "+Phases[v.Phase]+": "+v.Hand.MPSZ())
	case len(v.Actions) == 0:
		v.Actions = append(v.Actions, Action{Kind: Pass, Seat: v.Seat, Tile: mahjong.NoTile})
	}
	return nil
}

// game returns a game in the state that the view shows. Hidden tiles are not in it.
func (v *View) game() *Game {
	g := new(Game)
	g.rules, g.number, g.points, g.chips = v.Rules, v.Number, v.Points, v.Chips
	g.honba, g.sticks, g.past, g.piled = v.Honba, v.Sticks, v.Number, v.Honba
	g.last = max(0, v.Rules.Winds*v.Rules.Players-1)
	g.extendTo(v.Number)
	if g.phase, g.turn, g.rinshan = v.Phase, v.Turn, v.Rinshan; v.Phase >= RoundOver {
		g.result = new(Result)
	}
	dead := g.rules.tiles() - deadWall
	g.next = int16(dead) - int16(v.Left)
	g.shown = int8(copy(g.wall[dead+indicatorPlace:dead+uraPlace], v.Dora))
	open := 0
	for i := range g.rules.Players {
		p := &v.Players[i]
		g.sit(i, p)
		open += len(p.Melds) + int(p.Norths)
	}
	kans := g.kans // kans that nobody can rob any more
	if v.Phase == Offered {
		switch g.offer = (offer{v.Offer, v.offerKind()}); g.offer.kind {
		case discarded:
			g.seats[v.Turn].wait()
		case northTile:
			open--
		case closedTile:
			open--
			kans--
		case addedTile:
			kans--
		}
	}
	g.pure = open == 0
	g.late = g.rules.Has(LateKanDora) && g.shown <= kans
	if v.Seat == Onlooker {
		return g
	}
	me := &g.seats[v.Seat]
	if me.hand, me.waits, me.passed = v.Hand, v.Waits, v.Furiten; len(v.Actions) > 0 {
		g.asked = 1 << uint8(v.Seat)
	}
	if v.Phase == AfterCall && v.Turn == v.Seat && v.Hand.MeldCount > 0 {
		g.barred = g.rules.barredBy(&v.Hand.Melds[v.Hand.MeldCount-1])
	}
	return g
}

// sit sets a seat to what everybody sees of a player.
func (g *Game) sit(i int8, p *Player) {
	s := &g.seats[i]
	s.discards = int8(copy(s.river[:], p.River))
	for _, d := range p.River {
		s.own |= 1 << d.Tile.Kind()
	}
	s.norths, s.ippatsu, s.safe = p.Norths, p.Ippatsu, p.Safe
	if p.Riichi {
		s.riichi, s.accepted, s.shown = 1, true, p.Shown
	}
	s.hand = mahjong.EmptyHand()
	s.hand.Counts[0] = p.Concealed // any tiles: nothing reads them
	s.hand.MeldCount = int8(copy(s.hand.Melds[:], p.Melds))
	for j := range s.hand.MeldCount {
		if p.Melds[j].Type >= mahjong.OpenKan {
			g.countKan(s)
		}
	}
}

// wait marks the riichi stick as unpaid if the offered tile declares the riichi.
func (s *seat) wait() { s.accepted = s.accepted && !(s.discards > 0 && s.river[s.discards-1].Riichi) }

// offerKind returns how the offer came about.
func (v *View) offerKind() offerKind {
	if !v.Chankan {
		return discarded
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

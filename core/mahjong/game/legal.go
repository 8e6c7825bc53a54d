package game

import (
	"github.com/tefuda/tefuda/core/mahjong"
	"github.com/tefuda/tefuda/core/mahjong/shanten"
)

// LegalActions returns all that a seat may do, nothing if the game does not wait
// for it. At a turn the last is to throw the tile just drawn; of an offer the
// last is to pass.
func (g *Game) LegalActions(seat int8) []Action {
	if !g.Waiting(seat) {
		return nil
	}
	switch g.phase {
	case Turn:
		return g.turnActions(seat)
	case AfterCall:
		return g.appendThrows(nil, seat, Throw, g.barred)
	case Offered:
		return g.answersOf(seat)
	}
	return []Action{{Kind: Proceed, Seat: seat, Tile: mahjong.NoTile}}
}

// waitsOf returns the waits of a hand of 13 tiles, none unless it is tenpai.
func waitsOf(h *mahjong.Hand) mahjong.KindSet {
	s, err := shanten.ShapeOf(h)
	if err != nil || s.Min() != 0 {
		return 0
	}
	return s.Useful()
}

func (g *Game) turnActions(seat int8) (all []Action) {
	me := &g.seats[seat]
	if g.canTsumo(seat) {
		all = append(all, Action{Kind: Tsumo, Seat: seat, Tile: me.hand.Drawn})
	}
	if g.canAbort(seat) {
		all = append(all, Action{Kind: Abort, Seat: seat, Tile: mahjong.NoTile})
	}
	all = g.appendKans(all, seat)
	if g.canSetNorth(seat) {
		all = append(all, Action{Kind: North, Seat: seat, Tile: mahjong.North})
	}
	if me.riichi != 0 {
		return append(all, Action{Kind: Throw, Seat: seat, Drawn: true, Tile: me.hand.Drawn})
	}
	if g.mayRiichi(seat) {
		all = g.appendThrows(all, seat, Riichi, ^g.riichiKinds(seat))
	}
	return g.appendThrows(all, seat, Throw, 0)
}

// appendThrows appends the discards of the kinds that are not barred, the tile
// just drawn last.
func (g *Game) appendThrows(all []Action, seat int8, kind ActionKind, barred mahjong.KindSet) []Action {
	h := &g.seats[seat].hand
	for i, n := range h.Counts {
		t := mahjong.Tile(i)
		if t == h.Drawn {
			n--
		}
		if n > 0 && !barred.Has(t.Kind()) {
			all = append(all, Action{Kind: kind, Seat: seat, Tile: t})
		}
	}
	if t := h.Drawn; t != mahjong.NoTile && !barred.Has(t.Kind()) {
		all = append(all, Action{Kind: kind, Seat: seat, Drawn: true, Tile: t})
	}
	return all
}

// mayRiichi reports whether riichi is open to a seat if its hand is tenpai.
func (g *Game) mayRiichi(seat int8) bool {
	h := &g.seats[seat].hand
	return h.IsClosed() && (g.Left() >= g.rules.Players || g.rules.Has(RiichiOnLastTurn)) &&
		(g.points[seat] >= stick || g.rules.Has(RiichiInDebt))
}

// riichiKinds returns the kinds without which the hand is tenpai.
func (g *Game) riichiKinds(seat int8) (kinds mahjong.KindSet) {
	s, err := shanten.ShapeOf(&g.seats[seat].hand)
	if err != nil || s.Min() > 0 {
		return 0
	}
	for k := range mahjong.Tile(mahjong.Kinds) {
		if s.Remove(k) {
			if s.Min() == 0 && s.Useful() != 0 {
				kinds |= 1 << k
			}
			s.Add(k)
		}
	}
	return kinds
}

// canAbort reports whether a seat's first hand has nine kinds of terminals and
// honours, 九種九牌.
func (g *Game) canAbort(seat int8) bool {
	if !g.rules.Has(NineTerminals) || !g.firstTurn(seat) {
		return false
	}
	kinds := 0
	for i, n := range g.seats[seat].hand.Counts {
		if n > 0 && mahjong.Tile(i).IsOrphan() {
			kinds++
		}
	}
	return kinds >= 9
}

// firstTurn reports whether a seat has thrown nothing and nobody called.
func (g *Game) firstTurn(seat int8) bool { return g.pure && g.seats[seat].thrown == 0 }

// canSetNorth reports whether a seat may set a north aside, 北抜き; after riichi
// the one just drawn.
func (g *Game) canSetNorth(seat int8) bool {
	me := &g.seats[seat]
	return g.rules.Has(NorthDora) && g.rules.Players == 3 && g.Left() > 0 && me.hand.Counts[mahjong.North] > 0 &&
		(me.riichi == 0 || me.hand.Drawn == mahjong.North)
}

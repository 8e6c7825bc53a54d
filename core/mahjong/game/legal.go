package game

import (
	"github.com/tefuda/tefuda/core/mahjong"
	"github.com/tefuda/tefuda/core/mahjong/shanten"
)

// LegalActions returns all actions of a seat, none if the game does not wait for it. At a
// turn the last one discards the tile just drawn; of an offer the last one is Pass.
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
		barred := ^g.riichiKinds(seat)
		if all = g.appendThrows(all, seat, Riichi, barred); g.rules.Has(OpenRiichi) {
			all = g.appendThrows(all, seat, RiichiOpen, barred)
		}
	}
	return g.appendThrows(all, seat, Throw, 0)
}

// appendThrows appends the discards of the kinds that are not barred, the tile
// just drawn last.
func (g *Game) appendThrows(all []Action, seat int8, kind ActionKind, barred mahjong.KindSet) []Action {
	h := &g.seats[seat].hand
	for i, n := range &h.Counts {
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

// mayRiichi reports whether a seat may declare riichi once its hand is tenpai.
func (g *Game) mayRiichi(seat int8) bool {
	h := &g.seats[seat].hand
	return h.IsClosed() && (g.Left() >= g.rules.Players || g.rules.Has(RiichiOnLastTurn)) &&
		(g.points[seat] >= stick || g.rules.Has(RiichiInDebt))
}

// riichiKinds returns the kinds whose discard leaves the hand tenpai.
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
	for i, n := range &g.seats[seat].hand.Counts {
		if n > 0 && mahjong.Tile(i).IsOrphan() {
			kinds++
		}
	}
	return kinds >= 9
}

// firstTurn reports whether a seat has discarded nothing and nobody has called.
func (g *Game) firstTurn(seat int8) bool { return g.pure && g.seats[seat].discards == 0 }

// canSetNorth reports whether a seat may set a north aside, 北抜き. After riichi it must be
// the tile just drawn.
func (g *Game) canSetNorth(seat int8) bool {
	me := &g.seats[seat]
	return g.rules.Has(NorthDora) && g.rules.Players == 3 && g.Left() > 0 && me.hand.Counts[mahjong.North] > 0 &&
		(me.riichi == 0 || me.hand.Drawn == mahjong.North)
}

// answersOf returns a seat's possible answers to the offer: none, or Pass and others.
func (g *Game) answersOf(seat int8) (all []Action) {
	if g.canRon(seat) {
		all = append(all, Action{Kind: Ron, Seat: seat, Tile: g.offer.tile})
	}
	if g.offer.kind == discarded && g.seats[seat].riichi == 0 && g.mayCall() {
		all = g.appendCalls(all, seat)
	}
	if all != nil {
		all = append(all, Action{Kind: Pass, Seat: seat, Tile: mahjong.NoTile})
	}
	return all
}

// mayCall reports whether the discard may be called: it neither aborts the round nor is
// the last one.
func (g *Game) mayCall() bool { return g.Left() > 0 && g.abortAfter() == EndWin }

func (g *Game) appendCalls(all []Action, seat int8) []Action {
	h := &g.seats[seat].hand
	t, place := g.offer.tile, from(seat, g.turn)
	k := t.Kind()
	same := int(h.Counts[k])
	if red := k.Red(); red != mahjong.NoTile {
		same += int(h.Counts[red])
	}
	if same == 3 && g.mayKan() {
		own := facesOf(h, k)
		m, _ := mahjong.MeldOf(mahjong.OpenKan, int(place), t, own[:3]...)
		all = append(all, Action{Kind: Call, Seat: seat, Tile: mahjong.NoTile, Meld: m})
	}
	if same >= 2 {
		all = g.appendMelds(all, seat, mahjong.Pon, place, k, k)
	}
	if g.rules.Players == 3 || seat != g.after(g.turn, 1) || k.IsHonour() {
		return all
	}
	return g.appendRuns(all, seat, k)
}

// appendRuns appends the chis of kind k.
func (g *Game) appendRuns(all []Action, seat int8, k mahjong.Tile) []Action {
	for first := max(k-2, k-k%9); first <= k && first.StartsRun(); first++ {
		a, b := first, first+1
		if a == k {
			a, b = k+1, k+2
		} else if b == k {
			b = k + 1
		}
		all = g.appendMelds(all, seat, mahjong.Chi, 3, a, b)
	}
	return all
}

// appendMelds appends the melds of the offer with one concealed tile of kind a and one of
// kind b, for all choices of red and plain ones. It omits melds after which kuikae leaves
// no discard.
func (g *Game) appendMelds(all []Action, seat int8, kind mahjong.MeldType, place int8, a, b mahjong.Tile) []Action {
	left := g.seats[seat].hand
	for _, x := range [2]mahjong.Tile{a, a.Red()} {
		for _, y := range [2]mahjong.Tile{b, b.Red()} {
			if x == mahjong.NoTile || y == mahjong.NoTile || a == b && y > x {
				continue
			}
			left.Counts[x]--
			left.Counts[y]--
			if left.Counts[x] >= 0 && left.Counts[y] >= 0 {
				m, _ := mahjong.MeldOf(kind, int(place), g.offer.tile, x, y)
				if canThrow(&left, g.rules.barredBy(&m)) {
					all = append(all, Action{Kind: Call, Seat: seat, Tile: mahjong.NoTile, Meld: m})
				}
			}
			left.Counts[x]++
			left.Counts[y]++
		}
	}
	return all
}

// barredBy returns the kinds that the rules forbid to discard after a call, 喰い替え.
func (r *Rules) barredBy(m *mahjong.Meld) mahjong.KindSet {
	if r.Kuikae == KuikaeFree || m.Called < 0 {
		return 0
	}
	run := m.Type == mahjong.Chi && r.Kuikae == KuikaeNone
	return mahjong.Kuikae(m.Tiles[m.Called].Kind(), m.First(), run)
}

// canThrow reports whether a hand has a tile that is not barred.
func canThrow(h *mahjong.Hand, barred mahjong.KindSet) bool {
	for t, n := range &h.Counts {
		if n > 0 && !barred.Has(mahjong.Tile(t).Kind()) {
			return true
		}
	}
	return false
}

// mayKan reports whether one more kan is possible: fewer than four so far, and a tile left
// to draw.
func (g *Game) mayKan() bool { return g.kans < maxKans && g.Left() > 0 }

// appendKans appends the closed and the added kans of a seat at its turn.
func (g *Game) appendKans(all []Action, seat int8) []Action {
	if !g.mayKan() {
		return all
	}
	me := &g.seats[seat]
	kinds := me.hand.Kinds34()
	for k, n := range &kinds {
		kind := mahjong.Tile(k)
		if n == 4 && (me.riichi == 0 || g.riichiAllows(seat, kind)) {
			own := facesOf(&me.hand, kind)
			m, _ := mahjong.MeldOf(mahjong.ClosedKan, 0, mahjong.NoTile, own[:]...)
			all = append(all, Action{Kind: Kan, Seat: seat, Tile: mahjong.NoTile, Meld: m})
		}
	}
	for i := range me.hand.MeldCount {
		m := me.hand.Melds[i]
		if k := m.First(); m.Type == mahjong.Pon && kinds[k] > 0 {
			m.Type, m.Tiles[3] = mahjong.AddedKan, facesOf(&me.hand, k)[0]
			all = append(all, Action{Kind: Kan, Seat: seat, Tile: mahjong.NoTile, Meld: m})
		}
	}
	return all
}

// facesOf returns four tiles of a kind: the plain ones that the hand conceals, then red
// ones for the rest.
func facesOf(h *mahjong.Hand, kind mahjong.Tile) (own [4]mahjong.Tile) {
	for i := range own {
		own[i] = kind
		if red := kind.Red(); red != mahjong.NoTile && i >= int(h.Counts[kind]) {
			own[i] = red
		}
	}
	return own
}

// riichiAllows reports whether a player in riichi may declare a closed kan of a kind, by
// the rule RiichiKan.
func (g *Game) riichiAllows(seat int8, kind mahjong.Tile) bool {
	h := &g.seats[seat].hand
	if h.Drawn.Kind() != kind || g.rules.RiichiKan == RiichiKanNever {
		return false
	}
	before, err := shanten.ShapeOf(h)
	if err != nil {
		return false
	}
	after := before
	before.Remove(kind)
	after.Call(kind, kind, kind, kind)
	waits := before.Useful()
	if after.Min() != 0 || after.Useful() != waits {
		return false
	}
	return g.rules.RiichiKan == RiichiKanWaits || alwaysTriplet(before, waits, kind)
}

// alwaysTriplet reports whether no reading of the hand uses a kind in a run, whichever of
// the waits completes it. The hand has 13 tiles.
func alwaysTriplet(hand shanten.Shape, waits mahjong.KindSet, kind mahjong.Tile) bool {
	for ; waits != 0; waits &= waits - 1 {
		hand.Add(waits.First())
		for first := max(kind-2, 0); first <= kind; first++ {
			rest := hand
			if first.StartsRun() && rest.Call(first, first+1, first+2) && rest.Shanten().General < 0 {
				return false
			}
		}
		hand.Remove(waits.First())
	}
	return true
}

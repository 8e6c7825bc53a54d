package game

import "github.com/tefuda/tefuda/core/mahjong"

// answersOf returns how a seat may answer the offer, nothing if it has no say.
func (g *Game) answersOf(seat int8) (all []Action) {
	if g.canRon(seat) {
		all = append(all, Action{Kind: Ron, Seat: seat, Tile: g.offer.tile})
	}
	if g.offer.kind == thrown && g.seats[seat].riichi == 0 && g.mayCall() {
		all = g.appendCalls(all, seat)
	}
	if all != nil {
		all = append(all, Action{Kind: Pass, Seat: seat, Tile: mahjong.NoTile})
	}
	return all
}

// mayCall reports whether the round goes on with the tile thrown, so that it can
// be called.
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

// appendMelds appends the melds of the offer with two tiles of one's own of the
// kinds a and b, with all choices of red and plain ones, if a tile can be thrown
// afterwards.
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

// barredBy returns the kinds that may not be thrown after a call, 喰い替え.
func (r *Rules) barredBy(m *mahjong.Meld) mahjong.KindSet {
	if r.Kuikae == KuikaeFree || m.Called < 0 {
		return 0
	}
	run := m.Type == mahjong.Chi && r.Kuikae == KuikaeNone
	return mahjong.Kuikae(m.Tiles[m.Called].Kind(), m.First(), run)
}

// canThrow reports whether a hand has a tile that is not barred.
func canThrow(h *mahjong.Hand, barred mahjong.KindSet) bool {
	for t, n := range h.Counts {
		if n > 0 && !barred.Has(mahjong.Tile(t).Kind()) {
			return true
		}
	}
	return false
}

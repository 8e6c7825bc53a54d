package game

import (
	"github.com/tefuda/tefuda/core/mahjong"
	"github.com/tefuda/tefuda/core/mahjong/shanten"
)

// mayKan reports whether there is a tile left for one kan more.
func (g *Game) mayKan() bool { return g.kans < maxKans && g.Left() > 0 }

// appendKans appends the closed and the added kans of a seat at its turn.
func (g *Game) appendKans(all []Action, seat int8) []Action {
	if !g.mayKan() {
		return all
	}
	me := &g.seats[seat]
	kinds := me.hand.Kinds34()
	for k, n := range kinds {
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

// facesOf returns four faces of a kind, those of the plain tiles of a hand
// first, then the red one.
func facesOf(h *mahjong.Hand, kind mahjong.Tile) (own [4]mahjong.Tile) {
	for i := range own {
		own[i] = kind
		if red := kind.Red(); red != mahjong.NoTile && i >= int(h.Counts[kind]) {
			own[i] = red
		}
	}
	return own
}

// riichiAllows reports whether a player in riichi may declare a closed kan of a
// kind: only of the tile just drawn, and as far as the rules let it change the
// hand.
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

// alwaysTriplet reports whether a hand of 13 tiles, completed by any of its
// waits, has no reading with a tile of a kind in a run.
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

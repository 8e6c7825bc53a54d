package player

import (
	"github.com/tefuda/tefuda/core/mahjong"
	"github.com/tefuda/tefuda/core/mahjong/score"
	"github.com/tefuda/tefuda/core/mahjong/shanten"
)

// kanMelds returns the kans that a hand can declare at its turn, by the order of
// their tiles.
func kanMelds(h *mahjong.Hand, s *Situation) (all []mahjong.Meld) {
	if s.TilesLeft == 0 || len(s.Dora) >= score.MaxIndicators || h.Drawn == mahjong.NoTile {
		return nil
	}
	kinds := h.Kinds34()
	for k := range mahjong.Tile(mahjong.Kinds) {
		if kinds[k] == 4 && (!s.InRiichi || keepsWait(h, k)) {
			own := facesOf(h, k)
			m, _ := mahjong.MeldOf(mahjong.ClosedKan, 0, mahjong.NoTile, own[:]...)
			all = append(all, m)
		}
		for i := range h.MeldCount {
			if m := h.Melds[i]; m.Type == mahjong.Pon && m.First() == k && kinds[k] > 0 {
				all = append(all, addedKan(h, m, k))
			}
		}
	}
	return all
}

// facesOf returns four tiles of a kind, as many plain ones as are concealed
// first, then red ones.
func facesOf(h *mahjong.Hand, k mahjong.Tile) (own [4]mahjong.Tile) {
	for i := range own {
		own[i] = k
		if red := redOf[k]; red != mahjong.NoTile && i >= int(h.Counts[k]) {
			own[i] = red
		}
	}
	return own
}

// addedKan returns the kan of a pon and the tile of its kind in the hand.
func addedKan(h *mahjong.Hand, m mahjong.Meld, k mahjong.Tile) mahjong.Meld {
	t := k
	if h.Counts[k] == 0 {
		t = redOf[k]
	}
	m.Type, m.Tiles[3] = mahjong.AddedKan, t
	return m
}

// keepsWait reports whether after riichi a closed kan of kind k leaves the wait
// as it is, and is made with the tile just drawn: no other may be declared.
func keepsWait(h *mahjong.Hand, k mahjong.Tile) bool {
	if h.Drawn.Kind() != k {
		return false
	}
	before, _ := shanten.ShapeOf(h)
	after := before
	before.Remove(k)
	after.Call(k, k, k, k)
	return before.Useful() == after.Useful()
}

// afterKan returns the hand once a kan is declared.
func afterKan(h *mahjong.Hand, m *mahjong.Meld) mahjong.Hand {
	after := *h
	after.Drawn = mahjong.NoTile
	if m.Type == mahjong.AddedKan {
		after.Counts[m.Tiles[3]]--
		for i := range after.MeldCount {
			if o := &after.Melds[i]; o.Type == mahjong.Pon && o.First() == m.First() {
				*o = *m
			}
		}
		return after
	}
	for _, t := range m.Tiles {
		after.Counts[t]--
	}
	after.Melds[after.MeldCount] = *m
	after.MeldCount++
	return after
}

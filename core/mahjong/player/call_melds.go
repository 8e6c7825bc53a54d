package player

import (
	"github.com/tefuda/tefuda/core/mahjong"
	"github.com/tefuda/tefuda/core/mahjong/score"
)

// callMelds returns the melds that a thrown tile can be called for.
func callMelds(h *mahjong.Hand, s *Situation, tile mahjong.Tile, from int) (all []mahjong.Meld) {
	if s.TilesLeft == 0 || s.Chankan || s.InRiichi {
		return nil
	}
	k := tile.Kind()
	kinds := h.Kinds34()
	if kinds[k] == 3 && len(s.Dora) < score.MaxIndicators {
		own := facesOf(h, k)
		m, _ := mahjong.MeldOf(mahjong.OpenKan, from, tile, own[:3]...)
		all = append(all, m)
	}
	all = appendMelds(h, all, mahjong.Pon, from, tile, k, k)
	if from != 3 || k.IsHonour() {
		return all
	}
	for _, way := range runWays {
		if first := int8(k%9) + way.first; first >= 0 && first <= 6 {
			all = appendMelds(h, all, mahjong.Chi, from, tile, k+mahjong.Tile(way.a), k+mahjong.Tile(way.b))
		}
	}
	return all
}

// appendMelds appends the melds with two tiles of one's own of the kinds a and
// b, all choices of red and plain ones, after which a tile can be thrown.
func appendMelds(h *mahjong.Hand, all []mahjong.Meld, kind mahjong.MeldType, from int, tile, a, b mahjong.Tile) []mahjong.Meld {
	left := *h
	for _, x := range faces(a) {
		for _, y := range faces(b) {
			if x == mahjong.NoTile || y == mahjong.NoTile || a == b && y > x {
				continue
			}
			left.Counts[x]--
			left.Counts[y]--
			if left.Counts[x] >= 0 && left.Counts[y] >= 0 {
				m, _ := mahjong.MeldOf(kind, from, tile, x, y)
				if canThrow(&left, &m) {
					all = append(all, m)
				}
			}
			left.Counts[x]++
			left.Counts[y]++
		}
	}
	return all
}

// canThrow reports whether kuikae leaves a discard after a call.
func canThrow(h *mahjong.Hand, m *mahjong.Meld) bool {
	forbidden := mahjong.Kuikae(m.Tiles[m.Called].Kind(), m.First(), m.Type == mahjong.Chi)
	for t, n := range h.Counts {
		if n > 0 && !forbidden.Has(mahjong.Tile(t).Kind()) {
			return true
		}
	}
	return false
}

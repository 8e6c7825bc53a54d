package mahjong

// callMelds returns the melds that a thrown tile can be called for.
func (h *Hand) callMelds(s *Situation, tile Tile, from int) (all []Meld) {
	if s.TilesLeft == 0 || s.InRiichi || h.MeldCount >= 4 {
		return nil
	}
	k := tile.Kind()
	kinds := h.Kinds34()
	if kinds[k] == 3 && len(s.Dora) < MaxIndicators {
		own := h.facesOf(k)
		m, _ := MeldOf(OpenKan, from, tile, own[:3]...)
		all = append(all, m)
	}
	all = h.appendMelds(all, Pon, from, tile, k, k)
	if from != 3 || k.IsHonour() {
		return all
	}
	for _, way := range runWays {
		if first := int8(k%9) + way.first; first >= 0 && first <= 6 {
			all = h.appendMelds(all, Chi, from, tile, k+Tile(way.a), k+Tile(way.b))
		}
	}
	return all
}

// appendMelds appends the melds with two tiles of one's own of the kinds a and
// b, all choices of red and plain ones, after which a tile can be thrown.
func (h *Hand) appendMelds(all []Meld, kind MeldType, from int, tile, a, b Tile) []Meld {
	left := *h
	left.Drawn = NoTile
	for _, x := range faces(a) {
		for _, y := range faces(b) {
			if x == NoTile || y == NoTile || a == b && y > x {
				continue
			}
			left.Counts[x]--
			left.Counts[y]--
			if left.Counts[x] >= 0 && left.Counts[y] >= 0 {
				m, _ := MeldOf(kind, from, tile, x, y)
				if left.canThrow(&m) {
					all = append(all, m)
				}
			}
			left.Counts[x]++
			left.Counts[y]++
		}
	}
	return all
}

// canThrow reports whether swap-calling leaves a discard after a call.
func (h *Hand) canThrow(m *Meld) bool {
	forbidden := swapCall(m.Tiles[m.Called].Kind(), m.Tiles[0].Kind(), m.Type == Chi)
	for t, n := range h.Counts {
		if n > 0 && !forbidden.Has(Tile(t).Kind()) {
			return true
		}
	}
	return false
}

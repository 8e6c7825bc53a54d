package mahjong

// kanMelds returns the kans that a hand can declare at its turn, by the order of
// their tiles.
func (h *Hand) kanMelds(s *Situation) (all []Meld) {
	if s.TilesLeft == 0 || len(s.Dora) >= MaxIndicators || h.Drawn == NoTile {
		return nil
	}
	kinds := h.Kinds34()
	for k := range Tile(Kinds) {
		if kinds[k] == 4 && h.MeldCount < 4 && (!s.InRiichi || h.keepsWait(k)) {
			own := h.facesOf(k)
			m, _ := MeldOf(ClosedKan, 0, NoTile, own[:]...)
			all = append(all, m)
		}
		for i := range h.MeldCount {
			if m := h.Melds[i]; m.Type == Pon && m.Tiles[0].Kind() == k && kinds[k] > 0 {
				all = append(all, h.addedKan(m, k))
			}
		}
	}
	return all
}

// facesOf returns four tiles of a kind, as many plain ones as are concealed
// first, then red ones.
func (h *Hand) facesOf(k Tile) (own [4]Tile) {
	for i := range own {
		own[i] = k
		if red := redOf[k]; red != NoTile && i >= int(h.Counts[k]) {
			own[i] = red
		}
	}
	return own
}

// addedKan returns the kan of a pon and the tile of its kind in the hand.
func (h *Hand) addedKan(m Meld, k Tile) Meld {
	t := k
	if h.Counts[k] == 0 {
		t = redOf[k]
	}
	m.Type, m.Tiles[3] = AddedKan, t
	return m
}

// keepsWait reports whether after riichi a closed kan of kind k leaves the wait
// as it is, and is made with the tile just drawn: no other may be declared.
func (h *Hand) keepsWait(k Tile) bool {
	if h.Drawn.Kind() != k {
		return false
	}
	before, _ := h.Shape()
	after := before
	before.Remove(k)
	for range 4 {
		after.Remove(k)
	}
	after.sets--
	return before.Useful() == after.Useful()
}

// afterKan returns the hand once a kan is declared.
func (h *Hand) afterKan(m *Meld) Hand {
	after := *h
	after.Drawn = NoTile
	if m.Type == AddedKan {
		after.Counts[m.Tiles[3]]--
		for i := range after.MeldCount {
			if o := &after.Melds[i]; o.Type == Pon && o.Tiles[0].Kind() == m.Tiles[0].Kind() {
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

package mahjong

// isValued reports whether three tiles of an honour are a yaku (役牌).
func (w *Win) isValued(kind Tile) bool {
	return kind >= Haku || kind == East+Tile(w.RoundWind) || kind == East+Tile(w.SeatWind)
}

// yakuShanten returns how far the hand is from complete with a yaku, as far as
// an open hand goes for one of: a triplet of valued honours, tanyao, toitoi, one
// suit. Impossible if none of these is left. It is never less than the shanten
// number, and equal to it if nothing was called.
func (e *evaluator) yakuShanten() int {
	n := e.shape.Min()
	if e.win.Flags&WinRiichi != 0 {
		return n
	}
	best := min(e.shape.toTanyao(e), e.toValued(n), e.toTriplets())
	for suit := range 3 {
		best = min(best, e.toSuit(suit))
	}
	return best
}

// toValued is yakuShanten for a triplet of honours, 役牌.
func (e *evaluator) toValued(n int) int {
	best := Impossible
	for k := East; k <= Chun; k++ {
		if !e.win.isValued(k) {
			continue
		}
		if e.shape.kinds[k] >= 3 || e.hand.hasMeldOf(k) {
			return n
		}
		if e.shape.kinds[k] == 2 && e.unseen[k] > 0 && e.shape.sets > 0 {
			best = min(best, e.shape.without(k, k)+1)
		}
	}
	return best
}

// hasMeldOf reports whether a meld is three or four of an honour.
func (h *Hand) hasMeldOf(kind Tile) bool {
	for i := range h.MeldCount {
		if h.Melds[i].Tiles[0] == kind {
			return true
		}
	}
	return false
}

// toTanyao is yakuShanten for a hand without terminals and honours, 断幺九.
func (s *Shape) toTanyao(e *evaluator) int {
	if !e.rules.Kuitan {
		return Impossible
	}
	for i := range e.hand.MeldCount {
		m := &e.hand.Melds[i]
		for _, t := range m.Tiles[:3] {
			if orphanKinds>>t.Kind()&1 != 0 {
				return Impossible
			}
		}
	}
	var class [4]uint8
	for suit := range Tile(3) {
		low, high := 9*suit, 9*suit+8
		class[suit] = s.tables.class[s.code[suit]-int32(s.kinds[low])*codeWeight[low]-int32(s.kinds[high])*codeWeight[high]]
	}
	class[3] = s.tables.class[honourBase]
	return s.generalOf(&class)
}

// generalOf returns the general shanten number with other tiles of classes of
// suits.
func (s *Shape) generalOf(class *[4]uint8) int {
	sum := &s.tables.sum
	return int(s.tables.general[s.sets][sum[sum[class[0]][class[1]]][sum[class[2]][class[3]]]])
}

// toSuit is yakuShanten for one suit and honours, 混一色.
func (e *evaluator) toSuit(suit int) int {
	for i := range e.hand.MeldCount {
		if s := e.hand.Melds[i].Tiles[0].Suit(); s != suit && s != 3 {
			return Impossible
		}
	}
	class := e.shape.class
	for other := range 3 {
		if other != suit {
			class[other] = e.shape.tables.class[0]
		}
	}
	return e.shape.generalOf(&class)
}

// toTriplets is yakuShanten for triplets only, 対々和.
func (e *evaluator) toTriplets() int {
	triplets, pairs := 0, 0
	for i := range e.hand.MeldCount {
		if e.hand.Melds[i].Type == Chi {
			return Impossible
		}
		triplets++
	}
	for _, c := range e.shape.kinds {
		switch {
		case c >= 3:
			triplets++
		case c == 2:
			pairs++
		}
	}
	if triplets+pairs > 5 {
		pairs = 5 - triplets
	}
	return 8 - 2*triplets - pairs
}

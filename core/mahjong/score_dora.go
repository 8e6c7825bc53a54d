package mahjong

// countDora counts what the indicators point at, and the reds.
func (s *scorer) countDora(h *Hand) {
	s.dora[0] = s.pointedAt(h, s.win.Dora)
	if s.win.Flags&(WinRiichi|WinDoubleRiichi) != 0 {
		s.dora[1] = s.pointedAt(h, s.win.Ura)
	}
	reds := int32(h.Counts[Red5m]) + int32(h.Counts[Red5p]) + int32(h.Counts[Red5s])
	if !s.tsumo && s.win.Tile.IsRed() {
		reds++
	}
	for i := range h.MeldCount {
		m := &h.Melds[i]
		for _, t := range m.Tiles[:m.Size()] {
			if t.IsRed() {
				reds++
			}
		}
	}
	s.dora[2] = reds
}

func (s *scorer) pointedAt(h *Hand, indicators []Tile) int32 {
	n := int32(0)
	for _, ind := range indicators {
		dora := ind.DoraOf()
		if dora == NoTile {
			continue
		}
		n += int32(s.counts[dora])
		for i := range h.MeldCount {
			m := &h.Melds[i]
			for _, t := range m.Tiles[:m.Size()] {
				if t.Kind() == dora {
					n++
				}
			}
		}
	}
	return n
}

// DoraOf returns the kind that is dora when t is turned up as indicator: the
// next of its suit, after nine one, after north east, after the red dragon the
// white; NoTile if t is no face.
func (t Tile) DoraOf() Tile {
	switch k := t.Kind(); {
	case !t.Valid():
		return NoTile
	case k == North:
		return East
	case k == Chun:
		return Haku
	case k < East && k%9 == 8:
		return k - 8
	default:
		return k + 1
	}
}

package score

import "github.com/tefuda/tefuda/core/mahjong"

// Dora returns the numbers of dora, of ura dora (0 without riichi) and of red fives in a hand
// that w completes. It counts them even if they add no han, as in a yakuman. The arguments
// are those of Of.
func Dora(h *mahjong.Hand, w *Win, r *Rules) [3]int32 {
	s := scorer{win: w, rules: r}
	if s.load(h) {
		s.countDora(h)
	}
	return s.dora
}

// countDora counts the dora, ura dora and red fives of the hand.
func (s *scorer) countDora(h *mahjong.Hand) {
	s.dora[0] = s.pointedAt(h, s.win.Dora) + int32(s.win.Norths)
	if s.win.Flags&(WinRiichi|WinDoubleRiichi) != 0 {
		s.dora[1] = s.pointedAt(h, s.win.Ura)
	}
	reds := int32(h.Counts[mahjong.Red5m]) + int32(h.Counts[mahjong.Red5p]) + int32(h.Counts[mahjong.Red5s])
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

func (s *scorer) pointedAt(h *mahjong.Hand, indicators []mahjong.Tile) int32 {
	n := int32(0)
	for _, ind := range indicators {
		dora := s.rules.Reds.DoraOf(ind)
		if dora == mahjong.NoTile {
			continue
		}
		n += int32(s.counts[dora])
		if dora == mahjong.North {
			n += int32(s.win.Norths)
		}
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

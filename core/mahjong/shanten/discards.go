package shanten

import "github.com/tefuda/tefuda/core/mahjong"

// A Discard is a tile to discard, and the useful tiles of the hand left.
type Discard struct {
	Tile  mahjong.Tile // red and plain fives apart
	After Ukeire
}

// Discards returns an entry for every different concealed tile of h, a hand of 14 tiles of
// the set with these reds. The best is first: by shanten number, then by the number of
// unseen useful tiles, then in the order of the tiles. It does not consider kuikae
// (喰い替え) or riichi. The error is a *fault.Fault, also for another number of tiles.
func Discards(h *mahjong.Hand, unseen *mahjong.Unseen, reds mahjong.Reds) ([]Discard, error) {
	s, err := ShapeOf(h)
	if err != nil {
		return nil, err
	}
	s.In(reds)
	if bad := h.WrongSize("14", 14); bad != nil {
		return nil, bad
	}
	all := make([]Discard, 0, 14)
	for t := range mahjong.Tile(mahjong.Tiles) {
		if h.Counts[t] <= 0 {
			continue
		}
		s.Remove(t.Kind())
		all = append(all, Discard{t, s.Ukeire(unseen)})
		s.Add(t.Kind())
	}
	for i := 1; i < len(all); i++ {
		for j := i; j > 0 && all[j].After.better(&all[j-1].After); j-- {
			all[j], all[j-1] = all[j-1], all[j]
		}
	}
	return all, nil
}

// better reports whether u has a lower shanten number than o, or the same one and more
// useful tiles.
func (u *Ukeire) better(o *Ukeire) bool {
	return u.Shanten < o.Shanten || u.Shanten == o.Shanten && u.Total > o.Total
}

// UkeireOf returns the useful tiles of h, a hand of 13 tiles of the set with these reds.
// The error is a *fault.Fault, also for another number of tiles.
func UkeireOf(h *mahjong.Hand, unseen *mahjong.Unseen, reds mahjong.Reds) (Ukeire, error) {
	s, err := ShapeOf(h)
	if err != nil {
		return Ukeire{}, err
	}
	s.In(reds)
	if bad := h.WrongSize("13", 13); bad != nil {
		return Ukeire{}, bad
	}
	return s.Ukeire(unseen), nil
}

// An Improvement (手変わり) is a draw that keeps the shanten number and, with the right
// discard, leaves more useful tiles.
type Improvement struct {
	Draw  mahjong.Tile // a kind with unseen tiles
	Throw mahjong.Tile // the kind to discard, of equally good ones the lowest
	After Ukeire       // after the exchange
}

// Improvements returns the improvements of a hand of 13 tiles, in the order of Draw. It
// takes up to 20,000 look-ups.
func (s *Shape) Improvements(unseen *mahjong.Unseen) (all []Improvement) {
	now := s.Ukeire(unseen)
	for k := range mahjong.Tile(mahjong.Kinds) {
		if now.Kinds.Has(k) || unseen.Of(k) <= 0 || !s.Add(k) {
			continue
		}
		if i := s.bestThrow(k, now, unseen); i.Throw != mahjong.NoTile {
			all = append(all, i)
		}
		s.Remove(k)
	}
	return all
}

// bestThrow returns the best improvement with a draw of kind k. Its Throw is NoTile if
// there is none.
func (s *Shape) bestThrow(k mahjong.Tile, now Ukeire, unseen *mahjong.Unseen) Improvement {
	best := Improvement{k, mahjong.NoTile, now}
	for d := range mahjong.Tile(mahjong.Kinds) {
		if d == k || !s.Remove(d) {
			continue
		}
		if s.Min() == now.Shanten {
			after := s.Ukeire(unseen)
			if after.Kinds.Has(k) {
				after.Total-- // the tile drawn is no longer unseen
			}
			if after.Total > best.After.Total {
				best.Throw, best.After = d, after
			}
		}
		s.Add(d)
	}
	return best
}

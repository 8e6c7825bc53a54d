package mahjong

// Kuikae returns the kinds that may not be thrown after kind t was called for
// the set from kind first, 喰い替え: t, and what would have completed a run at its
// other end.
func Kuikae(t, first Tile, run bool) KindSet {
	kinds := KindSet(1) << t
	if !run {
		return kinds
	}
	if t == first && first%9 < 6 {
		kinds |= 1 << (first + 3)
	}
	if t == first+2 && first%9 > 0 {
		kinds |= 1 << (first - 1)
	}
	return kinds
}

package mahjong

// Kuikae returns the kinds that the caller must not discard after calling kind t, 喰い替え:
// t itself and, for a run, the kind that would have completed it at the other end. first is
// the lowest kind of the set.
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

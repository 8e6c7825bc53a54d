package score

import (
	"slices"

	"github.com/tefuda/tefuda/core/mahjong"
)

// A naiveReading is a way to read a complete hand, as lists of kinds: four
// blocks and the pair last, or seven pairs, or the thirteen orphans.
type naiveReading struct {
	sets   [][]mahjong.Tile
	called []bool // of each set: laid open with another's tile
	won    int    // the set that the winning tile completed
	win    *Win
	rules  *Rules
	target mahjong.Tile
	closed bool
}

var naiveRuns = func() (runs [][]mahjong.Tile) {
	for k := range mahjong.East {
		if k.Rank() <= 7 {
			runs = append(runs, []mahjong.Tile{k, k + 1, k + 2})
		}
	}
	return runs
}()

func isOrphan(k mahjong.Tile) bool { return k.IsHonour() || k.IsTerminal() }

// without returns tiles without those of set, and whether all were there.
func without(tiles, set []mahjong.Tile) ([]mahjong.Tile, bool) {
	rest := slices.Clone(tiles)
	for _, k := range set {
		i := slices.Index(rest, k)
		if i < 0 {
			return nil, false
		}
		rest = slices.Delete(rest, i, i+1)
	}
	return rest, true
}

// naiveSplits returns all ways to split tiles into runs and triplets, the
// blocks of each in the order of the candidates.
func naiveSplits(tiles []mahjong.Tile, from int) (splits [][][]mahjong.Tile) {
	if len(tiles) == 0 {
		return [][][]mahjong.Tile{nil}
	}
	for i := from; i < len(naiveBlocks); i++ {
		if rest, ok := without(tiles, naiveBlocks[i]); ok {
			for _, s := range naiveSplits(rest, i) {
				splits = append(splits, append([][]mahjong.Tile{naiveBlocks[i]}, s...))
			}
		}
	}
	return splits
}

var naiveBlocks = func() [][]mahjong.Tile {
	blocks := slices.Clone(naiveRuns)
	for k := range mahjong.Tile(mahjong.Kinds) {
		blocks = append(blocks, []mahjong.Tile{k, k, k})
	}
	return blocks
}()

// naiveReadings lists every reading of the hand, with every set that the
// winning tile can have completed.
func naiveReadings(h *mahjong.Hand, w *Win, r *Rules) (all []naiveReading) {
	base := naiveReading{win: w, rules: r, closed: h.IsClosed(), target: h.Drawn.Kind()}
	var tiles []mahjong.Tile
	for t, n := range h.Counts {
		tiles = append(tiles, slices.Repeat([]mahjong.Tile{mahjong.Tile(t).Kind()}, int(n))...)
	}
	if w.From != 0 {
		base.target = w.Tile.Kind()
		tiles = append(tiles, base.target)
	}
	slices.Sort(tiles)
	melds, called := naiveMelds(h)
	for k := range mahjong.Tile(mahjong.Kinds) {
		if rest, ok := without(tiles, []mahjong.Tile{k, k}); ok {
			for _, split := range naiveSplits(rest, 0) {
				sets := slices.Concat(split, [][]mahjong.Tile{{k, k}}, melds)
				all = append(all, base.withSets(sets, len(split)+1, append(make([]bool, len(split)+1), called...))...)
			}
		}
	}
	if pairs := naivePairs(tiles); pairs != nil && len(tiles) == 14 {
		all = append(all, base.withSets(pairs, 7, make([]bool, 7))...)
	}
	if sets := scattered(tiles); sets != nil && w.Flags&(WinTenhou|WinChiihou) != 0 && r.Local&localShiisanpuuta != 0 {
		all = append(all, base.withSets(sets, 13, make([]bool, 13))...)
	}
	if unique := slices.Compact(slices.Clone(tiles)); len(tiles) == 14 && len(unique) == 13 && !slices.ContainsFunc(tiles, func(k mahjong.Tile) bool { return !isOrphan(k) }) {
		all = append(all, base.withSets([][]mahjong.Tile{tiles}, 1, make([]bool, 1))...)
	}
	return all
}

func naiveMelds(h *mahjong.Hand) (sets [][]mahjong.Tile, called []bool) {
	for _, m := range h.Melds[:h.MeldCount] {
		var set []mahjong.Tile
		for _, t := range m.Tiles[:m.Size()] {
			set = append(set, t.Kind())
		}
		sets, called = append(sets, set), append(called, m.Type != mahjong.ClosedKan)
	}
	return sets, called
}

func naivePairs(tiles []mahjong.Tile) (pairs [][]mahjong.Tile) {
	for i := 0; i < len(tiles); i += 2 {
		if i+1 == len(tiles) || tiles[i] != tiles[i+1] || i > 0 && tiles[i] == tiles[i-1] {
			return nil
		}
		pairs = append(pairs, tiles[i:i+2])
	}
	return pairs
}

// withSets returns the readings of sets, of which the first so many are
// concealed, one for each that holds the winning tile.
func (n naiveReading) withSets(sets [][]mahjong.Tile, concealed int, called []bool) (all []naiveReading) {
	for i := range concealed {
		if slices.Contains(sets[i], n.target) {
			n.sets, n.called, n.won = sets, called, i
			all = append(all, n)
		}
	}
	return all
}

func (n *naiveReading) isTriplet(i int) bool {
	s := n.sets[i]
	return len(s) >= 3 && len(n.sets) == 5 && s[0] == s[1]
}

func (n *naiveReading) isRun(i int) bool {
	return len(n.sets) == 5 && len(n.sets[i]) == 3 && n.sets[i][0] != n.sets[i][1]
}

// isClosedTriplet reports whether set i counts as an ankou or ankan.
func (n *naiveReading) isClosedTriplet(i int) bool {
	return n.isTriplet(i) && !n.called[i] && !(n.win.From != 0 && i == n.won)
}

func (n *naiveReading) count(f func(i int) bool) (c int) {
	for i := range n.sets {
		if f(i) {
			c++
		}
	}
	return c
}

func (n *naiveReading) pair() mahjong.Tile {
	for _, s := range n.sets {
		if len(s) == 2 {
			return s[0]
		}
	}
	return mahjong.NoTile
}

func (n *naiveReading) hasRun(first mahjong.Tile) bool {
	return n.count(func(i int) bool { return n.isRun(i) && n.sets[i][0] == first }) > 0
}

func (n *naiveReading) hasTriplet(k mahjong.Tile) bool {
	return n.count(func(i int) bool { return n.isTriplet(i) && n.sets[i][0] == k }) > 0
}

func (n *naiveReading) all(f func(k mahjong.Tile) bool) bool {
	for _, s := range n.sets {
		for _, k := range s {
			if !f(k) {
				return false
			}
		}
	}
	return true
}

// waitFu returns the fu of the wait.
func (n *naiveReading) waitFu() int32 {
	s := n.sets[n.won]
	switch {
	case len(s) == 2:
		return 2
	case !n.isRun(n.won):
		return 0
	case s[1] == n.target, s[2] == n.target && s[0].Rank() == 1, s[0] == n.target && s[2].Rank() == 9:
		return 2
	}
	return 0
}

func (n *naiveReading) pairFu() (fu int32) {
	k := n.pair()
	if k >= mahjong.Haku {
		fu += 2
	}
	if k == mahjong.East+mahjong.Tile(n.win.RoundWind) {
		fu += 2
	}
	if k == mahjong.East+mahjong.Tile(n.win.SeatWind) {
		fu += 2
	}
	return min(fu, max(2, int32(n.rules.DoubleWindPairFu)))
}

func (n *naiveReading) isPinfu() bool {
	return n.closed && n.count(n.isRun) == 4 && n.pairFu() == 0 && n.waitFu() == 0
}

// fu counts by the book: 20, what the sets and the wait give, 2 for tsumo or
// 10 for a closed ron, up to tens.
func (n *naiveReading) fu() int32 {
	if len(n.sets) == 7 {
		return 25
	}
	fu := n.waitFu() + n.pairFu()
	for i, s := range n.sets {
		if n.isTriplet(i) {
			f := int32(2)
			if isOrphan(s[0]) {
				f *= 2
			}
			if n.isClosedTriplet(i) {
				f *= 2
			}
			if len(s) == 4 {
				f *= 4
			}
			fu += f
		}
	}
	switch {
	case n.win.From == 0 && !n.isPinfu():
		fu += 2
	case n.win.From != 0 && n.closed:
		fu += 10
	case n.win.From != 0 && fu == 0:
		fu = 10
	}
	return (20 + fu + 9) / 10 * 10
}

package player

import (
	"github.com/tefuda/tefuda/core/mahjong"
	"github.com/tefuda/tefuda/core/mahjong/score"
)

// The ways in which a tile of rank r completes a run: the ranks of the two
// other tiles, less r, and the lowest of the three.
var runWays = [3]struct{ a, b, first int8 }{{-2, -1, -2}, {-1, 1, -1}, {1, 2, 0}}

// calling returns the call term of a useful tile, 鳴き考慮: three players may
// throw it to be taken for a pon, one for a chi, and that one's goes to the
// better of the two.
func (e *evaluator) calling(t mahjong.Tile, n int) float64 {
	if e.shape.Melds() == 4 || !e.calls {
		return 0
	}
	pon := e.ponning(t, n)
	chi := e.chiing(t, n)
	if pon > chi {
		return float64(3 * pon)
	}
	return float64(2*pon) + chi
}

// ponning returns the value of the best pon of t that lowers the shanten
// number n, 0 if there is none.
func (e *evaluator) ponning(t mahjong.Tile, n int) float64 {
	k := t.Kind()
	if e.shape.Count(k) < 2 || e.shape.WithSet(k, k) >= n || e.noNearer([4]mahjong.Tile{k, k, k, k}, n) {
		return 0
	}
	return e.bestOf(t, [2]mahjong.Tile{k, k}, k, n-1)
}

// chiing is ponning for a chi.
func (e *evaluator) chiing(t mahjong.Tile, n int) float64 {
	k := t.Kind()
	if k.IsHonour() {
		return 0
	}
	best, rank := 0.0, int8(k%9)
	for _, way := range runWays {
		if rank+way.first < 0 || rank+way.first > 6 {
			continue
		}
		a, b := k+mahjong.Tile(way.a), k+mahjong.Tile(way.b)
		if e.shape.Count(a) == 0 || e.shape.Count(b) == 0 || e.shape.WithSet(a, b) >= n {
			continue
		}
		first := k + mahjong.Tile(way.first)
		if !e.noNearer([4]mahjong.Tile{k, a, b, first}, n) {
			best = max(best, e.bestOf(t, [2]mahjong.Tile{a, b}, first, n-1))
		}
	}
	return best
}

// noNearer reports whether a call does not count because it brings no yaku
// nearer; where that is asked for.
func (e *evaluator) noNearer(set [4]mahjong.Tile, n int) bool {
	return e.yakuCalls && n == valueDepth-1 && e.yakuAfter(set[0], set[1], set[2], set[3]) >= e.yakuShanten()
}

// bestOf returns the value of the best choice of red and plain tiles of two
// kinds of one's own to call t with. The set starts at kind first; n is the
// shanten number after it.
func (e *evaluator) bestOf(t mahjong.Tile, kinds [2]mahjong.Tile, first mahjong.Tile, n int) float64 {
	best := 0.0
	for _, a := range faces(kinds[0]) {
		if a == mahjong.NoTile || e.hand.Counts[a] == 0 {
			continue
		}
		e.take(a)
		for _, b := range faces(kinds[1]) {
			if b == mahjong.NoTile || e.hand.Counts[b] == 0 || kinds[0] == kinds[1] && b > a {
				continue
			}
			e.take(b)
			best = max(best, e.called([3]mahjong.Tile{t, a, b}, first, n))
			e.add(b)
		}
		e.add(a)
	}
	return best
}

// called returns the value of a hand from which two tiles were taken for a set
// with a called one, set[0].
func (e *evaluator) called(set [3]mahjong.Tile, first mahjong.Tile, n int) float64 {
	before := e.meld(set, first)
	v := e.throwing(n, mahjong.Kuikae(set[0].Kind(), first, set[1].Kind() != set[2].Kind()))
	e.unmeld(before)
	return v
}

// A closedState is what laying a set open changes beside the hand.
type closedState struct {
	flags score.WinFlags
	melds meldKey
}

// meld lays the set from kind first open: a called tile, and two that were taken
// out of the hand.
func (e *evaluator) meld(set [3]mahjong.Tile, first mahjong.Tile) closedState {
	before := closedState{e.win.Flags, e.melds}
	m := mahjong.Meld{Type: mahjong.Pon, From: 1, Tiles: [4]mahjong.Tile{set[0], set[1], set[2], mahjong.NoTile}}
	reds := 0
	for _, t := range set {
		if t.IsRed() {
			reds++
		}
	}
	run := set[1].Kind() != set[2].Kind()
	if run {
		m = mahjong.Meld{Type: mahjong.Chi, From: 3, Tiles: [4]mahjong.Tile{first, first + 1, first + 2, mahjong.NoTile}}
		redden(&m, set)
	}
	e.hand.Melds[e.hand.MeldCount] = m
	e.hand.MeldCount++
	e.shape.OpenSet()
	e.melds = before.melds.with(run, first, reds)
	e.win.Flags &^= score.WinRiichi
	return before
}

// unmeld takes back the last meld.
func (e *evaluator) unmeld(before closedState) {
	e.win.Flags, e.melds = before.flags, before.melds
	e.shape.CloseSet()
	e.hand.MeldCount--
	e.hand.Melds[e.hand.MeldCount] = mahjong.Meld{}
}

// redden makes the five of a run red if it is red in the set.
func redden(m *mahjong.Meld, set [3]mahjong.Tile) {
	for _, t := range set {
		if t.IsRed() {
			m.Tiles[t.Kind()-m.Tiles[0]] = t
		}
	}
}

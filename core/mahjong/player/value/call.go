package value

import (
	"github.com/tefuda/tefuda/core/mahjong"
	"github.com/tefuda/tefuda/core/mahjong/score"
)

// RunWays are the three ways in which a tile completes a run. A and B are the ranks of the
// two other tiles, First that of the lowest tile of the run, all relative to the tile.
var RunWays = [3]struct{ A, B, First int8 }{{-2, -1, -2}, {-1, 1, -1}, {1, 2, 0}}

// calling returns the call term of a useful tile, 鳴き考慮. Three opponents may discard it
// for a pon, one of them also for a chi; that one counts for the better of the two.
func (e *Evaluator) calling(t mahjong.Tile, n int) float64 {
	if e.Shape.Melds() == 4 || !e.Calls {
		return 0
	}
	pon := e.ponning(t, n)
	if e.Rules.Reds.Three() {
		return float64(2 * pon) // of three players nobody takes a chi
	}
	chi := e.chiing(t, n)
	if pon > chi {
		return float64(3 * pon)
	}
	return float64(2*pon) + chi
}

// ponning returns the value of the best pon of t, 0 if no pon lowers the shanten number n.
func (e *Evaluator) ponning(t mahjong.Tile, n int) float64 {
	k := t.Kind()
	if e.Shape.Count(k) < 2 || e.Shape.WithSet(k, k) >= n {
		return 0
	}
	return e.bestOf(t, [2]mahjong.Tile{k, k}, k, n-1)
}

// chiing is ponning for a chi.
func (e *Evaluator) chiing(t mahjong.Tile, n int) float64 {
	k := t.Kind()
	if k.IsHonour() {
		return 0
	}
	best, rank := 0.0, int8(k%9)
	for _, way := range &RunWays {
		if rank+way.First < 0 || rank+way.First > 6 {
			continue
		}
		a, b := k+mahjong.Tile(way.A), k+mahjong.Tile(way.B)
		if e.Shape.Count(a) == 0 || e.Shape.Count(b) == 0 || e.Shape.WithSet(a, b) >= n {
			continue
		}
		best = max(best, e.bestOf(t, [2]mahjong.Tile{a, b}, k+mahjong.Tile(way.First), n-1))
	}
	return best
}

// bestOf returns the value of a call of t with one concealed tile of each of two kinds, for
// the best choice of red and plain ones. first is the lowest kind of the set, n the
// shanten number after the call.
func (e *Evaluator) bestOf(t mahjong.Tile, kinds [2]mahjong.Tile, first mahjong.Tile, n int) float64 {
	best := 0.0
	for _, a := range Faces(kinds[0]) {
		if a == mahjong.NoTile || e.Hand.Counts[a] == 0 {
			continue
		}
		e.Take(a)
		for _, b := range Faces(kinds[1]) {
			if b == mahjong.NoTile || e.Hand.Counts[b] == 0 || kinds[0] == kinds[1] && b > a {
				continue
			}
			e.Take(b)
			best = max(best, e.called([3]mahjong.Tile{t, a, b}, first, n))
			e.Add(b)
		}
		e.Add(a)
	}
	return best
}

// called returns the value of the hand with a called set: set[0] is the called tile, the
// two others were taken out of the hand.
func (e *Evaluator) called(set [3]mahjong.Tile, first mahjong.Tile, n int) float64 {
	before := e.Meld(set, first)
	v := e.Throwing(n, mahjong.Kuikae(set[0].Kind(), first, set[1].Kind() != set[2].Kind()))
	e.Unmeld(before)
	return v
}

// A Closed is the state from before a Meld, for Unmeld to restore.
type Closed struct {
	flags score.WinFlags
	melds meldKey
}

// Meld adds a called set to the hand. set[0] is the called tile, the two others were taken
// out of the hand; first is the lowest kind.
func (e *Evaluator) Meld(set [3]mahjong.Tile, first mahjong.Tile) Closed {
	before := Closed{e.Win.Flags, e.melds}
	m := mahjong.Meld{Type: mahjong.Pon, From: 1, Tiles: [4]mahjong.Tile{set[0], set[1], set[2], mahjong.NoTile}}
	reds := 0
	for _, t := range &set {
		if t.IsRed() {
			reds++
		}
	}
	run := set[1].Kind() != set[2].Kind()
	if run {
		m = mahjong.Meld{Type: mahjong.Chi, From: 3, Tiles: [4]mahjong.Tile{first, first + 1, first + 2, mahjong.NoTile}}
		redden(&m, set)
	}
	e.Hand.Melds[e.Hand.MeldCount] = m
	e.Hand.MeldCount++
	e.Shape.OpenSet()
	e.melds = before.melds.with(run, first, reds)
	e.Win.Flags &^= score.WinRiichi
	return before
}

// Unmeld undoes the last Meld, given its result.
func (e *Evaluator) Unmeld(before Closed) {
	e.Win.Flags, e.melds = before.flags, before.melds
	e.Shape.CloseSet()
	e.Hand.MeldCount--
	e.Hand.Melds[e.Hand.MeldCount] = mahjong.Meld{}
}

// redden makes the five of a run red if the set has it red.
func redden(m *mahjong.Meld, set [3]mahjong.Tile) {
	for _, t := range &set {
		if t.IsRed() {
			m.Tiles[t.Kind()-m.Tiles[0]] = t
		}
	}
}

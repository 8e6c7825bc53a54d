package player

import (
	"github.com/tefuda/tefuda/core/mahjong"
	"github.com/tefuda/tefuda/core/mahjong/score"
)

// The weights of a useful tile far from complete, by who can bring it: oneself; also the player
// on the left, by chi; anybody, by pon.
const (
	drawWeight = 1
	chiWeight  = 2
	ponWeight  = 4
)

// counting returns the value of a hand of 13 tiles that is valueDepth or more
// from complete: the number of unseen tiles that bring it nearer to a yaku, each
// by how many players can bring it. It is not in points.
func (e *evaluator) counting() float64 {
	now, sum := e.yakuShanten(), 0
	for useful := e.yakuUseful(now); useful != 0; useful &= useful - 1 {
		k := useful.First()
		sum += e.unseen.Of(k) * e.countWeight(k, now)
	}
	return float64(sum)
}

// yakuUseful returns the kinds whose drawing lowers yakuShanten, which is now.
func (e *evaluator) yakuUseful(now int) (useful mahjong.KindSet) {
	if e.win.Flags&score.WinRiichi != 0 {
		return e.shape.Useful()
	}
	for k := range mahjong.Tile(mahjong.Kinds) {
		if e.unseen.Of(k) <= 0 || !e.shape.Add(k) {
			continue
		}
		if e.yakuShanten() < now {
			useful |= 1 << k
		}
		e.shape.Remove(k)
	}
	return useful
}

func (e *evaluator) countWeight(k mahjong.Tile, now int) int {
	if !e.calls || e.shape.Melds() == 4 {
		return drawWeight
	}
	if e.shape.Count(k) >= 2 && e.yakuAfter(k, k, k, k) < now {
		return ponWeight
	}
	if k.IsHonour() {
		return drawWeight
	}
	for _, way := range runWays {
		first := int8(k%9) + way.first
		if first < 0 || first > 6 {
			continue
		}
		a, b := k+mahjong.Tile(way.a), k+mahjong.Tile(way.b)
		if e.shape.Count(a) > 0 && e.shape.Count(b) > 0 && e.yakuAfter(k, a, b, k+mahjong.Tile(way.first)) < now {
			return chiWeight
		}
	}
	return drawWeight
}

// yakuAfter returns yakuShanten after a call of kind k with two of one's own,
// for the set from kind first.
func (e *evaluator) yakuAfter(k, a, b, first mahjong.Tile) int {
	e.shape.Remove(a)
	e.shape.Remove(b)
	before := e.meld([3]mahjong.Tile{k, a, b}, first)
	x := e.yakuShanten()
	e.unmeld(before)
	e.shape.Add(b)
	e.shape.Add(a)
	return x
}

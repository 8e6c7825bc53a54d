package value

import (
	"github.com/tefuda/tefuda/core/mahjong"
	"github.com/tefuda/tefuda/core/mahjong/score"
)

// The weights of a useful tile from 3-shanten on, by the number of players it can come from.
const (
	drawWeight = 1 // the player's own draw
	chiWeight  = 2 // also the left player's discard, by chi
	ponWeight  = 4 // also any discard, by pon
)

// Counting returns the value of a hand of 13 tiles with shanten number Depth or more: the
// number of unseen tiles that lower YakuShanten, each times its weight. The unit is tiles,
// not points.
func (e *Evaluator) Counting() float64 {
	now, sum := e.YakuShanten(), 0
	for useful := e.yakuUseful(now); useful != 0; useful &= useful - 1 {
		k := useful.First()
		sum += e.Unseen.Of(k) * e.countWeight(k, now)
	}
	return float64(sum)
}

// yakuUseful returns the kinds whose draw lowers YakuShanten below now, its present
// value.
func (e *Evaluator) yakuUseful(now int) (useful mahjong.KindSet) {
	if e.Win.Flags&score.WinRiichi != 0 {
		return e.Shape.Useful()
	}
	for k := range mahjong.Tile(mahjong.Kinds) {
		if e.Unseen.Of(k) <= 0 || !e.Shape.Add(k) {
			continue
		}
		if e.YakuShanten() < now {
			useful |= 1 << k
		}
		e.Shape.Remove(k)
	}
	return useful
}

func (e *Evaluator) countWeight(k mahjong.Tile, now int) int {
	if !e.Calls || e.Shape.Melds() == 4 {
		return drawWeight
	}
	if e.Shape.Count(k) >= 2 && e.yakuAfter(k, k, k, k) < now {
		return ponWeight
	}
	if k.IsHonour() {
		return drawWeight
	}
	for _, way := range &RunWays {
		first := int8(k%9) + way.First
		if first < 0 || first > 6 {
			continue
		}
		a, b := k+mahjong.Tile(way.A), k+mahjong.Tile(way.B)
		if e.Shape.Count(a) > 0 && e.Shape.Count(b) > 0 && e.yakuAfter(k, a, b, k+mahjong.Tile(way.First)) < now {
			return chiWeight
		}
	}
	return drawWeight
}

// yakuAfter returns YakuShanten after a call of kind k with a tile of kind a and one of
// kind b. first is the lowest kind of the set.
func (e *Evaluator) yakuAfter(k, a, b, first mahjong.Tile) int {
	e.Shape.Remove(a)
	e.Shape.Remove(b)
	before := e.Meld([3]mahjong.Tile{k, a, b}, first)
	x := e.YakuShanten()
	e.Unmeld(before)
	e.Shape.Add(b)
	e.Shape.Add(a)
	return x
}

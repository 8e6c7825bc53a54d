package player

import (
	"github.com/tefuda/tefuda/core/mahjong"
	"github.com/tefuda/tefuda/core/mahjong/score"
	"github.com/tefuda/tefuda/core/mahjong/shanten"
)

// Values compare hands by points: a hand that waits is worth the mean of what
// its useful tiles make of it, a hand that throws its best discard, a complete
// one its points.

// valueDepth is the shanten number from which on a hand is no longer valued
// by points but by counting tiles.
const valueDepth = 3

// valueDivisor is what the sum over useful tiles is divided by, by shanten
// number: as if 12, then 6, then 3 tiles were useful at a step. That makes
// values comparable between shanten numbers.
var valueDivisor = [valueDepth]float64{12, 12 * 6, 12 * 6 * 3}

// An evaluator is one hand on its way to be complete: what valuing it walks on.
// Add and take keep its three views of the hand together.
type evaluator struct {
	shape  shanten.Shape
	hand   mahjong.Hand // with the melds; its Drawn is looked at in complete hands alone
	unseen mahjong.Unseen
	win    score.Win
	rules  *score.Rules
	memo   *valueMemo
	melds  meldKey // those called on the way
	calls  bool    // a tile thrown may still be called: the wall is not empty
	// yakuCalls: PlayerOptions.YakuCalls
	yakuCalls bool
	luck      score.WinFlags // of a win by the tile just drawn: 海底, 嶺上
	back      mahjong.Tile   // thrown to go a step back, NoTile if none was; no calls then
}

// add draws a tile, seen then.
func (e *evaluator) add(t mahjong.Tile) {
	e.shape.Add(t.Kind())
	e.hand.Counts[t]++
}

// take takes a tile out of the hand.
func (e *evaluator) take(t mahjong.Tile) {
	e.shape.Remove(t.Kind())
	e.hand.Counts[t]--
}

// faces returns the two faces of a kind, the red one first; NoTile for a red
// that there is none of.
func faces(kind mahjong.Tile) [2]mahjong.Tile { return [2]mahjong.Tile{redOf[kind], kind} }

// redOf is Tile.Red of every kind.
var redOf = func() (red [mahjong.Kinds]mahjong.Tile) {
	for k := range mahjong.Tile(mahjong.Kinds) {
		red[k] = k.Red()
	}
	return red
}()

// waiting returns the value of a hand of 13 tiles whose shanten number is n,
// below valueDepth: the sum over useful tiles of how many are unseen times
// what drawing one, or calling one, leads to.
func (e *evaluator) waiting(n int) float64 {
	key := e.key()
	place, known := e.memo.find(key)
	if known {
		return e.memo.value(place)
	}
	sum := 0.0
	useful := e.shape.Useful()
	if e.back == mahjong.NoTile || !useful.Has(e.back.Kind()) { // else furiten
		for ; useful != 0; useful &= useful - 1 {
			for _, t := range faces(useful.First()) {
				if t != mahjong.NoTile && e.unseen[t] != 0 {
					sum += float64(float64(e.unseen[t]) * e.drawing(t, n))
				}
			}
		}
	}
	v := sum / valueDivisor[n]
	e.memo.store(place, key, v)
	return v
}

// drawing returns what a useful tile is worth to a hand of 13 tiles.
func (e *evaluator) drawing(t mahjong.Tile, n int) float64 {
	e.unseen[t]--
	e.add(t)
	v := 0.0
	if n == 0 {
		v = e.points(t)
	} else {
		v = e.turn(n - 1)
	}
	e.take(t)
	if n > 0 && e.back == mahjong.NoTile {
		v += e.calling(t, n)
	}
	e.unseen[t]++
	return v
}

// turn returns the value of a hand of 14 tiles whose shanten number is n,
// 0…valueDepth-1: that of its best discard.
func (e *evaluator) turn(n int) float64 {
	key := e.key()
	place, known := e.memo.find(key)
	if known {
		return e.memo.value(place)
	}
	v := e.throwing(n, 0)
	e.memo.store(place, key, v)
	return v
}

// throwing is turn for a hand that may not throw some kinds.
func (e *evaluator) throwing(n int, forbidden mahjong.KindSet) float64 {
	best := 0.0
	for spare := e.shape.Spare(n) &^ forbidden; spare != 0; spare &= spare - 1 {
		for _, t := range faces(spare.First()) {
			if t == mahjong.NoTile || e.hand.Counts[t] == 0 {
				continue
			}
			e.take(t)
			best = max(best, e.waiting(n))
			e.add(t)
		}
	}
	return best
}

// won returns what a hand completed by the tile just drawn is worth.
func (e *evaluator) won(t mahjong.Tile) float64 {
	before := e.win.Flags
	e.win.Flags |= e.luck
	v := e.points(t)
	e.win.Flags = before
	return v
}

// points returns what the complete hand is worth, won by drawing t: with
// riichi if nothing was called, dora counted, and no luck but that.
func (e *evaluator) points(t mahjong.Tile) float64 {
	e.hand.Drawn = t
	return float64(score.Points(&e.hand, &e.win, e.rules))
}

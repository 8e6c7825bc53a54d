package value

import (
	"github.com/tefuda/tefuda/core/mahjong"
	"github.com/tefuda/tefuda/core/mahjong/score"
	"github.com/tefuda/tefuda/core/mahjong/shanten"
)

// Values compare hands by points: a hand that waits is worth the mean of what
// its useful tiles make of it, a hand that throws its best discard, a complete
// one its points.

// Depth is the shanten number from which on a hand is no longer valued
// by points but by counting tiles.
const Depth = 3

// divisor is what the sum over useful tiles is divided by, by shanten
// number: as if 12, then 6, then 3 tiles were useful at a step. That makes
// values comparable between shanten numbers.
var divisor = [Depth]float64{12, 12 * 6, 12 * 6 * 3}

// An Evaluator is one hand on its way to be complete: what valuing it walks on.
// Add and take keep its three views of the hand together.
type Evaluator struct {
	Shape  shanten.Shape
	Hand   mahjong.Hand // with the melds; its Drawn is looked at in complete hands alone
	Unseen mahjong.Unseen
	Win    score.Win
	Rules  *score.Rules
	memo   *memo
	melds  meldKey        // those called on the way
	Calls  bool           // a tile thrown may still be called: the wall is not empty
	Luck   score.WinFlags // of a win by the tile just drawn: 海底, 嶺上
	Back   mahjong.Tile   // thrown to go a step back, NoTile if none was; no calls then
}

// New returns an evaluator without a hand. It keeps a table of 0.8 MB.
func New() Evaluator { return Evaluator{memo: newMemo(), Back: mahjong.NoTile} }

// Begin makes a hand that was checked the one to value, and forgets everything else.
func (e *Evaluator) Begin(h *mahjong.Hand) {
	e.memo.forget()
	*e = Evaluator{Hand: *h, memo: e.memo, Back: mahjong.NoTile}
	e.Shape, _ = shanten.ShapeOf(h) // its counts were checked
	if h.IsClosed() {
		e.Win.Flags = score.WinRiichi
	}
}

// Forget empties the table of values: what they depended on has changed.
func (e *Evaluator) Forget() { e.memo.forget() }

// Add draws a tile, seen then.
func (e *Evaluator) Add(t mahjong.Tile) {
	e.Shape.Add(t.Kind())
	e.Hand.Counts[t]++
}

// Take takes a tile out of the hand.
func (e *Evaluator) Take(t mahjong.Tile) {
	e.Shape.Remove(t.Kind())
	e.Hand.Counts[t]--
}

// Faces returns the two Faces of a kind, the red one first; NoTile for a red
// that there is none of.
func Faces(kind mahjong.Tile) [2]mahjong.Tile { return [2]mahjong.Tile{RedOf[kind], kind} }

// RedOf is Tile.Red of every kind.
var RedOf = func() (red [mahjong.Kinds]mahjong.Tile) {
	for k := range mahjong.Tile(mahjong.Kinds) {
		red[k] = k.Red()
	}
	return red
}()

// Waiting returns the value of a hand of 13 tiles whose shanten number is n,
// below Depth: the sum over useful tiles of how many are unseen times
// what drawing one, or calling one, leads to.
func (e *Evaluator) Waiting(n int) float64 {
	key := e.key()
	place, known := e.memo.find(key)
	if known {
		return e.memo.value(place)
	}
	sum := 0.0
	useful := e.Shape.Useful()
	if e.Back == mahjong.NoTile || !useful.Has(e.Back.Kind()) { // else furiten
		for ; useful != 0; useful &= useful - 1 {
			for _, t := range Faces(useful.First()) {
				if t != mahjong.NoTile && e.Unseen[t] != 0 {
					sum += float64(float64(e.Unseen[t]) * e.drawing(t, n))
				}
			}
		}
	}
	v := sum / divisor[n]
	e.memo.store(place, key, v)
	return v
}

// drawing returns what a useful tile is worth to a hand of 13 tiles.
func (e *Evaluator) drawing(t mahjong.Tile, n int) float64 {
	e.Unseen[t]--
	e.Add(t)
	v := 0.0
	if n == 0 {
		v = e.points(t)
	} else {
		v = e.turn(n - 1)
	}
	e.Take(t)
	if n > 0 && e.Back == mahjong.NoTile {
		v += e.calling(t, n)
	}
	e.Unseen[t]++
	return v
}

// turn returns the value of a hand of 14 tiles whose shanten number is n,
// 0…Depth-1: that of its best discard.
func (e *Evaluator) turn(n int) float64 {
	key := e.key()
	place, known := e.memo.find(key)
	if known {
		return e.memo.value(place)
	}
	v := e.Throwing(n, 0)
	e.memo.store(place, key, v)
	return v
}

// Throwing is turn for a hand that may not throw some kinds.
func (e *Evaluator) Throwing(n int, forbidden mahjong.KindSet) float64 {
	best := 0.0
	for spare := e.Shape.Spare(n) &^ forbidden; spare != 0; spare &= spare - 1 {
		for _, t := range Faces(spare.First()) {
			if t == mahjong.NoTile || e.Hand.Counts[t] == 0 {
				continue
			}
			e.Take(t)
			best = max(best, e.Waiting(n))
			e.Add(t)
		}
	}
	return best
}

// Won returns what a hand completed by the tile just drawn is worth.
func (e *Evaluator) Won(t mahjong.Tile) float64 {
	before := e.Win.Flags
	e.Win.Flags |= e.Luck
	v := e.points(t)
	e.Win.Flags = before
	return v
}

// points returns what the complete hand is worth, won by drawing t: with
// riichi if nothing was called, dora counted, and no luck but that.
func (e *Evaluator) points(t mahjong.Tile) float64 {
	e.Hand.Drawn = t
	return float64(score.Points(&e.Hand, &e.Win, e.Rules))
}

// Resting returns the value of a hand of 13 tiles, whatever its shanten number.
func (e *Evaluator) Resting(n int) float64 {
	if n >= Depth {
		return e.Counting()
	}
	return e.Waiting(n)
}

// Standing returns the value of a hand of 14 tiles near enough to be valued in
// points; a complete one is won.
func (e *Evaluator) Standing(n int, drawn mahjong.Tile, forbidden mahjong.KindSet) float64 {
	if n < 0 {
		if v := e.Won(drawn); v != 0 {
			return v
		}
		n = 0
	}
	return e.Throwing(n, forbidden)
}

// StepBack returns what a hand that is n from complete is worth after a discard
// that raises n, シャンテン戻し: of what it draws only that counts which is
// worth far more than the best value now. The discard must not be drawn
// again, nor waited for; kinds are what brings the hand nearer then.
func (e *Evaluator) StepBack(tile mahjong.Tile, kinds mahjong.KindSet, n int, best float64) float64 {
	sum := 0.0
	e.Take(tile)
	e.Back = tile.Kind()
	for useful := kinds &^ (1 << e.Back); useful != 0; useful &= useful - 1 {
		for _, t := range Faces(useful.First()) {
			if t == mahjong.NoTile || e.Unseen[t] == 0 {
				continue
			}
			unseen := float64(e.Unseen[t])
			e.Unseen[t]--
			e.Add(t)
			if v := e.turn(n); v > backFactor*best {
				sum += float64(unseen * v)
			}
			e.Take(t)
			e.Unseen[t]++
		}
	}
	e.Back = mahjong.NoTile
	e.Add(tile)
	return sum / divisor[n+1]
}

// WithoutYaku returns the share of the unseen tiles of some kinds with which a
// hand of 13 tiles cannot be won by ron.
func (e *Evaluator) WithoutYaku(kinds mahjong.KindSet) float64 {
	all, without := 0, 0
	w := e.Win
	w.From = 1
	for ; kinds != 0; kinds &= kinds - 1 {
		w.Tile = kinds.First()
		n := e.Unseen.Of(w.Tile)
		if all += n; score.Points(&e.Hand, &w, e.Rules) == 0 {
			without += n
		}
	}
	return float64(without) / float64(max(all, 1))
}

// backFactor: a step back counts only what is worth so many times the best value.
const backFactor = 2

package value

import (
	"github.com/tefuda/tefuda/core/mahjong"
	"github.com/tefuda/tefuda/core/mahjong/score"
	"github.com/tefuda/tefuda/core/mahjong/shanten"
)

// Depth is the least shanten number at which the value counts useful tiles, not points.
const Depth = 3

// divisor divides the sum over useful tiles, by shanten number. It makes values of
// different shanten numbers comparable: it stands for 12 useful tiles at tenpai, 6 at
// 1-shanten and 3 at 2-shanten.
var divisor = [Depth]float64{12, 12 * 6, 12 * 6 * 3}

// An Evaluator is a hand that the search changes tile by tile. Add and Take keep Shape and
// Hand in step.
type Evaluator struct {
	Shape  shanten.Shape
	Hand   mahjong.Hand // with the melds; only a complete hand has its Drawn read
	Unseen mahjong.Unseen
	Win    score.Win
	Rules  *score.Rules
	memo   *memo
	melds  meldKey        // melds called within the search
	Calls  bool           // discards can still be called: the wall is not empty
	Luck   score.WinFlags // flags of a win with the tile just drawn: 海底, 嶺上
	Back   mahjong.Tile   // kind of the discard of a step back, else NoTile; it excludes calls
}

// New returns an evaluator without a hand. It keeps a table of 0.8 MB.
func New() Evaluator { return Evaluator{memo: newMemo(), Back: mahjong.NoTile} }

// Begin sets the hand to value, which must be checked, and resets everything else.
func (e *Evaluator) Begin(h *mahjong.Hand) {
	e.memo.forget()
	*e = Evaluator{Hand: *h, memo: e.memo, Back: mahjong.NoTile}
	e.Shape, _ = shanten.ShapeOf(h) // its counts were checked
	if h.IsClosed() {
		e.Win.Flags = score.WinRiichi
	}
}

// Forget empties the table of values. Call it when anything but the hand changes.
func (e *Evaluator) Forget() { e.memo.forget() }

// Add adds a tile to the hand. It leaves Unseen to the caller.
func (e *Evaluator) Add(t mahjong.Tile) {
	e.Shape.Add(t.Kind())
	e.Hand.Counts[t]++
}

// Take removes a tile from the hand.
func (e *Evaluator) Take(t mahjong.Tile) {
	e.Shape.Remove(t.Kind())
	e.Hand.Counts[t]--
}

// Faces returns the red and the plain tile of a kind, the red one NoTile unless it is a
// five.
func Faces(kind mahjong.Tile) [2]mahjong.Tile { return [2]mahjong.Tile{RedOf[kind], kind} }

// RedOf has Tile.Red of every kind.
var RedOf = func() (red [mahjong.Kinds]mahjong.Tile) {
	for k := range mahjong.Tile(mahjong.Kinds) {
		red[k] = k.Red()
	}
	return red
}()

// Waiting returns the value in points of a hand of 13 tiles with shanten number n, below
// Depth: the sum over useful tiles of unseen copies times the value of drawing or calling
// one, by divisor.
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

// drawing returns the value of drawing or calling a useful tile, for a hand of 13 tiles.
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

// turn returns the value of a hand of 14 tiles with shanten number n, 0…Depth-1: that of
// its best discard.
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

// Throwing is turn for a hand that must not discard the forbidden kinds.
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

// Won returns the points of a hand completed by the tile just drawn, Luck included; 0 if
// it has no yaku or is not complete.
func (e *Evaluator) Won(t mahjong.Tile) float64 {
	before := e.Win.Flags
	e.Win.Flags |= e.Luck
	v := e.points(t)
	e.Win.Flags = before
	return v
}

// points returns the points of the complete hand for a tsumo of t, by Win.Flags: riichi for
// a closed hand, and no ippatsu or ura dora.
func (e *Evaluator) points(t mahjong.Tile) float64 {
	e.Hand.Drawn = t
	return float64(score.Points(&e.Hand, &e.Win, e.Rules))
}

// Resting returns the value of a hand of 13 tiles with shanten number n: Waiting below
// Depth, else Counting.
func (e *Evaluator) Resting(n int) float64 {
	if n >= Depth {
		return e.Counting()
	}
	return e.Waiting(n)
}

// Standing returns the value of a hand of 14 tiles with shanten number n below Depth. A
// complete hand with a yaku has its points.
func (e *Evaluator) Standing(n int, drawn mahjong.Tile, forbidden mahjong.KindSet) float64 {
	if n < 0 {
		if v := e.Won(drawn); v != 0 {
			return v
		}
		n = 0
	}
	return e.Throwing(n, forbidden)
}

// StepBack returns the value of a discard that raises the shanten number n, シャンテン戻し.
// kinds are the useful tiles after it. A draw counts only if its value exceeds backFactor
// times best, the best value now. The hand must neither draw the discard's kind again nor
// wait for it.
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

// WithoutYaku returns the share, 0…1, of the unseen tiles of some kinds with which a hand
// of 13 tiles cannot win by ron.
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

// backFactor is how many times the best value a draw must exceed to count in StepBack.
const backFactor = 2

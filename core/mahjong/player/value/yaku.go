package value

import (
	"github.com/tefuda/tefuda/core/mahjong"
	"github.com/tefuda/tefuda/core/mahjong/score"
	"github.com/tefuda/tefuda/core/mahjong/shanten"
)

// isValued reports whether three tiles of an honour are a yaku (役牌).
func isValued(w *score.Win, kind mahjong.Tile) bool {
	return kind >= mahjong.Haku || kind == mahjong.East+mahjong.Tile(w.RoundWind) || kind == mahjong.East+mahjong.Tile(w.SeatWind)
}

// YakuShanten returns the shanten number to a complete hand with a yaku. For an open hand
// these yaku count: a triplet of valued honours, tanyao, toitoi, one suit. The result is
// shanten.Impossible if no such yaku is possible. It is never less than the shanten
// number, and equal to it for a closed hand.
func (e *Evaluator) YakuShanten() int {
	n := e.Shape.Min()
	if e.Win.Flags&score.WinRiichi != 0 {
		return n
	}
	best := min(e.toTanyao(), e.toValued(n), e.toTriplets())
	for suit := range 3 {
		best = min(best, e.toSuit(suit))
	}
	return best
}

// toValued is YakuShanten for a triplet of valued honours, 役牌.
func (e *Evaluator) toValued(n int) int {
	best := shanten.Impossible
	for k := mahjong.East; k <= mahjong.Chun; k++ {
		if !isValued(&e.Win, k) {
			continue
		}
		if e.Shape.Count(k) >= 3 || hasMeldOf(&e.Hand, k) {
			return n
		}
		if e.Shape.Count(k) == 2 && e.Unseen[k] > 0 && e.Shape.Melds() < 4 {
			best = min(best, e.Shape.WithSet(k, k)+1)
		}
	}
	return best
}

// hasMeldOf reports whether a meld is a triplet or kan of an honour.
func hasMeldOf(h *mahjong.Hand, kind mahjong.Tile) bool {
	for i := range h.MeldCount {
		if h.Melds[i].First() == kind {
			return true
		}
	}
	return false
}

// toTanyao is YakuShanten for a hand without terminals and honours, 断幺九.
func (e *Evaluator) toTanyao() int {
	if !e.Rules.Kuitan {
		return shanten.Impossible
	}
	for i := range e.Hand.MeldCount {
		m := &e.Hand.Melds[i]
		for _, t := range m.Tiles[:3] {
			if t.Kind().IsOrphan() {
				return shanten.Impossible
			}
		}
	}
	return e.Shape.WithoutOrphans()
}

// toSuit is YakuShanten for one suit and honours, 混一色.
func (e *Evaluator) toSuit(suit int) int {
	for i := range e.Hand.MeldCount {
		if s := e.Hand.Melds[i].First().Suit(); s != suit && s != 3 {
			return shanten.Impossible
		}
	}
	return e.Shape.OneSuit(suit)
}

// toTriplets is YakuShanten for triplets only, 対々和.
func (e *Evaluator) toTriplets() int {
	triplets, pairs := 0, 0
	for i := range e.Hand.MeldCount {
		if e.Hand.Melds[i].Type == mahjong.Chi {
			return shanten.Impossible
		}
		triplets++
	}
	for k := range mahjong.Tile(mahjong.Kinds) {
		switch c := e.Shape.Count(k); {
		case c >= 3:
			triplets++
		case c == 2:
			pairs++
		}
	}
	if triplets+pairs > 5 {
		pairs = 5 - triplets
	}
	return 8 - 2*triplets - pairs
}

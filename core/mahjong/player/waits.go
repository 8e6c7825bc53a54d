package player

import (
	"github.com/tefuda/tefuda/core/mahjong"
	"github.com/tefuda/tefuda/core/mahjong/player/curve"
)

// The chance that a hand waits for a kind. For each way to wait, count the pairs of
// unseen tiles that make it and multiply by the way's weight. The kind's share of the
// sum over all kinds gives its chance. The weights are fitted to hands that were tenpai,
// with riichi and without it apart.

// The ways to wait for a kind.
const (
	wayOpen    = iota // 両面
	wayEdge           // 辺張
	wayMiddle         // 嵌張
	wayTriplet        // 双碰 of a number
	waySingle         // 単騎 of a number
	wayHonours        // 双碰 of an honour
	wayHonour         // 単騎 of an honour
	Ways
)

// Properties that make a kind more or less likely as a wait.
const (
	isDora     = iota
	nearDora   // one or two from a dora of its suit
	outsideOf  // one or two further out than an early discard
	offSuit    // all melds are of one other suit
	inSuit     // all melds are of its suit, or it is an honour and all melds are of one suit
	notSimple  // a terminal or an honour, against two or more melds of simples alone
	valuedTile // an honour that is a yaku
	WaitFactors
)

// WaitWeights are fitted weights for the waits of a group of hands.
type WaitWeights struct {
	Ways    [Ways]float64        // weight of each way
	Factors [WaitFactors]float64 // natural logarithm of the multiplier of each factor
	Kinds   float64              // mean number of kinds waited for
}

// WaitFeatures has the features behind Threat.Waits: for each kind the number of pairs of
// unseen tiles for each way, and the factors 0 or 1.
type WaitFeatures struct {
	Ways    [mahjong.Kinds][Ways]float64
	Factors [mahjong.Kinds][WaitFactors]float64
}

// findWaits fills in Waits; seen is work space.
func (t *Threat) findWaits(s *Situation, o *Other, l *open, i int, seen *WaitFeatures) {
	weights := &waitWeights[0]
	if !s.Riichi[i] {
		weights = &waitWeights[1]
	}
	*seen = WaitFeatures{}
	if s.Shown[i] {
		for k := range t.Waits {
			t.Waits[k] = curve.Is(!s.Safe[i].Has(mahjong.Tile(k)))
		}
		return
	}
	s.see(seen, o, l, i)
	sum := 0.0
	for k := range t.Waits {
		t.Waits[k] = curve.Dot(weights.Ways[:], seen.Ways[k][:]) * curve.Exp(curve.Dot(weights.Factors[:], seen.Factors[k][:]))
		sum += t.Waits[k]
	}
	for k := range t.Waits {
		if t.Waits[k] > 0 {
			t.Waits[k] = 1 - curve.Exp(-weights.Kinds*t.Waits[k]/sum)
		}
	}
}

// WaitsOf returns the wait features of an opponent: 0 right, 1 across, 2 left.
func (s *Situation) WaitsOf(other int) (seen WaitFeatures) {
	l := s.lookAt(&s.Others[other], (s.SeatWind+int8(other)+1)%4)
	s.see(&seen, &s.Others[other], &l, other)
	return seen
}

func (s *Situation) see(seen *WaitFeatures, o *Other, l *open, i int) {
	wind := (s.SeatWind + int8(i) + 1) % 4
	for k := range mahjong.Tile(mahjong.Kinds) {
		if s.Safe[i].Has(k) {
			continue
		}
		s.countWays(&seen.Ways[k], k, s.Safe[i])
		s.countFactors(&seen.Factors[k], k, o, l, wind)
	}
}

// countWays counts the pairs of unseen tiles for each way to wait for a kind. A two-sided
// wait is impossible if its other end is safe.
func (s *Situation) countWays(ways *[Ways]float64, k mahjong.Tile, safe mahjong.KindSet) {
	own := s.unseenOf(k)
	if k.IsHonour() {
		ways[wayHonours], ways[wayHonour] = own*(own-1)/2, own
		return
	}
	ways[wayTriplet], ways[waySingle] = own*(own-1)/2, own
	rank := k % 9
	if rank >= 2 {
		n := s.unseenOf(k-2) * s.unseenOf(k-1)
		if rank == 2 {
			ways[wayEdge] = n
		} else if !safe.Has(k - 3) {
			ways[wayOpen] = n
		}
	}
	if rank <= 6 {
		n := s.unseenOf(k+1) * s.unseenOf(k+2)
		if rank == 6 {
			ways[wayEdge] += n
		} else if !safe.Has(k + 3) {
			ways[wayOpen] += n
		}
	}
	if rank >= 1 && rank <= 7 {
		ways[wayMiddle] = s.unseenOf(k-1) * s.unseenOf(k+1)
	}
}

// unseenOf is Unseen.Of, at least zero.
func (s *Situation) unseenOf(k mahjong.Tile) float64 { return float64(max(s.Unseen.Of(k), 0)) }

func (s *Situation) countFactors(f *[WaitFactors]float64, k mahjong.Tile, o *Other, l *open, wind int8) {
	f[isDora] = curve.Is(s.doraCount(k) > 0)
	suit := int(k / 9)
	if k.IsHonour() {
		f[valuedTile] = curve.Is(k >= mahjong.Haku || k == mahjong.East+mahjong.Tile(wind) || k == mahjong.East+mahjong.Tile(s.RoundWind))
	} else {
		f[nearDora], f[outsideOf] = s.near(k, o.Early)
	}
	if l.called > 0 && l.suit >= 0 && l.suit < 3 {
		f[offSuit], f[inSuit] = curve.Is(suit != l.suit && suit < 3), curve.Is(suit == l.suit || suit == 3)
	}
	f[notSimple] = curve.Is(l.called > 1 && l.simple && k.IsOrphan())
}

// near returns, for a number tile, whether a dora is at most two away, and whether an
// early discard is one or two further in. Both are 0 or 1.
func (s *Situation) near(k mahjong.Tile, early mahjong.KindSet) (dora, outside float64) {
	low, high := k/9*9, k/9*9+8
	for other := max(k-2, low); other <= min(k+2, high); other++ {
		if other != k && s.doraCount(other) > 0 {
			dora = 1
		}
		inner := other > k && k < low+4 || other < k && k > low+4
		if inner && early.Has(other) {
			outside = 1
		}
	}
	return dora, outside
}

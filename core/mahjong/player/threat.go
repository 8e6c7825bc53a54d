package player

import (
	"github.com/tefuda/tefuda/core/mahjong"
	"github.com/tefuda/tefuda/core/mahjong/player/curve"
)

// An Other is what lies open of another player, beside what it cannot win by.
type Other struct {
	Melds  []mahjong.Meld
	Points int32
	Thrown int8            // 捨て牌の枚数
	Early  mahjong.KindSet // the kinds of its first six discards
	Passed int8            // ツモ切り: how many of its last discards were tiles just drawn, one after another
}

// EarlyTiles is how many discards Other.Early has.
const EarlyTiles = 6

// A Threat is what another player may win with, as far as it can be told: the
// chance to be tenpai, of each kind the chance to be waited for if so, and what
// that costs. TenpaiX, WaitsX and LossX are what these were found by.
type Threat struct {
	Tenpai  float64
	Waits   [mahjong.Kinds]float64
	Loss    [2]float64 // of a kind that is no dora, and of one that is
	TenpaiX [TenpaiFeatures]float64
	LossX   [LossFeatures]float64
}

// How many features the chance to be tenpai, and the loss, are found by.
const (
	TenpaiFeatures = 14
	LossFeatures   = 10
	lossDora       = 5 // the place of the tile's being dora
)

// An open is what the melds of another player tell.
type open struct {
	called int // melds but closed kans
	dora   int // dora and red fives in all melds
	valued int // triplets of honours that are yaku
	kans   int
	suit   int  // the one suit of all called sets and honours, mixed if there are two; 3 for honours alone
	simple bool // no terminal and no honour among two melds or more
}

const mixed = -1

// lookAt reads the melds of another player, whose wind is given.
func (s *Situation) lookAt(o *Other, wind int8) open {
	l := open{suit: 3, simple: true}
	for i := range o.Melds {
		m := &o.Melds[i]
		if m.Type != mahjong.ClosedKan {
			l.called++
		}
		if m.Type >= mahjong.OpenKan {
			l.kans++
		}
		k := m.First()
		if k >= mahjong.Haku || k == mahjong.East+mahjong.Tile(wind) || k == mahjong.East+mahjong.Tile(s.RoundWind) {
			l.valued++
		}
		if suit := int(k / 9); l.suit == 3 {
			l.suit = suit
		} else if suit != 3 && suit != l.suit {
			l.suit = mixed
		}
		for _, t := range m.Tiles[:m.Size()] {
			l.simple = l.simple && !t.IsOrphan()
			if t.IsRed() {
				l.dora++
			}
			l.dora += s.doraCount(t.Kind())
		}
	}
	return l
}

// doraCount returns how many indicators point at a kind.
func (s *Situation) doraCount(k mahjong.Tile) (n int) {
	for _, t := range s.Dora {
		if s.Rules.Reds.DoraOf(t) == k {
			n++
		}
	}
	return n
}

// threats judges the three others.
func (p *Player) threats(s *Situation) {
	for i := range p.threat {
		t, o := &p.threat[i], &s.Others[i]
		wind := (s.SeatWind + int8(i) + 1) % 4
		l := s.lookAt(o, wind)
		t.look(s, o, &l, i, wind)
		t.Tenpai = 1
		if !s.Riichi[i] {
			t.Tenpai = curve.Chance(curve.Dot(tenpaiWeights[:], t.TenpaiX[:]))
			if !p.options.OpenHands {
				t.Tenpai = 0
			}
		}
		t.Loss[0] = curve.Exp(curve.Dot(lossWeights[:], t.LossX[:]))
		t.Loss[1] = t.Loss[0] * curve.Exp(lossWeights[lossDora])
		t.findWaits(s, o, &l, i, &p.sight)
	}
}

// look fills in the features of the chance to be tenpai and of the loss.
func (t *Threat) look(s *Situation, o *Other, l *open, i int, wind int8) {
	m, turn := min(l.called, 3), float64(o.Thrown)/18
	t.TenpaiX, t.LossX = [TenpaiFeatures]float64{}, [LossFeatures]float64{}
	t.TenpaiX[2*m], t.TenpaiX[2*m+1] = 1, turn
	curve.Put(t.TenpaiX[8:], float64(min(l.dora, 4)), float64(min(l.valued, 2)), float64(min(o.Passed, 3)), curve.Is(l.suit >= 0 && m > 1), curve.Is(l.called > 3), turn*turn)
	curve.Put(t.LossX[:], 1, curve.Is(wind == 0), curve.Is(s.Riichi[i]), float64(m), float64(min(l.dora, 6)), 0, float64(min(l.valued, 2)), curve.Is(l.suit >= 0 && m > 1), float64(len(s.Dora)-1), float64(l.kans))
}

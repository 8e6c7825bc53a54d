package player

import (
	"github.com/tefuda/tefuda/core/mahjong"
	"github.com/tefuda/tefuda/core/mahjong/player/curve"
)

// An Other is an opponent's visible state: melds, score, discards. The tiles that are
// safe against it are in Situation.Safe.
type Other struct {
	Melds    []mahjong.Meld
	Points   int32
	Discards int8            // 捨て牌の枚数
	Early    mahjong.KindSet // the kinds of its first six discards
	Passed   int8            // ツモ切り: length of its current run of discards that were just drawn
}

// EarlyTiles is the number of discards that Other.Early covers.
const EarlyTiles = 6

// A Threat is the estimate of an opponent's hand. TenpaiX and LossX are the features
// behind Tenpai and Loss.
type Threat struct {
	Tenpai  float64                // chance to be tenpai, 0…1
	Waits   [mahjong.Kinds]float64 // chance to wait for each kind if tenpai, 0…1
	Loss    [2]float64             // mean points of dealing in with a kind that is no dora, with a dora
	TenpaiX [TenpaiFeatures]float64
	LossX   [LossFeatures]float64
}

// The numbers of features of the chance to be tenpai, and of the loss.
const (
	TenpaiFeatures = 14
	LossFeatures   = 10
	lossDora       = 5 // index of the feature "the tile is dora"
)

// An open is what an opponent's melds show.
type open struct {
	called int // melds except closed kans
	dora   int // dora and red fives in all melds
	valued int // triplets and kans of honours that are yaku
	kans   int
	suit   int  // 0…2 if all melds are of that suit or honours, 3 for honours alone, else mixed
	simple bool // no meld has a terminal or an honour
}

const mixed = -1

// lookAt reads the melds of an opponent; wind is its seat wind.
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

// doraCount returns how many indicators make a kind dora.
func (s *Situation) doraCount(k mahjong.Tile) (n int) {
	for _, t := range s.Dora {
		if s.Rules.Reds.DoraOf(t) == k {
			n++
		}
	}
	return n
}

// threats estimates the three opponents.
func (p *Player) threats(s *Situation) {
	for i := range p.threat {
		t, o := &p.threat[i], &s.Others[i]
		wind := s.windOf(i)
		l := s.lookAt(o, wind)
		t.look(s, o, &l, i, wind)
		t.Tenpai = 1
		if !s.Riichi[i] {
			t.Tenpai = curve.Chance(curve.Dot(tenpaiWeights[:], t.TenpaiX[:]))
			if !p.options.OpenHands || s.isEmpty(i) {
				t.Tenpai = 0
			}
		}
		t.Loss[0] = curve.Exp(curve.Dot(lossWeights[:], t.LossX[:]))
		t.Loss[1] = t.Loss[0] * curve.Exp(lossWeights[lossDora])
		if s.Shown[i] && s.Yakuman {
			t.Loss[0] = yakumanPoints * (1 + curve.Is(wind == 0)/2)
			t.Loss[1] = t.Loss[0]
		}
		t.findWaits(s, o, &l, i, &p.seen)
	}
}

// yakumanPoints is the price of dealing in to a yakuman of a player who is not the
// dealer.
const yakumanPoints = 32000

// windOf returns the wind of another player: 0 right, 1 across, 2 left. Three players sit in
// the chairs 0, 1 and 2, so a wind follows from the dealer's chair. The result for the empty
// chair has no meaning.
func (s *Situation) windOf(i int) int8 {
	if s.Rules.Reds.Three() {
		return ((s.seatOfThree()+int8(i)+1)%4 + 3 - s.Dealer) % 3
	}
	return (s.SeatWind + int8(i) + 1) % 4
}

// look fills in TenpaiX and LossX.
func (t *Threat) look(s *Situation, o *Other, l *open, i int, wind int8) {
	m, turn := min(l.called, 3), float64(o.Discards)/18
	t.TenpaiX, t.LossX = [TenpaiFeatures]float64{}, [LossFeatures]float64{}
	t.TenpaiX[2*m], t.TenpaiX[2*m+1] = 1, turn
	curve.Put(t.TenpaiX[8:], float64(min(l.dora, 4)), float64(min(l.valued, 2)), float64(min(o.Passed, 3)), curve.Is(l.suit >= 0 && m > 1), curve.Is(l.called > 3), turn*turn)
	curve.Put(t.LossX[:], 1, curve.Is(wind == 0), curve.Is(s.Riichi[i]), float64(m), float64(min(l.dora, 6)), 0, float64(min(l.valued, 2)), curve.Is(l.suit >= 0 && m > 1), float64(len(s.Dora)-1), float64(l.kans))
}

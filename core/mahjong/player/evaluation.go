package player

import (
	"github.com/tefuda/tefuda/core/mahjong"
	"github.com/tefuda/tefuda/core/mahjong/player/curve"
	"github.com/tefuda/tefuda/core/mahjong/player/value"
)

// An Evaluation is the evaluation of a decision: how the round goes on after it. Chances
// are 0…1, points are means.
type Evaluation struct {
	Win      float64 // 和了率
	Points   float64 // points of the win
	DealIn   float64 // 放銃率, by this discard and later ones
	Loss     float64 // points of the deal-in
	Rest     float64 // points gained otherwise, as a rule negative: tsumo of others, noten payments
	Risk     float64 // 放銃率 of this discard alone
	Cost     float64 // points that this discard loses, over all cases
	Expected float64 // points gained in the round
	Place    float64 // 平均順位: expected final rank, 1…4; 0 if the rounds left are not known
	Worth    float64 // what decides: Expected, or Place in points
}

// Features are the input of an Evaluation: the class of the hand after the decision, and its
// features.
type Features struct {
	Tile   mahjong.Tile // the discard, or the tile of an added kan; NoTile for a pass
	Riichi bool         // declared with it
	Class  int8
	X      [FeatureCount]float64
}

// The classes of hands.
const (
	classRiichi  = iota         // 立直
	classTenpai                 // tenpai with an open hand
	classOne                    // six classes: 1-shanten closed, open; 2-shanten closed, open; further closed, open
	classDama    = classOne + 6 // 黙聴: tenpai with a closed hand, without riichi
	Dama         = int(classDama)
	Classes      = classDama + 1
	FeatureCount = 16
)

// A position is the hand after a decision, from which see makes the features.
type position struct {
	shanten, yaku, total    int     // shanten number, yaku-aware one, useful tiles
	value                   float64 // in points where shanten is below value.Depth, else in tiles
	closed, riichi, furiten bool
	kan                     bool    // 槓 was declared: one more dora, for everybody
	yakuless                float64 // 役なし: share of a closed hand's wait that damaten cannot win by ron
	draws                   float64 // opponents' turns before the player's next draw, divided by 3
	safe                    float64 // safe tiles in the hand, divided by 4
}

// class returns the class of a hand.
func (a *position) class() int8 {
	switch {
	case a.shanten > 0 && a.closed:
		return classOne + 2*int8(min(a.shanten, 3)-1)
	case a.shanten > 0:
		return classOne + 2*int8(min(a.shanten, 3)-1) + 1
	case a.riichi:
		return classRiichi
	case a.closed:
		return classDama
	}
	return classTenpai
}

// see fills in the class and the features of a hand.
func (p *Player) see(to *Features, a *position, s *Situation) {
	to.Class, to.Riichi = a.class(), a.riichi
	t := float64(s.TilesLeft) / wallTiles
	worth, useful := 0.0, curve.Log(float64(a.total)+1)
	if a.shanten < value.Depth {
		worth = curve.Log(a.value+30) - 7
	} else {
		worth = curve.Log(a.value+2) - 3
	}
	extra, other := float64(min(a.yaku-a.shanten, 4)), curve.Is(a.value <= 0)
	switch {
	case to.Class == classDama:
		extra, other = curve.Is(a.furiten), a.yakuless
	case a.shanten == 0:
		extra = curve.Is(a.furiten)
	case a.shanten >= value.Depth:
		other = float64(a.shanten - value.Depth)
	}
	riichi, open := p.tenpai[0], p.tenpai[1]
	th := riichi + open
	curve.Put(to.X[:], 1, t, t*t, worth, useful, t*worth, t*useful, riichi, open, p.tenpai[2], curve.Is(s.SeatWind == 0), extra, a.safe*min(th, 1), th*t, a.draws, other)
}

// sum sets p.tenpai: the number of opponents in riichi, the expected number of other
// opponents who are tenpai, and the expected losses in units of 8,000 points.
func (p *Player) sum(s *Situation) {
	p.tenpai = [3]float64{}
	for i := range p.threat {
		t := &p.threat[i]
		if s.Riichi[i] {
			p.tenpai[0]++
		} else {
			p.tenpai[1] += t.Tenpai
		}
		p.tenpai[2] += float64(t.Tenpai*t.Loss[0]) / 8000
	}
}

// judge computes the chances and points from the features.
func (to *Evaluation) judge(v *Features) {
	var x [Outcomes]float64
	w := &damaWeights
	if v.Class < classDama {
		w = &evaluationWeights[v.Class]
	}
	for i := range x {
		for j, f := range &v.X {
			x[i] += float64(float64(w[i][j]) * f)
		}
		x[i] /= 1000
	}
	to.Win, to.Points, to.Loss, to.Rest = curve.Chance(x[outWin]), curve.Exp(x[outPoints]), curve.Exp(x[outLoss]), 1000*x[outRest]
	to.DealIn = min(curve.Chance(x[outDealIn]), 1-to.Win)
}

// The outcomes, each with weights of its own.
const (
	outWin = iota
	outPoints
	outDealIn
	outLoss
	outRest
	Outcomes
)

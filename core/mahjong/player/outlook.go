package player

import (
	"github.com/tefuda/tefuda/core/mahjong"
	"github.com/tefuda/tefuda/core/mahjong/player/curve"
	"github.com/tefuda/tefuda/core/mahjong/player/value"
)

// An Outlook is what becomes of a round after a decision, as far as it can be
// told: chances 0…1, points as means.
type Outlook struct {
	Win      float64 // 和了率
	Points   float64 // of the win
	DealIn   float64 // 放銃率, by the tile thrown and by later ones
	Loss     float64 // of the deal-in
	Rest     float64 // gained otherwise: tsumo of others, noten payments
	Risk     float64 // 放銃率 of the tile thrown alone
	Cost     float64 // what that loses, as a mean
	Expected float64 // points gained by all of it
	Place    float64 // 平均順位: the place to expect at the end of the game, 0 if the rounds left are not known
	Worth    float64 // what decides: Expected, or what Place is worth in points
}

// A Sight is what an Outlook is found by: the class of the hand after the
// decision, and its features.
type Sight struct {
	Tile   mahjong.Tile // thrown, NoTile if a tile offered is let go
	Riichi bool         // declared with it
	Class  int8
	X      [Features]float64
}

// The classes of hands.
const (
	classRiichi = iota         // 立直
	classTenpai                // tenpai with an open hand
	classOne                   // 1-shanten, closed; then open; then 2-shanten; then further
	classDama   = classOne + 6 // 黙聴: tenpai with a closed hand, without riichi
	Dama        = int(classDama)
	Classes     = classDama + 1
	Features    = 16
)

// An afterstate is a hand after a decision: what the features are made of.
type afterstate struct {
	shanten, yaku, total    int
	value                   float64 // in points where shanten is below value.Depth, else in tiles
	closed, riichi, furiten bool
	kan                     bool    // 槓 was declared: a dora more, for everybody
	yakuless                float64 // 役なし: the share of what a closed hand waits for that cannot be won by ron without riichi
	draws                   float64 // of the others before one's own, in thirds
	safe                    float64 // safe tiles in the hand, in fours
}

// class returns the class of a hand.
func (a *afterstate) class() int8 {
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

// see fills in the features of a hand.
func (p *Player) see(to *Sight, a *afterstate, s *Situation) {
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

// sum notes what the threats come to: the riichi of others, the chances of the
// rest to be tenpai, and what all can cost.
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

// judge finds the outlook by a sight.
func (to *Outlook) judge(v *Sight) {
	var x [Outcomes]float64
	w := &damaWeights
	if v.Class < classDama {
		w = &outlookWeights[v.Class]
	}
	for i := range x {
		for j, f := range v.X {
			x[i] += float64(float64(w[i][j]) * f)
		}
		x[i] /= 1000
	}
	to.Win, to.Points, to.Loss, to.Rest = curve.Chance(x[outWin]), curve.Exp(x[outPoints]), curve.Exp(x[outLoss]), 1000*x[outRest]
	to.DealIn = min(curve.Chance(x[outDealIn]), 1-to.Win)
}

// What there are weights for.
const (
	outWin = iota
	outPoints
	outDealIn
	outLoss
	outRest
	Outcomes
)

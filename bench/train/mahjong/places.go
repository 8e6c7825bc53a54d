package main

import (
	"github.com/tefuda/tefuda/core/mahjong/game"
	"github.com/tefuda/tefuda/core/mahjong/player"
)

// A start is how a round of a game began.
type start struct {
	left   int8 // rounds, this one included
	dealer int8
	points [4]int32
}

// silence is the share of the rounds in which a seat whose decisions are kept
// declares no riichi, so that damaten (黙聴) can be learned.
const silence = 0.25

// begin notes how a round begins.
func (r *recorder) begin(g *game.Game) {
	v, _ := g.View(0)
	r.starts = append(r.starts, start{max(1, 4*v.Rules.Winds-v.Number), g.Dealer(), g.Points()})
	for i := range r.silent {
		r.silent[i] = r.dice.Float64() < silence
	}
}

// rank gives the rounds of a game what came of it: who was before whom.
func (r *recorder) rank(g *game.Game) {
	final := g.Final()
	for _, s := range r.starts {
		at := min(int(s.left), player.PlaceRounds) - 1
		for me := range int8(4) {
			for other := range int8(4) {
				if me == other {
					continue
				}
				y := 0.0
				if final.Ranks[other] < final.Ranks[me] {
					y = 1
				}
				gap := float32(s.points[other]-s.points[me]) / 1000
				r.Places[at] = append(r.Places[at], row{[]float32{1, gap, bit(s.dealer == me), bit(s.dealer == other)}, y})
			}
		}
	}
	r.starts = r.starts[:0]
}

func bit(so bool) float32 {
	if so {
		return 1
	}
	return 0
}

package main

import (
	"fmt"
	"math/rand/v2"
	"os"

	"github.com/tefuda/tefuda/core/mahjong/game"
	"github.com/tefuda/tefuda/core/mahjong/player"
)

// A start is the state of a game when a round began.
type start struct {
	left   int8 // rounds left, this one included
	dealer int8
	points [4]int32
}

// silence is the share of rounds in which a seat declares no riichi, to give examples of
// damaten (黙聴).
const silence = 0.25

// begin records the start of a round, and draws the seats that declare no riichi in it.
func (r *recorder) begin(g *game.Game) {
	v, _ := g.View(0)
	r.starts = append(r.starts, start{max(1, v.Rules.Players*v.Rules.Winds-v.Number), g.Dealer(), g.Points()})
	for i := range r.silent {
		r.silent[i] = r.dice.Float64() < silence
	}
}

// rank adds the examples of a finished game: for each round and each pair of seats, which
// of the two ranked before the other.
func (r *recorder) rank(g *game.Game) {
	final := g.Final()
	for _, s := range r.starts {
		at := min(int(s.left), player.RankRounds) - 1
		for me := range r.players {
			for other := range r.players {
				if me == other {
					continue
				}
				y := 0.0
				if final.Ranks[other] < final.Ranks[me] {
					y = 1
				}
				gap := float32(s.points[other]-s.points[me]) / 1000
				r.Ranks[at] = append(r.Ranks[at], row{[]float32{1, gap, bit(s.dealer == me), bit(s.dealer == other)}, y})
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

// three plays games of three players, fits the weights of their final ranks and writes them.
func three(out, made, who string, games int, seed uint32) error {
	rules, _ := game.Preset("tenhou-sanma")
	r := recorder{dice: rand.New(rand.NewPCG(uint64(seed), 1)), players: 3}
	p := of(who)
	for n := range games {
		g, _, err := game.Start(&rules, seed+uint32(n))
		dealt := int32(0)
		for err == nil && g.Phase() != game.GameOver {
			if g.Dealt() > dealt {
				dealt = g.Dealt()
				r.begin(g)
			}
			_, err = act(g, p)
		}
		if err != nil {
			return err
		}
		r.rank(g)
	}
	f, err := os.Create(out)
	if err != nil {
		return err
	}
	defer f.Close()
	fmt.Fprintf(f, "package player\n\n// rankWeightsThree are rankWeights of three players. They were fitted by\n//\n%s\nvar rankWeightsThree = ", made)
	r.writeRanks(f)
	return nil
}

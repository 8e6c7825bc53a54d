package main

import (
	"bytes"
	"math"
	"testing"

	"github.com/tefuda/tefuda/bench/train/poker/cfr"
	"github.com/tefuda/tefuda/core/poker/player/blueprint"
)

func learnt(t *testing.T, folder string, number, flops int) *game {
	t.Helper()
	g := newGame(number)
	if err := g.load(folder); err != nil {
		t.Fatal(err)
	}
	d := newDealer(4)
	for g.Flops < flops {
		g.learn(d)
	}
	if err := g.save(folder); err != nil {
		t.Fatal(err)
	}
	return g
}

// Training in pieces gives the same result as in one piece, and its file can be read.
func TestPieces(t *testing.T) {
	var games []*game
	for i := range blueprint.Games {
		folder := t.TempDir()
		learnt(t, folder, i, 2)
		pieces, whole := learnt(t, folder, i, 4), learnt(t, "", i, 4)
		if !bytes.Equal(pieces.rows(), whole.rows()) {
			t.Errorf("game %d: the pieces differ from the whole", i)
		}
		games = append(games, whole)
	}
	if _, err := blueprint.Open(tables(games, blueprint.Equities{})); err != nil {
		t.Error(err)
	}
}

// The hands of a deal share no card, their buckets are in bounds, and over many deals
// the showdowns are even.
func TestDeals(t *testing.T) {
	d, sum, n := newDealer(50), 0.0, 0
	for number := range uint32(8) {
		d.each(number, func(deal *cfr.Deal) {
			n++
			sum += deal.Win
			for p := range deal.Buckets {
				for r, b := range deal.Buckets[p] {
					if b < 0 || b >= blueprint.Buckets[r] {
						t.Fatalf("%+v", deal)
					}
				}
			}
		})
	}
	if n != 8*turns*rivers*50 || sum/float64(n) > 0.05 || sum/float64(n) < -0.05 {
		t.Errorf("%d deals, %+.3f", n, sum/float64(n))
	}
}

// Rounded probabilities, read again, are exact to a step.
func TestRound(t *testing.T) {
	for _, p := range [][]float64{{1}, {0.5, 0.5}, {0.34, 0.33, 0.33}, {0.06, 0.94}, {0, 0, 0, 1}, {0.2, 0.2, 0.2, 0.2, 0.2}} {
		sum := 0
		for i, x := range round(p) {
			sum += int(x)
			if math.Abs(float64(x)/blueprint.Steps-p[i]) > 0.2 {
				t.Errorf("%v: %v", p, round(p))
			}
		}
		if sum != blueprint.Steps {
			t.Errorf("%v: %v", p, round(p))
		}
	}
}

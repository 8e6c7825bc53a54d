package main

import (
	"fmt"

	"github.com/tefuda/tefuda/bench/train/poker/cfr"
)

// respond prints the win of best responses within the abstraction, between two bounds.
// For the upper bound, actions are chosen on the same deals on which they are paid:
// that is exact for a game of only these deals, but knows too much of the whole game.
// For the lower bound, actions are chosen on other deals.
func (g *game) respond(d *dealer, flops int) {
	var deals [2][]cfr.Deal
	for n := range 2 * flops {
		k := 0
		d.each(1<<31+uint32(n), func(deal *cfr.Deal) {
			if k++; k%every == 0 {
				deals[n%2] = append(deals[n%2], *deal)
			}
		})
	}
	for i := range deals {
		for k := range deals[i] {
			deals[i][k].Prob = 1 / float64(len(deals[i]))
		}
	}
	s := g.sampler.Strategy()
	least := 0.0
	for p := range int8(2) {
		least += s.Respond(deals[0], deals[1], p, sure) / 2
	}
	fmt.Printf("game %d: worth %+.0f mbb to the button; best responses within the abstraction win %.0f to %.0f mbb a hand (mean of both seats, %d deals to learn, %d to pay)\n",
		g.number, 10*s.Value(deals[1]), 10*least, 10*s.Exploitability(deals[1]), len(deals[0]), len(deals[1]))
}

const (
	every = 20 // only every 20th deal of a flop is used: few of them have most of the information
	sure  = 3  // standard errors by which an answer must be better, because deals of one flop are alike
)

package main

import (
	"fmt"

	"github.com/tefuda/tefuda/bench/train/poker/cfr"
)

// respond tells what best responses within the abstraction win, between two
// bounds: with actions chosen on the deals that they are paid on, which is exact
// for a game of these deals alone and knows too much of the whole one; and with
// actions chosen on other deals.
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

// Few deals of a flop tell most; an answer has to be better by so many standard
// errors, as deals of one flop are alike.
const (
	every = 20
	sure  = 3
)

package main

import (
	"github.com/tefuda/tefuda/bench/train/poker/cfr"
	"github.com/tefuda/tefuda/core/cards"
	"github.com/tefuda/tefuda/core/dice"
	"github.com/tefuda/tefuda/core/poker"
	"github.com/tefuda/tefuda/core/poker/player/blueprint"
)

// Each flop gets several turns, and each turn several rivers. There are many deals on
// each, because measuring a board costs as much as hundreds of deals on it.
const (
	turns  = 3
	rivers = 4
)

// dealer makes deals of hold'em for two players, in buckets.
type dealer struct {
	look  blueprint.Look
	dice  dice.Dice
	deck  []cards.Card
	pairs int // pairs of hands on each board
	kind  [blueprint.Hands]int32
	flop  [blueprint.Hands]int32
	turn  [blueprint.Hands]int32
	river [blueprint.Hands]int32
}

func newDealer(pairs int) *dealer {
	d := &dealer{deck: poker.Deck(0), pairs: pairs}
	d.look.Seven = poker.Standard.Table7()
	for i, a := range d.deck {
		for _, b := range d.deck[:i] {
			d.kind[blueprint.Index(a, b)] = blueprint.Class(a, b)
		}
	}
	return d
}

// each calls use with the deals of flop number. The same number gives the same deals.
func (d *dealer) each(number uint32, use func(*cfr.Deal)) {
	d.dice = dice.New(number)
	copy(d.deck, poker.Deck(0)) // so that the order does not depend on earlier flops
	d.draw(0, 3)
	d.measure(3, &d.flop)
	for range turns {
		d.draw(3, 4)
		d.measure(4, &d.turn)
		for range rivers {
			d.draw(4, 5)
			d.measure(5, &d.river)
			for range d.pairs {
				d.draw(5, 9)
				use(d.deal())
			}
		}
	}
}

// draw deals new cards to deck[from:to].
func (d *dealer) draw(from, to int) {
	for i := from; i < to; i++ {
		k := i + int(d.dice.Under(uint32(len(d.deck)-i)))
		d.deck[i], d.deck[k] = d.deck[k], d.deck[i]
	}
}

func (d *dealer) measure(board int, to *[blueprint.Hands]int32) {
	d.look.Measure(d.deck[:board])
	for h := range to {
		to[h] = d.look.Bucket(h, board)
	}
}

// deal returns the deal of the deck: its first five cards are the board, the next
// four the two hands.
func (d *dealer) deal() *cfr.Deal {
	deal := &cfr.Deal{Prob: 1}
	var strength [2]uint16
	for p := range 2 {
		h := blueprint.Index(d.deck[5+2*p], d.deck[6+2*p])
		deal.Buckets[p] = [4]int32{d.kind[h], d.flop[h], d.turn[h], d.river[h]}
		strength[p] = d.look.Strengths[h]
	}
	switch {
	case strength[0] > strength[1]:
		deal.Win = 1
	case strength[0] < strength[1]:
		deal.Win = -1
	}
	return deal
}

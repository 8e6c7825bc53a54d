// Package video computes video poker: five cards are dealt, any of them are
// held, the others are replaced once, and a pay table pays for the final hand.
// It computes the exact value of every hold and of a whole game, for 52 cards,
// with one or two jokers, or with wild deuces. Draws are counted, not dealt: by
// the multisets of their ranks times the ways to choose suits.
package video

import (
	"github.com/tefuda/tefuda/core/cards"
	"github.com/tefuda/tefuda/core/fault"
	"github.com/tefuda/tefuda/core/poker"
)

// A Deck is the deck of a game: 52 cards with up to poker.MaxJokers jokers, or
// 52 cards with the four deuces wild.
type Deck struct {
	Jokers     int8
	DeucesWild bool
}

// A Game is a deck with a pay table. Make one with NewGame; it is read-only
// afterwards.
type Game struct {
	deck  Deck
	pays  PayTable
	stake int32
	rules poker.Rules
	ranks RankSet // ranks of the naturals and deuces in the deck: all, except in tests
	size  int32   // cards in the deck
	// lines is indexed like a poker.Table, with wild cards as jokers. It has the
	// line of the pay table for each hand, len(pays) for none.
	lines []uint8
}

const allRanks RankSet = 1<<(cards.Ace+1) - 1<<cards.Two

// NewGame prepares a game, which takes some milliseconds and 32 KB. The pays are
// for stake units, 1…MaxPay: usually 1, or the coins of a machine whose pays are
// not multiples of them. The error is a *fault.Fault.
func NewGame(d Deck, p PayTable, stake int32, r poker.Rules) (*Game, error) {
	switch {
	case d.DeucesWild && d.Jokers != 0:
		return nil, bad("deuces are wild only in a deck without jokers")
	case d.Jokers < 0 || d.Jokers > poker.MaxJokers:
		return nil, bad("a deck has 0, 1 or 2 jokers")
	case stake < 1 || stake > MaxPay:
		return nil, bad(fault.Tell("stake \"#\" is not an integer from 1 to #", int64(stake), MaxPay))
	}
	if wrong := p.check(); wrong != nil {
		return nil, wrong
	}
	return newGame(d, p, stake, r, allRanks), nil
}

func newGame(d Deck, p PayTable, stake int32, r poker.Rules, ranks RankSet) *Game {
	g := &Game{deck: d, pays: append(PayTable{}, p...), stake: stake, rules: r, ranks: ranks, size: int32(d.Jokers)}
	for rank := cards.Two; rank <= cards.Ace; rank++ {
		if ranks.Has(rank) {
			g.size += cards.Suits
		}
	}
	f := fitter{g: g, table: r.Table()}
	g.lines = make([]uint8, poker.Places)
	poker.EachMultiset(f.fit)
	return g
}

// PayTable returns the pay table. Results count its lines in this order.
func (g *Game) PayTable() PayTable { return g.pays }

// Stake returns the number of units staked for the pays.
func (g *Game) Stake() int32 { return g.stake }

// perUnit returns the average pay over a number of draws, for one unit staked.
func (g *Game) perUnit(paid, draws int64) float64 {
	return float64(paid) / float64(draws*int64(g.stake))
}

// wilds returns the number of wild cards in the deck.
func (g *Game) wilds() int {
	if g.deck.DeucesWild {
		return cards.Suits
	}
	return int(g.deck.Jokers)
}

// A fitter finds the line of every hand. A wild card may stand for any card,
// even one that the hand already has.
type fitter struct {
	g     *Game
	table *poker.Table
	wilds uint8
	best  uint8
}

func (f *fitter) fit(key poker.Key, size, wilds int) {
	if size != poker.MaxHand || wilds > f.g.wilds() {
		return
	}
	f.wilds = uint8(wilds)
	i := key.Place()
	key -= poker.Key(wilds) * poker.JokerKey
	none := uint8(len(f.g.pays))
	f.best = none
	f.replace(wilds, cards.Two, key, 0)
	f.g.lines[i] = f.best
	if wilds == 0 { // in one suit; else wild cards may have another suit
		f.best = none
	}
	f.replace(wilds, cards.Two, key, 1)
	f.g.lines[i+1] = f.best
}

// replace tries every rank for the remaining wild cards. flush is 1 for hands of
// one suit, else 0.
func (f *fitter) replace(left int, from cards.Rank, key poker.Key, flush uint32) {
	if left > 0 {
		for r := from; r <= cards.Ace; r++ {
			f.replace(left-1, r, key+poker.RankKeys[r], flush)
		}
		return
	}
	v := f.table.At(key.Place() + flush)
	for i := range f.g.pays {
		if f.g.pays[i].Class.fits(v, f.wilds, f.g.deck.DeucesWild) && f.better(uint8(i)) {
			f.best = uint8(i)
		}
	}
}

func (f *fitter) better(i uint8) bool {
	pays, best := f.g.pays, int(f.best)
	if best == len(pays) {
		return true
	}
	return pays[i].Pay > pays[best].Pay || pays[i].Pay == pays[best].Pay && int(i) < best
}

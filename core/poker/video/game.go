// Package video is draw poker against a pay table (video poker): five cards
// are dealt, any of them are held, the others are replaced once, and the final
// hand is paid. It tells the exact worth of every hold and of a whole game, for
// 52 cards, with one or two jokers, or with wild deuces. Draws are counted, not
// dealt: by the multisets of their ranks times the ways to choose suits.
package video

import (
	"github.com/tefuda/tefuda/core/cards"
	"github.com/tefuda/tefuda/core/fault"
	"github.com/tefuda/tefuda/core/poker"
)

// A Deck is what video poker is dealt from: 52 cards and up to poker.MaxJokers
// jokers, or 52 cards of which the four deuces are wild.
type Deck struct {
	Jokers     int8
	DeucesWild bool
}

// A Game is draw poker against a pay table (video poker): five cards dealt,
// any of them held, the rest replaced once, the final hand paid. Make one
// with NewGame; it is read-only afterwards.
type Game struct {
	deck  Deck
	pays  PayTable
	stake int32
	rules poker.Rules
	ranks RankSet // of the natural and deuce cards in the deck: all, but in tests
	size  int32   // cards in the deck
	// lines is indexed as a poker.Table is, wild cards being jokers: the pay
	// table's line that five cards get, len(pays) for none.
	lines []uint8
}

const allRanks RankSet = 1<<(cards.Ace+1) - 1<<cards.Two

// NewGame prepares a game, which takes some milliseconds and 32 KB. The pays
// are for so many units staked, 1…MaxPay: 1, or the coins of a machine whose
// pays are not their multiples. The error is a *fault.Fault.
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

// PayTable returns the lines of the game in the order in which results count
// them.
func (g *Game) PayTable() PayTable { return g.pays }

// Stake returns the units that the pays are for.
func (g *Game) Stake() int32 { return g.stake }

// perUnit returns what a sum of pays is over so many draws, for one unit staked.
func (g *Game) perUnit(paid, draws int64) float64 {
	return float64(paid) / float64(draws*int64(g.stake))
}

// wilds returns how many wild cards the deck has.
func (g *Game) wilds() int {
	if g.deck.DeucesWild {
		return cards.Suits
	}
	return int(g.deck.Jokers)
}

// A fitter finds the line of every hand. Any face may take a wild card's
// place, be it in the hand already or not.
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
	if wilds == 0 { // else one suit leaves the wild cards the others, too
		f.best = none
	}
	f.replace(wilds, cards.Two, key, 1)
	f.g.lines[i+1] = f.best
}

// replace tries every rank for the remaining wild cards, in hands of one
// suit if flush is 1.
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

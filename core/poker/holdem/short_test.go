package holdem

import (
	"slices"
	"testing"

	"github.com/tefuda/tefuda/core/cards"
	"github.com/tefuda/tefuda/core/dice"
	"github.com/tefuda/tefuda/core/poker"
	"github.com/tefuda/tefuda/core/search"
)

// TestShortDeck counts by the rules what the tables say, of hands and of ranges
// whose low cards the deck does not have.
func TestShortDeck(t *testing.T) {
	rules := poker.Ranked(poker.ShortDeck)
	rng := dice.NewRand(8)
	for range 30 {
		deck := poker.ShortDeckCards()
		rng.Shuffle(len(deck), func(i, j int) { deck[i], deck[j] = deck[j], deck[i] })
		a, b, board := deck[:2], deck[2:4], deck[4:7]
		left := deck[len(board)+4:]
		var won, lost, total float64
		for k, c := range left {
			for _, d := range left[:k] {
				v, _ := rules.Evaluate(slices.Concat(a, board, []cards.Card{c, d}))
				w, _ := rules.Evaluate(slices.Concat(b, board, []cards.Card{c, d}))
				total++
				if v > w {
					won++
				} else if v < w {
					lost++
				}
			}
		}
		q := EquityQuery{Players: []Range{Range(nil).with(a[0], a[1]), Range(nil).with(b[0], b[1])}, Board: board, Short: true}
		e, err := NewEquity(q, search.Budget{})
		if err != nil {
			t.Fatal(err)
		}
		r, _ := e.Run(rules.Table7(), search.Start(search.Budget{}, 0, func() int64 { return 0 }, nil), 1)
		if p := r.Players[0]; p.Win*total != won*r.Weight || p.Lose*total != lost*r.Weight {
			t.Fatalf("%v %v on %v: %+v, want %.0f and %.0f of %.0f", a, b, board, p, won, lost, total)
		}
	}
	anything, _ := ParseRange("random", 0)
	kings, _ := ParseRange("KK, 22", 0)
	e, err := NewEquity(EquityQuery{Players: []Range{anything, kings}, Short: true, Board: poker.ShortDeckCards()[:5]}, search.Budget{})
	if err != nil || len(e.holes.ranges[0]) != 31*30/2 || len(e.holes.ranges[1]) != 6 {
		t.Errorf("%v", err)
	}
	if _, err := NewEquity(EquityQuery{Players: []Range{kings, kings}, Short: true, Jokers: 1}, search.Budget{}); err == nil || err.Error() != "jokers must be 0 in a short deck" {
		t.Error(err)
	}
}

package player

import (
	"fmt"
	"math"
	"testing"

	"github.com/tefuda/tefuda/core/cards"
	"github.com/tefuda/tefuda/core/poker/game"
	"github.com/tefuda/tefuda/core/poker/holdem"
	"github.com/tefuda/tefuda/core/poker/player/blueprint"
	"github.com/tefuda/tefuda/core/search"
)

const big = 100

// facing deals a hand to a seat of a table for two of a depth, and plays actions.
func facing(t *testing.T, seat int8, hand string, depth int64, acts ...game.Action) *game.View {
	t.Helper()
	s := &game.Setup{Seats: 2, Blinds: [9]int64{big / 2, big}, Stacks: [9]int64{depth * big, depth * big}}
	s.MinBet = big
	own, _ := cards.ParseHand(nil, hand)
	var deck, rest []cards.Card
	for _, c := range s.Rules.Deck() {
		if c != own[0] && c != own[1] {
			rest = append(rest, c)
		}
	}
	for i := range int8(4) { // the first card is dealt to seat 1
		if i%2 == 1-seat {
			deck = append(deck, own[i/2])
		} else {
			deck = append(deck, rest[i])
		}
	}
	h, err := game.StartDeck(s, append(deck, rest[4:9]...))
	if err != nil {
		t.Fatal(err)
	}
	for _, a := range acts {
		if _, err := h.Apply(a); err != nil {
			t.Fatal(err)
		}
	}
	v, _ := h.View(seat)
	return v
}

// all169 are the starting hands by blueprint.Class.
func all169() (all [169]string) {
	const ranks = "23456789TJQKA"
	for i := range all {
		high, low, suit := i/13, i%13, "h"
		if high < low {
			suit = "s"
		}
		all[i] = ranks[high:high+1] + "s" + ranks[low:low+1] + suit
	}
	return all
}

// callsOf is how often strong calls an all-in of the small blind with each hand, and
// what it thinks that is worth in big blinds.
func callsOf(t *testing.T, book *blueprint.Book, depth int64) (plays, values [169]float64) {
	jam := game.Action{Kind: game.Raise, Amount: depth * big}
	for i, hand := range all169() {
		for _, c := range strongly(t, facing(t, 1, hand, depth, jam), book, 1).Candidates {
			if c.Action.Kind == game.Call {
				plays[i], values[i] = c.Chance, c.Value/big
			} else if c.Value != 0 {
				t.Errorf("%s: a fold is worth %v", hand, c.Value)
			}
		}
	}
	return plays, values
}

// TestJams: at 5 to 100 big blinds, strong's answers to an all-in of the push/fold
// equilibrium's range lose less than 50 thousandths of a big blind to the best ones,
// and the best range wins less than 20 a hand over what that game is worth. No pair
// is folded where the one below calls, and calls are worth what they should be.
func TestJams(t *testing.T) {
	book := shipped(t)
	for _, depth := range []int64{5, 8, 10, 15, 20, 25, 30, 44, 75, 100} {
		g := book.AllIn(1.5, float64(depth)-0.5, float64(depth)-1)
		g.Solve(1000)
		value := 0.0
		for i, v := range g.Values[0] {
			value += weight(i) * math.Max(v, 0)
		}
		plays, values := callsOf(t, book, depth)
		loss, come := 0.0, 0.0
		for i, v := range g.Values[1] {
			loss += weight(i) * (math.Max(v, 0) - plays[i]*v)
			come += weight(i)
		}
		g.Plays[1] = plays
		g.Answer(0)
		best := 0.0
		for i, v := range g.Values[0] {
			best += weight(i) * math.Max(v, 0)
		}
		if loss /= come; loss > 0.05 {
			t.Errorf("%d big blinds: the answers lose %.4f", depth, loss)
		}
		if best -= value; best/come > 0.02 {
			t.Errorf("%d big blinds: the best all-ins win %.4f more", depth, best/come)
		}
		for i := range plays {
			if off := 0.003*float64(depth) + 0.02; plays[i] > 0.5 && values[i] < -off || plays[i] < 0.5 && values[i] > off {
				t.Errorf("%d big blinds: %s called %.2f, worth %.2f", depth, all169()[i], plays[i], values[i])
			}
			if i%14 == 0 && i > 0 && plays[i] < plays[i-14]-0.01 {
				t.Errorf("%d big blinds: %s is folded, the pair below called", depth, all169()[i])
			}
		}
	}
}

// weight is the number of hands of a kind.
func weight(kind int) float64 { return float64(holdem.ClassAt(kind).Size()) }

// TestStrongJams are answers to all-ins that every player gives: at 100 big blinds
// 88 is as good as 77, at 20 no 74s calls; and a hand that should not have raised
// does not call behind it.
func TestStrongJams(t *testing.T) {
	book := shipped(t)
	for _, c := range []struct {
		seat  int8
		hand  string
		depth int64
		open  int64 // raise of the small blind before the big blind's all-in, 0 for an all-in of the small blind
		calls bool
	}{
		{1, "Js5s", 100, 0, false}, {1, "Qs8s", 100, 0, false}, {1, "2s2h", 100, 0, false}, {1, "AsAh", 100, 0, true}, {1, "KsKh", 100, 0, true},
		{1, "Ts3s", 20, 0, false}, {1, "7s4s", 20, 0, false}, {1, "AsTs", 20, 0, true}, {1, "8s8h", 20, 0, true},
		{1, "4s3s", 10, 0, false}, {1, "8s2s", 10, 0, false}, {1, "9s3s", 10, 0, false},
		{1, "As4h", 44, 0, false}, {1, "Ks9s", 44, 0, false}, {1, "Ts7s", 44, 0, false}, {1, "AsKh", 44, 0, true},
		{0, "7c2d", 20, 200, false}, {0, "8c2d", 20, 200, false}, {0, "6c2d", 20, 200, false}, {0, "5c2d", 20, 200, false}, {0, "Tc2d", 20, 200, false},
		{0, "AcAd", 20, 200, true}, {0, "AcKd", 20, 200, true}, {0, "7c2d", 100, 250, false}, {0, "AcAd", 100, 250, true},
	} {
		acts := []game.Action{raise(c.depth * big)}
		if c.open > 0 {
			acts = []game.Action{raise(c.open), raise(c.depth * big)}
		}
		got := strongly(t, facing(t, c.seat, c.hand, c.depth, acts...), book, 1)
		if best := got.Candidates[0]; got.Level != Strong || (best.Action.Kind == game.Call) != c.calls || best.Chance < 0.9 {
			t.Errorf("%s at %d: %s (%.2f)", c.hand, c.depth, game.Kinds[best.Action.Kind], best.Chance)
		}
	}
}

// TestStrongValues are spots whose values contradicted the choice once: 72o first in
// is folded, and nothing is worth more; a full house facing a bet of the river wins.
func TestStrongValues(t *testing.T) {
	book := shipped(t)
	for _, depth := range []int64{10, 20, 100} {
		for _, x := range strongly(t, facing(t, 0, "7c2d", depth), book, 1).Candidates {
			if (x.Action.Kind == game.Fold) != (x.Chance > 0.9) || x.Value > 0 {
				t.Errorf("72o at %d: %s %d (%.2f) is worth %.1f", depth, game.Kinds[x.Action.Kind], x.Action.Amount, x.Chance, x.Value)
			}
		}
	}
	check, bet := game.Action{Kind: game.Check}, func(to int64) game.Action { return game.Action{Kind: game.Bet, Amount: to} }
	v := spot(t, "Ks 9h", "Ah Qc", "Th5hTdKcKd", call, raise(4), call, check, bet(4), call, check, bet(8), call, bet(24))
	for i, x := range strongly(t, v, book, 1).Candidates {
		if x.Action.Kind == game.Fold && x.Value != 0 || x.Action.Kind == game.Call && x.Value < 20 || i == 0 && x.Value < 20 {
			t.Errorf("a full house: %s %d (%.2f) is worth %.1f", game.Kinds[x.Action.Kind], x.Action.Amount, x.Chance, x.Value)
		}
	}
}

// TestValuesAgree: in hands of strong against itself at many depths a fold is worth
// nothing, what is taken for sure is worth as much as anything else, what is taken
// often is worth a fifth of the pot less at most, and nobody folds what needs no call.
func TestValuesAgree(t *testing.T) {
	book, n := shipped(t), 0
	for seed := range uint32(90) {
		h, err := game.Start(two([]game.Limit{game.NoLimit, game.NoLimit, game.FixedLimit}[seed%3], []int64{14, 40, 90, 200}[seed%4]), seed)
		if err != nil {
			t.Fatal(err)
		}
		for h.Phase != game.Over {
			v, _ := h.View(h.Turn)
			meter := search.Start(search.Budget{Iterations: 300}, 0, func() int64 { return 0 }, nil)
			c, err := Choose(v, Strong, seven, book, meter, seed)
			if err != nil {
				t.Fatal(err)
			}
			if c.Level == Strong {
				n++
				if err := agrees(v, c); err != nil {
					t.Errorf("seed %d: %v %v on %v: %v", seed, h.Turn, v.Hole[:2], v.Board, err)
				}
			}
			h.Apply(c.Candidates[0].Action)
		}
	}
	if n < 300 {
		t.Errorf("%d decisions", n)
	}
}

func agrees(v *game.View, c *Choice) error {
	best := c.Candidates[0].Value
	for _, x := range c.Candidates {
		best = max(best, x.Value)
	}
	pot := float64(v.InPot())
	for _, x := range c.Candidates {
		name := fmt.Sprint(game.Kinds[x.Action.Kind], " ", x.Action.Amount)
		switch {
		case x.Action.Kind == game.Fold && math.Abs(x.Value) > 1e-9:
			return fmt.Errorf("%s is worth %.2f", name, x.Value)
		case x.Action.Kind == game.Check && x.Value < -0.02*pot-0.5:
			return fmt.Errorf("%s is worth %.2f", name, x.Value)
		case x.Chance > 0.99 && v.Round < 3 && x.Value < best-0.01*pot, x.Chance > 0.3 && x.Value < best-0.2*pot:
			return fmt.Errorf("%s (%.0f %%) is worth %.2f, the best %.2f of %.0f", name, 100*x.Chance, x.Value, best, pot)
		}
	}
	return nil
}

package main

import (
	"fmt"
	"os"
	"testing"

	"github.com/tefuda/tefuda/core/cards"
	"github.com/tefuda/tefuda/core/dice"
	"github.com/tefuda/tefuda/core/poker"
	"github.com/tefuda/tefuda/core/poker/game"
	"github.com/tefuda/tefuda/core/poker/player/blueprint"
	"github.com/tefuda/tefuda/core/search/recordtest"
)

func two(limit game.Limit, stacks [2]int64) *game.Setup {
	s := &game.Setup{Seats: 2, Blinds: [9]int64{1, 2}, Stacks: [9]int64{stacks[0], stacks[1]}}
	s.Limit, s.MinBet = limit, 2
	if limit == game.FixedLimit {
		s.BigBet, s.Cap = 4, 4
	}
	return s
}

// anything returns a random action, seldom a fold.
func anything(l *game.Legal, dice *dice.Dice) game.Action {
	switch {
	case (l.Bet || l.Raise) && dice.Under(3) == 0:
		kind := game.Bet
		if l.Raise {
			kind = game.Raise
		}
		return game.Action{Kind: kind, Amount: l.Min + int64(dice.Under(uint32(min(l.Max-l.Min, 40))+1))}
	case l.Check:
		return game.Action{Kind: game.Check}
	case dice.Under(8) == 0:
		return game.Action{Kind: game.Fold}
	}
	return game.Action{Kind: game.Call}
}

// total returns the sum of the weights of hands, each 0 to 1, and the sum over hands
// that share a card with the known ones.
func total(t *testing.T, weights []float64, known cards.Set) (sum, held float64) {
	t.Helper()
	all := poker.Deck(0)
	for i := range 52 {
		for k := range i {
			w := weights[blueprint.Index(all[i], all[k])]
			if w < 0 || w > 1 {
				t.Fatalf("%v %v: %v", all[i], all[k], w)
			}
			if sum += w; known.Has(all[i]) || known.Has(all[k]) {
				held += w
			}
		}
	}
	return sum, held
}

// TestAgainst plays hands of a book against itself. It compares the weights of the
// rival's hands, and the chances to fold to a bet, with recorded ones. Before any
// action all hands have the same weight, and no hand has a card of the board.
func TestAgainst(t *testing.T) {
	file, err := os.ReadFile("../../../../wasm/api/poker/tefuda-poker.tables")
	if err != nil {
		t.Fatal(err)
	}
	book, err := blueprint.Open(file)
	if err != nil {
		t.Fatal(err)
	}
	seven := poker.Standard.Table7()
	var lines []string
	dice := dice.New(31)
	for n := range uint32(7) {
		limit := game.NoLimit
		if n%3 == 0 {
			limit = game.FixedLimit
		}
		h, err := game.Start(two(limit, [2]int64{20 + int64(dice.Under(250)), 20 + int64(dice.Under(250))}), n)
		if err != nil {
			t.Fatal(err)
		}
		line := fmt.Sprintf("%d:", n)
		for first := true; h.Phase != game.Over; first = false {
			v, _ := h.View(h.Turn)
			l := v.Legal()
			weights := against(book, v, seven, 2)
			sum, held := total(t, weights, cards.SetOf(v.Board...).With(v.Hole[0]).With(v.Hole[1]))
			if held != 0 || first && sum != 50*49/2 {
				t.Fatalf("hand %d: %v hands, %v of them not to be held", n, sum, held)
			}
			do := anything(&l, &dice)
			if do.Kind == game.Bet || do.Kind == game.Raise {
				folds := foldsTo(book, v, do, seven, 2)
				all, _ := total(t, folds, 0)
				line += fmt.Sprintf(" %d folds %.3f %s", do.Amount, all, recordtest.Sum(folds))
			}
			line += fmt.Sprintf(" %s%d %.3f %s", game.Kinds[do.Kind], do.Amount, sum, recordtest.Sum(weights))
			if _, err := h.Apply(do); err != nil {
				t.Fatal(n, do, err)
			}
		}
		lines = append(lines, line)
	}
	recordtest.Same(t, "against.txt", lines, recordtest.Game)
}

// TestAction: a bet is the smallest action that pays at least as much, or the largest.
func TestAction(t *testing.T) {
	for _, facing := range []bool{false, true} {
		r := solution{nodes: []blueprint.Node{{Player: 1, N: 2, First: 1, Paid: [2]int32{100, 100}}, {Paid: [2]int32{100, 100}}, {Paid: [2]int32{100, 200}}}}
		calls, last := 0, int32(200)
		if facing {
			calls, last = 1, 600
			r.nodes = []blueprint.Node{{Player: 1, N: 3, First: 1, Paid: [2]int32{300, 100}}, {}, {Paid: [2]int32{300, 300}}, {Paid: [2]int32{300, 600}}}
		}
		r.nodes = append(r.nodes, blueprint.Node{Paid: [2]int32{9999, 9999}}) // of another decision
		for paid, want := range map[int32]int{0: calls, last - 1: calls + 1, last: calls + 1, last + 1: calls + 1} {
			if got := r.action(paid); got != want {
				t.Errorf("facing %v, %d paid: action %d", facing, paid, got)
			}
		}
	}
}

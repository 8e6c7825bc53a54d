package cfr_test

import (
	"math"
	"reflect"
	"testing"

	"github.com/tefuda/tefuda/bench/train/poker/cfr"
	"github.com/tefuda/tefuda/core/poker/game"
)

// The betting of Leduc is the same as that of a draw game by the rules of package game.
func TestBettingIsLeducs(t *testing.T) {
	want, _ := cfr.Leduc()
	s := game.Setup{Seats: 2, Button: 1, Stacks: [9]int64{100, 100}, Antes: [9]int64{1, 1}}
	s.Variant, s.Limit, s.MinBet, s.BigBet, s.Cap = game.Draw, game.FixedLimit, 2, 4, 2
	got, err := cfr.Betting(s, cfr.Sizes{}, 3, 9)
	if err != nil {
		t.Fatal(err)
	}
	if !reflect.DeepEqual(got, want) {
		t.Errorf("%d nodes, want %d\n%+v\n%+v", len(got.Nodes), len(want.Nodes), got, want)
	}
}

// Heads-up limit hold'em: the counts follow from the sequences of a round. The cap is
// four bets, including the blind. The first round has 8 decisions, and 7 sequences go
// on to the next. Each later round has 10, and 9 go on.
func TestLimitHoldem(t *testing.T) {
	s := game.Setup{Seats: 2, Stacks: [9]int64{1000, 1000}, Blinds: [9]int64{1, 2}}
	s.Limit, s.MinBet, s.BigBet, s.Cap = game.FixedLimit, 2, 4, 4
	tree, err := cfr.Betting(s, cfr.Sizes{}, 1, 1, 1, 1)
	if err != nil {
		t.Fatal(err)
	}
	var decisions [4]int
	ends := [2]int{}
	for _, n := range tree.Nodes {
		switch n.Player {
		case cfr.AtFold:
			ends[0]++
		case cfr.AtShowdown:
			ends[1]++
		default:
			decisions[n.Round]++
		}
	}
	if want := [4]int{8, 7 * 10, 7 * 9 * 10, 7 * 9 * 9 * 10}; decisions != want {
		t.Errorf("decisions %v, want %v", decisions, want)
	}
	if ends[1] != 7*9*9*9 {
		t.Errorf("%d showdowns", ends[1])
	}
}

// Push or fold with ten big blinds and three kinds of hand; the better one always wins.
// The best hand pushes and calls, and the equilibrium cannot be improved.
func TestNoLimit(t *testing.T) {
	s := game.Setup{Seats: 2, Stacks: [9]int64{200, 200}, Blinds: [9]int64{10, 20}}
	s.MinBet = 20
	tree, err := cfr.Betting(s, cfr.Sizes{Pot: []float64{1}, AllIn: true, Raises: 2}, 3, 3, 3, 3)
	if err != nil {
		t.Fatal(err)
	}
	_, deals := cfr.Kuhn()
	for i := range deals {
		for p := range deals[i].Buckets {
			for r := range deals[i].Buckets[p] {
				deals[i].Buckets[p][r] = deals[i].Buckets[p][0]
			}
		}
	}
	strategy := solve(tree, deals, cfr.Plus, 300)
	if e := strategy.Exploitability(deals); e < -1e-9 || e > 1 {
		t.Errorf("exploitability %.3f chips", e)
	}
	if fold := strategy.At(0, 2)[0]; fold > 1e-3 {
		t.Errorf("the best hand folds %.3f", fold)
	}
	sum := 0.0
	for _, p := range strategy.At(0, 1) {
		sum += p
	}
	if math.Abs(sum-1) > 1e-12 {
		t.Errorf("probabilities sum to %v", sum)
	}
	if _, err := cfr.Betting(game.Setup{Seats: 3}, cfr.Sizes{}); err == nil {
		t.Error("three seats are taken")
	}
}

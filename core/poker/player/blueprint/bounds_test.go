package blueprint

import (
	"fmt"
	"testing"

	"github.com/tefuda/tefuda/core/cards"
	"github.com/tefuda/tefuda/core/dice"
	"github.com/tefuda/tefuda/core/poker/game"
	"github.com/tefuda/tefuda/core/search/recordtest"
)

// TestRecordedTrees compares the trees of Games, and of rivers of many depths after bets of many sizes, and the file of
// strategies by lot, with what was recorded.
func TestRecordedTrees(t *testing.T) {
	var lines []string
	for i := range Games {
		b := Games[i]
		nodes := b.Tree()
		lines = append(lines, fmt.Sprintf("tree %d: %d %s", i, len(nodes), recordtest.Sum(nodes)))
		for _, stack := range []int32{0, 301, 600, 900, 1200, 2000, 3000, 10000} {
			if (b.Stack == 0) != (stack == 0) {
				continue
			}
			b.Stack = stack
			for _, made := range [][]int32{nil, {0}, {0, 0}, {320}, {400, 500}, {400, 0}, {0, 450, 900}, {350, 400, 450, 500, 600}} {
				nodes, at := b.River(300, made)
				lines = append(lines, fmt.Sprintf("river %d, %d, %v: %d of %d %s", i, stack, made, at, len(nodes), recordtest.Sum(nodes)))
			}
		}
	}
	whole := file(3)
	lines = append(lines, fmt.Sprintf("file: %d %s", len(whole), recordtest.Sum(whole)))
	recordtest.Same(t, "trees.txt", lines, func(i int) string { return fmt.Sprintf("line %d", i) })
}

// bet is a line at a decision of player 1 behind a pot: a check, a bet of half of it or, if there is something to call, a fold,
// a call and a raise of half. Its tree has paid 100 each, and then 300 if facing is true.
func bet(pot, level int64, facing bool) *Line {
	l := &Line{Strategy: &Strategy{}, pot: pot, level: level}
	l.Nodes = []Node{{Player: 1, N: 2, First: 1, Paid: [2]int32{100, 100}}, {Paid: [2]int32{100, 100}}, {Paid: [2]int32{100, 200}}}
	if facing {
		l.Nodes = []Node{{Player: 1, N: 3, First: 1, Paid: [2]int32{300, 100}}, {}, {Paid: [2]int32{300, 300}}, {Paid: [2]int32{300, 600}}}
	}
	return l
}

// TestOption: bets are the same part of the pot here as in the tree, at least the least, and all chips from three quarters of
// them on, or from a half if they are all chips in the tree.
func TestOption(t *testing.T) {
	for _, c := range []struct {
		pot, level int64
		legal      game.Legal
		action     int
		stack      int32
		want       game.Action
	}{
		{20, 0, game.Legal{Check: true, Bet: true, Min: 2, Max: 99}, 0, 0, game.Action{Kind: game.Check}},
		{20, 0, game.Legal{Check: true, Bet: true, Min: 2, Max: 99}, 1, 0, game.Action{Kind: game.Bet, Amount: 10}},
		{21, 0, game.Legal{Check: true, Bet: true, Min: 2, Max: 99}, 1, 0, game.Action{Kind: game.Bet, Amount: 11}},
		{20, 0, game.Legal{Check: true, Bet: true, Min: 12, Max: 99}, 1, 0, game.Action{Kind: game.Bet, Amount: 12}},
		{20, 0, game.Legal{Check: true, Bet: true, Min: 2, Max: 9}, 1, 0, game.Action{Kind: game.Bet, Amount: 9}},
		{18, 0, game.Legal{Check: true, Bet: true, Min: 2, Max: 12}, 1, 0, game.Action{Kind: game.Bet, Amount: 12}},
		{18, 0, game.Legal{Check: true, Bet: true, Min: 2, Max: 13}, 1, 0, game.Action{Kind: game.Bet, Amount: 9}},
		{20, 0, game.Legal{Check: true, Bet: true, Min: 2, Max: 20}, 1, 200, game.Action{Kind: game.Bet, Amount: 20}},
		{20, 0, game.Legal{Check: true, Bet: true, Min: 2, Max: 21}, 1, 200, game.Action{Kind: game.Bet, Amount: 10}},
		{20, 0, game.Legal{Check: true, Bet: true, Min: 2, Max: 20}, 1, 201, game.Action{Kind: game.Bet, Amount: 10}},
		{20, 0, game.Legal{Check: true}, 1, 0, game.Action{Kind: game.Check}},
		{30, 10, game.Legal{Fold: true, Call: 10, Raise: true, Min: 20, Max: 99}, 0, 0, game.Action{Kind: game.Fold}},
		{30, 10, game.Legal{Fold: true, Call: 10, Raise: true, Min: 20, Max: 99}, 1, 0, game.Action{Kind: game.Call}},
		{30, 10, game.Legal{Fold: true, Call: 10, Raise: true, Min: 20, Max: 99}, 2, 0, game.Action{Kind: game.Raise, Amount: 30}},
		{30, 10, game.Legal{Fold: true, Call: 10}, 2, 0, game.Action{Kind: game.Call}},
		{30, 10, game.Legal{Fold: true, Check: true, Raise: true, Min: 20, Max: 99}, 0, 0, game.Action{Kind: game.Check}},
	} {
		l := bet(c.pot, c.level, c.level > 0)
		if got := l.option(&c.legal, l.Nodes, 0, c.action, c.stack); got != c.want {
			t.Errorf("pot %d, %+v, action %d of %d: %+v", c.pot, c.legal, c.action, c.stack, got)
		}
	}
}

// TestChild: a bet is taken for the least or the largest known beyond these, for one that it equals without lot, and between
// two for the lower one as often as the pseudo-harmonic mapping says.
func TestChild(t *testing.T) {
	l := &Line{Strategy: &Strategy{}, dice: dice.New(1)}
	l.Nodes = []Node{{Player: 1, N: 4, First: 1, Paid: [2]int32{100, 100}}, {Paid: [2]int32{100, 100}},
		{Paid: [2]int32{100, 200}}, {Paid: [2]int32{100, 300}}, {Paid: [2]int32{100, 900}}}
	for size, want := range map[float64]int32{0.1: 2, 0.5: 2, 1: 3, 4: 4, 5: 4} {
		if got := l.child(1, true, size); got != want || l.dice != dice.New(1) {
			t.Errorf("%v: action %d", size, got)
		}
	}
	if check, wrong := l.child(1, false, 0), l.child(0, false, 0); check != 1 || wrong != nowhere {
		t.Errorf("check %d, of the other player %d", check, wrong)
	}
	lower, both := 0, 0
	for range 10000 {
		if got := l.child(1, true, 0.75); got == 2 {
			lower++
		} else if got == 3 {
			both++
		}
	}
	// (1 - 3/4) (1 + 1/2) / ((1 - 1/2) (1 + 3/4)) is 3/7.
	if both += lower; both != 10000 || lower < 4140 || lower > 4430 {
		t.Errorf("%d of %d taken for the lower bet, not 3 of 7", lower, both)
	}
	l.Nodes[0].N = 2
	if got := l.child(1, true, 5); got != 2 {
		t.Errorf("the only bet: %d", got)
	}
	if l.Nodes[0].N = 1; l.child(1, true, 1) != nowhere {
		t.Error("a bet where none is known")
	}
}

// TestCovers: blinds for two, of which the button's is no larger, without limit or with fixed ones.
func TestCovers(t *testing.T) {
	for what, c := range map[string]struct {
		change func(s *game.Setup)
		want   bool
	}{
		"as it is":         {func(s *game.Setup) {}, true},
		"equal blinds":     {func(s *game.Setup) { s.Blinds[0] = 2 }, true},
		"a larger small":   {func(s *game.Setup) { s.Blinds[0] = 3 }, false},
		"no small blind":   {func(s *game.Setup) { s.Blinds[0] = 0 }, false},
		"a chip of blind":  {func(s *game.Setup) { s.Blinds[0] = 1 }, true},
		"a chip each":      {func(s *game.Setup) { s.Stacks[0], s.Stacks[1] = 1, 1 }, true},
		"alone":            {func(s *game.Setup) { s.Stacks[1] = 0 }, false},
		"pot limit":        {func(s *game.Setup) { s.Limit = game.PotLimit }, false},
		"fixed limits":     {func(s *game.Setup) { s.Limit = game.FixedLimit }, true},
		"a short deck":     {func(s *game.Setup) { s.Variant = game.ShortDeck }, false},
		"the other button": {func(s *game.Setup) { s.Button = 1 }, false},
		"a dead button": {func(s *game.Setup) {
			s.Seats, s.Button, s.Stacks[2], s.Stacks[0], s.Blinds[2], s.Blinds[0] = 3, 0, 9, 0, 1, 0
		}, false},
	} {
		s := setup(game.NoLimit, [2]int64{9, 9})
		c.change(s)
		if Covers(s) != c.want {
			t.Errorf("%s: %v", what, !c.want)
		}
	}
}

// TestDepth: up to 45 big blinds are nearer to 20 than to 100.
func TestDepth(t *testing.T) {
	book, _ := Open(file(1))
	for stack, want := range map[int64]int32{90: 20, 91: 100, 2: 20, 1000: 100} {
		for other := range 2 {
			stacks := [2]int64{stack, stack}
			stacks[other] += 500
			h, err := game.Start(setup(game.NoLimit, stacks), 1)
			if err != nil {
				t.Fatal(err)
			}
			v, _ := h.View(h.Turn)
			legal := v.Legal()
			if got := book.Advise(v, &legal, seven, few).Depth; got != want {
				t.Errorf("stacks of %v: depth %d", stacks, got)
			}
		}
	}
}

// TestUnits: chips are counted in hundredths of a big blind, and up to 10,000 of them.
func TestUnits(t *testing.T) {
	l := &Line{View: &game.View{}, big: 3}
	for chips, want := range map[int64]int32{0: 0, 1: 33, 3: 100, 29_999: 999_966, 30_000: 1_000_000, 30_001: 1_000_000, game.MaxStack: 1_000_000} {
		if got := l.units(chips); got != want {
			t.Errorf("%d chips: %d units", chips, got)
		}
	}
	for pot, want := range map[int64]int32{0: 1, 1: 16, 6: 100} {
		if l.Pot = pot; l.half() != want || l.due(3, true) != 100+want || l.due(3, false) != 0 {
			t.Errorf("a pot of %d: half %d", pot, l.half())
		}
	}
	l.Seats = 4
	l.Players[1] = game.Player{In: true, Stack: 5, Bet: 7}
	l.Players[2] = game.Player{In: true, Stack: 9, Bet: 2}
	if got := l.left(); got != 366 {
		t.Errorf("11 chips left: %d", got)
	}
	l.Players[2] = game.Player{In: true}
	if got := l.left(); got != 1 {
		t.Errorf("no chips left: %d", got)
	}
}

// TestMeasureRiver: when no card is to come a hand is measured once, and nothing of it varies.
func TestMeasureRiver(t *testing.T) {
	board, _ := cards.ParseHand(nil, "Ah Kd 7d 2c 2h")
	used := cards.SetOf(board...)
	look := &Look{Seven: seven}
	look.Measure(board)
	classes := make([]int, Classes)
	for i := range 52 {
		for k := range i {
			h := Index(card(i), card(k))
			mean, variance := look.Share(h)
			if blocked := used.Has(card(i)) || used.Has(card(k)); blocked != (look.Strengths[h] == Never) {
				t.Fatalf("%v %v: %d", card(i), card(k), look.Strengths[h])
			} else if blocked && (mean != 0 || variance != 0) || !blocked && (mean != look.rankOf(look.Strengths[h]) || variance != 0) {
				t.Fatalf("%v %v: %d ± %d", card(i), card(k), mean, variance)
			} else if !blocked {
				classes[look.class(look.Strengths[h])]++
			}
		}
	}
	if classes[Classes-1] == 0 {
		t.Errorf("classes %v", classes)
	}
}

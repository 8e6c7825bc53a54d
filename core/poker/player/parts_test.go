package player

import (
	"fmt"
	"slices"
	"strings"
	"testing"

	"github.com/tefuda/tefuda/core/cards"
	"github.com/tefuda/tefuda/core/dice"
	"github.com/tefuda/tefuda/core/poker/game"
)

// TestChen: all points of the formula, twice, pairs on the diagonal, suited hands below it.
func TestChen(t *testing.T) {
	const want = `
	 40 20 18 16 12 10 10 10 10 10 10 10 10
	 24 32 16 14 12  8  6  6  6  6  6  6  6
	 22 20 28 14 12 10  6  4  4  4  4  4  4
	 20 18 18 24 14 12  8  4  2  2  2  2  2
	 16 16 16 18 20 12 10  6  2  0  0  0  0
	 14 12 14 16 16 18 11  9  5  1 -1 -1 -1
	 14 10 10 12 14 15 16 10  8  4  0 -2 -2
	 14 10  8  8 10 13 14 14  9  7  3 -1 -3
	 14 10  8  6  6  9 12 13 12  8  6  2 -2
	 14 10  8  6  4  5  8 11 12 10  7  5  1
	 14 10  8  6  4  3  4  7 10 11 10  6  4
	 14 10  8  6  4  3  2  3  6  9 10 10  5
	 14 10  8  6  4  3  2  1  2  5  8  9 10`
	var got strings.Builder
	for row := cards.Ace; row >= cards.Two; row-- {
		got.WriteString("\n\t")
		for column := cards.Ace; column >= cards.Two; column-- {
			suit := cards.Suit(0)
			if row >= column {
				suit = 1
			}
			x := chen(cards.New(row, 0), cards.New(column, suit))
			if y := chen(cards.New(column, suit), cards.New(row, 0)); x != y || cards.Rank(x>>4&15) != max(row, column) || cards.Rank(x&15) != min(row, column) {
				t.Errorf("%d, %d: %x, %x", row, column, x, y)
			}
			fmt.Fprintf(&got, "%3d", int(x>>8)-20)
		}
	}
	if got.String() != want {
		t.Errorf("%s", got.String())
	}
}

// after is a decision of seat 1 of five, with the button in seat 3, when the first betting of a hand is over.
func after(t *testing.T) *decision {
	t.Helper()
	s := &game.Setup{Seats: 5, Button: 3, Stacks: [9]int64{100, 100, 100, 100, 100}, Blinds: [9]int64{2, 0, 0, 0, 1}}
	s.MinBet = 2
	h, err := game.Start(s, 1)
	if err != nil {
		t.Fatal(err)
	}
	for h.Round == 0 {
		l := h.Legal()
		do := game.Action{Kind: game.Call}
		if l.Check {
			do.Kind = game.Check
		}
		if _, err := h.Apply(do); err != nil {
			t.Fatal(err)
		}
	}
	v, _ := h.View(1)
	d := &decision{View: v, level: Regular, me: &v.Players[1], pot: v.Pot, dice: dice.New(1)}
	d.read()
	return d
}

// TestFirstToAct: equity counts less while somebody in the hand acts later, up to the button, and counts whole on the river.
func TestFirstToAct(t *testing.T) {
	for _, c := range []struct {
		folded []int
		want   float64
	}{{nil, 0.95}, {[]int{2}, 0.95}, {[]int{3}, 0.95}, {[]int{2, 3}, 1}, {[]int{0, 4}, 0.95}, {[]int{0, 2, 3, 4}, 1}} {
		d := after(t)
		for _, i := range c.folded {
			d.Players[i].Folded = true
		}
		if got := d.realised(); got != c.want {
			t.Errorf("without %v: %v", c.folded, got)
		}
		d.Round = 3
		if got := d.realised(); got != 1 {
			t.Errorf("river: %v", got)
		}
	}
	d := after(t)
	for i := range d.Players {
		if i != 1 { // empty seats
			d.Players[i].In = false
		}
	}
	d.Button = 1
	if got := d.realised(); got != 1 {
		t.Errorf("alone: %v", got)
	}
}

// TestLastAct: no bet follows a call that takes all chips, the last round's, or one beside rivals without a chip.
func TestLastAct(t *testing.T) {
	d := after(t)
	if d.lastAct(97) || !d.lastAct(98) || d.toAct() != 4 {
		t.Errorf("stacks of 98: %v, %v, %d to act", d.lastAct(97), d.lastAct(98), d.toAct())
	}
	for i := range d.rivals {
		d.Players[d.rivals[i].seat].Stack = 0
	}
	if !d.lastAct(1) || d.toAct() != 0 {
		t.Errorf("against all-ins: %v, %d to act", d.lastAct(1), d.toAct())
	}
	d.Players[2].Stack = 1
	if d.lastAct(1) || d.toAct() != 1 {
		t.Errorf("against a chip: %v, %d to act", d.lastAct(1), d.toAct())
	}
	d.Players[2].Acted = true
	if d.toAct() != 0 {
		t.Errorf("%d to act", d.toAct())
	}
	if d.Round = 3; !d.lastAct(1) {
		t.Error("river")
	}
}

// TestSizes: all chips are a size up to three pots.
func TestSizes(t *testing.T) {
	d := &decision{View: &game.View{}, pot: 20}
	d.Level = 10
	for _, c := range []struct {
		legal game.Legal
		want  []int64
	}{
		{game.Legal{Raise: true, Call: 4, Min: 20, Max: 82}, []int64{20, 22, 34, 82}},
		{game.Legal{Raise: true, Call: 4, Min: 20, Max: 83}, []int64{20, 22, 34}},
		{game.Legal{Bet: true, Call: 5, Min: 11, Max: 30}, []int64{11, 22, 30}},
		{game.Legal{Raise: true, Call: 4, Min: 30, Max: 30}, []int64{30}},
		{game.Legal{Call: 4, Min: 20, Max: 82}, nil},
	} {
		if d.legal = c.legal; !slices.Equal(d.sizes(), c.want) {
			t.Errorf("%+v: %v", c.legal, d.sizes())
		}
	}
}

// TestReadLog: what rivals did, as parts of the pot after a call.
func TestReadLog(t *testing.T) {
	d := &decision{View: &game.View{}, level: Regular, rivals: []rival{{seat: 1}, {seat: 2}}}
	d.Carry = 1
	d.Log = []game.Event{
		{Kind: game.Ante, Seat: 1, Amount: 3}, {Kind: game.Blind, Seat: 1, Amount: 2}, {Kind: game.Blind, Seat: 2, Amount: 4},
		{Kind: game.Call, Seat: 0, Amount: 4}, {Kind: game.Raise, Seat: 1, Amount: 12}, {Kind: game.Call, Seat: 2, Amount: 8},
		{Kind: game.Check, Seat: 1, Round: 1}, {Kind: game.Bet, Seat: 2, Round: 1, Amount: 16},
		{Kind: game.Raise, Seat: 1, Round: 1, Amount: 32}, {Kind: game.Raise, Seat: 2, Round: 1, Amount: 48},
		{Kind: game.Raise, Seat: 1, Round: 1, Amount: 64}, {Kind: game.Raise, Seat: 2, Round: 1, Amount: 80},
		{Kind: game.Call, Seat: 1, Round: 1, Amount: 16}, {Kind: game.Fold, Seat: 1, Round: 2},
	}
	d.readLog()
	got := ""
	for i := range d.rivals {
		for _, a := range d.rivals[i].acts {
			got += fmt.Sprintf("%s %d %d %.3f, ", game.Kinds[a.kind], a.round, a.level, a.size)
		}
	}
	// The pot is 14 with the blinds and a call, 32 after the flop.
	const want = "raise 0 1 0.500, check 1 0 0.000, raise 1 2 0.250, raise 1 4 0.125, call 1 4 0.000, " +
		"call 0 1 0.000, bet 1 1 0.500, raise 1 3 0.167, raise 1 4 0.100, "
	if got != want {
		t.Errorf("%s", got)
	}
	empty := &decision{View: &game.View{}, rivals: []rival{{seat: 0}}}
	empty.Log = []game.Event{{Kind: game.Bet, Amount: 3}}
	if empty.readLog(); empty.rivals[0].acts[0].size != 3 {
		t.Errorf("a bet of 3 into nothing: %v", empty.rivals[0].acts)
	}
}

// TestLikely: who bets and raises holds the better part, the more often they did and the larger, and who calls the middle.
func TestLikely(t *testing.T) {
	got := ""
	for _, kind := range []game.Kind{game.Raise, game.Call, game.Check} {
		for level := range int8(5) {
			for _, size := range []float64{0.1, 0.6, 3} {
				a := act{kind: kind, level: level, size: size}
				if kind == game.Raise && level == 0 || kind != game.Raise && size != 0.6 || kind == game.Check && level > 0 {
					continue
				}
				got += "\n"
				for at := 0.05; at < 1; at += 0.15 {
					got += fmt.Sprintf(" %.2f", a.likely(at))
				}
			}
		}
	}
	const want = `
 0.40 0.45 0.90 1.00 1.00 1.00 1.00
 0.40 0.40 0.70 1.00 1.00 1.00 1.00
 0.40 0.40 0.40 0.80 1.00 1.00 1.00
 0.40 0.40 0.40 0.69 1.00 1.00 1.00
 0.40 0.40 0.40 0.55 1.00 1.00 1.00
 0.40 0.40 0.40 0.40 0.76 1.00 1.00
 0.40 0.40 0.40 0.40 0.64 1.00 1.00
 0.40 0.40 0.40 0.40 0.55 1.00 1.00
 0.40 0.40 0.40 0.40 0.40 0.84 1.00
 0.40 0.40 0.40 0.40 0.40 0.76 1.00
 0.40 0.40 0.40 0.40 0.40 0.70 1.00
 0.40 0.40 0.40 0.40 0.40 0.59 1.00
 0.08 0.54 1.00 1.00 1.00 1.00 0.50
 0.08 0.08 0.54 1.00 1.00 1.00 0.50
 0.08 0.08 0.08 0.08 0.77 1.00 0.50
 0.08 0.08 0.08 0.08 0.08 0.54 0.50
 0.08 0.08 0.08 0.08 0.08 0.31 0.50
 1.00 1.00 1.00 1.00 0.75 0.50 0.50`
	if got != want {
		t.Errorf("%s", got)
	}
}

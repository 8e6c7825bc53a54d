package player

import (
	"fmt"
	"slices"
	"strings"
	"testing"

	"github.com/tefuda/tefuda/core/cards"
	"github.com/tefuda/tefuda/core/dice"
	"github.com/tefuda/tefuda/core/poker/game"
	"github.com/tefuda/tefuda/core/poker/holdem"
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
			x := holdem.Order(cards.New(row, 0), cards.New(column, suit), false)
			if y := holdem.Order(cards.New(column, suit), cards.New(row, 0), false); x != y || cards.Rank(x>>4&15) != max(row, column) || cards.Rank(x&15) != min(row, column) {
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

// TestActsLast: who has the button acts last in later rounds, and who is the last before it among those in the hand.
func TestActsLast(t *testing.T) {
	for _, c := range []struct {
		folded []int
		want   bool
	}{{nil, false}, {[]int{2}, false}, {[]int{3}, false}, {[]int{2, 3}, true}, {[]int{0, 4}, false}, {[]int{0, 2, 3, 4}, true}} {
		d := after(t)
		for _, i := range c.folded {
			d.Players[i].Folded = true
		}
		if got := d.actsLast(); got != c.want {
			t.Errorf("without %v: %v", c.folded, got)
		}
	}
	d := after(t)
	if d.Button = 1; !d.actsLast() {
		t.Error("not on the button")
	}
}

// TestLastAct: no bet follows a call that takes all chips, the last round's, or one of rivals without a chip.
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

// TestSizes: in the first round the usual raise, later parts of the pot, and all chips where they are not much more; a raise with
// most of the chips is one with all.
func TestSizes(t *testing.T) {
	for _, c := range []struct {
		stack int64
		acts  []game.Action
		want  []int64
	}{
		{200, nil, []int64{5}},
		{30, nil, []int64{5, 30}},
		{7, nil, []int64{7}},
		{200, []game.Action{fold, fold, fold}, []int64{6}},
		{200, []game.Action{call}, []int64{7}},
		{200, []game.Action{raise(5)}, []int64{20}},
		{200, []game.Action{raise(5), fold, fold, fold}, []int64{20}},
		{20, []game.Action{raise(5)}, []int64{20}},
		{200, []game.Action{raise(5), raise(15)}, []int64{33}},
		{200, []game.Action{raise(5), raise(15), raise(33)}, []int64{74, 200}},
		{200, []game.Action{raise(5), call, fold, fold, fold}, []int64{4, 8, 13}},
		{18, []game.Action{raise(5), call, fold, fold, fold}, []int64{4, 13}},
		{200, []game.Action{raise(5), call, fold, fold, fold, {Kind: game.Bet, Amount: 8}}, []int64{27, 37}},
	} {
		v := acted(t, c.stack, c.acts...)
		d := &decision{View: v, level: Regular, legal: v.Legal(), me: &v.Players[v.Seat], pot: v.InPot()}
		d.read()
		if got := d.sizes(); !slices.Equal(got, c.want) {
			t.Errorf("%d chips, %v: %v, want %v", c.stack, c.acts, got, c.want)
		}
	}
}

var (
	fold = game.Action{Kind: game.Fold}
	call = game.Action{Kind: game.Call}
)

func raise(to int64) game.Action { return game.Action{Kind: game.Raise, Amount: to} }

// acted is what the seat in turn sees at a table of five, blinds 1 and 2, after some actions.
func acted(t *testing.T, stack int64, acts ...game.Action) *game.View {
	t.Helper()
	h, err := game.Start(at(game.Holdem, game.NoLimit, 5, stack, 0), 1)
	if err != nil {
		t.Fatal(err)
	}
	for _, a := range acts {
		if _, err := h.Apply(a); err != nil {
			t.Fatal(err)
		}
	}
	v, _ := h.View(h.Turn)
	return v
}

// TestHabits: the fewer are behind, the more hands open; a tight raise is met with fewer; raises come from fewer and fewer hands;
// small bets are called more; with antes more hands are played. Parts are parts.
func TestHabits(t *testing.T) {
	open := func(behind int8) *standing {
		return &standing{behind: behind, others: behind, price: 0.4, dead: 1.5, tight: 1}
	}
	late, _ := open(2).habit()
	early, _ := open(5).habit()
	antes := open(5)
	antes.dead = 3
	more, _ := antes.habit()
	if early > 0.2 || late < 0.4 || more <= early {
		t.Errorf("opens %v with five behind, %v with two, %v with antes", early, late, more)
	}
	last := 1.0
	for raises := range int8(5) {
		s := &standing{paid: raises > 1, raises: raises, others: 1, price: 0.3, dead: 1.5, behind: 1, tight: 0.2}
		raise, call := s.habit()
		if raise <= 0 || call < 0 || raise+call > 1 {
			t.Errorf("after %d raises %v, %v", raises, raise, call)
		}
		if raises < 2 && raise > last {
			t.Errorf("after %d raises %v raise, after one fewer %v", raises, raise, last)
		}
		last = raise
	}
	for round := int8(1); round < 4; round++ {
		stays := 1.0
		for _, price := range []float64{0.1, 0.2, 0.3, 0.4} {
			s := &standing{round: round, raises: 1, others: 1, price: price}
			raise, call := s.habit()
			if raise+call >= stays || raise <= 0 || s.bluffs(price) <= 0 || s.bluffs(price) >= 1 {
				t.Errorf("at %v: %v, %v of whom %v bluff", price, raise, call, s.bluffs(price))
			}
			stays = raise + call
		}
	}
}

// TestLikely: who raises has the best hands, who calls those after them, who checks any but the best; nothing is impossible.
func TestLikely(t *testing.T) {
	for kind, best := range map[game.Kind]float64{game.Raise: 0.97, game.Call: 0.8, game.Check: 0.3} {
		a := act{kind: kind, raise: 0.1, call: 0.2, bluff: 0.2, own: 1}
		at := 0.0
		for x := 0.005; x < 1; x += 0.01 {
			got := a.likely(x)
			if got <= 0 || got > 1 {
				t.Errorf("%s at %v: %v", game.Kinds[kind], x, got)
			}
			if got > a.likely(at) {
				at = x
			}
		}
		if a.likely(best) < a.likely(at)-1e-9 {
			t.Errorf("%s: most likely at %v, not at %v", game.Kinds[kind], at, best)
		}
	}
}

// TestAny: a rival who raised every time may be one who always does, with any hand.
func TestAny(t *testing.T) {
	raiser, caller := &rival{wild: 0.005}, &rival{wild: 0.005}
	for range 4 {
		raiser.acts = append(raiser.acts, act{kind: game.Raise})
		caller.acts = append(caller.acts, act{kind: game.Call})
	}
	if x := raiser.any(); x < 0.005 || x > 0.0051 {
		t.Errorf("raised four times: %v", x)
	}
	if x := caller.any(); x < 0.03 || x > 0.04 {
		t.Errorf("called four times: %v", x)
	}
}

// TestTracker: pots, prices and what a raise says, through the rounds of a hand.
func TestTracker(t *testing.T) {
	v := acted(t, 200, raise(5), fold, raise(15), fold, fold, call, game.Action{Kind: game.Check}, game.Action{Kind: game.Bet, Amount: 20})
	d := &decision{View: v, level: Regular}
	d.read()
	tr := &d.track
	if tr.pot != v.InPot() || tr.high != 20 || tr.raises != 1 || tr.round != 1 {
		t.Errorf("%+v", tr)
	}
	s := tr.standing(v.Seat)
	if s.price != 20.0/(53+20) || s.others != 1 || s.behind != 0 || s.last {
		t.Errorf("%+v", s)
	}
	acts := d.rivals[0].acts
	if len(acts) != 2 || acts[0].kind != game.Raise || acts[0].raise > 0.1 || acts[1].kind != game.Bet || acts[1].round != 1 {
		t.Errorf("%+v", acts)
	}
}

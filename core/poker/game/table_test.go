package game

import (
	"slices"
	"testing"

	"github.com/tefuda/tefuda/core/dice"
	"github.com/tefuda/tefuda/core/fault"
)

func sitAndGo(n int8, chips int64) *Table {
	t := &Table{Tournament: true, Seats: n, Button: -1, Small: -1, Big: -1,
		Levels: []Level{{Small: 5, Big: 10, Hands: 6}, {Small: 10, Big: 20, Ante: 20, Hands: 6}, {Small: 50, Big: 100, Ante: 100}},
		Antes:  ByBig}
	for i := range n {
		t.Stacks[i] = chips
	}
	return t
}

func TestSitAndGo(t *testing.T) {
	dice := dice.New(5)
	for n := range 300 {
		table := sitAndGo(int8(2+n%8), 200)
		table.Rules.Variant = Variant(n % 3)
		if n%5 == 0 {
			table.Rules.Limit = FixedLimit
		}
		chips := 200 * int64(table.Seats)
		lastBig, players := int8(-1), 0
		for !table.Over() {
			s, err := table.Next()
			if err != nil {
				t.Fatal(err)
			}
			h, err := Start(s, dice.Uint32())
			if err != nil {
				t.Fatal(err)
			}
			if h.Phase != Over && table.Finish(&h.State) == nil {
				t.Fatal("an unfinished hand is taken")
			}
			playRandom(t, h, &dice, false)
			if err := table.Finish(&h.State); err != nil {
				t.Fatal(err)
			}
			if table.Big == lastBig && players > 1 {
				t.Fatalf("seat %d posts the big blind twice in a row", lastBig)
			}
			lastBig, players = table.Big, table.players()
			if total := sum(table.Stacks[:]) + table.Carry; total != chips {
				t.Fatalf("%d chips of %d", total, chips)
			}
			if table.Hands > 5000 {
				t.Fatal("no end")
			}
		}
		var places int
		for _, p := range table.Places {
			places += int(p)
		}
		if k := int(table.Seats); places > k*(k+1)/2 || places < k {
			t.Errorf("places %v of %d", table.Places, k)
		}
	}
}

func sum(n []int64) (total int64) {
	for _, x := range n {
		total += x
	}
	return total
}

// The button and the small blind may be dead, the big blind never is.
func TestDeadButton(t *testing.T) {
	table := sitAndGo(4, 100)
	want := func(button, small, big int8) {
		t.Helper()
		table.move()
		if table.Button != button || table.Small != small || table.Big != big {
			t.Errorf("button %d, blinds %d and %d; want %d, %d, %d", table.Button, table.Small, table.Big, button, small, big)
		}
	}
	want(0, 1, 2)
	table.Stacks[2] = 0
	want(1, 2, 3)
	if s := table.setup(); s.Blinds != [9]int64{3: 10} {
		t.Errorf("blinds %v with a dead small blind", s.Blinds)
	}
	want(2, 3, 0)
	if s := table.setup(); s.Button != 2 || s.Check() != nil {
		t.Errorf("a dead button: %v", s.Check())
	}
	table.Stacks[0] = 0
	want(3, 3, 1)
	// The small blind is gone, and one chip is enough to play: the button is dead.
	table = sitAndGo(4, 100)
	table.Button, table.Small, table.Big = 2, 3, 0
	table.Stacks[3], table.Stacks[1] = 0, 1
	want(3, 0, 1)
	// A big blind of one chip goes around like any other; without blinds the button does.
	table = sitAndGo(4, 100)
	table.Levels = []Level{{Big: 1}}
	want(0, 1, 2)
	table.Stacks[2] = 0
	want(1, 2, 3)
	table.Levels = []Level{{Ante: 1, MinBet: 1}}
	want(3, 0, 1)
}

// Of two players the button has the small blind, and the other one the button next.
func TestTwo(t *testing.T) {
	for _, tournament := range []bool{false, true} {
		table := sitAndGo(4, 100)
		table.Tournament, table.Stacks = tournament, [9]int64{0, 100, 0, 100}
		for _, want := range [][3]int8{{1, 1, 3}, {3, 3, 1}, {1, 1, 3}} {
			if table.move(); [3]int8{table.Button, table.Small, table.Big} != want {
				t.Errorf("button %d, blinds %d and %d, want %v", table.Button, table.Small, table.Big, want)
			}
		}
	}
}

func TestCashButton(t *testing.T) {
	table := sitAndGo(5, 100)
	table.Tournament, table.Straddle = false, true
	table.move()
	table.Stacks[1] = 0
	table.move()
	s := table.setup()
	if s.Button != 2 || s.Blinds != [9]int64{3: 5, 4: 10, 0: 20} {
		t.Errorf("button %d, blinds %v", s.Button, s.Blinds)
	}
	table.ButtonBlind, table.Antes = true, ByAll
	table.Level = 1
	if s = table.setup(); s.Blinds != [9]int64{2: 20} || s.Antes != [9]int64{20, 0, 20, 20, 20} {
		t.Errorf("short deck: blinds %v, antes %v", s.Blinds, s.Antes)
	}
}

// Of two who go out in one hand the larger stack has the better place.
func TestPlaces(t *testing.T) {
	table := sitAndGo(4, 100)
	table.Stacks = [9]int64{400}
	table.place(&[9]int64{150, 50, 100, 100})
	if table.Places != [9]int8{1, 4, 2, 2} {
		t.Errorf("places %v", table.Places)
	}
	// Who is out keeps the place, and a winner there is when the others are.
	table = sitAndGo(5, 100)
	table.Stacks, table.Places = [9]int64{300, 0, 200}, [9]int8{3: 5, 4: 4}
	if table.place(&[9]int64{250, 1, 249}); table.Places != [9]int8{1: 3, 3: 5, 4: 4} {
		t.Errorf("places %v", table.Places)
	}
	table.Stacks, table.Places = [9]int64{499, 1}, [9]int8{2: 3, 3: 5, 4: 4}
	if table.place(&[9]int64{300, 200}); table.Places != [9]int8{2: 3, 3: 5, 4: 4} {
		t.Errorf("places %v", table.Places)
	}
	table.Stacks, table.Places = [9]int64{500}, [9]int8{1: 3, 3: 5, 4: 4}
	if table.place(&[9]int64{300, 0, 200}); table.Places != [9]int8{1, 3, 2, 5, 4} {
		t.Errorf("places %v", table.Places)
	}
}

// TestStakes: what a level charges, and from whom.
func TestStakes(t *testing.T) {
	table := sitAndGo(4, 100)
	table.Level, table.Button, table.Small, table.Big = 1, 0, 1, 2
	for by, want := range map[AnteBy][9]int64{ByAll: {20, 20, 20, 20}, ByBig: {2: 20}, ByButton: {20}} {
		table.Antes = by
		if s := table.setup(); s.Antes != want || s.Blinds != [9]int64{1: 10, 2: 20} || s.MinBet != 20 || s.BigBet != 0 {
			t.Errorf("antes by %d: %v, blinds %v, least bets %d and %d", by, s.Antes, s.Blinds, s.MinBet, s.BigBet)
		}
	}
	table.Levels[1].MinBet, table.Rules.Limit = 6, FixedLimit
	if s := table.setup(); s.MinBet != 6 || s.BigBet != 12 {
		t.Errorf("bets of %d and %d", s.MinBet, s.BigBet)
	}
	table.Straddle = true
	if s := table.setup(); s.Blinds != [9]int64{1: 10, 2: 20, 3: 40} {
		t.Errorf("blinds %v with a straddle", s.Blinds)
	}
	table.Stacks[3] = 0
	table.Stacks[0] = 1
	table.Antes = ByAll
	if s := table.setup(); s.Blinds != [9]int64{40, 10, 20} || s.Antes != [9]int64{20, 20, 20} {
		t.Errorf("blinds %v and antes %v of three", s.Blinds, s.Antes)
	}
	table.Stacks[0] = 0
	if s := table.setup(); s.Blinds != [9]int64{1: 10, 2: 20} {
		t.Errorf("two players straddle: %v", s.Blinds)
	}
}

var setupFaults = []struct {
	change func(*Setup)
	want   string
}{
	{func(s *Setup) { s.Seats = 1 }, "seats must be 2 to 9, not 1"},
	{func(s *Setup) { s.Button = 3 }, "button must be a seat, 0 to 2, not 3"},
	{func(s *Setup) { s.Stacks[1], s.Stacks[2], s.Blinds[1], s.Blinds[2] = 0, 0, 0, 0 }, "stacks must hold chips in at least two seats, not 1"},
	{func(s *Setup) { s.Stacks[1] = 0 }, "blinds[1] must be 0: the seat has no chips"},
	{func(s *Setup) { s.Stacks[1] = -1 }, "stacks[1] must be 0 to 10¹², not -1"},
	{func(s *Setup) { s.Antes[4] = 1 }, "antes[4] is no seat of this table"},
	{func(s *Setup) { s.Variant = 11 }, "variant must be one of " + variants()},
	{func(s *Setup) { s.Limit = 3 }, "limit must be one of no-limit, pot-limit, fixed"},
	{func(s *Setup) { s.Jokers = 1 }, "jokers must be 0 to 2 in five-card draw and 0 elsewhere, not 1"},
	{func(s *Setup) { s.Openers = true }, "openers is a rule of five-card draw alone"},
	{func(s *Setup) { s.Openers, s.Variant = true, Draw }, "blinds[1] must be 0: with openers and in bomb pots only antes are paid"},
	{func(s *Setup) { s.MinBet = 0 }, "minBet must be 1 to 10¹², not 0"},
	{func(s *Setup) { s.BigBet = 4 }, "bigBet is of fixed limits alone, so it must be 0, not 4"},
	{func(s *Setup) { s.Limit = FixedLimit }, "bigBet must be at least the small bet, 2, and at most 10¹², not 0"},
	{func(s *Setup) { s.Cap = 4 }, "cap must be 0, or a number of bets with fixed limits, not 4"},
	{func(s *Setup) { s.Carry = -1 }, "carry must be 0 to 10¹², not -1"},
}

func TestFaults(t *testing.T) {
	good := seats(NoLimit, 1, 2, 100, 100, 100)
	for _, c := range setupFaults {
		s := &Setup{}
		s.set(good)
		c.change(s)
		if _, err := Start(s, 1); err == nil || err.Error() != c.want {
			t.Errorf("%v, want %s", err, c.want)
		}
	}
	h := deal(t, good)
	_, err := h.Apply(Action{Kind: Raise, Amount: 3})
	if err == nil || err.Error() != "move must be raise 4 to 100, not raise 3" {
		t.Errorf("%v", err)
	}
	_, err = h.Apply(Action{Kind: Check})
	if err == nil || err.Error() != "move must be one of fold, call, raise 4, raise 100, not check" {
		t.Errorf("%v", err)
	}
	if _, err = h.View(3); err == nil || err.Error() != "seat must be 0 to 2, or -1, not 3" {
		t.Errorf("%v", err)
	}
	if _, err = StartDeck(good, good.Deck()[:10]); err == nil || err.Error() != "deck must be 11 to 52 cards, not 10" {
		t.Errorf("%v", err)
	}
	deck := good.Deck()
	deck[5] = deck[4]
	if _, err = StartDeck(good, deck); err == nil || err.Error() != "deck[5] is 3s, which was in it before" {
		t.Errorf("%v", err)
	}
	table := sitAndGo(3, 100)
	table.Levels = nil
	if _, err = table.Next(); err == nil || err.Error() != "level must be one of 0 levels, from 0, not 0" {
		t.Errorf("%v", err)
	}
}

// The same seed deals the same hand: recorded once, on every platform.
func TestSeed(t *testing.T) {
	h := deal(t, seats(NoLimit, 1, 2, 100, 100))
	play(t, h, "0:c 1:x 1:x 0:x 1:x 0:x 1:x 0:x")
	var got string
	for _, hand := range [][]string{texts(h, 0), texts(h, 1)} {
		got += hand[0] + hand[1] + " "
	}
	for _, c := range h.Board {
		got += c.String()
	}
	if want := "3h5s 8cJc 3dQcQd2cTs"; got != want {
		t.Errorf("%s, want %s", got, want)
	}
}

func texts(h *Hand, seat int8) (out []string) {
	for _, c := range h.Holds(seat) {
		out = append(out, c.String())
	}
	return out
}

// FuzzParseCards: cards that are read are written as they are read again.
func FuzzParseCards(f *testing.F) {
	for _, s := range []string{"", "As Kd", "Jr Jk ??", "AsKd??", "Xx", "\xff"} {
		f.Add(s)
	}
	f.Fuzz(func(t *testing.T, text string) {
		hand, err := ParseCards(text)
		if err != nil {
			if wrong, ok := err.(*fault.Fault); !ok || wrong.Field != "cards" {
				t.Fatal(err)
			}
			return
		}
		if again, err := ParseCards(Text(hand, " ")); err != nil || !slices.Equal(again, hand) {
			t.Fatalf("%q is %v, then %v, %v", text, hand, again, err)
		}
	})
}

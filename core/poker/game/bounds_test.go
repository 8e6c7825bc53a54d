package game

import (
	"strings"
	"testing"

	"github.com/tefuda/tefuda/core/cards"
	"github.com/tefuda/tefuda/core/fault"
)

// bound is a number of a setup or table, the range that it may be of, and what is said of others: "must be …".
type bound[T any] struct {
	name      string
	set       func(of *T, n int64)
	low, high int64
	says      string
}

// refusedBeyond wants both ends to be taken and what lies beyond them refused.
func refusedBeyond[T any](t *testing.T, good func() *T, check func(*T) error, bounds []bound[T]) {
	t.Helper()
	for _, b := range bounds {
		for n, taken := range map[int64]bool{b.low - 1: false, b.low: true, b.high: true, b.high + 1: false} {
			of := good()
			b.set(of, n)
			err := check(of)
			f, _ := err.(*fault.Fault)
			if taken != (err == nil) || !taken && (f == nil || !strings.HasPrefix(f.Error(), b.says) || f.Index < 0 && f.Index != -1) {
				t.Errorf("%s %d: %v", b.name, n, err)
			}
		}
	}
}

func TestSetupBounds(t *testing.T) {
	of := func(at func(s *Setup) *int64) func(*Setup, int64) { return func(s *Setup, n int64) { *at(s) = n } }
	nine := func() *Setup {
		s := seats(FixedLimit, 1, 2, 9, 9, 9, 9, 9, 9, 9, 9, 9)
		s.MinBet, s.BigBet = 1, 100
		return s
	}
	refusedBeyond(t, nine, (*Setup).Check, []bound[Setup]{
		{"carry", of(func(s *Setup) *int64 { return &s.Carry }), 0, MaxStack, "carry must be 0 to 10¹², not "},
		{"stack", of(func(s *Setup) *int64 { return &s.Stacks[8] }), 0, MaxStack, "stacks[8] must be 0 to 10¹², not "},
		{"ante", of(func(s *Setup) *int64 { return &s.Antes[8] }), 0, MaxStack, "antes[8] must be 0 to 10¹², not "},
		{"blind", of(func(s *Setup) *int64 { return &s.Blinds[8] }), -2, MaxStack, "blinds[8] must be "},
		{"button", func(s *Setup, n int64) { s.Button = int8(n) }, 0, 8, "button must be a seat, 0 to 8, not "},
		{"least bet", of(func(s *Setup) *int64 { return &s.MinBet }), 1, 100, ""},
		{"least bet", func(s *Setup, n int64) { s.MinBet, s.BigBet = n, max(n, 1) }, 1, MaxStack, "minBet must be 1 to 10¹², not "},
		{"big bet", of(func(s *Setup) *int64 { return &s.BigBet }), 1, MaxStack, "bigBet must be at least the small bet, 1, and at most 10¹², not "},
	})
	draw := func() *Setup {
		s := seats(NoLimit, 1, 2, 9, 9)
		s.Variant = Draw
		return s
	}
	refusedBeyond(t, draw, (*Setup).Check, []bound[Setup]{
		{"jokers", func(s *Setup, n int64) { s.Jokers = int8(n) }, 0, 2, "jokers must be 0 to 2 in five-card draw and 0 elsewhere, not "},
	})
	two := func() *Setup { return &Setup{Rules: Rules{MinBet: 1}, Stacks: [9]int64{9, 9}} }
	refusedBeyond(t, two, (*Setup).Check, []bound[Setup]{
		{"seats", func(s *Setup, n int64) { s.Seats = int8(n) }, 2, 9, "seats must be 2 to 9, not "},
	})
	for _, cap := range []int8{-1, 0, 1, 127} {
		s := nine()
		if s.Cap = cap; (s.Check() == nil) != (cap >= 0) {
			t.Errorf("a cap of %d: %v", cap, s.Check())
		}
		s.Limit, s.BigBet = NoLimit, 0
		if (s.Check() == nil) != (cap == 0) {
			t.Errorf("a cap of %d without limit: %v", cap, s.Check())
		}
	}
}

func TestTableBounds(t *testing.T) {
	good := func() *Table {
		table := sitAndGo(9, 100)
		table.Levels = []Level{{Small: 1, Big: 2, Ante: 1, MinBet: 1, Hands: 3}, {Small: 1, Big: 2}}
		return table
	}
	check := func(table *Table) error { _, err := table.Next(); return err }
	const levels = "levels[1] must have blinds with small ≤ big, and a big blind or a least bet"
	refusedBeyond(t, good, check, []bound[Table]{
		{"level", func(t *Table, n int64) { t.Level = int32(n) }, 0, 1, "level must be one of 2 levels, from 0, not "},
		{"small", func(t *Table, n int64) { t.Levels[1].Small = n }, 0, 2, levels},
		{"big", func(t *Table, n int64) { t.Levels[1].Big = n }, 1, MaxStack / 2, levels},
		{"big", func(t *Table, n int64) { t.Levels[1].Small, t.Levels[1].Big = 0, n }, 1, MaxStack / 2, levels},
		{"big with a least bet", func(t *Table, n int64) { t.Levels[1].Small, t.Levels[1].Big, t.Levels[1].MinBet = 0, n, 1 }, 0, MaxStack / 2, levels},
		{"ante", func(t *Table, n int64) { t.Levels[1].Ante = n }, 0, MaxStack, levels},
		{"least bet", func(t *Table, n int64) { t.Levels[1].MinBet = n }, 0, MaxStack / 2, levels},
		{"least bet", func(t *Table, n int64) { t.Levels[1] = Level{MinBet: n} }, 1, MaxStack / 2, levels},
		{"button", func(t *Table, n int64) { t.Button = int8(n) }, -1, 8, "button and blinds must be seats, or -1 before the first hand, not "},
		{"small blind's seat", func(t *Table, n int64) { t.Small = int8(n) }, -1, 8, "button and blinds must be seats, or -1 before the first hand, not "},
		{"big blind's seat", func(t *Table, n int64) { t.Big = int8(n) }, -1, 8, "button and blinds must be seats, or -1 before the first hand, not "},
		{"carry", func(t *Table, n int64) { t.Carry = n }, 0, MaxStack, "carry must be 0 to 10¹², not "},
		{"stack", func(t *Table, n int64) { t.Stacks[8] = n }, 0, MaxStack, "stacks[8] must be 0 to 10¹², not "},
	})
	refusedBeyond(t, func() *Table { return sitAndGo(2, 100) }, check, []bound[Table]{
		{"seats", func(t *Table, n int64) { t.Seats = int8(n) }, 2, 9, "seats must be 2 to 9, not "},
	})
	many := sitAndGo(3, 100)
	many.Seats, many.Straddle, many.Big = 100, true, 8
	if err := check(many); err == nil || err.Error() != "seats must be 2 to 9, not 100" {
		t.Errorf("a hundred seats: %v", err)
	}
	table := good()
	for by, taken := range map[AnteBy]bool{ByAll: true, ByBig: true, ByButton: true, ByButton + 1: false} {
		table.Antes = by
		if err := check(table); taken != (err == nil) || !taken && err.Error() != "antes must be paid by all, the big blind or the button" {
			t.Errorf("antes by %d: %v", by, err)
		}
	}
	table = good()
	table.Levels[0].Hands = -1
	if err := check(table); err == nil || err.Error() != strings.Replace(levels, "1", "0", 1) {
		t.Errorf("a level of -1 hands: %v", err)
	}
}

// TestFinishRefuses: a table takes no hand but its next one, and that when it is over.
func TestFinishRefuses(t *testing.T) {
	table := sitAndGo(3, 100)
	s, err := table.Next()
	if err != nil {
		t.Fatal(err)
	}
	h := deal(t, s)
	before := *table
	if err := table.Finish(&h.State); err == nil || err.Error() != "hand must be over: seat 0 is in turn" {
		t.Errorf("a hand in play: %v", err)
	}
	play(t, h, "0:f 1:f")
	other := deal(t, seats(NoLimit, 5, 10, 100, 100, 99))
	play(t, other, "0:f 1:f")
	if err := table.Finish(&other.State); err == nil || err.Error() != "hand must be the next hand of this table" {
		t.Errorf("another hand: %v", err)
	}
	broken := table.Clone()
	broken.Levels = nil
	if err := broken.Finish(&h.State); err == nil || err.Error() != "level must be one of 0 levels, from 0, not 0" {
		t.Errorf("no table: %v", err)
	}
	if table.Hands != before.Hands || table.Stacks != before.Stacks {
		t.Errorf("%+v", table)
	}
	if err := table.Finish(&h.State); err != nil || table.Hands != 1 || table.AtLevel != 1 || table.Stacks != [9]int64{100, 95, 105} {
		t.Errorf("%v: %+v", err, table)
	}
	for i, s := range []func() error{
		func() error { _, err := Start(&Setup{}, 1); return err },
		func() error { _, err := StartDeck(&Setup{}, nil); return err },
		func() error { _, err := Replay(&Setup{}, 0, noCards, Discards{}, nil); return err },
		func() error { _, err := Resume(&Setup{}, 1, nil, &[9]Discards{}, nil); return err },
	} {
		if err := s(); err == nil || err.Error() != "minBet must be 1 to 10¹², not 0" {
			t.Errorf("case %d: %v", i, err)
		}
	}
}

// TestLevels: a level lasts as many hands as it says, the last one for ever, and one of 0 hands too.
func TestLevels(t *testing.T) {
	for _, c := range []struct {
		hands []int32 // of the levels
		want  []int32 // level and hands of it after each hand
	}{
		{[]int32{2, 1, 1}, []int32{0, 1, 1, 0, 2, 0, 2, 1, 2, 2}},
		{[]int32{0, 1}, []int32{0, 1, 0, 2, 0, 3}},
		{[]int32{1}, []int32{0, 1, 0, 2}},
	} {
		table := sitAndGo(2, 1000)
		table.Levels = nil
		for _, n := range c.hands {
			table.Levels = append(table.Levels, Level{Small: 1, Big: 2, Hands: n})
		}
		for i := 0; i < len(c.want); i += 2 {
			s, err := table.Next()
			if err != nil {
				t.Fatal(err)
			}
			h := deal(t, s)
			h.Apply(Action{Kind: Fold})
			if err := table.Finish(&h.State); err != nil || table.Level != c.want[i] || table.AtLevel != c.want[i+1] || int(table.Hands) != i/2+1 {
				t.Errorf("%v, hand %d: %v, level %d, %d of it", c.hands, i/2+1, err, table.Level, table.AtLevel)
			}
		}
	}
}

// TestDecks: a deck is of cards that the game has, each once; a card that nobody knows is not in draw's.
func TestDecks(t *testing.T) {
	draw := &Setup{Rules: Rules{Variant: Draw, MinBet: 1, Jokers: 1}, Seats: 2, Stacks: [9]int64{9, 9}}
	short := &Setup{Rules: Rules{Variant: ShortDeck, MinBet: 1}, Seats: 2, Stacks: [9]int64{9, 9}}
	holdem := &Setup{Rules: Rules{MinBet: 1}, Seats: 3, Stacks: [9]int64{9, 0, 9}}
	for _, c := range []struct {
		s    *Setup
		at   int
		card cards.Card
		want string
	}{
		{draw, 9, cards.None, "deck[9] must be a card of the game's deck, not -"},
		{draw, 9, cards.Red, "deck[9] must be a card of the game's deck, not Jk"},
		{draw, 9, 99, "deck[9] must be a card of the game's deck, not Card(99)"},
		{holdem, 8, -2, "deck[8] must be a card of the game's deck, not Card(-2)"},
		{holdem, 0, cards.Joker, "deck[0] must be a card of the game's deck, not Jk"},
		{short, 3, cards.New(cards.Five, 1), "deck[3] must be a card of the game's deck, not 5c"},
		{holdem, 8, cards.None, ""},
		{short, 0, cards.None, ""},
	} {
		deck := c.s.Deck()
		deck[c.at] = c.card
		_, err := StartDeck(c.s, deck)
		if err == nil && c.want != "" || err != nil && err.Error() != c.want {
			t.Errorf("%v at %d: %v, want %s", c.card, c.at, err, c.want)
		}
	}
	deck := holdem.Deck()
	deck[2], deck[5] = cards.None, deck[4]
	if _, err := StartDeck(holdem, deck); err == nil || err.Error() != "deck[5] is 3s, which was in it before" {
		t.Errorf("behind an unknown card: %v", err)
	}
	if _, err := ParseCards("As ?? Xx"); err == nil || !strings.HasPrefix(err.Error(), "cards[2] must be a card") {
		t.Errorf("%v", err)
	}
	for s, need := range map[*Setup][2]int{draw: {53, 53}, short: {9, 36}, holdem: {9, 52}} {
		for n, taken := range map[int]bool{need[0] - 1: false, need[0]: true, need[1]: true, need[1] + 1: false} {
			deck := s.Deck()
			if deck = append(deck, cards.None); n <= len(deck) {
				deck = deck[:n]
			}
			if _, err := StartDeck(s, deck); (err == nil) != taken {
				t.Errorf("%d cards: %v", n, err)
			}
		}
	}
	for n, taken := range map[int]bool{maxDeck: true, maxDeck + 1: false} {
		if hand, err := ParseCards(strings.Repeat("??", n)); (err == nil) != taken || taken && len(hand) != n {
			t.Errorf("%d cards are read as %d: %v", n, len(hand), err)
		}
	}
}

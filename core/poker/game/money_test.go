package game

import (
	"slices"
	"testing"

	"github.com/tefuda/tefuda/core/cards"
)

// dealt deals a hand from the beginning of a deck.
func dealt(t *testing.T, s *Setup, deck string, moves ...string) *Hand {
	t.Helper()
	all, err := cards.ParseHand(nil, deck)
	if err != nil {
		t.Fatal(err)
	}
	for _, c := range s.Deck() {
		if !slices.Contains(all, c) {
			all = append(all, c)
		}
	}
	h, err := StartDeck(s, all)
	if err != nil {
		t.Fatal(err)
	}
	for _, text := range moves {
		a, err := ParseAction(text)
		if err == nil {
			_, err = h.Apply(a)
		}
		if err != nil {
			t.Fatal(text, err)
		}
	}
	return h
}

// wins are what the pots paid: seat, pot, board and chips of each.
func wins(h *Hand) (all [][4]int64) {
	for _, e := range h.Log {
		if e.Kind == Win {
			all = append(all, [4]int64{int64(e.Seat), int64(e.Pot), int64(e.Run), e.Amount})
		}
	}
	return all
}

// TestTwice runs aces against kings twice from the flop: the second king wins the second
// board, of whose pot the first one has the odd chip.
func TestTwice(t *testing.T) {
	s := &Setup{Rules: Rules{MinBet: 2, Runs: 2}, Seats: 3, Button: 2, Stacks: [9]int64{100, 100, 1}, Antes: [9]int64{2: 1}, Blinds: [9]int64{1, 2}}
	h := dealt(t, s, "AsKs2c AhKh2d 3c7d8h 9s4d KcJd", "call", "check", "bet 98", "call")
	if got := wins(h); !slices.Equal(got, [][4]int64{{0, 1, 0, 100}, {1, 1, 1, 100}, {0, 0, 0, 1}}) {
		t.Errorf("%v, pots %+v", got, h.Pots())
	}
	if Text(h.Board, " ") != "3c 7d 8h 9s 4d" || Text(h.Second, " ") != "3c 7d 8h Kc Jd" {
		t.Error(Text(h.Board, " "), "and", Text(h.Second, " "))
	}
	s.Runs = 1
	if h = dealt(t, s, "AsKs2c AhKh2d 3c7d8h 9s4d KcJd", "call", "check", "bet 98", "call"); len(h.Second) > 0 {
		t.Error(h.Second)
	}
}

// TestBomb plays a bomb pot on two boards: nobody acts before the flop, the left of the
// button begins, and each board wins half.
func TestBomb(t *testing.T) {
	table := Table{Rules: Rules{Bomb: 2}, Seats: 3, Stacks: [9]int64{50, 50, 50}, Levels: []Level{{Small: 1, Big: 5}}, Button: -1, Small: -1, Big: -1}
	s, err := table.Next()
	if err != nil || s.Antes != [9]int64{5, 5, 5} || s.Blinds != [9]int64{} {
		t.Fatalf("%+v, %v", s, err)
	}
	h := dealt(t, s, "AsKs2c AhKh2s 3c7d8h 3dKd8c 9s 4d Jc Jd")
	if h.Turn != (s.Button+1)%3 || h.Round != 1 || h.InPot() != 15 || len(h.Board) != 3 || len(h.Second) != 3 {
		t.Fatalf("%+v", h.State)
	}
	for h.Phase != Over {
		h.Apply(Action{Kind: Check})
	}
	first := (s.Button + 1) % 3
	if got := wins(h); !slices.Equal(got, [][4]int64{{int64(first), 0, 0, 8}, {int64(first+1) % 3, 0, 1, 7}}) {
		t.Errorf("%v", got)
	}
}

// TestStraddler finds who straddles at each table, and who acts first then.
func TestStraddler(t *testing.T) {
	for _, c := range []struct{ seats, straddler, seat, first int8 }{
		{6, 0, 3, 4}, {6, 1, 4, 5}, {6, 3, 0, 1}, {6, 9, 0, 1}, {6, -1, 0, 1}, {6, -2, 5, 0}, {6, -4, 3, 4}, {6, -9, 3, 4}, {3, 0, 0, 1}, {3, -1, 0, 1}, {3, 2, 0, 1},
	} {
		table := Table{Seats: c.seats, Straddle: true, Straddler: c.straddler, Levels: []Level{{Small: 1, Big: 2}}, Button: c.seats - 1, Small: 0, Big: 1}
		for i := range c.seats {
			table.Stacks[i] = 100
		}
		s, err := table.Next()
		if err != nil {
			t.Fatal(err)
		}
		h, err := Start(s, 1)
		if err != nil || s.Button != 0 || s.Blinds[c.seat] != 4 || h.Turn != c.first || h.Legal().Min != 8 {
			t.Errorf("%+v: %v, seat %d begins", c, s.Blinds, h.Turn)
		}
	}
}

// TestRake takes from the main pot first, up to the cap, and nothing without a flop.
func TestRake(t *testing.T) {
	s := &Setup{Rules: Rules{MinBet: 2, Rake: Rake{Rate: 450, NoFlopNoDrop: true}}, Seats: 3, Stacks: [9]int64{100, 200, 201}, Blinds: [9]int64{1: 1, 2: 2}}
	all := []string{"raise 100", "raise 200", "call"}
	for _, c := range []struct {
		cap    int64
		moves  []string
		raked  []int64
		stacks int64
	}{
		{0, all, []int64{13, 9}, 479}, {15, all, []int64{13, 2}, 486}, {5, all, []int64{5}, 496}, {0, []string{"fold", "fold"}, nil, 501},
		{0, []string{"call", "fold", "check", "bet 20", "fold"}, nil, 501}, // 4.5 % of 5 chips
	} {
		s.Rake.Cap = c.cap
		h := dealt(t, s, "AsKs2c AhKh2d 3c7d8h 9s4d", c.moves...)
		var raked []int64
		for _, e := range h.Log {
			if e.Kind == Raked {
				raked = append(raked, e.Amount)
			}
		}
		if stacks := h.Players[0].Stack + h.Players[1].Stack + h.Players[2].Stack; h.Phase != Over || !slices.Equal(raked, c.raked) || stacks != c.stacks || h.Chips() != 501 {
			t.Errorf("%+v: %v, %d left", c, raked, stacks)
		}
	}
}

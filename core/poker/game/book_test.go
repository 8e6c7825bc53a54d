package game

import (
	"strings"
	"testing"

	"github.com/tefuda/tefuda/core/cards"
)

// play applies actions in words: "f", "x" (check), "c" (call), "b60", "r300".
// The actor comes first: "0:r300".
func play(t *testing.T, h *Hand, line string) {
	t.Helper()
	for _, word := range strings.Fields(line) {
		if want := int8(word[0] - '0'); h.Turn != want {
			t.Fatalf("before %s seat %d is in turn", word, h.Turn)
		}
		if _, err := h.Apply(action(word[2:])); err != nil {
			t.Fatalf("%s: %v", word, err)
		}
	}
}

func action(word string) Action {
	a := Action{Kind: [...]Kind{'b': Bet, 'c': Call, 'f': Fold, 'm': Muck, 'r': Raise, 's': Show, 'x': Check, 'd': Discard}[word[0]]}
	if a.Kind == Discard {
		hand, _ := cards.ParseHand(nil, word[1:])
		a.Cards = cards.SetOf(hand...)
		return a
	}
	for _, c := range word[1:] {
		a.Amount = 10*a.Amount + int64(c-'0')
	}
	return a
}

// seats is a hold'em table of stacks, button in seat 0, blinds after it; with
// two players the button has the small blind.
func seats(limit Limit, small, big int64, stacks ...int64) *Setup {
	s := &Setup{Seats: int8(len(stacks))}
	s.Limit, s.MinBet = limit, big
	if limit == FixedLimit {
		s.BigBet = 2 * big
	}
	copy(s.Stacks[:], stacks)
	if len(stacks) == 2 {
		s.Blinds[0], s.Blinds[1] = small, big
	} else {
		s.Blinds[1], s.Blinds[2] = small, big
	}
	return s
}

func deal(t *testing.T, s *Setup) *Hand {
	t.Helper()
	h, err := Start(s, 1)
	if err != nil {
		t.Fatal(err)
	}
	return h
}

// k is a stack that nobody gets to the end of.
const k = 100_000

var books = []struct {
	name   string
	setup  *Setup
	before string // actions
	seat   int8
	legal  string
}{
	{"TDA 43, 1: a raise over 600 to 1600 is a raise of 1000", seats(NoLimit, 100, 200, k, k, k, k, k),
		"3:r600 4:r1600", 0, "fold, call 1600, raise to 2600…100000"},
	{"TDA 43, 2: an all-in short of a raise leaves the least raise", seats(NoLimit, 25, 50, k, k, 150, k),
		"3:r100 0:r150 1:f 2:c", 3, "fold, call 50, raise to 200…100000"},
	{"TDA 43, 4-A: 125, 200, 500", seats(NoLimit, 25, 50, k, k, k, k, k, k),
		"3:r125 4:r200 5:r500", 0, "fold, call 500, raise to 800…100000"},
	{"TDA 43, 4-B: a raise of 450", seats(NoLimit, 25, 50, k, k, k, k, k, k),
		"3:r500 4:c 5:c", 0, "fold, call 500, raise to 950…100000"},
	{"TDA 47, 1: two short all-ins are a full raise", short(), "1:b100 2:r125 3:c 4:r200 0:c", 1,
		"fold, call 100, raise to 300…99900"},
	{"TDA 47, 1: who called 125 faces 75", short(), "1:b100 2:r125 3:c 4:r200 0:c 1:c", 3,
		"fold, call 75"},
	{"TDA 47, 1-A: a raise in between reopens", short(), "1:b100 2:r125 3:c 4:r200 0:c 1:r300", 3,
		"fold, call 175, raise to 400…99900"},
	{"TDA 47, 2: 7500 all-in, the big blind may raise", seats(NoLimit, 2000, 4000, k, k, k, k, 7500),
		"3:c 4:r7500 0:f 1:f", 2, "fold, call 3500, raise to 11500…100000"},
	{"TDA 47, 2-A: who limped may not", seats(NoLimit, 2000, 4000, k, k, k, k, 7500),
		"3:c 4:r7500 0:f 1:f 2:c", 3, "fold, call 3500"},
	{"TDA 47, 2-B: but may after the big blind's raise", seats(NoLimit, 2000, 4000, k, k, k, k, 7500),
		"3:c 4:r7500 0:f 1:f 2:r11500", 3, "fold, call 7500, raise to 15500…100000"},
	{"limit: 15 all-in of 20 is raised to 35", allIn(15), "1:b15", 2, "fold, call 15, raise to 35"},
	{"limit: less than half is completed", allIn(9), "1:b9", 2, "fold, call 9, raise to 20"},
	{"limit: half reopens", allIn(30), "1:x 2:b20 3:c 0:c 1:r30", 2, "fold, call 10, raise to 50"},
	{"limit: less than half does not", allIn(29), "1:x 2:b20 3:c 0:c 1:r29", 2, "fold, call 9"},
	{"limit: who has not acted completes it", seats(FixedLimit, 10, 20, 1000, 1000, 49, 1000),
		"1:b20 2:r29", 3, "fold, call 29, raise to 40"},
	{"limit: and over half raises by a bet", seats(FixedLimit, 10, 20, 1000, 1000, 50, 1000),
		"1:b20 2:r30", 3, "fold, call 30, raise to 50"},
	{"limit: a bet and three raises", capped(4), "3:r40 0:r60 1:r80", 2, "fold, call 60"},
	{"limit: a cap of one, the big blind", capped(1), "", 3, "fold, call 20"},
	{"limit: a cap of one, a bet", capped(1), "3:c 0:c 1:c 2:x 1:b20", 2, "fold, call 20"},
	{"limit: no cap", capped(0), "3:r40 0:r60 1:r80", 2, "fold, call 60, raise to 100"},
	{"limit: the big bet on the turn", seats(FixedLimit, 10, 20, 1000, 1000), "0:c 1:x 1:x 0:x", 1, "fold, check, bet to 40"},
	{"pot limit: 1/2, the opener raises to 7", seats(PotLimit, 1, 2, k, k, k, k), "", 3, "fold, call 2, raise to 4…7"},
	{"pot limit: the next one to 24", seats(PotLimit, 1, 2, k, k, k, k), "3:r7", 0, "fold, call 7, raise to 12…24"},
	{"heads-up the button acts first", seats(NoLimit, 1, 2, k, k), "", 0, "fold, call 1, raise to 4…100000"},
	{"and last after the flop", seats(NoLimit, 1, 2, k, k), "0:c 1:x", 1, "fold, check, bet to 2…99998"},
	{"pot limit: the small blind's own bet counts once", seats(PotLimit, 1, 2, k, k, k, k), "3:r7 0:f", 1, "fold, call 6, raise to 12…23"},
	{"who has no more than a call cannot raise", seats(NoLimit, 1, 2, k, k, 50), "0:r50 1:c", 2, "fold, call 48"},
	{"a blind of one chip is called", one(), "", 3, "fold, call 1, raise to 2…100000"},
	{"a bet of one chip is raised", one(), "3:c 0:c 1:c 2:x 1:b1", 2, "fold, call 1, raise to 2…99999"},
	{"one chip is enough to bet", seats(NoLimit, 1, 2, k, k, 3), "0:c 1:c 2:x 1:x", 2, "fold, check, bet to 1"},
	{"limit: a blind below the bet is no bet", lowBlind(), "", 3, "fold, call 1, raise to 2"},
	{"without blinds the left of the button begins", anteOnly(), "", 3, "fold, check, bet to 2…99999"},
	{"the big blind's option", seats(NoLimit, 1, 2, k, k, k), "0:c 1:c", 2, "fold, check, raise to 4…100000"},
	{"a short big blind is called whole", seats(NoLimit, 5, 10, k, k, 3, k), "", 3, "fold, call 10, raise to 20…100000"},
	{"nobody left to answer", seats(NoLimit, 1, 2, k, 50, 50), "0:r60 1:c", 2, "fold, call 48"},
	{"of equal blinds the last one is the highest", equal(), "", 3, "fold, call 2, raise to 4…100000"},
	{"a straddle is a blind", straddled(k), "", 4, "fold, call 4, raise to 8…100000"},
	{"and has the option", straddled(k), "4:c 0:c 1:c 2:c", 3, "fold, check, raise to 8…100000"},
}

// TestBooks follows the examples of the TDA's illustration addendum to rules 43
// and 47, and those of Robert's Rules, section 3.
func TestBooks(t *testing.T) {
	for _, c := range books {
		h := deal(t, c.setup)
		if c.before != "" && h.Turn != int8(c.before[0]-'0') {
			flop(t, h)
		}
		play(t, h, c.before)
		l := h.Legal()
		if got := l.String(); h.Turn != c.seat || got != c.legal {
			t.Errorf("%s: seat %d may %s; want seat %d, %s", c.name, h.Turn, got, c.seat, c.legal)
		}
	}
}

// flop goes to the flop without a raise.
func flop(t *testing.T, h *Hand) {
	t.Helper()
	for h.Round == 0 {
		a := Action{Kind: Check}
		if l := h.Legal(); !l.Check {
			a.Kind = Call
		}
		if _, err := h.Apply(a); err != nil {
			t.Fatal(err)
		}
	}
}

// short has seats 2 and 4 with 125 and 200 after the flop.
func short() *Setup { return seats(NoLimit, 50, 100, 100_000, 100_000, 225, 100_000, 300) }

// allIn has a first seat after the button with a stack after the flop at 20/40.
func allIn(chips int64) *Setup { return seats(FixedLimit, 10, 20, 1000, chips+20, 1000, 1000) }

func capped(n int8) *Setup {
	s := seats(FixedLimit, 10, 20, 1000, 1000, 1000, 1000)
	s.Cap = n
	return s
}

func straddled(chips int64) *Setup {
	s := seats(NoLimit, 1, 2, chips, chips, chips, chips, chips)
	s.Blinds[3] = 4
	return s
}

// one has a blind and a least bet of one chip.
func one() *Setup { return seats(NoLimit, 0, 1, k, k, k, k) }

func lowBlind() *Setup {
	s := seats(FixedLimit, 0, 2, k, k, k, k)
	s.Blinds[2] = 1
	return s
}

func anteOnly() *Setup {
	s := seats(NoLimit, 0, 2, k, k, k, k)
	s.Button, s.Blinds, s.Antes = 2, [9]int64{}, [9]int64{1, 1, 1, 1}
	return s
}

func equal() *Setup { return seats(NoLimit, 2, 2, k, k, k, k) }

// deckOf lays a deck so that seats get these hands, from seat 1 on.
func deckOf(t *testing.T, hands []string, board string) (deck []cards.Card) {
	t.Helper()
	var held [][]cards.Card
	for _, text := range hands {
		hand, err := cards.ParseHand(nil, text)
		if err != nil {
			t.Fatal(err)
		}
		held = append(held, hand)
	}
	for n := range held[0] {
		for i := range held {
			deck = append(deck, held[(i+1)%len(held)][n])
		}
	}
	rest, err := cards.ParseHand(nil, board)
	if err != nil {
		t.Fatal(err)
	}
	return append(deck, rest...)
}

func TestSidePotsAndOddChips(t *testing.T) {
	s := seats(NoLimit, 5, 10, 1000, 55, 205, 1000)
	h, err := StartDeck(s, deckOf(t, []string{"KsKd", "AsAd", "QsQd", "7c2d"}, "3h4h9cTcJs"))
	if err != nil {
		t.Fatal(err)
	}
	play(t, h, "3:r500 0:c 1:c 2:c 3:x 0:b100 3:f")
	// Seat 1 wins 4·55, seat 0 the rest: 3·150 and 2·295; 100 were not called.
	for i, want := range []int64{1000 - 500 + 450 + 590, 220, 0, 500} {
		if got := h.Players[i].Stack; got != want {
			t.Errorf("seat %d has %d, want %d", i, got, want)
		}
	}
	h, err = StartDeck(seats(NoLimit, 1, 2, 100, 100, 100), deckOf(t, []string{"AsKd", "7c2h", "AdKs"}, "3h4h9cTcJs"))
	if err != nil {
		t.Fatal(err)
	}
	play(t, h, "0:r5 1:c 2:c 1:x 2:x 0:x 1:x 2:x 0:x 1:b2 2:c 0:c")
	// 21 chips: seat 2 sits nearer to the left of the button than seat 0.
	if h.Players[2].Won != 11 || h.Players[0].Won != 10 {
		t.Errorf("won %d and %d of 21", h.Players[0].Won, h.Players[2].Won)
	}
}

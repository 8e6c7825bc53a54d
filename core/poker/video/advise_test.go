package video

import (
	"errors"
	"fmt"
	"math"
	"math/bits"
	"slices"
	"strings"
	"testing"

	"github.com/tefuda/tefuda/core/cards"
	"github.com/tefuda/tefuda/core/dice"
	"github.com/tefuda/tefuda/core/fault"
	"github.com/tefuda/tefuda/core/poker"
)

func newTestGame(t testing.TB, d Deck, pays string) *Game {
	t.Helper()
	return newStakedGame(t, d, pays, 1)
}

func newStakedGame(t testing.TB, d Deck, pays string, stake int32) *Game {
	t.Helper()
	p, err := ParsePayTable(pays)
	if err != nil {
		t.Fatal(err)
	}
	g, err := NewGame(d, p, stake, poker.Standard)
	if err != nil {
		t.Fatal(err)
	}
	return g
}

func presetGame(t testing.TB, key string) *Game {
	t.Helper()
	i := slices.IndexFunc(Presets, func(p Preset) bool { return p.Key == key })
	if i < 0 {
		t.Fatalf("no preset %s", key)
	}
	return newStakedGame(t, Presets[i].Deck, Presets[i].Pays, Presets[i].Stake)
}

func parseTestHand(t testing.TB, text string) []cards.Card {
	t.Helper()
	hand, err := cards.ParseHand(nil, text)
	if err != nil {
		t.Fatal(err)
	}
	return hand
}

// TestPrintedHold is a hold whose distribution is printed, and the values of
// J. Stickman, "Holding Advice for Joker's Wild – Kings or Better Video
// Poker" (casinocitytimes.com, 2021), for another pay table.
func TestPrintedHold(t *testing.T) {
	g := newTestGame(t, Deck{Jokers: 1}, "natural-royal 940, five 200, wild-royal 100, straight-flush 50, four 18, full-house 7, flush 5, straight 3, three 2, two-pair 1, pair:KA 1")
	holds, err := g.Advise(parseTestHand(t, "Td Qd 2s 4s 5c"))
	if err != nil {
		t.Fatal(err)
	}
	h := holds[0]
	want := []int32{1, 0, 3, 6, 8, 27, 210, 294, 584, 711, 645, 14807}
	if h.Mask != 0b00011 || h.Draws != 17296 || !slices.Equal(h.Counts, want) {
		t.Errorf("%+v, want %v of 17,296", h, want)
	}
	if math.Abs(5*h.EV-1.8296) > 5e-5 || holds[1].Mask != 0 || math.Abs(5*holds[1].EV-1.6549) > 5e-5 {
		t.Errorf("the best are worth %.4f and %.4f, want 1.8296 and 1.6549", 5*h.EV, 5*holds[1].EV)
	}
}

// TestAdviseNaively compares all 32 holds of random hands with the counting
// of every final hand.
func TestAdviseNaively(t *testing.T) {
	hands := 6
	if testing.Short() {
		hands = 1
	}
	tb := poker.Standard.Table()
	for _, p := range Presets {
		line := naiveLines[p.Key]
		if line == nil {
			continue
		}
		g := newTestGame(t, p.Deck, p.Pays)
		rng := dice.NewRand(uint32(len(p.Key)))
		for range hands {
			hand := dealRandom(rng, fullDeck(p.Deck))
			holds, err := g.Advise(hand)
			if err != nil {
				t.Fatal(err)
			}
			checkHolds(t, g, holds, naiveHolds(g, hand, tb, line))
		}
	}
}

// checkHolds compares the counts of all holds, by mask, with what is wanted.
func checkHolds(t *testing.T, g *Game, holds []Hold, want [32][]int32) {
	t.Helper()
	for _, h := range holds {
		checkHold(t, g, h)
		if !slices.Equal(h.Counts, want[h.Mask]) {
			t.Fatalf("%v: %+v, want %v", g.pays, h, want[h.Mask])
		}
	}
	checkOrder(t, holds)
}

// checkHold checks that the numbers of a hold go together.
func checkHold(t *testing.T, g *Game, h Hold) {
	t.Helper()
	draws, pays := int64(0), int64(0)
	for i, n := range h.Counts {
		draws += int64(n)
		if i < len(g.pays) {
			pays += int64(n) * int64(g.pays[i].Pay)
		}
	}
	held := bits.OnesCount8(h.Mask)
	if draws != h.Draws || draws != int64(poker.Binomial[g.size-5][5-held]) || pays != h.PaySum || h.EV != float64(pays)/float64(draws) {
		t.Fatalf("%+v does not sum up", h)
	}
}

func checkOrder(t *testing.T, holds []Hold) {
	t.Helper()
	seen := uint32(0)
	for i, h := range holds {
		seen |= 1 << h.Mask
		if i == 0 {
			continue
		}
		a, b := holds[i-1].PaySum*h.Draws, h.PaySum*holds[i-1].Draws
		if a < b || a == b && bits.OnesCount8(holds[i-1].Mask) < bits.OnesCount8(h.Mask) {
			t.Fatalf("%v comes before %v", holds[i-1], h)
		}
	}
	if len(holds) != 32 || seen != 1<<32-1 {
		t.Fatalf("%d holds, %032b", len(holds), seen)
	}
}

// TestInputOrder checks that the order of the cards of a hand, and the colour
// of a joker, change only the masks.
func TestInputOrder(t *testing.T) {
	g := presetGame(t, "double-joker")
	a, _ := g.Advise([]cards.Card{cards.Joker, 9, 28, 11, 3})
	b, _ := g.Advise([]cards.Card{3, 42, 11, 14, 9})
	for i := range a {
		moved := uint8(0)
		for from, to := range []int{1, 4, 3, 2, 0} {
			moved |= a[i].Mask >> from & 1 << to
		}
		same := slices.Equal(a[i].Counts, b[i].Counts) && slices.Equal(a[i].Reasons, b[i].Reasons)
		swapped := moved&^0b01010 | moved>>2&0b00010 | moved<<2&0b01000
		if !same || b[i].Mask != moved && b[i].Mask != swapped {
			t.Fatalf("%d: %+v, then %+v", i, a[i], b[i])
		}
	}
}

func TestDealErrors(t *testing.T) {
	for _, c := range []struct {
		deck Deck
		hand []cards.Card
		want fault.Fault // its Reason a part
	}{
		{Deck{}, []cards.Card{1, 2, 3, 4}, fault.Fault{Code: fault.BadLength, Index: -1, Reason: "is no deal: 4 cards instead of 5"}},
		{Deck{}, nil, fault.Fault{Code: fault.BadLength, Index: -1, Reason: "is no deal: 0 cards instead of 5"}},
		{Deck{}, []cards.Card{1, 2, 3, 4, 5, 6}, fault.Fault{Code: fault.BadLength, Index: -1, Reason: "is no deal: 6 cards instead of 5"}},
		{Deck{}, []cards.Card{1, 2, 3, 4, 1}, fault.Fault{Code: fault.BadCard, Index: 4, Reason: "twice"}},
		{Deck{}, []cards.Card{1, 2, -1, 4, 5}, fault.Fault{Code: fault.BadCard, Index: 2, Reason: "no card"}},
		{Deck{}, []cards.Card{1, 2, 56, 4, 5}, fault.Fault{Code: fault.BadCard, Index: 2, Reason: "no card"}},
		{Deck{}, []cards.Card{1, 2, 3, 28, 5}, fault.Fault{Code: fault.BadCard, Index: 3, Reason: "not in the deck"}},
		{Deck{Jokers: 1}, []cards.Card{0, 2, 3, 28, 5}, fault.Fault{Code: fault.BadCard, Index: 3, Reason: "not in the deck"}},
		{Deck{Jokers: 2}, []cards.Card{0, 0, 3, 5, 14}, fault.Fault{Code: fault.BadCard, Index: 4, Reason: "not in the deck"}},
	} {
		g := newTestGame(t, c.deck, "four 1")
		_, err := g.Advise(c.hand)
		var bad *fault.Fault
		if !errors.As(err, &bad) || bad.Code != c.want.Code || bad.Field != "hand" || bad.Index != c.want.Index || !strings.Contains(bad.Reason, c.want.Reason) {
			t.Errorf("%v: %v, want %v", c.hand, err, &c.want)
		}
	}
}

func BenchmarkAdvise(b *testing.B) {
	g := presetGame(b, "joker-kings")
	hand := parseTestHand(b, "Td Qd 2s 4s 5c")
	for range b.N {
		g.Advise(hand)
	}
}

func ExampleGame_Advise() {
	pays, _ := ParsePayTable("royal 800, straight-flush 50, four 25, full-house 9, flush 6, straight 4, three 3, two-pair 2, pair:J-A 1")
	g, _ := NewGame(Deck{}, pays, 1, poker.Standard)
	hand, _ := cards.ParseHand(nil, "Js Jh Ts Qs Ks")
	holds, _ := g.Advise(hand)
	for _, h := range holds[:2] {
		fmt.Printf("hold %05b: %d/%d = %.4f", h.Mask, h.PaySum, h.Draws, h.EV)
		for _, r := range h.Reasons {
			fmt.Print(" ", r.Code)
			if r.Code == ReasonPays {
				fmt.Printf("(%v %.0f%%)", pays[r.Line].Class, 100*r.Share)
			}
		}
		fmt.Println()
	}
	// Output:
	// hold 11101: 924/47 = 19.6596 to-royal high-cards pays(royal 87%) pays(straight-flush 5%) pays(flush 5%)
	// hold 00011: 24915/16215 = 1.5365 hold-pair pays(pair:J-A 46%) pays(three 22%) pays(two-pair 21%)
}

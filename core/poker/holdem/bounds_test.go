package holdem

import (
	"fmt"
	"slices"
	"strings"
	"testing"

	"github.com/tefuda/tefuda/core/cards"
	"github.com/tefuda/tefuda/core/fault"
	"github.com/tefuda/tefuda/core/poker"
	"github.com/tefuda/tefuda/core/search"
)

// TestQueryBounds: how many players, cards and jokers a query may have, at both ends.
func TestQueryBounds(t *testing.T) {
	anything, _ := ParseRange("random", 0)
	small := search.Budget{Iterations: 1}
	for _, c := range []struct {
		players, board, jokers, dead int
		want                         string // of hold'em; the same of Omaha except for jokers and what is needed
	}{
		{2, 0, 0, 0, ""}, {9, 5, 2, 0, ""},
		{1, 0, 0, 0, "players must be 2 to 9, not 1"}, {10, 0, 0, 0, "players must be 2 to 9, not 10"},
		{2, 6, 0, 0, "board has 6 cards, but at most 5"},
		{2, 5, -1, 0, "jokers must be 0 to 2, not -1"}, {2, 5, 3, 0, "jokers must be 0 to 2, not 3"},
		{2, 5, 0, 43, ""}, {2, 5, 0, 44, "players need 4 cards with the board, but 3 are left"},
		{2, 3, 0, 43, ""}, {2, 3, 0, 44, "players need 6 cards with the board, but 5 are left"},
	} {
		deck := poker.Deck(0)
		q := EquityQuery{Players: slices.Repeat([]Range{anything}, c.players), Board: deck[:c.board], Jokers: c.jokers, Dead: deck[c.board : c.board+c.dead]}
		_, err := NewEquity(q, small)
		if err == nil && c.want != "" || err != nil && err.Error() != c.want {
			t.Errorf("%+v: %v", c, err)
		}
		if c.jokers != 0 || c.dead != 0 {
			continue
		}
		_, err = NewOmaha(OmahaQuery{Players: make([][]cards.Card, c.players), Board: q.Board}, small)
		if err == nil && c.want != "" || err != nil && err.Error() != c.want {
			t.Errorf("Omaha, %+v: %v", c, err)
		}
	}
}

// TestOmahaBounds: hands of four to six cards, as many each, and cards enough for all.
func TestOmahaBounds(t *testing.T) {
	deck := poker.Deck(0)
	for _, c := range []struct {
		first, second, third int // cards of the players, 0 for any
		dead                 int
		want                 string
	}{
		{4, 4, 0, 0, ""}, {5, 0, 5, 0, ""}, {0, 6, 6, 0, ""}, {0, 0, 0, 0, ""},
		{3, 3, 0, 0, "players[0] must hold 4 to 6 cards, as many as the others, not 3"},
		{7, 7, 0, 0, "players[0] must hold 4 to 6 cards, as many as the others, not 7"},
		{0, 4, 5, 0, "players[2] must hold 4 to 6 cards, as many as the others, not 5"},
		{4, 4, 4, 35, ""}, {4, 4, 4, 36, "players need 5 cards with the board, but 4 are left"},
		{6, 6, 0, 29, ""}, {6, 6, 0, 30, "players need 11 cards with the board, but 10 are left"},
		{0, 0, 0, 35, ""}, {0, 0, 0, 36, "players need 17 cards with the board, but 16 are left"},
	} {
		rest, q := deck, OmahaQuery{}
		for _, n := range []int{c.first, c.second, c.third} {
			q.Players, rest = append(q.Players, rest[:n]), rest[n:]
		}
		q.Dead = rest[:c.dead]
		o, err := NewOmaha(q, search.Budget{})
		if err == nil && c.want != "" || err != nil && err.Error() != c.want {
			t.Errorf("%+v: %v", c, err)
		}
		if err == nil && c.dead == 0 && (o.Exact || o.Iterations != 200_000) {
			t.Errorf("%+v: %+v", c, o)
		}
	}
	for _, c := range []cards.Card{cards.None, -2, 99, cards.Joker} {
		hand := append([]cards.Card{c}, deck[:3]...)
		for field, q := range map[string]OmahaQuery{
			"players[0]": {Players: [][]cards.Card{hand, nil}}, "board[1]": {Players: make([][]cards.Card, 2), Board: []cards.Card{deck[0], c}},
			"dead[1]": {Players: make([][]cards.Card, 2), Dead: []cards.Card{deck[0], c}},
		} {
			if _, err := NewOmaha(q, search.Budget{}); err == nil || !strings.HasPrefix(err.Error(), field+" ") {
				t.Errorf("%v in %s: %v", c, field, err)
			}
		}
	}
	for hole, board := range map[int]int{4: 3, 6: 5} {
		if err := CheckOmaha(deck[:hole], deck[hole:hole+board]); err != nil {
			t.Errorf("%d and %d cards: %v", hole, board, err)
		}
	}
	for _, n := range [][2]int{{3, 3}, {7, 3}, {4, 2}, {4, 6}} {
		err := CheckOmaha(deck[:n[0]], deck[n[0]:n[0]+n[1]])
		if f, _ := err.(*fault.Fault); f == nil || f.Index != -1 || f.Code != fault.BadLength {
			t.Errorf("%v cards: %v", n, err)
		}
	}
}

// TestSecondCard: a fault names the card of a hand that is not left, the first or the second one.
func TestSecondCard(t *testing.T) {
	anything, _ := ParseRange("random", 0)
	two, three := cards.New(cards.Two, 0), cards.New(cards.Two+1, 0)
	for dead, want := range map[cards.Card]string{
		two: "players[1] holds 2s, which the board or the dead cards have already", three: "players[1] holds 3s, which the board or the dead cards have already",
	} {
		_, err := NewEquity(EquityQuery{Players: []Range{anything, held(two, three)}, Dead: []cards.Card{dead}}, search.Budget{})
		if err == nil || err.Error() != want {
			t.Errorf("%v", err)
		}
	}
}

// TestGridParts: the 169 classes of the grid are all starting hands, each once, and Only and Without part a range by them.
func TestGridParts(t *testing.T) {
	all, _ := ParseRange("random", 0)
	texts, combos := map[string]bool{}, 0
	for place := range Classes {
		c := ClassAt(place)
		row, column := place/13, place%13
		const ranks = "AKQJT98765432"
		want := fmt.Sprintf("%c%c", ranks[min(row, column)], ranks[max(row, column)])
		switch {
		case row < column:
			want += "s"
		case row > column:
			want += "o"
		}
		if c.String() != want {
			t.Errorf("place %d is %v, want %s", place, c, want)
		}
		texts[want] = true
		only, without := all.Only(c), all.Without(c)
		parsed, err := ParseRange(want, 0)
		if err != nil || !slices.Equal(only, parsed) || len(only) != c.Size() || len(only)+len(without) != Combos || slices.ContainsFunc(without, func(h Holding) bool { return c.has(h.Combo) }) {
			t.Errorf("%v: %d of it, %d without, %v", c, len(only), len(without), err)
		}
		if n, weight := all.Count(c); n != c.Size() || weight != Weight(n)*Whole {
			t.Errorf("%v: %d combos of weight %v", c, n, weight)
		}
		if r := Range(nil).With(c, 7); len(r) != c.Size() || r[0].Weight != 7 || !r.Uniform() || r.String() != c.String()+":0.000007" {
			t.Errorf("%v: %v", c, r)
		}
		combos += len(only)
	}
	if len(texts) != 169 || combos != Combos {
		t.Errorf("%d classes of %d combos", len(texts), combos)
	}
}

// TestWeightDigits: a weight is written as it is read, to its last digit, and rounded half up beyond it.
func TestWeightDigits(t *testing.T) {
	for text, want := range map[string]Weight{
		"0": 0, "1": Whole, "1.0": Whole, "01": Whole, ".5": 500_000, "5.": 0, "0.000001": 1, "0.0000014": 1, "0.0000015": 2, "0.00000149": 1, "0.999999": 999_999, "0.9999994": 999_999,
		"0.9999995": Whole, "0.123456789": 123_457, "1.000000": Whole, "1.0000001": Whole,
	} {
		w, ok := readWeight(text, partPlaces)
		if text == "5." {
			if ok {
				t.Errorf("%s reads as %v", text, w)
			}
			continue
		}
		if !ok || w != want {
			t.Errorf("%s reads as %d, %v, want %d", text, w, ok, want)
		}
		if again, ok := readWeight(w.String(), partPlaces); !ok || again != w {
			t.Errorf("%d is written as %s", w, w)
		}
	}
	for _, text := range []string{"", ".", "1.0000005", "1.1", "2", "-1", "0.5.", "1e0", "0,5", "99999999999999999999"} {
		if w, ok := readWeight(text, partPlaces); ok {
			t.Errorf("%q reads as %v", text, w)
		}
	}
	for w, want := range map[Weight]string{0: "0", 1: "0.000001", 9*Whole + 120_000: "9.12", 100_010: "0.10001"} {
		if w.String() != want {
			t.Errorf("%d is written as %s, want %s", uint32(w), w, want)
		}
	}
	for text, want := range map[string]Weight{"100": Whole, "50": 500_000, "0.0001": 1, "33.33335": 333_334, "99.99995": Whole} {
		if w, ok := readWeight(text, percentPlaces); !ok || w != want {
			t.Errorf("%s percent read as %d, %v, want %d", text, w, ok, want)
		}
	}
	if w, ok := readWeight("100.0001", percentPlaces); ok {
		t.Errorf("more than all reads as %v", w)
	}
}

// TestExactBounds: what a budget allows is counted, deal by deal, and what it does not is sampled.
func TestExactBounds(t *testing.T) {
	aces, _ := ParseRange("AsAh", 0)
	kings, _ := ParseRange("KcKd", 0)
	flop, _ := cards.ParseHand(nil, "2s7h9d")
	hands := [][]cards.Card{{}, {}}
	hands[0], _ = cards.ParseHand(nil, "AsAh3c4c")
	hands[1], _ = cards.ParseHand(nil, "KcKd5h6h")
	const early, late = 1_712_304, 990 // C(48, 5) and C(45, 2)
	const omahaEarly, omahaLate = 1_086_008, 820
	for _, c := range []struct {
		board        []cards.Card
		budget       search.Budget
		exact, omaha bool
	}{
		{flop, search.Budget{}, true, true}, {nil, search.Budget{}, true, true},
		{flop, search.Budget{Iterations: late}, true, true}, {flop, search.Budget{Iterations: late - 1}, false, true},
		{flop, search.Budget{Iterations: omahaLate}, false, true}, {flop, search.Budget{Iterations: omahaLate - 1}, false, false},
		{nil, search.Budget{Iterations: early}, true, true}, {nil, search.Budget{Iterations: early - 1}, false, true},
		{flop, search.Budget{Millis: 1}, true, true}, {nil, search.Budget{Millis: 172}, true, true}, {nil, search.Budget{Millis: 171}, false, true},
		{nil, search.Budget{Millis: 109}, false, true}, {nil, search.Budget{Millis: 108}, false, false},
		{nil, search.Budget{Millis: 172, Iterations: early}, true, true}, {nil, search.Budget{Millis: 172, Iterations: early - 1}, false, true},
		{nil, search.Budget{Millis: 171, Iterations: 1 << 40}, false, true}, {nil, search.Budget{Millis: 1 << 52}, true, true},
	} {
		e, err := NewEquity(EquityQuery{Players: []Range{aces, kings}, Board: c.board}, c.budget)
		deals := map[bool]int64{true: early, false: late}[c.board == nil]
		if err != nil || e.Exact != c.exact || c.exact && e.Iterations != deals || !c.exact && e.Iterations != c.budget.Iterations {
			t.Errorf("%+v, board %v: %v, %+v", c.budget, c.board, err, e.Iterations)
		}
		o, err := NewOmaha(OmahaQuery{Players: hands, Board: c.board}, c.budget)
		deals = map[bool]int64{true: omahaEarly, false: omahaLate}[c.board == nil]
		if err != nil || o.Exact != c.omaha || c.omaha && o.Iterations != deals || !c.omaha && o.Iterations != c.budget.Iterations {
			t.Errorf("Omaha, %+v, board %v: %v, %+v", c.budget, c.board, err, o.Iterations)
		}
	}
	// Without a budget twenty millions are counted: two ranges of a few hands before the flop are more.
	some, _ := ParseRange("AA, KK", 0)
	if e, err := NewEquity(EquityQuery{Players: []Range{some, kings}}, search.Budget{}); err != nil || !e.Exact || e.Iterations%early != 0 {
		t.Errorf("%v, %+v", err, e)
	}
	if e, err := NewEquity(EquityQuery{Players: []Range{some, some}}, search.Budget{}); err != nil || e.Exact && e.Iterations > 20_000_000 || !e.Exact && e.Iterations != 1_000_000 {
		t.Errorf("%v, %+v", err, e)
	}
}

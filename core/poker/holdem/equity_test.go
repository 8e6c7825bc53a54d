package holdem

import (
	"errors"
	"math"
	"slices"
	"strings"
	"testing"
	"time"

	"github.com/tefuda/tefuda/core/cards"
	"github.com/tefuda/tefuda/core/fault"
	"github.com/tefuda/tefuda/core/poker"
	"github.com/tefuda/tefuda/core/search"
)

// equityQuery reads a query: ranges between bars, board and dead cards.
func equityQuery(t testing.TB, players, board, dead string, jokers int) EquityQuery {
	t.Helper()
	q := EquityQuery{Jokers: jokers}
	for _, text := range strings.Split(players, "|") {
		q.Players = append(q.Players, parseTestRange(t, text, jokers))
	}
	var err error
	if q.Board, err = cards.ParseHand(nil, board); err != nil {
		t.Fatal(err)
	}
	if q.Dead, err = cards.ParseHand(nil, dead); err != nil {
		t.Fatal(err)
	}
	return q
}

func equityOf(t testing.TB, tb *poker.Table7, q EquityQuery, b search.Budget, seed uint32) EquityResult {
	t.Helper()
	e, err := NewEquity(q, b)
	if err != nil {
		t.Fatal(err)
	}
	meter := search.Start(b, e.Iterations, func() int64 { return time.Now().UnixMilli() }, nil)
	r, err := e.Run(tb, meter, seed)
	if err != nil {
		t.Fatal(err)
	}
	if done := meter.Progress().Done; done != e.Iterations && b.Millis == 0 || r.Exact != e.Exact {
		t.Errorf("%v: %d iterations done of %d, exact %v, not %v", q, done, e.Iterations, r.Exact, e.Exact)
	}
	checkSums(t, r)
	return r
}

// checkSums: every deal is won, tied or lost, and every pot shared out.
func checkSums(t testing.TB, r EquityResult) {
	t.Helper()
	shares, equity := 0.0, 0.0
	for i, p := range r.Players {
		shares += p.Shares
		equity += p.Equity
		if off := p.Win + p.Tie + p.Lose - r.Weight; math.Abs(off) > 1e-9*r.Weight || p.Win < 0 || p.Tie < 0 || p.Lose < 0 || r.Exact && p.HalfWidth != 0 {
			t.Errorf("player %d of %d deals: %+v", i, r.Total, p)
		}
	}
	if math.Abs(shares/PotUnits-r.Weight) > 1e-9*r.Weight || math.Abs(equity-1) > 1e-12 {
		t.Errorf("%v shares of %d pots, equities add up to %v", shares, r.Total, equity)
	}
}

// TestPublishedEquities: counts that are in every table of odds.
func TestPublishedEquities(t *testing.T) {
	tb := poker.Standard.Table7()
	for _, c := range []struct {
		players        string
		win, tie, lose float64
	}{
		{"AsAh|KdKc", 1388072, 6538, 317694},
		{"AsAh|KsKh", 1410336, 9308, 292660},
		{"2c2d|AhKh", 849322, 10775, 852207}, // 49.9158 %
	} {
		r := equityOf(t, tb, equityQuery(t, c.players, "", "", 0), search.Budget{}, 0)
		p, other := r.Players[0], r.Players[1]
		if p.Win != c.win || p.Tie != c.tie || p.Lose != c.lose || other.Win != c.lose || other.Lose != c.win || !r.Exact {
			t.Errorf("%s: %+v, want %+v", c.players, r, c)
		}
	}
}

// TestAcesAgainstAnything enumerates 469 classes, 803 million runouts.
func TestAcesAgainstAnything(t *testing.T) {
	if testing.Short() {
		t.Skip("takes some seconds")
	}
	r := equityOf(t, poker.Standard.Table7(), equityQuery(t, "AA|random", "", "", 0), search.Budget{Iterations: 1e9}, 0)
	if p := r.Players[0]; math.Abs(p.Equity-0.85203713) > 5e-9 || r.Total != 6*1225*1712304 {
		t.Errorf("AA against a random hand: %+v of %d, want 85.203713 %%", p, r.Total)
	}
}

// TestExactOrNot: the number of deals decides, and no clock.
func TestExactOrNot(t *testing.T) {
	for _, c := range []struct {
		players, board string
		budget         search.Budget
		exact          bool
		iterations     int64
	}{
		{"AsAh|KdKc", "", search.Budget{}, true, 1712304},
		{"AsAh|KdKc", "", search.Budget{Iterations: 1712304}, true, 1712304},
		{"AsAh|KdKc", "", search.Budget{Iterations: 1712303}, false, 1712303},
		{"AsAh|KdKc", "", search.Budget{Millis: 172}, true, 1712304},
		{"AsAh|KdKc", "", search.Budget{Millis: 171}, false, 0},
		{"AsAh|KdKc", "", search.Budget{Millis: math.MaxInt64}, true, 1712304},
		{"AsAh|KdKc", "", search.Budget{Iterations: 1000, Millis: 1000}, false, 1000},
		{"AsAh|KdKc", "", search.Budget{Iterations: 1e15, Millis: 1}, false, 1e15},
		{"AA|KK", "", search.Budget{}, true, 3 * 1712304},
		{"AKs|QQ+", "", search.Budget{}, true, 4 * 1712304},
		{"AA|random", "", search.Budget{}, false, 1000000},
		{"AA|random", "2s3d7c", search.Budget{}, true, 6 * 1081 * 990},
		{"random|random", "2s3d7c8h9h", search.Budget{}, true, 1081 * 990},
		{"*|*|*|*|*|*|*|*|*", "", search.Budget{Iterations: math.MaxInt64}, false, math.MaxInt64},
	} {
		e, err := NewEquity(equityQuery(t, c.players, c.board, "", 0), c.budget)
		if err != nil {
			t.Fatal(err)
		}
		if e.Exact != c.exact || e.Iterations != c.iterations {
			t.Errorf("%s, board %q, %+v: exact %v, %d iterations, want %v, %d",
				c.players, c.board, c.budget, e.Exact, e.Iterations, c.exact, c.iterations)
		}
	}
}

// TestEquitySymmetry: the order of the players and the names of the suits
// change nothing.
func TestEquitySymmetry(t *testing.T) {
	tb := poker.Standard.Table7()
	for _, c := range []struct{ players, board, dead string }{
		{"AsAh|KdKc", "2s7h", "9d"},
		{"AKs|QQ+", "QsTs3d", ""},
		{"AsKs|AhQd|77+", "JsTs3d", "2c3c"},
		{"random|22,A5s-A2s", "KhQhJh5c", ""},
	} {
		want := equityOf(t, tb, equityQuery(t, c.players, c.board, c.dead, 0), search.Budget{}, 0)
		players := strings.Split(c.players, "|")
		slices.Reverse(players)
		q := equityQuery(t, strings.Join(players, "|"), c.board, c.dead, 0)
		got := equityOf(t, tb, q, search.Budget{}, 0)
		slices.Reverse(got.Players)
		if !slices.Equal(got.Players, want.Players) || got.Total != want.Total {
			t.Errorf("%v: %+v, in the other order %+v", c, want, got)
		}
		q = equityQuery(t, c.players, c.board, c.dead, 0)
		for _, r := range q.Players {
			for i := range r {
				reverseSuits(r[i].Combo[:])
			}
		}
		reverseSuits(q.Board)
		reverseSuits(q.Dead)
		if got := equityOf(t, tb, q, search.Budget{}, 0); !slices.Equal(got.Players, want.Players) {
			t.Errorf("%v: %+v, in other suits %+v", c, want, got)
		}
	}
}

func reverseSuits(hand []cards.Card) {
	for i, c := range hand {
		hand[i] = cards.New(c.Rank(), 3-c.Suit())
	}
}

func TestEquityErrors(t *testing.T) {
	for _, c := range []struct {
		players, board, dead string
		jokers               int
		field                string
		index                int
		reason               string
	}{
		{"AA", "", "", 0, "players", -1, "2 to 9, not 1"},
		{"*|*|*|*|*|*|*|*|*|*", "", "", 0, "players", -1, "2 to 9, not 10"},
		{"AA|KK", "2s3s4s5s6s7s", "", 0, "board", -1, "6 cards"},
		{"AA|KK", "2s3s2s", "", 0, "board", 2, "2s, which the board"},
		{"AA|KK", "2s3s4s", "5s2s", 0, "dead", 1, "2s, which the board"},
		{"AA|KK", "Jk", "", 0, "board", 0, "joker more"},
		{"AA|KK", "2sJk3s", "4sJk", 1, "dead", 1, "joker more"},
		{"AA|KK", "JkJk", "Jk", 2, "dead", 0, "joker more"},
		{"AsAh|KdKc", "2s3sKc", "", 0, "players", 1, "holds Kc, which the board"},
		{"AsAh|KdKc", "2s3s4s", "As", 0, "players", 0, "holds As, which the board"},
		{"KK|AA", "AsAhAd", "", 0, "players", 1, "no hand left besides the board"},
		{"AsJk|KK", "Jk", "", 1, "players", 0, "holds Jk, which the board"},
		{"AsAh|KdKc|QsAs", "", "", 0, "players", 2, "holds As, which players[0] has already"},
		{"AsJk|KsJk", "", "", 1, "players", 1, "holds Jk, which players[0] has already"},
		{"QQ+|KdKc|QsKd", "", "", 0, "players", 2, "holds Kd, which players[1] has already"},
		{"AA|random|AA|AA", "", "", 0, "players", 3, "besides the other players"},
		{"random|AsAh,AsAd|AsKs", "", "", 0, "players", 1, "besides the other players"},
	} {
		// Jokers that the deck lacks may be noted down all the same.
		_, err := NewEquity(equityQuery(t, c.players, c.board, c.dead, c.jokers), search.Budget{})
		checkEquityError(t, err, c.field, c.index, c.reason)
	}
}

// held is a range of one combo, which need not be in order.
func held(a, b cards.Card) Range { return Range{{Combo{a, b}, Whole}} }

// TestRawRangeErrors: ranges need not come from ParseRange.
func TestRawRangeErrors(t *testing.T) {
	anything := parseTestRange(t, "*", 0)
	many := poker.Deck(0)
	for _, c := range []struct {
		q      EquityQuery
		field  string
		index  int
		reason string
	}{
		{EquityQuery{Players: []Range{anything, {}}}, "players", 1, "has no hand"},
		{EquityQuery{Players: []Range{anything, {{Combo{1, 2}, 0}}}}, "players", 1, "has no hand"},
		{EquityQuery{Players: []Range{anything, held(3, 3)}}, "players", 1, "holds 4s twice"},
		{EquityQuery{Players: []Range{anything, held(3, 56)}}, "players", 1, "Card(56), which is not in the deck"},
		{EquityQuery{Players: []Range{anything, held(-1, 3)}}, "players", 1, "-, which is not in the deck"},
		{EquityQuery{Players: []Range{anything, held(0, 3)}}, "players", 1, "Jk, which is not in the deck"},
		{EquityQuery{Players: []Range{anything, held(0, 14)}, Jokers: 2}, "players", 1, "Jk, which is not in the deck"},
		{EquityQuery{Players: []Range{anything, anything}, Jokers: 3}, "jokers", -1, "0 to 2, not 3"},
		{EquityQuery{Players: []Range{anything, anything}, Jokers: -1}, "jokers", -1, "0 to 2, not -1"},
		{EquityQuery{Players: []Range{anything, anything}, Board: []cards.Card{-1}}, "board", 0, "no card"},
		{EquityQuery{Players: []Range{anything, anything}, Dead: []cards.Card{1, 99}}, "dead", 1, "Card(99), which is no card"},
		{EquityQuery{Players: []Range{anything, anything}, Dead: many[:44]}, "players", -1, "need 9 cards with the board, but 8 are left"},
	} {
		_, err := NewEquity(c.q, search.Budget{})
		checkEquityError(t, err, c.field, c.index, c.reason)
	}
	// Any order, and repeats, count once.
	odd := slices.Concat(held(13, 1), held(1, 13), held(2, 1), held(13, 1))
	q := EquityQuery{Players: []Range{odd, anything}, Board: []cards.Card{20, 21, 22, 40, 50}}
	e, err := NewEquity(q, search.Budget{})
	if err != nil || e.Iterations != 2*990 {
		t.Errorf("%v: %+v, %v", odd, e, err)
	}
}

func checkEquityError(t *testing.T, err error, field string, index int, reason string) {
	t.Helper()
	var wrong *fault.Fault
	if !errors.As(err, &wrong) || wrong.Field != field || wrong.Index != index || wrong.Code != map[bool]string{false: fault.BadCard, true: fault.BadRange}[index < 0] || !strings.Contains(wrong.Error(), reason) {
		t.Errorf("%v, want %s[%d] … %s", err, field, index, reason)
	}
}

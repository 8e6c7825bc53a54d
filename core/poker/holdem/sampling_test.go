package holdem

import (
	"errors"
	"math"
	"slices"
	"testing"

	"github.com/tefuda/tefuda/core/cards"
	"github.com/tefuda/tefuda/core/fault"
	"github.com/tefuda/tefuda/core/poker"
	"github.com/tefuda/tefuda/core/search"
)

// TestIntervals: over many seeds, the 95 % intervals hold the exact equity 95
// times in 100, and the mean of all samples is near it. Ranges that overlap
// and players who may hold anything come in all the ways of dealing there are.
func TestIntervals(t *testing.T) {
	tb := poker.Standard.Table7()
	for _, c := range []struct {
		players, board string
		jokers         int
	}{
		{"AsAh|KdKc", "2c7d9h", 0},
		{"AKs|QQ+", "QsTs3d", 0},
		{"AA|AA,AK|AKs,AQs", "QsTs3d", 0},
		{"random|88+", "8s9sTd2c", 0},
		{"random|random", "JkTd2c8s", 2},
		{"22+,AT+,98s|33+,A9+|KJ+,98s", "8s9sTd2c", 0},
	} {
		checkIntervals(t, tb, equityQuery(t, c.players, c.board, "", c.jokers), c.players)
	}
}

func checkIntervals(t *testing.T, tb *poker.Table7, q EquityQuery, name string) {
	seeds := uint32(400)
	if testing.Short() {
		seeds = 80
	}
	exact := equityOf(t, tb, q, search.Budget{Iterations: 1e9}, 0).Players[0].Equity
	n, covered, sum, widths := float64(seeds), 0.0, 0.0, 0.0
	for seed := range seeds {
		r := equityOf(t, tb, q, search.Budget{Iterations: 400}, seed)
		p := r.Players[0]
		if r.Exact || r.Total != 400 {
			t.Fatalf("%s: exact %v, %d samples", name, r.Exact, r.Total)
		}
		if math.Abs(p.Equity-exact) <= p.HalfWidth {
			covered++
		}
		sum += p.Equity
		widths += p.HalfWidth
	}
	if math.Abs(covered-0.95*n) > 3*math.Sqrt(0.95*0.05*n) {
		t.Errorf("%s: %v of %v intervals hold the exact equity", name, covered, n)
	}
	if off := (sum/n - exact) / (widths / n / 1.96 / math.Sqrt(n)); math.Abs(off) > 3.3 {
		t.Errorf("%s: mean %v, exact %v, %.1f standard errors", name, sum/n, exact, off)
	}
}

// TestHalfWidth: of two players the variance is that of whole and half pots; where all samples agree there is none.
func TestHalfWidth(t *testing.T) {
	tb := poker.Standard.Table7()
	for players, board := range map[string]string{"AsKs:0.2,2d2h|88+": "", "random|88+": "8s9sTd2c", "AsKs|2c2d": "QsJsTs"} {
		r := equityOf(t, tb, equityQuery(t, players, board, "", 0), search.Budget{Iterations: 300}, 1)
		for i, p := range r.Players {
			n := float64(r.Total)
			mean := (p.Win + p.Tie/2) / n
			want := 1.96 * math.Sqrt(max((p.Win+p.Tie/4)/n-mean*mean, 0)/n)
			if math.Abs(p.HalfWidth-want) > 1e-9 || r.Exact || n != 300 || (want == 0) != (board == "QsJsTs") {
				t.Errorf("%s, player %d: %v, want %v", players, i, p.HalfWidth, want)
			}
		}
	}
}

// TestSameSamples: the same seed gives the same samples, on every platform.
func TestSameSamples(t *testing.T) {
	tb := poker.Standard.Table7()
	b := search.Budget{Iterations: 20_000}
	for _, c := range []struct {
		players, board string
		jokers         int
		wins           []float64 // and ties, player by player
	}{
		{"AA|KK|QQ|JTs|random|*", "", 0, []float64{8120, 74, 2978, 51, 2480, 53, 2691, 178, 1712, 221, 1711, 200}},
		{"AA:0.3,KK,QJs:0.75|KK:0.9,88+|AQs:0.001,T9s", "2c7d9h", 0, []float64{8897, 422, 5988, 493, 4622, 71}},
		{"AsKs:0.000001,2d2h|88+", "", 0, []float64{3587, 128, 16285, 128}},
		{"*|AsJk|AK", "JkTs2h", 2, []float64{1297, 652, 15557, 2759, 387, 2234}},
	} {
		q := equityQuery(t, c.players, c.board, "", c.jokers)
		r := equityOf(t, tb, q, b, 1)
		var wins []float64
		for _, p := range r.Players {
			wins = append(wins, p.Win, p.Tie)
		}
		if !slices.Equal(wins, c.wins) {
			t.Errorf("%s: %v, want %v", c.players, wins, c.wins)
		}
		if again := equityOf(t, tb, q, b, 1); !slices.Equal(again.Players, r.Players) {
			t.Errorf("%s: %+v, and then %+v", c.players, r, again)
		}
		if other := equityOf(t, tb, q, b, 2); slices.Equal(other.Players, r.Players) {
			t.Errorf("%s: seeds 1 and 2 give the same samples", c.players)
		}
	}
}

// TestSamplesForATime stops by the clock, and reports progress on the way.
func TestSamplesForATime(t *testing.T) {
	now, reports := int64(0), 0
	clock := func() int64 { now += 7; return now }
	b := search.Budget{Millis: 1000}
	e, err := NewEquity(equityQuery(t, "*|*|*", "", "", 0), b)
	if err != nil || e.Exact || e.Iterations != 0 {
		t.Fatalf("%+v, %v", e, err)
	}
	r, err := e.Run(poker.Standard.Table7(), search.Start(b, e.Iterations, clock, func(search.Progress) { reports++ }), 1)
	if want := int64(143 * chunkSamples); err != nil || r.Total != want || reports < 8 {
		t.Errorf("%d samples, want %d, %d reports, %v", r.Total, want, reports, err)
	}
	checkSums(t, r)
}

// TestExactReports: an enumeration reports progress, and time does not end it.
func TestExactReports(t *testing.T) {
	now, reports := int64(0), 0
	clock := func() int64 { now += 60; return now }
	b := search.Budget{Millis: 200}
	e, err := NewEquity(equityQuery(t, "AsAh|KdKc", "", "", 0), b)
	if err != nil || !e.Exact {
		t.Fatal(e, err)
	}
	last := search.Progress{}
	r, err := e.Run(poker.Standard.Table7(), search.Start(b, e.Iterations, clock, func(p search.Progress) { last = p; reports++ }), 1)
	if err != nil || r.Total != 1712304 || reports < 40 || last.Done > e.Iterations || last.Total != e.Iterations {
		t.Errorf("%d of %d deals, %d reports, the last %+v, %v", r.Total, e.Iterations, reports, last, err)
	}
}

// TestOverlappingRanges: nine players among ten pairs. Deals are rare, so the
// time may pass without one.
func TestOverlappingRanges(t *testing.T) {
	const pairs = "TT+"
	text := pairs
	for range 8 {
		text += "|" + pairs
	}
	q := equityQuery(t, text, "", "", 0)
	r := equityOf(t, poker.Standard.Table7(), q, search.Budget{Iterations: 50}, 1)
	if r.Total != 50 {
		t.Errorf("%d samples", r.Total)
	}
	b := search.Budget{Millis: 1}
	e, err := NewEquity(q, b)
	if err != nil {
		t.Fatal(err)
	}
	now := int64(0)
	clock := func() int64 { now++; return now }
	var wrong *fault.Fault
	r, err = e.Run(poker.Standard.Table7(), search.Start(b, 0, clock, nil), 5)
	if err != nil || r.Total != 2 {
		t.Errorf("%d samples in a millisecond of this clock, %v", r.Total, err)
	}
	none := 0
	for seed := range uint32(20) {
		if e, err = NewEquity(q, b); err != nil {
			t.Fatal(err)
		}
		hasty := search.Start(b, 0, func() int64 { now += 1000; return now }, nil)
		if r, err = e.Run(poker.Standard.Table7(), hasty, seed); err == nil && r.Total > 0 {
			continue
		}
		if none++; !errors.As(err, &wrong) || wrong.Error() != "players overlap so much that no deal was found" {
			t.Errorf("seed %d: %d samples, %v", seed, r.Total, err)
		}
	}
	if none == 0 || none == 20 {
		t.Errorf("%d of 20 runs found no deal", none)
	}
	q.Dead = []cards.Card{cards.New(cards.Ace, 0), cards.New(cards.Ten, 0)} // which leaves eight pairs
	_, err = NewEquity(q, search.Budget{})
	if !errors.As(err, &wrong) || wrong.Field != "players" || wrong.Index < 0 {
		t.Errorf("nine players, eight pairs: %v", err)
	}
}

func BenchmarkEquity(b *testing.B) {
	tb := poker.Standard.Table7()
	for _, players := range []string{"AsAh|KdKc", "AKs|QQ+", "AsAh|KdKc|QdQc", "AA|KK|QQ|JTs|*|*", "*|*|*|*|*|*"} {
		q := equityQuery(b, players, "", "", 0)
		b.Run(players, func(b *testing.B) {
			for range b.N {
				equityOf(b, tb, q, search.Budget{}, 1)
			}
		})
	}
}

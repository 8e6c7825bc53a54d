package holdem

import (
	"math"
	"slices"
	"testing"

	"github.com/tefuda/tefuda/core/poker"
	"github.com/tefuda/tefuda/core/search"
)

func TestWeightText(t *testing.T) {
	for _, c := range []struct {
		text   string
		places int
		want   Weight
		ok     bool
	}{
		{"1", partPlaces, Whole, true},
		{"1.000", partPlaces, Whole, true},
		{"0", partPlaces, 0, true},
		{".5", partPlaces, 500_000, true},
		{"0.", partPlaces, 0, true},
		{"0.1234565", partPlaces, 123_457, true},
		{"0.12345649", partPlaces, 123_456, true},
		{"0.99999951", partPlaces, Whole, true},
		{"1.0000004", partPlaces, Whole, true},
		{"100.0", percentPlaces, Whole, true},
		{"33.33", percentPlaces, 333_300, true},
		{"0.0001", percentPlaces, 1, true},
		{"", partPlaces, 0, false},
		{".", partPlaces, 0, false},
		{"1.1", partPlaces, 0, false},
		{"1.000001", partPlaces, 0, false},
		{"100.1", percentPlaces, 0, false},
		{"4294967296", percentPlaces, 0, false},
		{"-1", partPlaces, 0, false},
		{"1e-1", partPlaces, 0, false},
		{"0.5.", partPlaces, 0, false},
	} {
		w, ok := readWeight(c.text, c.places)
		if ok != c.ok || ok && w != c.want {
			t.Errorf("%q: %d, %v, want %d, %v", c.text, w, ok, c.want, c.ok)
		}
	}
	for w := Weight(1); w <= Whole; w += 37 {
		if again, ok := readWeight(w.String(), partPlaces); !ok || again != w {
			t.Fatalf("%d is written %s and read as %d", w, w, again)
		}
	}
}

func TestWeightNotation(t *testing.T) {
	for _, c := range []struct{ text, same string }{
		{"AA:1", "AA"},
		{"AA:0.5, KK", "KK, [50]AA[/50]"},
		{"[25.0]QQ+ , AKs[/25.0],AsKh:.25", "QQ+:0.25, AKs:0.25, AsKh:0.25"},
		{"[ 50]AA[/50]", ""},
		{"22+:0.5, AA", "KK-22:0.5, AA"},
		{"AA, AsAh:0.1", "AsAd,AsAc,AhAd,AhAc,AdAc,AsAh:0.1"},
		{"*, AA:0", "*,[0]AA[/0]"},
		{"As Kh:0.2", "AsKh:0.2"},
	} {
		r, err := ParseRange(c.text, 0)
		if (err != nil) != (c.same == "") {
			t.Errorf("%q: %v", c.text, err)
		}
		if c.same != "" && !slices.Equal(r, parseTestRange(t, c.same, 0)) {
			t.Errorf("%q is %v, not as %q", c.text, r, c.same)
		}
	}
	for text, want := range map[string]string{
		"AA:":                    `part 1: "AA:" ` + wrongPart,
		"AA,KK:1.5":              `part 2: "KK:1.5" ` + wrongPart,
		"AA:0.5:0.5":             `part 1: "AA:0.5:0.5" ` + wrongPart,
		"As,Kh:0.5":              `part 1: "As" is 1 cards, but a hand has two`,
		"[150]AA[/150]":          `part 1: "[150]AA[/150]" ` + wrongPercent,
		"[50]AA, KK":             `part 2: "KK" ` + wrongGroup,
		"[50]AA":                 `part 1: "[50]AA" ` + wrongGroup,
		"[50]AA,[50]KK[/50]":     `part 2: "[50]KK[/50]" ` + wrongGroup,
		"AA[/50]":                `part 1: "AA[/50]" ` + wrongGroup,
		"[50]AA[/25]":            `part 1: "[50]AA[/25]" ` + wrongGroup,
		"[50]AA[/50]KK":          `part 1: "[50]AA[/50]KK" ` + wrongGroup,
		"[50AA":                  `part 1: "[50AA" ` + wrongGroup,
		"[50]AA,KK:0.5,QQ[/50]":  `part 2: "KK:0.5" ` + twoWeights,
		"[50]AA,K[/50]":          `part 2: "K[/50]" ` + notAHand,
		"AA, [20]KK[/20], QQ:x.": `part 3: "QQ:x." ` + wrongPart,
	} {
		if _, err := ParseRange(text, 0); err == nil || err.Error() != "range is no range: "+want {
			t.Errorf("%q: %v, want %s", text, err, want)
		}
	}
}

// Weights of every kind, in symmetric ranges and others, with boards, dead cards
// and jokers.
var weightedQueries = []struct {
	players, board, dead string
	jokers               int
}{
	{"AsAh:0.25|KdKc:0.5", "2s7hTd9c", "", 0},
	{"AKs,QQ+:0.3|22:0.125,A5s-A2s", "QsTs3d2d", "", 0},
	{"AK:0.7,22|A5s-A2s:0.01,KTo+,KhTd:0.9", "5h6h3d2d", "AsAc", 0},
	{"[40]88+[/40],AA|AT+|87s,JsTs:0.2", "8h9hTsQd2d", "", 0},
	{"*,AA:0.001|AA,KK:0.6", "8h9hTsQd2d", "", 0},
	{"AKs,AsKs:0.5|QQ+,AQ:0.2|QJs", "", belowJack, 0},
	{"AKs|KQ:0.4,KK", "", belowJack, 2},
	{"AsJk:0.6,AK|KsJk,QQ:0.3", "9s8s7s", "", 2},
	{"*,JkJk:0.5|AhJk,AKs:0.25", "Js7s5sTsJk", "", 2},
}

// TestWeightedNaively compares with the naive count, deal by deal.
func TestWeightedNaively(t *testing.T) {
	rules := poker.Standard
	for _, c := range weightedQueries {
		q := equityQuery(t, c.players, c.board, c.dead, c.jokers)
		want := naively(rules.Table(), q)
		got := equityOf(t, rules.Table7(), q, search.Budget{Iterations: 1e9}, 0)
		if !got.Exact || got.Total != want.total || math.Abs(got.Weight-want.weight) > 1e-9*want.weight {
			t.Errorf("%v: %v deals of %v, want %v of %v", c, got.Total, got.Weight, want.total, want.weight)
		}
		for p, w := range want.players {
			g := got.Players[p]
			for i, pair := range [][2]float64{{g.Win, w.Win}, {g.Tie, w.Tie}, {g.Lose, w.Lose}, {g.Equity, w.Shares / PotUnits / want.weight}} {
				if math.Abs(pair[0]-pair[1]) > 1e-9*want.weight {
					t.Errorf("%v, player %d, figure %d: %v, want %v", c, p, i, pair[0], pair[1])
				}
			}
		}
	}
}

// TestWeightedSamples: samples stray from the exact answer by no more than four
// standard errors, where players are drawn one by one and where they are joined.
func TestWeightedSamples(t *testing.T) {
	tb := poker.Standard.Table7()
	for _, players := range []string{"AA:0.1,KQs|KK+:0.3,76s", "*,AA:0.02|TT+,AK:0.1", "22+:0.5,A2s+|KT+:0.2,98s|QQ:0.9,JTs"} {
		q := equityQuery(t, players, "2s7hTd", "", 0)
		exact := equityOf(t, tb, q, search.Budget{Iterations: 1e10}, 0)
		sampled := equityOf(t, tb, q, search.Budget{Iterations: 100_000}, 1)
		if !exact.Exact || sampled.Exact || sampled.Weight != 100_000 {
			t.Fatalf("%s: %v, %v of %v", players, exact.Exact, sampled.Exact, sampled.Weight)
		}
		for p, s := range sampled.Players {
			if off := math.Abs(s.Equity - exact.Players[p].Equity); off > 2.05*s.HalfWidth {
				t.Errorf("%s, player %d: sampled %v ± %v, exact %v", players, p, s.Equity, s.HalfWidth, exact.Players[p].Equity)
			}
		}
	}
}

// TestOneWeight: where all combos of each range have the same, the equities are
// those of no weights.
func TestOneWeight(t *testing.T) {
	tb := poker.Standard.Table7()
	for _, budget := range []search.Budget{{}, {Iterations: 20_000}} {
		plain := equityOf(t, tb, equityQuery(t, "AA,KQs|QQ+|random", "2s7hTd9s", "", 0), budget, 3)
		scaled := equityOf(t, tb, equityQuery(t, "AA:0.5,KQs:0.5|QQ+:0.25|random:0.125", "2s7hTd9s", "", 0), budget, 3)
		for p := range plain.Players {
			if plain.Players[p].Equity != scaled.Players[p].Equity {
				t.Errorf("player %d: %+v, %+v", p, plain.Players[p], scaled.Players[p])
			}
		}
	}
}

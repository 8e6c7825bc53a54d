package video

import (
	"math"
	"slices"
	"strings"
	"testing"
)

const (
	combos52 = 19_933_230_517_200
	combos53 = 24_568_865_521_200
	kings    = "natural-royal 800, five 200, wild-royal 100, straight-flush 50, four 20, full-house 7, flush 5, straight 3, three 2, two-pair 1, pair:KA 1"
	kings17  = "natural-royal 800, five 200, wild-royal 100, straight-flush 50, four 17, full-house 7, flush 5, straight 3, three 2, two-pair 1, pair:KA 1"
)

// published are analyses of whole games, in combinations. The pay sums are
// those of our specification; the counts by line, where given, those of
// wizardofodds.com (pages of each game's strategy, of the strategy
// calculator, of Royal Aces). -1 is a count or sum that
// is not, or that depends on the choice between holds worth the same.
var published = []struct {
	name   string
	deck   Deck
	pays   string
	combos int64
	sum    int64
	lines  []int64
}{
	{"9/6 jacks or better", Deck{}, Presets[0].Pays, combos52, 19_842_315_923_796, nil},
	{"deuces wild", Deck{DeucesWild: true}, Presets[4].Pays, combos52, 20_085_114_000_432,
		[]int64{440202756, 4060462824, 35796957696, 63818309856, -1, 1294427430576, 423165297240, -1, -1, -1, -1}}, // the rest is moved by ties
	{"NSUD", Deck{DeucesWild: true}, Presets[5].Pays, combos52, 19_879_070_863_788,
		[]int64{458696304, 3721737204, 38006962464, 61961233656, 102392435976, 1216681289508, 520566943104, 413870908056, 1142885476800, 5325911611716, 11106773222412}},
	{"joker, kings or better", Deck{Jokers: 1}, kings, combos53, 24_727_653_272_220, nil},
	{"joker, four of a kind 17", Deck{Jokers: 1}, kings17, combos53, 24_098_477_988_348, nil},
	{"8/5 bonus", Deck{}, Presets[1].Pays, combos52, -1,
		[]int64{495443136, 2129604264, 3903775812, 10509866328, 32688417336, 229516869924, 216873645000, 223676319912, 1484391167856, 2577523603752, 4290810981444, 10860710822436}},
	{"10/7 double bonus", Deck{}, Presets[2].Pays, combos52, -1,
		[]int64{414860472, 2254539360, 3962537892, 10446264684, 32045992176, 223050658608, 298068519408, 299385345432, 1439168246364, 2484844034580, 3834735881328, 11304853636896}},
	{"10/6 double double bonus", Deck{}, "royal 800, straight-flush 50, four:A/2-4 400, four:2-4/2-4A 160, four:A 160, four:2-4 80, four:5-K 50, full-house 10, flush 6, straight 4, three 3, two-pair 1, pair:J-A 1", combos52, -1,
		[]int64{488778744, 2184595380, 1227703884, 2854373148, 3460044144, 7662444216, 32505224436, 216538304868, -1, -1, -1, -1, -1, -1}},
	{"10/5 royal aces", Deck{}, "royal 800, straight-flush 100, four:A 800, four:2-4 80, four:5-K 50, full-house 10, flush 5, straight 4, three 3, two-pair 1, pair:A 1", combos52, 19_773_386_558_352,
		[]int64{-1, -1, 4936967256, 10579511880, -1, -1, -1, -1, -1, -1, -1, -1}}, // ties
	{"deuces wild, 600 for four", Deck{DeucesWild: true}, "natural-royal 800, four-deuces 600, wild-royal 20, five 10, straight-flush 8, four 4, full-house 3, flush 2, straight 2, three 1", combos52, -1,
		[]int64{435562560, 4463383488, 26712596496, 64377282552, 77477846544, 1320244764168, 422703294624, -1, -1, 5707059269928, 10891092510168}},
	// The aces, threes and fours may have a wild deuce for their kicker.
	{"20/10/8 double double deuces", Deck{DeucesWild: true}, Presets[12].Pays, combos52, -1,
		[]int64{427485648, 4048556640, 1189302084, 2368472112, 2413175652, 4796945376, 29516552952, 36039849216, 55621154280, 87944973252, 1260088801632, 419156681640, 387343207644, 998148529644, 5756005553028, 10888121276400}},
	{"double joker", Deck{Jokers: 2}, Presets[7].Pays, 12_061_079_437_680, -1, nil},
}

func TestPublishedReturns(t *testing.T) {
	games := published
	if testing.Short() {
		games = games[:5]
	}
	for _, c := range games {
		g := newTestGame(t, c.deck, c.pays)
		s := g.Solve(nil)
		if s.Combos != c.combos || c.sum >= 0 && s.PaySum != c.sum {
			t.Errorf("%s: %d of %d, want %d of %d", c.name, s.PaySum, s.Combos, c.sum, c.combos)
		}
		for i, want := range c.lines {
			if want >= 0 && s.Lines[i] != want {
				t.Errorf("%s: %d combinations for line %d, want %d", c.name, s.Lines[i], i, want)
			}
		}
		checkSolution(t, g, s)
	}
}

// checkSolution checks that the numbers of a solution go together.
func checkSolution(t *testing.T, g *Game, s Solution) {
	t.Helper()
	combos, pays, deals := int64(0), int64(0), int64(0)
	for i, n := range s.Lines {
		combos += n
		if i < len(g.pays) {
			pays += n * int64(g.pays[i].Pay)
		}
	}
	for _, n := range s.Holds {
		deals += n
	}
	if combos != s.Combos || combos != s.Deals*s.Draws || pays != s.PaySum || deals != s.Deals || deals != g.Deals() ||
		s.Return != float64(pays)/float64(combos*int64(g.stake)) {
		t.Errorf("%+v does not sum up: %d combinations, %d paid, %d deals", s, combos, pays, deals)
	}
}

// TestPresets checks the returns that the presets are known for, and the odds
// of some lines as printed by J. Grochowski (casinocitytimes.com, 2012 and
// 2018) and, the four aces, by gaminganddestinations.com.
func TestPresets(t *testing.T) {
	if testing.Short() {
		t.Skip("a second or two")
	}
	for i, want := range []float64{99.5439, 99.166, 100.1725, 98.98, 100.7620, 99.7283, 100.6463, 98.1, 99.9569, 98.9131, 98.0854, 99.2933, 97.4184} {
		g := presetGame(t, Presets[i].Key)
		s := g.Solve(nil)
		if math.Abs(100*s.Return-want) > 5e-3 {
			t.Errorf("%s returns %.4f %%, want %.4f %%", Presets[i].Key, 100*s.Return, want)
		}
		odds := map[int][]int64{0: {40391}, 3: {40799, 16236}, 6: {41214}, 7: {44931, 2876}}[i]
		for line, want := range odds {
			if got := (s.Combos + s.Lines[line]/2) / s.Lines[line]; got != want {
				t.Errorf("%s: line %d once in %d hands, want %d", Presets[i].Key, line, got, want)
			}
		}
	}
}

// TestLargerRoyal: the 99.28 % that lists have for a royal of 940 is its worth to
// who plays for one of 800; who plays for it gets the preset's 99.2933 %.
func TestLargerRoyal(t *testing.T) {
	p := Presets[slices.IndexFunc(Presets, func(p Preset) bool { return p.Key == "joker-kings-18-940" })]
	usual := newTestGame(t, p.Deck, strings.Replace(p.Pays, "940", "800", 1)).Solve(nil)
	if got := 100 * (usual.Return + 140*float64(usual.Lines[0])/float64(usual.Combos)); math.Abs(got-99.28) > 5e-3 {
		t.Errorf("a royal of 940 is worth %.4f %% to who plays for 800", got)
	}
}

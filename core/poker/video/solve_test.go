package video

import (
	"math"
	"math/bits"
	"slices"
	"strings"
	"testing"

	"github.com/tefuda/tefuda/core/cards"
	"github.com/tefuda/tefuda/core/poker"
	"github.com/tefuda/tefuda/core/search"
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

// TestSolverAgreesWithAdvise compares the pay sums of all 32 holds, which
// Solve has by inclusion and exclusion and Advise by drawing.
func TestSolverAgreesWithAdvise(t *testing.T) {
	for _, p := range Presets {
		g := presetGame(t, p.Key)
		s := newSolver(g)
		rng := search.NewRand(7)
		for range 100 {
			hand := dealRandom(rng, fullDeck(p.Deck))
			d, err := g.dealt(hand)
			if err != nil {
				t.Fatal(err)
			}
			var class [pat]uint16
			s.classes(&d.cards, &class)
			for set, sum := range s.sums(&class, g.lineOf(&d.cards)) {
				var h Hold
				if g.hold(d, uint32(set), &h); h.PaySum != sum {
					t.Fatalf("%s, %v, hold %05b: solver %d, advice %d", p.Key, hand, h.Mask, sum, h.PaySum)
				}
			}
		}
	}
}

// TestSmallDecks compares with plain enumeration on decks of a few ranks:
// the advice for every deal (of the larger decks, every 13th) with all final
// hands by the definition of a line, and the solution with all the advice.
func TestSmallDecks(t *testing.T) {
	for i, c := range []struct {
		deck  Deck
		ranks string
		pays  string
	}{
		{Deck{}, "QKA", "four:A 9, four 7, full-house:K 5, full-house 4, three:Q 3, two-pair:A/Q 2, two-pair 1"},
		{Deck{Jokers: 2}, "2QA", "five 100, four:A/2 60, natural-four 40, wild-four 20, full-house 3, natural-three 2"},
		{Deck{DeucesWild: true}, "2KA", "four-deuces:A 300, four-deuces 200, five:K 16, five 15, natural-four 9, four 4, full-house 3"},
		{Deck{Jokers: 1}, "TJQK", "wild-royal 30, straight-flush 20, straight 6, four 9, full-house 4, three 2, two-pair:K 1"},
		{Deck{Jokers: 2}, "9TJQ", "wild-royal 25, straight-flush:K 20, five 15, four 4, straight-flush 11, full-house 4, three 9, straight 8"},
	} {
		every := 1
		if len(c.ranks) > 3 {
			every = 13
		}
		if testing.Short() && i > 1 {
			break
		}
		p, err := ParsePayTable(c.pays)
		if err != nil {
			t.Fatal(err)
		}
		ranks, _ := parseRanks(c.ranks)
		checkSmallDeck(t, newGame(c.deck, p, 1, poker.Standard, ranks), every)
	}
}

func checkSmallDeck(t *testing.T, g *Game, every int) {
	t.Helper()
	deck := slices.DeleteFunc(fullDeck(g.deck), func(c cards.Card) bool { return !c.IsJoker() && !g.ranks.Has(c.Rank()) })
	hands, lines := allHands(g, deck)
	s := g.Solve(nil)
	checkSolution(t, g, s)
	sum, byLine := int64(0), make([]int64, len(g.pays)+1)
	for i, dealt := range hands {
		holds, err := g.Advise(cardsOf(deck, dealt))
		if err != nil {
			t.Fatal(err)
		}
		scale := s.Draws / holds[0].Draws
		sum += holds[0].PaySum * scale
		for line, n := range holds[0].Counts {
			byLine[line] += int64(n) * scale
		}
		if i%every == 0 {
			checkHolds(t, g, holds, enumerate(dealt, hands, lines, len(byLine)))
		}
	}
	if s.Deals != int64(len(hands)) || s.PaySum != sum || !slices.Equal(s.Lines, byLine) {
		t.Errorf("%v: %+v, the advice for %d deals pays %d: %v", g.pays, s, len(hands), sum, byLine)
	}
}

// enumerate counts all final hands by hold and line.
func enumerate(dealt uint32, hands []uint32, lines []int, width int) (counts [32][]int32) {
	for hold := range counts {
		counts[hold] = make([]int32, width)
	}
	for i, final := range hands {
		counts[shared(dealt, final)][lines[i]]++
	}
	return counts
}

// allHands returns the five-card hands of a deck as bit sets, with the line
// of each.
func allHands(g *Game, deck []cards.Card) (hands []uint32, lines []int) {
	for set := uint32(0); set < 1<<len(deck); set++ {
		if bits.OnesCount32(set) == 5 {
			hands = append(hands, set)
			lines = append(lines, bruteLine(g.pays, g.deck, cardsOf(deck, set)))
		}
	}
	return hands, lines
}

func cardsOf(deck []cards.Card, set uint32) (hand []cards.Card) {
	for ; set != 0; set &= set - 1 {
		hand = append(hand, deck[bits.TrailingZeros32(set)])
	}
	return hand
}

// shared returns which of the cards of the first hand are in the second.
func shared(a, b uint32) (mask int) {
	for i := 0; a != 0; i++ {
		low := a & -a
		if b&low != 0 {
			mask |= 1 << i
		}
		a ^= low
	}
	return mask
}

// TestHoldingClasses counts the classes of holdings and what they stand for.
func TestHoldingClasses(t *testing.T) {
	for _, c := range []struct {
		jokers int8
		want   []int
	}{
		{0, []int{1, 13, 169, 1755, 16432, 134459}},
		{1, []int{1, 14, 182, 1924, 18187, 150891}},
		{2, []int{1, 14, 183, 1937, 18356, 152646}},
	} {
		g := newTestGame(t, Deck{Jokers: c.jokers}, "four 1")
		for size, want := range c.want {
			classes, holdings := 0, int64(0)
			g.eachClass(size, func(h *holding) {
				classes++
				holdings += h.weight
				if h.n != size || !slices.IsSorted(h.cards[:size]) {
					t.Fatalf("%+v", h)
				}
			})
			if classes != want || holdings != int64(poker.Binomial[g.size][size]) {
				t.Errorf("%d jokers, %d cards: %d classes of %d holdings, want %d of %d", c.jokers, size, classes, holdings, want, poker.Binomial[g.size][size])
			}
		}
	}
}

func TestSolveReportsProgress(t *testing.T) {
	g := presetGame(t, "jacks-or-better-9-6")
	now, last, reports := int64(0), int64(0), 0
	m := search.Start(search.Budget{}, g.Deals(), func() int64 { now += 60; return now }, func(p search.Progress) {
		if p.Done <= last || p.Done > p.Total || p.Total != 2_598_960 {
			t.Errorf("%+v after %d", p, last)
		}
		last = p.Done
		reports++
	})
	g.Solve(m)
	if m.Progress().Done != g.Deals() || reports < 30 {
		t.Errorf("%d reports, the last %d; %+v at the end", reports, last, m.Progress())
	}
}

func BenchmarkSolve(b *testing.B) {
	for _, p := range Presets {
		b.Run(p.Key, func(b *testing.B) {
			g := newTestGame(b, p.Deck, p.Pays)
			for range b.N {
				g.Solve(nil)
			}
		})
	}
}

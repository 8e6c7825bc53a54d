package video

import (
	"math/bits"
	"slices"
	"testing"

	"github.com/tefuda/tefuda/core/cards"
	"github.com/tefuda/tefuda/core/dice"
	"github.com/tefuda/tefuda/core/poker"
	"github.com/tefuda/tefuda/core/search"
)

// TestSolverAgreesWithAdvise compares the pay sums of all 32 holds, which
// Solve has by inclusion and exclusion and Advise by drawing.
func TestSolverAgreesWithAdvise(t *testing.T) {
	for _, p := range Presets {
		g := presetGame(t, p.Key)
		s := newSolver(g)
		rng := dice.NewRand(7)
		for range 100 {
			hand := dealRandom(rng, fullDeck(p.Deck))
			d, err := g.dealt(hand)
			if err != nil {
				t.Fatal(err)
			}
			var class [pat]uint16
			s.classes(&d.cards, &class)
			var sums [holdSets]int64
			s.sums(&class, g.lineOf(&d.cards), &sums)
			for set, sum := range sums {
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

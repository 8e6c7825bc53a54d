package player

import (
	"math"
	"slices"
	"testing"

	"github.com/tefuda/tefuda/core/dice"
	"github.com/tefuda/tefuda/core/poker/game"
	"github.com/tefuda/tefuda/core/poker/holdem"
	"github.com/tefuda/tefuda/core/search"
)

// TestSort: numbers of every length come out in order, those included whose gaps go past 2.
func TestSort(t *testing.T) {
	dice := dice.New(5)
	for n := range 300 {
		x := make([]uint32, n)
		for i := range x {
			x[i] = dice.Under(uint32(n) + 1)
		}
		if sort(x); !slices.IsSorted(x) {
			t.Fatalf("%d numbers: %v", n, x)
		}
	}
}

// TestPlace: the part below a number, of equal ones half.
func TestPlace(t *testing.T) {
	sorted := []uint32{2, 4, 4, 8}
	for x, want := range map[uint32]float64{1: 0, 2: 0.125, 3: 0.25, 4: 0.5, 5: 0.75, 8: 0.875, 9: 1} {
		if got := place(sorted, x); got != want {
			t.Errorf("%d: %v, not %v", x, got, want)
		}
	}
}

// TestHeadsUp: what starting hands win against any, beside package holdem's count of samples.
func TestHeadsUp(t *testing.T) {
	d := &decision{View: &game.View{}}
	d.track.two = true
	for _, hand := range []string{"AsAd", "2s2d", "AsKs", "JsTd", "7s2d", "3s2d"} {
		c, _ := game.ParseCards(hand)
		got := float64(d.start(c[0], c[1])>>8) / 256
		if back := float64(d.start(c[1], c[0])>>8) / 256; back != got {
			t.Errorf("%s: %v and %v", hand, got, back)
		}
		var q holdem.EquityQuery
		for _, text := range []string{hand, "random"} {
			r, err := holdem.ParseRange(text, 0)
			if err != nil {
				t.Fatal(err)
			}
			q.Players = append(q.Players, r)
		}
		b := search.Budget{Iterations: 100_000}
		e, err := holdem.NewEquity(q, b)
		if err != nil {
			t.Fatal(err)
		}
		r, err := e.Run(seven, search.Start(b, 0, func() int64 { return 0 }, nil), 1)
		if err != nil {
			t.Fatal(err)
		}
		if want := r.Players[0].Equity; math.Abs(got-want) > 0.006 {
			t.Errorf("%s: %.4f, counted %.4f", hand, got, want)
		}
	}
}

// TestTop: of the 1,326 starting hands 6 are aces, and 6 more kings; of the 630 of a short deck as many.
func TestTop(t *testing.T) {
	for hand, better := range map[string]int{"As Ad": 6, "Kc Kh": 12} {
		d := decision{View: spot(t, hand, "8h 8d", "2c3d4h9cTc")}
		if got := d.top(); got != float64(better)/1326 {
			t.Errorf("%s: %v", hand, got)
		}
		d.Rules.Variant = game.ShortDeck
		if got := d.top(); got != float64(better)/630 {
			t.Errorf("%s, short: %v", hand, got)
		}
	}
}

package player

import (
	"github.com/tefuda/tefuda/core/cards"
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
		if got := percentile(sorted, x); got != want {
			t.Errorf("%d: %v, not %v", x, got, want)
		}
	}
}

// TestHeadsUp: what starting hands win against any, compared with package holdem's count of samples.
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

// TestShared: a pair on the board is nobody's own.
func TestShared(t *testing.T) {
	for _, c := range []struct {
		hand, board string
		want        bool
	}{
		{"Ah Qs", "Js9d4s4d6s", true}, {"8h 7c", "3c9d3s9s2h", true}, {"8h 7c", "3c9d3s9s", true}, {"Ah Qs", "4s4d6s", true},
		{"Ah As", "Js9d4s4d6s", false}, {"Ah 4c", "Js9d4s4d6s", false}, {"Ah Ac", "3c9d3s9s2h", false}, {"9h 7c", "3c9d3s9s2h", false},
		{"2h 3c", "TsJsQsKsAs", true}, {"Ah 2c", "TsJdQsKs2s", false}, {"Ah 3c", "Ts9d8s2c4h", false},
	} {
		v := new(game.View)
		hole, _ := game.ParseCards(c.hand)
		copy(v.Hole[:], hole)
		v.Board, _ = game.ParseCards(c.board)
		if d := (&decision{View: v, me: &game.Player{Held: 2}}); d.shared() != c.want {
			t.Errorf("%s on %s: %v", c.hand, c.board, d.shared())
		}
	}
}

// TestReviewKnown: of a hand in which one seat's cards are known that seat's moves are judged, and no others.
func TestReviewKnown(t *testing.T) {
	deck, _ := game.ParseCards("AhAd2c7d9sJhQs")
	deck = []cards.Card{deck[0], cards.None, deck[1], cards.None, deck[2], deck[3], deck[4], deck[5], deck[6]}
	s := &game.Setup{Rules: game.Rules{MinBet: 2, AskShow: true}, Seats: 2, Stacks: [game.MaxSeats]int64{100, 100}, Blinds: [game.MaxSeats]int64{1, 2}}
	h, err := game.StartDeck(s, deck)
	if err != nil {
		t.Fatal(err)
	}
	known := int8(0)
	if h.Holds(0)[0] == cards.None {
		known = 1
	}
	moves := 0
	for h.Phase == game.Betting {
		a := game.Action{Kind: game.Check}
		if h.Legal().Call > 0 {
			a.Kind = game.Call
		}
		if h.Turn == known {
			moves++
		}
		h.Apply(a)
	}
	for h.Phase == game.Showdown {
		if h.Turn != known {
			h.Unseen()
			continue
		}
		h.Apply(game.Action{Kind: game.Show})
	}
	meter := func() *search.Meter {
		return search.Start(search.Budget{Iterations: 50}, 0, func() int64 { return 0 }, nil)
	}
	all := Review(h, -1, Regular, seven, nil, meter, 1)
	for _, d := range all {
		if d.Seat != known {
			t.Errorf("%+v", d)
		}
	}
	if len(all) < moves {
		t.Errorf("%d moves judged of %d", len(all), moves)
	}
}

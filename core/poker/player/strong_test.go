package player

import (
	"math"
	"os"
	"reflect"
	"slices"
	"testing"

	"github.com/tefuda/tefuda/core/cards"
	"github.com/tefuda/tefuda/core/poker/game"
	"github.com/tefuda/tefuda/core/poker/player/blueprint"
	"github.com/tefuda/tefuda/core/search"
)

// shipped is the book next to the module.
func shipped(t *testing.T) *blueprint.Book {
	t.Helper()
	file, err := os.ReadFile("../../../wasm/api/poker/tefuda-poker.tables")
	if err != nil {
		t.Fatal(err)
	}
	book, err := blueprint.Open(file)
	if err != nil {
		t.Fatal(err)
	}
	return book
}

func strongly(t *testing.T, v *game.View, book *blueprint.Book, seed uint32) *Choice {
	t.Helper()
	meter := search.Start(search.Budget{Iterations: 100}, 0, func() int64 { return 0 }, nil)
	c, err := Choose(v, Strong, seven, book, meter, seed)
	if err != nil {
		t.Fatal(err)
	}
	return c
}

// two is a table for two.
func two(limit game.Limit, stack int64) *game.Setup {
	s := &game.Setup{Seats: 2, Blinds: [9]int64{1, 2}, Stacks: [9]int64{stack, stack}}
	s.Limit, s.MinBet = limit, 2
	if limit == game.FixedLimit {
		s.BigBet, s.Cap = 4, 4
	}
	return s
}

// Whole hands of strong against regular: all it thinks of is legal, its chances
// make one, it says why, twice the same, and it decides nearly all by itself.
func TestStrong(t *testing.T) {
	book, own, other := shipped(t), 0, 0
	for seed := range uint32(40) {
		limit := game.NoLimit
		if seed%4 == 0 {
			limit = game.FixedLimit
		}
		h, err := game.Start(two(limit, []int64{40, 200, 90}[seed%3]), seed)
		if err != nil {
			t.Fatal(err)
		}
		for h.Phase != game.Over {
			v, _ := h.View(h.Turn)
			if h.Turn == int8(seed%2) {
				h.Apply(choose(t, v, Regular, 60, seed).Candidates[0].Action)
				continue
			}
			c := strongly(t, v, book, seed)
			if c.Level == Strong {
				own++
				whole(t, h, v, c)
			} else {
				other++
			}
			if again := strongly(t, v, book, seed); !reflect.DeepEqual(c, again) {
				t.Fatalf("%+v, then %+v", c, again)
			}
			h.Apply(c.Candidates[0].Action)
		}
	}
	if own < 80 || other > own/10 {
		t.Errorf("%d decisions of its own, %d left to regular", own, other)
	}
}

// whole checks that a choice is legal and says how often it is taken.
func whole(t *testing.T, h *game.Hand, v *game.View, c *Choice) {
	t.Helper()
	check(t, v, c, make([]int, len(Reasons)))
	for i := range c.Candidates {
		k := &c.Candidates[i]
		if _, err := h.Clone().Apply(k.Action); err != nil {
			t.Fatalf("%+v: %v", k, err)
		}
		says := slices.ContainsFunc(k.Reasons, func(r Reason) bool {
			return (r.Code == trained || r.Code == solved) && r.Share == k.Chance
		})
		if !says {
			t.Fatalf("%+v", k.Reasons)
		}
	}
}

// Where there is no strategy regular decides, and is named.
func TestStrongElsewhere(t *testing.T) {
	book, three := shipped(t), two(game.FixedLimit, 100)
	three.Seats, three.Stacks[2] = 3, 100
	draw := two(game.NoLimit, 100)
	draw.Variant = game.Draw
	for i, s := range []*game.Setup{three, draw, two(game.PotLimit, 100)} {
		h, err := game.Start(s, 1)
		if err != nil {
			t.Fatal(err)
		}
		v, _ := h.View(h.Turn)
		if c := strongly(t, v, book, 1); Asks(s, Strong) || c.Level != Regular || !reflect.DeepEqual(c, choose(t, v, Regular, 100, 1)) {
			t.Errorf("setup %d: %+v", i, c)
		}
	}
	h, _ := game.Start(two(game.NoLimit, 100), 1)
	v, _ := h.View(h.Turn)
	if c := strongly(t, v, nil, 1); !Asks(&v.Setup, Strong) || Asks(&v.Setup, Regular) || c.Level != Regular {
		t.Errorf("without a book: %+v", c)
	}
}

// river plays a hand for two to its river, and there a number of smallest bets
// and raises.
func river(t *testing.T, s *game.Setup, bets int) *game.View {
	t.Helper()
	h, err := game.Start(s, 1)
	if err != nil {
		t.Fatal(err)
	}
	for bets > 0 {
		l, do := h.Legal(), game.Action{Kind: game.Check}
		switch {
		case h.Round == 3 && l.Bet:
			do = game.Action{Kind: game.Bet, Amount: l.Min}
		case h.Round == 3:
			do = game.Action{Kind: game.Raise, Amount: l.Min}
		case !l.Check:
			do.Kind = game.Call
		}
		if h.Round == 3 {
			bets--
		}
		if _, err := h.Apply(do); err != nil {
			t.Fatal(err)
		}
	}
	v, _ := h.View(h.Turn)
	return v
}

// TestLongRiver checks that strong knows how to go on after more bets than a
// byte counts.
func TestLongRiver(t *testing.T) {
	book := shipped(t)
	limits := two(game.FixedLimit, 1000)
	limits.Cap = 0
	for i, s := range []*game.Setup{two(game.NoLimit, 1000), limits} {
		for _, bets := range []int{127, 128, 129, 140, 200} {
			v := river(t, s, bets)
			if c := strongly(t, v, book, 1); c.Level != Strong || c.Candidates[0].Chance == 0 {
				t.Errorf("setup %d, %d bets: %+v", i, bets, c)
			}
		}
	}
}

// TestSweeps checks that a river is solved the better the larger the budget is,
// without one in deals as with DefaultDeals, and with few sweeps where time is
// short.
func TestSweeps(t *testing.T) {
	book, v := shipped(t), river(t, two(game.NoLimit, 100), 2)
	values := func(b search.Budget) (all []float64) {
		now := int64(0)
		meter := search.Start(b, 0, func() int64 { now++; return now }, nil)
		c, err := Choose(v, Strong, seven, book, meter, 1)
		if err != nil {
			t.Fatal(err)
		}
		for i := range c.Candidates {
			all = append(all, c.Candidates[i].Value)
		}
		slices.Sort(all)
		return all
	}
	least := values(search.Budget{Iterations: DefaultDeals})
	if more := values(search.Budget{Iterations: 10 * DefaultDeals}); slices.Equal(least, more) {
		t.Errorf("%v with ten times the budget", more)
	}
	if timed := values(search.Budget{Millis: 1000}); !slices.Equal(least, timed) {
		t.Errorf("%v, want %v", timed, least)
	}
	hurried := values(search.Budget{Millis: 5})
	if both := values(search.Budget{Millis: 5, Iterations: 10 * DefaultDeals}); slices.Equal(least, hurried) || !slices.Equal(hurried, both) {
		t.Errorf("%v in 5 ms, %v in 5 ms and many deals", hurried, both)
	}
}

// TestHandIsWhole checks that no level decides for a hand with a missing card.
func TestHandIsWhole(t *testing.T) {
	book, draw := shipped(t), two(game.NoLimit, 100)
	draw.Variant = game.Draw
	for _, s := range []*game.Setup{two(game.NoLimit, 100), draw} {
		h, err := game.Start(s, 1)
		if err != nil {
			t.Fatal(err)
		}
		for level := range Strong + 1 {
			for i := range s.Hole() {
				v, _ := h.View(h.Turn)
				v.Hole[i] = cards.None
				meter := search.Start(search.Budget{Iterations: 64}, 0, func() int64 { return 0 }, nil)
				if _, err := Choose(v, level, seven, book, meter, 1); err == nil || err.Error() != "hand must be the cards of the seat" {
					t.Errorf("level %d, card %d: %v", level, i, err)
				}
			}
		}
	}
}

// TestRiverValues holds what a river's actions are worth to what can be counted: nothing for a fold, with the best hand the pot for
// a call and more for a raise; no check costs chips, and nothing that is taken often is worth much less than the best.
func TestRiverValues(t *testing.T) {
	book := shipped(t)
	check, bet := game.Action{Kind: game.Check}, func(to int64) game.Action { return game.Action{Kind: game.Bet, Amount: to} }
	for _, c := range []struct {
		own, board string
		acts       []game.Action
		call       float64 // what a call is worth
	}{
		{"Ah Kh", "ThJhQh2s8c", []game.Action{call, raise(4), call, check, bet(4), call, check, bet(8), call, bet(16)}, 48},
		{"Ah Kh", "ThJhQh2s8c", []game.Action{call, raise(4), call, check, bet(4), call, check, bet(8), call, bet(184)}, 216},
	} {
		v := spot(t, c.own, "8h 8d", c.board, c.acts...)
		got := strongly(t, v, book, 1)
		if got.Level != Strong {
			t.Fatalf("%+v", got)
		}
		for _, x := range got.Candidates {
			switch {
			case x.Action.Kind == game.Fold && (math.Abs(x.Value) > 1e-9 || x.Chance > 0.01),
				x.Action.Kind == game.Call && math.Abs(x.Value-c.call) > 0.5,
				x.Action.Kind == game.Raise && x.Value < c.call:
				t.Errorf("%s facing %d: %s %d is worth %.1f (%.0f %%)", c.own, v.Legal().Call, game.Kinds[x.Action.Kind], x.Action.Amount, x.Value, 100*x.Chance)
			}
		}
	}
	for seed := range uint32(60) {
		h, err := game.Start(two(game.NoLimit, 200), seed)
		if err != nil {
			t.Fatal(err)
		}
		for h.Phase != game.Over {
			v, _ := h.View(h.Turn)
			c := strongly(t, v, book, seed)
			if c.Level == Strong && v.Round == 3 {
				worst(t, v, c)
			}
			h.Apply(c.Candidates[0].Action)
		}
	}
}

// worst checks a river's values, to two hundredths of the pot.
func worst(t *testing.T, v *game.View, c *Choice) {
	t.Helper()
	best, slack := 0.0, float64(v.InPot())/50+0.5
	for _, x := range c.Candidates {
		best = max(best, x.Value)
	}
	for _, x := range c.Candidates {
		if x.Action.Kind == game.Check && x.Value < -slack || x.Chance > 0.5 && x.Value < best-5*slack {
			t.Errorf("%v on %v, pot %d: %s %d (%.0f %%) is worth %.1f, the best %.1f", v.Hole[:2], v.Board, v.InPot(), game.Kinds[x.Action.Kind], x.Action.Amount, 100*x.Chance, x.Value, best)
		}
	}
}

// TestEdges: against one other player after the flop strong adds to what an action is worth, by position, round, and who raised last.
// Checks, and all at fixed limits and against several, are worth what they are to regular. Before the flop it takes something off.
func TestEdges(t *testing.T) {
	check, bet := game.Action{Kind: game.Check}, func(to int64) game.Action { return game.Action{Kind: game.Bet, Amount: to} }
	flop := []game.Action{fold, fold, raise(5), fold, call} // the last raiser acts last, against the big blind
	for name, c := range map[string]struct {
		acts []game.Action
		want map[game.Kind]float64 // in parts of the pot
	}{
		"flop, last raiser":        {append(flop[:5:5], check), map[game.Kind]float64{game.Bet: 0.08}},
		"flop, before the raiser":  {flop, map[game.Kind]float64{game.Bet: 0}},
		"flop, facing the raiser":  {append(flop[:5:5], check, bet(6)), map[game.Kind]float64{game.Call: -0.03, game.Raise: -0.03}},
		"turn, facing a bet":       {append(flop[:5:5], check, bet(6), call, bet(15)), map[game.Kind]float64{game.Call: 0.03, game.Raise: 0.2}},
		"river, facing a bet":      {append(flop[:5:5], check, check, check, check, bet(6)), map[game.Kind]float64{game.Call: 0.18, game.Raise: 0}},
		"several":                  {[]game.Action{fold, fold, raise(5), call, call, bet(9)}, map[game.Kind]float64{game.Call: 0, game.Raise: 0}},
		"before the flop, opening": {[]game.Action{fold, fold}, map[game.Kind]float64{game.Call: -0.4 / 3, game.Raise: -0.4 / 3}},
		"a reraise":                {[]game.Action{fold, fold, raise(5), fold, raise(18)}, map[game.Kind]float64{game.Call: -0.08, game.Raise: 0}},
	} {
		v := acted(t, 200, c.acts...)
		pot, values := float64(v.InPot()), map[game.Action]float64{}
		for _, x := range choose(t, v, Regular, 100, 1).Candidates {
			x.Action.Cards = 0
			values[x.Action] = x.Value
		}
		got := choose(t, v, Strong, 100, 1)
		if got.Level != Strong || len(got.Candidates) < 2 {
			t.Fatalf("%s: %+v", name, got)
		}
		for _, x := range got.Candidates {
			says := 0.0
			for _, r := range x.Reasons {
				if r.Code == found {
					says = r.Share
				}
			}
			want := c.want[x.Action.Kind]
			if more := (x.Value - values[x.Action]) / pot; math.Abs(more-want) > 1e-9 || math.Abs(says-want) > 1e-9 {
				t.Errorf("%s: %s %d is worth %+.3f pots more and says %+.3f, want %+.3f", name, game.Kinds[x.Action.Kind], x.Action.Amount, more, says, want)
			}
		}
	}
}

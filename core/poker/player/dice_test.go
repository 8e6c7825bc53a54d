package player

import (
	"math"
	"testing"

	"github.com/tefuda/tefuda/core/cards"
	"github.com/tefuda/tefuda/core/dice"
	"github.com/tefuda/tefuda/core/poker/game"
	"github.com/tefuda/tefuda/core/search"
)

// thrown is the next number of dice as a part of one, exactly.
func thrown(d dice.Dice) float64 { return math.Ldexp(float64(d.Uint32()), -32) }

// TestLot: a chance is exactly the part of all throws below it.
func TestLot(t *testing.T) {
	d := decision{dice: dice.New(3)}
	x := thrown(d.dice)
	if at, above := d, d; at.lot(x) || !above.lot(x+math.Ldexp(1, -32)) {
		t.Errorf("%v: %v, above it %v", x, at.lot(x), above.lot(x+math.Ldexp(1, -32)))
	}
}

// TestDraw: a candidate is taken by its part of all throws, one of no chance never, and the others follow by value.
func TestDraw(t *testing.T) {
	x := thrown(dice.New(3))
	for _, c := range []struct {
		chances [4]float64
		want    string
	}{
		{[4]float64{0, x, 0, 1 - x}, "3120"}, {[4]float64{0, x + 1e-9, 0, 1 - x}, "1320"},
		{[4]float64{x / 2, 0, x/2 + 1e-9, 0}, "2310"}, {[4]float64{1, 0, 0, 0}, "0312"}, {[4]float64{1e-9, 1e-9, 0, 0}, "1320"},
	} {
		d := decision{dice: dice.New(3), level: Regular}
		var all []Candidate
		for i, value := range []float64{1, 3, 2, 4} {
			all = add(all, game.Raise, int64(i), value)
			all[i].Chance = c.chances[i]
		}
		d.draw(all)
		got := ""
		for i := range all {
			got += string(rune('0' + all[i].Action.Amount))
		}
		if mixed := len(all[0].Reasons) > 0; got != c.want || mixed != (c.chances[0] < 1) || mixed && all[0].Reasons[0].Share != all[0].Chance {
			t.Errorf("%v: %s, %+v", c.chances, got, all[0].Reasons)
		}
	}
}

// held is a holding of some cards.
func held(upTo float64, some ...cards.Card) holding {
	h := holding{set: cards.SetOf(some...), upTo: upTo}
	copy(h.hole[:], some)
	return h
}

// TestHold: a hand has the part of throws that its weight is, and after twelve that have a used card none is dealt.
func TestHold(t *testing.T) {
	d := decision{dice: dice.New(3)}
	x := float64(d.dice.Uint32())
	pair := func(rank cards.Rank) []cards.Card { return []cards.Card{cards.New(rank, 0), cards.New(rank, 1)} }
	for _, c := range []struct {
		first float64
		want  cards.Rank
	}{{x, cards.Ten}, {x + 1, cards.Two}} {
		d := decision{dice: dice.New(3)}
		r := rival{hands: []holding{held(c.first, pair(cards.Two)...), held(1<<32, pair(cards.Ten)...)}, total: 1 << 32}
		used := cards.Set(0)
		if h, ok := d.hold(&r, &used); !ok || h.set != cards.SetOf(pair(c.want)...) || used != h.set {
			t.Errorf("%v: %v, %v", c.first, h, ok)
		}
	}
	for i := range 2 {
		d, want := decision{dice: dice.New(3)}, dice.New(3)
		used := cards.SetOf(pair(cards.Ten)[i])
		if h, ok := d.hold(&rival{hands: []holding{held(0, pair(cards.Ten)...)}}, &used); ok || h != nil {
			t.Errorf("a used card is dealt: %v", h)
		}
		for range 12 {
			want.Uint32()
		}
		if d.dice != want {
			t.Error("another number of tries than 12")
		}
	}
}

// TestNoDeals: rivals who can only hold the same cards are given up after a hundred looks, each of which counts as a deal.
func TestNoDeals(t *testing.T) {
	for seats, looks := range map[int]int64{2: 100, 1: 1} {
		d := decision{View: spot(t, "As Ad", "8h 8d", "2c3d4h9cTc"), seven: seven, dice: dice.New(3)}
		d.me = &d.Players[0]
		d.unseen()
		same := []holding{held(1, cards.New(cards.Ten, 0), cards.New(cards.Ten, 1))}
		for range seats {
			d.rivals = append(d.rivals, rival{hands: same, total: 1})
		}
		meter := search.Start(search.Budget{Iterations: 200 * chunk}, 0, func() int64 { return 0 }, nil)
		if seats == 1 {
			meter = search.Start(search.Budget{Iterations: 1}, 0, func() int64 { return 0 }, nil)
		}
		d.runOut(meter)
		if done := meter.Progress().Done; done != looks || len(d.sample) != 2-seats {
			t.Errorf("%d rivals: %d looks, %d deals", seats, done, len(d.sample))
		}
	}
}

// TestMostDeals: whatever the budget, a decision makes no more deals than are worth it.
func TestMostDeals(t *testing.T) {
	meter := search.Start(search.Budget{Iterations: 9 * mostDeals}, 0, func() int64 { return 0 }, nil)
	d := decision{sample: make([]sample, mostDeals-1)}
	if !d.more(meter, 0) {
		t.Error("one deal less than the most is enough")
	}
	if d.next(); d.more(meter, 0) {
		t.Error("more than the most")
	}
	if done := meter.Progress().Done; done != 2*mostDeals-1 {
		t.Errorf("%d deals counted", done)
	}
}

// TestSweepsOfDeals: one for twelve deals, 20 to 500.
func TestSweepsOfDeals(t *testing.T) {
	for deals, want := range map[int64]int{1: 20, 240: 20, 251: 20, 252: 21, 600: 50, 5999: 499, 6000: 500, 9000: 500, 0: 50} {
		meter := search.Start(search.Budget{Iterations: deals, Millis: 9}, 0, func() int64 { return 0 }, nil)
		if got := sweeps(meter); got != want {
			t.Errorf("%d deals: %d sweeps, not %d", deals, got, want)
		}
	}
}

// TestHugeRaise: by lot a raise is anything from the least to a billion chips more.
func TestHugeRaise(t *testing.T) {
	most := int64(0)
	for seed := range uint32(60) {
		d := decision{View: &game.View{}, dice: dice.New(seed)}
		d.legal = game.Legal{Raise: true, Min: 4, Max: game.MaxStack}
		most = max(most, d.any()[0].Action.Amount)
	}
	if most > 1<<30+4 || most < 1<<30-1<<26 {
		t.Errorf("at most %d", most)
	}
}

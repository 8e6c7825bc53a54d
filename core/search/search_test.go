package search

import (
	"math"
	"testing"
)

// TestRand pins the first numbers of two seeds: recorded answers depend on
// them.
func TestRand(t *testing.T) {
	for seed, want := range map[uint32][3]uint64{
		0:          {0x7655d15c919ef624, 0xb87a4210b4edc8b7, 0xfd6b59475f0cb751},
		0xFFFFFFFF: {0x1e9fa3c336206977, 0xaacee6c6d2e49a98, 0x5e3e4555a9662e85},
	} {
		r := NewRand(seed)
		if got := [3]uint64{r.Uint64(), r.Uint64(), r.Uint64()}; got != want {
			t.Errorf("seed %d: %#x, want %#x", seed, got, want)
		}
	}
}

// TestRefuse: the fault of a whole argument has the index -1.
func TestRefuse(t *testing.T) {
	if f := Refuse(BadMove, "move", "is none"); *f != (Fault{Code: BadMove, Field: "move", Index: -1, Reason: "is none"}) {
		t.Errorf("%+v", *f)
	}
}

// TestCut: so many characters, not bytes, and whether that was all.
func TestCut(t *testing.T) {
	for n, want := range []string{"", "手", "手a", "手a札", "手a札", "手a札"} {
		if short, more := Cut("手a札", n); short != want || more != (n < 3) {
			t.Errorf("%d: %q, %v", n, short, more)
		}
	}
}

func TestMeterIterations(t *testing.T) {
	clock := int64(5)
	m := Start(Budget{Iterations: 10}, 0, func() int64 { return clock }, nil)
	if got := m.Allow(4); got != 4 {
		t.Errorf("Allow(4) = %d of 10", got)
	}
	if !m.Done(4) || !m.Done(5) {
		t.Error("stopped before the tenth iteration")
	}
	if got := m.Allow(4); got != 1 {
		t.Errorf("Allow(4) = %d with one left", got)
	}
	if m.Done(1) {
		t.Error("went on after the tenth iteration")
	}
	if got := m.Progress(); got != (Progress{Done: 10, Total: 10}) {
		t.Errorf("Progress() = %+v", got)
	}
}

// TestMeterOfOne gives a budget of one iteration, and of one that is more than
// the computation has.
func TestMeterOfOne(t *testing.T) {
	clock := func() int64 { return 0 }
	m := Start(Budget{Iterations: 1}, 5, clock, nil)
	if got := m.Allow(3); got != 1 || m.Spent() != 0 {
		t.Errorf("Allow(3) = %d of 1, %v spent", got, m.Spent())
	}
	if m.Done(1) || m.Spent() != 1 || m.Allow(1) != 0 {
		t.Errorf("goes on after its one iteration, %v spent", m.Spent())
	}
	if got := m.Progress().Total; got != 1 {
		t.Errorf("total %d", got)
	}
	m = Start(Budget{Millis: 1}, 0, clock, nil)
	if m.Spent() != 0 {
		t.Errorf("%v of 1 ms spent", m.Spent())
	}
}

// TestMeterWithout: no bound is none, from any beginning of the clock.
func TestMeterWithout(t *testing.T) {
	clock := int64(1000)
	m := Start(Budget{}, 30, func() int64 { return clock }, nil)
	clock += 7
	if !m.Done(40) || m.Allow(5) != 5 || m.Spent() != 0 || m.Progress() != (Progress{Done: 40, Total: 30, Ms: 7}) {
		t.Errorf("%+v, %d of 5 allowed, %v spent", m.Progress(), m.Allow(5), m.Spent())
	}
	m = Start(Budget{Millis: 1}, 0, func() int64 { return clock }, nil)
	clock++
	if m.Done(1) || m.Spent() != 1 {
		t.Errorf("%v of 1 ms spent", m.Spent())
	}
	m = Start(Budget{Millis: 4}, 0, func() int64 { return clock }, nil)
	clock++
	if !m.Done(1) || m.Spent() != .25 || m.Allow(9) != 9 {
		t.Errorf("%v of 4 ms spent", m.Spent())
	}
}

// TestLists: every entry of a list is found at its place, with its own names, and nothing else is.
func TestLists(t *testing.T) {
	keys := []string{"a", "b", "c", "d"}
	list := Named(keys, "A", "エー", "B", "ビー", "C", "シー", "D", "ディー")
	for i, key := range keys {
		if Place(keys, key) != i || Find(list, key) != i || Keys(list)[i] != key {
			t.Errorf("%s is found at %d and %d", key, Place(keys, key), Find(list, key))
		}
	}
	if list[2] != (Name{"c", "C", "シー"}) || list[3] != (Name{"d", "D", "ディー"}) {
		t.Errorf("%v", list)
	}
	if Place(keys, "e") != -1 || Find(list, "e") != -1 {
		t.Error("what is not there is found")
	}
	codes := []Code{{"a", []string{"x"}}, {"b", []string{"y", "z"}}}
	if f := Fields(codes, "b"); len(f) != 2 || f[1] != "z" || Fields(codes, "c") != nil {
		t.Errorf("%v", f)
	}
}

func TestMeterMillis(t *testing.T) {
	clock := int64(1000)
	m := Start(Budget{Millis: 50}, 0, func() int64 { return clock }, nil)
	clock += 49
	if !m.Done(1) {
		t.Error("stopped at 49 of 50 ms")
	}
	clock++
	if m.Done(1) {
		t.Error("went on at 50 of 50 ms")
	}
}

func TestMeterReports(t *testing.T) {
	clock := int64(0)
	var got []Progress
	m := Start(Budget{}, 30, func() int64 { return clock }, func(p Progress) { got = append(got, p) })
	for range 30 {
		clock += 10
		if !m.Done(1) {
			t.Fatal("stopped without a budget")
		}
	}
	want := []Progress{{10, 30, 100}, {20, 30, 200}, {30, 30, 300}}
	if len(got) != len(want) || got[0] != want[0] || got[1] != want[1] || got[2] != want[2] {
		t.Errorf("reports %+v, want %+v", got, want)
	}
}

func TestSpent(t *testing.T) {
	now := int64(0)
	clock := func() int64 { return now }
	both := Start(Budget{Iterations: 100, Millis: 50}, 0, clock, nil)
	free := Start(Budget{}, 0, clock, nil)
	for _, step := range []struct {
		n, at int64
		want  float64
	}{{0, 0, 0}, {25, 5, 0.25}, {0, 40, 0.8}, {75, 40, 1}, {0, 90, 1}} {
		now = step.at
		both.Done(step.n)
		free.Done(step.n)
		if got := both.Spent(); got != step.want || free.Spent() != 0 {
			t.Errorf("%v: %v, without a bound %v", step, got, free.Spent())
		}
	}
}

// TestUnderIsFair asks for numbers below one that 2³² exceeds by half: without
// the loop that throws again, each third number would be twice as likely.
func TestUnderIsFair(t *testing.T) {
	const n, throws = 3 << 30, 300_000
	d, third := NewDice(3), [3]int{}
	for range throws {
		x := d.Under(n)
		if x >= n {
			t.Fatal(x, "is not below", uint32(n))
		}
		third[x%3]++
	}
	for i, k := range third {
		if k < throws/3-1500 || k > throws/3+1500 {
			t.Errorf("%d of 3: %d of %d", i, k, throws)
		}
	}
	// The loop itself: 2³² mod 3 is 1, so of all first numbers just 0 is thrown
	// again.
	again := Dice{spare: 0, full: true, state: 7}
	next := Dice{state: 7}
	if got, want := again.Under(3), next.Under(3); got != want {
		t.Errorf("after a number to be thrown again %d, want %d", got, want)
	}
	if kept := (Dice{spare: 1, full: true, state: 7}); kept.Under(3) != 0 || kept.full || kept.state != 7 {
		t.Error("a number was thrown again that need not be")
	}
}

func TestDice(t *testing.T) {
	a, b, c := NewDice(1), NewDice(1), NewDice(2)
	split := a.Split()
	b.Split()
	same := 0
	for range 1000 {
		x := a.Uint32()
		if x != b.Uint32() {
			t.Fatal("dice of one seed differ")
		}
		if x == c.Uint32() || x == split.Uint32() {
			same++
		}
	}
	if same > 2 {
		t.Errorf("%d numbers of other dice are the same", same)
	}
	for _, n := range []uint32{1, 2, 7, 52} {
		counts := make([]int, n)
		for range 10_000 * n {
			counts[a.Under(n)]++
		}
		for i, k := range counts {
			if k < 9500 || k > 10_500 {
				t.Errorf("%d of %d: %d", i, n, k)
			}
		}
	}
}

// TestPCGDice: they throw both halves of NewRand's numbers, the lower first.
func TestPCGDice(t *testing.T) {
	d, r := NewPCGDice(7), NewRand(7)
	for range 100 {
		x := r.Uint64()
		if low, high := d.Uint32(), d.Uint32(); low != uint32(x) || high != uint32(x>>32) {
			t.Fatalf("%#x and %#x of %#x", low, high, x)
		}
	}
}

// TestUnder: every number is as likely as another, by the mean of chi square
// over many seeds; also below a number so large that every fourth throw has to
// be rejected.
func TestUnder(t *testing.T) {
	const seeds, mean = 50, 1000
	const large = 3 << 30
	for _, n := range []uint32{2, 7, 52, large} {
		square, cells := 0.0, min(n, 3)
		if n != large {
			cells = n
		}
		for seed := range uint32(seeds) {
			d := NewPCGDice(seed)
			count := make([]float64, cells)
			for range mean * cells {
				count[d.Under(n)/(n/cells)]++
			}
			for _, c := range count {
				square += (c - mean) * (c - mean) / mean / seeds
			}
		}
		degrees := float64(cells - 1)
		if math.Abs(square-degrees) > 3*math.Sqrt(2*degrees/seeds) {
			t.Errorf("below %d: chi square %v of %v degrees", n, square, degrees)
		}
	}
}

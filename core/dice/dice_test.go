package dice

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

// TestUnderIsFair asks for numbers below one that 2³² exceeds by half: without
// the loop that throws again, each third number would be twice as likely.
func TestUnderIsFair(t *testing.T) {
	const n, throws = 3 << 30, 300_000
	d, third := New(3), [3]int{}
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
	a, b, c := New(1), New(1), New(2)
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

// TestPCG: they throw both halves of NewRand's numbers, the lower first.
func TestPCG(t *testing.T) {
	d, r := NewPCG(7), NewRand(7)
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
			d := NewPCG(seed)
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

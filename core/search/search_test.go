package search

import "testing"

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

package search

import (
	"testing"
)

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

// TestMeterWithout: without a bound the meter never ends, from any beginning of the clock.
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

package search_test

import (
	"fmt"

	"github.com/tefuda/tefuda/core/dice"
	"github.com/tefuda/tefuda/core/search"
)

// A search counts its work, and stops when the budget says so.
func ExampleStart() {
	clock := func() int64 { return 0 }
	meter := search.Start(search.Budget{Iterations: 100}, 1000, clock, nil)
	playouts := 0
	for {
		playouts += 10
		if !meter.Done(10) {
			break
		}
	}
	fmt.Println(playouts, meter.Allow(50), meter.Spent())
	// Output: 100 0 1
}

func ExampleMeter_Progress() {
	var now int64
	report := func(p search.Progress) { fmt.Println(p.Done, "of", p.Total, "after", p.Ms, "ms") }
	meter := search.Start(search.Budget{}, 300, func() int64 { return now }, report)
	for range 3 {
		now += 120
		meter.Done(100)
	}
	fmt.Println(meter.Progress().Done)
	// Output:
	// 100 of 300 after 120 ms
	// 200 of 300 after 240 ms
	// 300 of 300 after 360 ms
	// 300
}

// Three arms are tried with the same luck: only their differences count.
func ExampleRace() {
	var r search.Race
	r.Begin(3, 0)
	d := dice.New(1)
	for range 100 {
		luck := float64(d.Under(100))
		r.Add([]float64{luck, luck + 1, luck + float64(d.Under(3))})
	}
	fmt.Println(r.Samples, r.Variance(0, 1, -1), r.Variance(0, 2, -1) > 0)
	// Output: 100 0 true
}

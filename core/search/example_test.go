package search_test

import (
	"fmt"

	"github.com/tefuda/tefuda/core/search"
)

// Wrong input is told by one type in all games.
func ExampleFault() {
	f := &search.Fault{Code: search.BadCard, Field: "hand", Index: 3, Reason: "must be a card"}
	fmt.Println(f, f.Code, f.Path())
	// Output: hand[3] must be a card card hand[3]
}

func ExampleRefuse() {
	f := search.Refuse(search.BadRange, "players", "must be 2 to 6, not 7")
	fmt.Println(f, f.Code, f.Path())
	// Output: players must be 2 to 6, not 7 range players
}

func ExampleCut() {
	fmt.Println(search.Cut("手札を見る", 2))
	// Output: 手札 true
}

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

// The same seed throws the same numbers, on every platform.
func ExampleNewDice() {
	d := search.NewDice(7)
	for range 5 {
		fmt.Print(d.Under(6)+1, " ")
	}
	other := d.Split()
	fmt.Println(other.Under(6) + 1)
	// Output: 5 2 6 1 5 2
}

func ExampleNewPCGDice() {
	d, r := search.NewPCGDice(7), search.NewRand(7)
	number := r.Uint64()
	fmt.Println(d.Uint32() == uint32(number), d.Uint32() == uint32(number>>32))
	// Output: true true
}

func ExampleNewRand() {
	fmt.Println(search.NewRand(1).Perm(6))
	// Output: [0 4 2 1 3 5]
}

// Three arms are tried with the same luck: only their differences count.
func ExampleRace() {
	var r search.Race
	r.Begin(3, 0)
	d := search.NewDice(1)
	for range 100 {
		luck := float64(d.Under(100))
		r.Add([]float64{luck, luck + 1, luck + float64(d.Under(3))})
	}
	fmt.Println(r.Samples, r.Variance(0, 1, -1), r.Variance(0, 2, -1) > 0)
	// Output: 100 0 true
}

func ExampleNamed() {
	levels := search.Named([]string{"easy", "hard"}, "easy", "やさしい", "hard", "むずかしい")
	fmt.Println(levels[search.Find(levels, "hard")].Ja, search.Keys(levels), search.Find(levels, "odd"))
	// Output: むずかしい [easy hard] -1
}

func ExampleFields() {
	codes := []search.Code{{Key: "blocks", Fields: []string{"line", "length"}}, {Key: "wins"}}
	fmt.Println(search.Fields(codes, "blocks"), len(search.Fields(codes, "wins")))
	// Output: [line length] 0
}

func ExamplePlace() {
	fmt.Println(search.Place([]string{"E", "S", "W", "N"}, "W"))
	// Output: 2
}

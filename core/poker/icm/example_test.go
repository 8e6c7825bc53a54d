package icm_test

import (
	"fmt"

	"github.com/tefuda/tefuda/core/poker/holdem"
	"github.com/tefuda/tefuda/core/poker/icm"
)

// Half of all chips are worth less than half of what is paid.
func ExampleModel_Equities() {
	var m icm.Model
	worth := make([]float64, 3)
	err := m.Equities([]float64{5000, 3000, 2000}, []float64{50, 30, 20}, worth)
	fmt.Printf("%.2f %v\n", worth, err)
	// Output: [38.39 32.75 28.86] <nil>
}

// Ten big blinds each, for chips alone: what share of all hands the small blind moves all-in with, and what is missing to the
// best replies.
func ExampleCharts() {
	spot := icm.Spot{Stacks: []float64{10, 10}, Small: 0.5, Big: 1, Payouts: []float64{20}}
	var c icm.Charts
	if err := c.Set(&spot); err != nil {
		fmt.Println(err)
		return
	}
	c.Run(400)
	more := c.Judge()
	hands := 0.0
	for kind, chance := range c.Plays[0][0] {
		hands += chance * float64(holdem.ClassAt(kind).Size())
	}
	fmt.Printf("%.0f %%, %t\n", 100*hands/1326, more[0]+more[1] < 0.001)
	// Output: 58 %, true
}

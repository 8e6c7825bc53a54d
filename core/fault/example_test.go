package fault_test

import (
	"fmt"

	"github.com/tefuda/tefuda/core/fault"
)

// Wrong input is told by one type in all games.
func ExampleFault() {
	f := &fault.Fault{Code: fault.BadCard, Field: "hand", Index: 3, Reason: "must be a card"}
	fmt.Println(f, f.Code, f.Path())
	// Output: hand[3] must be a card card hand[3]
}

func ExampleRefuse() {
	f := fault.Refuse(fault.BadRange, "players", "must be 2 to 6, not 7")
	fmt.Println(f, f.Code, f.Path())
	// Output: players must be 2 to 6, not 7 range players
}

func ExampleCut() {
	fmt.Println(fault.Cut("手札を見る", 2))
	// Output: 手札 true
}

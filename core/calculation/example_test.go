package calculation_test

import (
	"fmt"

	"github.com/tefuda/tefuda/core/calculation"
	"github.com/tefuda/tefuda/core/search"
)

func ExamplePosition_State() {
	p := calculation.Position{Foundations: "869J", Piles: []string{"Q9TTKKA5J85JKQ829QA7KA254TJT6937", "", "", ""}}
	s, err := p.State()
	fmt.Println(s.Rest(), err)
	p.Card = "7"
	_, err = p.State()
	fmt.Println(err)
	// Output:
	// 32 <nil>
	// card is wrong: a fifth 7: four of a rank are all, those on the foundations included
}

func ExampleState_LegalMoves() {
	s, _ := (&calculation.Position{Foundations: "A234", Piles: []string{"2", "", "", ""}, Card: "4"}).State()
	fmt.Println(s.LegalMoves(nil))
	// Output: [w1f1 cf2 cw1 cw2 cw3 cw4]
}

func ExampleChooser() {
	s, _ := (&calculation.Position{Foundations: "A234", Piles: []string{"K", "95"}, Card: "2"}).State()
	c := calculation.NewChooser(&s)
	meter := search.Start(search.Budget{Iterations: 1000}, 0, func() int64 { return 0 }, nil)
	for _, candidate := range c.Choose(meter, 1) {
		fmt.Print(candidate.Move)
		for _, r := range candidate.Reasons {
			fmt.Print(" ", r.Code)
		}
		fmt.Println()
	}
	// Output:
	// cf1 to-foundation
	// cw1 covers
	// cw2 continues
}

package calculation_test

import (
	"fmt"

	"github.com/tefuda/tefuda/core/calculation"
	"github.com/tefuda/tefuda/core/dice"
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

// A hidden stock: whichever card comes is told by the move.
func ExampleNew() {
	s, err := calculation.New(1, 4)
	fmt.Println(s.Rest(), s.Card(), err)
	m, err := s.ParseMove("d2")
	fmt.Println(m.Kind == calculation.Draw, s.Apply(m), s.Card(), err)
	_, err = calculation.New(1, 9)
	fmt.Println(err)
	// Output:
	// 48 . <nil>
	// true <nil> 2 <nil>
	// piles is wrong: 9 is not in 1 to 6
}

// The order of the stock follows from the seed.
func ExampleDeal() {
	preset := calculation.Presets[0]
	dice := dice.New(7)
	s, err := calculation.Deal(preset.Lead, preset.Piles, &dice)
	fmt.Println(preset.Key, s.LegalMoves(nil), err)
	// Output: calculation [dJ] <nil>
}

// How often play without thought succeeds.
func ExampleRate() {
	s, _ := calculation.New(1, 4)
	for _, policy := range []calculation.Policy{calculation.Random, calculation.Eager, calculation.Tuned} {
		var rate calculation.Rate
		rate.Play(&s, policy, 1000, meter(), 1)
		fmt.Println(calculation.Policies[policy].En, rate.Wins, "of", rate.Games)
	}
	// Output:
	// Random 0 of 1000
	// Eager 1 of 1000
	// By rule 401 of 1000
}

// Weights that say nothing play the first move of those that come to the same.
func ExampleWeights() {
	s, _ := (&calculation.Position{Foundations: "A234", Piles: []string{"K", "95", "", ""}, Card: "J"}).State()
	var w calculation.Weights
	fmt.Println(w.Choose(&s))
	// Output: cw1 true
}

// Who knows the stock finds a way.
func ExampleSolve() {
	s, _ := ending(true).State()
	found := calculation.Solve(&s, meter())
	fmt.Println(found.Proof == calculation.ProvedWin, found.Line)
	// Output: true [dK w1f3 cf3 dK cw1 d9 cf4 w1f4]
}

// The same cards, not knowing which comes next.
func ExampleStillWinnable() {
	s, _ := ending(false).State()
	outlook := calculation.StillWinnable(&s, meter(), 1)
	fmt.Println(outlook.Exact, outlook.Win, outlook.Proof == calculation.ProvedWin)
	// Output: true 1 true
}

func ExampleReviewGame() {
	s, _ := ending(true).State()
	var moves []calculation.Move
	played := s
	for _, text := range []string{"d", "cw1"} {
		m, _ := played.ParseMove(text)
		played.Apply(m)
		moves = append(moves, m)
	}
	review, err := calculation.ReviewGame(&s, moves, search.Budget{}, func() int64 { return 0 }, nil)
	fmt.Println(review.Mistake, review.Sure, review.Line, err)
	// Output: 1 true [w1f3 cf3 dK cw1 d9 cf4 w1f4] <nil>
}

// ending has a ten to be played before kings lie on it.
func ending(known bool) *calculation.Position {
	return &calculation.Position{Foundations: "KK75", Piles: []string{"T"}, Stock: "KK9", Known: known}
}

func meter() *search.Meter {
	return search.Start(search.Budget{Iterations: 100_000}, 0, func() int64 { return 0 }, nil)
}

// A front end shows what is written, whatever can be played.
func ExampleReadMove() {
	m, ok := calculation.ReadMove("w1f3")
	fmt.Println(m.Kind == calculation.WasteToFoundation, m.Pile, m.Foundation, ok)
	fmt.Println(calculation.RanksOf("A.QK"))
	// Output:
	// true 0 2 true
	// [A . Q K]
}

package calculation_test

import (
	"fmt"

	"github.com/tefuda/tefuda/core/calculation"
	"github.com/tefuda/tefuda/core/dice"
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

// A front end shows what is written, whatever can be played.
func ExampleReadMove() {
	m, ok := calculation.ReadMove("w1f3")
	fmt.Println(m.Kind == calculation.WasteToFoundation, m.Pile, m.Foundation, ok)
	fmt.Println(calculation.RanksOf("A.QK"))
	// Output:
	// true 0 2 true
	// [A . Q K]
}

// What search asks of a position: where cards are needed, and what lies on and in a waste pile.
func ExampleStack() {
	s, _ := (&calculation.Position{Foundations: "A234", Piles: []string{"K", "95"}, Card: "2"}).State()
	pile := s.Stack(1)
	fmt.Println(pile.Rank(), pile.Count(), s.Beneath(pile).Rank(), s.Needs(2), s.Blocked())
	// Output: 5 2 9 3 false
}

// The third foundation rises by three.
func ExampleRankAt() {
	for n := range 14 {
		fmt.Print(calculation.RankAt(2, n))
	}
	// Output: 369Q258JA47TK.
}

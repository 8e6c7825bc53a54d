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
	// Output: [w1 f1 c f2 c w1 c w2 c w3 c w4]
}

// A hidden stock: the move names the card that comes.
func ExampleNew() {
	s, err := calculation.New(1, 4)
	fmt.Println(s.Rest(), s.Card(), err)
	m, err := s.ParseMove("d 2")
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
	// Output: calculation [d J] <nil>
}

// A front end shows what is written, whatever can be played.
func ExampleReadMove() {
	m, ok := calculation.ReadMove("w1 f3")
	fmt.Println(m.Kind == calculation.WasteToFoundation, m.Pile, m.Foundation, ok)
	fmt.Println(calculation.RanksOf("A.QK"))
	// Output:
	// true 0 2 true
	// [A . Q K]
}

// What a search asks about a position: which cards are needed, and what is on and
// in a waste pile.
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

// From where a game stands, back to where it began.
func ExampleLine() {
	p := calculation.Position{Foundations: "KKKT", Piles: []string{"A"}, Stock: "59K", Known: true}
	draw, _ := calculation.ReadMove("d")
	lay, _ := calculation.ReadShort("cw1")
	var line calculation.Line
	err := line.Read(&p, []calculation.Move{draw, lay})
	fmt.Println(line.Moves, line.Start.Position().Stock, err)
	fmt.Println(line.Moves[1].From(), line.Moves[1].To(), line.Moves[1].Short())
	// Output:
	// [d A c w1] A59K <nil>
	// c w1 cw1
}

// The last move of a game makes two things happen.
func ExampleState_Events() {
	s, _ := (&calculation.Position{Foundations: "QJT9", Piles: []string{"KKK"}, Card: "K"}).State()
	for _, text := range []string{"c f1", "w1 f2", "w1 f3", "w1 f4"} {
		m, _ := s.ParseMove(text)
		s.Apply(m)
		for _, e := range s.Events(m) {
			fmt.Println(calculation.EventKinds[e.Kind].Key, e.Move)
		}
	}
	// Output:
	// move c f1
	// move w1 f2
	// move w1 f3
	// move w1 f4
	// win w1 f4
}

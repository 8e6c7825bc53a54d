package poker_test

import (
	"fmt"

	"github.com/tefuda/tefuda/core/cards"
	"github.com/tefuda/tefuda/core/poker"
)

func ExampleRules_Evaluate() {
	hand, _ := cards.ParseHand(nil, "As Ks Qs Js Jk")
	v, err := poker.Standard.Evaluate(hand)
	fmt.Printf("%06X %v %v\n", v, v.Category(), err)
	fmt.Println(poker.Check(append(hand, hand...)))
	// Output:
	// ADCBA9 royal <nil>
	// hand has 10 cards, but at most 7 are evaluated
}

// Lows and short deck: the higher value wins under all of them.
func ExampleRanked() {
	wheel, _ := cards.ParseHand(nil, "As 2h 3d 4c 5s")
	for _, r := range []poker.Ranking{poker.High, poker.AceFive, poker.DeuceSeven} {
		rules := poker.Ranked(r)
		v, _ := rules.Evaluate(wheel)
		fmt.Println(r.Low(), rules.AsHigh(v).Category())
	}
	fmt.Println(len(poker.ShortDeckCards()), len(poker.Deck(2)))
	// Output:
	// false straight
	// true low
	// true low
	// 36 54
}

func ExamplePlacesOf() {
	var values []poker.Value
	for _, text := range []string{"As Ah Kd Qc Js", "Ad Ac Kh Qs Jh", "Ks Kh Ad Qc Js"} {
		hand, _ := cards.ParseHand(nil, text)
		v, _ := poker.Standard.Evaluate(hand)
		values = append(values, v)
	}
	fmt.Println(poker.PlacesOf(values), poker.Difference(values[0], values[2]), poker.Difference(values[0], values[1]))
	// Output: [1 1 3] 1 -1
}

// Hands by the million: tables, and cards as sums.
func ExampleRules_Table7() {
	five, seven := poker.Standard.Table(), poker.Standard.Table7()
	board, _ := cards.ParseHand(nil, "Qs 7s 2d 7h Qd")
	hole, _ := cards.ParseHand(nil, "Qh As")
	sum := poker.SumOf(board...).Plus(poker.SumOf(hole...))
	var weaker poker.Strength = seven.Strength(poker.SumOf(board...))
	fmt.Println(seven.Strength(sum) > weaker, seven.Value(append(board, hole...)).Category())
	fmt.Println(five.Value((*[poker.MaxHand]cards.Card)(board)).Category())
	// Output:
	// true full-house
	// two-pair
}

// All hands of at most five cards, suits aside.
func ExampleEachMultiset() {
	count, jokers := 0, 0
	poker.EachMultiset(func(k poker.Key, size, wild int) {
		count++
		if k == poker.JokerKey {
			jokers = wild
		}
	})
	fmt.Println(count, jokers)
	// Output: 11628 1
}

// What people call what the engine knows by keys.
func ExampleCategoryNames() {
	fmt.Println(poker.CategoryNames()[poker.FullHouse].Ja, poker.RankingNames()[poker.AceFive].En, poker.ProfileNames()[0].En)
	// Output: フルハウス Ace-to-five low Standard
}

func ExampleBadugiOf() {
	hand, _ := cards.ParseHand(nil, "As 2h 3d 3c")
	best, of := poker.BadugiOf(hand)
	worse, _ := cards.ParseHand(nil, "As 2h 4d 4c")
	value, _ := poker.BadugiOf(worse)
	fmt.Printf("%04b %v\n", of, best > value)
	// Output:
	// 0111 true
}

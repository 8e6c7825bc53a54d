package brain_test

import (
	"fmt"

	"github.com/tefuda/tefuda/core/daifugo"
	"github.com/tefuda/tefuda/core/daifugo/brain"
	"github.com/tefuda/tefuda/core/dice"
	"github.com/tefuda/tefuda/core/search"
)

func ExampleArticlePlayer_Evaluate() {
	hand, _ := daifugo.ParseSet("3s 4s 5s 8d 9d Td 2c")
	table := daifugo.Table{Rules: daifugo.Article, Active: 15}
	var p brain.ArticlePlayer
	var e brain.Evaluation
	p.Evaluate(&e, &table, hand)
	for _, v := range e.Roles {
		fmt.Printf("%v: value %d, priority %d\n", v.Role, v.Value, v.Priority)
	}
	fmt.Println("hand value", e.Value, "can finish", e.CanFinish, "leads", e.Best())
	// Output:
	// 3s 4s 5s: value 74, priority 2
	// 8d 9d Td: value 89, priority 21
	// 2c: value 100, priority 10
	// hand value -1 can finish true leads 8d 9d Td
}

// Nobody can hold a card above the King: it leads again, and the rest of the
// hand is one role.
func ExampleChooser_Choose() {
	table := daifugo.Table{Rules: daifugo.UEC, Counts: [daifugo.MaxPlayers]int8{3, 4, 4, 4, 4}}
	table.Played, _ = daifugo.ParseSet("As Ad Ac Ah 2s 2d 2c 2h Jk")
	hand, _ := daifugo.ParseSet("5s 5d Kh")
	view, err := daifugo.NewView(table, 0, hand)
	if err != nil {
		fmt.Println(err)
		return
	}
	meter := search.Start(search.Budget{Iterations: 1000}, 0, func() int64 { return 0 }, nil)
	candidates, _ := brain.NewChooser().Choose(&view, brain.SearchLevel, meter, dice.NewRand(1))
	best := candidates[0]
	fmt.Println(best.Move, best.Value, best.Proved)
	for _, r := range best.Reasons {
		fmt.Println(r.Code, r.N, r.Of)
	}
	// Output:
	// Kh 5 true
	// forced-win 2 0
	// unbeatable 0 0
	// can-finish 0 0
	// last-roles 1 0
}

// The article's values for any rules: a joker, locks, the eight that cuts.
func ExampleCompletePlayer() {
	hand, _ := daifugo.ParseSet("3s 8d Kc Kh Jk")
	table := daifugo.Table{Rules: daifugo.UEC, Counts: [daifugo.MaxPlayers]int8{5, 5, 5, 5, 5}, Active: 31}
	var p brain.CompletePlayer
	fmt.Println(p.Choose(&table, hand), "| gives back", p.Return(daifugo.UEC, hand, 2))
	// Output: 3s | gives back 3s 8d
}

// A level by its key; names that were used before are told.
func ExampleLevelOf() {
	level, ok := brain.LevelOf("skilled")
	hand, _ := daifugo.ParseSet("3s 4d 4h 2c")
	table := daifugo.Table{Rules: daifugo.UEC, Counts: [daifugo.MaxPlayers]int8{5, 5, 5, 5, 5}, Active: 31}
	p := brain.LevelPlayer{Level: level, Without: brain.Proofs}
	fmt.Println(p.Choose(&table, hand, dice.NewRand(1)), ok, brain.NameNow("search"))
	// Output: 3s true champion
}

// The learned policy: how likely it is to make each move, and to give back each card.
func ExamplePolicy() {
	hand, _ := daifugo.ParseSet("3s 4d 4h 2c")
	table := daifugo.Table{Rules: daifugo.UEC, Counts: [daifugo.MaxPlayers]int8{5, 5, 5, 5, 5}, Active: 31}
	p := brain.NewPolicy()
	moves, chances := p.Moves(&table, hand)
	for i, m := range moves {
		fmt.Printf("%v %.2f\n", m, chances[i])
	}
	fmt.Println("gives back", p.Return(hand, 1))
	// Output:
	// 3s 0.73
	// 4d 0.00
	// 4h 0.00
	// 2c 0.00
	// 4d 4h 0.27
	// gives back 3s
}

// Without weights every move is as likely.
func ExamplePolicyOf() {
	var w brain.Weights
	learned := brain.Learned()
	hand, _ := daifugo.ParseSet("3s 4d 2c")
	table := daifugo.Table{Rules: daifugo.UEC, Counts: [daifugo.MaxPlayers]int8{5, 5, 5, 5, 5}, Active: 31}
	_, chances := brain.PolicyOf(&w).Moves(&table, hand)
	fmt.Println(chances[0] == chances[2], learned == w)
	gift, _ := daifugo.ParseSet("3s")
	fmt.Println(len(brain.ReturnFeaturesOf(nil, hand, gift)) > 0)
	// Output:
	// true false
	// true
}

// How the article divides a hand.
func ExamplePartition() {
	hand, _ := daifugo.ParseSet("3s 4s 5s 9d 9h Kc")
	fmt.Println(brain.Partition(nil, hand, false, true))
	fmt.Println(brain.Partition(nil, hand, false, false))
	// Output:
	// [3s 4s 5s 9d 9h Kc]
	// [9d 9h Kc 5s 4s 3s]
}

// With the exchange a place makes the games to come better or worse, too.
func ExampleWorth() {
	alone := daifugo.UEC
	alone.On &^= daifugo.Exchange
	for place := range int8(5) {
		fmt.Printf("%.0f %.2f\n", brain.Worth(alone, place+1), brain.Worth(daifugo.UEC, place+1))
	}
	// Output:
	// 5 5.00
	// 4 3.97
	// 3 2.54
	// 2 1.62
	// 1 1.00
}

// What to give back to whom one got a Two from.
func ExampleChooser_ChooseReturn() {
	v := brain.ReturnView{
		Rules: daifugo.UEC, Class: [daifugo.MaxPlayers]int8{2, 1, 3, 5, 4},
		Counts: [daifugo.MaxPlayers]int8{12, 11, 11, 10, 9}, Seat: 0, To: 4, Count: 1,
	}
	v.Hand, _ = daifugo.ParseSet("3s 3d 4h 6s 6d 9c 9h Js Qs Ks As 2h")
	v.Got, _ = daifugo.ParseSet("2h")
	level, _ := brain.LevelOf("skilled")
	meter := search.Start(search.Budget{Iterations: 100}, 0, func() int64 { return 0 }, nil)
	givings, err := brain.NewChooser().ChooseReturn(&v, level, meter, dice.NewRand(1))
	if err != nil {
		fmt.Println(err)
		return
	}
	fmt.Println(givings[0].Move, level.Unit(true))
	// Output: give 4h score
}

package brain_test

import (
	"fmt"

	"github.com/tefuda/tefuda/core/daifugo"
	"github.com/tefuda/tefuda/core/daifugo/brain"
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
	candidates, _ := brain.NewChooser().Choose(&view, brain.SearchLevel, meter, search.NewRand(1))
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

package article_test

import (
	"fmt"

	"github.com/tefuda/tefuda/core/daifugo"
	"github.com/tefuda/tefuda/core/daifugo/article"
)

func ExamplePlayer_Evaluate() {
	hand, _ := daifugo.ParseSet("3s 4s 5s 8d 9d Td 2c")
	table := daifugo.Table{Rules: daifugo.Article, Active: 15}
	var p article.Player
	var e article.Evaluation
	p.Evaluate(&e, &table, hand)
	for _, v := range e.Combinations {
		fmt.Printf("%v: value %d, priority %d\n", v.Combination, v.Value, v.Priority)
	}
	fmt.Println("hand value", e.Value, "can finish", e.CanFinish, "leads", e.Best())
	// Output:
	// 3s 4s 5s: value 74, priority 2
	// 8d 9d Td: value 89, priority 21
	// 2c: value 100, priority 10
	// hand value -1 can finish true leads 8d 9d Td
}

// The article's values for any rules: a joker, locks, the eight that cuts.
func ExampleCompletePlayer() {
	hand, _ := daifugo.ParseSet("3s 8d Kc Kh Jk")
	table := daifugo.Table{Rules: daifugo.UEC, Counts: [daifugo.MaxPlayers]int8{5, 5, 5, 5, 5}, Active: 31}
	var p article.CompletePlayer
	fmt.Println(p.Choose(&table, hand), "| gives back", p.Return(daifugo.UEC, hand, hand, 2))
	// Output: 3s | gives back 3s 8d
}

// How nullsuke's player divides a hand.
func ExamplePartition() {
	hand, _ := daifugo.ParseSet("3s 4s 5s 9d 9h Kc")
	fmt.Println(article.Partition(nil, hand, false, true))
	fmt.Println(article.Partition(nil, hand, false, false))
	// Output:
	// [3s 4s 5s 9d 9h Kc]
	// [9d 9h Kc 5s 4s 3s]
}

// A card is the weaker the higher its rank in a revolution; a joker is not.
func ExampleRank() {
	hand, _ := daifugo.ParseSet("3s 2d Jk")
	for _, r := range article.Partition(nil, hand, false, true) {
		fmt.Println(r, article.Rank(r, false), article.Rank(r, true))
	}
	// Output:
	// Jk 13 13
	// 2d 12 0
	// 3s 0 12
}

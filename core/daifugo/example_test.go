package daifugo_test

import (
	"fmt"

	"github.com/tefuda/tefuda/core/daifugo"
	"github.com/tefuda/tefuda/core/search"
)

// A joker can stand for any suit beside the Fives, and for a card of a
// sequence; the field is a pair, so only pairs follow.
func ExampleTable_LegalRoles() {
	field, _ := daifugo.ParseRole("4s 4d")
	hand, _ := daifugo.ParseSet("5s 6s 6h Jk")
	table := daifugo.Table{Rules: daifugo.UEC, Field: field, Played: field.Cards, Active: 31}
	for _, r := range table.LegalRoles(nil, hand) {
		fmt.Println(r)
	}
	// Output:
	// 5s Jk=5d
	// 5s Jk=5c
	// 5s Jk=5h
	// 6s 6h
	// Jk=6s 6h
	// Jk=6d 6h
	// Jk=6c 6h
	// 6s Jk=6d
	// 6s Jk=6c
	// 6s Jk=6h
}

func ExampleSeedPlayer_Evaluate() {
	hand, _ := daifugo.ParseSet("3s 4s 5s 8d 9d Td 2c")
	table := daifugo.Table{Rules: daifugo.Seed, Active: 15}
	var p daifugo.SeedPlayer
	var e daifugo.Evaluation
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

func ExampleState_Apply() {
	hands := [daifugo.MaxPlayers]daifugo.Set{}
	hands[0], _ = daifugo.ParseSet("3d 8s 2h")
	hands[1], _ = daifugo.ParseSet("4d 5d 9c")
	s := daifugo.Start(daifugo.Rules{Players: 2, On: daifugo.EightCut}, hands, [daifugo.MaxPlayers]int8{})
	for _, text := range []string{"3d", "2h", "5d", "8s"} {
		r, _ := daifugo.ParseRole(text)
		err := s.Apply(r)
		fmt.Println(text, "| field:", s.Field, "| turn:", s.Turn, "|", err)
	}
	// Output:
	// 3d | field: 3d | turn: 1 | <nil>
	// 2h | field: 3d | turn: 1 | move is not legal: 2h is not in the hand
	// 5d | field: 5d | turn: 0 | <nil>
	// 8s | field: pass | turn: 0 | <nil>
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
	candidates, _ := daifugo.NewChooser().Choose(&view, daifugo.SearchLevel, meter, search.NewRand(1))
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

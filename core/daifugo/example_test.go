package daifugo_test

import (
	"fmt"

	"github.com/tefuda/tefuda/core/daifugo"
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

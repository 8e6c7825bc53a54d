package levels_test

import (
	"fmt"

	"github.com/tefuda/tefuda/core/daifugo"
	"github.com/tefuda/tefuda/core/daifugo/levels"
	"github.com/tefuda/tefuda/core/dice"
	"github.com/tefuda/tefuda/core/names"
)

// A level by its key, and the key of one that had another name before.
func ExamplePlayer() {
	level := levels.Level(names.Find(levels.Names[:], "skilled"))
	hand, _ := daifugo.ParseSet("3s 4d 4h 2c")
	table := daifugo.Table{Rules: daifugo.UEC, Counts: [daifugo.MaxPlayers]int8{5, 5, 5, 5, 5}, Active: 31}
	p := levels.Player{Level: level, Without: levels.Proofs}
	fmt.Println(p.Choose(&table, hand, dice.NewRand(1)), levels.NameNow("search"))
	// Output: 3s champion
}

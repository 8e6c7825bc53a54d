package record_test

import (
	"fmt"

	"github.com/tefuda/tefuda/core/calculation/record"
)

// A game by its seed, and with all its cards.
func ExampleGame() {
	var game record.Game
	format, err := game.Read("1 4 7: d cw1 d cw2")
	fmt.Println(record.Formats[format].Key, game.Lead, game.Piles, game.Seed, game.Moves, err)
	text, err := game.Write(record.Cards)
	fmt.Print(text, err)
	// Output:
	// seed 1 4 7 [d J c w1 d 5 c w2] <nil>
	// rules 1 4
	// seed 7
	// foundations A234
	// piles . . . .
	// card .
	// stock J5Q399Q7452Q966KJ2TT53J8T765JQKA8T2K744K9688AA73
	// moves d cw1 d cw2
	// <nil>
}

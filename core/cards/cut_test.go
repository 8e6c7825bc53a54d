package cards_test

import (
	"fmt"

	"github.com/tefuda/tefuda/core/cards"
)

func ExampleCut() {
	fmt.Println(cards.Cut("QQ+, AKs", ','))
	fmt.Println(cards.Cut("QQ+", ','))
	fmt.Printf("%q\n", cards.Trim("  A K "))
	// Output:
	// QQ+  AKs true
	// QQ+  false
	// "A K"
}

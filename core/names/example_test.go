package names_test

import (
	"fmt"

	"github.com/tefuda/tefuda/core/names"
)

func ExampleList() {
	levels := names.List([]string{"easy", "hard"}, "easy", "やさしい", "hard", "むずかしい")
	fmt.Println(levels[names.Find(levels, "hard")].Ja, names.Keys(levels), names.Find(levels, "odd"))
	// Output: むずかしい [easy hard] -1
}

func ExampleFields() {
	codes := []names.Code{{Key: "blocks", Fields: []string{"line", "length"}}, {Key: "wins"}}
	fmt.Println(names.Fields(codes, "blocks"), len(names.Fields(codes, "wins")))
	// Output: [line length] 0
}

func ExampleIndex() {
	fmt.Println(names.Index([]string{"E", "S", "W", "N"}, "W"))
	// Output: 2
}

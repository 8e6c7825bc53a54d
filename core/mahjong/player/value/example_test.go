package value_test

import (
	"fmt"

	"github.com/tefuda/tefuda/core/mahjong"
	"github.com/tefuda/tefuda/core/mahjong/notation"
	"github.com/tefuda/tefuda/core/mahjong/player/value"
	"github.com/tefuda/tefuda/core/mahjong/score"
)

// A complete hand, and one that waits for 4s or 7s.
func ExampleNew() {
	rules := score.DefaultRules()
	e := value.New()
	for _, text := range []string{"123456789m1122p1p", "123456789m56s11z"} {
		h, _ := notation.ParseMPSZ(text, mahjong.OneRed())
		e.Begin(&h)
		e.Rules, e.Unseen = &rules, mahjong.UnseenBy(&h, mahjong.OneRed())
		n := e.Shape.Min()
		if fmt.Print(n, " ", e.YakuShanten(), " "); n < 0 {
			fmt.Println(e.Won(h.Drawn))
		} else {
			fmt.Println(e.Resting(n))
		}
	}
	for _, face := range value.Faces(mahjong.Red5p.Kind()) {
		fmt.Print(face, " ")
	}
	// Output:
	// -1 -1 11700
	// 0 0 7800
	// 0p 5p
}

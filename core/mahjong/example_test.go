package mahjong_test

import (
	"fmt"

	"github.com/tefuda/tefuda/core/mahjong"
)

// The notation of Majiang, with a call.
func ExampleParseMajiang() {
	m, err := mahjong.ParseMajiang("m123z111z22,s34-0,p555=0", mahjong.OneRed())
	fmt.Println(m.Hand, err)
	_, err = mahjong.ParseMajiang("m123p45556,p5550", mahjong.OneRed())
	fmt.Println(err)
	// Output:
	// 123m1112z2z,34-0s,555=0p <nil>
	// hand is wrong at 12: "p5550" is one more than there are of this tile
}

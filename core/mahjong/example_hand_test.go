package mahjong_test

import (
	"fmt"

	"github.com/tefuda/tefuda/core/mahjong"
)

// A hand at its turn: what to throw so that most tiles are of use.
func ExampleHand_Discards() {
	h, err := mahjong.ParseMPSZ("123m4067p23789s11z", mahjong.OneRed())
	if err != nil {
		fmt.Println(err)
		return
	}
	unseen := mahjong.UnseenBy(&h, mahjong.OneRed())
	discards, _ := h.Discards(&unseen)
	for _, d := range discards[:3] {
		fmt.Print(d.Tile, ": shanten ", d.After.Shanten, ", ", d.After.Total, " tiles:")
		for kinds := d.After.Kinds; kinds != 0; kinds &= kinds - 1 {
			fmt.Print(" ", kinds.First())
		}
		fmt.Println()
	}
	// Output:
	// 4p: shanten 0, 8 tiles: 1s 4s
	// 7p: shanten 0, 8 tiles: 1s 4s
	// 2s: shanten 1, 48 tiles: 2p 3p 4p 5p 6p 7p 8p 9p 1s 2s 3s 4s 5s 1z
}

// The shanten number of each form of a complete hand.
func ExampleHand_Shanten() {
	h, _ := mahjong.ParseMPSZ("19m19p19s1234567z", mahjong.OneRed())
	fmt.Printf("%+v\n", h.Shanten())
	// Output: {General:8 SevenPairs:6 Orphans:0}
}

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

package shanten_test

import (
	"fmt"

	"github.com/tefuda/tefuda/core/mahjong"
	"github.com/tefuda/tefuda/core/mahjong/shanten"
)

// A hand at its turn: what to throw so that most tiles are of use.
func ExampleDiscards() {
	h, err := mahjong.ParseMPSZ("123m4067p23789s11z", mahjong.OneRed())
	if err != nil {
		fmt.Println(err)
		return
	}
	unseen := mahjong.UnseenBy(&h, mahjong.OneRed())
	discards, _ := shanten.Discards(&h, &unseen)
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
func ExampleOf() {
	h, _ := mahjong.ParseMPSZ("19m19p19s1234567z", mahjong.OneRed())
	fmt.Printf("%+v\n", shanten.Of(&h))
	// Output: {General:8 SevenPairs:6 Orphans:0}
}

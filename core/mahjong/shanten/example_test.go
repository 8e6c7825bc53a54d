package shanten_test

import (
	"fmt"

	"github.com/tefuda/tefuda/core/mahjong"
	"github.com/tefuda/tefuda/core/mahjong/notation"
	"github.com/tefuda/tefuda/core/mahjong/shanten"
)

// The discards of a hand of 14 tiles that leave the most useful tiles.
func ExampleDiscards() {
	h, err := notation.ParseMPSZ("123m4067p23789s11z", mahjong.OneRed())
	if err != nil {
		fmt.Println(err)
		return
	}
	unseen := mahjong.UnseenBy(&h, mahjong.OneRed())
	discards, _ := shanten.Discards(&h, &unseen, mahjong.OneRed())
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
	h, _ := notation.ParseMPSZ("19m19p19s1234567z", mahjong.OneRed())
	fmt.Printf("%+v\n", shanten.Of(&h))
	// Output: {General:8 SevenPairs:6 Orphans:0}
}

// A hand that waits for its turn.
func ExampleUkeireOf() {
	h, _ := notation.ParseMPSZ("123m456p789s2334s", mahjong.OneRed())
	unseen := mahjong.UnseenBy(&h, mahjong.OneRed())
	u, err := shanten.UkeireOf(&h, &unseen, mahjong.OneRed())
	fmt.Println(u.Shanten, u.Kinds.Len(), u.Total, err)
	// Output: 0 1 2 <nil>
}

// Counts of kinds, with a number of melds.
func ExampleOfKinds() {
	kinds := [mahjong.Kinds]int8{0: 3, 4: 1}
	fmt.Println(shanten.OfKinds(&kinds, 3).Min())
	// Output: 0
}

// Rules of other programs: a hand of four tiles as one whose other sets lie open.
func ExampleBy() {
	h, _ := notation.ParseMPSZ("1111m", mahjong.OneRed())
	for _, fifth := range []shanten.FifthRule{shanten.FifthConcealed, shanten.FifthAllowed} {
		fmt.Println(shanten.By(&h, shanten.Rules{Fifth: fifth, ShortHand: true}).General)
	}
	// Output:
	// 1
	// 0
}

// A search walks on shapes: a tile more, a tile less.
func ExampleShapeOf() {
	h, _ := notation.ParseMPSZ("123m456p789s2334s", mahjong.OneRed())
	s, err := shanten.ShapeOf(&h)
	fmt.Println(s.Min(), s.Add(notation.ParseTile("1s")), s.Min(), err)
	s.Remove(notation.ParseTile("4s"))
	unseen := mahjong.UnseenBy(&h, mahjong.OneRed())
	for _, i := range s.Improvements(&unseen)[:1] {
		fmt.Println(i.Draw, i.Throw, i.After.Total)
	}
	// Output:
	// 0 true 0 <nil>
	// 1m 3s 6
}

func ExampleShapeOfKinds() {
	kinds := [mahjong.Kinds]int8{0: 3, 4: 1}
	s, err := shanten.ShapeOfKinds(&kinds, 3)
	fmt.Println(s.Min(), s.Size(), err)
	kinds[5] = 5
	_, err = shanten.ShapeOfKinds(&kinds, 3)
	fmt.Println(err)
	// Output:
	// 0 4 <nil>
	// counts[5] is 5, must be 0…4
}

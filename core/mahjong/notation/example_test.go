package notation_test

import (
	"fmt"

	"github.com/tefuda/tefuda/core/mahjong"
	"github.com/tefuda/tefuda/core/mahjong/notation"
)

// The notation of Majiang, with a call.
func ExampleParseMajiang() {
	m, err := notation.ParseMajiang("m123z111z22,s34-0,p555=0", mahjong.OneRed())
	fmt.Println(m.Hand, err)
	_, err = notation.ParseMajiang("m123p45556,p5550", mahjong.OneRed())
	fmt.Println(err)
	// Output:
	// 123m1112z2z,34-0s,555=0p <nil>
	// hand is wrong at 12: "p5550" is one more than there are of this tile
}

// Both notations. ParseHand detects them by the position of the suits.
func ExampleParseHand() {
	for _, text := range []string{"123m406p789s11z22p", "m123p406s789z11p22"} {
		m, err := notation.ParseHand(text, mahjong.OneRed())
		fmt.Println(m.Hand, m.Unknown, m.Riichi, err)
	}
	// Output:
	// 123m22406p789s11z 0 false <nil>
	// 123m22406p789s11z 0 false <nil>
}

func ExampleParseMPSZ() {
	h, err := notation.ParseMPSZ("11z,34-0m,555=0p", mahjong.OneRed())
	fmt.Println(h.Concealed(), h.Size(), h.IsClosed(), h.HasKan(), err)
	fmt.Println(h.Melds[0].Type == mahjong.Chi, mahjong.MeldNames()[h.Melds[1].Type].Ja)
	// Output:
	// 2 8 false true <nil>
	// true 加槓
}

func ExampleHandOfTiles() {
	tiles, err := notation.ParseTiles("123m40p 1z")
	fmt.Println(tiles, err)
	h, err := notation.HandOfTiles(tiles, mahjong.OneRed())
	fmt.Println(h, err)
	// Output:
	// [1m 2m 3m 4p 0p 1z] <nil>
	// 123m40p1z <nil>
}

func ExampleParseTile() {
	for _, name := range []string{"0p", "5pr", "E", "1z", "10m"} {
		t := notation.ParseTile(name)
		fmt.Println(t, t.Kind(), t.IsRed(), t.IsHonour(), t.Valid())
	}
	// Output:
	// 0p 5p true false true
	// 0p 5p true false true
	// 1z 1z false true true
	// 1z 1z false true true
	// - - false false false
}

// The numbers of Tenhou's logs: 0 to 3 are 1m, and a fifth's first is red.
func ExampleTileOfID() {
	fmt.Println(notation.TileOfID(0, mahjong.OneRed()), notation.TileOfID(16, mahjong.OneRed()), notation.TileOfID(16, mahjong.Reds{}))
	// Output: 1m 0m 5m
}

func ExampleParseMeld() {
	m, ok := notation.ParseMeld("555=0p")
	same, _ := notation.ParseMajiangMeld("p555=0")
	fmt.Println(m.Type == mahjong.AddedKan, m.From, m == same, ok)
	// Output: true 2 true true
}

// The same meld for readers of several programs.
func ExampleWriting() {
	m, _ := notation.ParseMeld("34-0m")
	for i, name := range notation.Notations {
		w := notation.Writing{Notation: notation.Notation(i), Reds: mahjong.OneRed()}
		red := w.Tile(mahjong.Red5p)
		fmt.Println(name.Key, w.Meld(&m), red, notation.ReadTile(red, w.Reds) == mahjong.Red5p)
	}
	// Output:
	// mpsz 34-0m 0p true
	// majiang m34-0 p0 true
	// mjai 3m 4m- 5mr 5pr true
	// tenhou 8 12- 16 52 true
}

func ExampleMjai() {
	fmt.Println(notation.Mjai(mahjong.Red5p), notation.Mjai(mahjong.East), notation.Mjai(mahjong.NoTile))
	// Output: 5pr E ?
}

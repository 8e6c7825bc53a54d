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

// Both notations, told apart by the place of the suit.
func ExampleParseHand() {
	for _, text := range []string{"123m406p789s11z22p", "m123p406s789z11p22"} {
		m, err := mahjong.ParseHand(text, mahjong.OneRed())
		fmt.Println(m.Hand, m.Unknown, m.Riichi, err)
	}
	// Output:
	// 123m22406p789s11z 0 false <nil>
	// 123m22406p789s11z 0 false <nil>
}

func ExampleParseMPSZ() {
	h, err := mahjong.ParseMPSZ("11z,34-0m,555=0p", mahjong.OneRed())
	fmt.Println(h.Concealed(), h.Size(), h.IsClosed(), h.HasKan(), err)
	fmt.Println(h.Melds[0].Type == mahjong.Chi, mahjong.MeldNames()[h.Melds[1].Type].Ja)
	// Output:
	// 2 8 false true <nil>
	// true 加槓
}

func ExampleMeld_First() {
	h, err := mahjong.ParseMPSZ("11z,0-67m,505=0p", mahjong.Reds{1, 2, 1})
	fmt.Println(h.Melds[0].First(), h.Melds[1].First(), err)
	// Output: 5m 5p <nil>
}

func ExampleEmptyHand() {
	h := mahjong.EmptyHand()
	h.Counts[mahjong.Haku] = 2
	fmt.Println(h, h.Size(), h.Drawn == mahjong.NoTile)
	// Output: 55z, 2 true
}

func ExampleHandOfTiles() {
	tiles, err := mahjong.ParseTiles("123m40p 1z")
	fmt.Println(tiles, err)
	h, err := mahjong.HandOfTiles(tiles, mahjong.OneRed())
	fmt.Println(h, err)
	// Output:
	// [1m 2m 3m 4p 0p 1z] <nil>
	// 123m40p1z <nil>
}

func ExampleParseTile() {
	for _, name := range []string{"0p", "5pr", "E", "1z", "10m"} {
		t := mahjong.ParseTile(name)
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
	fmt.Println(mahjong.TileOfID(0, mahjong.OneRed()), mahjong.TileOfID(16, mahjong.OneRed()), mahjong.TileOfID(16, mahjong.Reds{}))
	// Output: 1m 0m 5m
}

func ExampleMeldOf() {
	red, four, three := mahjong.Red5m, mahjong.ParseTile("4m"), mahjong.ParseTile("3m")
	m, err := mahjong.MeldOf(mahjong.Chi, 3, four, red, three)
	fmt.Println(string(m.AppendMPSZ(nil)), m.Size(), err)
	_, err = mahjong.MeldOf(mahjong.Pon, 1, four, red, three)
	fmt.Println(err)
	// Output:
	// 34-0m 3 <nil>
	// meld is no meld: neither a run nor equal tiles
}

func ExampleParseMeld() {
	m, ok := mahjong.ParseMeld("555=0p")
	same, _ := mahjong.ParseMajiangMeld("p555=0")
	fmt.Println(m.Type == mahjong.AddedKan, m.From, m == same, ok)
	// Output: true 2 true true
}

// After 3m was called for 345m neither 3m nor 6m may be thrown.
func ExampleKuikae() {
	forbidden := mahjong.Kuikae(2, 2, true)
	fmt.Println(forbidden.Len(), forbidden.First(), forbidden.Has(5))
	// Output: 2 3m true
}

func ExampleUnseenBy() {
	h, _ := mahjong.ParseMPSZ("1113m", mahjong.Reds{})
	u := mahjong.UnseenBy(&h, mahjong.Reds{})
	var wait mahjong.KindSet = 1<<1 | 1<<2
	fmt.Println(u.Of(0), u.Of(2), u.Total(wait))
	// Output: 1 3 7
}

func ExampleWrongHand() {
	fmt.Println(mahjong.WrongHand("the fifth 1m", "there are four"))
	fmt.Println(mahjong.WrongNumber("kinds", 3, 7, "0 to 4"))
	fmt.Println(mahjong.CheckKinds(&[mahjong.Kinds]int8{3: 7}, 0))
	// Output:
	// hand is wrong: the fifth 1m there are four
	// kinds[3] is 7, must be 0 to 4
	// counts[3] is 7, must be 0…4
}

// The same meld for readers of several programs.
func ExampleWriting() {
	m, _ := mahjong.ParseMeld("34-0m")
	for i, name := range mahjong.Notations {
		w := mahjong.Writing{Notation: mahjong.Notation(i), Reds: mahjong.OneRed()}
		red := w.Tile(mahjong.Red5p)
		fmt.Println(name.Key, w.Meld(&m), red, mahjong.ReadTile(red, w.Reds) == mahjong.Red5p)
	}
	// Output:
	// mpsz 34-0m 0p true
	// majiang m34-0 p0 true
	// mjai 3m 4m- 5mr 5pr true
	// tenhou 8 12- 16 52 true
}

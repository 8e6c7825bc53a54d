package mahjong_test

import (
	"fmt"

	"github.com/tefuda/tefuda/core/mahjong"
	"github.com/tefuda/tefuda/core/mahjong/notation"
)

func ExampleMeld_First() {
	h, err := notation.ParseMPSZ("11z,0-67m,505=0p", mahjong.Reds{1, 2, 1})
	fmt.Println(h.Melds[0].First(), h.Melds[1].First(), err)
	// Output: 5m 5p <nil>
}

func ExampleEmptyHand() {
	h := mahjong.EmptyHand()
	h.Counts[mahjong.Haku] = 2
	fmt.Println(h, h.Size(), h.Drawn == mahjong.NoTile)
	// Output: 55z, 2 true
}

func ExampleMeldOf() {
	red, four, three := mahjong.Red5m, notation.ParseTile("4m"), notation.ParseTile("3m")
	m, err := mahjong.MeldOf(mahjong.Chi, 3, four, red, three)
	fmt.Println(string(m.AppendMPSZ(nil)), m.Size(), err)
	_, err = mahjong.MeldOf(mahjong.Pon, 1, four, red, three)
	fmt.Println(err)
	// Output:
	// 34-0m 3 <nil>
	// meld is no meld: neither a run nor equal tiles
}

// After a call of 3m for 345m, kuikae forbids the discards 3m and 6m.
func ExampleKuikae() {
	forbidden := mahjong.Kuikae(2, 2, true)
	fmt.Println(forbidden.Len(), forbidden.First(), forbidden.Has(5))
	// Output: 2 3m true
}

func ExampleUnseenBy() {
	h, _ := notation.ParseMPSZ("1113m", mahjong.Reds{})
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

func ExampleMeldNames() {
	for _, name := range mahjong.MeldNames() {
		fmt.Print(name.Key, " ", name.Ja, " ")
	}
	fmt.Println(mahjong.OneRed())
	// Output:
	// chi チー pon ポン openKan 大明槓 addedKan 加槓 closedKan 暗槓 [1 1 1]
}

package score_test

import (
	"fmt"

	"github.com/tefuda/tefuda/core/mahjong"
	"github.com/tefuda/tefuda/core/mahjong/notation"
	"github.com/tefuda/tefuda/core/mahjong/score"
)

// Pinfu and tsumo, with a dora.
func ExampleOf() {
	h, err := notation.ParseMPSZ("234m456p345678s99s", mahjong.OneRed())
	if err != nil {
		fmt.Println(err)
		return
	}
	w := score.Win{SeatWind: 1, Dora: []mahjong.Tile{notation.ParseTile("1m")}, Sticks: 1}
	rules := score.DefaultRules()
	r, err := score.Of(&h, &w, &rules)
	for _, y := range r.Yaku {
		fmt.Println(y.Yaku.Ja(), y.Han)
	}
	for _, part := range r.FuParts {
		fmt.Println(score.FuKinds()[part.Kind-score.FuBase].En, part.Fu)
	}
	fmt.Println(r.Han, "han", r.Fu, "fu", r.Payments, err)
	// Output:
	// 門前清自摸和 1
	// ドラ 1
	// base 20
	// self-drawn 2
	// pair wait 2
	// rounded up 6
	// 2 han 30 fu [3000 -500 -500 -1000] <nil>
}

// A red five counts, though a yakuman does not ask for it.
func ExampleDora() {
	h, _ := notation.ParseMPSZ("222m444p666s0555m3m", mahjong.OneRed())
	w := score.Win{Flags: score.WinRiichi, Dora: []mahjong.Tile{notation.ParseTile("1m")}, Ura: []mahjong.Tile{notation.ParseTile("3p")}}
	rules := score.DefaultRules()
	fmt.Println(score.Dora(&h, &w, &rules))
	// Output: [3 3 1]
}

func ExampleLimits() {
	fmt.Println(score.Limits()[0].Ja, len(score.Yakus()), score.SwitchNames()[0].En)
	// Output: 満貫 71 Open tanyao
}

func ExampleCheckTable() {
	rules := score.DefaultRules()
	fmt.Println(score.CheckTable(&score.Win{SeatWind: 7}, &rules))
	// Output: seatWind is 7, must be 0…3
}

// A riichi of 2,000 points, and as a mean when half of the times there is an ura dora.
func ExampleWithDora() {
	hand, _ := notation.ParseMPSZ("123m456p789s2233z3z", mahjong.OneRed())
	rules := score.DefaultRules()
	win := score.Win{SeatWind: 3, Flags: score.WinRiichi}
	fmt.Println(score.Points(&hand, &win, &rules), score.WithDora(&hand, &win, &rules, &[5]float64{0.5, 0.5}))
	// Output: 2000 3000
}

// A blessing of man is no yaku, a mangan or a yakuman.
func ExampleRenhou() {
	hand, _ := notation.ParseMPSZ("123m456p789s2233z", mahjong.OneRed())
	rules, win := score.DefaultRules(), score.Win{SeatWind: 3, Tile: mahjong.East + 2, From: 3, Flags: score.WinRenhou}
	for _, rules.Renhou = range []score.Renhou{score.RenhouMangan, score.RenhouYakuman} {
		fmt.Println(score.Points(&hand, &win, &rules))
	}
	// Output:
	// 8000
	// 32000
}

// Three triplets in a row, where the table plays them.
func ExampleLocalSet() {
	h, err := notation.ParseMPSZ("222333444m678p99s", mahjong.OneRed())
	rules := score.DefaultRules()
	for i := range score.LocalCount {
		if score.LocalYaku(i).Ja() == "三連刻" {
			rules.Local |= 1 << i
		}
	}
	r, refused := score.Of(&h, &score.Win{SeatWind: 1}, &rules)
	for _, y := range r.Yaku {
		fmt.Println(y.Yaku.Ja(), y.Han)
	}
	fmt.Println(err, refused)
	// Output:
	// 門前清自摸和 1
	// 三暗刻 2
	// 三連刻 2
	// <nil> <nil>
}

func ExampleLocalYaku() {
	fmt.Println(score.LocalYaku(0).Ja(), score.LocalCount)
	// Output:
	// 燕返し 20
}

func ExampleLocalYakus() {
	for _, yaku := range score.LocalYakus()[:2] {
		fmt.Println(yaku.Key, yaku.En, yaku.Ja)
	}
	// Output:
	// tsubamegaeshi Ron of the riichi tile 燕返し
	// kanburi Ron of the discard after a kan 槓振り
}

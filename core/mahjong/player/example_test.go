package player_test

import (
	"fmt"

	"github.com/tefuda/tefuda/core/mahjong"
	"github.com/tefuda/tefuda/core/mahjong/notation"
	"github.com/tefuda/tefuda/core/mahjong/player"
	"github.com/tefuda/tefuda/core/mahjong/score"
)

// The hand of the article: the red five is kept, and 3s goes first, as it
// leaves a pair that may be called.
func ExamplePlayer_ChooseDiscard() {
	hand, _ := notation.ParseMPSZ("66678m34p3077s77z9m", mahjong.OneRed())
	table := player.Situation{
		SeatWind: 1, Dora: []mahjong.Tile{0}, Unseen: mahjong.UnseenBy(&hand, mahjong.OneRed()),
		TilesLeft: 50, Points: 25000, Rules: score.DefaultRules(),
	}
	table.Unseen[0]-- // the indicator
	p := player.New(player.Reference0304())
	choice, err := p.ChooseDiscard(&hand, &table)
	if err != nil {
		fmt.Println(err)
		return
	}
	for _, c := range choice.Candidates[:3] {
		fmt.Printf("%v %.2f, %d useful, %s\n", c.Tile, c.Value, c.After.Total, c.Reasons[0].Code)
	}
	// Output:
	// 3s 588.89, 16 useful, best-value
	// 7s 498.61, 16 useful, keeps-shanten
	// 0s 415.05, 12 useful, keeps-shanten
}

func ExamplePlayer_ChooseCall() {
	hand, _ := notation.ParseMPSZ("124088m47p22z,777-z", mahjong.OneRed())
	table := player.Situation{
		SeatWind: 1, Dora: []mahjong.Tile{3}, Unseen: mahjong.UnseenBy(&hand, mahjong.OneRed()),
		TilesLeft: 64, Points: 25000, Rules: score.DefaultRules(),
	}
	table.Unseen[3]--             // the indicator
	table.Unseen[mahjong.South]-- // the discard
	p := player.New(player.Reference0304())
	choice, err := p.ChooseCall(&hand, &table, mahjong.South, 1)
	if err != nil {
		fmt.Println(err)
		return
	}
	fmt.Printf("%v: %.0f, else %.0f\n", choice.Action, choice.Candidates[0].Value, choice.Value)
	// Output: pon: 1222, else 132
}

// Players by name; what each knows is said in both languages.
func ExampleByLevel() {
	for i, name := range player.LevelNames() {
		hand, _ := notation.ParseMPSZ("19m19p19s1234567z9p", mahjong.OneRed())
		choice, err := player.New(player.ByLevel(i)).ChooseDiscard(&hand, table(&hand))
		fmt.Println(player.Levels[i], name.En != "", choice.Action, err)
	}
	// Output:
	// baseline true tsumo <nil>
	// beginner true tsumo <nil>
	// regular true tsumo <nil>
	// strong true tsumo <nil>
}

// What becomes of the round after each discard, by the strongest player.
func ExampleStrong() {
	hand, _ := notation.ParseMPSZ("234m456p4566788s1z", mahjong.OneRed())
	s := table(&hand)
	s.Riichi[1] = true
	s.Others[1].Discards = 6
	p := player.New(player.Strong())
	choice, _ := p.ChooseDiscard(&hand, s)
	for _, c := range choice.Candidates[:2] {
		fmt.Printf("%v wins %.2f, deals in %.2f, %.0f points\n", c.Tile, c.Evaluation.Win, c.Evaluation.DealIn, c.Evaluation.Expected)
	}
	threats := p.Threats(s)
	fmt.Printf("tenpai %.2f, the player right %.2f\n", threats[1].Tenpai, threats[0].Tenpai)
	// Output:
	// 1z wins 0.47, deals in 0.17, 2869 points
	// 8s wins 0.34, deals in 0.22, -479 points
	// tenpai 1.00, the player right 0.00
}

func ExamplePlayer_ChooseKan() {
	hand, _ := notation.ParseMPSZ("2222m456p45678s11z", mahjong.OneRed())
	kans, err := player.New(player.Reference0304()).ChooseKan(&hand, table(&hand))
	for _, k := range kans {
		fmt.Println(string(k.Meld.AppendMPSZ(nil)), k.Shanten, k.Accepted)
	}
	fmt.Println(err)
	// Output:
	// 2222m 0 true
	// <nil>
}

// The features of a decision's evaluations, to fit weights.
func ExamplePlayer_Watch() {
	hand, _ := notation.ParseMPSZ("234m456p4566788s1z", mahjong.OneRed())
	p := player.New(player.Strong())
	seen := 0
	p.Watch(func(s *player.Features) { seen++ })
	p.ChooseDiscard(&hand, table(&hand))
	fmt.Println(seen > 0, len(player.WaitWeights{}.Ways) == player.Ways, len(player.WaitFeatures{}.Ways))
	// Output: true true 34
}

// The weights of the chance to win in riichi. The first one is the constant.
func ExampleWeights() {
	w := player.Weights(0, 0)
	fmt.Println(len(w) == player.FeatureCount, w[0])
	// Output: true -2.17
}

// table is the first turns of a round for who holds a hand.
func table(h *mahjong.Hand) *player.Situation {
	s := &player.Situation{
		SeatWind: 1, Dora: []mahjong.Tile{0}, Unseen: mahjong.UnseenBy(h, mahjong.OneRed()),
		TilesLeft: 50, Points: 25000, Rules: score.DefaultRules(),
	}
	s.Unseen[0]-- // the indicator
	return s
}

// The player across is in riichi and has discarded a 4m. So 4m is safe, and 1m is safer than 2m, as it
// cannot complete 23m.
func ExamplePlayer_Risks() {
	hand, _ := notation.ParseMPSZ("1247m34p3077s779m1z", mahjong.OneRed())
	s := table(&hand)
	s.Riichi[1], s.Safe[1] = true, 1<<3
	risks := player.New(player.Strong()).Risks(s)
	for _, k := range []mahjong.Tile{3, 0, 1, mahjong.East} {
		fmt.Printf("%v %.3f\n", k, risks[k][1])
	}
	// Output:
	// 4m 0.000
	// 1m 0.007
	// 2m 0.073
	// 1z 0.011
}

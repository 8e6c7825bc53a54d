package game_test

import (
	"fmt"

	"github.com/tefuda/tefuda/core/mahjong"
	"github.com/tefuda/tefuda/core/mahjong/game"
	"github.com/tefuda/tefuda/core/mahjong/notation"
)

// A round of the simplest players: they discard what they draw and pass every offer.
func Example() {
	rules, _ := game.Preset("tenhou")
	g, _, err := game.Start(&rules, 7)
	if err != nil {
		fmt.Println(err)
		return
	}
	for g.Phase() < game.RoundOver {
		for seat := range rules.Players {
			if all := g.LegalActions(seat); len(all) > 0 {
				g.Apply(all[len(all)-1])
				break
			}
		}
	}
	v, _ := g.View(0)
	fmt.Println(v.Players[1].River[:3])
	r := g.Result()
	fmt.Println(game.Endings[r.Ending].Key, r.Payments, "left", g.Left())
	// Output:
	// [{9p true false false} {9s true false false} {0p true false false}]
	// exhausted [0 0 0 0] left 0
}

// What a seat sees and may do.
func ExampleGame_View() {
	rules := game.PresetRules(0)
	g, _, _ := game.Start(&rules, 7)
	v, _ := g.View(g.Dealer())
	fmt.Println(v.Hand, "dora", v.Dora, "left", v.Left)
	fmt.Println(len(v.Actions), "actions, the last", v.Actions[len(v.Actions)-1])
	_, err := g.Apply(game.Action{Kind: game.Ron, Seat: 2})
	fmt.Println(err)
	// Output:
	// 114788m189p0s357z6s dora [8p] left 69
	// 12 actions, the last discard 0 6s drawn
	// action is not legal: ron 2 1m: the game does not wait for this seat
}

// The view of an onlooker: everything visible, and nobody's hand.
func ExampleOnlooker() {
	rules := game.PresetRules(0)
	g, _, _ := game.Start(&rules, 7)
	v, _ := g.View(game.Onlooker)
	fmt.Println(v.Hand.Concealed(), "tiles,", v.Players[0].Concealed, "before the dealer, dora", v.Dora, "left", v.Left, "actions", len(v.Actions))
	// Output:
	// 0 tiles, 14 before the dealer, dora [8p] left 69 actions 0
}

// The lists that a front end offers, with what players call them.
func ExampleSwitchNames() {
	fmt.Println(len(game.SwitchNames()), game.SwitchNames()[0].Ja)
	fmt.Println(game.PresetNames()[0].Ja, game.NumberNames()[0].Ja)
	fmt.Println(game.ActionNames()[game.Riichi].Ja, game.CallNames()[0].En, game.EventNames()[0].En, game.PhaseNames()[0].En)
	// Output:
	// 26 九種九牌
	// 電脳麻将 人数
	// リーチ Chi Deal Turn
}

// The rules of a preset.
func ExampleRules() {
	rules, _ := game.Preset("mahjongsoul")
	fmt.Println(rules.Has(game.NineTerminals), rules.Kuikae == game.KuikaeNone, rules.Renchan, rules.Extension, rules.RiichiKan)
	rules.Target = -1
	_, _, err := game.Start(&rules, 1)
	fmt.Println(err)
	// Output:
	// true true 2 1 2
	// rules.target is -1, must be 0…200000, a multiple of 100
}

// The text of a move, which is that of a hand's notation.
func ExampleParseMove() {
	a, ok := game.ParseMove("5m_*")
	fmt.Println(game.ActionNames()[a.Kind].En, a.Tile, a.Drawn, ok)
	fmt.Println(string(game.AppendMove(nil, &a)))
	// Output:
	// Riichi 5m true true
	// 5m_*
}

// A seed has the walls of all rounds.
func ExampleShuffle() {
	rules := game.PresetRules(0)
	wall := game.Shuffle(&rules, 7, 0)
	set := rules.Score.Reds.Set()
	fmt.Println(wall[:4], set[mahjong.Red5m], set[mahjong.East])
	// Output: [3z 7m 7z 0s] 1 4
}

// A round from the middle of a game, with a given wall.
func ExampleStartAt() {
	rules := game.PresetRules(0)
	at := game.Opening{Number: 5, Honba: 2, Sticks: 1, Points: [4]int32{30000, 20000, 24000, 25000}}
	g, events, err := game.StartAt(&rules, 7, at, game.Shuffle(&rules, 8, 0))
	if err != nil {
		fmt.Println(err)
		return
	}
	deal := events[0].Deal
	fmt.Println("round", deal.Number, "honba", deal.Honba, "dealer", deal.Dealer, "dora", deal.Dora)
	fmt.Println(deal.Hands[deal.Dealer], g.Points())
	// Output:
	// round 5 honba 2 dealer 1 dora 2m
	// 78m08p122679s135z [30000 20000 24000 25000]
}

// Seat 0 draws what it lacks; a whole game is over after one round.
func ExampleGame_Result() {
	rules := game.PresetRules(0)
	rules.Winds = 0
	g, _, _ := game.StartAt(&rules, 0, game.Opening{Points: [4]int32{25000, 25000, 25000, 25000}}, complete(&rules))
	g.Apply(g.LegalActions(0)[0])
	won := g.Result().Wins[0]
	fmt.Println(won.Hand, won.Value.Points, won.Payments)
	fmt.Println(g.Final().Ranks, g.Final().Scores)
	// Output:
	// 123456789m1122p2p 48000 [48000 -16000 -16000 -16000]
	// [1 2 3 4] [830 -110 -310 -410]
}

// complete returns a wall that deals the dealer a complete hand.
func complete(rules *game.Rules) *game.Wall {
	left := rules.Score.Reds.Set()
	tiles, _ := notation.ParseTiles("123456789m1122p")
	last := notation.ParseTile("2p")
	wall := new(game.Wall)
	copy(wall[:], tiles)
	wall[52] = last
	for _, t := range append(tiles, last) {
		left[t]--
	}
	at := len(tiles)
	for t, n := range left {
		for range n {
			if at == 52 {
				at++
			}
			wall[at] = mahjong.Tile(t)
			at++
		}
	}
	return wall
}

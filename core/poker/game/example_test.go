package game_test

import (
	"fmt"

	"github.com/tefuda/tefuda/core/poker/game"
)

func ExampleStart() {
	setup := &game.Setup{Seats: 2, Stacks: [9]int64{100, 100}, Blinds: [9]int64{1, 2}}
	setup.MinBet = 2
	h, err := game.Start(setup, 7)
	if err != nil {
		fmt.Println(err)
		return
	}
	legal := h.Legal()
	fmt.Println("seat", legal.Seat, "may", legal.String())
	_, err = h.Apply(game.Action{Kind: game.Raise, Amount: 3})
	fmt.Println(err)
	h.Apply(game.Action{Kind: game.Raise, Amount: 6})
	events, _ := h.Apply(game.Action{Kind: game.Fold})
	for _, e := range events {
		fmt.Println("seat", e.Seat, game.Kinds[e.Kind], e.Amount)
	}
	// Output:
	// seat 0 may fold, call 1, raise to 4…100
	// move must be raise 4 to 100, not raise 3
	// seat 1 fold 0
	// seat 0 return 4
	// seat 0 win 4
}

func ExampleTable() {
	t := game.Table{Tournament: true, Antes: game.ByAll, Seats: 3, Stacks: [9]int64{500, 500, 500}, Button: -1, Small: -1, Big: -1,
		Levels: []game.Level{{Small: 10, Big: 20, Hands: 9}, {Small: 20, Big: 40}}}
	setup, _ := t.Next()
	h, _ := game.Start(setup, 1)
	h.Apply(game.Action{Kind: game.Fold})
	h.Apply(game.Action{Kind: game.Fold})
	fmt.Println(t.Finish(&h.State), t.Stacks[:3])
	// Output: <nil> [500 490 510]
}

// A hand whose cards one chooses, for tests and problems.
func ExampleStartDeck() {
	deck, err := game.ParseCards("As Ks Ah Kh 2d 7c 9s Jd Qc")
	setup := &game.Setup{Seats: 2, Stacks: [9]int64{100, 100}, Blinds: [9]int64{1, 2}}
	setup.MinBet = 2
	setup.Variant, setup.Limit = game.Holdem, game.NoLimit
	h, _ := game.StartDeck(setup, deck)
	h.Apply(game.Action{Kind: game.Raise, Amount: 100})
	h.Apply(game.Action{Kind: game.Call})
	fmt.Println(h.Players[0].Won, h.Players[1].Won, game.Text(h.Board, " "), h.Phase == game.Betting, err)
	// Output: 0 200 2d 7c 9s Jd Qc false <nil>
}

// What an onlooker sees: all but cards that are hidden.
func ExampleOnlooker() {
	setup := &game.Setup{Seats: 2, Stacks: [9]int64{100, 100}, Blinds: [9]int64{1, 2}}
	setup.MinBet = 2
	h, _ := game.Start(setup, 7)
	v, err := h.View(game.Onlooker)
	fmt.Println(v.Turn, v.Chips(), game.Text(v.Hole[:2], " "), v.Legal().Seat, err)
	// Output: 0 200 ?? ?? -1 <nil>
}

// What one seat knows is enough to go on: a front end keeps the log and the cards of its player.
func ExampleReplay() {
	setup := &game.Setup{Seats: 3, Stacks: [9]int64{50, 100, 100}, Blinds: [9]int64{0, 1, 2}}
	setup.MinBet = 2
	h, _ := game.Start(setup, 7)
	h.Apply(game.Action{Kind: game.Raise, Amount: 50})
	h.Apply(game.Action{Kind: game.Call})
	seen, _ := h.View(2)
	v, err := game.Replay(setup, 2, seen.Hole, game.Discards{}, h.Log)
	legal := v.Legal()
	fmt.Println(legal.String(), v.Pots(), v.Chips(), v.State.Turn, err)
	again, err := game.Resume(setup, 7, nil, &[game.MaxSeats]game.Discards{}, h.Log)
	fmt.Println(again.Turn, err)
	// Output:
	// fold, call 48, raise to 98…100 [] 250 2 <nil>
	// 2 <nil>
}

// A move is text, as people write it.
func ExampleParseAction() {
	for _, text := range []string{"raise 60", "draw 2c 3d", "draw", "call 5"} {
		a, err := game.ParseAction(text)
		fmt.Println(a, a.Kind.HasAmount(), game.SetText(a.Cards), err)
	}
	// Output:
	// raise 60 true  <nil>
	// draw 2c 3d false 2c 3d <nil>
	// draw false  <nil>
	// call false  move must be like fold, raise 60 or draw 2c 3d, not "call 5"
}

func ExamplePresetNames() {
	usual := game.Presets[0]
	fmt.Println(game.PresetKeys()[0], game.PresetNames()[0].En, usual.Seats, usual.Stack, usual.Levels[0].Big)
	fmt.Println(game.VariantNames()[game.Draw].Ja, game.LimitNames()[game.NoLimit].En, game.KindNames()[game.Raise].Ja)
	fmt.Println(game.PhaseNames()[game.Betting].En, game.AntesByNames()[game.ByButton].En)
	// Output:
	// cash Cash game, no limit 6 200 2
	// ファイブカードドロー No limit レイズ
	// Betting The button
}

func ExampleHand_Again() {
	setup := &game.Setup{Rules: game.Rules{MinBet: 2}, Seats: 2, Stacks: [9]int64{200, 200}, Blinds: [9]int64{1, 2}}
	hand, _ := game.Start(setup, 7)
	legal := hand.Legal()
	fmt.Println(legal.Moves())
	events, _ := hand.Apply(game.Action{Kind: game.Raise, Amount: 6})
	again := hand.Again()
	move := hand.Move(&events[0])
	again.Apply(move)
	fmt.Println(move, events[0].Kind.Key(), again.InPot())
	// Output:
	// [fold call raise 4 raise 200]
	// raise 6 raise 8
}

// A rake of 5 %, up to 3 chips, of a hand that sees a flop.
func ExampleRake() {
	setup := &game.Setup{Seats: 2, Stacks: [9]int64{100, 100}, Blinds: [9]int64{1, 2}}
	setup.MinBet, setup.Rake = 2, game.Rake{Rate: 500, Cap: 3, NoFlopNoDrop: true}
	h, _ := game.Start(setup, 7)
	var events []game.Event
	for _, a := range []game.Action{{Kind: game.Call}, {Kind: game.Check}, {Kind: game.Bet, Amount: 18}, {Kind: game.Call}, {Kind: game.Bet, Amount: 80}, {Kind: game.Fold}} {
		events, _ = h.Apply(a)
	}
	for _, e := range events {
		fmt.Println("seat", e.Seat, game.Kinds[e.Kind], e.Amount)
	}
	// Output:
	// seat 0 fold 0
	// seat 1 return 80
	// seat -1 rake 2
	// seat 1 win 38
}

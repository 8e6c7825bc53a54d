package daifugo_test

import (
	"fmt"

	"github.com/tefuda/tefuda/core/daifugo"
	"github.com/tefuda/tefuda/core/dice"
)

// A joker can stand for any suit that the Fives lack, and for a card of a
// sequence; the field is a pair, so only pairs follow.
func ExampleTable_LegalCombinations() {
	field, _ := daifugo.ParseCombination("4s 4d")
	hand, _ := daifugo.ParseSet("5s 6s 6h Jk")
	table := daifugo.Table{Rules: daifugo.UEC, Field: field, Played: field.Cards, Active: 31}
	for _, r := range table.LegalCombinations(nil, hand) {
		fmt.Println(r)
	}
	// Output:
	// 5s Jk=5d
	// 5s Jk=5c
	// 5s Jk=5h
	// 6s 6h
	// Jk=6s 6h
	// Jk=6d 6h
	// Jk=6c 6h
	// 6s Jk=6d
	// 6s Jk=6c
	// 6s Jk=6h
}

func ExampleState_Apply() {
	hands := [daifugo.MaxPlayers]daifugo.Set{}
	hands[0], _ = daifugo.ParseSet("3d 8s 2h")
	hands[1], _ = daifugo.ParseSet("4d 5d 9c")
	s := daifugo.Start(daifugo.Rules{Players: 2, On: daifugo.EightCut}, hands, [daifugo.MaxPlayers]int8{})
	for _, text := range []string{"3d", "2h", "5d", "8s"} {
		r, _ := daifugo.ParseCombination(text)
		events, err := s.Apply(r)
		fmt.Println(text, "| field:", s.Field, "| turn:", s.Turn, "|", err)
		for _, e := range events[min(1, len(events)):] {
			fmt.Println(daifugo.EventKinds[e.Kind].En)
		}
	}
	// Output:
	// 3d | field: 3d | turn: 1 | <nil>
	// 2h | field: 3d | turn: 1 | move is not legal: 2h is not in the hand
	// 5d | field: 5d | turn: 0 | <nil>
	// 8s | field: pass | turn: 0 | <nil>
	// 8-cut
	// Field cleared
}

// A deal, the exchange by last game's places, and what the first then sees.
func ExampleTributes() {
	rules, _ := daifugo.Preset("uec")
	hands := rules.Deal(0, dice.NewRand(1))
	gifts := rules.Gifts([daifugo.MaxPlayers]int8{1, 2, 3, 4, 5})
	daifugo.Tributes(gifts, &hands)
	for i := range gifts {
		g := &gifts[i]
		if g.Cards == 0 {
			choices := daifugo.Returns(nil, hands[g.From], g.Count)
			fmt.Println(len(choices), "choices,", rules.Return(gifts, i, choices[0], &hands))
		}
		fmt.Println(g.From, "to", g.To, g.Cards)
	}
	// Output:
	// 4 to 0 Qh Ah
	// 3 to 1 As
	// 78 choices, <nil>
	// 0 to 4 5s 6d
	// 12 choices, <nil>
	// 1 to 3 3c
}

func ExampleTribute() {
	hand, _ := daifugo.ParseSet("3d 5s Ah 2c 2h")
	fmt.Println(daifugo.Tribute(hand, 2), "|", daifugo.Strongest(hand))
	// Output: 2c 2h | 2h
}

// What one player knows, brought up to date move by move.
func ExampleNewView() {
	hand, _ := daifugo.ParseSet("4s 9d 2h")
	v, err := daifugo.NewView(daifugo.Table{Rules: daifugo.UEC, Counts: [daifugo.MaxPlayers]int8{3, 2, 2, 2, 2}}, 0, hand)
	fmt.Println(v.LegalMoves(nil), err)
	combination, _ := daifugo.ParseCombination("9d")
	events, err := v.Observe(combination)
	fmt.Println(len(events), err, v.Hand, v.Turn, v.Moves)
	_, err = v.Observe(combination)
	fmt.Println(err)
	// Output:
	// [4s 9d 2h pass] <nil>
	// 1 <nil> 4s 2h 1 [{0 9d}]
	// move is not legal: 9d is not in the hand
}

// What an onlooker sees: everything open, and no hand.
func ExampleOnlooker() {
	var hands [daifugo.MaxPlayers]daifugo.Set
	hands[0], _ = daifugo.ParseSet("7s 7d")
	hands[1], _ = daifugo.ParseSet("9c")
	s, _ := daifugo.NewState(daifugo.Table{Rules: daifugo.Rules{Players: 2}}, hands)
	v := s.View(daifugo.Onlooker, nil, nil)
	fmt.Println(v.Counts[:2], v.Turn, v.Hand.Len(), len(v.LegalMoves(nil)))
	// Output: [2 1] 0 0 0
}

func ExampleNewState() {
	var hands [daifugo.MaxPlayers]daifugo.Set
	hands[0], _ = daifugo.ParseSet("7s 7d")
	hands[1], _ = daifugo.ParseSet("9c")
	s, err := daifugo.NewState(daifugo.Table{Rules: daifugo.Rules{Players: 2}}, hands)
	fmt.Println(s.LegalMoves(nil), err)
	// Output: [7s 7d 7s 7d] <nil>
}

// After a seven cards are given away: a choice is a move, too.
func ExampleChoice() {
	var hands [daifugo.MaxPlayers]daifugo.Set
	hands[0], _ = daifugo.ParseSet("3s 7d Kh")
	hands[1], _ = daifugo.ParseSet("9c")
	s := daifugo.Start(daifugo.Rules{Players: 2, On: daifugo.SevenPass}, hands, [daifugo.MaxPlayers]int8{})
	seven, _ := daifugo.ParseCombination("7d")
	_, err := s.Apply(seven)
	fmt.Println(err, s.Choice == daifugo.Giving, s.Owed, "to", s.Receiver())
	for _, choice := range s.LegalMoves(nil) {
		fmt.Println(choice.Kind, choice.Cards)
	}
	// Output:
	// <nil> true 1 to 1
	// give 3s
	// give Kh
	// pass
}

// Events come in order; cards that others gave each other are hidden.
func ExampleEvent() {
	var hands [daifugo.MaxPlayers]daifugo.Set
	for seat, text := range []string{"7d 2h 2c", "9c Kh", "4c 5c"} {
		hands[seat], _ = daifugo.ParseSet(text)
	}
	s := daifugo.Start(daifugo.Rules{Players: 3, On: daifugo.SevenPass}, hands, [daifugo.MaxPlayers]int8{})
	for _, text := range []string{"7d", "give 2c", "Kh", "pass", "2h"} {
		combination, _ := daifugo.ParseCombination(text)
		events, err := s.Apply(combination)
		if err != nil {
			fmt.Println(err)
		}
		for _, e := range events {
			switch e = e.For(2); e.Kind {
			case daifugo.Played, daifugo.Gave:
				fmt.Println(e.Seat, e.Combination)
			case daifugo.WentOut:
				fmt.Println(e.Seat, "has place", e.Place, "-", daifugo.OutReasons[e.Why].En)
			default:
				fmt.Println(e.Seat, daifugo.EventKinds[e.Kind].En)
			}
		}
	}
	// Output:
	// 0 7d
	// 0 give ?
	// 1 Kh
	// 2 Pass
	// 0 2h
	// 0 has place 1 - Finished
}

// Too many passes in a row end a game, where the leader may pass.
func ExampleTable_DrawLots() {
	var hands [daifugo.MaxPlayers]daifugo.Set
	hands[0], _ = daifugo.ParseSet("3d")
	hands[1], _ = daifugo.ParseSet("4d")
	s := daifugo.Start(daifugo.Rules{Players: 2, On: daifugo.LeaderPass}, hands, [daifugo.MaxPlayers]int8{})
	for !s.Over() {
		if _, err := s.Apply(daifugo.Combination{}); err != nil {
			fmt.Println(err)
		}
	}
	for _, e := range s.DrawLots(dice.NewRand(1)) {
		fmt.Println(daifugo.EventKinds[e.Kind].Ja, e.Seat, e.Place)
	}
	// Output:
	// 順位が決まる 1 1
	// 順位が決まる 0 2
	// ゲーム終了 0 0
}

func ExampleSwitchOf() {
	rule, ok := daifugo.SwitchOf("eightCut")
	fmt.Println(daifugo.UEC.Has(rule), rule|daifugo.Bomber, ok)
	// Output: true eightCut bomber true
}

func ExampleDeck() {
	hand, _ := daifugo.ParseSet("3s 4s Jk")
	fmt.Println(daifugo.Deck(2).Len(), daifugo.CardOf(12, 3), daifugo.Deck(0)&daifugo.BelowRank(1), daifugo.RanksOf(hand&daifugo.Deck(0)))
	// Output: 54 2h 3s 3d 3c 3h 34
}

func ExampleClassOf() {
	for place := range int8(5) {
		fmt.Print(daifugo.Classes[daifugo.ClassOf(place+1, 5)].Ja, " ")
	}
	seats := daifugo.DrawSeats(5, dice.NewRand(1))
	fmt.Println(seats[:5])
	// Output: 大富豪 富豪 平民 貧民 大貧民 [0 3 2 4 1]
}

func ExampleSequencesOf() {
	hand, _ := daifugo.ParseSet("5s 6s 7s Jk")
	for _, r := range daifugo.SequencesOf(nil, hand) {
		fmt.Println(r)
	}
	// Output:
	// Jk=4s 5s 6s
	// 5s 6s 7s
	// Jk=5s 6s 7s
	// 5s Jk=6s 7s
	// 5s 6s Jk=7s
	// 6s 7s Jk=8s
	// Jk=4s 5s 6s 7s
	// 5s 6s 7s Jk=8s
}

// Combinations of cards that one knows need no text.
func ExampleGroupOf() {
	nines, _ := daifugo.ParseSet("9s 9h")
	joker, _ := daifugo.ParseSet("Jk")
	run, _ := daifugo.ParseSet("4c 5c 6c")
	fmt.Println(daifugo.GroupOf(nines, 6, daifugo.Spades|daifugo.Hearts), "|", daifugo.JokersAlone(joker), "|", daifugo.SequenceOf(run, 1, 3, daifugo.Clubs))
	// Output: 9s 9h | Jk | 4c 5c 6c
}

func ExampleRefuse() {
	fmt.Println(daifugo.Refuse("counts", 3, "must be 0 to ", daifugo.Number(54)))
	// Output: counts[3] must be 0 to 54
}

// A front end shows the words of a combination.
func ExampleRead() {
	_, words := daifugo.Read("5s Jk=5d")
	for _, w := range words {
		fmt.Println(w.Card, w.As, w.IsUnknown())
	}
	choice, words := daifugo.Read("give 3s ?")
	fmt.Println(choice, words[1].IsUnknown(), daifugo.RankLetters())
	fmt.Println(daifugo.Spaced("give3s4d"))
	// Output:
	// 5s  false
	// Jk 5d false
	// give true 3456789TJQKA2
	// give 3s4d
}

// A fault names its position and quotes the first letters.
func ExampleParseCombination() {
	_, err := daifugo.ParseCombination("name Q bcdefgh")
	fmt.Println(err)
	// Output: combination has a fault at card 3: "bcde" is not another rank of 3456789TJQKA2
}

// Cards of sequences, and any two cards of a hand.
func ExampleRandomCards() {
	hand, _ := daifugo.ParseSet("3s 4s 5s 9d")
	fmt.Println(hand.Runs(), daifugo.RandomCards(hand, 2, dice.NewRand(1)).Len())
	// Output: 3s 4s 5s 2
}

// A game is copied, and its first position found again from its end.
func ExampleState_BeginIn() {
	hands := [daifugo.MaxPlayers]daifugo.Set{1 << 1, 1<<4 | 1<<8}
	start := daifugo.Start(daifugo.Rules{Players: 2}, hands, [daifugo.MaxPlayers]int8{})
	var end, first daifugo.State
	end.Copy(&start)
	three, _ := daifugo.ParseCombination("3d")
	_, err := end.Apply(three)
	fmt.Println(err, end.Over(), start.Over())
	err = end.BeginIn(&first, []daifugo.Move{{Seat: 0, Combination: three}})
	fmt.Println(err, first == start)
	// Output:
	// <nil> true false
	// <nil> true
}

// With two decks a hand may have a card twice.
func ExamplePile() {
	rules := daifugo.Rules{Players: 4, Jokers: 2, On: daifugo.TwoDecks | daifugo.Exchange}
	hand, _ := rules.ParsePile("3s 3s 4d 2h 2h")
	fmt.Println(hand.Len(), hand)
	fmt.Println(daifugo.TributeOf(hand, 2))
	for _, back := range daifugo.ReturnsOf(nil, 1, hand.Of(daifugo.BelowRank(daifugo.Five)), 2) {
		fmt.Println(back)
	}
	// Output:
	// 5 3s 3s 4d 2h 2h
	// 2h 2h
	// give 3s 4d
	// give 3s 3s
}

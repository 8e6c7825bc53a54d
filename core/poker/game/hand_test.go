package game

import (
	"reflect"
	"slices"
	"testing"

	"github.com/tefuda/tefuda/core/cards"
	"github.com/tefuda/tefuda/core/dice"
	"github.com/tefuda/tefuda/core/poker"
)

// TestWholeAntes: antes that differ belong to the main pot whole, those alike as the rules say; empty seats do not count.
func TestWholeAntes(t *testing.T) {
	for _, c := range []struct {
		stacks, antes [9]int64
		always        bool
	}{
		{[9]int64{9, 9, 9}, [9]int64{2, 2, 2}, false}, {[9]int64{9, 9, 9}, [9]int64{}, false}, {[9]int64{1, 1, 1}, [9]int64{1, 1, 1}, false},
		{[9]int64{9, 0, 9}, [9]int64{2, 0, 2}, false}, {[9]int64{0, 1, 9}, [9]int64{0, 2, 2}, false},
		{[9]int64{9, 9, 9}, [9]int64{0, 2}, true}, {[9]int64{9, 9, 9}, [9]int64{2}, true}, {[9]int64{0, 1, 9}, [9]int64{0, 2, 3}, true}, {[9]int64{1, 9, 9}, [9]int64{1, 2, 2}, true},
	} {
		for _, rule := range []bool{false, true} {
			s := &Setup{Rules: Rules{MinBet: 1, WholeAntes: rule}, Seats: 3, Stacks: c.stacks, Antes: c.antes}
			if got := s.wholeAntes(); got != (rule || c.always) {
				t.Errorf("%v of %v: %v", c.antes[:3], c.stacks[:3], got)
			}
		}
	}
}

// TestSame: setups that differ in any one thing are not the same.
func TestSame(t *testing.T) {
	for i, change := range []func(s *Setup){
		func(s *Setup) { s.AskShow = true }, func(s *Setup) { s.Seats = 4 }, func(s *Setup) { s.Button = 1 }, func(s *Setup) { s.Carry = 1 },
		func(s *Setup) { s.Stacks[2]++ }, func(s *Setup) { s.Antes[2]++ }, func(s *Setup) { s.Blinds[2]++ },
	} {
		a, b := seats(NoLimit, 1, 2, 9, 9, 9), seats(NoLimit, 1, 2, 9, 9, 9)
		if !a.Same(b) {
			t.Fatal("a setup is not itself")
		}
		if change(b); a.Same(b) || b.Same(a) {
			t.Errorf("change %d changes nothing", i)
		}
	}
}

// TestValue: a hand's value is that of its cards and the board by the rules of the game, 0 of unknown ones.
func TestValue(t *testing.T) {
	for _, variant := range []Variant{Holdem, ShortDeck} {
		s := seats(NoLimit, 1, 2, 100, 100)
		s.Variant = variant
		hand, _ := cards.ParseHand(nil, "AhKh9h8h7h7c7d")
		h, err := StartDeck(s, []cards.Card{hand[0], cards.None, hand[1], cards.None, hand[2], hand[3], hand[4], hand[5], hand[6]})
		if err != nil {
			t.Fatal(err)
		}
		play(t, h, "0:c 1:x 1:x 0:x 1:x 0:x 1:x 0:x")
		r := s.Rules.Hands()
		v, _ := r.Evaluate(hand)
		if got := h.Value(1); got != r.AsHigh(v) || got.Category() != poker.Flush || h.Value(0) != 0 {
			t.Errorf("%v: %v and %v", variant, got, h.Value(0))
		}
	}
}

// TestSeedOfDiscards: a given deck that runs out is made anew of what was thrown away, as seed 0 shuffles it.
func TestSeedOfDiscards(t *testing.T) {
	s := &Setup{Rules: Rules{Variant: Draw, MinBet: 2, Jokers: 1}, Seats: 9}
	for i := range s.Seats {
		s.Stacks[i], s.Antes[i] = 100, 1
	}
	h, err := StartDeck(s, s.Deck())
	if err != nil {
		t.Fatal(err)
	}
	for range 9 {
		play(t, h, string(rune('0'+h.Turn))+":x")
	}
	if _, err := h.Apply(Action{Kind: Discard, Cards: cards.SetOf(h.Holds(1)...)}); err != nil {
		t.Fatal(err)
	}
	loose := h.Dealt(1)
	slices.Sort(loose)
	dice := dice.New(0)
	for i := len(loose) - 1; i > 0; i-- {
		k := dice.Under(uint32(i + 1))
		loose[i], loose[k] = loose[k], loose[i]
	}
	kept := h.Holds(2)
	out := cards.SetOf(kept[1:]...) // three come of the stub, and one of the new one
	if _, err := h.Apply(Action{Kind: Discard, Cards: out}); err != nil {
		t.Fatal(err)
	}
	if _, err := h.Apply(Action{Kind: Discard, Cards: cards.SetOf(h.Holds(3)[0])}); err != nil {
		t.Fatal(err)
	}
	if drew := []cards.Card{h.Holds(2)[4], h.Holds(3)[0]}; !slices.Equal(drew, loose[:2]) {
		t.Errorf("drew %v of %v", drew, loose)
	}
}

// TestCopies: a clone is the hand in all that it has.
func TestCopies(t *testing.T) {
	dice := dice.New(3)
	for range 100 {
		h, err := Start(randomSetup(&dice), dice.Uint32())
		if err != nil {
			t.Fatal(err)
		}
		for h.Phase != Over && dice.Under(9) > 0 {
			l := h.Legal()
			h.Apply(randomAction(h, &l, &dice))
		}
		if c := h.Clone(); !reflect.DeepEqual(c, h) {
			t.Fatalf("%+v is the clone of %+v", c, h)
		}
	}
	table := sitAndGo(5, 100)
	table.Carry, table.AtLevel, table.Hands, table.Places, table.Straddle, table.ButtonBlind, table.Level = 3, 2, 8, [9]int8{3: 5}, true, true, 1
	if c := table.Clone(); !reflect.DeepEqual(c, table) {
		t.Errorf("%+v is the clone of %+v", c, table)
	}
}

// TestFoldedHandsReturn: who folded sees their own cards again in the hands of others that drew from a new stub, and no fault
// is found with that.
func TestFoldedHandsReturn(t *testing.T) {
	s := &Setup{Rules: Rules{Variant: Draw, MinBet: 2}, Seats: 9}
	for i := range s.Seats {
		s.Stacks[i], s.Antes[i] = 10, 1
	}
	h, err := StartDeck(s, s.Deck())
	if err != nil {
		t.Fatal(err)
	}
	play(t, h, "1:b9 2:f 3:c 4:c 5:c 6:c 7:c 8:c 0:c")
	for h.Phase == Drawing {
		if _, err := h.Apply(Action{Kind: Discard, Cards: cards.SetOf(h.Holds(h.Turn)...)}); err != nil {
			t.Fatal(err)
		}
	}
	again := 0
	for i := range s.Seats {
		if i != 2 && h.Players[i].Shown {
			again += (cards.SetOf(h.Players[i].Cards[:]...) & cards.SetOf(h.Holds(2)...)).Len()
		}
	}
	if again == 0 {
		t.Error("nobody was dealt a folded card")
	}
	for seat := range s.Seats {
		v, _ := h.View(seat)
		if _, err := Replay(s, seat, v.Hole, v.Discards, v.Log); err != nil {
			t.Errorf("seat %d: %v", seat, err)
		}
	}
	// Nobody who is still in, and nobody at hold'em, holds a card that another shows.
	three := &Setup{Rules: Rules{Variant: Draw, MinBet: 2, AskShow: true}, Seats: 3, Stacks: [9]int64{9, 9, 9}, Antes: [9]int64{1, 1, 1}}
	asked := deal(t, three)
	play(t, asked, "1:x 2:x 0:f 1:d 2:d 1:x 2:x 1:s")
	v, _ := asked.View(2)
	if v.Phase != Showdown || v.Round != 1 {
		t.Fatalf("%+v", v)
	}
	v.Hole[0] = asked.Players[1].Cards[0]
	if _, err := Replay(three, 2, v.Hole, Discards{}, v.Log); err == nil || err.Error() != "cards must be cards of the game, each once, not "+v.Hole[0].String() {
		t.Errorf("a card in two hands: %v", err)
	}
	common := deal(t, seats(NoLimit, 1, 2, 100, 100, 100))
	play(t, common, "0:r100 1:c 2:f")
	w, _ := common.View(2)
	w.Hole[0] = common.Players[0].Cards[0]
	if _, err := Replay(&common.Setup, 2, w.Hole, Discards{}, w.Log); err == nil || err.Error() != "cards must be cards of the game, each once, not "+w.Hole[0].String() {
		t.Errorf("a folded card in a hand of hold'em: %v", err)
	}
}

package player

import (
	"math"
	"math/rand/v2"
	"testing"

	"github.com/tefuda/tefuda/core/daifugo"
	"github.com/tefuda/tefuda/core/daifugo/belief"
	"github.com/tefuda/tefuda/core/daifugo/daifugotest"
	"github.com/tefuda/tefuda/core/daifugo/levels"
	"github.com/tefuda/tefuda/core/dice"
	"github.com/tefuda/tefuda/core/fault"
)

// TestNoSuchLevel: no level beyond the last is one.
func TestNoSuchLevel(t *testing.T) {
	v := returnView(dice.NewRand(1), daifugo.UEC)
	if got, err := NewChooser().ChooseReturn(&v, levels.Level(len(levels.Names)), nil, nil); got != nil || err == nil || err.(*fault.Fault).Field != "level" {
		t.Error(got, err)
	}
}

// TestFewWeakCards: who gave the tribute has nothing stronger, unless the cards that are weaker do not suffice.
func TestFewWeakCards(t *testing.T) {
	r, c := dice.NewRand(9), NewChooser()
	c.dealt.Rules = daifugo.UEC
	for range 60 {
		v := returnView(r, daifugo.UEC)
		c.dealt.Counts = v.Counts
		for _, got := range [...]daifugo.Set{v.Hand & -v.Hand, 0} {
			v.Got = got
			weak := (daifugo.Deck(int(v.Rules.Jokers)) &^ v.Hand &^ belief.Stronger(got)).Len() >= int(v.Counts[v.To])
			c.dealBefore(&v, r)
			hands := &c.dealt.Hands
			all := daifugo.Set(0)
			for seat := range v.Rules.Players {
				if hands[seat].Len() != int(v.Counts[seat]) || hands[seat]&all != 0 {
					t.Fatalf("seat %d has %v", seat, hands[seat])
				}
				all |= hands[seat]
			}
			if hands[v.Seat] != v.Hand || weak && hands[v.To]&belief.Stronger(got) != 0 {
				t.Fatalf("%v gave %v", hands[v.To], got)
			}
		}
	}
}

// golden plays positions at every level and mixes all answers into a hash.
func golden(positions int) (hash uint64) {
	mix := func(x uint64) { hash = (hash ^ x) * 0x100000001b3 }
	r := dice.NewRand(31)
	c := NewChooser()
	for range positions {
		s, gifts, seen := midgame(r, daifugotest.Rules(r), r.IntN(40))
		v := s.View(s.Turn, gifts, seen)
		for level := range levels.Level(len(levels.Names)) {
			got, err := c.Choose(&v, level, playouts(400), r)
			if err != nil {
				continue
			}
			for _, k := range got {
				mix(uint64(k.Move.Cards) ^ uint64(k.Move.Suits)<<56)
				mix(math.Float64bits(k.Value))
				mix(math.Float64bits(k.Error))
				mix(uint64(len(k.Reasons)))
			}
		}
		mixReturn(c, r, mix)
	}
	return hash
}

func mixReturn(c *Chooser, r *rand.Rand, mix func(uint64)) {
	v := returnView(r, daifugo.UEC)
	got, err := c.ChooseReturn(&v, levels.Search, playouts(400), r)
	if err != nil {
		mix(1)
	}
	for _, g := range got {
		mix(uint64(g.Move.Cards))
		mix(math.Float64bits(g.Value))
	}
}

// returnView deals a game of last places 1, 2, … by seat and returns what the
// first knows when they give back.
func returnView(r *rand.Rand, rules daifugo.Rules) ReturnView {
	v := ReturnView{Rules: rules, To: rules.Players - 1}
	s := daifugo.State{Table: daifugo.Table{Rules: rules}}
	s.Deal(0, r)
	for seat := range rules.Players {
		v.Class[seat] = seat + 1
	}
	gifts := rules.Gifts(v.Class)
	s.Tributes(gifts)
	v.Hand, v.Twins, v.Got, v.GotTwins, v.Count = s.Hands[0], s.Twins[0], gifts[0].Cards, gifts[0].Twins, 2
	for seat := range rules.Players {
		v.Counts[seat] = int8(s.Pile(seat).Len())
	}
	return v
}

// TestGolden checks that every platform gives the same answers. After a change
// of rules, weights or players the number is a new one.
func TestGolden(t *testing.T) {
	if got, want := golden(12), uint64(0x88aa043f0fd760ce); got != want {
		t.Errorf("answers %#x, want %#x", got, want)
	}
}

// TestChooseReturn checks what levels give back: cards of the hand, as many as
// asked, each choice once, and nothing that depends on calls before.
func TestChooseReturn(t *testing.T) {
	r := dice.NewRand(41)
	c, again := NewChooser(), NewChooser()
	for range 20 {
		v := returnView(r, daifugo.UEC)
		for level := range levels.Level(len(levels.Names)) {
			got, err := c.ChooseReturn(&v, level, playouts(100), dice.NewRand(2))
			if err != nil {
				t.Fatal(err)
			}
			if want := len(daifugo.Returns(nil, v.Hand, 2)); len(got) != want {
				t.Fatalf("%d choices of %d", len(got), want)
			}
			for _, g := range got {
				if g.Move.Cards.Len() != 2 || g.Move.Cards&^v.Hand != 0 {
					t.Fatalf("gives %v of %v", g.Move.Cards, v.Hand)
				}
			}
			searched := true
			for _, g := range got {
				if level == levels.Search && g.Playouts > 0 && !searched {
					t.Fatalf("%v comes after returns that were not tried", g.Move.Cards)
				}
				searched = g.Playouts > 0
			}
			if level == levels.Search && got[0].Playouts == 0 {
				t.Fatalf("%v is best without a playout", got[0].Move.Cards)
			}
			other, _ := again.ChooseReturn(&v, level, playouts(100), dice.NewRand(2))
			if other[0].Move.Cards != got[0].Move.Cards || other[0].Value != got[0].Value {
				t.Fatalf("%v, then %v", got[0], other[0])
			}
		}
	}
}

// TestReturnFaults checks what a view of the exchange may not be.
func TestReturnFaults(t *testing.T) {
	c := NewChooser()
	for _, f := range []struct {
		field  string
		change func(*ReturnView)
	}{
		{"players", func(v *ReturnView) { v.Rules.Players = 11 }},
		{"classes", func(v *ReturnView) { v.Class[0] = 5 }},
		{"counts", func(v *ReturnView) { v.Counts[1] = -1 }},
		{"counts", func(v *ReturnView) { v.Counts[0]++ }},
		{"counts", func(v *ReturnView) { v.Counts[1] += 9 }},
		{"counts", func(v *ReturnView) { v.Counts[5] = 1 }},
		{"seat", func(v *ReturnView) { v.Seat = 5 }},
		{"gifts", func(v *ReturnView) { v.To = 0 }},
		{"hand", func(v *ReturnView) { v.Hand |= 1 << 60 }},
		{"gifts", func(v *ReturnView) { v.Got = ^v.Hand & daifugo.Naturals }},
		{"gifts", func(v *ReturnView) { v.Count = 5 }},
	} {
		v := returnView(dice.NewRand(1), daifugo.UEC)
		f.change(&v)
		_, err := c.ChooseReturn(&v, levels.Ahead, nil, nil)
		if e, ok := err.(*fault.Fault); !ok || e.Field != f.field {
			t.Errorf("%s: %v", f.field, err)
		}
	}
}

// TestReturnReasons: of the cards that may go back, the first reason tells a move from the next; what breaks up a pair or a
// sequence comes last, and the weakest cards are called so.
func TestReturnReasons(t *testing.T) {
	hand, err := daifugo.ParseSet("3c 4d 5d 6d 7s 7h 9s Jc Ks Ad 2h 2s")
	if err != nil {
		t.Fatal(err)
	}
	v := ReturnView{Rules: daifugo.UEC, Class: [daifugo.MaxPlayers]int8{1, 2, 3, 4, 5}, Counts: [daifugo.MaxPlayers]int8{12, 11, 10, 10, 10}, To: 4, Hand: hand, Count: 1}
	v.Got, _ = daifugo.ParseSet("2s")
	for _, level := range []levels.Level{levels.Heuristic, levels.Search} {
		got, err := NewChooser().ChooseReturn(&v, level, playouts(2000), dice.NewRand(5))
		if err != nil {
			t.Fatal(err)
		}
		for i, k := range got {
			said := map[ReasonCode]int32{}
			for _, r := range k.Reasons {
				said[r.Code] = r.N + 1
			}
			text := k.Move.String()
			if (said[ReasonWeakest] != 0) != (text == "give 3c") || said[ReasonBreaksGroup] != map[string]int32{"give 7s": 2, "give 7h": 2, "give 2h": 2, "give 2s": 2}[text] ||
				said[ReasonBreaksRun] != map[string]int32{"give 4d": 3, "give 5d": 3, "give 6d": 3}[text] {
				t.Errorf("level %d, %s: %v", level, text, k.Reasons)
			}
			if level == levels.Search && i == 0 && k.Reasons[0].Code != ReasonAhead && k.Reasons[0].Code != ReasonLevel {
				t.Errorf("%s: %v", text, k.Reasons)
			}
			if left := k.Left; left < 6 || int(k.Flowing) > int(left) || len(k.Reasons) == 0 {
				t.Errorf("%s: %d %d %v", text, left, k.Flowing, k.Reasons)
			}
		}
		t.Log(got[0].Move, got[0].Reasons, got[1].Move, got[1].Reasons)
	}
}

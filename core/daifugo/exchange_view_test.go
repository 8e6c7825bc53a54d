package daifugo

import (
	"math/rand/v2"
	"testing"
)

// TestObserveReturn checks in random deals that every seat's view and an
// onlooker's, kept up by what they may see of the returns, is that of the game.
func TestObserveReturn(t *testing.T) {
	r := rand.New(rand.NewPCG(1, 2))
	led := 0
	for range 2_000 {
		rules := randomRules(r)
		rules.On |= Exchange
		var class [MaxPlayers]int8
		for seat, place := range r.Perm(int(rules.Players)) {
			class[seat] = int8(place + 1)
		}
		s := State{Table: Table{Rules: rules}}
		s.Deal(0, r)
		gifts := rules.Gifts(class)
		s.Tributes(gifts)
		s.Start(rules, class)
		views := []View{s.View(Onlooker, gifts, nil)}
		for seat := range rules.Players {
			views = append(views, s.View(seat, gifts, nil))
		}
		for i := len(gifts) / 2; i < len(gifts); i++ {
			g := &gifts[i]
			got := gifts[i-len(gifts)/2].Pile()
			choices := ReturnsOf(nil, g.To, rules.ReturnableOf(s.Pile(g.From), got), g.Count)
			cards := choices[r.IntN(len(choices))].Pile()
			if kept := cards.Cards & got.Cards & Naturals; kept != 0 && rules.Has(TributeKept) && !rules.Has(TwoDecks) {
				t.Fatalf("%v: %v of the tribute is given back", rules, kept)
			}
			if err := s.Return(gifts, i, cards); err != nil {
				t.Fatal(err)
			}
			s.Start(rules, class)
			for j := range views {
				led += observe(t, &views[j], &s, i, gifts)
			}
		}
	}
	if led < 2_000 {
		t.Errorf("%d leaders seen", led)
	}
}

// observe shows a view a return, and returns 1 if the view then knows who leads.
func observe(t *testing.T, v *View, s *State, i int, gifts []Gift) (known int) {
	want := s.View(v.Seat, gifts, nil)
	if err := v.ObserveReturnOf(i, want.Gifts[i].Pile()); err != nil {
		t.Fatalf("%v: seat %d, return %d: %v", v.Rules, v.Seat, i, err)
	}
	if v.Pile() != want.Pile() || v.Counts != want.Counts || v.Gifts[i] != want.Gifts[i] || v.Opening != want.Opening {
		t.Fatalf("%v: %+v, want %+v", v.Rules, *v, want)
	}
	if i < len(gifts)-1 {
		return 0
	}
	leader := v.Leader()
	if leader >= 0 {
		known = 1
		if leader != s.Turn {
			t.Fatalf("%v: seat %d takes %d for the leader, not %d", v.Rules, v.Seat, leader, s.Turn)
		}
	}
	if v.Start(s.Turn); v.Table != want.Table {
		t.Fatalf("%v: %+v, want %+v", v.Rules, v.Table, want.Table)
	}
	return known
}

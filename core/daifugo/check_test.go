package daifugo

import (
	"strings"
	"testing"

	"github.com/tefuda/tefuda/core/fault"
)

// TestNewStateRefuses changes a good position in one point: the field that the
// error names.
func TestNewStateRefuses(t *testing.T) {
	on := Sequences | SuitLock | RankLock | PermanentPass | LeaderPass | SelfFollow
	for _, c := range []struct {
		want   string
		change func(t *Table, hands *[MaxPlayers]Set)
	}{
		{"", func(*Table, *[MaxPlayers]Set) {}},
		{"players must be 2 to 10, not 11", func(t *Table, _ *[MaxPlayers]Set) { t.Rules.Players = 11 }},
		{"jokers must be 0 to 4, not -1", func(t *Table, _ *[MaxPlayers]Set) { t.Rules.Jokers = -1 }},
		{"switches has bits that are no switch: 1" + strings.Repeat("0", len(Switches)), func(t *Table, _ *[MaxPlayers]Set) { t.Rules.On |= switchEnd }},
		{"switches contradict each other: diamondStart spadeLeads", func(t *Table, _ *[MaxPlayers]Set) { t.Rules.On |= SpadeLeads | DiamondStart }},
		{"hands[1] has a joker more than the deck", func(_ *Table, h *[MaxPlayers]Set) { h[1] |= Jokers }},
		{"hands[1] has bits that are no card", func(_ *Table, h *[MaxPlayers]Set) { h[1] |= 1 << 60 }},
		{"hands[1] has bits that are no card", func(_ *Table, h *[MaxPlayers]Set) { h[1] |= 1 << 56 }},
		{"hands[2] has 9s, which another hand or the played cards have", func(_ *Table, h *[MaxPlayers]Set) { h[2] = h[0] }},
		{"hands[0] has 5s, which another hand or the played cards have", func(_ *Table, h *[MaxPlayers]Set) { h[0] |= CardOf(Five, 0) }},
		{"turn must be 0 to 2, not 3", func(t *Table, _ *[MaxPlayers]Set) { t.Turn = 3 }},
		{"owner must be 0 to 2, not -1", func(t *Table, _ *[MaxPlayers]Set) { t.Owner = -1 }},
		{"places[0] must be 0 to 3, not 4", func(t *Table, _ *[MaxPlayers]Set) { t.Places[0] = 4 }},
		{"places[4] is no player's and must be 0, not 1", func(t *Table, _ *[MaxPlayers]Set) { t.Places[4] = 1 }},
		{"classes[1] must be 1 or more, as others have a place, not 0", func(t *Table, _ *[MaxPlayers]Set) { t.Class[0] = 2 }},
		{"classes[1] is another player's place too, not 2", func(t *Table, _ *[MaxPlayers]Set) { t.Class = [MaxPlayers]int8{2, 2, 1} }},
		{"counts[0] must be 1 or more, as the player is in, not 0", func(_ *Table, h *[MaxPlayers]Set) { h[0] = 0 }},
		{"counts[2] must be 0, as the player is out, not 2", func(t *Table, _ *[MaxPlayers]Set) { t.Places[2] = 1 }},
		{"counts[5] is no player's and must be 0, not 1", func(_ *Table, h *[MaxPlayers]Set) { h[5] = CardOf(Two, 3) }},
		{"places leave fewer than 2 players", func(t *Table, h *[MaxPlayers]Set) { t.Places = [MaxPlayers]int8{0, 1, 2}; h[1], h[2] = 0, 0 }},
		{"turn is a player's who is out", func(t *Table, h *[MaxPlayers]Set) { t.Places[1], h[1] = 1, 0 }},
		{"turn is a player's who passed", func(t *Table, _ *[MaxPlayers]Set) { t.Passed = 2 }},
		{"passed has a player who is out", func(t *Table, h *[MaxPlayers]Set) { t.Passed, t.Places[2], h[2] = 4, 1, 0 }},
		{"field is not a combination", func(t *Table, _ *[MaxPlayers]Set) { t.Field.High++ }},
		{"field is empty but has cards", func(t *Table, _ *[MaxPlayers]Set) { t.Field.Kind = Pass }},
		{"field has 5s, which is not among the played cards", func(t *Table, _ *[MaxPlayers]Set) { t.Played = 0 }},
		{"played has Jk, which the deck has not", func(t *Table, h *[MaxPlayers]Set) { t.Played |= Jokers.FirstOf(2); h[1] = CardOf(6, 1) }},
		{"lock does not fit the field or the rules", func(t *Table, _ *[MaxPlayers]Set) { t.Lock = Hearts }},
		{"rankLocked does not fit the field or the rules", func(t *Table, _ *[MaxPlayers]Set) { t.RankLocked = true }},
		{"revolution is not in the rules", func(t *Table, _ *[MaxPlayers]Set) { t.Revolution = true }},
		{"back does not fit the field or the rules", func(t *Table, _ *[MaxPlayers]Set) { t.Back = true }},
		{"choice does not fit the field or the rules", func(t *Table, _ *[MaxPlayers]Set) { t.Choice = Stopping + 1 }},
		{"backward is not in the rules", func(t *Table, _ *[MaxPlayers]Set) { t.Backward = true }},
		{"passes must be 0 to 19, not 20", func(t *Table, _ *[MaxPlayers]Set) { t.Passes = 20 }},
		{"opening does not fit the played cards or the rules", func(t *Table, _ *[MaxPlayers]Set) { t.Opening = true }},
		{"opening needs the Three of diamonds in the leader's hand", func(t *Table, _ *[MaxPlayers]Set) {
			t.Opening, t.Rules.On, t.Field, t.Played, t.Owner = true, DiamondStart, Combination{}, 0, 1
		}},
		{"passed must be empty as the field is", func(t *Table, _ *[MaxPlayers]Set) {
			t.Field, t.Passed, t.Rules.On, t.Owner = Combination{}, 4, 0, 1
		}},
		{"owner of an empty field must be the player to move", func(t *Table, _ *[MaxPlayers]Set) { t.Field, t.Rules.On = Combination{}, 0 }},
		{"owner of an empty field is out", func(t *Table, h *[MaxPlayers]Set) { t.Field, t.Places[0], h[0] = Combination{}, 1, 0 }},
		{"turn is the owner's of the field", func(t *Table, _ *[MaxPlayers]Set) { t.Turn, t.Rules.On = 0, 0 }},
		{"field must stand for the lowest suits", func(t *Table, h *[MaxPlayers]Set) {
			h[1] = 1
			t.Field, t.Rules.On = Combination{Cards: 1<<52 | 1<<8, Kind: Group, Size: 2, Low: Five, High: Five, Suits: Spades | Hearts}, 0
			t.Played |= t.Field.Cards
		}},
	} {
		field := single(CardOf(Five, 0))
		table := Table{Rules: Rules{3, 1, on}, Field: field, Played: field.Cards, Turn: 1}
		hands := [MaxPlayers]Set{cardsOf(t, "9s Ts"), cardsOf(t, "9d Jk"), cardsOf(t, "9c Tc")}
		c.change(&table, &hands)
		_, err := NewState(table, hands)
		if got := errorText(err); got != c.want {
			t.Errorf("%q, want %q", got, c.want)
		}
	}
}

func errorText(err error) string {
	if err == nil {
		return ""
	}
	if wrong, ok := err.(*fault.Fault); ok && wrong.Index < -1 {
		return "no index of fault.Fault"
	}
	return err.Error()
}

// TestNewViewRefuses does so for views.
func TestNewViewRefuses(t *testing.T) {
	for _, c := range []struct {
		want   string
		change func(t *Table, seat *int8, hand *Set)
	}{
		{"", func(*Table, *int8, *Set) {}},
		{"players must be 2 to 10, not 1", func(t *Table, _ *int8, _ *Set) { t.Rules.Players = 1 }},
		{"seat must be 0 to 2, not 3", func(_ *Table, seat *int8, _ *Set) { *seat = 3 }},
		{"seat must be 0 to 2, not -2", func(_ *Table, seat *int8, _ *Set) { *seat = -2 }},
		{"", func(_ *Table, seat *int8, h *Set) { *seat, *h = Onlooker, 0 }},
		{"hand must be empty, as the view is no player's", func(_ *Table, seat *int8, _ *Set) { *seat = Onlooker }},
		{"hand has a joker more than the deck", func(_ *Table, _ *int8, h *Set) { *h |= Jokers }},
		{"hand has 5s, which is played", func(_ *Table, _ *int8, h *Set) { *h |= CardOf(Five, 0) }},
		{"counts[1] must be 2 as the hand, not 3", func(t *Table, _ *int8, _ *Set) { t.Counts[1] = 3 }},
		{"counts[0] must be 0 or more, not -1", func(t *Table, _ *int8, _ *Set) { t.Counts[0] = -1 }},
		{"counts give the others 51 cards, but 50 are left", func(t *Table, _ *int8, _ *Set) { t.Counts[0] = 40; t.Counts[2] = 11 }},
		{"turn must be 0 to 2, not 9", func(t *Table, _ *int8, _ *Set) { t.Turn = 9 }},
	} {
		field := single(CardOf(Five, 0))
		table := Table{Rules: Rules{3, 1, 0}, Field: field, Played: field.Cards, Turn: 1, Counts: [MaxPlayers]int8{3, 2, 4}}
		seat, hand := int8(1), cardsOf(t, "9d Jk")
		c.change(&table, &seat, &hand)
		_, err := NewView(table, seat, hand)
		if got := errorText(err); got != c.want {
			t.Errorf("%q, want %q", got, c.want)
		}
	}
}

// TestObserve checks what a view takes from others and refuses.
func TestObserve(t *testing.T) {
	s := startOf(t, PermanentPass, "5s Ks/4s 6d/4d 6c 7c")
	for _, c := range []struct{ move, want string }{
		{"pass", "move is not legal: the leader may not pass"},
		{"4s", "move is not legal: 4s is not in the hand"},
		{"9s 9d 9c", "move is not legal: 9s 9d 9c has more cards than the hand"},
		{"9s 9d", ""},
		{"Ts", ""},
		{"Jk Jk", ""},
	} {
		v := s.View(1, nil, nil)
		_, err := v.Observe(combinationOf(t, c.move))
		if got := errorText(err); got != c.want {
			t.Errorf("%s: %q, want %q", c.move, got, c.want)
		}
	}
}

// TestView checks that a view has the gifts that its player saw.
func TestView(t *testing.T) {
	s := startOf(t, 0, "5s Ks/4s 6d/4d 6c")
	gifts := []Gift{{From: 2, To: 0, Count: 1, Cards: 1 << 40}, {From: 0, To: 2, Count: 1, Cards: 4}}
	moves := []Move{{0, single(1)}}
	for seat, seen := range []bool{true, false, true} {
		v := s.View(int8(seat), gifts, moves)
		for i, g := range v.Gifts {
			if want := gifts[i].Cards; !seen && g.Cards != 0 || seen && g.Cards != want || g.Count != 1 {
				t.Errorf("seat %d: gift %+v", seat, g)
			}
		}
		if v.Hand != s.Hands[seat] || len(v.Moves) != 1 {
			t.Errorf("seat %d: %+v", seat, v)
		}
		if got, want := len(v.LegalMoves(nil)), len(s.LegalMoves(nil)); seat == 0 && got != want || seat > 0 && got != 0 {
			t.Errorf("seat %d has %d legal moves", seat, got)
		}
	}
	if v := s.View(Onlooker, gifts, moves); v.Hand != 0 || v.Gifts[0].Cards|v.Gifts[1].Cards != 0 || len(v.Moves) != 1 {
		t.Errorf("an onlooker sees %+v", v)
	}
}

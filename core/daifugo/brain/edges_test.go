package brain

import (
	"slices"
	"testing"

	"github.com/tefuda/tefuda/core/daifugo"
	"github.com/tefuda/tefuda/core/dice"
)

// TestEndgameLot checks an end game in which a pass is the twentieth in a row:
// it ends by lot, which is worth the middle of both places.
func TestEndgameLot(t *testing.T) {
	rules := daifugo.UEC
	rules.Players = 2
	table := daifugo.Table{Rules: rules, Counts: [daifugo.MaxPlayers]int8{2, 1}, Passes: daifugo.PassLimit - 1}
	hand, rest := cardsOf(t, "3s 4d"), cardsOf(t, "2h")
	table.Played = daifugo.Deck(1) &^ hand &^ rest
	v, err := daifugo.NewView(table, 0, hand)
	if err != nil {
		t.Fatal(err)
	}
	got, err := NewChooser().Choose(&v, SearchLevel, playouts(50), dice.NewRand(1))
	if err != nil {
		t.Fatal(err)
	}
	for _, k := range got {
		want, value := ReasonEndgameLoss, 1.0
		if k.Move.Kind == daifugo.Pass {
			want, value = ReasonEndgameLot, 1.5
		}
		if k.Value != value || !k.Proved || !slices.ContainsFunc(k.Reasons, func(r Reason) bool { return r.Code == want }) {
			t.Errorf("%v: %v, %v, want %v and %v", k.Move, k.Value, k.Reasons, value, want)
		}
	}
	if got[0].Move.Kind != daifugo.Pass {
		t.Errorf("chooses %v, which loses", got[0].Move)
	}
}

// TestDeterminizationWithoutRoom checks a deal in which the cards that a
// tribute leaves its giver are too few: it has counts right all the same.
func TestDeterminizationWithoutRoom(t *testing.T) {
	v := daifugo.View{Table: daifugo.Table{Rules: daifugo.UEC, Active: 31, Counts: [daifugo.MaxPlayers]int8{11, 10, 10, 11, 11}}}
	v.Hand = cardsOf(t, "3s 3d 4s 4d 5s 5d 6s 6d 7s 7d 8s")
	v.Gifts = []daifugo.Gift{{From: 4, To: 0, Count: 2, Cards: cardsOf(t, "3s 3d")}, {From: 0, To: 4, Count: 2, Cards: cardsOf(t, "Ks Kd")}}
	s := sampler{policy: NewPolicy()}
	s.begin(&v, dice.NewRand(1))
	for range 20 {
		s.next()
		all := daifugo.Set(0)
		for seat := range v.Rules.Players {
			if h := s.hands[seat]; h.Len() != int(v.Counts[seat]) || h&all != 0 {
				t.Fatalf("seat %d has %v", seat, h)
			}
			all |= s.hands[seat]
		}
		if s.hands[4]&cardsOf(t, "Ks Kd") != cardsOf(t, "Ks Kd") || s.hands[0] != v.Hand {
			t.Fatalf("what was given is not in %v", s.hands[4])
		}
	}
	if s.banned[4] != 0 {
		t.Errorf("%v are kept from a hand that needs them", s.banned[4])
	}
}

// TestHandPoints checks what values add to the article's hand value, at the
// ends of each class.
func TestHandPoints(t *testing.T) {
	for _, c := range []struct {
		value   int16
		hiRanks int8
		want    int8
	}{{1, 5, 2}, {30, 5, 2}, {31, 5, 1}, {60, 2, 1}, {61, 2, 0}, {90, 1, 0}, {91, 1, -1}, {100, 0, -3}} {
		v := RoleValue{Role: daifugo.Role{Size: 3}, Value: c.value, HiRanks: c.hiRanks}
		if got := (&articleScale{}).points(&v); got != c.want {
			t.Errorf("%d with %d ranks above: %d, want %d", c.value, c.hiRanks, got, c.want)
		}
	}
}

// TestCompletePriorities checks priorities of the complete form: an 8 waits
// while there is something to lead, and comes before the last role.
func TestCompletePriorities(t *testing.T) {
	for _, c := range []struct {
		hand, role string
		finish     bool
		want       int16
	}{
		{"7s 8s 9s 3d 4c", "7s 8s 9s", false, 9}, // a sequence with an 8
		{"8d 3s", "8d", true, 9},                 // the hand can finish
		{"8d 3s", "3s", true, 2},
		{"8d 3s 4c Td", "8d", false, 40 + 2*(13-5) + 8},
		{"8d 3s 4c Td", "3s", false, 40 + 2*13 + 4*4},
		{"8d 3s 4c Td Qh", "3s", false, 40 + 2*13 + 4*5 - 7}, // five roles: the weakest is kept
		{"8d 3s 4c Td Jk", "Jk", false, 3},
	} {
		table := daifugo.Table{Rules: daifugo.UEC, Active: 31}
		var p CompletePlayer
		var e Evaluation
		p.Evaluate(&e, &table, cardsOf(t, c.hand))
		i := slices.IndexFunc(e.Roles, func(v RoleValue) bool { return v.Role.String() == c.role })
		if i < 0 || e.Roles[i].Priority != c.want || e.CanFinish != c.finish {
			t.Errorf("%s of %s: can finish %v, %+v, want %d", c.role, c.hand, e.CanFinish, e.Roles, c.want)
		}
	}
}

// TestCompleteInRevolution checks the complete form's cost of sequences in the
// turned order, where those that begin lower are stronger.
func TestCompleteInRevolution(t *testing.T) {
	for _, c := range []struct {
		role, played string
		want         int16
	}{
		{"4s 5s 6s", "Jk", 100},                        // none can begin below Four
		{"9s Ts Js", "Jk", 84},                         // 3-4-5 to 6-7-8 of four suits
		{"Ts Js Qs", "Jk 3s 3d 3c 3h 6s 6d 6c 6h", 96}, // 7-8-9 of four suits
		{"Ts Js Qs", "Jk 3s 3d 3c 3h 6s 6d 6c 7h", 96}, // of three, and 4-5-6 of hearts
		{"Ts Js Qs", "Jk 6s 6d 6c 6h 9s 9d 9c 9h", 96}, // 3-4-5 of four suits
		{"Ts Js Qs", "Jk 3s 3d 3c 3h 5s 5d 5c 5h 8s 8d 8c 8h", 100},
	} {
		role := roleOf(t, c.role)
		table := daifugo.Table{Rules: daifugo.UEC, Played: cardsOf(t, c.played), Active: 31, Revolution: true}
		scale := fullScaleOf(&table, role.Cards)
		if got, _ := scale.value(role); got != c.want {
			t.Errorf("%s, gone %s: %d, want %d", c.role, c.played, got, c.want)
		}
	}
}

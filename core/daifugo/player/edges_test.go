package player

import (
	"slices"
	"testing"

	"github.com/tefuda/tefuda/core/daifugo"
	"github.com/tefuda/tefuda/core/daifugo/daifugotest"
	"github.com/tefuda/tefuda/core/daifugo/levels"
	"github.com/tefuda/tefuda/core/dice"
)

// TestEndgameLot checks an end game in which a pass is the twentieth in a row:
// it ends by lot, which is worth the middle of both places.
func TestEndgameLot(t *testing.T) {
	rules := daifugo.UEC
	rules.Players = 2
	table := daifugo.Table{Rules: rules, Counts: [daifugo.MaxPlayers]int8{2, 1}, Passes: daifugo.PassLimit - 1}
	hand, rest := daifugotest.Cards(t, "3s 4d"), daifugotest.Cards(t, "2h")
	table.Played = daifugo.Deck(1) &^ hand &^ rest
	v, err := daifugo.NewView(table, 0, hand)
	if err != nil {
		t.Fatal(err)
	}
	got, err := NewChooser().Choose(&v, levels.Search, playouts(50), dice.NewRand(1))
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

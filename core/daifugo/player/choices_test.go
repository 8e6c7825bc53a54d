package player

import (
	"slices"
	"testing"

	"github.com/tefuda/tefuda/core/daifugo"
	"github.com/tefuda/tefuda/core/daifugo/daifugotest"
)

// TestLastStop says of a last card that stops an 8 that it finishes, and not with a joker where that costs the place.
func TestLastStop(t *testing.T) {
	for _, c := range []struct {
		on    daifugo.Switch
		cards string
		want  []Reason
	}{
		{0, "4c Jk", []Reason{{Code: ReasonStops}, {Code: ReasonFinishes, N: 2}}},
		{daifugo.ForbiddenFinish, "4c Jk", []Reason{{Code: ReasonStops}, {Code: ReasonForbidden}}},
		{daifugo.ForbiddenFinish, "4c 4d", []Reason{{Code: ReasonStops}, {Code: ReasonFinishes, N: 2}}},
	} {
		cards := daifugotest.Cards(t, c.cards)
		v := daifugo.View{Table: daifugo.Table{Rules: daifugo.Rules{Players: 3, Jokers: 1, On: c.on}, Active: 6, Choice: daifugo.Stopping}, Hand: cards}
		v.Places[0] = 1
		k := Candidate{Move: daifugo.GroupOf(cards, daifugo.Four, daifugo.AllSuits&3)}
		w := why{v: &v, k: &k}
		if w.choice(); !slices.Equal(k.Reasons, c.want) {
			t.Errorf("%s, rules %d: %v, not %v", c.cards, c.on, k.Reasons, c.want)
		}
	}
}

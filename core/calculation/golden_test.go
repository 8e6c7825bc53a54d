package calculation

import (
	"fmt"
	"testing"
)

// TestAnswersEverywhere holds what every platform and compiler must answer: a
// change of the weights or of the search changes the numbers, a platform must
// not.
func TestAnswersEverywhere(t *testing.T) {
	for _, c := range []struct {
		p    Position
		want string
	}{
		{Position{Foundations: "A234", Piles: []string{"", "", "", ""}, Card: "7"}, "cw1 96 0.988659770 10.156250000; cw2 96 0.988659770 10.156250000; cw3 96 0.988659770 10.156250000; cw4 96 0.988659770 10.156250000; "},
		{Position{Foundations: "5433", Piles: []string{"KQJ", "T9", "57", "8"}, Card: "7"}, "w3f4 192 0.968750000 9.770833333; cf4 192 0.971904193 10.375000000; cw1 96 0.982573671 11.093750000; cw2 40 0.975986454 10.150000000; cw3 40 0.975986454 10.150000000; cw4 40 0.913885126 10.275000000; "},
		{Position{Foundations: "....", Piles: []string{"KT", "98", "5"}, Card: "6"}, "cw2 248 0.371161897 20.375000000; cw1 248 0.340189785 22.024193548; cw3 104 0.378182730 20.163461538; "},
	} {
		s := parsed(t, c.p)
		got := ""
		for _, candidate := range choose(&s, 600, 5) {
			got += fmt.Sprintf("%v %d %.9f %.9f; ", candidate.Move, candidate.Playouts, candidate.Win, candidate.Rest)
		}
		if got != c.want {
			t.Errorf("%+v:\n%s", c.p, got)
		}
	}
}

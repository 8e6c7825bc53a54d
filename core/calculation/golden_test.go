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
		{Position{Foundations: "A234", Piles: []string{"", "", "", ""}, Card: "7"}, ""},
		{Position{Foundations: "5433", Piles: []string{"KQJ", "T9", "57", "8"}, Card: "7"}, ""},
		{Position{Foundations: "....", Piles: []string{"KT", "98", "5"}, Card: "6"}, ""},
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

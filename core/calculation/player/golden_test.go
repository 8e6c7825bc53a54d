package player

import (
	"fmt"
	"github.com/tefuda/tefuda/core/calculation"
	"testing"
)

// TestAnswersEverywhere holds what every platform and compiler must answer: a
// change of the weights or of the search changes the numbers, a platform must
// not.
func TestAnswersEverywhere(t *testing.T) {
	for _, c := range []struct {
		p    calculation.Position
		want string
	}{
		{calculation.Position{Foundations: "A234", Piles: []string{"", "", "", ""}, Card: "7"}, "c w1 96 0.982573671 10.385416667; c w2 96 0.982573671 10.385416667; c w3 96 0.982573671 10.385416667; c w4 96 0.982573671 10.385416667; "},
		{calculation.Position{Foundations: "5433", Piles: []string{"KQJ", "T9", "57", "8"}, Card: "7"}, "c f4 96 0.930720177 9.531250000; c w1 96 0.930720177 9.531250000; w3 f4 96 0.930720177 10.177083333; c w2 40 0.913885126 9.425000000; c w3 40 0.913885126 9.425000000; c w4 40 0.913885126 10.375000000; "},
		{calculation.Position{Foundations: "....", Piles: []string{"KT", "98", "5"}, Card: "6"}, "c w2 248 0.363502560 20.209677419; c w1 248 0.363502560 21.608870968; c w3 104 0.363502560 21.500000000; "},
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

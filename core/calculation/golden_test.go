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
		{Position{Foundations: "A234", Piles: []string{"", "", "", ""}, Card: "7"}, "cw1 96 0.947265625 9.864583333; cw2 96 0.947265625 9.864583333; cw3 96 0.947265625 9.864583333; cw4 96 0.947265625 9.864583333; "},
		{Position{Foundations: "5433", Piles: []string{"KQJ", "T9", "57", "8"}, Card: "7"}, "w3f4 192 0.969482422 9.932291667; cw2 192 0.972433585 10.088541667; cw1 96 0.959381104 9.989583333; cf4 40 0.973000000 9.300000000; cw3 40 0.947265625 9.300000000; cw4 40 0.965671875 12.475000000; "},
		{Position{Foundations: "....", Piles: []string{"KT", "98", "5"}, Card: "6"}, "cw2 248 0.292344676 21.427419355; cw3 248 0.222949045 22.254032258; cw1 104 0.237796747 21.480769231; "},
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

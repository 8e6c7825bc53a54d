package calculation

import (
	"math"
	"testing"

	"github.com/tefuda/tefuda/core/dice"
)

// TestUnknownKind: a move of no kind is none, whatever it names.
func TestUnknownKind(t *testing.T) {
	dice := dice.New(1)
	s, err := Deal(1, 4, &dice)
	if err != nil {
		t.Fatal(err)
	}
	for kind := range Kind(8) {
		m := Move{Kind: kind}
		legal := false
		for _, l := range s.LegalMoves(nil) {
			legal = legal || l.Kind == kind
		}
		if why := s.illegal(m); kind > Draw && why != "is of no known kind" || !legal && why == "" {
			t.Errorf("kind %d: %q", kind, why)
		}
	}
}

// TestNoGames: the rate of no games is nothing, and may be all; their mean rest is nothing.
func TestNoGames(t *testing.T) {
	var r Rate
	if rate, low, high := r.Rate(); rate != 0 || low != 0 || high != 1 {
		t.Error(rate, low, high)
	}
	if mean, half := r.MeanRest(); mean != 0 || half != 0 {
		t.Error(mean, half)
	}
	r = Rate{Games: 4, Wins: 1, RestSum: 12, RestSquares: 56} // 0, 2, 4, 6
	mean, half := r.MeanRest()
	if mean != 3 || math.Abs(half-z95*math.Sqrt(5.0/4)) > 1e-12 {
		t.Error(mean, half)
	}
}

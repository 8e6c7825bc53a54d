package calculation

import (
	"testing"

	"github.com/tefuda/tefuda/core/calculation"
	"github.com/tefuda/tefuda/core/dice"
	"github.com/tefuda/tefuda/wasm/call/calltest"
	"github.com/tefuda/tefuda/wasm/wire"
)

// TestViewsOverNetwork plays random deals by every rule, with moves to foundations more often than not. The view gets every
// drawn card, and must stay equal to the server's, byte for byte.
func TestViewsOverNetwork(t *testing.T) {
	r, won := dice.NewRand(8), 0
	for range *calltest.Matches {
		lead, piles := r.IntN(calculation.MaxLead+1), calculation.MinPiles+r.IntN(calculation.MaxPiles-calculation.MinPiles+1)
		set, _ := wire.Decode(calltest.Encode(map[string]any{"lead": float64(lead), "piles": float64(piles)}))
		n := calltest.Network{T: t, Game: &Game}
		for n.Deal(&set, 1, r.Uint32()); !n.Over(); {
			move := n.Any(r)
			if _, legal := n.Turn(0); r.IntN(3) > 0 {
				move, _ = legal[0].String()
			}
			n.Move(0, move, r, nil)
		}
		if all, _ := calltest.Of(calltest.Of(&n.Table, "result"), "won").Bool(); all {
			won++
		}
	}
	if won == 0 || won == *calltest.Matches {
		t.Errorf("%d games of %d are won", won, *calltest.Matches)
	}
}

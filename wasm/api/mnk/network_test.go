package mnk

import (
	"testing"

	"github.com/tefuda/tefuda/core/dice"
	"github.com/tefuda/tefuda/core/mnk"
	"github.com/tefuda/tefuda/wasm/call/calltest"
	"github.com/tefuda/tefuda/wasm/wire"
)

// TestViewsOverNetwork plays matches of two random games on boards of every size, by every rule. Some begin from a position
// that came up in play. Each view must stay equal to the server's, byte for byte.
func TestViewsOverNetwork(t *testing.T) {
	r, ends := dice.NewRand(6), map[string]int{}
	for i := range *calltest.Matches {
		// Small boards are more frequent, as a large one takes a second.
		columns, rows, rule := 1+r.IntN(1+r.IntN(mnk.MaxSide)), 1+r.IntN(1+r.IntN(mnk.MaxSide)), mnk.Rule(i%len(mnk.Rules))
		k := 1 + r.IntN(min(max(columns, rows), 8))
		if rule >= mnk.Renju {
			k, columns = 5, max(columns, 5)
		}
		set := map[string]any{"columns": float64(columns), "rows": float64(rows), "k": float64(k), "rule": mnk.RuleKeys[rule]}
		n := calltest.Network{T: t, Game: &Game}
		play := func(most int) {
			for ; !n.Over() && most > 0; most-- {
				seat, _ := n.Turn(0)
				n.Move(seat, n.Any(r), r, nil)
			}
		}
		deal := func() {
			first, _ := wire.Decode(calltest.Encode(set))
			n.Deal(&first, int(mnk.Seats), r.Uint32())
		}
		deal()
		if play(r.IntN(6)); !n.Over() && r.IntN(2) == 0 { // the game begins from here
			set["board"], set["turn"] = calltest.Text(&n.Table, "board"), calltest.Text(&n.Table, "turn")
			deal()
		}
		play(mnk.MaxSide * mnk.MaxSide)
		ends[calltest.Text(calltest.Of(&n.Table, "result"), "why")]++
		n.Deal(nil, int(mnk.Seats), r.Uint32())
		play(mnk.MaxSide)
	}
	t.Log(ends)
	for _, end := range []string{"line", "full"} {
		if ends[end] == 0 {
			t.Errorf("no game ends by %s", end)
		}
	}
}

package daifugo

import (
	"strings"
	"testing"

	"github.com/tefuda/tefuda/core/daifugo"
	"github.com/tefuda/tefuda/core/dice"
	"github.com/tefuda/tefuda/wasm/call/calltest"
	"github.com/tefuda/tefuda/wasm/wire"
)

// TestViewsOverNetwork plays matches of two random games by random rules, passing seldom. Each view stays the server's to
// the byte: it is told moves as it may know them, and who leads after the exchange.
func TestViewsOverNetwork(t *testing.T) {
	r, moves := dice.NewRand(4), map[string]int{} // by kind
	for range *calltest.Matches {
		rules := daifugo.Rules{Players: int8(2 + r.IntN(5)), Jokers: int8(r.IntN(3)), On: daifugo.Switch(r.Uint64()) & daifugo.AllSwitches}
		var set wire.Writer
		writeRules(&set, rules)
		first, _ := wire.Decode(set.Bytes())
		n := calltest.Network{T: t, Game: &Game, Seats: rules.Players, Tell: func(w *wire.Writer, move string, view *wire.Value) {
			if strings.HasPrefix(move, "give") && calltest.TextOf(view, "phase") == "play" && calltest.TextOf(view, "played") == "" {
				w.Key("leads")
				w.Value(&calltest.ItemsOf(view, "turns")[0])
			}
		}}
		for _, from := range []*wire.Value{&first, nil} {
			for n.Deal(from, r); !n.Over(); {
				n.Move(r, func(legal []wire.Value) string {
					move, _ := legal[r.IntN(len(legal))].String()
					if move == "pass" && r.IntN(4) > 0 {
						move, _ = legal[0].String()
					}
					kind, _, _ := strings.Cut(move, " ")
					moves[kind]++
					return move
				})
			}
		}
	}
	for _, kind := range []string{"pass", "give", "discard", "name"} {
		if moves[kind] < *calltest.Matches {
			t.Errorf("%d moves to %s in %d matches", moves[kind], kind, *calltest.Matches)
		}
	}
}

package daifugo

import (
	"math/rand/v2"
	"strings"
	"testing"

	"github.com/tefuda/tefuda/core/daifugo"
	"github.com/tefuda/tefuda/core/daifugo/daifugotest"
	"github.com/tefuda/tefuda/core/dice"
	"github.com/tefuda/tefuda/wasm/call/calltest"
	"github.com/tefuda/tefuda/wasm/wire"
)

// move makes a random legal move, seldom a pass, and compares the views.
func move(n *calltest.Network, r *rand.Rand, moves map[string]int) {
	move := n.Any(r)
	seat, legal := n.Turn(0)
	if move == "pass" && r.IntN(4) > 0 {
		move, _ = legal[0].String()
	}
	kind, _, _ := strings.Cut(move, " ")
	moves[kind]++
	n.Move(seat, move, r, func(w *wire.Writer, view *wire.Value) {
		if kind == "give" && calltest.Text(view, "phase") == "play" && calltest.Text(view, "played") == "" {
			w.Key("leads")
			w.Value(&calltest.Items(view, "turns")[0])
		}
	})
}

// TestViewsOverNetwork plays matches of two random games by random rules, some with two
// decks. Each view gets the moves as its seat may know them, and which seat leads after
// the exchange. It must stay equal to the server's view, byte for byte.
func TestViewsOverNetwork(t *testing.T) {
	r, moves := dice.NewRand(4), map[string]int{}
	for match := range *calltest.Matches {
		rules := daifugotest.Mixed(r)
		if match%8 == 7 {
			rules.On |= daifugo.TwoDecks
		}
		n := &calltest.Network{T: t, Game: &Game}
		var set wire.Writer
		writeRules(&set, rules)
		first, _ := wire.Decode(set.Bytes())
		for _, from := range [...]*wire.Value{&first, nil} {
			n.Deal(from, int(rules.Players), r.Uint32())
			for !n.Over() {
				move(n, r, moves)
			}
		}
	}
	for _, kind := range []string{"pass", "give", "discard", "name"} {
		if moves[kind] < *calltest.Matches {
			t.Errorf("%d moves to %s in %d matches", moves[kind], kind, *calltest.Matches)
		}
	}
}

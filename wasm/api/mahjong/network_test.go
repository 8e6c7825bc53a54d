package mahjong

import (
	"math/rand/v2"
	"slices"
	"testing"

	"github.com/tefuda/tefuda/core/dice"
	"github.com/tefuda/tefuda/core/mahjong/game"
	"github.com/tefuda/tefuda/core/mahjong/score"
	"github.com/tefuda/tefuda/wasm/call/calltest"
	"github.com/tefuda/tefuda/wasm/wire"
)

// randomRules returns random rules for three or four players.
func randomRules(r *rand.Rand) game.Rules {
	rules := game.PresetRules(r.IntN(len(game.Presets)))
	rules.On = game.Switch(r.Uint64()) & (1<<len(game.Switches) - 1)
	for i := range score.Switches {
		*rules.Score.Switch(i) = r.IntN(2) > 0
	}
	rules.MaxRons, rules.Kuikae, rules.RiichiKan = int8(1+r.IntN(3)), game.Kuikae(r.IntN(3)), game.RiichiKan(r.IntN(3))
	rules.Winds, rules.Extension, rules.Renchan = [...]int8{0, 1, 1, 2}[r.IntN(4)], game.Extension(r.IntN(4)), game.Renchan(r.IntN(4))
	if rules.Winds == 0 {
		rules.Renchan = game.RenchanNever
	}
	if rules.Check() != nil {
		return randomRules(r)
	}
	return rules
}

// move plays a move for one of the seats that may act. Wins, calls and the discard of the
// tile just drawn are more frequent than others. With the probability skill the engine's
// player chooses. Each view gets the last move that it may know, and the events it sees.
func move(n *calltest.Network, r *rand.Rand, skill float64, seen map[string]int) {
	seat, legal := n.Turn(r.IntN(len(calltest.Items(&n.Table, "turns"))))
	at := r.IntN(len(legal))
	if r.IntN(3) == 0 {
		at = 0
	}
	move, _ := legal[at].String()
	if r.Float64() < skill {
		chosen := calltest.Ask(n.T, n.Game, "choose", &n.Views[seat], func(w *wire.Writer) { w.TextField("level", "regular") })
		move = calltest.Text(&chosen, "best")
	}
	n.Move(seat, move, r, func(w *wire.Writer, view *wire.Value) {
		w.Key("events")
		w.Value(calltest.Of(view, "events"))
	})
	for _, e := range calltest.Items(&n.Table, "events") {
		seen[calltest.Text(&e, "event")]++
		if names, _, _ := e.Fields(); slices.Contains(names, "outcome") {
			seen[calltest.Text(calltest.Of(&e, "outcome"), "ending")]++
		}
	}
}

// TestViewsOverNetwork plays random games by random rules. Most last two rounds, as random
// players seldom win. Each view must stay equal to the server's, byte for byte.
func TestViewsOverNetwork(t *testing.T) {
	r, seen := dice.NewRand(4), map[string]int{}
	for range *calltest.Matches {
		n, skill, rounds := &calltest.Network{T: t, Game: &Game, NoSeed: true}, [...]float64{0, 0.9, 1}[r.IntN(3)], 2
		if r.IntN(20) == 0 {
			rounds = 30
		}
		rules := randomRules(r)
		var set wire.Writer
		writeGameRules(&set, &rules)
		first, _ := wire.Decode(set.Bytes())
		for n.Deal(&first, int(rules.Players), r.Uint32()); !n.Over() && len(calltest.Items(&n.Table, "rounds")) <= rounds; {
			move(n, r, skill, seen)
		}
	}
	for _, kind := range []string{"north", "kan", "riichi", "win", "exhausted", "gameEnd"} {
		if seen[kind] < *calltest.Matches/20 {
			t.Errorf("%d of %s in %d games", seen[kind], kind, *calltest.Matches)
		}
	}
	t.Logf("%d games: %v", *calltest.Matches, seen)
}

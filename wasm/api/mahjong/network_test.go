package mahjong

import (
	"bytes"
	"flag"
	"math/rand/v2"
	"reflect"
	"testing"

	"github.com/tefuda/tefuda/core/dice"
	"github.com/tefuda/tefuda/core/mahjong/game"
	"github.com/tefuda/tefuda/core/mahjong/score"
	"github.com/tefuda/tefuda/wasm/call"
	"github.com/tefuda/tefuda/wasm/call/calltest"
	"github.com/tefuda/tefuda/wasm/wire"
)

// A network is a server's table, and the views of all seats and an onlooker, each kept
// up by what it is told.
type network struct {
	*testing.T
	players int8
	table   wire.Value
	views   []wire.Value
	skill   float64        // how often a player of the engine chooses
	seen    map[string]int // events
}

func (n *network) ask(name string, position *wire.Value, options func(*wire.Writer)) wire.Value {
	n.Helper()
	var in, out wire.Writer
	in.Array()
	in.Value(position)
	in.Object()
	options(&in)
	in.End()
	in.End()
	calltest.Function(n.T, &Game, "mahjong."+name).Call(in.Bytes(), &out, call.Host{Clock: func() int64 { return 0 }})
	status, v := call.Open(out.Bytes())
	if status != call.StatusOK {
		n.Fatalf("%s: %s\nof %v\nby %v", name, text(v, "message"), plain(*position), plain(given(in.Bytes())))
	}
	return v
}

// given returns the options of a request.
func given(request []byte) wire.Value {
	v, _ := wire.Decode(request)
	args, _ := v.Items()
	return args[1]
}

func (n *network) everybody(w *wire.Writer) {
	w.Key("views")
	w.Array()
	for seat := range n.players {
		w.Int(int64(seat))
	}
	w.Null()
	w.End()
}

func items(v wire.Value, name string) []wire.Value {
	all, _ := of(v, name).Items()
	return all
}

// block writes an object less a field, "" for all of it.
func block(v *wire.Value, less string) []byte {
	var out wire.Writer
	names, values, _ := v.Fields()
	out.Object()
	for i := range names {
		if names[i] != less {
			out.Key(names[i])
			out.Value(&values[i])
		}
	}
	out.End()
	return out.Bytes()
}

// rules are any, of three or four players.
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

// deal begins a game.
func (n *network) deal(r *rand.Rand) {
	rules := randomRules(r)
	n.players = rules.Players
	var set wire.Writer
	writeGameRules(&set, &rules)
	first, _ := wire.Decode(set.Bytes())
	n.table = n.ask("deal", &first, func(w *wire.Writer) {
		w.IntField("seed", int64(r.Uint32()))
		n.everybody(w)
	})
	n.views = items(n.table, "views")
}

// move makes a legal move: to win or call, or the one that throws the tile just drawn,
// more often than others. It compares the views.
func (n *network) move(r *rand.Rand) {
	turns := items(n.table, "turns")
	turn, _ := turns[r.IntN(len(turns))].Number()
	legal := items(of(n.views[int(turn)], "legal"), "moves")
	at := r.IntN(len(legal))
	if r.IntN(3) == 0 {
		at = 0
	}
	move, _ := legal[at].String()
	if r.Float64() < n.skill {
		chosen := n.ask("choose", &n.views[int(turn)], func(w *wire.Writer) { w.TextField("level", "values") })
		move = text(chosen, "best")
	}
	n.table = n.ask("apply", &n.table, func(w *wire.Writer) {
		w.IntField("seat", int64(turn))
		w.TextField("move", move)
		n.everybody(w)
	})
	for _, e := range items(n.table, "events") {
		n.seen[text(e, "event")]++
		n.seen[text(of(e, "outcome"), "ending")]++
	}
	views := items(n.table, "views")
	for i := range views {
		old := n.views[i]
		n.views[i] = n.ask("apply", &old, func(w *wire.Writer) {
			if made := items(views[i], "moves"); len(made) > 0 {
				w.Key("seat")
				seat := of(made[len(made)-1], "seat")
				w.Value(&seat)
				w.TextField("move", text(made[len(made)-1], "move"))
			}
			w.Key("events")
			events := of(views[i], "events")
			w.Value(&events)
		})
		if got, want := block(&n.views[i], ""), block(&views[i], ""); !bytes.Equal(got, want) {
			names, _, _ := views[i].Fields()
			for _, name := range names {
				if a, b := plain(of(n.views[i], name)), plain(of(views[i], name)); !reflect.DeepEqual(a, b) {
					n.Errorf("after %v %s viewer %d has %s\n%v, the server\n%v, before\n%v", turn, move, i, name, a, b, plain(of(old, name)))
				}
			}
			n.Fatalf("events %v before %v", plain(of(views[i], "events")), plain(old))
		}
	}
	i := r.IntN(len(views))
	seen := n.ask("view", &n.table, func(w *wire.Writer) {
		w.Key("seat")
		seat := of(views[i], "seat")
		w.Value(&seat)
	})
	if got, want := block(&seen, "events"), block(&views[i], "events"); !bytes.Equal(got, want) {
		n.Fatalf("after %s view gives viewer %d\n%q, apply\n%q", move, i, got, want)
	}
}

var matches = flag.Int("matches", 6, "games of TestViewsOverNetwork")

// TestViewsOverNetwork plays random games by random rules, most of them for two rounds,
// as random players seldom win. Each view stays the server's to the byte: it is told the
// last move that it may know, and what came to light.
func TestViewsOverNetwork(t *testing.T) {
	r, seen := dice.NewRand(4), map[string]int{}
	for range *matches {
		n := network{T: t, seen: seen, skill: [...]float64{0, 0.9, 1}[r.IntN(3)]}
		rounds := 2
		if r.IntN(20) == 0 {
			rounds = 30
		}
		for n.deal(r); len(items(n.table, "turns")) > 0 && len(items(n.table, "rounds")) <= rounds; {
			n.move(r)
		}
	}
	for _, kind := range []string{"north", "kan", "riichi", "win", "exhausted", "gameEnd"} {
		if seen[kind] < *matches/20 {
			t.Errorf("%d of %s in %d games", seen[kind], kind, *matches)
		}
	}
	t.Logf("%d games: %v", *matches, seen)
}

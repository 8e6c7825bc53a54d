package daifugo

import (
	"bytes"
	"flag"
	"math/rand/v2"
	"slices"
	"strings"
	"testing"

	"github.com/tefuda/tefuda/core/daifugo"
	"github.com/tefuda/tefuda/core/dice"
	"github.com/tefuda/tefuda/wasm/call"
	"github.com/tefuda/tefuda/wasm/call/calltest"
	"github.com/tefuda/tefuda/wasm/wire"
)

// ask calls a function with a position, nil for none, and options.
func ask(t *testing.T, name string, position *wire.Value, options func(*wire.Writer)) wire.Value {
	t.Helper()
	var in, out wire.Writer
	in.Array()
	if position == nil {
		in.Undefined()
	} else {
		in.Value(position)
	}
	in.Object()
	options(&in)
	in.End()
	in.End()
	calltest.Function(t, &Game, "daifugo."+name).Call(in.Bytes(), &out, call.Host{Clock: func() int64 { return 0 }})
	answer, ok := wire.Decode(out.Bytes()[8:])
	if out.Bytes()[0] != call.StatusOK || !ok {
		t.Fatalf("%s answers %q", name, out.Bytes())
	}
	return answer
}

// field returns a field of an object.
func fieldOf(v *wire.Value, name string) *wire.Value {
	names, values, _ := v.Fields()
	return &values[slices.Index(names, name)]
}

func items(v *wire.Value, name string) []wire.Value {
	all, _ := fieldOf(v, name).Items()
	return all
}

func text(v *wire.Value, name string) string {
	s, _ := fieldOf(v, name).String()
	return s
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

// A network is a server's table, and the views of all seats and an onlooker, each
// kept up by what it is told.
type network struct {
	*testing.T
	table wire.Value
	views []wire.Value
	moves map[string]int // by kind
}

// everybody asks for the views of all seats and an onlooker.
func (n *network) everybody(w *wire.Writer, players int8) {
	w.Key("views")
	w.Array()
	for seat := range players {
		w.Int(int64(seat))
	}
	w.Null()
	w.End()
}

// deal begins a game, the next of a match unless it is the first.
func (n *network) deal(rules daifugo.Rules, r *rand.Rand) {
	var set wire.Writer
	writeRules(&set, rules)
	first, _ := wire.Decode(set.Bytes())
	position := &first
	if n.views != nil {
		position = nil
	}
	n.table = ask(n.T, "deal", position, func(w *wire.Writer) {
		w.IntField("seed", int64(r.Uint32()))
		if position == nil {
			w.Key("from")
			w.Value(&n.table)
		}
		n.everybody(w, rules.Players)
	})
	n.views = items(&n.table, "views")
}

// move makes a legal move, a pass seldom, and compares the views.
func (n *network) move(r *rand.Rand) {
	players := int8(len(n.views) - 1)
	turn, _ := items(&n.table, "turns")[0].Number()
	legal := items(fieldOf(&n.views[int(turn)], "legal"), "moves")
	move, _ := legal[r.IntN(len(legal))].String()
	if move == "pass" && r.IntN(4) > 0 {
		move, _ = legal[0].String()
	}
	kind, _, _ := strings.Cut(move, " ")
	n.moves[kind]++
	seed := int64(r.Uint32())
	n.table = ask(n.T, "apply", &n.table, func(w *wire.Writer) {
		w.TextField("move", move)
		w.IntField("seed", seed)
		n.everybody(w, players)
	})
	views := items(&n.table, "views")
	for i := range views {
		n.views[i] = ask(n.T, "apply", &n.views[i], func(w *wire.Writer) {
			made := items(&views[i], "moves")
			w.TextField("move", text(&made[len(made)-1], "move"))
			w.IntField("seed", seed)
			if kind == "give" && text(&views[i], "phase") == "play" && text(&views[i], "played") == "" {
				w.Key("leads")
				w.Value(&items(&views[i], "turns")[0])
			}
		})
		if got, want := block(&n.views[i], ""), block(&views[i], ""); !bytes.Equal(got, want) {
			n.Fatalf("after %s viewer %d of %d has\n%q, the server\n%q", move, i, len(views), got, want)
		}
	}
	i := r.IntN(len(views))
	seen := ask(n.T, "view", &n.table, func(w *wire.Writer) {
		w.Key("seat")
		w.Value(fieldOf(&views[i], "seat"))
	})
	if got, want := block(&seen, "events"), block(&views[i], "events"); !bytes.Equal(got, want) {
		n.Fatalf("after %s view gives viewer %d\n%q, apply\n%q", move, i, got, want)
	}
}

// Half a second each: a thousand games are played by -matches 500.
var matches = flag.Int("matches", 8, "matches of TestViewsOverNetwork")

// TestViewsOverNetwork plays matches of two random games by random rules. Each view
// stays the server's to the byte: it is told moves as it may know them, and who
// leads after the exchange.
func TestViewsOverNetwork(t *testing.T) {
	r, moves := dice.NewRand(4), map[string]int{}
	for range *matches {
		rules := daifugo.Rules{Players: int8(2 + r.IntN(5)), Jokers: int8(r.IntN(3)), On: daifugo.Switch(r.Uint64()) & daifugo.AllSwitches}
		n := network{T: t, moves: moves}
		for range 2 {
			n.deal(rules, r)
			for over, _ := fieldOf(&n.table, "over").Bool(); !over; over, _ = fieldOf(&n.table, "over").Bool() {
				n.move(r)
			}
		}
	}
	for _, kind := range []string{"pass", "give", "discard", "name"} {
		if moves[kind] < *matches {
			t.Errorf("%d moves to %s in %d matches", moves[kind], kind, *matches)
		}
	}
}

package calltest

import (
	"bytes"
	"flag"
	"math/rand/v2"
	"slices"
	"testing"

	"github.com/tefuda/tefuda/wasm/call"
	"github.com/tefuda/tefuda/wasm/wire"
)

// Matches is how many matches the tests of views over a network play: -matches 1000 is what a release is tested by.
var Matches = flag.Int("matches", 8, "matches that views are kept up in")

// A Network is a server's table, and the views of all seats and an onlooker, each kept up by what it is told.
type Network struct {
	*testing.T
	Game  *call.Game
	Seats int8
	// Tell writes what a view is told beside the move, seen in the server's view; nil where that is nothing.
	Tell func(w *wire.Writer, move string, view *wire.Value)

	Table wire.Value
	Views []wire.Value
}

// ask calls a function with a position, nil for none, and options.
func (n *Network) ask(name string, position *wire.Value, options func(w *wire.Writer)) wire.Value {
	n.Helper()
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
	Function(n, n.Game, n.Game.Name+"."+name).Call(in.Bytes(), &out, call.Host{Clock: func() int64 { return 0 }})
	answer, ok := wire.Decode(out.Bytes()[8:])
	if out.Bytes()[0] != call.StatusOK || !ok {
		n.Fatalf("%s answers %q", name, out.Bytes())
	}
	return answer
}

// FieldOf returns a field of an object.
func FieldOf(v *wire.Value, name string) *wire.Value {
	names, values, _ := v.Fields()
	return &values[slices.Index(names, name)]
}

// ItemsOf returns the elements of a field.
func ItemsOf(v *wire.Value, name string) []wire.Value {
	all, _ := FieldOf(v, name).Items()
	return all
}

// TextOf returns the text of a field.
func TextOf(v *wire.Value, name string) string {
	s, _ := FieldOf(v, name).String()
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

// everybody asks for the views of all seats and an onlooker.
func (n *Network) everybody(w *wire.Writer) {
	w.Key("views")
	w.Array()
	for seat := range n.Seats {
		w.Int(int64(seat))
	}
	w.Null()
	w.End()
}

// Deal begins a game by rules; by nil the next of the match.
func (n *Network) Deal(rules *wire.Value, r *rand.Rand) {
	n.Table = n.ask("deal", rules, func(w *wire.Writer) {
		w.IntField("seed", int64(r.Uint32()))
		if rules == nil {
			w.Key("from")
			w.Value(&n.Table)
		}
		n.everybody(w)
	})
	n.Views = ItemsOf(&n.Table, "views")
}

// Over tells whether the game is.
func (n *Network) Over() bool {
	over, _ := FieldOf(&n.Table, "over").Bool()
	return over
}

// Move makes one of the legal moves, and compares the views: those that were told of it with the server's, and one of them
// with what view gives.
func (n *Network) Move(r *rand.Rand, pick func(legal []wire.Value) string) {
	turn, _ := ItemsOf(&n.Table, "turns")[0].Number()
	move := pick(ItemsOf(FieldOf(&n.Views[int(turn)], "legal"), "moves"))
	seed := int64(r.Uint32())
	n.Table = n.ask("apply", &n.Table, func(w *wire.Writer) {
		w.TextField("move", move)
		w.IntField("seed", seed)
		n.everybody(w)
	})
	views := ItemsOf(&n.Table, "views")
	for i := range views {
		n.Views[i] = n.ask("apply", &n.Views[i], func(w *wire.Writer) {
			made := ItemsOf(&views[i], "moves")
			w.TextField("move", TextOf(&made[len(made)-1], "move"))
			w.IntField("seed", seed)
			if n.Tell != nil {
				n.Tell(w, move, &views[i])
			}
		})
		if got, want := block(&n.Views[i], ""), block(&views[i], ""); !bytes.Equal(got, want) {
			n.Fatalf("after %s viewer %d of %d has\n%q, the server\n%q", move, i, len(views), got, want)
		}
	}
	i := r.IntN(len(views))
	seen := n.ask("view", &n.Table, func(w *wire.Writer) {
		w.Key("seat")
		w.Value(FieldOf(&views[i], "seat"))
	})
	if got, want := block(&seen, "events"), block(&views[i], "events"); !bytes.Equal(got, want) {
		n.Fatalf("after %s view gives viewer %d\n%q, apply\n%q", move, i, got, want)
	}
}

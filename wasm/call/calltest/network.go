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

// Matches is the number of matches that the tests of views over a network play. A release is tested with -matches 1000.
var Matches = flag.Int("matches", 8, "matches that views are kept up in")

// Ask calls a function and returns its answer; the test fails if it is refused. position may be nil, and options writes the
// options' fields.
func Ask(t *testing.T, game *call.Game, name string, position *wire.Value, options func(*wire.Writer)) wire.Value {
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
	Function(t, game, game.Name+"."+name).Call(in.Bytes(), &out, call.Host{Clock: func() int64 { return 0 }})
	status, answer := call.Open(out.Bytes())
	if status != call.StatusOK {
		request, _ := wire.Decode(in.Bytes())
		t.Fatalf("%s answers %q\nto %v", name, out.Bytes(), request)
	}
	return answer
}

// Of returns a field of an object.
func Of(v *wire.Value, name string) *wire.Value {
	names, values, _ := v.Fields()
	return &values[slices.Index(names, name)]
}

// Items returns the elements of a field.
func Items(v *wire.Value, name string) []wire.Value {
	all, _ := Of(v, name).Items()
	return all
}

// Text returns a field that is text.
func Text(v *wire.Value, name string) string {
	s, _ := Of(v, name).String()
	return s
}

// block encodes an object without the field less, whole if less is "".
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

// A Network is a server's table with a view for each seat and one for an onlooker. A
// view is updated only with what its viewer may learn.
type Network struct {
	*testing.T
	Game   *call.Game
	NoSeed bool // apply takes no seed
	Table  wire.Value
	Views  []wire.Value
}

// everybody writes the option views: all seats and an onlooker.
func everybody(w *wire.Writer, players int) {
	w.Key("views")
	w.Array()
	for seat := range players {
		w.Int(int64(seat))
	}
	w.Null()
	w.End()
}

// Deal begins a game with that many players. Nil rules: the next game of the match.
func (n *Network) Deal(rules *wire.Value, players int, seed uint32) {
	n.Table = Ask(n.T, n.Game, "deal", rules, func(w *wire.Writer) {
		w.IntField("seed", int64(seed))
		if rules == nil {
			w.Key("from")
			w.Value(&n.Table)
		}
		everybody(w, players)
	})
	n.Views = Items(&n.Table, "views")
}

// Over reports whether the game is over.
func (n *Network) Over() bool {
	over, _ := Of(&n.Table, "over").Bool()
	return over
}

// Any returns a move of the first seat that may act.
func (n *Network) Any(r *rand.Rand) string {
	_, moves := n.Turn(0)
	move, _ := moves[r.IntN(len(moves))].String()
	return move
}

// Turn returns a seat that may act, turns[at] of the table, and its moves.
func (n *Network) Turn(at int) (seat int, moves []wire.Value) {
	turn, _ := Items(&n.Table, "turns")[at].Number()
	return int(turn), Items(Of(&n.Views[int(turn)], "legal"), "moves")
}

// Move makes a seat's move at the server's table, and then in each view, as the server's view shows it. tell writes
// further options for a view from the server's view; it may be nil. Afterwards all views must equal the server's
// byte for byte, and one of them, drawn by r, must equal the answer of the function view.
func (n *Network) Move(seat int, move string, r *rand.Rand, tell func(w *wire.Writer, view *wire.Value)) {
	number := int64(r.Uint32())
	seed := func(w *wire.Writer) {
		if !n.NoSeed {
			w.IntField("seed", number)
		}
	}
	n.Table = Ask(n.T, n.Game, "apply", &n.Table, func(w *wire.Writer) {
		w.IntField("seat", int64(seat))
		w.TextField("move", move)
		seed(w)
		everybody(w, len(n.Views)-1)
	})
	views := Items(&n.Table, "views")
	for i := range views {
		n.Views[i] = Ask(n.T, n.Game, "apply", &n.Views[i], func(w *wire.Writer) {
			if made := Items(&views[i], "moves"); len(made) > 0 {
				last := &made[len(made)-1]
				w.TextField("move", Text(last, "move"))
				w.Key("seat")
				w.Value(Of(last, "seat"))
			}
			seed(w)
			if tell != nil {
				tell(w, &views[i])
			}
		})
		if got, want := block(&n.Views[i], ""), block(&views[i], ""); !bytes.Equal(got, want) {
			n.Fatalf("after %s viewer %d of %d has\n%q, the server\n%q", move, i, len(views), got, want)
		}
	}
	i := r.IntN(len(views))
	seen := Ask(n.T, n.Game, "view", &n.Table, func(w *wire.Writer) {
		w.Key("seat")
		w.Value(Of(&views[i], "seat"))
	})
	if got, want := block(&seen, "events"), block(&views[i], "events"); !bytes.Equal(got, want) {
		n.Fatalf("after %s view gives viewer %d\n%q, apply\n%q", move, i, got, want)
	}
}

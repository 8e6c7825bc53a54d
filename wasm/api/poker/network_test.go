package poker

import (
	"math/rand/v2"
	"strconv"
	"strings"
	"testing"

	"github.com/tefuda/tefuda/core/dice"
	"github.com/tefuda/tefuda/core/poker/game"
	"github.com/tefuda/tefuda/wasm/call/calltest"
	"github.com/tefuda/tefuda/wasm/wire"
)

// randomRules returns random rules of a session of a variant. Stacks are so short that often somebody is
// all-in soon.
func randomRules(r *rand.Rand, variant int) wire.Value {
	var w wire.Writer
	w.Object()
	limit := r.IntN(len(game.Limits))
	stud := (&game.Rules{Variant: game.Variant(variant)}).Stud()
	if stud {
		limit = int(game.FixedLimit)
	}
	w.Texts("variant limit antesBy", game.Variants[variant], game.Limits[limit], game.AntesBy[r.IntN(len(game.AntesBy))])
	openers := game.Variant(variant) == game.Draw && r.IntN(2) == 0
	w.BoolField("openers", openers)
	if game.Variant(variant) == game.Draw {
		w.IntField("jokers", r.Int64N(3))
	}
	if game.Limit(limit) == game.FixedLimit {
		w.IntField("cap", r.Int64N(5))
	}
	for _, name := range []string{"tournament", "straddle", "buttonBlind", "askShow", "wholeAntes"} {
		w.BoolField(name, r.IntN(2) == 0 && (!openers || name != "straddle"))
	}
	stacks := make([]int64, 2+r.IntN(game.MaxSeats-2))
	for i := range stacks {
		stacks[i] = 1 + r.Int64N([...]int64{10, 60, 300}[r.IntN(3)])
	}
	wire.IntArray(&w, "stacks", stacks)
	w.IntField("carry", r.Int64N(2)*r.Int64N(40))
	w.Key("levels")
	w.Array()
	for range 1 + r.IntN(2) {
		w.Object()
		if !openers {
			w.Ints("small big", 1+r.Int64N(2), 2+r.Int64N(3))
		}
		least := 2 + r.Int64N(4)
		if stud {
			least += 2
		}
		w.Ints("ante minBet hands", r.Int64N(3), least, 1)
		w.End()
	}
	w.End()
	w.End()
	rules, _ := wire.Decode(w.Bytes())
	return rules
}

// act makes a random legal move, seldom a fold. Each view gets the events, or only the move if it
// needs no events.
func act(n *calltest.Network, r *rand.Rand, seen map[string]int) {
	turn, legal := n.Turn(0)
	move, _ := legal[r.IntN(len(legal))].String()
	if move == "fold" && r.IntN(3) > 0 {
		move, _ = legal[1].String()
	}
	switch kind, amount, _ := strings.Cut(move, " "); kind {
	case "bet", "raise":
		bounds := calltest.Of(calltest.Of(calltest.Of(&n.Views[turn], "legal"), "bounds"), kind)
		low, _ := calltest.Of(bounds, "min").Number()
		high, _ := calltest.Of(bounds, "max").Number()
		if r.IntN(2) == 0 {
			amount = strconv.FormatInt(int64(low)+r.Int64N(int64(high-low)+1), 10)
		}
		move = kind + " " + amount
	case "draw":
		for _, card := range strings.Fields(calltest.Text(&n.Views[turn], "hand")) {
			if r.IntN(2) == 0 {
				move += " " + card
			}
		}
	}
	before := len(calltest.Items(&n.Table, "log"))
	n.Move(turn, move, r, func(w *wire.Writer, view *wire.Value) {
		events := calltest.Items(view, "events")
		plain := true // no event shows new cards
		for i := range events {
			plain = plain && calltest.Text(&events[i], "cards") == "" && (i == 0 || calltest.Text(&events[i], "event") != "muck")
		}
		if !plain || r.IntN(2) == 0 {
			w.Key("events")
			w.Value(calltest.Of(view, "events"))
		}
	})
	for _, e := range calltest.Items(&n.Table, "log")[before:] {
		seen[calltest.Text(&e, "event")]++
	}
	seen[calltest.Text(calltest.Of(&n.Table, "rules"), "variant")]++
}

// TestViewsOverNetwork plays sessions of up to two random hands by random rules. Each
// view gets the moves as it may know them, and the events that show cards, and must
// equal the server's byte for byte. -matches 200 plays a thousand hands.
func TestViewsOverNetwork(t *testing.T) {
	r, seen, hands, seats := dice.NewRand(11), map[string]int{}, 0, map[int]int{}
	for n := range 3 * *calltest.Matches { // a match of this game is short
		rules := randomRules(r, n%len(game.Variants))
		players := len(calltest.Items(&rules, "stacks"))
		n := &calltest.Network{T: t, Game: &Game}
		for from := &rules; ; from = nil {
			n.Deal(from, players, r.Uint32())
			for !n.Over() {
				act(n, r, seen)
			}
			hands++
			seats[players]++
			last, _ := calltest.Of(calltest.Of(&n.Table, "result"), "last").Bool()
			if last || from == nil {
				break
			}
		}
	}
	t.Log(hands, "hands by seats", seats, seen)
	for _, kind := range append(game.Variants, game.Kinds[:game.Ante]...) {
		if seen[kind] == 0 {
			t.Errorf("no %s in %d hands", kind, hands)
		}
	}
}

package puzzles

import (
	"encoding/json"
	"errors"
	"flag"
	"testing"
	"time"

	"github.com/tefuda/tefuda/wasm/api/calculation"
	"github.com/tefuda/tefuda/wasm/api/daifugo"
	"github.com/tefuda/tefuda/wasm/api/mnk"
	"github.com/tefuda/tefuda/wasm/api/poker"
	"github.com/tefuda/tefuda/wasm/call"
	"github.com/tefuda/tefuda/wasm/call/calltest"
	"github.com/tefuda/tefuda/wasm/wire"
)

// made is how many puzzles of each kind the tests make.
var made = flag.Int("made", 20, "puzzles of each kind that are made and proved by another route")

// handlers is the engine without a browser. It counts its calls.
type handlers struct {
	t     *testing.T
	calls int
}

// prove makes puzzles by number and has each checked by another route. Nine of ten numbers, or
// all, must give one. It logs how long they take and how hard they are.
func (h *handlers) prove(make func(e Engine, seed uint32, lang string) (*Puzzle, error), all bool, check func(seed uint32, p *Puzzle)) {
	h.t.Helper()
	shares, longest, took, calls, n := [5]int{}, time.Duration(0), time.Duration(0), 0, 0
	for seed := range uint32(*made) {
		before, called := time.Now(), h.calls
		p, err := make(h, seed, "en")
		if err != nil {
			h.t.Fatal(err)
		}
		took += time.Since(before)
		longest = max(longest, time.Since(before))
		calls += h.calls - called
		if p == nil {
			continue
		}
		n++
		shares[int(p.Failed*4)]++
		check(seed, p)
	}
	least := *made * 9 / 10
	if all {
		least = *made
	}
	if n < least {
		h.t.Errorf("only %d of %d seeds give a puzzle", n, *made)
	}
	h.t.Logf("%d of %d seeds, %v each, longest %v, %d calls each; by quarters of failing answers %v", n, *made, took/time.Duration(*made), longest, calls / *made, shares)
}

var games = map[string]*call.Game{"mnk": &mnk.Game, "poker": &poker.Game, "daifugo": &daifugo.Game, "calculation": &calculation.Game}

func (h *handlers) Whole(game, function string, args ...any) (any, error) {
	h.calls++
	text, err := json.Marshal(args)
	var plain any
	if err == nil {
		err = json.Unmarshal(text, &plain)
	}
	if err != nil {
		return nil, err
	}
	for _, arg := range plain.([]any) {
		if options, ok := arg.(map[string]any); ok {
			delete(options, "lang") // the wrapper's: it has the words
		}
	}
	var out wire.Writer
	calltest.Function(h.t, games[game], game+"."+function).Call(calltest.Encode(plain), &out, call.Host{Clock: func() int64 { return 0 }})
	status, answer := call.Open(out.Bytes())
	if status != call.StatusOK {
		return nil, errors.New(game + "." + function + ": " + string(out.Bytes()))
	}
	return loose(answer), nil
}

func (h *handlers) Ask(into any, game, function string, args ...any) error {
	whole, err := h.Whole(game, function, args...)
	if err != nil {
		return err
	}
	text, err := json.Marshal(whole)
	if err != nil {
		return err
	}
	return json.Unmarshal(text, into)
}

// loose is a value as encoding/json has it.
func loose(v wire.Value) any {
	if keys, values, ok := v.Fields(); ok {
		all := map[string]any{}
		for i, key := range keys {
			all[key] = loose(values[i])
		}
		return all
	}
	if items, ok := v.Items(); ok {
		all := []any{}
		for _, item := range items {
			all = append(all, loose(item))
		}
		return all
	}
	if s, ok := v.String(); ok {
		return s
	}
	if x, ok := v.Number(); ok {
		return x
	}
	if b, ok := v.Bool(); ok {
		return b
	}
	return nil
}

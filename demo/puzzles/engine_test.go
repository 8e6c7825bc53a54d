package puzzles

import (
	"encoding/json"
	"errors"
	"testing"

	"github.com/tefuda/tefuda/wasm/api/calculation"
	"github.com/tefuda/tefuda/wasm/api/daifugo"
	"github.com/tefuda/tefuda/wasm/api/mnk"
	"github.com/tefuda/tefuda/wasm/api/poker"
	"github.com/tefuda/tefuda/wasm/call"
	"github.com/tefuda/tefuda/wasm/call/calltest"
	"github.com/tefuda/tefuda/wasm/wire"
)

// handlers is the engine without a browser. It counts its calls.
type handlers struct {
	t     *testing.T
	calls int
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

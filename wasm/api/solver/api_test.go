package solver

import (
	"bytes"
	"testing"

	"github.com/tefuda/tefuda/wasm/call"
	"github.com/tefuda/tefuda/wasm/call/calltest"
	"github.com/tefuda/tefuda/wasm/wire"
)

func TestAnswers(t *testing.T) { calltest.Answers(t, &Game) }

func TestReports(t *testing.T) { calltest.Reports(t, &Game) }

func TestVariants(t *testing.T) { calltest.Variants(t, &Game, func(string) bool { return false }) }

func FuzzCall(f *testing.F) { calltest.Fuzz(f, &Game, func(string) bool { return true }) }

// TestKept: keeping a spot changes no answer, whatever the order of the calls.
func TestKept(t *testing.T) {
	spot := map[string]any{"board": "Ks 7s 4h 4d", "ranges": []any{"QQ,A9s", "JJ,KQs"}, "pot": 10.0, "stack": 20.0, "sizes": map[string]any{"bet": []any{60.0}}}
	other := map[string]any{"board": "Ks 7s 4h 4d 2c", "ranges": []any{"QQ,A9s", "JJ,KQs"}, "pot": 10.0, "stack": 20.0, "sizes": map[string]any{"bet": []any{60.0}}}
	iterations := func(n float64) map[string]any { return map[string]any{"iterations": n} }
	requests := [][]any{
		{spot, map[string]any{"target": 5.0}},
		{spot, map[string]any{"target": 5.0, "at": "check"}},
		{spot, map[string]any{"target": 1.0}},
		{spot, map[string]any{"target": 3.0, "at": "bet 60, call, 2h"}},
		{other, map[string]any{"target": 1.0}},
		{spot, map[string]any{"target": 0.0, "budget": iterations(25)}},
		{spot, map[string]any{"target": 0.0, "budget": iterations(47), "at": "check"}},
		{spot, map[string]any{"target": 0.0, "budget": iterations(30)}},
		{spot, map[string]any{"target": 0.0, "budget": iterations(30), "at": "raise"}},
		{spot, map[string]any{"target": 0.0, "budget": iterations(30), "memory": 1.0}},
		{spot, map[string]any{"target": 0.0, "budget": iterations(30)}},
	}
	ask := func(args []any) []byte {
		var out wire.Writer
		calltest.Function(t, &Game, "solver.solveSpot").Call(calltest.Encode(args), &out, call.Host{Clock: func() int64 { return 0 }})
		return bytes.Clone(out.Bytes())
	}
	var anew [][]byte
	for _, args := range requests {
		kept.solver, kept.key = nil, ""
		anew = append(anew, ask(args))
	}
	kept.solver, kept.key = nil, ""
	for i, args := range requests {
		if got := ask(args); !bytes.Equal(got, anew[i]) {
			t.Errorf("%v: %q, not %q", args[1], got[:60], anew[i][:60])
		}
	}
}

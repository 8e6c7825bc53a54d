package poker

import (
	"strings"
	"testing"

	"github.com/tefuda/tefuda/wasm/call"
	"github.com/tefuda/tefuda/wasm/call/calltest"
	"github.com/tefuda/tefuda/wasm/wire"
)

// ask calls a function without a clock, and returns the whole response.
func ask(t *testing.T, name string, position, options map[string]any) string {
	t.Helper()
	var out wire.Writer
	calltest.Function(t, &Game, name).Call(calltest.Encode([]any{position, options}), &out, call.Host{Clock: func() int64 { return 0 }})
	calltest.Check(t, name, out.Bytes())
	return string(out.Bytes())
}

func seat(variant string, hand any, log []any) map[string]any {
	rules := map[string]any{"variant": variant, "limit": "no-limit", "minBet": 2.0, "stacks": []any{40.0, 40.0}, "blinds": []any{1.0, 2.0}, "button": 0.0}
	return map[string]any{"rules": rules, "seat": 0.0, "log": log, "hand": hand}
}

func opening(cards float64) []any {
	event := func(kind string, seat, amount float64) any {
		return map[string]any{"event": kind, "seat": seat, "amount": amount}
	}
	return []any{event("blind", 1, 2), event("blind", 0, 1), event("deal", 1, cards), event("deal", 0, cards)}
}

// TestHandOfAView checks that a view with an incomplete hand, or with a missing card in
// it, is refused.
func TestHandOfAView(t *testing.T) {
	for _, c := range []struct {
		variant string
		n       int
	}{{"holdem", 2}, {"draw", 5}} {
		for _, level := range []string{"random", "beginner", "regular", "strong"} {
			options := map[string]any{"level": level, "seed": 1.0, "budget": map[string]any{"iterations": 64.0}}
			whole := []any{13.0, 12.0, 11.0, 10.0, 3.0}[:c.n]
			if got := ask(t, "poker.choose", seat(c.variant, whole, opening(float64(c.n))), options); !strings.Contains(got, "candidates") {
				t.Fatalf("%s, %s: %q", c.variant, level, got)
			}
			for i := range whole {
				hand := append([]any{}, whole...)
				hand[i] = -1.0
				for _, hand := range []any{hand, map[string]any{"$int8": hand}, whole[:c.n-1]} {
					got := ask(t, "poker.choose", seat(c.variant, hand, opening(float64(c.n))), options)
					if !strings.Contains(got, "view.hand must be the cards of the seat") {
						t.Errorf("%s, %s, %v: %q", c.variant, level, hand, got)
					}
				}
			}
		}
	}
}

package poker

import (
	"fmt"
	"strings"
	"testing"

	"github.com/tefuda/tefuda/core/poker/player"
	"github.com/tefuda/tefuda/core/search/recordtest"
	"github.com/tefuda/tefuda/wasm/call"
	"github.com/tefuda/tefuda/wasm/call/calltest"
	"github.com/tefuda/tefuda/wasm/wire"
)

// told calls a function, adds a sum of its result to a line, and returns the result, an object.
func told(t *testing.T, line *string, name string, args ...any) map[string]any {
	t.Helper()
	return said(t, line, name, args...).(map[string]any)
}

// said is told for any result.
func said(t *testing.T, line *string, name string, args ...any) any {
	t.Helper()
	var out wire.Writer
	calltest.Function(t, &Game, "poker."+name).Call(calltest.Encode(args), &out, call.Host{Clock: func() int64 { return 0 }})
	*line += " " + recordtest.Sum(out.Bytes())
	status, v := call.Open(out.Bytes())
	if status != call.StatusOK {
		t.Fatalf("%s: %q", name, out.Bytes())
	}
	return plain(v)
}

// TestRecordedGames plays hands by the API, with a level for each seat, and compares all answers about each position with
// the recorded ones.
func TestRecordedGames(t *testing.T) {
	var lines []string
	for i, c := range [...]struct {
		rules  string
		stacks []any
		hands  int
	}{
		{"holdem no-limit", []any{200.0, 60.0, 200.0}, 4}, {"draw pot-limit jokers", []any{90.0, 50.0, 200.0, 30.0}, 3},
		{"draw fixed openers", []any{90.0, 50.0}, 4}, {"short-deck no-limit askShow", []any{100.0, 100.0, 40.0}, 3}, {"holdem fixed", []any{40.0, 40.0}, 3},
	} {
		words := strings.Fields(c.rules)
		rules := map[string]any{"variant": words[0], "limit": words[1]}
		for _, word := range words[2:] {
			if rules[word] = true; word == "jokers" {
				rules[word] = 2.0
			}
		}
		level := map[string]any{"small": 1.0, "big": 2.0, "ante": float64(i % 2), "hands": 2.0}
		if rules["openers"] == true {
			level = map[string]any{"ante": 1.0, "minBet": 2.0}
		}
		rules["stacks"], rules["levels"] = c.stacks, []any{level}
		line := c.rules
		var before any
		for n := range c.hands {
			options := map[string]any{"seed": float64(10*i + n)}
			position := any(rules)
			if n > 0 {
				position, options["from"] = map[string]any{"$undefined": true}, before
			}
			h := told(t, &line, "deal", position, options)
			for turns := h["turns"].([]any); len(turns) > 0; turns = h["turns"].([]any) {
				seat := turns[0].(float64)
				seen := told(t, &line, "view", h, map[string]any{"seat": seat})
				told(t, &line, "legal", seen)
				level := player.Levels[int(seat)%len(player.Levels)]
				best := told(t, &line, "choose", seen, map[string]any{"level": level, "seed": 5.0, "budget": map[string]any{"iterations": 12.0}})
				line += " " + fmt.Sprint(best["best"])
				h = told(t, &line, "apply", h, map[string]any{"move": best["best"]})
			}
			told(t, &line, "importGame", said(t, &line, "exportGame", h))
			if before = h; h["result"].(map[string]any)["last"] == true {
				break
			}
		}
		lines = append(lines, line)
	}
	recordtest.Same(t, "games.txt", lines, recordtest.Game)
}

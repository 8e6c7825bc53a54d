package poker

import (
	"os"
	"slices"
	"testing"

	"github.com/tefuda/tefuda/wasm/call"
	"github.com/tefuda/tefuda/wasm/call/calltest"
	"github.com/tefuda/tefuda/wasm/wire"
)

// The level strong has its tables, as the host gives them.
func init() {
	file, err := os.ReadFile("tefuda-poker.tables")
	if err == nil {
		err = useTables(file)
	}
	if err != nil {
		panic(err)
	}
}

func TestAnswers(t *testing.T) { calltest.Answers(t, &Game) }

func TestReports(t *testing.T) { calltest.Reports(t, &Game) }

func FuzzCall(f *testing.F) { calltest.Fuzz(f, &Game, nil) }

// TestProgress checks that a bulk call reports about every 100 ms of its
// clock, with numbers that grow.
func TestProgress(t *testing.T) {
	const hands = 10 * call.Batch
	request := calltest.Encode([]any{map[string]any{"$int8": slices.Repeat([]any{0.0}, hands)}, map[string]any{"cards": 1.0}})
	now, done := int64(0), 0.0
	host := call.Host{Clock: func() int64 { now += 60; return now }}
	host.Report = func(report []byte) {
		v, _ := wire.Decode(report)
		names, values, _ := v.Fields()
		n, _ := values[0].Number()
		if total, _ := values[1].Number(); !slices.Equal(names, []string{"done", "total", "ms"}) || total != hands || n <= done {
			t.Errorf("report %v %v after %v", names, values, done)
		}
		done = n
	}
	const name = "poker.evaluateMany"
	var out wire.Writer
	calltest.Function(t, &Game, name).Call(request, &out, host)
	calltest.Check(t, name, out.Bytes())
	if done < hands/2 || done > hands {
		t.Errorf("last report at %v of %d", done, hands)
	}
}

func TestVariants(t *testing.T) {
	calltest.Variants(t, &Game, func(name string) bool { return name == "solve" || name == "equity" || name == "choose" })
}

// TestNeedsTables: what only strong knows is asked for again with its tables, where they are not loaded; nothing else is.
func TestNeedsTables(t *testing.T) {
	loaded := book
	book = nil
	defer func() { book = loaded }()
	setup := map[string]any{"rules": map[string]any{"minBet": 2.0}, "stacks": []any{40.0, 40.0}, "blinds": []any{1.0, 2.0}, "button": 0.0}
	answer := func(name string, position, options map[string]any) (status byte, v wire.Value) {
		var out wire.Writer
		calltest.Function(t, &Game, name).Call(calltest.Encode([]any{position, options}), &out, call.Host{Clock: func() int64 { return 0 }})
		return call.Open(out.Bytes())
	}
	status, hand := answer("poker.startHand", setup, map[string]any{"view": 0.0})
	if status != call.StatusOK {
		t.Fatal(hand)
	}
	names, values, _ := hand.Fields()
	view := plain(values[slices.Index(names, "view")]).(map[string]any)
	for level, want := range map[string]byte{"strong": call.StatusTables, "regular": call.StatusOK} {
		if status, v := answer("poker.choose", view, map[string]any{"level": level, "budget": map[string]any{"iterations": 9.0}}); status != want {
			t.Errorf("%s: status %d, %v", level, status, v)
		}
	}
}

// plain is a decoded value as calltest.Encode takes it.
func plain(v wire.Value) any {
	if names, values, ok := v.Fields(); ok {
		object := map[string]any{}
		for i, name := range names {
			object[name] = plain(values[i])
		}
		return object
	}
	if items, ok := v.Items(); ok {
		list := make([]any, len(items))
		for i := range items {
			list[i] = plain(items[i])
		}
		return list
	}
	if b, ok := v.Bool(); ok {
		return b
	}
	if x, ok := v.Number(); ok {
		return x
	}
	if s, ok := v.String(); ok {
		return s
	}
	return nil
}

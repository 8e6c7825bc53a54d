package poker

import (
	"os"
	"slices"
	"strings"
	"testing"

	"github.com/tefuda/tefuda/wasm/call"
	"github.com/tefuda/tefuda/wasm/call/calltest"
	"github.com/tefuda/tefuda/wasm/wire"
)

// Loads the tables of the level strong, as a host does.
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

func TestProgressOfMany(t *testing.T) {
	calltest.Bulk(t, &Game, "poker.evaluateMany", "$int8", []any{0.0}, map[string]any{"cards": 1.0}, call.Batch)
}

// TestFaultOfMany: a fault after the first batch has its index among all codes.
func TestFaultOfMany(t *testing.T) {
	for _, size := range []int{2, 7} {
		for _, hand := range []int{0, 1, call.Batch - 1, call.Batch, call.Batch + 1} {
			codes, bad := slices.Repeat([]any{-1.0}, size*(call.Batch+2)), (hand+1)*size-1
			codes[bad] = 99.0
			request := calltest.Encode([]any{map[string]any{"$int8": codes}, map[string]any{"cards": float64(size)}})
			var out wire.Writer
			calltest.Function(t, &Game, "poker.evaluateMany").Call(request, &out, call.Host{Clock: func() int64 { return 0 }})
			if want := call.At("codes", bad) + " "; !strings.Contains(string(out.Bytes()), want) {
				t.Errorf("%q, not %s", out.Bytes()[:80], want)
			}
		}
	}
}

func TestVariants(t *testing.T) {
	calltest.Variants(t, &Game, func(name string) bool { return name == "videoSolve" || name == "equity" || name == "choose" })
}

// TestNeedsTables: if the tables are not loaded, decisions of strong need them, and nothing else does.
func TestNeedsTables(t *testing.T) {
	loaded := book
	book = nil
	defer func() { book = loaded }()
	rules := map[string]any{"minBet": 2.0, "stacks": []any{40.0, 40.0}, "blinds": []any{1.0, 2.0}, "button": 0.0}
	answer := func(name string, position, options map[string]any) (status byte, v wire.Value) {
		var out wire.Writer
		calltest.Function(t, &Game, name).Call(calltest.Encode([]any{position, options}), &out, call.Host{Clock: func() int64 { return 0 }})
		return call.Open(out.Bytes())
	}
	status, table := answer("poker.deal", rules, map[string]any{"views": []any{0.0}})
	if status != call.StatusOK {
		t.Fatal(table)
	}
	view := plain(table).(map[string]any)["views"].([]any)[0].(map[string]any)
	for level, want := range map[string]byte{"strong": call.StatusTables, "regular": call.StatusOK} {
		if status, v := answer("poker.choose", view, map[string]any{"level": level, "budget": map[string]any{"iterations": 9.0}}); status != want {
			t.Errorf("%s: status %d, %v", level, status, v)
		}
	}
}

// plain returns a decoded value in the form that calltest.Encode takes.
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

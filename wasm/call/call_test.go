package call_test

import (
	"bytes"
	"errors"
	"slices"
	"testing"

	"github.com/tefuda/tefuda/core/fault"
	"github.com/tefuda/tefuda/core/search"
	"github.com/tefuda/tefuda/wasm/call"
	"github.com/tefuda/tefuda/wasm/call/calltest"
	"github.com/tefuda/tefuda/wasm/wire"
)

// asked calls a function that reads options and answers true. It returns the status and
// the message of a fault.
func asked(t *testing.T, request []byte, read func(in *call.Input)) (status byte, wrong string) {
	t.Helper()
	f := call.Function{Name: "f", Run: func(in *call.Input, out *wire.Writer) {
		if read(in); in.OK() {
			out.Bool(true)
		}
	}}
	var out wire.Writer
	f.Call(request, &out, call.Host{Clock: func() int64 { return 0 }})
	status, v := call.Open(out.Bytes())
	if _, fields, ok := v.Fields(); ok {
		for i := range fields {
			part, _ := fields[i].String()
			wrong += part + "|"
		}
	}
	return status, wrong
}

// TestRequests: the valid forms of a request, and the checks that every function makes.
func TestRequests(t *testing.T) {
	object := func(name string, v any) []byte { return calltest.Encode([]any{"x", map[string]any{name: v}}) }
	for i, c := range []struct {
		request []byte
		want    string
	}{
		{nil, "type|arguments|arguments cannot be read|"},
		{[]byte{99}, "type|arguments|arguments cannot be read|"},
		{calltest.Encode("x"), "type|arguments|arguments cannot be read|"},
		{calltest.Encode([]any{}), ""},
		{calltest.Encode([]any{"x"}), ""},
		{calltest.Encode([]any{"x", map[string]any{}}), ""},
		{calltest.Encode([]any{"x", map[string]any{}, 1.0}), "arguments|arguments|arguments are 3, but a call has a position and options|"},
		{calltest.Encode([]any{"x", 5.0}), "type|options|options must be an object, not 5|"},
		{object("n", 2.0), ""},
		{object("n", 9.0), ""},
		{object("n", 1.0), "range|options.n|options.n must be an integer from 2 to 9, not 1|"},
		{object("n", 10.0), "range|options.n|options.n must be an integer from 2 to 9, not 10|"},
		{object("n", 2.5), "range|options.n|options.n must be an integer from 2 to 9, not 2.500|"},
		{object("n", "2"), "type|options.n|options.n must be an integer from 2 to 9, not \"2\"|"},
		{object("m", 2.0), "unknown|options.m|options.m is not an option of this function|"},
		{object("yes", 1.0), "type|options.yes|options.yes must be true or false, not 1|"},
		{object("word", "b"), ""},
		{object("word", "c"), "range|options.word|options.word must be \"a\" or \"b\", not \"c\"|"},
		{object("word", nil), "type|options.word|options.word must be \"a\" or \"b\", not null|"},
		{object("seed", 4294967295.0), ""},
		{object("seed", 4294967296.0), "range|options.seed|options.seed must be an integer from 0 to 4294967295, not 4294967296|"},
		{object("budget", map[string]any{"ms": 1.0}), ""},
		{object("budget", map[string]any{"ms": 0.0}), "range|options.budget.ms|options.budget.ms must be an integer from 1 to 9007199254740991, not 0|"},
		{object("budget", map[string]any{"ms": 1.0, "iterations": 1.0}), "type|options.budget|options.budget must be { iterations } or { ms }, not an object|"},
		{object("budget", map[string]any{"s": 1.0}), "type|options.budget|options.budget must be { iterations } or { ms }, not an object|"},
		{object("budget", 5.0), "type|options.budget|options.budget must be { iterations } or { ms }, not 5|"},
	} {
		status, got := asked(t, c.request, func(in *call.Input) {
			if n := in.Integer("n", 7, 2, 9); n < 2 || n > 9 {
				t.Errorf("case %d: %d", i, n)
			}
			in.Boolean("yes", true)
			in.Choice("word", "a", "b")
		})
		if got != c.want || (status == call.StatusOK) != (got == "") {
			t.Errorf("case %d: status %d, %s, want %s", i, status, got, c.want)
		}
	}
}

// TestUsual: the value of an option that is left out, or null where null is dropped.
func TestUsual(t *testing.T) {
	_, wrong := asked(t, calltest.Encode([]any{"x", map[string]any{"n": nil, "budget": map[string]any{"iterations": 3.0}}}), func(in *call.Input) {
		if in.DropNulls(""); in.Integer("n", 7, 2, 9) != 7 || !in.Boolean("yes", true) || in.Choice("word", "a", "b") != 0 || in.Seed != 0 {
			t.Error("other values than the usual ones")
		}
		if in.BudgetOr(9); in.Budget != (search.Budget{Iterations: 3}) {
			t.Error(in.Budget)
		}
	})
	if wrong != "" {
		t.Error(wrong)
	}
	asked(t, calltest.Encode([]any{}), func(in *call.Input) {
		if in.BudgetOr(9); in.Budget != (search.Budget{Iterations: 9}) || !in.Position.IsMissing() {
			t.Error(in.Budget)
		}
	})
	if b := call.BudgetOf(calltest.Encode([]any{"x", map[string]any{"budget": map[string]any{"ms": 4.0}}})); b != (search.Budget{Millis: 4}) {
		t.Error(b)
	}
}

// TestSeats: a seat that may be null.
func TestSeats(t *testing.T) {
	for i, c := range []struct {
		given any
		seat  int8
		wrong string
	}{
		{0.0, 0, ""},
		{3.0, 3, ""},
		{nil, call.Onlooker, ""},
		{4.0, 0, "range|options.view|options.view must be an integer from 0 to 3, not 4|"},
		{-1.0, 0, "range|options.view|options.view must be an integer from 0 to 3, not -1|"},
		{true, 0, "type|options.view|options.view must be an integer from 0 to 3, not true|"},
		{"turn", 0, "type|options.view|options.view must be an integer from 0 to 3, not \"turn\"|"},
		{"next", 0, "type|options.view|options.view must be an integer from 0 to 3, not \"next\"|"},
	} {
		_, wrong := asked(t, calltest.Encode([]any{"x", map[string]any{"view": c.given}}), func(in *call.Input) {
			if got := in.AsSeat("options.view", in.Option("view"), 4); got != c.seat {
				t.Errorf("case %d: seat %d", i, got)
			}
		})
		if wrong != c.wrong {
			t.Errorf("case %d: %s", i, wrong)
		}
	}
}

// TestViewers: reading the option views, and writing the view of each viewer.
func TestViewers(t *testing.T) {
	for _, c := range []struct {
		given any
		want  []int8
		wrong string
	}{
		{[]any{0.0, "turn", nil, 3.0}, []int8{0, call.Mover, call.Onlooker, 3}, ""},
		{[]any{}, []int8{}, ""},
		{0.0, []int8{}, "type|options.views|options.views must be an array of seats, \"turn\" and null, not 0|"},
		{[]any{0.0, 4.0}, []int8{0, 0}, "range|options.views[1]|options.views[1] must be an integer from 0 to 3, not 4|"},
		{[]any{"next"}, []int8{0}, "range|options.views[0]|options.views[0] must be a seat, \"turn\" or null, not \"next\"|"},
		{make([]any, 17), nil, "length|options.views|options.views must be at most 16, not an array of 17|"},
	} {
		_, wrong := asked(t, calltest.Encode([]any{"x", map[string]any{"views": c.given}}), func(in *call.Input) {
			if got := in.Viewers(4); !slices.Equal(got, c.want) {
				t.Errorf("%v: %v", c.given, got)
			}
		})
		if wrong != c.wrong {
			t.Errorf("%v: %s", c.given, wrong)
		}
	}
	for mover, want := range map[int8]any{2: 2.0, -1: nil} {
		var out wire.Writer
		out.Object()
		call.WriteViews(&out, []int8{call.Mover, call.Onlooker, 0}, mover, func(viewer int8) { out.Int(int64(viewer)) })
		call.WriteViews(&out, nil, mover, nil)
		out.End()
		if !bytes.Equal(out.Bytes(), calltest.Encode(map[string]any{"views": []any{want, -1.0, 0.0}})) {
			t.Errorf("mover %d: %x", mover, out.Bytes())
		}
	}
}

// TestKind: a table's game and version must be right, or left out.
func TestKind(t *testing.T) {
	var out wire.Writer
	out.Object()
	call.WriteKind(&out, "mnk")
	out.End()
	own, _ := wire.Decode(out.Bytes())
	_, written, _ := own.Fields()
	for want, of := range map[string][2]any{
		"": {"mnk", 1.0},
		"range|table.game|table.game must be \"mnk\", not \"poker\"|":                          {"poker", 1.0},
		"type|table.game|table.game must be \"mnk\", not 7|":                                   {7.0, 1.0},
		"range|table.version|table.version must be 1, that of this engine's tables, not 0|":    {"mnk", 0.0},
		"range|table.version|table.version must be 1, that of this engine's tables, not null|": {"mnk", nil},
	} {
		_, wrong := asked(t, calltest.Encode([]any{of[0], map[string]any{"version": of[1]}}), func(in *call.Input) {
			in.CheckKind("table", "mnk", &written[0], &written[1])
			in.CheckKind("table", "mnk", &wire.Value{}, &wire.Value{})
			version := in.Option("version")
			in.CheckKind("table", "mnk", &in.Position, &version)
		})
		if wrong != want {
			t.Errorf("%v: %s", of, wrong)
		}
	}
}

// TestRefuse: errors of core become faults of arguments, and the first one is kept.
func TestRefuse(t *testing.T) {
	_, got := asked(t, calltest.Encode([]any{}), func(in *call.Input) {
		in.Refuse("position.", &fault.Fault{Code: fault.BadCard, Field: "piles", Index: 2, Reason: "is odd"})
		in.Refuse("position.", errors.New("second"))
	})
	if want := fault.BadCard + "|position.piles[2]|position.piles[2] is odd|"; got != want {
		t.Error(got)
	}
	if _, got = asked(t, calltest.Encode([]any{}), func(in *call.Input) { in.Refuse("game.", errors.New("why")) }); got != fault.BadGame+"|game|game is wrong: why|" {
		t.Error(got)
	}
	if _, got = asked(t, calltest.Encode([]any{5.0}), (*call.Input).NoPosition); got != "arguments|position|position must be left out, not 5|" {
		t.Error(got)
	}
}

// TestTables: the response of a function that lacks its tables says only that, whatever the function wrote. A game accepts
// its own tables, or gives the reason why not.
func TestTables(t *testing.T) {
	status, _ := asked(t, calltest.Encode([]any{}), func(in *call.Input) { in.NeedTables() })
	if status != call.StatusTables {
		t.Error(status)
	}
	var out wire.Writer
	said := func(g *call.Game) (byte, string) {
		g.Accept([]byte("them"), &out)
		status, v := call.Open(out.Bytes())
		text, _ := v.String()
		return status, text
	}
	if status, text := said(&call.Game{Name: "go"}); status != call.StatusFault || text != "go has no tables" {
		t.Error(status, text)
	}
	refused := func([]byte) error { return errors.New("damaged") }
	if status, text := said(&call.Game{Name: "go", UseTables: refused}); status != call.StatusFault || text != "not the tables of go: damaged" {
		t.Error(status, text)
	}
	took := ""
	if status, _ := said(&call.Game{Name: "go", UseTables: func(b []byte) error { took = string(b); return nil }}); status != call.StatusOK || took != "them" {
		t.Error(status, took)
	}
	if call.Fault(&out, "why"); out.Bytes()[0] != call.StatusFault {
		t.Error(out.Bytes())
	}
}

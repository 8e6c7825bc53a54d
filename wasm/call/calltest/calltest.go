// Package calltest tests the handlers of every game: recorded calls, whose
// answers are the same bytes everywhere, and arbitrary requests.
package calltest

import (
	"bytes"
	"crypto/sha256"
	"encoding/binary"
	"encoding/hex"
	"encoding/json"
	"fmt"
	"math"
	"os"
	"slices"
	"strconv"
	"strings"
	"testing"

	"github.com/tefuda/tefuda/core/search"
	"github.com/tefuda/tefuda/core/search/recordtest"
	"github.com/tefuda/tefuda/wasm/call"
	"github.com/tefuda/tefuda/wasm/wire"
)

// recorded is one of the calls in testdata/calls.json.
type recorded struct {
	Name string // with the game's name: "poker.evaluate"
	Args []any
}

func calls(t testing.TB) (calls []recorded) {
	t.Helper()
	text, err := os.ReadFile("testdata/calls.json")
	if err == nil {
		err = json.Unmarshal(text, &calls)
	}
	if err != nil || len(calls) == 0 {
		t.Fatal("no recorded calls in testdata/calls.json: ", err)
	}
	return calls
}

// Answers answers the calls of testdata/calls.json and compares the answers with
// those that go test -update has written. answers.txt has a sum of each answer's
// bytes, answers.json the answers as people read them. js/test compares every
// engine's bytes with the same sums: amd64, 386 and both compilers' WebAssembly
// give the same bytes.
func Answers(t *testing.T, game *call.Game) {
	calls := calls(t)
	var sums, said []string
	for _, c := range calls {
		response := answer(t, game, c.Name, Encode(c.Args))
		sum := sha256.Sum256(response)
		sums = append(sums, c.Name+" "+hex.EncodeToString(sum[:8]))
		said = append(said, entry(c, response))
	}
	recordtest.Same(t, "answers.txt", sums, func(i int) string { return fmt.Sprintf("%s(%v)", calls[i].Name, calls[i].Args) })
	lines := strings.Split("[\n"+strings.Join(said, ",\n")+"\n]", "\n")
	recordtest.Same(t, "answers.json", lines, func(i int) string { return fmt.Sprint("line ", i+1) })
}

// Reports answers the calls of testdata/calls.json with a clock that runs fast, and
// compares the reports of progress with testdata/reports.txt. The file has a line for
// each call that reports: the number of reports, a sum of all, and the last one.
// Reports must not change an answer, unless the budget is in milliseconds.
func Reports(t *testing.T, game *call.Game) {
	calls, reporting := calls(t), []recorded(nil)
	var lines []string
	for _, c := range calls {
		now := int64(0)
		clock := func() int64 { now += 60; return now }
		var out, quiet wire.Writer
		var all []string
		last := ""
		f := Function(t, game, c.Name)
		f.Call(Encode(c.Args), &out, call.Host{Clock: clock, Report: func(block []byte) {
			v, ok := wire.Decode(block)
			if last = text(v); !ok {
				t.Errorf("%s reports % x", c.Name, block)
			}
			all = append(all, last)
		}})
		now = 0
		f.Call(Encode(c.Args), &quiet, call.Host{Clock: clock})
		if budget := call.BudgetOf(Encode(c.Args)); budget.Millis == 0 && !bytes.Equal(out.Bytes(), quiet.Bytes()) {
			t.Errorf("%s(%v) is answered otherwise where nobody asks for reports", c.Name, c.Args)
		}
		if len(all) > 0 {
			reporting = append(reporting, c)
			lines = append(lines, fmt.Sprintf("%s %d %s %s", c.Name, len(all), recordtest.Sum(all), last))
		}
	}
	recordtest.Same(t, "reports.txt", lines, func(i int) string { return fmt.Sprintf("the report of %v", reporting[i].Args) })
}

// text writes a value for people.
func text(v wire.Value) string {
	if names, values, ok := v.Fields(); ok {
		for i := range names {
			names[i] += ":" + text(values[i])
		}
		return "{" + strings.Join(names, " ") + "}"
	}
	if items, ok := v.Items(); ok {
		all := make([]string, len(items))
		for i := range items {
			all[i] = text(items[i])
		}
		return "[" + strings.Join(all, " ") + "]"
	}
	return v.Describe()
}

// Function returns the function with a full name: "poker.evaluate".
func Function(t testing.TB, game *call.Game, name string) call.Function {
	t.Helper()
	i := slices.IndexFunc(game.Functions, func(f call.Function) bool { return game.Name+"."+f.Name == name })
	if i < 0 {
		t.Fatalf("no function %s", name)
	}
	return game.Functions[i]
}

func answer(t testing.TB, game *call.Game, name string, request []byte) []byte {
	t.Helper()
	var out wire.Writer
	now := int64(0)
	Function(t, game, name).Call(request, &out, call.Host{Clock: func() int64 { now++; return now }})
	return out.Bytes()
}

// Encode encodes a JSON value as js/wire.js does. Values that JSON lacks are
// objects: {"$int8": […]}, {"$uint8": […]}, {"$words": ["…"]} (a BigUint64Array),
// {"$number": "NaN"} and {"$undefined": true}.
func Encode(v any) []byte {
	var e encoder
	e.value(v)
	return e.block
}

type encoder struct{ block []byte }

func (e *encoder) size(n int) { e.block = binary.LittleEndian.AppendUint32(e.block, uint32(n)) }

func (e *encoder) text(s string) {
	e.size(len(s))
	e.block = append(e.block, s...)
}

func (e *encoder) number(x float64) {
	e.block = binary.LittleEndian.AppendUint64(append(e.block, 4), math.Float64bits(x))
}

func (e *encoder) value(v any) {
	switch v := v.(type) {
	case nil:
		e.block = append(e.block, 1)
	case bool:
		e.block = append(e.block, map[bool]byte{false: 2, true: 3}[v])
	case float64:
		e.number(v)
	case string:
		e.block = append(e.block, 5)
		e.text(v)
	case []any:
		e.block = append(e.block, 6)
		e.size(len(v))
		for _, x := range v {
			e.value(x)
		}
	case map[string]any:
		if !e.special(v) {
			e.object(v)
		}
	}
}

func (e *encoder) object(v map[string]any) {
	e.block = append(e.block, 7)
	e.size(len(v))
	keys := make([]string, 0, len(v))
	for k := range v {
		keys = append(keys, k)
	}
	slices.Sort(keys)
	for _, k := range keys {
		e.text(k)
		e.value(v[k])
	}
}

func (e *encoder) special(v map[string]any) bool {
	if text, ok := v["$number"].(string); ok {
		x, _ := strconv.ParseFloat(text, 64)
		e.number(x)
		return true
	}
	if v["$undefined"] == true {
		e.block = append(e.block, 0)
		return true
	}
	if elements, ok := v["$int8"].([]any); ok {
		e.elements(8, len(elements))
		for _, x := range elements {
			e.block = append(e.block, byte(int8(x.(float64))))
		}
		return true
	}
	if elements, ok := v["$uint8"].([]any); ok {
		e.elements(12, len(elements))
		for _, x := range elements {
			e.block = append(e.block, byte(x.(float64)))
		}
		return true
	}
	if elements, ok := v["$words"].([]any); ok {
		e.elements(10, len(elements))
		for _, x := range elements {
			n, _ := strconv.ParseUint(x.(string), 0, 64)
			e.block = binary.LittleEndian.AppendUint64(e.block, n)
		}
		return true
	}
	return false
}

func (e *encoder) elements(tag byte, n int) {
	e.block = append(e.block, tag)
	e.size(n)
	for len(e.block)%8 != 0 {
		e.block = append(e.block, 0)
	}
}

// Fuzz calls every function with arbitrary bytes. None may panic, and every response
// must be whole. usuallyLong names the functions that run long without a budget:
// their calls without one are skipped. It may be nil.
func Fuzz(f *testing.F, game *call.Game, usuallyLong func(name string) bool) {
	for _, c := range calls(f) {
		i := slices.IndexFunc(game.Functions, func(f call.Function) bool { return game.Name+"."+f.Name == c.Name })
		f.Add(uint8(i), Encode(c.Args))
	}
	f.Fuzz(func(t *testing.T, function uint8, request []byte) {
		budget := call.BudgetOf(request)
		if budget.Iterations > 1000 || budget.Millis > 1000 {
			t.Skip("a long search")
		}
		name := game.Functions[int(function)%len(game.Functions)].Name
		if budget == (search.Budget{}) && usuallyLong != nil && usuallyLong(name) {
			t.Skip("a search of the usual length")
		}
		name = game.Name + "." + name
		Check(t, name, answer(t, game, name, request))
	})
}

// Check checks that a response has a known status, its own length and one value. A
// fault must have a code, a field, and a message that begins with the field.
func Check(t testing.TB, name string, response []byte) {
	t.Helper()
	const headerSize, statusInput = 8, 1
	if n := binary.LittleEndian.Uint32(response[4:]); int(n) != len(response) || response[0] > statusInput {
		t.Fatalf("%s: status %d, says %d bytes, has %d", name, response[0], n, len(response))
	}
	v, ok := wire.Decode(response[headerSize:])
	if !ok {
		t.Fatalf("%s: no value in % x", name, response)
	}
	if response[0] != statusInput {
		return
	}
	_, fields, _ := v.Fields()
	for i := range 3 {
		if text, ok := fields[i].String(); !ok || text == "" {
			t.Fatalf("%s: fault %v", name, fields)
		}
	}
	field, _ := fields[1].String()
	if message, _ := fields[2].String(); !strings.HasPrefix(message, field) {
		t.Fatalf("%s: the message %q does not name the field %q", name, message, field)
	}
}

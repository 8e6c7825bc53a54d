package api

import (
	"encoding/binary"
	"encoding/hex"
	"encoding/json"
	"flag"
	"math"
	"os"
	"path/filepath"
	"slices"
	"strconv"
	"strings"
	"testing"

	"github.com/tefuda/tefuda/core/search"
	"github.com/tefuda/tefuda/wasm/wire"
)

var update = flag.Bool("update", false, "rewrite the answers in testdata")

// recorded is one of the calls that testdata holds, a file a game.
type recorded struct {
	Name string
	Args []any
}

// eachGame calls f with the name and the calls of every file of testdata.
func eachGame(t testing.TB, f func(game string, calls []recorded)) {
	t.Helper()
	files, err := filepath.Glob("testdata/*.json")
	if err != nil || len(files) == 0 {
		t.Fatal("no recorded calls in testdata", err)
	}
	for _, file := range files {
		text, err := os.ReadFile(file)
		if err != nil {
			t.Fatal(err)
		}
		var calls []recorded
		if err := json.Unmarshal(text, &calls); err != nil {
			t.Fatal(file, err)
		}
		f(strings.TrimSuffix(filepath.Base(file), ".json"), calls)
	}
}

// TestAnswers answers the calls of testdata/<game>.json and compares the bytes
// with testdata/<game>.txt. js/test does the same with every engine, so that
// amd64, 386 and both compilers' WebAssembly give the same bytes.
func TestAnswers(t *testing.T) {
	eachGame(t, func(game string, calls []recorded) {
		t.Run(game, func(t *testing.T) { compareAnswers(t, "testdata/"+game+".txt", calls) })
	})
}

func compareAnswers(t *testing.T, file string, calls []recorded) {
	var got []string
	for _, c := range calls {
		got = append(got, hex.EncodeToString(answer(t, c.Name, encode(c.Args))))
	}
	if *update {
		if err := os.WriteFile(file, []byte(strings.Join(got, "\n")+"\n"), 0o644); err != nil {
			t.Fatal(err)
		}
	}
	text, err := os.ReadFile(file)
	if err != nil {
		t.Fatal(err)
	}
	want := strings.Fields(string(text))
	if len(want) != len(got) {
		t.Fatalf("%d calls, %d recorded answers", len(got), len(want))
	}
	for i := range got {
		if got[i] != want[i] {
			t.Errorf("%s(%v):\n got %s\nwant %s", calls[i].Name, calls[i].Args, got[i], want[i])
		}
	}
}

func answer(t *testing.T, name string, request []byte) []byte {
	t.Helper()
	i := slices.IndexFunc(Functions, func(f Function) bool { return f.Name == name })
	if i < 0 {
		t.Fatalf("no function %s", name)
	}
	var out wire.Writer
	now := int64(0)
	Functions[i].Call(request, &out, Host{Clock: func() int64 { now++; return now }})
	return out.Bytes()
}

// encode writes what js/wire.js would for a JSON value in which typed arrays
// are {"$int8": […]} and {"$words": ["…"]}, and {"$number": "NaN"} is a number.
func encode(v any) []byte {
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
	if elements, ok := v["$int8"].([]any); ok {
		e.elements(8, len(elements))
		for _, x := range elements {
			e.block = append(e.block, byte(int8(x.(float64))))
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

// FuzzCall hands every function any bytes: none may panic, and every response
// must be whole.
func FuzzCall(f *testing.F) {
	eachGame(f, func(_ string, calls []recorded) {
		for _, c := range calls {
			i := slices.IndexFunc(Functions, func(f Function) bool { return f.Name == c.Name })
			f.Add(uint8(i), encode(c.Args))
		}
	})
	f.Fuzz(func(t *testing.T, function uint8, request []byte) {
		var in input
		if in.read(request); in.budget.Iterations > 1000 || in.budget.Millis > 1000 {
			t.Skip("a long search")
		}
		name := Functions[int(function)%len(Functions)].Name
		if in.budget == (search.Budget{}) && usuallyLong(name) {
			t.Skip("a search of the usual length")
		}
		checkResponse(t, name, answer(t, name, request))
	})
}

func usuallyLong(name string) bool {
	return strings.HasPrefix(name, "calculation.") || strings.HasPrefix(name, "daifugo.choose") || name == "daifugo.playout"
}

// checkResponse checks what every response must be: a known status, its own
// length, one value, and of a fault code, field and a message that names the
// field.
func checkResponse(t *testing.T, name string, response []byte) {
	t.Helper()
	if n := binary.LittleEndian.Uint32(response[4:]); int(n) != len(response) || response[0] > statusInput {
		t.Fatalf("%s: status %d, says %d bytes, has %d", name, response[0], n, len(response))
	}
	v, ok := wire.Decode(response[headerSize:])
	if !ok {
		t.Fatalf("%s: no value in % x", name, response)
	}
	if response[0] == statusOK {
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

// TestProgress checks that a bulk call reports about every 100 ms of its
// clock, with numbers that grow.
func TestProgress(t *testing.T) {
	const hands = 10 * batch
	codes := encoder{block: []byte{6, 2, 0, 0, 0}} // an array of two arguments
	codes.elements(8, hands)
	codes.block = append(codes.block, make([]byte, hands)...)
	codes.value(map[string]any{"cards": 1.0})
	now, done := int64(0), 0.0
	host := Host{Clock: func() int64 { now += 60; return now }}
	host.Report = func(report []byte) {
		v, _ := wire.Decode(report)
		names, values, _ := v.Fields()
		n, _ := values[0].Number()
		if total, _ := values[1].Number(); !slices.Equal(names, []string{"done", "total", "ms"}) || total != hands || n <= done {
			t.Errorf("report %v %v after %v", names, values, done)
		}
		done = n
	}
	many := Functions[slices.IndexFunc(Functions, func(f Function) bool { return f.Name == "poker.evaluateMany" })]
	var out wire.Writer
	many.Call(codes.block, &out, host)
	checkResponse(t, many.Name, out.Bytes())
	if done < hands/2 || done > hands {
		t.Errorf("last report at %v of %d", done, hands)
	}
}

package shape

import (
	"testing"
	"unsafe"

	"github.com/tefuda/tefuda/wasm/call"
	"github.com/tefuda/tefuda/wasm/call/calltest"
	"github.com/tefuda/tefuda/wasm/wire"
)

// A thing has a field of each kind.
type thing struct {
	a     int8
	b     int16
	c     int32
	d     int64
	as    [4]int8
	ds    [4]int64
	on    bool
	x     float64
	seat  int8
	text  string
	plain wire.Value
	rank  int8
}

var inThing thing

const kindRank = Own

var fields = [...]Field{
	{"a", Int8 | Needed, 100, unsafe.Offsetof(inThing.a)},
	{"b", Int16 | Signed, 1000, unsafe.Offsetof(inThing.b)},
	{"c", Int32, 1 << 20, unsafe.Offsetof(inThing.c)},
	{"d", Int64, 1 << 30, unsafe.Offsetof(inThing.d)},
	{"as", Int8s, 9, unsafe.Offsetof(inThing.as)},
	{"ds", Int64s | Signed, 9, unsafe.Offsetof(inThing.ds)},
	{"on", Flag, 0, unsafe.Offsetof(inThing.on)},
	{"x", Float, 0, unsafe.Offsetof(inThing.x)},
	{"seat", Seat, 0, unsafe.Offsetof(inThing.seat)},
	{"text", Text, 0, unsafe.Offsetof(inThing.text)},
	{"plain", Plain, 0, unsafe.Offsetof(inThing.plain)},
	{"rank", kindRank, 0, unsafe.Offsetof(inThing.rank)},
}

type ranks struct{}

func (ranks) ReadOwn(_ *Field, v *wire.Value, at unsafe.Pointer) {
	text, _ := v.String()
	*(*int8)(at) = int8(text[0])
}

func (ranks) WriteOwn(out *wire.Writer, f *Field, at unsafe.Pointer) {
	out.TextField(f.Name, string(rune(*(*int8)(at))))
}

func write(out *wire.Writer, t *thing) {
	Write(out, fields[:], unsafe.Pointer(t), 3, ranks{})
}

// read calls a function that reads a thing and answers with it. If same is not nil, it only checks the fields against same.
func read(t *testing.T, given map[string]any, same *thing) (status byte, answer wire.Value) {
	f := call.Function{Name: "read", Run: func(in *call.Input, out *wire.Writer) {
		r, got := Reader{In: in, Field: "thing", Index: -1, Seats: 3}, thing{}
		if r.Open("a thing", &in.Position) {
			if same == nil {
				r.Read(fields[:], unsafe.Pointer(&got), ranks{})
			} else {
				r.Same(func(out *wire.Writer) { write(out, same) })
			}
			r.End()
		}
		if in.OK() {
			out.Object()
			write(out, &got)
			out.End()
		}
	}}
	var out wire.Writer
	f.Call(calltest.Encode([]any{given}), &out, call.Host{})
	return call.Open(out.Bytes())
}

func whole() map[string]any {
	return map[string]any{
		"a": 100.0, "b": -1000.0, "c": 70000.0, "d": 1e9, "as": []any{1.0, 2.0, 9.0}, "ds": []any{-9.0, 0.0, 9.0}, "on": true, "x": .5,
		"seat": nil, "text": "手札", "plain": map[string]any{"a": []any{nil, "b"}}, "rank": "K",
	}
}

// TestRead reads and writes a value of each kind, and refuses others.
func TestRead(t *testing.T) {
	want, _ := wire.Decode(calltest.Encode(whole()))
	if status, got := read(t, whole(), nil); status != call.StatusOK || !got.Equal(&want) {
		t.Errorf("%d, %v, want %v", status, got, want)
	}
	for _, c := range []struct {
		name  string
		value any
		want  string
	}{
		{"a", nil, "thing.a must be an integer from 0 to 100, not null"},
		{"a", 101.0, "thing.a must be an integer from 0 to 100, not 101"},
		{"b", -1001.0, "thing.b must be an integer from -1000 to 1000, not -1001"},
		{"as", []any{1.0, 2.0}, "thing.as must have 3 numbers, a player each, not 2"},
		{"as", 1.0, "thing.as must be an array of 3 numbers, not 1"},
		{"ds", []any{1.0, 2.0, 10.0}, "thing.ds[2] must be an integer from -9 to 9, not 10"},
		{"on", "yes", "thing.on must be true or false, not \"yes\""},
		{"x", "1", "thing.x must be a number, not \"1\""},
		{"seat", 3.0, "thing.seat must be an integer from 0 to 2, not 3"},
		{"text", 3.0, "thing.text must be text, not 3"},
		{"other", 3.0, "thing.other is not part of it"},
	} {
		given := whole()
		given[c.name] = c.value
		status, answer := read(t, given, nil)
		if got := message(answer); status == call.StatusOK || got != c.want {
			t.Errorf("%s = %v: %s", c.name, c.value, got)
		}
	}
	given := whole()
	delete(given, "a")
	if _, answer := read(t, given, nil); message(answer) != "thing.a is missing: it must be an integer from 0 to 100" {
		t.Error(message(answer))
	}
}

func message(answer wire.Value) string {
	names, values, _ := answer.Fields()
	for i := range names {
		if names[i] == "message" {
			text, _ := values[i].String()
			return text
		}
	}
	return "no message"
}

// TestSame compares a given object, whole or in part, and names the field that differs.
func TestSame(t *testing.T) {
	plain, _ := wire.Decode(calltest.Encode(map[string]any{"a": []any{nil, "b"}}))
	same := &thing{a: 100, b: -1000, c: 70000, d: 1e9, as: [4]int8{1, 2, 9, 7}, ds: [4]int64{-9, 0, 9, 7}, on: true, x: .5, seat: -1, text: "手札", plain: plain, rank: 'K'}
	for _, c := range []struct {
		name  string
		value any
		want  string
	}{
		{"c", 70000.0, "no message"},
		{"plain", map[string]any{"a": []any{nil, "b"}, "words": "two"}, "no message"},
		{"plain", map[string]any{}, "no message"},
		{"c", 70001.0, "thing.c must be 70000 as the rest tells, not 70001"},
		{"b", "two", "thing.b must be -1000 as the rest tells, not \"two\""},
		{"as", []any{1.0, 2.0, 8.0}, "thing.as[2] must be 9 as the rest tells, not 8"},
		{"as", []any{1.0}, "thing.as must be an array of 3 as the rest tells, not an array of 1"},
		{"seat", 0.0, "thing.seat must be null as the rest tells, not 0"},
		{"on", false, "thing.on must be true as the rest tells, not false"},
		{"rank", "Q", "thing.rank must be \"K\" as the rest tells, not \"Q\""},
		{"plain", map[string]any{"a": []any{nil, "c"}}, "thing.plain.a[1] must be \"b\" as the rest tells, not \"c\""},
		{"plain", map[string]any{"a": []any{nil, "b"}, "c": 1.0}, "thing.plain.c is not part of it"},
		{"other", 1.0, "thing.other is not part of it"},
	} {
		given := whole()
		given[c.name] = c.value
		if _, answer := read(t, given, same); message(answer) != c.want {
			t.Errorf("%s = %v: %s", c.name, c.value, message(answer))
		}
		if _, answer := read(t, map[string]any{c.name: c.value}, same); message(answer) != c.want {
			t.Errorf("only %s = %v: %s", c.name, c.value, message(answer))
		}
	}
}

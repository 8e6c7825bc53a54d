package call_test

import (
	"bytes"
	"testing"

	"github.com/tefuda/tefuda/wasm/call"
	"github.com/tefuda/tefuda/wasm/call/calltest"
	"github.com/tefuda/tefuda/wasm/wire"
)

// kinds has a field of each kind.
var kinds = []call.Field{
	{Name: "any", Want: "a thing", Needed: true},
	{Name: "int", Kind: call.Int, Low: 12, High: 19, Usual: 17},
	{Name: "bool", Kind: call.Bool, Usual: 1},
	{Name: "word", Kind: call.Word, Words: []string{"a", "b"}, Usual: 1},
	{Name: "text", Kind: call.Text, Want: "some text"},
}

// TestFields: the value or fault of each kind of field, given or not, the same for a position and for options.
func TestFields(t *testing.T) {
	type object = map[string]any
	usual := [5]int64{0, 17, 1, 1, 0}
	for i, c := range []struct {
		given any
		n     [5]int64
		text  string
		fault string // of a position; # stands for the field's path
	}{
		{object{"any": nil}, usual, "", ""},
		{object{"any": 5.0, "int": 12.0, "bool": false, "word": "a", "text": "x"}, [5]int64{0, 12}, "x", ""},
		{object{"any": 5.0, "int": 19.0, "bool": true, "word": "b", "text": ""}, [5]int64{0, 19, 1, 1}, "", ""},
		{object{}, usual, "", "missing|#.any|#.any is missing: it must be a thing|"},
		{object{"any": 1.0, "int": 11.0}, [5]int64{0, 12, 1, 1}, "", "range|#.int|#.int must be an integer from 12 to 19, not 11|"},
		{object{"any": 1.0, "int": nil}, [5]int64{0, 12, 1, 1}, "", "type|#.int|#.int must be an integer from 12 to 19, not null|"},
		{object{"any": 1.0, "bool": "yes"}, [5]int64{0, 17, 0, 1}, "", "type|#.bool|#.bool must be true or false, not \"yes\"|"},
		{object{"any": 1.0, "word": "c"}, [5]int64{0, 17, 1, 0}, "", "range|#.word|#.word must be \"a\" or \"b\", not \"c\"|"},
		{object{"any": 1.0, "word": 1.0}, [5]int64{0, 17, 1, 0}, "", "type|#.word|#.word must be \"a\" or \"b\", not 1|"},
		{object{"any": 1.0, "text": 4.0}, usual, "", "type|#.text|#.text must be some text, not 4|"},
	} {
		for _, where := range []string{"position", "options"} {
			request := calltest.Encode([]any{c.given})
			if where == "options" {
				request = calltest.Encode([]any{nil, c.given})
			}
			_, fault := asked(t, request, func(in *call.Input) {
				var parts [5]call.Part
				if where == "options" {
					in.Options(kinds, parts[:])
				} else if !in.Object(where, "an object", "a thing", in.Position, kinds, parts[:]) {
					t.Errorf("case %d is no object", i)
				}
				for k := range parts {
					_, given := c.given.(object)[kinds[k].Name]
					if parts[k].N != c.n[k] || parts[k].Given() != given || parts[k].Value.IsMissing() == given {
						t.Errorf("case %d, %s.%s: %+v", i, where, kinds[k].Name, parts[k])
					}
				}
				if parts[4].Text != c.text {
					t.Errorf("case %d, %s: text %q", i, where, parts[4].Text)
				}
			})
			if want := string(bytes.ReplaceAll([]byte(c.fault), []byte("#"), []byte(where))); fault != want {
				t.Errorf("case %d: %s, want %s", i, fault, want)
			}
		}
	}
}

// TestObjects: values that are no object, and objects with fields outside the table.
func TestObjects(t *testing.T) {
	for i, c := range []struct {
		given any
		ok    bool
		want  string
	}{
		{5.0, false, "type|position|position must be an object, not 5|"},
		{map[string]any{"other": 1.0, "any": 2.0}, true, "unknown|position.other|position.other is not part of a thing: any, int, bool, word, text|"},
	} {
		_, fault := asked(t, calltest.Encode([]any{c.given}), func(in *call.Input) {
			var parts [5]call.Part
			if ok := in.Object("position", "an object", "a thing", in.Position, kinds, parts[:]); ok != c.ok {
				t.Errorf("case %d: %v", i, ok)
			}
		})
		if fault != c.want {
			t.Errorf("case %d: %s", i, fault)
		}
	}
	for i := range kinds {
		if got := call.Find(kinds, kinds[i].Name); got != i {
			t.Errorf("%s is found at %d", kinds[i].Name, got)
		}
	}
	if got := call.Find(kinds, "other"); got != -1 {
		t.Errorf("what is not there is found at %d", got)
	}
}

// TestHeaders: every response is a status, three bytes 0, its length, and one value.
func TestHeaders(t *testing.T) {
	var out wire.Writer
	null := []byte{0, 0, 0, 0, 9, 0, 0, 0, 1}
	accepts := call.Game{UseTables: func([]byte) error { return nil }}
	if accepts.Accept(nil, &out); !bytes.Equal(out.Bytes(), null) {
		t.Errorf("accepted: % x", out.Bytes())
	}
	if call.Fault(&out, "why"); !bytes.Equal(out.Bytes(), append([]byte{call.StatusFault, 0, 0, 0, 16, 0, 0, 0, 5, 3, 0, 0, 0}, "why"...)) {
		t.Errorf("a fault: % x", out.Bytes())
	}
	f := call.Function{Run: func(in *call.Input, out *wire.Writer) { in.OK(); out.Null() }}
	if f.Call(calltest.Encode([]any{}), &out, call.Host{}); !bytes.Equal(out.Bytes(), null) {
		t.Errorf("a result: % x", out.Bytes())
	}
}

// TestDropNulls: an option that is null counts as known, whatever its name.
func TestDropNulls(t *testing.T) {
	drop := func(in *call.Input) { in.DropNulls("") }
	if _, fault := asked(t, calltest.Encode([]any{"x", map[string]any{"nobody": nil}}), drop); fault != "" {
		t.Error(fault)
	}
	if _, fault := asked(t, calltest.Encode([]any{"x", map[string]any{"nobody": nil}}), func(in *call.Input) { in.DropNulls("nobody") }); fault == "" {
		t.Error("a null that says something is dropped")
	}
	if _, fault := asked(t, calltest.Encode([]any{"x", map[string]any{"nobody": nil}}), func(*call.Input) {}); fault == "" {
		t.Error("an option that nobody knows is taken")
	}
}

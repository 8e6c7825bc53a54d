package wire

import (
	"math"
	"testing"
)

// TestRoundTrip writes one value of each kind and reads it again.
func TestRoundTrip(t *testing.T) {
	var w Writer
	w.Array()
	w.Null()
	w.Bool(true)
	w.Number(-0.1)
	w.String("手札")
	w.Object()
	w.Key("n")
	w.Int(1 << 52)
	w.End()
	copy(Int32s[int32](&w, 3), []int32{1, -2, 3})
	w.End()
	v, ok := Decode(w.Bytes())
	items, isArray := v.Items()
	if !ok || !isArray || len(items) != 6 {
		t.Fatalf("%v, %v", v, ok)
	}
	if items[0].IsMissing() || items[0].Describe() != "null" {
		t.Errorf("null reads as %v", items[0])
	}
	if b, ok := items[1].Bool(); !b || !ok {
		t.Error("true is lost")
	}
	if x, ok := items[2].Number(); x != -0.1 || !ok {
		t.Errorf("-0.1 reads as %v", x)
	}
	if s, ok := items[3].String(); s != "手札" || !ok {
		t.Errorf("手札 reads as %q", s)
	}
	names, values, ok := items[4].Fields()
	if x, _ := values[0].Number(); !ok || names[0] != "n" || x != 1<<52 {
		t.Errorf("object reads as %v %v", names, values)
	}
	if items[5].at.tag != tagInt32s || len(items[5].bytes()) != 12 || elementsOf[int32](items[5].bytes())[1] != -2 {
		t.Errorf("Int32Array reads as %v", items[5])
	}
}

// TestValue writes values as they were decoded.
func TestValue(t *testing.T) {
	var w Writer
	w.Array()
	w.Null()
	w.Undefined()
	w.Bool(true)
	w.Bool(false)
	w.Number(math.Inf(-1))
	w.Object()
	w.Key("手")
	w.String("札")
	w.Key("")
	w.Array()
	w.End()
	w.Key("o")
	w.Object()
	w.End()
	w.End()
	w.End()
	v, ok := Decode(w.Bytes())
	if !ok || !v.IsPlain() {
		t.Fatalf("%v, %v", v, ok)
	}
	var again Writer
	if again.Value(&v); string(again.Bytes()) != string(w.Bytes()) {
		t.Errorf("%v, want %v", again.Bytes(), w.Bytes())
	}
	for _, strange := range []func(w *Writer){
		func(w *Writer) { w.Other("Map") },
		func(w *Writer) { Int32s[int32](w, 1) },
		func(w *Writer) { w.Elements("Int8Array", 3) },
	} {
		var w Writer
		w.Array()
		w.Object()
		w.Key("x")
		strange(&w)
		w.End()
		w.End()
		if v, ok := Decode(w.Bytes()); !ok || v.IsPlain() {
			t.Errorf("%v is plain: %v", w.Bytes(), v)
		}
	}
}

// TestDecodeRejects decodes blocks that are cut short or have a wrong size.
func TestDecodeRejects(t *testing.T) {
	nested := make([]byte, 0, 5*(maxDepth+2))
	for range maxDepth + 2 {
		nested = append(nested, tagArray, 1, 0, 0, 0)
	}
	for name, block := range map[string][]byte{
		"empty":                   {},
		"unknown tag":             {13},
		"more than one value":     {tagNull, tagNull},
		"half a number":           {tagNumber, 1, 2, 3},
		"string past the end":     {tagString, 2, 0, 0, 0, 'a'},
		"string of 4 GB":          {tagString, 255, 255, 255, 255},
		"array of 4 G values":     {tagArray, 255, 255, 255, 255, tagNull},
		"object without a value":  {tagObject, 1, 0, 0, 0, 0, 0, 0, 0},
		"words past the end":      {tagUint64s, 1, 0, 0, 0, 0, 0, 0, 1, 2, 3},
		"typed array of 32 GB":    {tagUint64s, 255, 255, 255, 255, 0, 0, 0},
		"nested too deep":         append(nested, tagNull),
		"more values than bounds": append([]byte{tagArray, 1, 0, 1, 0}, make([]byte, maxValues+1)...),
	} {
		if v, ok := Decode(block); ok {
			t.Errorf("%s: decoded as %v", name, v)
		}
	}
}

func TestDescribe(t *testing.T) {
	for want, v := range map[string]node{
		"undefined":             {},
		"NaN":                   {tag: tagNumber, number: math.NaN()},
		"-Infinity":             {tag: tagNumber, number: math.Inf(-1)},
		"-3":                    {tag: tagNumber, number: -3},
		"-0.500":                {tag: tagNumber, number: -0.5},
		"9007199254740991":      {tag: tagNumber, number: 1<<53 - 1},
		"a number beyond ±2^53": {tag: tagNumber, number: 1e300},
		`"手札手札手札手札手札手札手札手札手札手札…"`: {tag: tagString, text: "手札手札手札手札手札手札手札手札手札手札手"},
		"of type Date": {tag: tagOther, text: "Date"},
	} {
		if got := (Value{&v}).Describe(); got != want {
			t.Errorf("%s, want %s", got, want)
		}
	}
}

// TestUint32: the lowest byte first, and all four of them.
func TestUint32(t *testing.T) {
	b := make([]byte, 4)
	if PutUint32(b, 0x89abcdef); string(b) != "\xef\xcd\xab\x89" || getUint32(b) != 0x89abcdef {
		t.Errorf("% x, %x", b, getUint32(b))
	}
}

func FuzzDecode(f *testing.F) {
	f.Add([]byte{tagArray, 2, 0, 0, 0, tagNull, tagString, 1, 0, 0, 0, 'a'})
	f.Add([]byte{tagInt8s, 2, 0, 0, 0, 0, 0, 0, 1, 2})
	f.Fuzz(func(t *testing.T, block []byte) {
		if v, ok := Decode(block); ok {
			_ = v.Describe()
		}
	})
}

// TestElements: typed arrays keep their type, their bytes, and their alignment to a multiple of eight.
func TestElements(t *testing.T) {
	for _, c := range []struct {
		name, described string
		size            int
	}{{"Int8Array", "an Int8Array", 3}, {"Uint8Array", "of type Uint8Array", 5}, {"Int32Array", "an Int32Array", 8}, {"BigUint64Array", "a BigUint64Array", 16}} {
		var w Writer
		w.Array()
		to := w.Elements(c.name, c.size)
		for i := range to {
			to[i] = byte(i + 1)
		}
		w.Null()
		w.End()
		v, ok := Decode(w.Bytes())
		items, _ := v.Items()
		if !ok || len(items) != 2 || len(to) != c.size {
			t.Fatalf("%s: %v", c.name, w.Bytes())
		}
		name, bytes, isTyped := items[0].Elements()
		if !isTyped || name != c.name || string(bytes) != string(to) || items[0].Describe() != c.described || items[0].IsPlain() {
			t.Errorf("%s: %s %v, %s", c.name, name, bytes, items[0].Describe())
		}
		if _, _, isTyped := items[1].Elements(); isTyped {
			t.Error("null is a typed array")
		}
	}
	if new(Writer).Elements("Float64Array", 8) != nil {
		t.Error("an array of floats is written")
	}
	for name, v := range map[string]Value{"undefined": {}, "object": {&node{tag: tagObject}}} {
		if _, b, ok := v.Elements(); b != nil || ok {
			t.Errorf("%s is a typed array", name)
		}
	}
}

// TestEqual: the order of fields does not matter, and all else does.
func TestEqual(t *testing.T) {
	object := func(keys []string, values ...Value) Value {
		return Value{&node{tag: tagObject, keys: keys, items: values}}
	}
	list := func(values ...Value) Value { return Value{&node{tag: tagArray, items: values}} }
	one, two, yes, null := Value{&node{tag: tagNumber, number: 1}}, Value{&node{tag: tagNumber, number: 2}}, Value{&node{tag: tagTrue}}, Value{&node{tag: tagNull}}
	a := object([]string{"a", "b"}, list(one, Text("x")), yes)
	for _, same := range []Value{a, object([]string{"b", "a"}, yes, list(one, Text("x")))} {
		if !a.Equal(&same) || !same.Equal(&a) {
			t.Errorf("%v is not %v", same, a)
		}
	}
	for _, other := range []Value{
		null, list(one, Text("x")), object([]string{"a"}, list(one, Text("x"))), object([]string{"a", "c"}, list(one, Text("x")), yes),
		object([]string{"a", "b"}, list(two, Text("x")), yes), object([]string{"a", "b"}, list(one, Text("y")), yes),
		object([]string{"a", "b"}, list(Text("x"), one), yes), object([]string{"a", "b"}, list(one, Text("x")), null),
		object([]string{"a", "b"}, list(one), yes), object([]string{"a", "b"}, list(one, Text("x")), list()),
	} {
		if a.Equal(&other) || other.Equal(&a) {
			t.Errorf("%v is %v", other, a)
		}
	}
	if typed := (Value{&node{tag: tagInt8s, text: "\x01"}}); typed.Equal(&typed) {
		t.Error("typed arrays are compared")
	}
}

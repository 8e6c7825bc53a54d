package wire

import (
	"bytes"
	"math"
	"slices"
	"testing"
)

// written returns the block of a writer after some calls.
func written(do func(w *Writer)) []byte {
	var w Writer
	do(&w)
	return w.Bytes()
}

// TestBytes: each kind of value has the bytes that the package's comment describes.
func TestBytes(t *testing.T) {
	for i, c := range []struct {
		do   func(w *Writer)
		want []byte
	}{
		{func(w *Writer) { w.Undefined() }, []byte{0}},
		{func(w *Writer) { w.Null() }, []byte{1}},
		{func(w *Writer) { w.Bool(false) }, []byte{2}},
		{func(w *Writer) { w.Bool(true) }, []byte{3}},
		{func(w *Writer) { w.Number(-2) }, []byte{4, 0, 0, 0, 0, 0, 0, 0, 0xc0}},
		{func(w *Writer) { w.Int(1<<52 + 1) }, []byte{4, 1, 0, 0, 0, 0, 0, 0x30, 0x43}},
		{func(w *Writer) { w.String("é") }, []byte{5, 2, 0, 0, 0, 0xc3, 0xa9}},
		{func(w *Writer) { w.Array(); w.Null(); w.Bool(true); w.End() }, []byte{6, 2, 0, 0, 0, 1, 3}},
		{func(w *Writer) { w.Object(); w.Key("a"); w.Null(); w.End() }, []byte{7, 1, 0, 0, 0, 1, 0, 0, 0, 'a', 1}},
		{func(w *Writer) { copy(w.Elements("Int8Array", 2), "ab") }, []byte{8, 2, 0, 0, 0, 0, 0, 0, 'a', 'b'}},
		{func(w *Writer) { Int32s[uint32](w, 1)[0] = 1<<31 + 7 }, []byte{9, 1, 0, 0, 0, 0, 0, 0, 7, 0, 0, 128}},
		{func(w *Writer) { copy(w.Elements("BigUint64Array", 8), "12345678") }, append([]byte{10, 1, 0, 0, 0, 0, 0, 0}, "12345678"...)},
		{func(w *Writer) { w.Other("Map") }, []byte{11, 3, 0, 0, 0, 'M', 'a', 'p'}},
		{func(w *Writer) { w.Null(); w.Raw(7, 8) }, []byte{1, 7, 8}},
	} {
		if got := written(c.do); !bytes.Equal(got, c.want) {
			t.Errorf("case %d: % x, want % x", i, got, c.want)
		}
	}
}

// TestFields: methods that write several values write the same as the single methods.
func TestFields(t *testing.T) {
	for i, c := range [][2]func(w *Writer){
		{func(w *Writer) { w.IntField("n", -3) }, func(w *Writer) { w.Key("n"); w.Int(-3) }},
		{func(w *Writer) { w.NumberField("n", .5) }, func(w *Writer) { w.Key("n"); w.Number(.5) }},
		{func(w *Writer) { w.BoolField("n", true) }, func(w *Writer) { w.Key("n"); w.Bool(true) }},
		{func(w *Writer) { w.TextField("n", "x") }, func(w *Writer) { w.Key("n"); w.String("x") }},
		{func(w *Writer) { w.Ints("n other", 4, 5) }, func(w *Writer) { w.IntField("n", 4); w.IntField("other", 5) }},
		{func(w *Writer) { w.Numbers("n other", .25, 5) }, func(w *Writer) { w.NumberField("n", .25); w.NumberField("other", 5) }},
		{func(w *Writer) { w.Texts("n other", "x", "yz") }, func(w *Writer) { w.TextField("n", "x"); w.TextField("other", "yz") }},
		{func(w *Writer) { IntArray(w, "n", []int16{7, -8}) }, func(w *Writer) { w.Key("n"); w.Array(); w.Int(7); w.Int(-8); w.End() }},
		{func(w *Writer) { w.TextArray("n", []string{"x", ""}) }, func(w *Writer) { w.Key("n"); w.Array(); w.String("x"); w.String(""); w.End() }},
	} {
		var got [2][]byte
		for k, fields := range c {
			got[k] = written(func(w *Writer) { w.Object(); fields(w); w.End() })
		}
		if v, ok := Decode(got[0]); !ok || !bytes.Equal(got[0], got[1]) {
			t.Errorf("case %d: % x, want % x; %v", i, got[0], got[1], v)
		}
	}
}

// TestReset: a writer that is reset in the middle is like a new one, and can nest as deep.
func TestReset(t *testing.T) {
	deep := func(w *Writer) {
		for range maxDepth {
			w.Array()
		}
		w.Null()
		for range maxDepth {
			w.End()
		}
	}
	var w Writer
	w.Array()
	w.Object()
	w.Key("x")
	w.Reset()
	if deep(&w); !bytes.Equal(w.Bytes(), written(deep)) {
		t.Errorf("% x", w.Bytes())
	}
}

// TestBounds: a block may reach the bounds of nesting and of values, and not exceed them, with arrays and with objects.
func TestBounds(t *testing.T) {
	array, object := []byte{tagArray, 1, 0, 0, 0}, []byte{tagObject, 1, 0, 0, 0, 0, 0, 0, 0}
	for _, around := range [][]byte{array, object} {
		for depth, want := range map[int]bool{1: true, maxDepth - 1: true, maxDepth: true, maxDepth + 1: false} {
			if _, ok := Decode(append(bytes.Repeat(around, depth), tagNull)); ok != want {
				t.Errorf("%v, %d deep: %v", around, depth, ok)
			}
		}
	}
	for n, want := range map[int]bool{maxValues - 1: true, maxValues: true, maxValues + 1: false} {
		count := n - 1 // the array is a value too
		block := append([]byte{tagArray, byte(count), byte(count >> 8), byte(count >> 16), 0}, bytes.Repeat([]byte{tagNull}, count)...)
		if v, ok := Decode(block); ok != want || ok && len(v.at.items) != count {
			t.Errorf("%d values: %v", n, ok)
		}
	}
}

// TestRoom: a count is accepted if the block has room for so many things. A block that is cut at any byte is bad.
func TestRoom(t *testing.T) {
	for _, size := range []int{1, 4, 5, 8} {
		for n, want := range map[byte]bool{0: true, 2: true, 3: false} {
			d := decoder{block: append([]byte{tagNull, n, 0, 0, 0}, make([]byte, 3*size-1)...), at: 1}
			if got := d.count(size); d.bad == want || want && got != int(n) {
				t.Errorf("%d of %d bytes: %d, %v", n, size, got, d.bad)
			}
		}
	}
	whole := written(func(w *Writer) {
		w.Array()
		w.Number(1)
		w.String("ab")
		w.Object()
		w.Key("")
		w.Null()
		w.End()
		copy(w.Elements("Uint8Array", 3), "abc")
		w.Elements("BigUint64Array", 16)
		w.Other("Map")
		w.End()
	})
	if _, ok := Decode(whole); !ok {
		t.Fatal("the whole is bad")
	}
	for n := range whole {
		if v, ok := Decode(slices.Clip(whole[:n])); ok {
			t.Errorf("%d bytes of %d: %v", n, len(whole), v)
		}
	}
}

// TestKinds: each kind of value is recognised as this kind and no other.
func TestKinds(t *testing.T) {
	for tag, n := range []*node{
		tagUndefined: nil, tagNull: {tag: tagNull}, tagFalse: {tag: tagFalse}, tagTrue: {tag: tagTrue}, tagNumber: Numbers([]int8{-5})[0].at,
		tagString: Text("x").at, tagArray: {tag: tagArray}, tagObject: {tag: tagObject}, tagInt8s: {tag: tagInt8s, text: "\xc8"},
		tagInt32s: {tag: tagInt32s}, tagUint64s: {tag: tagUint64s, text: string(make([]byte, 16))}, tagOther: {tag: tagOther}, tagUint8s: {tag: tagUint8s, text: "\xc8"},
	} {
		v := Value{n}
		number, isNumber := v.Number()
		text, isText := v.String()
		yes, isBool := v.Bool()
		_, isArray := v.Items()
		_, _, isObject := v.Fields()
		int8s, isInt8s := Int8s[int8](v)
		uint8s, isUint8s := Uint8s(v)
		uint64s, isUint64s := Uint64s(v)
		got := []bool{v.IsMissing(), v.IsNull(), isBool && !yes, isBool && yes, isNumber, isText, isArray, isObject, isInt8s, false, isUint64s, false, isUint8s}
		want := make([]bool, len(got))
		want[tag] = tag != tagInt32s && tag != tagOther // there are no methods for these
		if !slices.Equal(got, want) || yes && !isBool {
			t.Errorf("tag %d: %v", tag, got)
		}
		switch {
		case isNumber && number != -5, isText && text != "x", isInt8s && (len(int8s) != 1 || int8s[0] != -56), isUint8s && (len(uint8s) != 1 || uint8s[0] != 200), isUint64s && len(uint64s) != 2:
			t.Errorf("tag %d: %v %q %v %v %v", tag, number, text, int8s, uint8s, uint64s)
		}
	}
}

// TestNumbers: numbers in messages: integers exactly, others cut to three decimals.
func TestNumbers(t *testing.T) {
	for x, want := range map[float64]string{
		0: "0", 10: "10", -10: "-10", .9375: "0.937", .0625: "0.062", -.9375: "-0.937", 12.5: "12.500", -12.0625: "-12.062",
		1<<53 - 1: "9007199254740991", 1<<51 + .5: "2251799813685248.500", 1 << 53: "a number beyond ±2^53", -1 << 53: "a number beyond ±2^53",
		math.Inf(1): "Infinity", math.Inf(-1): "-Infinity",
	} {
		if got := formatNumber(x); got != want {
			t.Errorf("%v: %s, want %s", x, got, want)
		}
	}
}

package wire

import (
	"math"
	"slices"
	"strings"
)

// A Writer encodes values into a block. The zero Writer is empty and ready.
// For an array call Array, write its values, and call End. For an object call
// Object, write each key with its value, and call End. The Writer counts the
// elements.
type Writer struct {
	block []byte
	open  [maxDepth + 1]group // the open arrays and objects, by depth; 0 is the block itself
	depth int
}

// A group is an array or object that is being written.
type group struct {
	at    int // position of its count in the block
	count int // values so far
}

// room makes the block longer by n bytes, and returns them. Like tag, size and text
// it is not inlined: in every writer of a result they would make up a tenth of the
// engine. append is ten times as slow for a few bytes, because WebAssembly calls a
// function of the browser for each copy.
//
//go:noinline
func (w *Writer) room(n int) []byte {
	at := len(w.block)
	if n > cap(w.block)-at {
		longer := make([]byte, at, 2*cap(w.block)+n+256)
		copy(longer, w.block)
		w.block = longer
	}
	w.block = w.block[:at+n]
	return w.block[at:]
}

// tag appends a tag.
//
//go:noinline
func (w *Writer) tag(t byte) {
	w.room(1)[0] = t
	w.open[w.depth].count++
}

// Bytes returns the block. The next call of a method may move it.
func (w *Writer) Bytes() []byte { return w.block }

// Reset empties the block and keeps its memory.
func (w *Writer) Reset() { w.block, w.depth = w.block[:0], 0 }

// Raw appends bytes that are not a value: a header before the first value.
func (w *Writer) Raw(b ...byte) { w.block = append(w.block, b...) }

// Null writes null.
func (w *Writer) Null() { w.tag(tagNull) }

// Bool writes a boolean.
func (w *Writer) Bool(b bool) {
	t := byte(tagFalse)
	if b {
		t = tagTrue
	}
	w.tag(t)
}

// Number writes a number.
func (w *Writer) Number(x float64) {
	n := math.Float64bits(x)
	b := w.room(9)
	b[0] = tagNumber
	PutUint32(b[1:], uint32(n))
	PutUint32(b[5:], uint32(n>>32))
	w.open[w.depth].count++
}

// Int writes an integer of at most 53 bits.
//
//go:noinline
func (w *Writer) Int(n int64) { w.Number(float64(n)) }

// String writes a string.
func (w *Writer) String(s string) {
	w.tag(tagString)
	w.text(s)
}

// shortText is the largest length in bytes of a text that is copied byte by byte.
const shortText = 32

//go:noinline
func (w *Writer) text(s string) {
	b := w.room(4 + len(s))
	PutUint32(b, uint32(len(s)))
	if b = b[4:]; len(s) > shortText {
		copy(b, s)
		return
	}
	for i := range b {
		b[i] = s[i]
	}
}

//go:noinline
func (w *Writer) size(n int) {
	PutUint32(w.room(4), uint32(n))
}

// Array opens an array.
func (w *Writer) Array() { w.group(tagArray) }

// Object opens an object.
func (w *Writer) Object() { w.group(tagObject) }

//go:noinline
func (w *Writer) group(t byte) {
	w.tag(t)
	w.depth++
	w.open[w.depth] = group{at: len(w.block)}
	w.size(0)
}

// End closes the innermost array or object.
//
//go:noinline
func (w *Writer) End() {
	g := &w.open[w.depth]
	PutUint32(w.block[g.at:], uint32(g.count))
	w.depth--
}

// Key writes the name of the next field.
func (w *Writer) Key(name string) { w.text(name) }

// IntField writes a field that is an integer of at most 53 bits.
//
//go:noinline
func (w *Writer) IntField(name string, n int64) {
	w.Key(name)
	w.Int(n)
}

// NumberField writes a field that is a number.
//
//go:noinline
func (w *Writer) NumberField(name string, x float64) {
	w.Key(name)
	w.Number(x)
}

// BoolField writes a field that is a boolean.
//
//go:noinline
func (w *Writer) BoolField(name string, b bool) {
	w.Key(name)
	w.Bool(b)
}

// TextField writes a field that is a string.
//
//go:noinline
func (w *Writer) TextField(name, s string) {
	w.Key(name)
	w.String(s)
}

// Ints writes fields that are integers. names has their names, separated by spaces.
//
//go:noinline
func (w *Writer) Ints(names string, numbers ...int64) {
	for _, n := range numbers {
		name, rest, _ := strings.Cut(names, " ")
		w.IntField(name, n)
		names = rest
	}
}

// Numbers writes fields that are numbers, named as by Ints.
//
//go:noinline
func (w *Writer) Numbers(names string, numbers ...float64) {
	for _, x := range numbers {
		name, rest, _ := strings.Cut(names, " ")
		w.NumberField(name, x)
		names = rest
	}
}

// Texts writes fields that are strings, named as by Ints.
//
//go:noinline
func (w *Writer) Texts(names string, texts ...string) {
	for _, s := range texts {
		name, rest, _ := strings.Cut(names, " ")
		w.TextField(name, s)
		names = rest
	}
}

// IntArray writes a field that is an array of integers.
func IntArray[T ~int8 | ~int16 | ~int32 | ~int64 | ~int](w *Writer, name string, numbers []T) {
	w.Key(name)
	w.Array()
	for _, n := range numbers {
		w.Int(int64(n))
	}
	w.End()
}

// TextArray writes a field that is an array of strings.
//
//go:noinline
func (w *Writer) TextArray(name string, texts []string) {
	w.Key(name)
	w.Array()
	for _, s := range texts {
		w.String(s)
	}
	w.End()
}

// Int32s writes an Int32Array of n elements and returns them for the caller
// to fill before the next call of a method.
func Int32s[T ~int32 | ~uint32](w *Writer, n int) []T {
	w.tag(tagInt32s)
	w.size(n)
	for len(w.block)%align != 0 {
		w.block = append(w.block, 0)
	}
	at := len(w.block)
	w.block = slices.Grow(w.block, 4*n)[:at+4*n]
	return elementsOf[T](w.block[at:])
}

// Undefined writes undefined.
func (w *Writer) Undefined() { w.tag(tagUndefined) }

// Other writes the name of a type that no function takes.
func (w *Writer) Other(name string) {
	w.tag(tagOther)
	w.text(name)
}

// typed lists the typed arrays: type's name, tag, and bytes an element.
var typed = [...]struct {
	name string
	tag  byte
	size int
}{{"Int8Array", tagInt8s, 1}, {"Uint8Array", tagUint8s, 1}, {"Int32Array", tagInt32s, 4}, {"BigUint64Array", tagUint64s, 8}}

// Elements writes a typed array, given its type's name and size in bytes. It returns
// its bytes for the caller to fill before the next call of a method, nil for other
// types.
func (w *Writer) Elements(name string, size int) []byte {
	for _, t := range &typed {
		if t.name == name {
			w.tag(t.tag)
			w.size(size / t.size)
			for len(w.block)%align != 0 {
				w.block = append(w.block, 0)
			}
			at := len(w.block)
			w.block = slices.Grow(w.block, size)[:at+size]
			return w.block[at:]
		}
	}
	return nil
}

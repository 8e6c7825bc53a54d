package wire

import (
	"math"
	"slices"
)

// A Writer encodes values into a block. The zero Writer is empty and ready.
// Arrays and objects are announced with their size, and the caller writes
// that many values, or keys each followed by a value.
type Writer struct {
	block []byte
}

// tag appends a tag. Like size and text it stays out of line: inlined into
// every writer of a result they would make up a tenth of the engine.
//
//go:noinline
func (w *Writer) tag(t byte) { w.block = append(w.block, t) }

// Bytes returns the block, which the next call of a method may move.
func (w *Writer) Bytes() []byte { return w.block }

// Reset empties the block and keeps its memory.
func (w *Writer) Reset() { w.block = w.block[:0] }

// Raw appends bytes that are no value: a header before the first one.
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
	b := math.Float64bits(x)
	w.tag(tagNumber)
	w.size(int(uint32(b)))
	w.size(int(b >> 32))
}

// Int writes an integer of at most 53 bits.
func (w *Writer) Int(n int64) { w.Number(float64(n)) }

// String writes a string.
func (w *Writer) String(s string) {
	w.tag(tagString)
	w.text(s)
}

//go:noinline
func (w *Writer) text(s string) {
	w.size(len(s))
	w.block = append(w.block, s...)
}

//go:noinline
func (w *Writer) size(n int) {
	w.block = append(w.block, byte(n), byte(n>>8), byte(n>>16), byte(n>>24))
}

// Array announces an array of n values.
func (w *Writer) Array(n int) {
	w.tag(tagArray)
	w.size(n)
}

// Object announces an object of n fields.
func (w *Writer) Object(n int) {
	w.tag(tagObject)
	w.size(n)
}

// Key writes the name of the next field.
func (w *Writer) Key(name string) { w.text(name) }

// IntField writes a field that is an integer of at most 53 bits.
func (w *Writer) IntField(name string, n int64) {
	w.Key(name)
	w.Int(n)
}

// NumberField writes a field that is a number.
func (w *Writer) NumberField(name string, x float64) {
	w.Key(name)
	w.Number(x)
}

// BoolField writes a field that is a boolean.
func (w *Writer) BoolField(name string, b bool) {
	w.Key(name)
	w.Bool(b)
}

// TextField writes a field that is a string.
func (w *Writer) TextField(name, s string) {
	w.Key(name)
	w.String(s)
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

package wire

import (
	"math"
	"strconv"
	"unsafe"
)

// A Value is a decoded JavaScript value. The zero Value is undefined. Typed
// arrays and strings alias the block from which they were decoded. A Value is one
// word in size, because most functions of a module pass one on.
type Value struct{ at *node }

type node struct {
	tag    uint8
	number float64
	text   string  // a string, the bytes of a typed array, or the type's name of tagOther
	items  []Value // of an array or an object
	keys   []string
}

var undefined node

// of returns the node of a value.
func (v Value) of() *node {
	if v.at == nil {
		return &undefined
	}
	return v.at
}

// Text returns a string as a Value.
func Text(s string) Value { return Value{&node{tag: tagString, text: s}} }

// Numbers returns numbers as Values.
func Numbers[T ~int8 | ~uint8](numbers []T) []Value {
	list := make([]Value, len(numbers))
	for i, n := range numbers {
		list[i].at = &node{tag: tagNumber, number: float64(n)}
	}
	return list
}

// IsMissing reports whether v is undefined.
func (v Value) IsMissing() bool { return v.of().tag == tagUndefined }

// IsNull reports whether v is null.
func (v Value) IsNull() bool { return v.of().tag == tagNull }

// Bool returns a boolean.
func (v Value) Bool() (b, ok bool) {
	return v.of().tag == tagTrue, v.of().tag == tagTrue || v.of().tag == tagFalse
}

// Number returns a number, which may be NaN or infinite.
func (v Value) Number() (x float64, ok bool) { return v.of().number, v.of().tag == tagNumber }

// String returns a string.
func (v Value) String() (s string, ok bool) { return v.of().text, v.of().tag == tagString }

// Items returns the elements of an array that is not a typed one.
func (v Value) Items() (items []Value, ok bool) { return v.of().items, v.of().tag == tagArray }

// Fields returns the keys and values of an object, in their order.
func (v Value) Fields() (keys []string, values []Value, ok bool) {
	return v.of().keys, v.of().items, v.of().tag == tagObject
}

// Int8s returns the elements of an Int8Array as any type of that size.
func Int8s[T ~int8](v Value) (elements []T, ok bool) {
	return elementsOf[T](v.bytes()), v.of().tag == tagInt8s
}

// Uint8s returns the elements of a Uint8Array.
func Uint8s(v Value) (elements []uint8, ok bool) { return v.bytes(), v.of().tag == tagUint8s }

// Uint64s returns the elements of a BigUint64Array.
func Uint64s(v Value) (elements []uint64, ok bool) {
	return elementsOf[uint64](v.bytes()), v.of().tag == tagUint64s
}

// Elements returns the type's name and the bytes of a typed array.
func (v Value) Elements() (name string, b []byte, ok bool) {
	for _, t := range &typed {
		if t.tag == v.of().tag {
			return t.name, v.bytes(), true
		}
	}
	return "", nil, false
}

// bytes returns the bytes of a typed array.
func (v Value) bytes() []byte {
	text := v.of().text
	return unsafe.Slice(unsafe.StringData(text), len(text))
}

func elementsOf[T any](b []byte) []T {
	if len(b) == 0 {
		return nil
	}
	return unsafe.Slice((*T)(unsafe.Pointer(unsafe.SliceData(b))), len(b)/int(unsafe.Sizeof(*new(T))))
}

// Describe describes v for a message: its type, and its value if that is short.
func (v Value) Describe() string { return v.of().describe() }

//go:noinline
func (v *node) describe() string {
	switch v.tag {
	case tagUndefined:
		return "undefined"
	case tagNull:
		return "null"
	case tagFalse:
		return "false"
	case tagTrue:
		return "true"
	case tagNumber:
		return formatNumber(v.number)
	case tagString:
		return Quote(v.text)
	case tagArray:
		return "an array of " + strconv.Itoa(len(v.items))
	case tagObject:
		return "an object"
	case tagInt8s:
		return "an Int8Array"
	case tagUint8s:
		return "of type Uint8Array"
	case tagInt32s:
		return "an Int32Array"
	case tagUint64s:
		return "a BigUint64Array"
	}
	return "of type " + v.text
}

// Quote returns s in quotes, cut to 20 characters.
func Quote(s string) string {
	n := 0
	for i := range s {
		if n == 20 {
			return "\"" + s[:i] + "…\""
		}
		n++
	}
	return "\"" + s + "\""
}

// formatNumber writes integers exactly, and other numbers with three decimals. NaN and
// infinity have their names in JavaScript. strconv's exact form would be a tenth of the
// engine.
func formatNumber(x float64) string {
	switch {
	case x != x:
		return "NaN"
	case math.IsInf(x, 1):
		return "Infinity"
	case math.IsInf(x, -1):
		return "-Infinity"
	case math.Abs(x) >= 1<<53:
		return "a number beyond ±2^53"
	case x == math.Trunc(x):
		return strconv.FormatInt(int64(x), 10)
	}
	sign := ""
	if x < 0 {
		sign, x = "-", -x
	}
	whole := math.Floor(x)
	thousandths := int((x-whole)*1000) + 1000
	return sign + strconv.FormatInt(int64(whole), 10) + "." + strconv.Itoa(thousandths)[1:]
}

// Decode reads the value that a block holds. ok is false if js/wire.js does not write
// such a block. v aliases block.
func Decode(block []byte) (v Value, ok bool) {
	d := decoder{block: block}
	v.at = new(node)
	d.value(v.at, 0)
	return v, !d.bad && d.at == len(block)
}

type decoder struct {
	block  []byte
	at     int
	values int // decoded so far
	bad    bool
}

// take returns the next n bytes. If there are fewer it returns none, and the block is
// bad.
func (d *decoder) take(n int) []byte {
	if d.bad || n < 0 || n > len(d.block)-d.at {
		d.bad = true
		return nil
	}
	d.at += n
	return d.block[d.at-n : d.at]
}

// count reads the number of things that follow, each at least size bytes long.
//
//go:noinline
func (d *decoder) count(size int) int {
	b := d.take(4)
	if d.bad {
		return 0
	}
	n := getUint32(b)
	if uint64(n)*uint64(size) > uint64(len(d.block)-d.at) {
		d.bad = true
		return 0
	}
	return int(n)
}

//go:noinline
func (d *decoder) text() string {
	return d.bytes(d.count(1))
}

// bytes returns the next n bytes as a string.
func (d *decoder) bytes(n int) string {
	b := d.take(n)
	return unsafe.String(unsafe.SliceData(b), len(b))
}

func (d *decoder) elements(size int) string {
	n := d.count(size)
	d.take(-d.at & (align - 1))
	return d.bytes(n * size)
}

// fewValues is the number of elements for which room is made first: a wrong count must
// not take all memory.
const fewValues = 32

// value reads a value into v, which must be zero.
//
//go:noinline
func (d *decoder) value(v *node, depth int) {
	tag := d.take(1)
	d.values++
	if d.bad || depth > maxDepth || d.values > maxValues {
		d.bad = true
		return
	}
	v.tag = tag[0]
	switch v.tag {
	case tagUndefined, tagNull, tagFalse, tagTrue:
	case tagNumber:
		if b := d.take(8); !d.bad {
			v.number = math.Float64frombits(uint64(getUint32(b)) | uint64(getUint32(b[4:]))<<32)
		}
	case tagString, tagOther:
		v.text = d.text()
	case tagArray:
		d.group(v, d.count(1), depth)
	case tagObject:
		d.group(v, d.count(5), depth)
	case tagInt8s, tagUint8s:
		v.text = d.elements(1)
	case tagInt32s:
		v.text = d.elements(4)
	case tagUint64s:
		v.text = d.elements(8)
	default:
		d.bad = true
	}
}

// group reads the n elements of an array or an object into prepared slots: appending took
// a third of a call.
func (d *decoder) group(v *node, n, depth int) {
	var room []node
	for i := 0; i < n && !d.bad; i++ {
		if i == len(v.items) {
			v.items = longer(v.items, n)
			room = make([]node, len(v.items)-i)
			if v.tag == tagObject {
				v.keys = longer(v.keys, n)
			}
		}
		if v.tag == tagObject {
			v.keys[i] = d.text()
		}
		v.items[i].at, room = &room[0], room[1:]
		d.value(v.items[i].at, depth+1)
	}
}

// longer returns a copy of a list with twice its length, from fewValues up to n.
func longer[T any](list []T, n int) []T {
	room := make([]T, min(n, max(fewValues, 2*len(list))))
	copy(room, list)
	return room
}

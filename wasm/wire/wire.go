// Package wire encodes plain values as tagged bytes, for calls between JavaScript
// and the engine. js/wire.js is its counterpart.
//
// A call crosses the boundary as one block of memory each way. Every access to a
// JavaScript object from inside the engine costs as much as the evaluation of a
// dozen hands. And bytes can be decoded, fuzzed and compared on any platform.
//
// A value is a tag byte and its content. Numbers are little-endian.
//
//	0 undefined   1 null   2 false   3 true
//	4 number      8 bytes, IEEE 754
//	5 string      length in bytes (4 bytes), UTF-8
//	6 array       count (4 bytes), values
//	7 object      count (4 bytes), pairs of a string (without its tag) and a value
//	8 Int8Array   length (4 bytes), padding to a multiple of 8, elements
//	9 Int32Array  as 8
//	10 BigUint64Array  as 8
//	11 anything else   its type's name, a string without its tag
//	12 Uint8Array  as 8
package wire

// The tags.
const (
	tagUndefined = iota
	tagNull
	tagFalse
	tagTrue
	tagNumber
	tagString
	tagArray
	tagObject
	tagInt8s
	tagInt32s
	tagUint64s
	tagOther
	tagUint8s
)

// align is the alignment in bytes of the elements of typed arrays, from the start
// of the block.
const align = 8

// Bounds on a block, far beyond any position. A typed array counts as one value.
const (
	maxDepth  = 32      // levels of nesting: bounds the decoder's recursion
	maxValues = 1 << 16 // number of values: bounds its memory
)

// The byte order is written out here: encoding/binary would bring reflect into the
// binary.

// PutUint32 stores v in the first four bytes of b.
func PutUint32(b []byte, v uint32) {
	_ = b[3]
	b[0], b[1], b[2], b[3] = byte(v), byte(v>>8), byte(v>>16), byte(v>>24)
}

func getUint32(b []byte) uint32 {
	_ = b[3]
	return uint32(b[0]) | uint32(b[1])<<8 | uint32(b[2])<<16 | uint32(b[3])<<24
}

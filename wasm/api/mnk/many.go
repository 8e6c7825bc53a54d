package mnk

import (
	"strconv"

	"github.com/tefuda/tefuda/core/fault"
	"github.com/tefuda/tefuda/core/mnk"
	"github.com/tefuda/tefuda/wasm/call"
	"github.com/tefuda/tefuda/wasm/wire"
)

func pairsMany(in *input, out *wire.Writer) {
	columns := int(in.Integer("columns", 8, 1, mnk.MaxSide))
	rows := int(in.Integer("rows", 8, 1, mnk.MaxSide))
	length := in.runLength()
	if cells, ok := wire.Int8s[int8](in.Position); ok {
		in.pairsOfCells(out, cells, columns, rows, length)
	} else if words, ok := wire.Uint64s(in.Position); ok {
		in.pairsOfWords(out, words, columns, rows, length)
	} else {
		in.WrongType("boards", "an Int8Array of squares, or a BigUint64Array of two words a board", in.Position)
	}
}

// batchOfCells is the number of boards between two looks at the clock. It is small because
// each board takes long.
const batchOfCells = 1 << 10

// pairsOfCells counts on boards with one byte per square: 1 black, −1 white, 0 empty.
func (in *input) pairsOfCells(out *wire.Writer, cells []int8, columns, rows, length int) {
	size := columns * rows
	if len(cells)%size != 0 {
		in.Fail(fault.BadLength, "boards", "must hold ", strconv.Itoa(size), " squares a board, but its length is ", strconv.Itoa(len(cells)))
	}
	if !in.OK() {
		return
	}
	values := wire.Int32s[int32](out, len(cells)/size)
	meter := in.Meter(int64(len(values)))
	for i := range values {
		b, wrong := mnk.FromCells(cells[i*size:i*size+size], columns, rows)
		if wrong != nil {
			wrong.Index += i * size
			in.refuse(wrong)
			return
		}
		black, white := b.Count(length)
		values[i] = int32(black - white)
		call.Count(meter, i, batchOfCells)
	}
}

// pairsOfWords counts on boards of two words each, the black squares and the white ones,
// in the bit order of mnk.Counter.
func (in *input) pairsOfWords(out *wire.Writer, words []uint64, columns, rows, length int) {
	if columns*rows > 64 {
		in.Fail(fault.BadRange, "boards", "as words have at most 64 squares, not ", strconv.Itoa(columns), " × ", strconv.Itoa(rows))
	}
	if len(words)%2 != 0 {
		in.Fail(fault.BadLength, "boards", "must hold two words a board, but its length is ", strconv.Itoa(len(words)))
	}
	if !in.OK() {
		return
	}
	counter := mnk.NewCounter(columns, rows, length)
	values := wire.Int32s[int32](out, len(words)/2)
	meter := in.Meter(int64(len(values)))
	for i := range values {
		black, white := words[2*i], words[2*i+1]
		if black&white != 0 || (black|white)&^counter.Board() != 0 {
			in.Fail(fault.BadBoard, call.At("boards", 2*i), "and the next word share squares or leave the board")
			return
		}
		values[i] = int32(counter.Count(black) - counter.Count(white))
		call.Count(meter, i, call.Batch)
	}
}

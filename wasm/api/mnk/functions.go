package mnk

import (
	"strconv"
	"strings"

	"github.com/tefuda/tefuda/core/mnk"
	"github.com/tefuda/tefuda/wasm/call"
	"github.com/tefuda/tefuda/wasm/wire"
)

var mnkFunctions = []call.Function{
	{Name: "pairs", Run: run(mnkPairs)},
	{Name: "pairsMany", Run: run(mnkPairsMany)},
}

func mnkPairs(in *input, out *wire.Writer) {
	b := in.board("board", in.Position)
	length := in.runLength()
	if !in.OK() {
		return
	}
	runs := b.Runs(length)
	black, white := b.Count(length)
	out.ObjectOf(6)
	out.IntField("value", int64(black-white))
	out.IntField("black", int64(black))
	out.IntField("white", int64(white))
	out.IntField("columns", int64(b.Columns()))
	out.IntField("rows", int64(b.Rows()))
	out.Key("pairs")
	out.ArrayOf(len(runs))
	for _, r := range runs {
		writeRun(out, r, length)
	}
}

func writeRun(out *wire.Writer, r mnk.Run, length int) {
	out.ObjectOf(2)
	out.TextField("stone", r.Stone.String())
	out.Key("cells")
	out.ArrayOf(length)
	for i := range length {
		out.ArrayOf(2)
		out.Int(int64(r.Row + i*r.Down))
		out.Int(int64(r.Column + i*r.Right))
	}
}

func (in *input) runLength() int { return int(in.Integer("length", 2, 2, mnk.MaxSide)) }

// board reads a board: text with a row a line, or an array of rows.
func (in *input) board(field string, v wire.Value) (b mnk.Board) {
	var rows []string
	if text, ok := v.String(); ok {
		rows = strings.Split(text, "\n")
	} else if items, ok := v.Items(); ok {
		for i, item := range items {
			row, ok := item.String()
			if !ok {
				in.WrongType(call.At(field, i), "a row like \".ox\"", item)
			}
			rows = append(rows, row)
		}
	} else {
		in.WrongType(field, "text with a row a line, or an array of rows", v)
	}
	if !in.Good() {
		return b
	}
	b, err := mnk.Parse(rows)
	if err != nil {
		in.Fail("board", field, "is no board: "+err.Error())
	}
	return b
}

func mnkPairsMany(in *input, out *wire.Writer) {
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

// pairsOfCells counts boards of one byte a square: 1 black, −1 white, 0 empty.
func (in *input) pairsOfCells(out *wire.Writer, cells []int8, columns, rows, length int) {
	size := columns * rows
	if len(cells)%size != 0 {
		in.Fail("length", "boards", "must hold "+strconv.Itoa(size)+" squares a board, but its length is "+strconv.Itoa(len(cells)))
	}
	if !in.OK() {
		return
	}
	values := wire.Int32s[int32](out, len(cells)/size)
	meter := in.Meter(int64(len(values)))
	for i := range values {
		b, err := mnk.FromCells(cells[i*size:i*size+size], columns, rows)
		if err != nil {
			in.Fail("board", call.At("boards", i*size+err.Row*columns+err.Column), "is wrong: "+err.Reason)
			return
		}
		black, white := b.Count(length)
		values[i] = int32(black - white)
		if i%1024 == 1023 {
			meter.Done(1024)
		}
	}
}

// pairsOfWords counts boards of two words each, the black squares and the
// white ones, in the article's order of bits.
func (in *input) pairsOfWords(out *wire.Writer, words []uint64, columns, rows, length int) {
	if columns*rows > 64 {
		in.Fail("range", "boards", "as words have at most 64 squares, not "+strconv.Itoa(columns)+" × "+strconv.Itoa(rows))
	}
	if len(words)%2 != 0 {
		in.Fail("length", "boards", "must hold two words a board, but its length is "+strconv.Itoa(len(words)))
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
			in.Fail("board", call.At("boards", 2*i), "and the next word share squares or leave the board")
			return
		}
		values[i] = int32(counter.Count(black) - counter.Count(white))
		if i%call.Batch == call.Batch-1 {
			meter.Done(call.Batch)
		}
	}
}

package mnk

import (
	"strconv"
	"strings"
	"unicode/utf8"

	"github.com/tefuda/tefuda/core/fault"
	"github.com/tefuda/tefuda/core/mnk/five"
)

// MaxSide is the largest number of columns and of rows.
const MaxSide = five.MaxSide

// A Stone is the content of a square.
type Stone uint8

// The stones. Black (⭕ in #90) counts as positive, White (❌) as negative.
const (
	Empty Stone = iota
	Black
	White
)

const stoneLetters = ".ox"

// String returns the notation of s: "." empty, "o" black, "x" white.
func (s Stone) String() string { return stoneLetters[s : s+1] }

// StoneOf reads the notation of a stone, and reports whether text is one.
func StoneOf(text string) (Stone, bool) {
	for s := Empty; s <= White; s++ {
		if s.String() == text {
			return s, true
		}
	}
	return Empty, false
}

// A Board is a rectangle of squares, row 0 at the top and column 0 at the
// left. The zero Board has no squares; make one with New or Parse. Boards
// are values: assignment copies.
type Board struct {
	columns, rows int
	// stones has a word for each row: black's squares in its lower half, white's
	// in its upper half, each with bit 0 for the left column. One array is
	// smaller code than two, because TinyGo copies arrays word by word.
	stones [MaxSide]uint64
}

// row returns the squares of a colour, 0 black, 1 white, in a row.
func (b *Board) row(colour, row int) uint32 { return uint32(b.stones[row] >> (uint(colour&1) * 32)) }

// boardFault returns the fault of a board that was given.
func boardFault(reason string) error {
	return fault.Refuse(fault.BadBoard, "board", "is no board: "+reason)
}

// rowFault returns the fault of a row, or of one of its squares if column is
// not -1.
func rowFault(row, column int, reason string) error {
	where := "row " + strconv.Itoa(row)
	if column >= 0 {
		where += ", column " + strconv.Itoa(column)
	}
	return boardFault(where + ": " + reason)
}

// New returns an empty board of 1…MaxSide columns and rows. The error is a
// *fault.Fault.
func New(columns, rows int) (Board, error) {
	if columns < 1 || columns > MaxSide || rows < 1 || rows > MaxSide {
		return Board{}, boardFault(strconv.Itoa(columns) + " columns by " + strconv.Itoa(rows) +
			" rows, but a side has 1 to " + strconv.Itoa(MaxSide) + " squares")
	}
	return Board{columns: columns, rows: rows}, nil
}

// Parse reads a board from its rows, top to bottom, in the notation of
// Stone.String: "." empty, "o" black, "x" white. The error is a *fault.Fault.
func Parse(rows []string) (Board, error) {
	if len(rows) == 0 || rows[0] == "" {
		return Board{}, boardFault("no squares")
	}
	b, err := New(utf8.RuneCountInString(rows[0]), len(rows))
	if err != nil {
		return Board{}, err
	}
	for r, row := range rows {
		if err := b.parseRow(r, row); err != nil {
			return Board{}, err
		}
	}
	return b, nil
}

// Lines splits a board's text into its rows, a line each.
func Lines(text string) []string { return strings.Split(text, "\n") }

// String returns b in the notation of Parse, a row a line.
func (b Board) String() string {
	text := make([]byte, 0, b.rows*(b.columns+1))
	for r := range b.rows {
		if r > 0 {
			text = append(text, '\n')
		}
		for c := range b.columns {
			text = append(text, stoneLetters[b.At(r, c)])
		}
	}
	return string(text)
}

func (b *Board) parseRow(r int, row string) error {
	column := 0
	for _, letter := range row {
		s := strings.IndexRune(stoneLetters, letter)
		if s < 0 {
			return rowFault(r, column, "\""+string(letter)+"\" is not a square (. empty, o black, x white)")
		}
		if column < b.columns {
			b.Set(r, column, Stone(s))
		}
		column++
	}
	if column != b.columns {
		return rowFault(r, -1, strconv.Itoa(column)+" squares, but the first row has "+strconv.Itoa(b.columns))
	}
	return nil
}

// Columns returns the number of columns, m.
func (b *Board) Columns() int { return b.columns }

// Rows returns the number of rows, n.
func (b *Board) Rows() int { return b.rows }

// At returns the stone on a square, which must be on the board.
func (b *Board) At(row, column int) Stone {
	return Stone(b.row(0, row)>>column&1 | b.row(1, row)>>column&1<<1)
}

// Set puts a stone, or Empty, on a square, which must be on the board.
func (b *Board) Set(row, column int, s Stone) {
	bit := uint64(1) << column
	b.stones[row] &^= bit | bit<<32
	switch s {
	case Black:
		b.stones[row] |= bit
	case White:
		b.stones[row] |= bit << 32
	}
}

// FromCells reads a board of valid size from one number a square, row by row
// from the top left: 1 black, -1 white, 0 empty. len(cells) must be columns ×
// rows. A fault has the field "boards" and the index of the wrong square.
func FromCells(cells []int8, columns, rows int) (Board, *fault.Fault) {
	b := Board{columns: columns, rows: rows}
	for r := range rows {
		row := cells[r*columns : r*columns+columns]
		var black, white uint32
		for c, x := range row {
			y := uint8(x + 1)
			if y > 2 {
				reason := "is wrong: " + strconv.Itoa(int(x)) + " is not a square (0 empty, 1 black, -1 white)"
				return b, &fault.Fault{Code: fault.BadBoard, Field: "boards", Index: r*columns + c, Reason: reason}
			}
			black |= uint32(y>>1) << c
			white |= uint32((y-1)>>7) << c
		}
		b.stones[r] = uint64(white)<<32 | uint64(black)
	}
	return b, nil
}

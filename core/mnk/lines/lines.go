package lines

import (
	"github.com/tefuda/tefuda/core/mnk"
)

// MaxSquares is the number of squares of the largest board.
const MaxSquares = mnk.MaxSide * mnk.MaxSide

// A Field is the geometry of a board: its lines, and for every square the lines
// through it. There are n(m−k+1) + m(n−k+1) + 2(m−k+1)(n−k+1) lines on m
// columns and n rows. Squares are numbered row by row from the top left.
type Field struct {
	Columns, Rows, K int
	Size             int     // number of squares
	squares          []int16 // of all lines, k squares each
	direction        []uint8 // by line
	through          index   // the lines through each square
	adjoining        index   // the lines that end right next to each square; only for ExactLine
}

// An index holds a list of lines for every square, all in one slice:
// list[start[square]:start[square+1]].
type index struct {
	start [MaxSquares + 1]int16
	list  []int16
}

func (x *index) of(square int16) []int16 { return x.list[x.start[square]:x.start[square+1]] }

// newLines lists the lines of a valid game.
func newLines(g mnk.Game) *Field {
	l := &Field{Columns: g.Columns, Rows: g.Rows, K: g.K, Size: g.Columns * g.Rows}
	var adjoining []int16 // the two squares beyond each line, -1 if off the board
	for d, dir := range &mnk.Directions {
		if g.K == 1 && d > 0 {
			break // a single square is the same line in every direction
		}
		for row := range g.Rows {
			for column := range g.Columns {
				if l.Number(row+dir.Down*(g.K-1), column+dir.Right*(g.K-1)) == Nowhere {
					continue
				}
				for i := range g.K {
					l.squares = append(l.squares, l.Number(row+i*dir.Down, column+i*dir.Right))
				}
				l.direction = append(l.direction, uint8(d))
				adjoining = append(adjoining, l.Number(row-dir.Down, column-dir.Right),
					l.Number(row+g.K*dir.Down, column+g.K*dir.Right))
			}
		}
	}
	l.through.fill(l.squares, g.K, l.Size)
	if g.Rule == mnk.ExactLine {
		l.adjoining.fill(adjoining, 2, l.Size)
	}
	return l
}

// Number returns the number of a square, or -1 off the board.
func (l *Field) Number(row, column int) int16 {
	if row < 0 || row >= l.Rows || column < 0 || column >= l.Columns {
		return Nowhere
	}
	return int16(row*l.Columns + column)
}

// Square returns the square with a number.
func (l *Field) Square(number int16) mnk.Square {
	return mnk.Square{Row: int(number) / l.Columns, Column: int(number) % l.Columns}
}

// of returns the squares of a line.
func (l *Field) of(line int16) []int16 {
	return l.squares[int(line)*l.K : int(line)*l.K+l.K]
}

// after returns the line of the same direction that begins one square further
// on, or -1. k must not be 1.
func (l *Field) after(line int16) int16 {
	squares := l.of(line)
	for _, next := range l.through.of(squares[1]) {
		if l.of(next)[0] == squares[1] && l.direction[next] == l.direction[line] {
			return next
		}
	}
	return Nowhere
}

// fill turns a list of squares, width a line, into lists of lines by square. It
// fills in place, and next is a slice, because TinyGo copies arrays element by
// element, which takes 9 KB of code.
func (x *index) fill(squares []int16, width, size int) {
	for _, s := range squares {
		if s != Nowhere {
			x.start[s+1]++
		}
	}
	for s := range size {
		x.start[s+1] += x.start[s]
	}
	next := append([]int16(nil), x.start[:size]...)
	x.list = make([]int16, x.start[size])
	for i, s := range squares {
		if s != Nowhere {
			x.list[next[s]] = int16(i / width)
			next[s]++
		}
	}
}

package mnk

// maxSquares is the number of squares of the largest board.
const maxSquares = MaxSide * MaxSide

// lines are all places where a winning line of k squares can lie,
// n(m−k+1) + m(n−k+1) + 2(m−k+1)(n−k+1) of them, and which of them each square
// touches. Squares are numbered row by row from the top left.
type lines struct {
	columns, rows, k int
	size             int     // squares
	squares          []int16 // k a line
	direction        []uint8 // of a line
	through          index   // the lines that a square belongs to
	beside           index   // the lines that a square prolongs; only by ExactLine
}

// An index is a list of lines for every square, one after the other.
type index struct {
	start [maxSquares + 1]int16
	list  []int16
}

func (x *index) of(square int16) []int16 { return x.list[x.start[square]:x.start[square+1]] }

// newLines lists the lines of a valid game.
func newLines(g Game) *lines {
	l := &lines{columns: g.Columns, rows: g.Rows, k: g.K, size: g.Columns * g.Rows}
	var beside []int16 // the two squares beyond each line, -1 if off the board
	for d, dir := range directions {
		if g.K == 1 && d > 0 {
			break // a single square is the same line in every direction
		}
		for row := range g.Rows {
			for column := range g.Columns {
				if l.number(row+dir.down*(g.K-1), column+dir.right*(g.K-1)) == nowhere {
					continue
				}
				for i := range g.K {
					l.squares = append(l.squares, l.number(row+i*dir.down, column+i*dir.right))
				}
				l.direction = append(l.direction, uint8(d))
				beside = append(beside, l.number(row-dir.down, column-dir.right),
					l.number(row+g.K*dir.down, column+g.K*dir.right))
			}
		}
	}
	l.through.fill(l.squares, g.K, l.size)
	if g.Rule == ExactLine {
		l.beside.fill(beside, 2, l.size)
	}
	return l
}

// number returns the number of a square, or -1 beside the board.
func (l *lines) number(row, column int) int16 {
	if row < 0 || row >= l.rows || column < 0 || column >= l.columns {
		return nowhere
	}
	return int16(row*l.columns + column)
}

func (l *lines) square(number int16) Square {
	return Square{int(number) / l.columns, int(number) % l.columns}
}

// of returns the squares of a line.
func (l *lines) of(line int16) []int16 {
	return l.squares[int(line)*l.k : int(line)*l.k+l.k]
}

// after returns the line that begins one square further on, or -1. k must not be 1.
func (l *lines) after(line int16) int16 {
	squares := l.of(line)
	for _, next := range l.through.of(squares[1]) {
		if l.of(next)[0] == squares[1] && l.direction[next] == l.direction[line] {
			return next
		}
	}
	return nowhere
}

// fill turns a list of width squares a line into lists of lines. It fills in
// place, and next is no array: TinyGo copies arrays element by element, 9 KB of
// code.
func (x *index) fill(squares []int16, width, size int) {
	for _, s := range squares {
		if s != nowhere {
			x.start[s+1]++
		}
	}
	for s := range size {
		x.start[s+1] += x.start[s]
	}
	next := append([]int16(nil), x.start[:size]...)
	x.list = make([]int16, x.start[size])
	for i, s := range squares {
		if s != nowhere {
			x.list[next[s]] = int16(i / width)
			next[s]++
		}
	}
}

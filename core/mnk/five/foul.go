package five

// A Foul is why black may not play a square by the rules of renju (禁手).
type Foul uint8

// The fouls. A move that makes five in a row is none, whatever else it makes.
const (
	NoFoul      Foul = iota
	DoubleThree      // two threes or more (三三)
	DoubleFour       // two fours or more (四四), in one row also
	Overline         // six or more in a row (長連)
	makesFive
)

// A Grid is the stones on a board. Squares are numbered row by row from the top
// left, colours are 0 black, 1 white.
type Grid struct {
	columns, rows, size int
	stone               [maxSquares]uint8 // 0 empty, else colour+1
}

// NewGrid returns an empty board of at most MaxSide columns and rows.
func NewGrid(columns, rows int) *Grid {
	return &Grid{columns: columns, rows: rows, size: columns * rows}
}

// Put puts a stone on a square, which must be empty.
func (g *Grid) Put(square int16, colour uint8) { g.stone[square&squareMask] = colour + 1 }

// Foul returns why black may not play an empty square, as the International
// Rules of Renju have it (Renju International Federation, 1996,
// https://www.renju.net/rifrules/). A four is four stones that one more makes
// five of, and a straight four, one that two squares do. A three is three stones
// that one more makes a straight four of, on a square that black may play and
// that makes no five: so whether a double three counts may depend on another
// that could follow it, and that on the next. The work is that of a few squares
// where there is no double three to look into, and grows by what could follow
// one.
func (g *Grid) Foul(square int16) Foul {
	foul := g.judge(int(square)%g.columns, int(square)/g.columns)
	if foul == makesFive {
		return NoFoul
	}
	return foul
}

// at returns what stands on a square, 3 beside the board.
func (g *Grid) at(x, y int) uint8 {
	if uint(x) >= uint(g.columns) || uint(y) >= uint(g.rows) {
		return 3
	}
	return g.stone[(y*g.columns+x)&squareMask]
}

// towards are the steps of the directions.
var towards = [4][2]int{{1, 0}, {0, 1}, {1, 1}, {-1, 1}}

// A strip is a row of black stones in a direction: the squares next to its
// ends, and its length.
type strip struct {
	x, y, u, v int // next to the first stone, and to the last
	dx, dy     int
	length     int
}

// strip finds the row that a black stone is part of.
func (g *Grid) strip(x, y, direction int) (s strip) {
	s.dx, s.dy = towards[direction][0], towards[direction][1]
	s.x, s.y, s.u, s.v = x-s.dx, y-s.dy, x+s.dx, y+s.dy
	s.length = 1
	for ; g.at(s.x, s.y) == 1; s.length++ {
		s.x, s.y = s.x-s.dx, s.y-s.dy
	}
	for ; g.at(s.u, s.v) == 1; s.length++ {
		s.u, s.v = s.u+s.dx, s.v+s.dy
	}
	return s
}

// beyond counts the black stones that follow a square in a direction.
func (g *Grid) beyond(x, y, dx, dy int) (n int) {
	for x, y = x+dx, y+dy; g.at(x, y) == 1; x, y = x+dx, y+dy {
		n++
	}
	return n
}

// judge is Foul, which tells moves that make five apart.
func (g *Grid) judge(x, y int) (foul Foul) {
	square := (y*g.columns + x) & squareMask
	g.stone[square] = 1
	fours, threes := 0, 0
	for d := range towards {
		switch s := g.strip(x, y, d); {
		case s.length == row:
			foul = makesFive
		case s.length > row && foul != makesFive:
			foul = Overline
		default:
			fours += g.fours(&s)
		}
	}
	for d := 0; d < len(towards) && foul == NoFoul && fours < 2 && threes < 2; d++ {
		s := g.strip(x, y, d)
		if g.three(&s) {
			threes++
		}
	}
	g.stone[square] = 0
	switch {
	case foul != NoFoul:
		return foul
	case fours > 1:
		return DoubleFour
	case threes > 1:
		return DoubleThree
	}
	return NoFoul
}

// fours counts the fours that a row is part of: a stone beside it makes five.
func (g *Grid) fours(s *strip) (n int) {
	before := g.at(s.x, s.y) == 0 && s.length+1+g.beyond(s.x, s.y, -s.dx, -s.dy) == row
	after := g.at(s.u, s.v) == 0 && s.length+1+g.beyond(s.u, s.v, s.dx, s.dy) == row
	switch {
	case before && after && s.length < row-1:
		return 2
	case before || after:
		return 1
	}
	return 0
}

// three tells whether a row is part of a three.
func (g *Grid) three(s *strip) bool {
	return g.straightens(s, s.x, s.y) || g.straightens(s, s.u, s.v)
}

// straightens tells whether black may play a square at an end of a row, and it
// makes a straight four.
func (g *Grid) straightens(s *strip, x, y int) bool {
	if g.at(x, y) != 0 {
		return false
	}
	dx, dy := s.dx, s.dy
	if x == s.x && y == s.y {
		dx, dy = -dx, -dy
	}
	after := g.beyond(x, y, dx, dy)
	if s.length+1+after != row-1 {
		return false
	}
	open := g.endsFive(x+dx*(after+1), y+dy*(after+1), dx, dy) && g.endsFive(x-dx*(s.length+1), y-dy*(s.length+1), -dx, -dy)
	return open && g.judge(x, y) == NoFoul
}

// endsFive tells whether a stone at an end of four in a row makes five.
func (g *Grid) endsFive(x, y, dx, dy int) bool {
	return g.at(x, y) == 0 && g.at(x+dx, y+dy) != 1
}

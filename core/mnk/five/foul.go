package five

// A Foul is the reason why black may not play a square by the rules of renju
// (禁手).
type Foul uint8

// The fouls. A move that makes five in a row is never a foul, whatever else it
// makes.
const (
	NoFoul      Foul = iota
	DoubleThree      // two threes or more (三三)
	DoubleFour       // two fours or more (四四), even in one row
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

// Foul returns why black may not play an empty square, by the International
// Rules of Renju (Renju International Federation, 1996,
// https://www.renju.net/rifrules/). It returns NoFoul where black may.
//
//   - A four is four stones that one more stone makes five.
//
//   - A straight four is a four that either of two squares makes five.
//
//   - A three is three stones that one more stone makes a straight four. Black
//     must be allowed to play that stone, and it must not make five.
//
//     . o o o o .      straight four
//     o o o . o        four
//     . . o o o . .    three
//     . o . o o .      three
//
// So a double three may depend on whether another one could follow it, and that
// one on the next. The work is that of a few squares where there is no double
// three to look into. It grows with the double threes that could follow.
func (g *Grid) Foul(square int16) Foul {
	foul := g.judge(int(square)%g.columns, int(square)/g.columns)
	if foul == makesFive {
		return NoFoul
	}
	return foul
}

// at returns the stone on a square as in Grid.stone, or 3 off the board.
func (g *Grid) at(x, y int) uint8 {
	if uint(x) >= uint(g.columns) || uint(y) >= uint(g.rows) {
		return 3
	}
	return g.stone[(y*g.columns+x)&squareMask]
}

// towards are the steps in x and y of the four directions.
var towards = [4][2]int{{1, 0}, {0, 1}, {1, 1}, {-1, 1}}

// A strip is an unbroken row of black stones in a direction: the squares next
// to its two ends, and its length.
type strip struct {
	x, y, u, v int // the squares next to the first stone and to the last
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

// beyond counts the unbroken black stones that follow a square in a direction.
func (g *Grid) beyond(x, y, dx, dy int) (n int) {
	for x, y = x+dx, y+dy; g.at(x, y) == 1; x, y = x+dx, y+dy {
		n++
	}
	return n
}

// judge is Foul, except that it returns makesFive for moves that make five.
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

// fours counts the fours that a row is part of: a stone at one of its ends
// makes five. Two ends of four stones are one straight four; of fewer, they are
// two fours, as in o . o o o . o.
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

// three reports whether a row is part of a three.
func (g *Grid) three(s *strip) bool {
	return g.straightens(s, s.x, s.y) || g.straightens(s, s.u, s.v)
}

// straightens reports whether black may play a square at an end of a row and
// makes a straight four there.
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

// endsFive reports whether a stone at the end of four in a row makes exactly
// five. x, y is the square at that end; dx, dy points away from the row.
func (g *Grid) endsFive(x, y, dx, dy int) bool {
	return g.at(x, y) == 0 && g.at(x+dx, y+dy) != 1
}

package mnk

import (
	"strconv"
	"strings"

	"github.com/tefuda/tefuda/core/fault"
)

// A Line is a whole straight row of stones of one colour that wins: K squares
// or, by most rules, more.
type Line struct {
	Run
	Length int
}

// Squares returns the squares of a line, from its first on.
func (l Line) Squares() []Square {
	out := make([]Square, l.Length)
	for i := range out {
		out[i] = Square{l.Row + i*l.Down, l.Column + i*l.Right}
	}
	return out
}

// Winner returns the first line that ends the game, and whether there is one.
// The line wins, or loses by Misere. Black's lines come before white's.
//
//go:noinline
func (p *Position) Winner() (Line, bool) {
	for colour := range 2 {
		if l, ok := p.Board.line(colour, p.Game); ok {
			return l, true
		}
	}
	return Line{}, false
}

// line returns the first winning line of a colour, by direction, then from the
// top left.
func (b *Board) line(colour int, g Game) (Line, bool) {
	stone, k := Black+Stone(colour), g.K
	for _, d := range &Directions {
		for row := 0; row+d.Down*(k-1) < b.rows; row++ {
			starts := b.starts(colour, row, k, d.Down, d.Right)
			for column := 0; starts>>column != 0; column++ {
				if starts>>column&1 == 0 || b.stoneAt(row-d.Down, column-d.Right) == stone {
					continue
				}
				length := k
				for b.stoneAt(row+length*d.Down, column+length*d.Right) == stone {
					length++
				}
				l := Line{Run{stone, row, column, d.Down, d.Right}, length}
				if g.wins(b, l) {
					return l, true
				}
			}
		}
	}
	return Line{}, false
}

// wins reports whether a whole row of at least K stones wins.
func (g Game) wins(b *Board, l Line) bool {
	switch {
	case l.Length > g.K && (g.Rule == ExactLine || g.Rule == CaroExact || g.Rule == Renju && l.Stone == Black):
		return false
	case g.Special() && g.Rule != Renju && l.Length == g.K:
		other := l.Stone.Other()
		return b.stoneAt(l.Row-l.Down, l.Column-l.Right) != other ||
			b.stoneAt(l.Row+l.Length*l.Down, l.Column+l.Length*l.Right) != other
	}
	return true
}

// stoneAt is At for any square; squares off the board are Empty.
func (b *Board) stoneAt(row, column int) Stone {
	if row < 0 || row >= b.rows || column < 0 || column >= b.columns {
		return Empty
	}
	return b.At(row, column)
}

// impossible returns the fault of "turn" or "board" for a position that play
// cannot produce.
func impossible(field string, reason ...string) error {
	return fault.Refuse(fault.BadBoard, field, strings.Join(reason, ""))
}

// Check returns nil for a position that a game can begin with or lead to, else
// a *fault.Fault. Any numbers of stones and either side to move are possible,
// because sides may pass. At most one side has winning lines: the one that
// moved last, and one of its stones completes them all. In renju an overline of
// black is possible only with a five. Other past fouls do not show. A game that
// is over is a position, too.
//
//go:noinline
func (p *Position) Check() error {
	if err := p.Game.Check(); err != nil {
		return err
	}
	if p.Turn != Black && p.Turn != White {
		return impossible("turn", "is ", strconv.Itoa(int(p.Turn)), ", neither black nor white")
	}
	if p.Board.columns != p.Game.Columns || p.Board.rows != p.Game.Rows {
		return impossible("board", "is not ", strconv.Itoa(p.Game.Columns), " columns by ", strconv.Itoa(p.Game.Rows), " rows")
	}
	if black, white := p.Board.stonesOf(0), p.Board.stonesOf(1); p.Game.K == 1 && black+white > 1 {
		return impossible("board", "has ", strconv.Itoa(black), " black and ", strconv.Itoa(white),
			" white stones, but the first stone wins when k is 1")
	}
	return p.checkLines()
}

func colourName(s Stone) string {
	if s == Black {
		return "black"
	}
	return "white"
}

//go:noinline
func (p *Position) checkLines() error {
	b := &p.Board
	if p.floats() {
		return impossible("board", "has a stone above an empty square")
	}
	_, black := b.line(0, p.Game)
	_, white := b.line(1, p.Game)
	switch {
	case black && white:
		return impossible("board", "has winning lines of both colours")
	case black && p.Turn == Black, white && p.Turn == White:
		return impossible("turn", "is ", colourName(p.Turn), ", but ", colourName(p.Turn),
			" has a winning line, so ", colourName(p.Turn.Other()), " cannot have moved last")
	case (black || white) && !p.lastStone():
		return impossible("board", "has winning lines that no single stone completes")
	case p.Game.Rule == Renju && !black && b.overline():
		return impossible("board", "has a row of more than five black stones, which is forbidden in renju")
	}
	return nil
}

// floats reports whether a stone is above an empty square and would fall.
func (p *Position) floats() bool {
	for r := range p.Board.rows {
		for c := range p.Board.columns {
			if p.Board.At(r, c) != Empty && !p.rests(r, c) {
				return true
			}
		}
	}
	return false
}

// overline reports whether black has more than five in a row.
func (b *Board) overline() bool {
	_, ok := b.line(0, Game{K: 6})
	return ok
}

// lastStone reports whether the side that moved last has a stone without which
// it would have no winning line.
func (p *Position) lastStone() bool {
	colour := int(p.Turn.Other() - Black)
	var before Position
	for r := range p.Board.rows {
		for c := range p.Board.columns {
			if p.Board.At(r, c) != p.Turn.Other() || p.Game.Rule == Gravity && r > 0 && p.Board.At(r-1, c) != Empty {
				continue
			}
			before.Copy(p)
			before.Board.Set(r, c, Empty)
			if _, won := before.Board.line(colour, p.Game); !won && (p.Game.Rule != Renju || !before.Board.overline()) {
				return true
			}
		}
	}
	return false
}

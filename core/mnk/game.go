package mnk

import "strconv"

// A Game is the rules of an m,n,k game: Columns (m) by Rows (n), K in a row
// wins. Free-style, a line of K or more wins; with Exact, only one of exactly
// K stones does, and longer ones (overlines, 長連) count for nothing. A full
// board without a line is a draw.
type Game struct {
	Columns, Rows int
	K             int
	Exact         bool
}

// A GameError names the rule that is out of range: "columns", "rows" or "k".
type GameError struct {
	Field    string
	Value    int
	Min, Max int
}

func (e *GameError) Error() string {
	return e.Field + " is " + strconv.Itoa(e.Value) + ", but must be " +
		strconv.Itoa(e.Min) + " to " + strconv.Itoa(e.Max)
}

// Check returns nil for a game with 1 ≤ Columns, Rows ≤ MaxSide and
// 1 ≤ K ≤ max(Columns, Rows), else a *GameError.
func (g Game) Check() error {
	switch {
	case g.Columns < 1 || g.Columns > MaxSide:
		return &GameError{"columns", g.Columns, 1, MaxSide}
	case g.Rows < 1 || g.Rows > MaxSide:
		return &GameError{"rows", g.Rows, 1, MaxSide}
	case g.K < 1 || g.K > max(g.Columns, g.Rows):
		return &GameError{"k", g.K, 1, max(g.Columns, g.Rows)}
	}
	return nil
}

// A Square is a place on a board, row 0 at the top, column 0 at the left.
type Square struct{ Row, Column int }

// Other returns the colour that s plays against. s must be Black or White.
func (s Stone) Other() Stone { return Black + White - s }

// A Position is a board of a game and the side to move. Either colour may
// have begun. Positions are values: assignment copies.
type Position struct {
	Game  Game
	Board Board
	Turn  Stone // Black or White
}

// Start returns the empty board of a game, Black to move. The error is a
// *GameError.
func (g Game) Start() (Position, error) {
	if err := g.Check(); err != nil {
		return Position{}, err
	}
	return Position{g, Board{columns: g.Columns, rows: g.Rows}, Black}, nil
}

// At returns the position of a board with a side to move, after checking that
// play can lead to it (see Check). The size of the game is the board's;
// columns and rows of g are not looked at.
func (g Game) At(b Board, turn Stone) (Position, error) {
	g.Columns, g.Rows = b.columns, b.rows
	p := Position{g, b, turn}
	if err := p.Check(); err != nil {
		return Position{}, err
	}
	return p, nil
}

// count returns the number of stones of a colour, 0 black, 1 white.
func (b *Board) stonesOf(colour int) (n int) {
	for r := range b.rows {
		for m := b.stones[colour][r]; m != 0; m &= m - 1 {
			n++
		}
	}
	return n
}

// Turn returns the side to move of a board on which Black began.
func (b *Board) Turn() Stone {
	if b.stonesOf(0) > b.stonesOf(1) {
		return White
	}
	return Black
}

// Legal returns the squares that the side to move may play, row by row; none
// when the game is over.
func (p *Position) Legal() (out []Square) {
	if _, won := p.Winner(); won {
		return nil
	}
	for r := range p.Board.rows {
		for c := range p.Board.columns {
			if p.Board.At(r, c) == Empty {
				out = append(out, Square{r, c})
			}
		}
	}
	return out
}

// A MoveError says why a square cannot be played.
type MoveError struct {
	Square Square
	Reason string
}

func (e *MoveError) Error() string {
	return "row " + strconv.Itoa(e.Square.Row) + ", column " + strconv.Itoa(e.Square.Column) + ": " + e.Reason
}

// Apply returns the position after the side to move plays a square. The error
// is a *MoveError.
func (p Position) Apply(s Square) (Position, error) {
	if s.Row < 0 || s.Row >= p.Board.rows || s.Column < 0 || s.Column >= p.Board.columns {
		return p, &MoveError{s, "is not on the board"}
	}
	if p.Board.At(s.Row, s.Column) != Empty {
		return p, &MoveError{s, "is taken"}
	}
	if _, won := p.Winner(); won {
		return p, &MoveError{s, "the game is over"}
	}
	p.Board.Set(s.Row, s.Column, p.Turn)
	p.Turn = p.Turn.Other()
	return p, nil
}

// Full tells whether no square is empty.
func (p *Position) Full() bool {
	return p.Board.stonesOf(0)+p.Board.stonesOf(1) == p.Board.columns*p.Board.rows
}

// Over tells whether the game is won or drawn.
func (p *Position) Over() bool {
	_, won := p.Winner()
	return won || p.Full()
}

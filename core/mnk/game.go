package mnk

import (
	"math/bits"
	"strconv"

	"github.com/tefuda/tefuda/core/fault"
	"github.com/tefuda/tefuda/core/mnk/five"
)

// A Rule says which lines win, and which moves are forbidden.
type Rule uint8

// The rules, in the order of Rules.
const (
	// FreeStyle: a line of K or more wins.
	FreeStyle Rule = iota
	// ExactLine: a line of exactly K wins; longer ones (overlines, 長連) count
	// for nothing.
	ExactLine
	// Renju (連珠), for K of 5: Black begins, wins with exactly five and may not
	// play what Position.Foul calls a foul. White wins with five or more. A
	// side without a legal move draws; tournament rules have it pass instead.
	Renju
	// Caro (cờ ca-rô), for K of 5: more than five win, and so do five that are
	// not between two stones of the opponent. The edge of the board blocks
	// nothing. The manager of Gomocup's tournaments calls this rule 8 (P.
	// Laštovička, T. Hao: Piskvork, https://github.com/plastovicka/Piskvork).
	Caro
	// CaroExact is the manager's rule 9: exactly five win, if they are not
	// between two stones of the opponent.
	CaroExact
	// Gravity: a stone falls to the lowest empty square of its column, as in connect
	// four (四目並べ); a line of K or more wins.
	Gravity
	// Misere: a side that completes a line of K or more loses.
	Misere
)

// A Game is the rules of an m,n,k game: Columns (m) by Rows (n) squares, and K
// in a row win, by the Rule. A full board without a line is a draw. A Match begins
// by the Opening, for which the board must be empty and black to move.
type Game struct {
	Columns, Rows int
	K             int
	Rule          Rule
	Opening       OpeningRule
}

// Special reports whether only package five knows the rule: Renju, Caro or
// CaroExact.
func (g Game) Special() bool { return g.Rule >= Renju && g.Rule <= CaroExact }

// Check returns nil for a game with 1 ≤ Columns, Rows ≤ MaxSide,
// 1 ≤ K ≤ max(Columns, Rows) and a rule for that K, else a *fault.Fault that
// names what is wrong.
func (g Game) Check() error {
	longest := max(g.Columns, g.Rows)
	switch {
	case g.Columns < 1 || g.Columns > MaxSide:
		return outOfRange("columns", g.Columns, 1, MaxSide)
	case g.Rows < 1 || g.Rows > MaxSide:
		return outOfRange("rows", g.Rows, 1, MaxSide)
	case g.K < 1 || g.K > longest:
		return outOfRange("k", g.K, 1, longest)
	case int(g.Rule) >= len(RuleKeys):
		return outOfRange("rule", int(g.Rule), 0, len(RuleKeys)-1)
	case g.Special() && g.K != 5:
		reason := "must be free, exact, gravity or misere where k is not 5, but " + strconv.Itoa(g.K)
		return fault.Refuse(fault.BadRange, "rule", reason)
	}
	return g.checkOpening()
}

func outOfRange(field string, value, least, most int) error {
	reason := "must be " + strconv.Itoa(least) + " to " + strconv.Itoa(most) + ", not " + strconv.Itoa(value)
	return fault.Refuse(fault.BadRange, field, reason)
}

// A Square is a square of a board, row 0 at the top, column 0 at the left.
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

// Copy sets p to from. TinyGo assigns a board word by word, so a call is
// smaller code than an assignment.
//
//go:noinline
func (p *Position) Copy(from *Position) { *p = *from }

// Start returns the empty board of a game, Black to move. The error is a
// *fault.Fault.
//
//go:noinline
func (g Game) Start() (Position, error) {
	if err := g.Check(); err != nil {
		return Position{}, err
	}
	return Position{g, Board{columns: g.Columns, rows: g.Rows}, Black}, nil
}

// At returns the position of a board with a side to move, after checking it
// (see Check). If turn is Empty, it is the side with fewer stones, or Black if
// they are equal, unless that side has just won. The size of the game is the
// board's, whatever the columns and rows of g. The error is a *fault.Fault.
func (g Game) At(b Board, turn Stone) (p Position, err error) {
	if err = p.SetUp(g, &b, turn); err != nil {
		p = Position{}
	}
	return p, err
}

// SetUp makes p the position that At returns. It copies less.
//
//go:noinline
func (p *Position) SetUp(g Game, b *Board, turn Stone) error {
	g.Columns, g.Rows = b.columns, b.rows
	p.Game, p.Board, p.Turn = g, *b, turn
	if turn == Empty {
		p.Turn = b.turn()
	}
	err := p.Check()
	if wrong, ok := err.(*fault.Fault); ok && turn == Empty && wrong.Field == "turn" {
		p.Turn = p.Turn.Other() // white began
		err = p.Check()
	}
	if err == nil && g.Opening != NoOpening && (b.Stones() > 0 || p.Turn != Black) {
		err = fault.Refuse(fault.BadRange, "opening", "must be none where board has stones or turn is x")
	}
	return err
}

// Stones returns the number of stones.
func (b *Board) Stones() int { return b.stonesOf(0) + b.stonesOf(1) }

// stonesOf returns the number of stones of a colour, 0 black, 1 white.
func (b *Board) stonesOf(colour int) (n int) {
	for r := range b.rows {
		n += bits.OnesCount32(b.row(colour, r))
	}
	return n
}

// turn returns the side to move of a board on which Black began.
func (b *Board) turn() Stone {
	if b.stonesOf(0) > b.stonesOf(1) {
		return White
	}
	return Black
}

// Legal returns the squares that the side to move may play, row by row, and
// none when the game is over.
func (p *Position) Legal() []Square {
	legal, _ := p.moves()
	return legal
}

// Forbidden returns the empty squares that are fouls for the side to move, row
// by row. There are some only in renju, and none when the game is over.
func (p *Position) Forbidden() []Square {
	_, forbidden := p.moves()
	return forbidden
}

// moves returns the empty squares that may be played, and those that are fouls.
//
//go:noinline
func (p *Position) moves() (legal, forbidden []Square) {
	if _, won := p.Winner(); won {
		return nil, nil
	}
	fouls := p.fouls()
	for r := range p.Board.rows {
		for c := range p.Board.columns {
			switch {
			case p.Board.At(r, c) != Empty:
			case !p.rests(r, c):
			case fouls != nil && fouls.Foul(int16(r*p.Board.columns+c)) != five.NoFoul:
				forbidden = append(forbidden, Square{r, c})
			default:
				legal = append(legal, Square{r, c})
			}
		}
	}
	return legal, forbidden
}

// rests reports whether a stone on an empty square would stay there and not
// fall.
func (p *Position) rests(row, column int) bool {
	return p.Game.Rule != Gravity || row+1 == p.Board.rows || p.Board.At(row+1, column) != Empty
}

// fouls returns the grid that finds fouls of the side to move, or nil if it can
// make none.
func (p *Position) fouls() *five.Grid {
	if p.Game.Rule != Renju || p.Turn != Black {
		return nil
	}
	g := five.NewGrid(p.Board.columns, p.Board.rows)
	for number := range p.Board.columns * p.Board.rows {
		if stone := p.Board.At(number/p.Board.columns, number%p.Board.columns); stone != Empty {
			g.Put(int16(number), uint8(stone-Black))
		}
	}
	return g
}

// Foul returns the key in Fouls of the reason why the side to move may not play
// an empty square, or "".
//
//go:noinline
func (p *Position) Foul(s Square) string {
	g := p.fouls()
	if g == nil {
		return ""
	}
	switch g.Foul(int16(s.Row*p.Board.columns + s.Column)) {
	case five.DoubleThree:
		return FoulDoubleThree
	case five.DoubleFour:
		return FoulDoubleFour
	case five.Overline:
		return FoulOverline
	}
	return ""
}

// Play plays a square for the side to move. The error, a *fault.Fault, leaves
// p as it was.
func (p *Position) Play(s Square) error {
	if reason := p.illegal(s); reason != "" {
		return fault.Refuse(fault.BadMove, "move", reason)
	}
	p.Board.Set(s.Row, s.Column, p.Turn)
	p.Turn = p.Turn.Other()
	return nil
}

// Apply returns the position after the side to move plays a square. The error
// is that of Play.
func (p Position) Apply(s Square) (Position, error) {
	err := p.Play(s)
	return p, err
}

// illegal returns why a square cannot be played, or "".
//
//go:noinline
func (p *Position) illegal(s Square) string {
	if s.Row < 0 || s.Row >= p.Board.rows || s.Column < 0 || s.Column >= p.Board.columns {
		return "is not on the board"
	}
	if p.Board.At(s.Row, s.Column) != Empty {
		return "is taken"
	}
	if _, won := p.Winner(); won {
		return gameOver
	}
	if !p.rests(s.Row, s.Column) {
		return "is not the lowest empty square of its column"
	}
	if foul := p.Foul(s); foul != "" {
		return forbidden + foul
	}
	return ""
}

const (
	gameOver  = "the game is over"
	forbidden = "is forbidden to black in renju: "
)

// Full reports whether no square is empty.
func (p *Position) Full() bool { return p.Board.Stones() == p.Board.columns*p.Board.rows }

// Over reports whether the game is won or drawn.
func (p *Position) Over() bool {
	_, won := p.Winner()
	return won || p.Full() || p.Game.Rule == Renju && len(p.Legal()) == 0
}

// An Outcome is how a game ends under best play.
type Outcome uint8

// The outcomes, for the side to move.
const (
	Open Outcome = iota // not known
	Win
	Draw
	Loss
)

// ErrOver is the error for a position without moves.
var ErrOver error = fault.Refuse(fault.BadBoard, "board", "has no moves: the game is over")

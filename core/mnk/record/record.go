// Package record reads and writes games on m,n,k boards as text.
//
// Two formats are known. Places are the moves in the notation of gomoku and
// renju players, a letter and a number from the lower left, I included:
// "h8 i9 g7". Move numbers, commas and line ends may stand between them. A size
// in front, as "20x20" or "8x8x4" with the length of a row, says which board; it
// is left away for 15×15 with five in a row. See Renju International Federation,
// The International Rules of Renju, "the notation"
// (https://www.renju.net/rules/).
//
// PSQ is the file of Piskvorky, the game manager of the Gomocup: a line
// "Piskvorky 20x20, 0:0, 0", then a line a move, "column,row,milliseconds",
// counted from 1 at the upper left, then the players' names and a result. See
// Petr Laštovička, Piskvork, source of the manager
// (https://github.com/plastovicka/Piskvork).
package record

import (
	"strconv"
	"strings"

	"github.com/tefuda/tefuda/core/fault"
	"github.com/tefuda/tefuda/core/mnk"
	"github.com/tefuda/tefuda/core/names"
)

// Formats are the ways to write a game down, in the order of Format.
var Formats = []names.Name{
	{Key: "places", En: "Places, as h8 i9", Ja: "座標（h8 i9）"},
	{Key: "psq", En: "Piskvorky file (.psq)", Ja: "Piskvorky の棋譜（.psq）"},
}

// A Format is an entry of Formats.
type Format int

// The formats.
const (
	Places Format = iota
	PSQ
)

// A Game is what a text says of one.
type Game struct {
	Format        Format
	Columns, Rows int
	K             int // 0 where the text does not say
	Moves         []mnk.Square
}

// usualSide and usualRow are of the board that places are of if nothing says
// otherwise.
const (
	usualSide = 15
	usualRow  = 5
)

// Parse reads a game in any of the formats. Places that do not say the size of
// their board are on columns × rows, of which 0 is 15. It says what is on the
// board, not what is legal: see Match. It takes O(len(text)). The error is a
// *fault.Fault on the field "text" that names the move.
func Parse(text string, columns, rows int) (*Game, error) {
	s := scanner{text: text}
	s.skip(" \t\r\n")
	if strings.HasPrefix(text[s.at:], psqHead) {
		s.at += len(psqHead)
		return parsePSQ(s)
	}
	return parsePlaces(s, columns, rows)
}

// Text writes the game down.
func (g *Game) Text() string {
	if g.Format == PSQ {
		return g.psq()
	}
	return g.places()
}

// Match plays the moves from the empty board, black first. The size of the rules is
// the game's. The error, a *fault.Fault of the field "text" or of what is wrong with the
// rules, is on the first move that is not legal; the match then has those before it.
func (g *Game) Match(rules mnk.Game) (m mnk.Match, err error) {
	rules.Columns, rules.Rows = g.Columns, g.Rows
	p, err := rules.Start()
	if err != nil {
		return m, err
	}
	m = mnk.NewMatch(p)
	if err, ok := m.Replay(g.Moves).(*fault.Fault); ok {
		reason := "move " + strconv.Itoa(err.Index+1) + ", " + mnk.Place(g.Moves[err.Index], g.Rows) + ", " + err.Reason
		return m, fault.Refuse(err.Code, "text", reason)
	}
	return m, nil
}

const notOnBoard = "is not on the board"

// refuse is the fault of the next move, as the text has it.
//
//go:noinline
func (g *Game) refuse(what, reason string) error {
	short, more := fault.Cut(what, 20)
	if more {
		short += "…"
	}
	if reason == notOnBoard {
		reason += " of " + strconv.Itoa(g.Columns) + " × " + strconv.Itoa(g.Rows)
	}
	return fault.Refuse(fault.BadMove, "text", "move "+strconv.Itoa(len(g.Moves)+1)+", \""+short+"\", "+reason)
}

// has tells whether a square is on the board.
func (g *Game) has(s mnk.Square) bool {
	return s.Row >= 0 && s.Row < g.Rows && s.Column >= 0 && s.Column < g.Columns
}

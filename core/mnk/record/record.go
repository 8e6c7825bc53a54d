// Package record reads and writes games on m,n,k boards as text.
//
// Places are the moves in the notation of gomoku and renju players, a letter and a number
// from the lower left, I included: "h8 i9 g7", and "pass", "resign", "time" and "draw".
// Move numbers, commas and line ends may come between them. A size in front gives the
// board, as "20x20", or "8x8x4" with the length of a row; 15×15 with five in a row needs
// none. See Renju International Federation, The International Rules of Renju, "the
// notation" (https://www.renju.net/rules/).
//
// PSQ is the file of Piskvorky, the game manager of the Gomocup: a line "Piskvorky 20x20,
// 0:0, 0", a line a move, "column,row,milliseconds", counted from 1 at the upper left,
// the players' names and how the game ended. See Petr Laštovička, Piskvork, source of the
// manager (https://github.com/plastovicka/Piskvork).
//
// SGF is A. Hollosi's Smart Game Format, FF[4] (https://www.red-bean.com/sgf/), of game
// 4, gomoku and renju, with its branches. Squares are letters from the upper left, "hh",
// or places. The Online Renju Club calls the game 5 and has properties of its own
// (https://github.com/starpentagon/renju_sgf_parser).
//
// RIF is the database of RenjuNet: XML with elements <game bresult="1" rule="1">, in
// which <move> has places (https://www.renju.net/downloads/games.php).
//
// Lib and Pos are files of RenLib, F. Arkbo (https://github.com/gomoku/RenLib): a tree of
// moves, two bytes each, and a position as its moves, a byte each.
//
// The files: record.go has games, formats and faults; tree.go branches; scan.go what all
// parsers share; and there is one file a format.
package record

import (
	"strconv"
	"strings"

	"github.com/tefuda/tefuda/core/fault"
	"github.com/tefuda/tefuda/core/mnk"
	"github.com/tefuda/tefuda/core/names"
)

// Formats are the formats of a game, in the order of Format. From RIF on they can only be
// read.
var Formats = []names.Name{
	{Key: "places", En: "Places, as h8 i9", Ja: "座標（h8 i9）"},
	{Key: "psq", En: "Piskvorky file (.psq)", Ja: "Piskvorky の棋譜（.psq）"},
	{Key: "sgf", En: "Smart Game Format (.sgf)", Ja: "SGF（.sgf）"},
	{Key: "rif", En: "RenjuNet database (.rif, .xml)", Ja: "RenjuNet のデータベース（.rif、.xml）"},
	{Key: "lib", En: "RenLib library (.lib)", Ja: "RenLib のライブラリ（.lib）"},
	{Key: "pos", En: "RenLib position (.pos)", Ja: "RenLib の局面（.pos）"},
}

// A Format is an entry of Formats.
type Format int

// The formats.
const (
	Places Format = iota
	PSQ
	SGF
	RIF
	Lib
	Pos
)

// A Game is a game as a text describes it.
type Game struct {
	Format        Format
	Columns, Rows int
	K             int       // 0 where the text does not say
	Rule          mnk.Rule  // the rule, if Ruled
	Ruled         bool      // whether the text names a rule
	Board         mnk.Board // the board at the beginning; a Board without squares stands for the empty one
	Turn          mnk.Stone // the side that begins, Empty where that follows from the board
	Moves         []mnk.Square
	Branches      []Branch // in the order of the text
	Games         int      // number of games in the text

	claim  *mnk.Square // the end that the text claims: Resign, Timeout or Agree
	vague  bool        // a claim that contradicts the board is ignored, not refused
	claims int         // the claim's position in the text, in bytes
	other  string      // the GM of an SGF file of another game
	text   string
	at     []int32 // the position of each move in text, in bytes
	cursor
}

// usualSide and usualRow are the size of the board and the length of a row of places
// without a size.
const (
	usualSide = 15
	usualRow  = 5
)

// Parse reads a game in any of the formats. If the text has several games, it reads game
// `number`, from 0. A text without a size has columns × rows, where 0 stands for 15.
// Parse checks that moves are on the board, not that they are legal: see Match. The error
// is a *fault.Fault of the field "text", which names the line and quotes the text there,
// or of the field "game".
//
//go:noinline
func Parse(text string, columns, rows, number int) (*Game, error) {
	if columns == 0 {
		columns = usualSide
	}
	if rows == 0 {
		rows = usualSide
	}
	text = strings.TrimPrefix(text, "\ufeff")
	g := &Game{Columns: columns, Rows: rows, Games: 1, text: text, cursor: cursor{branch: -1}}
	s := &scanner{text: text}
	s.skip(blanks)
	var err error
	switch {
	case strings.HasPrefix(text, libHead):
		err = g.lib(text)
	case isPos(text):
		g.pos(text)
	case s.byte() == '<':
		err = g.rif(text, number)
	case startOfSGF(text) >= 0:
		err = g.sgf(text, number)
	case psqHeader(text) >= 0:
		err = g.psqFile(text)
	default:
		err = g.parsePlaces(s)
		if err == nil {
			break
		}
		if raw := fromBase64(text); strings.HasPrefix(raw, libHead) || isPos(raw) {
			return Parse(raw, 0, 0, number)
		}
	}
	if err == nil && number >= g.Games {
		err = fault.Refuse(fault.BadRange, "game", "must be less than "+strconv.Itoa(g.Games)+", as many games as the text has")
	}
	return g, err
}

// Text writes the game as places, PSQ or SGF. The error, a *fault.Fault of the field
// "format", names what the format cannot express.
//
//go:noinline
func (g *Game) Text() (string, error) {
	what, opening := "", false
	for _, s := range g.Moves {
		if s.Row < 0 && g.Format == PSQ && what == "" {
			what = "the move " + mnk.Place(s, g.Rows)
		}
		opening = opening || s.Row < -1 || s.Row == -1 && s.Column >= mnk.SwapColours.Column
	}
	switch {
	case opening && g.Format != Places:
		return "", fault.Refuse(fault.BadRange, "format", "cannot say the moves of an opening rule: places can")
	case g.Format == SGF:
		return g.sgfText(), nil
	case g.Board.Stones() > 0 || g.Turn == mnk.White:
		what = "a position to begin with"
	case len(g.Branches) > 0:
		what = "branches"
	}
	if what != "" {
		return "", fault.Refuse(fault.BadRange, "format", "cannot say "+what+": sgf can")
	}
	if g.Format == PSQ {
		return g.psq(), nil
	}
	return g.places(), nil
}

// Match plays the moves by rules, on the game's own size of board, and checks that those
// of the branches are on empty squares. The error is a *fault.Fault of the field "text",
// or of the rules' field at fault. After an illegal move the match has the moves before
// it.
//
//go:noinline
func (g *Game) Match(m *mnk.Match, rules mnk.Game) error {
	var p mnk.Position
	b, turn := &g.Board, g.Turn
	if b.Columns() == 0 {
		empty, _ := mnk.New(g.Columns, g.Rows)
		b, turn = &empty, max(turn, mnk.Black)
	}
	if err := p.SetUp(rules, b, turn); err != nil {
		if wrong := err.(*fault.Fault); g.Board.Columns() > 0 {
			return fault.Refuse(wrong.Code, "text", "begins with a position whose "+wrong.Field+" "+wrong.Reason)
		}
		return err
	}
	m.Begin(&p)
	if n := len(g.Moves) - 1; n > 0 && rules.Opening != mnk.NoOpening { // colours may have changed seats
		var before mnk.Match
		before.Begin(&p)
		switch mover := g.Moves[n]; {
		case before.Replay(g.Moves[:n]) != nil:
		case mover == mnk.Resign(0), mover == mnk.Resign(1):
			g.Moves[n] = mnk.Resign(before.Mover())
		case mover == mnk.Timeout(0), mover == mnk.Timeout(1):
			g.Moves[n] = mnk.Timeout(before.Mover())
		}
	}
	if wrong, ok := m.Replay(g.Moves).(*fault.Fault); ok {
		i := wrong.Index
		move := g.Moves[i]
		g.Moves = g.Moves[:i:i]
		return g.refuse(wrong.Code, int(g.at[i]), "move "+strconv.Itoa(i+1)+", "+mnk.Place(move, g.Rows)+", "+wrong.Reason)
	}
	if err := g.checkBranches(); err != nil {
		return err
	}
	return g.end(m)
}

// end ends a match as the text claims.
//
//go:noinline
func (g *Game) end(m *mnk.Match) error {
	if g.claim == nil {
		return nil
	}
	loser := int8(g.claim.Column & 1)
	winner := mnk.White - mnk.Stone(loser)
	if *g.claim == mnk.Agree {
		winner = mnk.Empty
	}
	switch r := m.Result(); {
	case r.Why == mnk.Going:
		return m.Replay([]mnk.Square{*g.claim})
	case r.Winner != winner && !g.vague:
		return g.refuse(fault.BadGame, g.claims, "the result is not that of the board")
	}
	return nil
}

// refuse returns a fault at byte `at` of the text. It names the line, gives the reason,
// and lists the moves up to there.
//
//go:noinline
func (g *Game) refuse(code string, at int, reason string) error {
	where := "line " + strconv.Itoa(1+count(g.text[:at], "\n"))
	if g.Format >= Lib {
		where = "byte " + strconv.Itoa(at)
	}
	if reason = where + ", " + reason; len(g.Moves) > 0 {
		short := Game{Columns: usualSide, Rows: g.Rows, K: usualRow, Moves: g.Moves}
		reason += "; up to there: " + short.list()
	}
	return fault.Refuse(code, "text", reason)
}

const (
	notOnBoard = "is not on the board"
	noPlace    = "is not a place like \"h8\""
)

// refuseMove is refuse for the next move, quoted from the text.
//
//go:noinline
func (g *Game) refuseMove(at int, what, reason string) error {
	if reason == notOnBoard {
		reason += " of " + strconv.Itoa(g.Columns) + " × " + strconv.Itoa(g.Rows)
	}
	return g.refuse(fault.BadMove, at, "move "+strconv.Itoa(g.depth+1)+", "+quoted(what)+", "+reason)
}

// quoted quotes text in a fault, cut to 20 characters.
//
//go:noinline
func quoted(what string) string {
	short, more := fault.Cut(what, 20)
	if more {
		short += "…"
	}
	return "\"" + short + "\""
}

// has reports whether a square is on the board.
//
//go:noinline
func (g *Game) has(s mnk.Square) bool {
	return s.Row >= 0 && s.Row < g.Rows && s.Column >= 0 && s.Column < g.Columns
}

// resize sets the size of the board, and reports whether boards may have it.
//
//go:noinline
func (g *Game) resize(columns, rows int) bool {
	g.Columns, g.Rows = columns, rows
	return columns >= 1 && columns <= mnk.MaxSide && rows >= 1 && rows <= mnk.MaxSide
}

package mnk

import (
	"unsafe"

	"github.com/tefuda/tefuda/core/mnk"
	"github.com/tefuda/tefuda/core/mnk/five"
	"github.com/tefuda/tefuda/core/mnk/player"
	"github.com/tefuda/tefuda/wasm/shape"
	"github.com/tefuda/tefuda/wasm/wire"
)

// This file is the one description of what a game, its events and a candidate look like
// from JavaScript (see package shape).

// The game's own kinds.
const (
	kindInt      = shape.Own + iota // number: int
	kindBoard                       // string: mnk.Board
	kindTurn                        // Side: mnk.Stone
	kindWinner                      // Side | null: mnk.Stone
	kindEnd                         // MnkEnd: none, as it is the result's
	kindLine                        // string[] | null: none, likewise
	kindSquares                     // Square[] | null: none, likewise
	kindPlace                       // string: mnk.Square
	kindSquare                      // Square: mnk.Square
	kindPlaces                      // string[]: []mnk.Square
	kindChance                      // number: float64, of player.Value
	kindUnit                        // 'chance': none
	kindBound                       // Bound: player.Bound
	kindOutcome                     // Outcome | null: mnk.Outcome
	kindDistance                    // number | null: player.Value
	kindThreats                     // BoardThreatKind | null: string
	kindPlies                       // number | null: int, null for 0
	kindTree                        // BoardThreatMove[]: []five.Step
)

var (
	inTable     table
	inEvent     mnk.Event
	inCandidate player.Candidate
	inThreats   player.Threats
)

const (
	atPosition = unsafe.Offsetof(inTable.Match) + unsafe.Offsetof(inTable.Match.Position)
	atValue    = unsafe.Offsetof(inCandidate.Value)
)

// standing are the fields that follow from the moves, and that other games have not.
//
//shape:type MnkStanding How the board stands.
var standing = [...]shape.Field{
	// as it stands, as text with a row a line
	{"board", kindBoard, 0, atPosition + unsafe.Offsetof(inTable.Position.Board)},
	// the side to move, or that would be to move if the game were not over
	{"turn", kindTurn, 0, atPosition + unsafe.Offsetof(inTable.Position.Turn)},
	// the row that won, or that lost by `'misere'`: `['a1', 'b2', 'c3']`
	{"line", kindLine, 0, 0},
	// the seat that has the black stones: 0 unless they swapped by an opening rule
	{"black", shape.Int8, 0, unsafe.Offsetof(inTable.Match) + unsafe.Offsetof(inTable.Match.BlackSeat)},
	// by an opening rule, the number of fifth moves that black offers; 0 where there are none or it is not known yet
	{"declared", shape.Int8, 0, unsafe.Offsetof(inTable.Match) + unsafe.Offsetof(inTable.Match.Declared)},
	// the fifth moves that black has offered, until white chooses one: `['g6']`
	{"fifths", kindPlaces, 0, unsafe.Offsetof(inTable.Match) + unsafe.Offsetof(inTable.Match.Fifths)},
}

// ending are the fields of a result that other games have not.
//
//shape:type MnkEnding Who won, and how.
var ending = [...]shape.Field{
	{"winner", kindWinner, 0, unsafe.Offsetof(inTable.result) + unsafe.Offsetof(inTable.result.Winner)},
	// why it is over
	{"why", kindEnd, 0, 0},
	// the row that won, or that lost by `'misere'`; of a game that ended by a row: `['a1', 'b2', 'c3']`
	{"line", kindLine, 0, 0},
	// its squares in the same order
	{"squares", kindSquares, 0, 0},
}

// Events are the fields of events, with the kinds of events that carry each.
//
//shape:event MnkEvent What a move made happen. `words` says it.
var Events = [...]shape.Field{
	{"seat", shape.Int8, -1, unsafe.Offsetof(inEvent.Seat)},
	// of the seat, or of the stone that it places or offers
	{"side", kindTurn, -1, unsafe.Offsetof(inEvent.Stone)},
	// `'h8'`
	{"move", kindPlace, 1<<mnk.Placed | 1<<mnk.Offering, unsafe.Offsetof(inEvent.Move)},
	{"square", kindSquare, 1<<mnk.Placed | 1<<mnk.Offering, unsafe.Offsetof(inEvent.Move)},
	// the number of fifth moves that black will offer, 1 to 12
	{"count", kindInt, 1 << mnk.Declared, unsafe.Offsetof(inEvent.Count)},
	// the row that wins, null where none does
	{"line", kindLine, 1 << mnk.Won, 0},
	// its squares in the same order
	{"squares", kindSquares, 1 << mnk.Won, 0},
	{"why", kindEnd, 1<<mnk.Won | 1<<mnk.Drawn, 0},
}

// expected are the fields of a candidate.
//
//shape:type BoardValue What a move is worth to the side that makes it.
var expected = [...]shape.Field{
	// the chance of winning, a draw counted as half: 1 for a win that is proved, 0 for a loss that is proved, 0.5 for a draw,
	// and else 0.001 to 0.999, by the score `1 / (1 + Math.exp(-score / 130))`
	{"value", kindChance, 0, atValue},
	{"unit", kindUnit, 0, 0},
	// in the unit of `evaluate`, or for five in a row on more than 64 squares by learned patterns; of a win above all
	// others, and the higher the faster; of a loss below them; of a draw 0
	{"score", shape.Int32, 0, atValue + unsafe.Offsetof(inCandidate.Value.Score)},
	// whether the value is exact: the search looks closely only at what may be the best move, unless `all` is set
	{"bound", kindBound, 0, atValue + unsafe.Offsetof(inCandidate.Value.Bound)},
	// how it ends, null where that is not known
	{"outcome", kindOutcome, 0, atValue + unsafe.Offsetof(inCandidate.Value.Outcome)},
	// that no play of the opponent can change the outcome. One that is not proved rests on the moves that the search
	// considers, or is the best that it can be, by a bound `'at-most'`
	{"proved", shape.Flag, 0, atValue + unsafe.Offsetof(inCandidate.Value.Proved)},
	// stones until the last one of a win or loss, 1 or more
	{"distance", kindDistance, 0, atValue},
	// moves looked ahead, this one included; 0 is a static value
	{"depth", kindInt, 0, unsafe.Offsetof(inCandidate.Depth)},
	// the play expected, this move included, where it is known: `['h8', 'i9']`
	{"line", kindPlaces, 0, unsafe.Offsetof(inCandidate.Line)},
}

// threatened are the fields of a win by threats.
//
//shape:type BoardThreats What a side can win by threats.
var threatened = [...]shape.Field{
	// whose threats
	{"side", kindTurn, 0, unsafe.Offsetof(inThreats.Side)},
	// `'vcf'`: it wins by fours alone. `'vct'`: by fours and threes. Null: by neither, as far as `finished` says
	{"win", kindThreats, 0, unsafe.Offsetof(inThreats.Kind)},
	// whether the answer is certain. Without a win: there is none of the kind that was asked for. With a win: none of its
	// kind has fewer threats in its longest line. False if the budget was used up before
	{"finished", shape.Flag, 0, unsafe.Offsetof(inThreats.Finished)},
	// stones until the last one along `line`, null without a win
	{"distance", kindPlies, 0, unsafe.Offsetof(inThreats.Plies)},
	// the longest line of the tree, up to the last threat: `['h8', 'i9', 'g7']`
	{"line", kindPlaces, 0, unsafe.Offsetof(inThreats.Line)},
	// the whole win: each move of the side, every defence that does not lose at once, and the answer to it. Each move comes
	// before those that follow it, the longest defence first. If no defence follows a four, nothing stops the five. If none
	// follows a three, nothing stops an open four or two fours
	{"tree", kindTree, 0, unsafe.Offsetof(inThreats.Tree)},
	// whether the tree lacks moves, because its size or the budget ended
	{"cut", shape.Flag, 0, unsafe.Offsetof(inThreats.Cut)},
	// if the other side is to move: its moves after which there is no such win; empty if nothing stops it
	{"stops", kindPlaces, 0, unsafe.Offsetof(inThreats.Stops)},
	// its moves that the budget left undecided
	{"open", kindPlaces, 0, unsafe.Offsetof(inThreats.Open)},
}

// A writer writes the fields of a position. It has the size of the board and how
// the game ended.
type writer struct {
	rows, columns int // columns for a tree alone
	result        *mnk.Result
}

func (t *table) writer() *writer { return &writer{t.Game.Rows, 0, &t.result} }

// WriteOwn writes a field of the game's own kinds.
func (w *writer) WriteOwn(out *wire.Writer, f *shape.Field, at unsafe.Pointer) {
	out.Key(f.Name)
	switch f.Kind {
	case kindInt:
		out.Int(int64(*(*int)(at)))
	case kindBoard:
		out.String((*mnk.Board)(at).String())
	case kindTurn, kindWinner:
		if s := *(*mnk.Stone)(at); s == mnk.Empty {
			out.Null()
		} else {
			out.String(s.String())
		}
	case kindEnd:
		out.String(mnk.EndKeys[w.result.Why-mnk.ByLine])
	case kindLine, kindSquares:
		line := w.result.Line.Squares()
		switch {
		case len(line) == 0:
			out.Null()
		case f.Kind == kindLine:
			writePlaces(out, line, w.rows)
		default:
			writeSquares(out, line)
		}
	case kindPlace:
		out.String(mnk.Place(*(*mnk.Square)(at), w.rows))
	case kindSquare:
		writeSquare(out, *(*mnk.Square)(at))
	case kindPlaces:
		writePlaces(out, *(*[]mnk.Square)(at), w.rows)
	case kindChance:
		out.Number((*player.Value)(at).Chance())
	case kindUnit:
		out.String(unit)
	case kindBound:
		out.String(bounds[*(*player.Bound)(at)])
	case kindOutcome:
		writeOutcome(out, *(*mnk.Outcome)(at))
	case kindDistance:
		if v := (*player.Value)(at); v.Outcome == mnk.Win || v.Outcome == mnk.Loss {
			out.Int(int64(v.Plies))
		} else {
			out.Null()
		}
	case kindThreats:
		writeKey(out, *(*string)(at))
	case kindPlies:
		writePlies(out, *(*int)(at))
	case kindTree:
		out.Array()
		for i := range *(*[]five.Step)(at) {
			step := &(*(*[]five.Step)(at))[i]
			out.Object()
			writePlace(out, "move", mnk.Square{Row: int(step.Square) / w.columns, Column: int(step.Square) % w.columns}, w.rows)
			out.Key("of")
			writeIndex(out, step.Of)
			out.Key("makes")
			writeKey(out, player.ThreatMoves[step.Makes])
			out.End()
		}
		out.End()
	}
}

// writeKey writes a key of a list, null for none.
//
//go:noinline
func writeKey(out *wire.Writer, key string) {
	if key == "" {
		out.Null()
	} else {
		out.String(key)
	}
}

// writePlies writes a number of stones, null for none.
//
//go:noinline
func writePlies(out *wire.Writer, plies int) {
	if plies == 0 {
		plies = -1
	}
	writeIndex(out, plies)
}

// writeIndex writes an index, null for -1.
//
//go:noinline
func writeIndex(out *wire.Writer, i int) {
	if i < 0 {
		out.Null()
	} else {
		out.Int(int64(i))
	}
}

package mnk

import (
	"strconv"
	"unsafe"

	"github.com/tefuda/tefuda/core/fault"
	"github.com/tefuda/tefuda/core/mnk"
	"github.com/tefuda/tefuda/wasm/call"
	"github.com/tefuda/tefuda/wasm/shape"
	"github.com/tefuda/tefuda/wasm/wire"
)

// A table is a game as calls take and return it, or a view of one. Nothing is hidden, so a
// view only adds its seat.
type table struct {
	mnk.Match
	seed   uint32
	isView bool
	seat   int8 // for a view only
	result mnk.Result
	// variations of an imported game, which exportGame reads
	variations wire.Value
}

const wantTable = "a table or a view { rules, moves }"

// table reads a table or a view. It plays the moves from the start position of the rules.
// All other given fields must agree with the result.
func (in *input) table(field string, v wire.Value) *table {
	t := &table{}
	r := shape.Reader{In: in.Input, Field: field, Index: -1}
	if !r.Open(wantTable, &v) {
		return t
	}
	in.CheckKind(field, name, r.Take("game"), r.Take("version"))
	in.start(t, field+".rules", *r.Take("rules"))
	if r.Has("seed") {
		t.seed = uint32(r.Integer("seed", 0, 1<<32-1))
	}
	if seat := r.Take("seat"); !seat.IsMissing() {
		t.isView, t.seat = true, in.AsSeat(field+".seat", *seat, mnk.Seats)
	}
	in.moves(t, field+".moves", *r.Take("moves"))
	if in.Good() {
		t.result = t.Result()
	}
	r.Same(t.writeStanding)
	t.variations = *r.Take("variations")
	for _, answered := range [...]string{"events", "legal", "views", "format", "games"} {
		r.Take(answered)
	}
	r.End()
	return t
}

// moves reads a table's moves and plays them.
//
//go:noinline
func (in *input) moves(t *table, field string, v wire.Value) {
	items, ok := v.Items()
	if !ok && !v.IsMissing() {
		in.WrongType(field, "an array of moves { seat, move }", v)
	}
	var one [1]mnk.Square
	r := shape.Reader{In: in.Input, Field: field}
	for i := range items {
		r.Index = i
		given, move := r.Made(&items[i], "a place like \"h8\"")
		text, _ := move.String()
		one[0] = in.place(r.Path("move"), text, t)
		seat := t.Mover()
		if !given.IsMissing() {
			seat = int8(in.AsInteger(r.Path("seat"), *given, 0, mnk.Seats-1))
		}
		if one[0] = of(one[0], seat); t.SeatOf(one[0]) != seat && in.Good() {
			in.Fail(fault.BadGame, r.Path("seat"), "must be ", strconv.Itoa(int(t.Mover())), ", whose turn it is")
		}
		if !in.Good() {
			return
		}
		if wrong, ok := t.Replay(one[:]).(*fault.Fault); ok {
			in.Fail(wrong.Code, r.Path("move"), wrong.Reason)
			return
		}
	}
}

// of returns the move s as made by seat. Only resigning and running out of time depend on
// the seat: it need not be its turn.
func of(s mnk.Square, seat int8) mnk.Square {
	if s == mnk.Resign(0) || s == mnk.Timeout(0) {
		s.Column += int(seat)
	}
	return s
}

// place reads a move of a table. A move that depends on the seat is returned as seat 0's;
// see of.
//
//go:noinline
func (in *input) place(field, text string, t *table) (s mnk.Square) {
	if !in.Good() {
		return s
	}
	s, err := mnk.ParsePlace(text, t.Start.Game.Columns, t.Start.Game.Rows)
	if wrong, ok := err.(*fault.Fault); ok {
		in.Fail(wrong.Code, field, wrong.Reason)
	}
	return s
}

var presets, presetGames = presetLists()

// presetLists returns the presets without their names, which the engine does not need.
func presetLists() (keys []string, games []mnk.Game) {
	keys, games = make([]string, len(mnk.Presets)), make([]mnk.Game, len(mnk.Presets))
	for i := range keys {
		keys[i], games[i] = mnk.Presets[i].Key, mnk.Presets[i].Game
	}
	return keys, games
}

// start reads rules: the name of a preset, or an object with the differences from one, by
// default gomoku. It begins the table's match.
func (in *input) start(t *table, field string, v wire.Value) {
	var p mnk.Position
	g := presetGames[0]
	if text, ok := v.String(); ok || v.IsMissing() {
		if ok {
			g = presetGames[in.AsChoice(field, wire.Text(text), presets)]
		}
		if in.Good() && p.SetUp(g, emptyBoard(g), mnk.Black) == nil { // a preset is never refused
			t.Begin(&p)
		}
		return
	}
	r := shape.Reader{In: in.Input, Field: field, Index: -1}
	if !r.Open("a preset's name, or { columns, rows, k, rule, opening, board, turn }", &v) {
		return
	}
	preset := r.Take("preset")
	if !preset.IsMissing() {
		g = presetGames[in.AsChoice(r.Path("preset"), *preset, presets)]
	}
	columns, rows := r.IntegerOr("columns", g.Columns, 1, mnk.MaxSide), r.IntegerOr("rows", g.Rows, 1, mnk.MaxSide)
	var b *mnk.Board
	if board := r.Take("board"); !board.IsMissing() {
		b = in.board(field+".", *board)
		g.Columns, g.Rows = b.Columns(), b.Rows()
		in.asBoard(&r, "columns", columns, g.Columns)
		in.asBoard(&r, "rows", rows, g.Rows)
	} else if g.Columns, g.Rows = columns, rows; in.Good() {
		b = emptyBoard(g)
	}
	if preset.IsMissing() {
		g.K = min(usualRow, max(g.Columns, g.Rows))
	}
	g.K = r.IntegerOr("k", g.K, 1, mnk.MaxSide)
	if rule := r.Take("rule"); !rule.IsMissing() {
		g.Rule = mnk.Rule(in.AsChoice(r.Path("rule"), *rule, mnk.RuleKeys))
	}
	turn := mnk.Empty
	if side := r.Take("turn"); !side.IsMissing() {
		turn = mnk.Black + mnk.Stone(in.AsChoice(r.Path("turn"), *side, sides))
	}
	if opening := r.Take("opening"); !opening.IsMissing() {
		g.Opening = mnk.OpeningRule(in.AsChoice(r.Path("opening"), *opening, openings))
	}
	r.IntegerOr("players", mnk.Seats, mnk.Seats, mnk.Seats)
	r.End()
	if in.Good() {
		if err := p.SetUp(g, b, turn); err != nil {
			in.Refuse(field+".", err)
			return
		}
		t.Begin(&p)
	}
}

// emptyBoard returns an empty board of a game's size, without squares if the size is not
// allowed.
//
//go:noinline
func emptyBoard(g mnk.Game) *mnk.Board {
	b, _ := mnk.New(g.Columns, g.Rows)
	return &b
}

// asBoard refuses a size that is given and differs from the board's.
func (in *input) asBoard(r *shape.Reader, name string, given, want int) {
	if r.Has(name) && given != want {
		in.Fail(fault.BadRange, r.Path(name), "must be ", strconv.Itoa(want), ", as the board has, not ", strconv.Itoa(given))
	}
}

// mover returns the seat that is to act, negative if there is none.
func (t *table) mover() int8 {
	if t.result.Why != mnk.Going {
		return call.Onlooker
	}
	return t.Mover()
}

// answer writes a table or view with its last events, and the views of viewers.
func (t *table) answer(out *wire.Writer, events []mnk.Event, viewers []int8) {
	out.Object()
	t.write(out, events)
	call.WriteViews(out, viewers, t.mover(), func(viewer int8) {
		v := t.seenBy(viewer)
		out.Object()
		v.write(out, events)
		out.End()
	})
	out.End()
}

// seenBy returns the view of a seat or an onlooker.
func (t *table) seenBy(seat int8) *table {
	v := *t
	v.isView, v.seat = true, seat
	return &v
}

// write writes all fields of a table or view.
//
//go:noinline
func (t *table) write(out *wire.Writer, events []mnk.Event) {
	call.WriteKind(out, name)
	g := &t.Start.Game
	out.Key("rules")
	out.Object()
	out.Ints("players columns rows k", mnk.Seats, int64(g.Columns), int64(g.Rows), int64(g.K))
	out.Texts("rule opening board turn", mnk.RuleKeys[g.Rule], openings[g.Opening], t.Start.Board.String(), t.Start.Turn.String())
	out.End()
	if t.isView {
		writeSeat(out, t.seat)
	} else {
		out.IntField("seed", int64(t.seed))
	}
	out.Key("moves")
	out.Array()
	for i, s := range t.Moves {
		out.Object()
		out.IntField("seat", int64(t.Seats[i]))
		out.TextField("move", mnk.Place(s, g.Rows))
		out.End()
	}
	out.End()
	t.writeEvents(out, events)
	t.writeStanding(out)
	if t.isView {
		out.Key("legal")
		if t.mover() >= 0 && t.seat == t.mover() {
			t.writeLegal(out, t.seat)
		} else {
			out.Null()
		}
	}
}

// writeSeat writes the field seat, null for an onlooker.
func writeSeat(out *wire.Writer, seat int8) {
	out.Key("seat")
	if seat < 0 {
		out.Null()
	} else {
		out.Int(int64(seat))
	}
}

// writeStanding writes the fields that are derived from the moves.
//
//go:noinline
func (t *table) writeStanding(out *wire.Writer) {
	out.Key("turns")
	out.Array()
	if seat := t.mover(); seat >= 0 {
		out.Int(int64(seat))
	}
	out.End()
	out.BoolField("over", t.result.Why != mnk.Going)
	out.Key("result")
	t.writeResult(out)
	shape.Write(out, standing[:], unsafe.Pointer(t), 0, t.writer())
}

//go:noinline
func (t *table) writeResult(out *wire.Writer) {
	r := &t.result
	if r.Why == mnk.Going {
		out.Null()
		return
	}
	places, points := [mnk.Seats]int64{1, 1}, [mnk.Seats]float64{.5, .5}
	if r.Winner != mnk.Empty {
		loser := t.Holder(r.Winner.Other())
		places[loser], points[loser], points[1-loser] = 2, 0, 1
	}
	out.Object()
	wire.IntArray(out, "places", places[:])
	out.Key("points")
	out.Array()
	for _, x := range &points {
		out.Number(x)
	}
	out.End()
	out.BoolField("last", false)
	shape.Write(out, ending[:], unsafe.Pointer(t), 0, t.writer())
	out.End()
}

// writeEvents writes the field events.
func (t *table) writeEvents(out *wire.Writer, events []mnk.Event) {
	out.Key("events")
	out.Array()
	for i := range events {
		e := &events[i]
		shape.WriteEvent(out, Events[:], uint8(e.Kind), mnk.EventKeys[e.Kind], unsafe.Pointer(e), t.writer())
	}
	out.End()
}

// writeLegal writes the legal moves of a seat, none if it is not to act.
func (t *table) writeLegal(out *wire.Writer, seat int8) {
	var legal, forbidden []mnk.Square
	acts := seat >= 0 && seat == t.mover()
	if acts {
		legal = t.Legal()
		if !t.Opens() {
			forbidden = t.Forbidden()
		}
	} else {
		seat = call.Onlooker
	}
	rows := t.Game.Rows
	out.Object()
	writeSeat(out, seat)
	writeMoves(out, "moves", legal, rows)
	out.Key("forbidden")
	out.Array()
	for _, s := range forbidden {
		out.Object()
		writePlace(out, "move", s, rows)
		out.TextField("foul", t.Foul(s))
		out.End()
	}
	out.End()
	out.End()
}

package mnk

import (
	"math"
	"unsafe"

	"github.com/tefuda/tefuda/core/fault"
	"github.com/tefuda/tefuda/core/mnk"
	"github.com/tefuda/tefuda/core/mnk/player"
	"github.com/tefuda/tefuda/core/names"
	"github.com/tefuda/tefuda/core/search"
	"github.com/tefuda/tefuda/wasm/shape"
	"github.com/tefuda/tefuda/wasm/wire"
)

// usualNodes is the default budget of a search: some tenths of a second in a browser.
const usualNodes = 200_000

// memory stays allocated from call to call. Its contents are reused only between searches
// with the same option keep.
var memory player.Table

// position reads a board with the options k, rule and turn, or a table.
//
//go:noinline
func (in *input) position() *mnk.Position {
	if _, _, ok := in.Position.Fields(); ok {
		return &in.table("table", in.Position).Position
	}
	var p mnk.Position
	in.boardPosition(&p)
	return &p
}

func searchBoard(in *input, out *wire.Writer) {
	p := in.position()
	o := in.choosing()
	o.All = in.Boolean("all", false)
	o.MaxDepth = int(in.Integer("depth", 0, 1, mnk.MaxSide*mnk.MaxSide))
	keep := uint32(in.Integer("keep", 0, 1, math.MaxInt32))
	if in.OK() {
		in.search(out, p, o, keep)
	}
}

// choose searches the view of a seat.
func choose(in *input, out *wire.Writer) {
	t := in.table("view", in.Position)
	o := in.choosing()
	switch {
	case !in.Good():
	case !t.isView:
		in.WrongType("view.seat", "the seat that is to act", wire.Value{})
	case t.mover() < 0:
		in.Fail(fault.BadGame, "view.over", "is true: there is no move")
	case t.seat != t.mover():
		in.Fail(fault.BadGame, "view.seat", "is not to act now")
	}
	switch {
	case !in.OK():
	case t.Opens():
		in.open(out, t, o)
	default:
		in.search(out, &t.Position, o, 0)
	}
}

// open chooses a move that the opening rule asks for. It reports no progress, because it
// compares answers of several searches.
func (in *input) open(out *wire.Writer, t *table, o player.Options) {
	in.BudgetOr(openingNodes)
	meter := search.Start(in.Budget, 0, in.Host.Clock, nil)
	candidates, err := player.ChooseOpening(&t.Match, o, &memory, meter, in.Seed)
	if err != nil {
		in.refuse(err)
		return
	}
	in.writeSearch(out, &candidates[0], len(t.Legal()), false, candidates, meter.Progress().Done, t.Game.Rows)
}

// writeSearch writes what a search found.
func (in *input) writeSearch(out *wire.Writer, best *player.Candidate, legal int, finished bool, candidates []player.Candidate, nodes int64, rows int) {
	out.Object()
	writeExpected(out, "best", best, rows)
	out.IntField("legal", int64(legal))
	out.BoolField("finished", finished)
	writeCandidates(out, candidates, true, rows)
	in.WriteStats(out, nodes)
	out.End()
}

// level reads the option level.
func (in *input) level() int { return int(in.Integer("level", player.MaxLevel, 1, player.MaxLevel)) }

// choosing reads the options level and lines.
func (in *input) choosing() player.Options {
	return player.Options{Level: in.level(), Lines: int(in.Integer("lines", 1, 1, mnk.MaxSide*mnk.MaxSide))}
}

func (in *input) search(out *wire.Writer, p *mnk.Position, o player.Options, keep uint32) {
	in.BudgetOr(usualNodes)
	rows := p.Board.Rows()
	var chooser *player.Chooser
	meter := in.MeterOf(0, func(out *wire.Writer) {
		found := chooser.Candidates()
		writeExpected(out, "best", &found[0], rows)
		if !o.All {
			found = found[:min(o.Lines, len(found))]
		}
		writeCandidates(out, found, false, rows)
	})
	chooser, err := player.NewChooser(p, o, &memory)
	if err != nil {
		in.refuse(err)
		return
	}
	memory.Keep(keep)
	candidates := chooser.Choose(meter, in.Seed)
	found := chooser.Evaluation()
	best := candidates[0]
	best.Value, best.Depth = found.Value, found.Depth
	in.writeSearch(out, &best, found.Legal, found.Finished, candidates, found.Nodes, rows)
}

// openingNodes is the default budget of an opening. With 200,000 nodes longer searches
// disagreed with every second opening.
const openingNodes = 1_000_000

// usualStones is the default number of stones of an opening.
const usualStones = 3

func opening(in *input, out *wire.Writer) {
	var p mnk.Position
	in.boardPosition(&p)
	stones := int(in.Integer("stones", usualStones, 1, player.MaxOpening))
	if !in.OK() {
		return
	}
	in.BudgetOr(openingNodes)
	meter := in.Meter(0)
	o, err := player.NewOpening(&p, stones, &memory, meter, in.Seed)
	if err != nil {
		in.refuse(err)
		return
	}
	for _, s := range o.Moves {
		in.refuse(p.Play(s)) // Play never refuses an opening's move
	}
	out.Object()
	out.TextField("board", p.Board.String())
	out.TextField("turn", p.Turn.String())
	writeMoves(out, "moves", o.Moves, p.Board.Rows())
	out.IntField("score", int64(o.Value.Score))
	in.WriteStats(out, meter.Progress().Done)
	out.End()
}

// writeCandidates writes the field candidates, with or without their reasons.
func writeCandidates(out *wire.Writer, candidates []player.Candidate, reasons bool, rows int) {
	out.Key("candidates")
	out.Array()
	for i := range candidates {
		c := &candidates[i]
		out.Object()
		writeExpected(out, "move", c, rows)
		if reasons {
			writeReasons(out, c.Reasons, rows)
		}
		out.End()
	}
	out.End()
}

// writeExpected writes a move and its evaluation as eleven fields.
//
//go:noinline
func writeExpected(out *wire.Writer, name string, c *player.Candidate, rows int) {
	writePlace(out, name, c.Square, rows)
	shape.Write(out, expected[:], unsafe.Pointer(c), 0, &writer{rows: rows})
}

// unit is the unit of values: the chance of winning.
const unit = "chance"

// writeReasons writes the field reasons, each with the fields that its code has.
func writeReasons(out *wire.Writer, reasons []player.Reason, rows int) {
	out.Key("reasons")
	out.Array()
	for i := range reasons {
		r := &reasons[i]
		out.Object()
		out.TextField("code", r.Code)
		for _, field := range names.Fields(player.Reasons, r.Code) {
			switch field {
			case "length":
				out.IntField(field, int64(r.Length))
			case "count", "moves":
				out.IntField(field, int64(r.Count))
			default:
				out.Key(field)
				writePlaces(out, r.Line, rows)
			}
		}
		out.End()
	}
	out.End()
}

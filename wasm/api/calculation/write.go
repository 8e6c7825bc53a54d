package calculation

import (
	"unsafe"

	"github.com/tefuda/tefuda/core/calculation"
	"github.com/tefuda/tefuda/core/calculation/player"
	"github.com/tefuda/tefuda/core/names"
	"github.com/tefuda/tefuda/wasm/call"
	"github.com/tefuda/tefuda/wasm/shape"
	"github.com/tefuda/tefuda/wasm/wire"
)

// answer writes a table or view with its last events, and the views of viewers.
func (t *table) answer(out *wire.Writer, events []calculation.Event, viewers []int8) {
	t.write(out, t.Fixed(), t.seat, events)
	t.writeViews(out, events, viewers)
	out.End()
}

// writeViews writes the field views, if there are viewers.
func (t *table) writeViews(out *wire.Writer, events []calculation.Event, viewers []int8) {
	mover := int8(0)
	if t.Over() {
		mover = call.Onlooker
	}
	call.WriteViews(out, viewers, mover, func(viewer int8) { t.writeView(out, viewer, events) })
}

func (t *table) writeView(out *wire.Writer, seat int8, events []calculation.Event) {
	t.write(out, false, seat, events)
	out.End()
}

// write writes the fields of a table (whole) or of a seat's view. The caller ends the
// object.
//
//go:noinline
func (t *table) write(out *wire.Writer, whole bool, seat int8, events []calculation.Event) {
	out.Object()
	call.WriteKind(out, name)
	out.Key("rules")
	out.Object()
	out.Ints("players lead piles", 1, int64(t.lead), int64(t.piles))
	if t.ByOne() {
		out.BoolField("byOne", true)
	}
	out.End()
	switch {
	case !whole:
		out.Key("seat")
		writeSeat(out, seat == 0)
	case t.number != "":
		out.TextField("number", t.number)
	case t.seed != nil:
		out.IntField("seed", int64(*t.seed))
	}
	over := t.Over()
	out.Key("turns")
	out.Array()
	if !over {
		out.Int(0)
	}
	out.End()
	out.BoolField("over", over)
	t.writeResult(out, over)
	t.writeMade(out)
	writeEvents(out, events)
	t.writeCards(out, whole)
	if !whole {
		out.Key("legal")
		if over || seat != 0 {
			out.Null()
		} else {
			t.writeLegal(out)
		}
	}
}

// writeSeat writes the only seat, 0, or null.
func writeSeat(out *wire.Writer, there bool) {
	if there {
		out.Int(0)
	} else {
		out.Null()
	}
}

func (t *table) writeResult(out *wire.Writer, over bool) {
	out.Key("result")
	if !over {
		out.Null()
		return
	}
	out.Object()
	for _, field := range [...]struct {
		name string
		n    int
	}{{"places", 1}, {"points", calculation.Cards - t.Rest()}} {
		out.Key(field.name)
		out.Array()
		out.Int(int64(field.n))
		out.End()
	}
	out.BoolField("last", true)
	out.BoolField("won", t.Won())
	out.IntField("rest", int64(t.Rest()))
	out.End()
}

func (t *table) writeMade(out *wire.Writer) {
	out.Key("moves")
	out.Array()
	for _, m := range t.moves {
		out.Object()
		out.IntField("seat", 0)
		out.TextField("move", m.String())
		out.End()
	}
	out.End()
}

func writeEvents(out *wire.Writer, events []calculation.Event) {
	out.Key("events")
	out.Array()
	for i := range events {
		e := &events[i]
		shape.WriteEvent(out, Events[:], uint8(e.Kind), calculation.EventKinds[e.Kind].Key, unsafe.Pointer(e), plain)
	}
	out.End()
}

// writeMoved writes the fields of the card that a move moves.
func writeMoved(out *wire.Writer, m *calculation.Move) {
	shape.Write(out, moved[:], unsafe.Pointer(m), 0, plain)
}

// writeCards writes the cards of the position by place, with the stock if stock is true.
func (t *table) writeCards(out *wire.Writer, stock bool) {
	p := t.Position()
	shape.Write(out, cards[:], unsafe.Pointer(&p), 0, plain)
	if stock {
		out.TextField("stock", p.Stock)
	}
}

// writeLegal writes the legal moves and the state of the foundations and stock.
func (t *table) writeLegal(out *wire.Writer) {
	moves := t.LegalMoves([]calculation.Move{})
	out.Object()
	out.Key("seat")
	writeSeat(out, len(moves) > 0)
	writeMoves(out, "moves", moves)
	out.Key("next")
	out.Array()
	for d := range calculation.Foundations {
		next := ""
		if r := t.Next(d); r != 0 {
			next = r.String()
		}
		out.String(next)
	}
	out.End()
	out.Ints("rest left", int64(t.Rest()), int64(t.Left()))
	out.BoolField("won", t.Won())
	t.writeDraws(out)
	out.End()
}

// writeDraws writes the field draws: the number of cards of each rank in the stock.
func (t *table) writeDraws(out *wire.Writer) {
	out.Key("draws")
	out.Array()
	for r := calculation.Rank(1); r <= calculation.Ranks; r++ {
		if n := t.LeftOf(r); n > 0 {
			out.Object()
			out.TextField("rank", r.String())
			out.IntField("count", int64(n))
			out.End()
		}
	}
	out.End()
}

// moveText returns a move's notation. A draw is written without its card, which is known.
func moveText(m calculation.Move) string {
	if m.Kind == calculation.Draw {
		m.Rank = 0
	}
	return m.String()
}

// writeMoves writes moves as one field, null for nil, which means unknown.
//
//go:noinline
func writeMoves(out *wire.Writer, name string, moves []calculation.Move) {
	out.Key(name)
	if moves == nil {
		out.Null()
		return
	}
	out.Array()
	for _, m := range moves {
		out.String(moveText(m))
	}
	out.End()
}

// writeStandings writes the field candidates for a report during a search.
func writeStandings(out *wire.Writer, candidates []player.Candidate) {
	out.Key("candidates")
	out.Array()
	for i := range candidates {
		out.Object()
		writeStanding(out, &candidates[i], player.SearchLevel)
		out.End()
	}
	out.End()
}

func writeStanding(out *wire.Writer, c *player.Candidate, level player.Level) {
	shape.Write(out, standing[:], unsafe.Pointer(c), 0, writer(level))
}

// writeCandidates writes the field candidates.
func writeCandidates(out *wire.Writer, candidates []player.Candidate, level player.Level) {
	out.Key("candidates")
	out.Array()
	for i := range candidates {
		writeCandidate(out, &candidates[i], level)
	}
	out.End()
}

func writeCandidate(out *wire.Writer, c *player.Candidate, level player.Level) {
	out.Object()
	writeStanding(out, c, level)
	writeMoved(out, &c.Move)
	shape.Write(out, tried[:], unsafe.Pointer(c), 0, plain)
	writeReasons(out, c.Reasons)
	out.End()
}

//go:noinline
func writeProof(out *wire.Writer, p player.Proof) {
	if p == player.Unproved {
		out.Null()
	} else {
		out.String(player.Proofs[p-player.ProvedWin].Key)
	}
}

// writeReasons writes the field reasons, each with the fields that its code has.
// Foundations and piles count from 1, as in moves.
func writeReasons(out *wire.Writer, reasons []player.Reason) {
	out.Key("reasons")
	out.Array()
	for i := range reasons {
		r := &reasons[i]
		out.Object()
		out.TextField("code", r.Code)
		for _, field := range names.Fields(player.Reasons, r.Code) {
			switch field {
			case "rank":
				out.TextField(field, r.Rank.String())
			case "foundation":
				out.IntField(field, int64(r.Foundation)+1)
			case "pile":
				out.IntField(field, int64(r.Pile)+1)
			case "steps":
				out.IntField(field, int64(r.Steps))
			case "against":
				out.BoolField(field, true)
			default:
				out.IntField(field, int64(r.N))
			}
		}
		out.End()
	}
	out.End()
}

package poker

import (
	"slices"

	"github.com/tefuda/tefuda/core/fault"
	"github.com/tefuda/tefuda/core/poker/game"
	"github.com/tefuda/tefuda/core/poker/record"
	"github.com/tefuda/tefuda/wasm/call"
	"github.com/tefuda/tefuda/wasm/wire"
)

func deal(in *input, out *wire.Writer) {
	p := &position{}
	if from := in.Option("from"); from.IsMissing() {
		p.dealt = in.readRules("rules", in.Position)
	} else {
		p.dealt = in.after("options.from", from)
	}
	viewers := in.viewers(p.setup)
	if !in.OK() {
		return
	}
	var err error
	if p.hand, err = game.Start(p.setup, in.Seed); err != nil {
		in.Refuse("rules.", err)
		return
	}
	answer(out, p, 0, viewers)
}

// after reads a hand that is over, and returns the rules of the next hand in its session.
func (in *input) after(field string, v wire.Value) dealt {
	if !in.Position.IsMissing() {
		in.Fail("arguments", "rules", "must be left out where options.from is given: they are those of its match")
	}
	p := in.position(field, v, true)
	if !in.Good() {
		return p.dealt
	}
	if p.hand.Phase != game.Over {
		in.Fail(fault.BadGame, field, "must be over")
		return p.dealt
	}
	next := p.next()
	if next == nil || next.Over() {
		in.Fail(fault.BadGame, field, "must not be the last hand of its match")
		return p.dealt
	}
	p.table = next
	p.setup, _ = next.Next()
	return p.dealt
}

// viewers reads the option views. Seats of the hand are allowed, all seats if the rules have a fault.
func (in *input) viewers(s *game.Setup) []int8 {
	seats := int8(game.MaxSeats)
	if in.Good() {
		seats = s.Seats
	}
	return in.Viewers(seats)
}

func view(in *input, out *wire.Writer) {
	p := in.position("table", in.Position, true)
	seats := int8(game.MaxSeats)
	if in.Good() {
		seats = p.setup.Seats
	}
	seat := in.AsSeat("options.seat", in.Option("seat"), seats)
	if !in.OK() {
		return
	}
	p.writeView(out, seat, nil)
}

// seat reads the option seat, which must be the seat to act.
func (in *input) seat(p *position) {
	v := in.Option("seat")
	if v.IsMissing() {
		return
	}
	if seat := in.AsInteger("options.seat", v, 0, game.MaxSeats-1); in.Good() && seat != int64(p.state().Turn) {
		in.OutOfRange("options.seat", "one of turns", v)
	}
}

func legal(in *input, out *wire.Writer) {
	p := in.position("position", in.Position, false)
	in.seat(p)
	if !in.OK() {
		return
	}
	var l game.Legal
	if p.view != nil {
		p.view.LegalTo(&l)
	} else {
		p.hand.LegalTo(&l)
	}
	writeLegal(out, &l, p.hand.Rules.Hole())
}

func apply(in *input, out *wire.Writer) {
	p := in.position("position", in.Position, false)
	text := in.AsText("options.move", "a move", in.Option("move"))
	in.seat(p)
	viewers := in.viewers(p.setup)
	events := in.newEvents(p, viewers)
	if !in.OK() {
		return
	}
	from := len(p.hand.Log)
	action, err := game.ParseAction(text)
	switch {
	case err != nil:
	case p.view != nil:
		_, err = p.hand.Observe(p.view.Seat, action, events)
	default:
		_, err = p.hand.Apply(action)
	}
	if err != nil {
		in.Refuse("options.", err)
		return
	}
	if p.view != nil {
		p.writeView(out, p.view.Seat, p.hand.Log[from:])
		return
	}
	answer(out, p, from, viewers)
}

// newEvents reads the option events: the events of the move as the view's seat sees them. From them the view learns cards
// that are dealt or shown.
func (in *input) newEvents(p *position, viewers []int8) (events []game.Event) {
	v := in.Option("events")
	switch {
	case p.view == nil && !v.IsMissing():
		in.Fail("unknown", "options.events", "are for a view: a whole table knows what happens")
	case p.view != nil && len(viewers) > 0:
		in.Fail("unknown", "options.views", "are of a whole table: a view has no other seat's")
	case !v.IsMissing():
		events = in.readLog("options.events", &v)
	}
	return events
}

// ImportGame returns the function importGame, which reads hands as text. If plain is true it refuses those of card rooms: the
// module histories reads them, because they would take a sixth of poker's bytes.
func ImportGame(read func(text string) ([]*record.Record, error), plain bool) call.Function {
	return call.Function{Name: "importGame", Run: run(func(in *input, out *wire.Writer) { in.importGame(out, read, plain) })}
}

// ExportGame returns the function exportGame, which writes a hand as text. write writes the formats of card rooms; if it is nil,
// those are refused.
func ExportGame(write func(r *record.Record, room string) (string, error)) call.Function {
	return call.Function{Name: "exportGame", Run: run(func(in *input, out *wire.Writer) { in.exportGame(out, write) })}
}

func (in *input) importGame(out *wire.Writer, read func(text string) ([]*record.Record, error), plain bool) {
	text := in.AsText("text", "hands in PHH or what exportGame gives", in.Position)
	if room := record.RoomOf(text); plain && room != "" {
		in.Fail(fault.BadGame, "text", "is a history of ", room, ": import it with tefuda/histories")
	}
	if !in.OK() {
		return
	}
	all, err := read(text)
	if err != nil {
		in.refuseText(err)
		return
	}
	out.Object()
	imported(all[0]).write(out, all[0].Hand.Log)
	format := all[0].Room
	if format == "" {
		format = record.Format(all[0].Hand)
	}
	out.TextField("format", format)
	if len(all) > 1 {
		out.Key("tables")
		out.Array()
		for _, r := range all {
			out.Object()
			imported(r).write(out, nil)
			out.End()
		}
		out.End()
	}
	out.End()
}

// imported returns the position at the end of a record.
func imported(r *record.Record) *position {
	s := &r.Hand.Setup
	p := &position{hand: r.Hand}
	p.places, p.unknown, p.fields = int64(r.Decimals), r.Unknown, r.Fields
	p.table = &game.Table{Rules: s.Rules, Seats: s.Seats, Carry: s.Carry, Button: -1}
	copy(p.table.Stacks[:], s.Stacks[:])
	if p.names = r.Names[:s.Seats]; !slices.ContainsFunc(p.names, func(name string) bool { return name != "" }) {
		p.names = nil
	}
	return p
}

// refuseText records core's error about a text. A fault in one of the text's fields becomes a fault of "text".
func (in *input) refuseText(err error) {
	if wrong, ok := err.(*fault.Fault); ok && wrong.Field != "text" {
		in.Fail(wrong.Code, "text", "has a fault: ", wrong.Error())
		return
	}
	in.Refuse("", err)
}

func (in *input) exportGame(out *wire.Writer, write func(r *record.Record, room string) (string, error)) {
	p := in.position("table", in.Position, true)
	format := in.Option("format")
	if !format.IsMissing() {
		in.AsText("options.format", "the name of a format", format)
	}
	if !in.OK() {
		return
	}
	r := &record.Record{Hand: p.hand, Decimals: int(p.places), Unknown: p.unknown, Fields: p.fields}
	copy(r.Names[:], p.names)
	name, ok := format.String()
	room, own := slices.Contains(record.Rooms[:], name), record.Format(r.Hand)
	switch {
	case ok && room && write != nil:
		text, err := write(r, name)
		if err != nil {
			in.Refuse("", err)
			return
		}
		out.String(text)
	case ok && room:
		in.Fail(fault.BadRange, "options.format", "is a card room's: export it with tefuda/histories")
	case ok && name != own && write != nil:
		in.OutOfRange("options.format", "\""+own+"\", \"pokerstars\" or \"gg\" for this hand", format)
	case ok && name != own:
		in.OutOfRange("options.format", "\""+own+"\" for this hand", format)
	default:
		out.String(record.Export(r))
	}
}

package poker

import (
	"slices"

	"github.com/tefuda/tefuda/core/fault"
	"github.com/tefuda/tefuda/core/poker/game"
	"github.com/tefuda/tefuda/core/poker/phh"
	"github.com/tefuda/tefuda/wasm/call"
	"github.com/tefuda/tefuda/wasm/wire"
)

var playFunctions = []call.Function{
	{Name: "deal", Run: run(deal)},
	{Name: "view", Run: run(view)},
	{Name: "legal", Run: run(legal)},
	{Name: "apply", Run: run(apply)},
	{Name: "importGame", Run: run(importGame)},
	{Name: "exportGame", Run: run(exportGame)},
}

// startFields are a setup and what goes along with it.
var startFields = append(setupFields[:setupParts:setupParts], call.Field{Name: "names"})

func deal(in *input, out *wire.Writer) {
	p := &position{}
	s := &game.Setup{}
	if names, _, _ := in.Position.Fields(); slices.Contains(names, "levels") {
		p.table = in.readTable("table", &in.Position)
	} else {
		parts := make([]call.Part, len(startFields))
		if in.Object("setup", "a table { rules, stacks, levels, … } or a setup { rules, stacks, blinds, … }", "a setup", in.Position, startFields, parts) {
			in.readSetup("setup", parts, s)
			p.names = in.readNames("setup.names", &parts[setupParts].Value, s.Seats)
		}
	}
	viewer := in.Viewer(game.MaxSeats)
	if !in.OK() {
		return
	}
	var err error
	if p.table != nil {
		if s, err = p.table.Next(); err != nil {
			in.Refuse("table.", err)
			return
		}
	}
	if p.hand, err = game.Start(s, in.Seed); err != nil {
		in.Refuse("setup.", err)
		return
	}
	in.answer(out, p, 0, viewer)
}

func view(in *input, out *wire.Writer) {
	p := in.position("hand", true)
	seat := in.AsSeat("options.seat", in.Option("seat"), game.MaxSeats)
	if !in.OK() {
		return
	}
	seen, err := p.hand.View(seat)
	if err != nil {
		in.Refuse("options.", err)
		return
	}
	v := &position{view: seen, names: p.names, places: p.places}
	out.Object()
	v.write(out)
	out.End()
}

func legal(in *input, out *wire.Writer) {
	p := in.position("hand", false)
	if !in.OK() {
		return
	}
	l := p.legal()
	out.Object()
	writeSeat(out, "seat", l.Seat)
	writeLegal(out, &l)
	writeSeat(out, "turn", p.state().Turn)
	out.BoolField("over", p.state().Phase == game.Over)
	out.End()
}

func apply(in *input, out *wire.Writer) {
	p := in.position("hand", true)
	if !in.Option("action").IsMissing() {
		in.Fail("unknown", "options.action", "is not an option: it is called move now")
	}
	text := in.AsText("options.move", "a move", in.Option("move"))
	viewer := in.Viewer(game.MaxSeats)
	if !in.OK() {
		return
	}
	action, err := game.ParseAction(text)
	if err != nil {
		in.Refuse("options.", err)
		return
	}
	from := len(p.hand.Log)
	if _, err = p.hand.Apply(action); err != nil {
		in.Refuse("options.", err)
		return
	}
	in.answer(out, p, from, viewer)
}

func importGame(in *input, out *wire.Writer) {
	text := in.AsText("text", "a hand in PHH, or what exportGame gives", in.Position)
	if !in.OK() {
		return
	}
	r, err := phh.Import(text)
	if err != nil {
		in.refuseText(err)
		return
	}
	p := &position{hand: r.Hand, places: int64(r.Decimals)}
	if v := namesOf(r); v != nil {
		p.names = v
	}
	in.answer(out, p, 0, call.NoView)
}

// refuseText says that a field is one of the text.
func (in *input) refuseText(err error) {
	if wrong, ok := err.(*fault.Fault); ok && wrong.Field != "text" {
		in.Fail(wrong.Code, "text", "has a fault: ", wrong.Error())
		return
	}
	in.Refuse("", err)
}

// namesOf returns the players' names as a value, nil if there are none.
func namesOf(r *phh.Record) *wire.Value {
	var out wire.Writer
	named := false
	out.Array()
	for _, name := range r.Names[:r.Hand.Seats] {
		out.String(name)
		named = named || name != ""
	}
	out.End()
	v, _ := wire.Decode(out.Bytes())
	if !named {
		return nil
	}
	return &v
}

func exportGame(in *input, out *wire.Writer) {
	p := in.position("hand", true)
	if !in.OK() {
		return
	}
	r := &phh.Record{Hand: p.hand, Decimals: int(p.places)}
	if p.names != nil {
		items, _ := p.names.Items()
		for i := range items {
			r.Names[i], _ = items[i].String()
		}
	}
	out.Object()
	out.TextField("text", phh.Export(r))
	out.TextField("format", phh.Format(r.Hand))
	out.End()
}

package calculation

import (
	"github.com/tefuda/tefuda/core/calculation/record"
	"github.com/tefuda/tefuda/core/names"
	"github.com/tefuda/tefuda/wasm/wire"
)

var formats = names.Keys(record.Formats)

func importGame(in *input, out *wire.Writer) {
	text := in.AsText("text", "a game as text", in.Position)
	if !in.OK() {
		return
	}
	game := &record.Game{}
	format, err := game.Read(text)
	if err != nil {
		in.Refuse("", err)
		return
	}
	t := &table{lead: game.Lead, piles: game.Piles, moves: game.Moves, number: game.Number}
	if game.Seeded {
		t.seed = &game.Seed
	}
	t.Set(&game.Start)
	for _, m := range game.Moves {
		t.Play(m)
	}
	t.write(out, true, 0, nil)
	out.TextField("format", formats[format])
	out.End()
}

func exportGame(in *input, out *wire.Writer) {
	t := in.knownTable("table", in.Position)
	game := &record.Game{Lead: t.lead, Piles: t.piles, Number: t.number, ByOne: t.ByOne()}
	in.lineOf(t, "table", &game.Line)
	if t.seed != nil {
		game.Seed, game.Seeded = *t.seed, true
	}
	format := record.Format(in.Choice("format", formats...))
	if !in.OK() {
		return
	}
	text, err := game.Write(format)
	if err != nil {
		in.Refuse("options.", err)
		return
	}
	out.String(text)
}

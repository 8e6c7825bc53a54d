package daifugo

import (
	"github.com/tefuda/tefuda/core/daifugo"
	"github.com/tefuda/tefuda/core/daifugo/record"
	"github.com/tefuda/tefuda/core/fault"
	"github.com/tefuda/tefuda/core/names"
	"github.com/tefuda/tefuda/wasm/call"
	"github.com/tefuda/tefuda/wasm/wire"
)

// names reads an array with the name of each player.
func (in *input) names(field string, v wire.Value, players int) wire.Value {
	items, ok := v.Items()
	if !ok || len(items) != players {
		in.WrongType(field, "an array of a name for each player", v)
	}
	for i, item := range items {
		in.AsText(call.At(field, i), "a name", item)
	}
	return v
}

func importGame(call *call.Input, out *wire.Writer) {
	in := &input{Input: call}
	text := in.AsText("text", "the text of a game", in.Position)
	number := in.Integer("number", 0, 0, 1_000_000)
	if !in.OK() {
		return
	}
	g, games, err := record.Parse(text, int(number))
	if err != nil {
		prefix := ""
		if wrong, ok := err.(*fault.Fault); ok && wrong.Field == "number" {
			prefix = "options."
		}
		in.Refuse(prefix, err)
		return
	}
	p := &position{gifts: g.Gifts, moves: g.Moves}
	p.Copy(&g.End)
	p.end()
	var list wire.Writer
	list.Array()
	for _, name := range g.Names {
		list.String(name)
	}
	list.End()
	p.names, _ = wire.Decode(list.Bytes())
	out.Object()
	p.write(out, nil)
	out.TextField("format", record.Formats[g.Format].Key)
	out.Ints("number games", number, int64(games))
	out.End()
}

func exportGame(call *call.Input, out *wire.Writer) {
	in := &input{Input: call}
	p := in.game("table", &in.Position)
	if v := in.Option("format"); !v.IsMissing() {
		in.AsChoice("options.format", v, names.Keys(record.Formats[:1]))
	}
	if in.Good() && p.phase != daifugo.Ended {
		in.Fail("game", "table.over", "must be true: records are of whole games")
	}
	if in.Good() && p.Rules != daifugo.UEC {
		in.Fail("range", "table.rules", "must be those of \"uec\", as records have no others")
	}
	if !in.OK() {
		return
	}
	g := &record.Game{Gifts: p.gifts, Moves: p.moves, Names: make([]string, p.Rules.Players)}
	if err := p.BeginIn(&g.First, p.moves); err != nil {
		in.Refuse("table.", err)
		return
	}
	g.End.Copy(&p.State)
	items, _ := p.names.Items()
	for seat, item := range items {
		g.Names[seat], _ = item.String()
	}
	out.String(g.String())
}

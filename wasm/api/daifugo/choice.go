package daifugo

import (
	"github.com/tefuda/tefuda/core/daifugo"
	"github.com/tefuda/tefuda/core/names"
	"github.com/tefuda/tefuda/wasm/wire"
)

const wantChoice = "null or a choice { kind, most, to, ranks, asked }"

// readChoice reads the field choice: the pending choice after a card that asks for one,
// such as a 7 by the rule sevenPass. Null means none.
func (r *reader) readChoice(v *wire.Value) {
	if v.IsNull() {
		return
	}
	t, of := r.table, r.in.reader(r.Path("choice"), -1, r.Seats)
	if !of.Open(wantChoice, v) {
		return
	}
	kinds := names.Keys(daifugo.Choices[1:])
	t.Choice = 1 + daifugo.Choice(r.in.AsChoice(of.Path("kind"), *of.Take("kind"), kinds))
	if of.Has("most") {
		t.Owed = int8(of.Integer("most", 0, daifugo.ChoiceLimit))
	}
	if ranks := of.Take("ranks"); !ranks.IsMissing() {
		t.Named = r.in.ranks(of.Path("ranks"), *ranks)
	}
	t.Asked = of.readSeats("asked")
	of.Take("to") // derived from other fields
	of.End()
}

// ranks reads the named ranks, "" for none.
func (in *input) ranks(field string, v wire.Value) daifugo.Set {
	text := in.AsText(field, "text of ranks like \"5K\", or \"\"", v)
	if text == "" {
		return 0
	}
	combination, err := daifugo.ParseCombination("name " + text)
	in.refuseText(field, err)
	return combination.Cards
}

// writeChoice writes the field choice.
//
//go:noinline
func (p *position) writeChoice(out *wire.Writer) {
	if p.Choice == daifugo.NoChoice {
		out.Null()
		return
	}
	out.Object()
	out.TextField("kind", daifugo.Choices[p.Choice].Key)
	out.IntField("most", int64(p.Owed))
	out.Key("to")
	if p.Choice == daifugo.Giving {
		out.Int(int64(p.Receiver()))
	} else {
		out.Null()
	}
	out.TextField("ranks", daifugo.RanksOf(p.Named))
	out.Key("asked")
	p.writeSeats(out, p.Asked)
	out.End()
}

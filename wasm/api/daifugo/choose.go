package daifugo

import (
	"github.com/tefuda/tefuda/core/daifugo/brain"
	"github.com/tefuda/tefuda/core/search"
	"github.com/tefuda/tefuda/wasm/call"
	"github.com/tefuda/tefuda/wasm/wire"
)

// usualPlayouts is the budget of a search without one: some tenths of a second
// in a browser.
const usualPlayouts = 5_000

// level reads a level, by default the strongest.
//
//go:noinline
func (in *input) level() brain.Level {
	v := in.Option("level")
	if v.IsMissing() {
		return brain.SearchLevel
	}
	before, _ := v.String()
	return brain.Level(in.renamed("options.level", v, brain.Levels[:], before, brain.NameNow(before)))
}

func choose(call *call.Input, out *wire.Writer) {
	in := &input{call}
	p := in.seen("view")
	level := in.level()
	chooser := brain.NewChooser()
	chooser.Article = in.articlePlayer()
	if in.Good() && p.phase != playing {
		in.Fail("game", "view.turn", "is null: it is nobody's turn")
	}
	if !in.OK() {
		return
	}
	in.BudgetOr(usualPlayouts)
	meter := in.MeterOf(0, func(out *wire.Writer) { writeStandings(out, "move", chooser.Candidates()) })
	view := p.asView()
	candidates, err := chooser.Choose(view, level, meter, in.rand())
	if err != nil {
		in.Refuse("view.", err)
		return
	}
	out.Object()
	out.TextField("best", roleText(candidates[0].Move))
	out.Key("candidates")
	out.Array()
	for i := range candidates {
		writeCandidate(out, &candidates[i])
	}
	out.End()
	in.writeStats(out, meter, chooser)
	out.End()
}

// writeStats writes two fields: how much was searched, and the seed.
//
//go:noinline
func (in *input) writeStats(out *wire.Writer, meter *search.Meter, chooser *brain.Chooser) {
	out.Key("stats")
	out.Object()
	out.Ints("iterations worlds", meter.Progress().Done, chooser.Deals())
	out.End()
	out.IntField("seed", int64(in.Seed))
}

// writeStandings writes the best move or return, and all candidates as a
// report has them: without the parts that need no playouts.
//
//go:noinline
func writeStandings(out *wire.Writer, name string, candidates []brain.Candidate) {
	out.Key("best")
	if len(candidates) == 0 {
		out.Null()
	} else {
		out.String(laid(name, &candidates[0]))
	}
	out.Key("candidates")
	out.Array()
	for i := range candidates {
		k := &candidates[i]
		out.Object()
		writeValue(out, name, laid(name, k), k.Value, k.Error, k.Playouts)
		if name == "move" {
			out.NumberField("chance", k.Chance)
		}
		out.End()
	}
	out.End()
}

// laid is the text of a candidate, a move or a return's "cards".
func laid(name string, k *brain.Candidate) string {
	if name == "cards" {
		return k.Move.Cards.String()
	}
	return roleText(k.Move)
}

// writeValue writes four fields.
//
//go:noinline
func writeValue(out *wire.Writer, name, text string, value, err float64, playouts int64) {
	out.TextField(name, text)
	out.Numbers("value error playouts", value, err, float64(playouts))
}

//go:noinline
func writeCandidate(out *wire.Writer, k *brain.Candidate) {
	out.Object()
	writeValue(out, "move", roleText(k.Move), k.Value, k.Error, k.Playouts)
	out.NumberField("chance", k.Chance)
	out.Ints("roleValue hiRanks priority handValue left flowing", int64(k.RoleValue), int64(k.HiRanks), int64(k.Priority),
		int64(k.HandValue), int64(k.Left), int64(k.Flowing))
	out.BoolField("proved", k.Proved)
	out.Key("reasons")
	out.Array()
	for _, r := range k.Reasons {
		code := &brain.Reasons[r.Code]
		out.Object()
		out.TextField("code", code.Key)
		for i, field := range code.Fields {
			out.IntField(field, int64([...]int32{r.N, r.Of}[i]))
		}
		out.End()
	}
	out.End()
	out.End()
}

func chooseReturn(call *call.Input, out *wire.Writer) {
	in := &input{call}
	p := in.seen("view")
	level := in.level()
	open := p.openReturn()
	if in.Good() && (p.phase != exchanging || open < 0) {
		in.Fail("game", "view.gifts", "have none that the seat still gives back")
	}
	if !in.OK() {
		return
	}
	in.BudgetOr(usualPlayouts)
	view := p.returnView(open)
	chooser := brain.NewChooser()
	meter := in.MeterOf(0, func(out *wire.Writer) { writeStandings(out, "cards", chooser.Candidates()) })
	gifts, err := chooser.ChooseReturn(&view, level, meter, in.rand())
	if err != nil {
		in.Refuse("view.", err)
		return
	}
	out.Object()
	out.TextField("best", gifts[0].Cards.String())
	out.Key("candidates")
	out.Array()
	for i := range gifts {
		g := &gifts[i]
		out.Object()
		writeValue(out, "cards", g.Cards.String(), g.Value, g.Error, g.Playouts)
		out.NumberField("chance", g.Chance)
		out.End()
	}
	out.End()
	in.writeStats(out, meter, chooser)
	out.End()
}

// returnView is a view of the seat that gives the return of an index.
func (p *position) returnView(open int) brain.ReturnView {
	gift, tribute := &p.gifts[open], &p.gifts[open-len(p.gifts)/2]
	return brain.ReturnView{
		Rules: p.Rules, Class: p.Class, Counts: p.Counts, Seat: p.seat, To: gift.To,
		Hand: p.hand, Got: tribute.Cards, Count: gift.Count,
	}
}

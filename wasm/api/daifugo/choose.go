package daifugo

import (
	"github.com/tefuda/tefuda/core/daifugo"
	"github.com/tefuda/tefuda/core/daifugo/brain"
	"github.com/tefuda/tefuda/core/search"
	"github.com/tefuda/tefuda/wasm/wire"
)

// usualDaifugoPlayouts is the budget of a search without one: some tenths of a
// second in a browser.
const usualDaifugoPlayouts = 5_000

// daifugoLevel reads a level, by default the strongest.
func (in *input) daifugoLevel() brain.Level {
	names := search.Keys(brain.Levels[:])
	if in.Option("level").IsMissing() {
		return brain.SearchLevel
	}
	return brain.Level(in.Choice("level", names...))
}

func daifugoChoose(in *input, out *wire.Writer) {
	p := in.daifugoSeen("view", in.Position)
	level := in.daifugoLevel()
	chooser := brain.NewChooser()
	chooser.Article = in.seedPlayer()
	if in.Good() && p.phase != playing {
		in.Fail("game", "view.turn", "is null: it is nobody's turn")
	}
	if !in.OK() {
		return
	}
	in.BudgetOr(usualDaifugoPlayouts)
	meter := in.MeterOf(0, func(out *wire.Writer) { writeDaifugoStandings(out, chooser.Candidates()) })
	view := p.asView()
	candidates, err := chooser.Choose(&view, level, meter, search.NewRand(in.Seed))
	if err != nil {
		in.Refuse("view.", err)
		return
	}
	out.ObjectOf(4)
	out.TextField("best", roleText(candidates[0].Move))
	out.Key("candidates")
	out.ArrayOf(len(candidates))
	for i := range candidates {
		writeDaifugoCandidate(out, &candidates[i])
	}
	in.writeDaifugoStats(out, meter, chooser.Worlds())
}

// writeDaifugoStats writes two fields: how much was searched, and the seed.
func (in *input) writeDaifugoStats(out *wire.Writer, meter *search.Meter, worlds int64) {
	out.Key("stats")
	out.ObjectOf(2)
	out.IntField("iterations", meter.Progress().Done)
	out.IntField("worlds", worlds)
	out.IntField("seed", int64(in.Seed))
}

// writeDaifugoStandings writes two fields: the best move and all candidates as
// a report has them.
func writeDaifugoStandings(out *wire.Writer, candidates []brain.Candidate) {
	out.Key("best")
	if len(candidates) == 0 {
		out.Null()
	} else {
		out.String(roleText(candidates[0].Move))
	}
	out.Key("candidates")
	out.ArrayOf(len(candidates))
	for i := range candidates {
		k := &candidates[i]
		out.ObjectOf(5)
		writeDaifugoValue(out, roleText(k.Move), k)
	}
}

// writeDaifugoValue writes five fields.
func writeDaifugoValue(out *wire.Writer, move string, k *brain.Candidate) {
	out.TextField("move", move)
	out.NumberField("value", k.Value)
	out.NumberField("error", k.Error)
	out.IntField("playouts", k.Playouts)
	out.NumberField("chance", k.Chance)
}

func writeDaifugoCandidate(out *wire.Writer, k *brain.Candidate) {
	out.ObjectOf(13)
	writeDaifugoValue(out, roleText(k.Move), k)
	out.IntField("roleValue", int64(k.RoleValue))
	out.IntField("hiRanks", int64(k.HiRanks))
	out.IntField("priority", int64(k.Priority))
	out.IntField("handValue", int64(k.HandValue))
	out.IntField("left", int64(k.Left))
	out.IntField("flowing", int64(k.Flowing))
	out.BoolField("proved", k.Proved)
	out.Key("reasons")
	out.ArrayOf(len(k.Reasons))
	for _, r := range k.Reasons {
		writeDaifugoReason(out, r)
	}
}

// writeDaifugoReason writes a reason with those of its numbers that say
// something.
func writeDaifugoReason(out *wire.Writer, r brain.Reason) {
	n, of := 0, 0
	switch r.Code {
	case brain.ReasonThenFlow:
		n, of = 1, 1
	case brain.ReasonForcedWin, brain.ReasonFinishes, brain.ReasonFlows, brain.ReasonBeatenBy, brain.ReasonLastRoles,
		brain.ReasonRevolution, brain.ReasonBreaksGroup, brain.ReasonBreaksRun, brain.ReasonSaves, brain.ReasonRivalNear:
		n = 1
	}
	out.ObjectOf(1 + n + of)
	out.TextField("code", r.Code.String())
	if n > 0 {
		out.IntField("n", int64(r.N))
	}
	if of > 0 {
		out.IntField("of", int64(r.Of))
	}
}

func daifugoChooseReturn(in *input, out *wire.Writer) {
	p := in.daifugoSeen("view", in.Position)
	level := in.daifugoLevel()
	open := p.openReturn()
	if in.Good() && (p.phase != exchanging || open < 0) {
		in.Fail("game", "view.gifts", "have none that the seat still gives back")
	}
	if !in.OK() {
		return
	}
	in.BudgetOr(usualDaifugoPlayouts)
	view := p.returnView(open)
	chooser := brain.NewChooser()
	meter := in.MeterOf(0, func(out *wire.Writer) { writeReturnStandings(out, chooser.Candidates()) })
	gifts, err := chooser.ChooseReturn(&view, level, meter, search.NewRand(in.Seed))
	if err != nil {
		in.Refuse("view.", err)
		return
	}
	out.ObjectOf(4)
	out.TextField("best", gifts[0].Cards.String())
	out.Key("candidates")
	out.ArrayOf(len(gifts))
	for i := range gifts {
		writeGiving(out, &gifts[i])
	}
	in.writeDaifugoStats(out, meter, chooser.Worlds())
}

// returnView is a view of the seat that gives the return of an index.
func (p *daifugoPosition) returnView(open int) brain.ReturnView {
	gift, tribute := &p.gifts[open], &p.gifts[open-len(p.gifts)/2]
	return brain.ReturnView{
		Rules: p.Rules, Class: p.Class, Counts: p.Counts, Seat: p.seat, To: gift.To,
		Hand: p.hand, Got: tribute.Cards, Count: gift.Count,
	}
}

func writeGiving(out *wire.Writer, g *brain.Giving) {
	out.ObjectOf(5)
	out.TextField("cards", g.Cards.String())
	out.NumberField("value", g.Value)
	out.NumberField("error", g.Error)
	out.IntField("playouts", g.Playouts)
	out.NumberField("chance", g.Chance)
}

// writeReturnStandings writes two fields, as writeDaifugoStandings.
func writeReturnStandings(out *wire.Writer, candidates []brain.Candidate) {
	out.Key("best")
	if len(candidates) == 0 {
		out.Null()
	} else {
		out.String(candidates[0].Move.Cards.String())
	}
	out.Key("candidates")
	out.ArrayOf(len(candidates))
	for i := range candidates {
		k := &candidates[i]
		out.ObjectOf(4)
		out.TextField("cards", k.Move.Cards.String())
		out.NumberField("value", k.Value)
		out.NumberField("error", k.Error)
		out.IntField("playouts", k.Playouts)
	}
}

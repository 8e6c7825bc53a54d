package daifugo

import (
	"math/rand/v2"
	"unsafe"

	"github.com/tefuda/tefuda/core/daifugo"
	"github.com/tefuda/tefuda/core/daifugo/levels"
	"github.com/tefuda/tefuda/core/daifugo/player"
	"github.com/tefuda/tefuda/core/search"
	"github.com/tefuda/tefuda/wasm/call"
	"github.com/tefuda/tefuda/wasm/wire"
)

// level reads a level, by default the strongest.
//
//go:noinline
func (in *input) level() levels.Level {
	v := in.Option("level")
	if v.IsMissing() {
		return levels.Search
	}
	before, _ := v.String()
	return levels.Level(in.renamed("options.level", v, levels.Names[:], before, levels.NameNow(before)))
}

func choose(call *call.Input, out *wire.Writer) {
	in := &input{Input: call}
	p := in.seen("view")
	level := in.level()
	chooser := player.NewChooser()
	chooser.Article = in.articlePlayer()
	if in.Good() && p.actor() != p.seat {
		in.Fail("game", "view.turns", "have not the view's seat: it has nothing to choose")
	}
	if !in.OK() {
		return
	}
	in.BudgetOr(player.UsualPlayouts(&p.Counts))
	unit := level.Unit(p.phase == daifugo.Exchanging)
	meter := in.MeterOf(0, func(out *wire.Writer) { p.writeCandidates(out, chooser.Candidates(), unit, true) })
	candidates, err := p.choose(chooser, level, meter, in.rand())
	if err != nil {
		in.Refuse("view.", err)
		return
	}
	out.Object()
	p.writeCandidates(out, candidates, unit, false)
	in.writeStats(out, meter, chooser)
	out.End()
}

// choose lets a level choose a move, or during the exchange the cards to give back.
func (p *position) choose(chooser *player.Chooser, level levels.Level, meter *search.Meter, r *rand.Rand) ([]player.Candidate, error) {
	if p.phase == daifugo.Exchanging {
		view := p.returnView(p.openReturn())
		return chooser.ChooseReturn(&view, level, meter, r)
	}
	return chooser.Choose(p.asView(), level, meter, r)
}

// writeStats writes the fields stats (how much was searched) and seed.
//
//go:noinline
func (in *input) writeStats(out *wire.Writer, meter *search.Meter, chooser *player.Chooser) {
	out.Key("stats")
	out.Object()
	out.Ints("iterations worlds", meter.Progress().Done, chooser.Deals())
	out.End()
	out.IntField("seed", int64(in.Seed))
}

// writeCandidates writes the fields best and candidates. With soFar, for a report during a
// search, candidates have only their current values and no reasons.
//
//go:noinline
func (p *position) writeCandidates(out *wire.Writer, candidates []player.Candidate, unit string, soFar bool) {
	out.Key("best")
	if len(candidates) == 0 { // in a report before the first playout
		out.Null()
	} else {
		out.String(candidates[0].Move.String())
	}
	out.Key("candidates")
	out.Array()
	for i := range candidates {
		k := &candidates[i]
		out.Object()
		out.TextField("move", k.Move.String())
		out.Key("cards")
		writeCardList(out, &k.Move)
		out.TextField("unit", unit)
		p.writeFields(out, standing[:], unsafe.Pointer(k))
		if !soFar {
			p.writeFields(out, reckoned[:], unsafe.Pointer(k))
			writeReasons(out, k.Reasons)
		}
		out.End()
	}
	out.End()
}

// writeReasons writes the field reasons.
//
//go:noinline
func writeReasons(out *wire.Writer, reasons []player.Reason) {
	out.Key("reasons")
	out.Array()
	for _, r := range reasons {
		code := &player.Reasons[r.Code]
		out.Object()
		out.TextField("code", code.Key)
		for i, field := range code.Fields {
			if field == "against" {
				out.BoolField(field, true)
			} else {
				out.IntField(field, int64([...]int32{r.N, r.Of}[i]))
			}
		}
		out.End()
	}
	out.End()
}

// returnView returns the view of the seat that gives the return gifts[open].
func (p *position) returnView(open int) player.ReturnView {
	gift, tribute := &p.gifts[open], &p.gifts[open-len(p.gifts)/2]
	return player.ReturnView{
		Rules: p.Rules, Class: p.Class, Counts: p.Counts, Seat: p.seat, To: gift.To,
		Hand: p.hand.Cards, Twins: p.hand.Twins, Got: tribute.Cards, GotTwins: tribute.Twins, Count: gift.Count,
	}
}

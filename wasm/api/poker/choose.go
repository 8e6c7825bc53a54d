package poker

import (
	"unsafe"

	"github.com/tefuda/tefuda/core/cards"
	"github.com/tefuda/tefuda/core/names"
	"github.com/tefuda/tefuda/core/poker"
	"github.com/tefuda/tefuda/core/poker/game"
	"github.com/tefuda/tefuda/core/poker/player"
	"github.com/tefuda/tefuda/core/poker/player/blueprint"
	"github.com/tefuda/tefuda/core/search"
	"github.com/tefuda/tefuda/wasm/wire"
)

// book holds the strategies of the level strong, nil until the tables are loaded.
var book *blueprint.Book

func useTables(file []byte) (err error) {
	book, err = blueprint.Open(file)
	return err
}

// level reads the level of the player and the budget of a decision. ok is false if there is a fault, or if the tables must be
// loaded first.
func (in *input) level(p *position) (level player.Level, ok bool) {
	level = player.Regular
	if v := in.Option("level"); !v.IsMissing() {
		level = player.Level(in.AsChoice("options.level", v, player.Levels))
	}
	if !in.OK() {
		return level, false
	}
	in.BudgetOr(player.DefaultDeals)
	if book == nil && player.Asks(&p.state().Setup, level) {
		in.NeedTables()
		return level, false
	}
	return level, true
}

// tableOf returns the table that compares a variant's hands. Badugi needs none and gets any.
func tableOf(r *game.Rules) *poker.Table7 {
	hands := r.Hands()
	if hands.Ranking == poker.Badugi {
		hands = poker.Standard
	}
	return table7(hands)
}

func choose(in *input, out *wire.Writer) {
	p := in.position("view", in.Position, false)
	if in.Good() && (p.view == nil || p.view.Seat == game.Onlooker) {
		in.Fail("missing", "view.seat", "is missing: pass what view(table, { seat }) returns, as a player may not see the whole table")
	}
	level, ok := in.level(p)
	if !ok {
		return
	}
	c, err := player.Choose(p.view, level, tableOf(&p.view.Rules), book, in.Meter(0), in.Seed)
	if err != nil {
		in.Refuse("view.", err)
		return
	}
	out.Object()
	out.TextField("best", c.Candidates[0].Action.String())
	p.level = level
	p.writeCandidates(out, c.Candidates)
	out.NumberField("equity", c.Equity)
	out.TextField("level", player.Levels[c.Level])
	in.WriteStats(out, c.Deals)
	out.End()
}

//go:noinline
func (p *position) writeCandidates(out *wire.Writer, all []player.Candidate) {
	out.Key("candidates")
	out.Array()
	for i := range all {
		out.Object()
		p.writeFields(out, considered[:], unsafe.Pointer(&all[i]))
		out.End()
	}
	out.End()
}

// unit returns the unit of an action's value.
func (p *position) unit(a *game.Action) string {
	switch {
	case p.level == player.Random:
		return "score"
	case a.Kind == game.Discard:
		return "chance"
	}
	return "chips"
}

// writeSet writes the cards of a set as an array of texts.
func writeSet(out *wire.Writer, set cards.Set) {
	out.Array()
	for c := range cards.Card(cards.Codes) {
		if set.Has(c) {
			out.String(game.Text([]cards.Card{c}, ""))
		}
	}
	out.End()
}

//go:noinline
func writeReasons(out *wire.Writer, reasons []player.Reason) {
	out.Array()
	for i := range reasons {
		writeWhy(out, &reasons[i])
	}
	out.End()
}

//go:noinline
func writeWhy(out *wire.Writer, r *player.Reason) {
	out.Object()
	out.TextField("code", r.Code)
	for _, name := range names.Fields(player.Reasons, r.Code) {
		switch name {
		case "share":
			out.NumberField(name, r.Share)
		case "amount":
			out.IntField(name, r.Amount)
		case "count":
			out.IntField(name, r.Count)
		case "category":
			out.TextField(name, r.Category.String())
		case "ranks":
			ranks := ""
			for place := 1; place <= poker.MaxHand && r.Low.Rank(place) > 0; place++ {
				ranks += r.Low.Rank(place).String()
			}
			out.TextField(name, ranks)
		}
	}
	out.End()
}

// grades are the greatest mean losses for the grades a to d, in minimum bets a decision. More is e.
var grades = [...]float64{0.05, 0.15, 0.4, 1}

func review(in *input, out *wire.Writer) {
	p := in.position("table", in.Position, true)
	seat := int64(-1)
	if v := in.Option("seat"); !v.IsMissing() {
		seat = in.AsInteger("options.seat", v, 0, game.MaxSeats-1)
	}
	level, ok := in.level(p)
	if !ok {
		return
	}
	meter := func() *search.Meter { return in.Meter(0) }
	all := player.Review(p.hand, int8(seat), level, tableOf(&p.hand.Rules), book, meter, in.Seed)
	p.level = level
	loss, mistakes := 0.0, int64(0)
	out.Object()
	out.Key("decisions")
	out.Array()
	for i := range all {
		d := &all[i]
		out.Object()
		out.Ints("at seat", int64(d.At), int64(d.Seat))
		out.Texts("played best unit", d.Played.String(), d.Best.Action.String(), "chips")
		out.NumberField("loss", d.Loss)
		out.BoolField("agreed", d.Loss == 0)
		out.Key("reasons")
		writeReasons(out, d.Best.Reasons)
		p.writeCandidates(out, d.All)
		out.End()
		if loss += d.Loss; d.Loss > 0 {
			mistakes++
		}
	}
	out.End()
	grade := byte('a')
	for _, most := range &grades {
		if loss > float64(most*float64(p.hand.MinBet*int64(len(all)))) {
			grade++
		}
	}
	out.Key("summary")
	out.Object()
	out.NumberField("loss", loss)
	out.IntField("mistakes", mistakes)
	out.TextField("grade", string(grade))
	out.End()
	out.End()
}

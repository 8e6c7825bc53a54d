package poker

import (
	"github.com/tefuda/tefuda/core/cards"
	"github.com/tefuda/tefuda/core/names"
	"github.com/tefuda/tefuda/core/poker/game"
	"github.com/tefuda/tefuda/core/poker/player"
	"github.com/tefuda/tefuda/core/poker/player/blueprint"
	"github.com/tefuda/tefuda/wasm/call"
	"github.com/tefuda/tefuda/wasm/wire"
)

// book is what the level strong plays by, once the tables are there.
var book *blueprint.Book

func useTables(file []byte) (err error) {
	book, err = blueprint.Open(file)
	return err
}

var chooseFunctions = []call.Function{{Name: "choose", Run: run(choose)}}

func choose(in *input, out *wire.Writer) {
	p := in.position("view", in.Position, false)
	level := player.Regular
	if v := in.Option("level"); !v.IsMissing() {
		level = player.Level(in.AsChoice("options.level", v, player.Levels))
	}
	if in.Good() && (p.view == nil || p.view.Seat == game.Onlooker) {
		in.Fail("missing", "view.seat", "is missing: pass what view(table, { seat }) returns, as a player may not see the whole table")
	}
	if !in.OK() {
		return
	}
	if book == nil && player.Asks(&p.view.Setup, level) {
		in.NeedTables()
		return
	}
	in.BudgetOr(player.DefaultDeals)
	c, err := player.Choose(p.view, level, table7(p.view.Rules.Hands()), book, in.Meter(0), in.Seed)
	if err != nil {
		in.Refuse("view.", err)
		return
	}
	out.Object()
	out.TextField("best", c.Candidates[0].Action.String())
	out.Key("candidates")
	out.Array()
	for i := range c.Candidates {
		writeCandidate(out, level, &c.Candidates[i])
	}
	out.End()
	out.NumberField("equity", c.Equity)
	out.TextField("level", player.Levels[c.Level])
	in.WriteStats(out, c.Deals)
	out.End()
}

func writeCandidate(out *wire.Writer, level player.Level, c *player.Candidate) {
	out.Object()
	a := &c.Action
	unit := "chips"
	out.Texts("move action", a.String(), game.Kinds[a.Kind])
	switch {
	case a.Kind.HasAmount():
		out.IntField("amount", a.Amount)
	case a.Kind == game.Discard:
		unit = "chance"
		out.Key("cards")
		out.Array()
		for c := range cards.Card(cards.Codes) {
			if a.Cards.Has(c) {
				out.String(game.Text([]cards.Card{c}, ""))
			}
		}
		out.End()
	}
	if level == player.Random {
		unit = "score"
	}
	out.TextField("unit", unit)
	out.Numbers("value chance", c.Value, c.Chance)
	out.Key("reasons")
	out.Array()
	for i := range c.Reasons {
		writeWhy(out, &c.Reasons[i])
	}
	out.End()
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
		}
	}
	out.End()
}

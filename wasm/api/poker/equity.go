package poker

import (
	"github.com/tefuda/tefuda/core/cards"
	"github.com/tefuda/tefuda/core/fault"
	"github.com/tefuda/tefuda/core/poker"
	"github.com/tefuda/tefuda/core/poker/holdem"
	"github.com/tefuda/tefuda/wasm/call"
	"github.com/tefuda/tefuda/wasm/wire"
)

func pokerEquity(in *input, out *wire.Writer) {
	t := in.table(tabled)
	if t.omaha {
		omahaEquity(in, out, &t)
		return
	}
	q := holdem.EquityQuery{Jokers: int(in.Integer("jokers", 0, 0, poker.MaxJokers)), Short: t.Ranking == poker.ShortDeck}
	q.Players = in.ranges(q.Jokers)
	q.Board = in.someCards("board")
	q.Dead = in.someCards("dead")
	if !in.OK() {
		return
	}
	e, err := holdem.NewEquity(q, in.Budget)
	if err != nil {
		in.refuseQuery(err)
		return
	}
	result, err := e.Run(table7(t.Rules), in.Meter(e.Iterations), in.Seed)
	if err != nil {
		in.refuseQuery(err)
		return
	}
	in.writeEquity(out, &result)
}

func omahaEquity(in *input, out *wire.Writer, t *table) {
	q := holdem.OmahaQuery{HiLo: in.Boolean("hiLo", false), Short: t.Ranking == poker.ShortDeck}
	items, isArray := in.Position.Items()
	if !isArray {
		in.WrongType("players", "an array of hands of 4 to 6 cards, or \"random\"", in.Position)
	}
	items = items[:min(len(items), holdem.MaxPlayers+1)]
	q.Players = make([][]cards.Card, len(items))
	for i := range items {
		if text, _ := items[i].String(); text != "random" {
			q.Players[i] = in.hand(call.At("players", i), items[i])
			if in.Good() && len(q.Players[i]) == 0 {
				in.Fail(fault.BadLength, call.At("players", i), "must be 4 to 6 cards or \"random\"")
			}
		}
	}
	q.Board = in.someCards("board")
	q.Dead = in.someCards("dead")
	if t.Ranking == poker.DeuceSeven {
		in.Fail(fault.BadRange, "options.ranking", "must be another with omaha: no game has deuce-seven with a board")
	}
	if !in.OK() {
		return
	}
	o, err := holdem.NewOmaha(q, in.Budget)
	if err != nil {
		in.refuseQuery(err)
		return
	}
	var low *poker.Table7
	if q.HiLo {
		low = table7(poker.Ranked(poker.EightOrBetter))
	}
	result := o.Run(table7(t.Rules), low, in.Meter(o.Iterations), in.Seed)
	in.writeEquity(out, &result)
}

func (in *input) writeEquity(out *wire.Writer, result *holdem.EquityResult) {
	out.Object()
	out.Key("players")
	out.Array()
	for i := range result.Players {
		p := &result.Players[i]
		out.Object()
		out.Numbers("win tie lose equity error", p.Win, p.Tie, p.Lose, p.Equity, p.HalfWidth)
		out.End()
	}
	out.End()
	out.NumberField("total", result.Weight)
	out.BoolField("exact", result.Exact)
	in.WriteStats(out, result.Total)
	out.End()
}

// refuseQuery records core's error about a query. Its players are the position, its
// other fields are options.
func (in *input) refuseQuery(err error) {
	prefix := "options."
	if wrong, ok := err.(*fault.Fault); ok && wrong.Field == "players" {
		prefix = ""
	}
	in.Refuse(prefix, err)
}

// ranges reads the players: each is the text of a range, or two cards in any form of
// a hand.
func (in *input) ranges(jokers int) []holdem.Range {
	items, isArray := in.Position.Items()
	if !isArray {
		in.WrongType("players", "an array of ranges like \"AsKh\" or \"QQ+, AKs\"", in.Position)
	}
	// One more than allowed is enough for NewEquity to refuse.
	items = items[:min(len(items), holdem.MaxPlayers+1)]
	all := make([]holdem.Range, len(items))
	for i := range items {
		all[i] = in.rangeOf(call.At("players", i), items[i], jokers, len(items))
	}
	return all
}

func (in *input) rangeOf(field string, v wire.Value, jokers, players int) (r holdem.Range) {
	var err error
	if text, ok := v.String(); ok {
		r, err = holdem.ParseRangeFor(text, jokers, players)
	} else {
		hole := in.hand(field, v)
		if in.Good() && len(hole) != 2 {
			in.Fail(fault.BadLength, field, "must be a range or two cards, not ", v.Describe())
		}
		if !in.Good() {
			return nil
		}
		r, err = holdem.RangeOf([2]cards.Card(hole), jokers)
	}
	if err != nil {
		in.refuse(field, err)
	}
	return r
}

// someCards reads an option that is a list of cards, nil if it was left out.
func (in *input) someCards(name string) []cards.Card {
	v := in.Option(name)
	if v.IsMissing() {
		return nil
	}
	return in.cards("options."+name, v)
}

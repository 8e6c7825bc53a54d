package poker

import (
	"github.com/tefuda/tefuda/core/cards"
	"github.com/tefuda/tefuda/core/poker"
	"github.com/tefuda/tefuda/wasm/call"
	"github.com/tefuda/tefuda/wasm/wire"
)

var equityFunctions = []call.Function{{Name: "equity", Run: run(pokerEquity)}}

func pokerEquity(in *input, out *wire.Writer) {
	q := poker.EquityQuery{Jokers: int(in.Integer("jokers", 0, 0, poker.MaxJokers))}
	q.Players = in.ranges(q.Jokers)
	q.Board = in.someCards("board")
	q.Dead = in.someCards("dead")
	rules := in.rules()
	if !in.OK() {
		return
	}
	e, err := poker.NewEquity(q, in.Budget)
	if err != nil {
		in.equityFault(err.(*poker.EquityError))
		return
	}
	result, err := e.Run(table7(rules), in.Meter(e.Iterations), in.Seed)
	if err != nil {
		in.equityFault(err.(*poker.EquityError))
		return
	}
	in.writeEquity(out, &result)
}

func (in *input) writeEquity(out *wire.Writer, result *poker.EquityResult) {
	out.ObjectOf(5)
	out.Key("players")
	out.ArrayOf(len(result.Players))
	for _, p := range result.Players {
		out.ObjectOf(5)
		out.IntField("win", p.Win)
		out.IntField("tie", p.Tie)
		out.IntField("lose", p.Lose)
		out.Key("equity")
		out.Number(p.Equity)
		out.Key("error")
		out.Number(p.HalfWidth)
	}
	out.IntField("total", result.Total)
	out.Key("exact")
	out.Bool(result.Exact)
	in.WriteStats(out, result.Total)
}

// fields of a query, as JavaScript calls them.
var equityFields = map[string]string{"players": "players", "board": "options.board", "dead": "options.dead", "jokers": "options.jokers"}

func (in *input) equityFault(err *poker.EquityError) {
	field, code := equityFields[err.Field], "range"
	if err.Index >= 0 {
		field, code = call.At(field, err.Index), "card"
	}
	in.Fail(code, field, err.Reason)
}

// ranges reads the players: each a range's text, or two cards in any form of
// a hand.
func (in *input) ranges(jokers int) []poker.Range {
	items, isArray := in.Position.Items()
	if !isArray {
		in.WrongType("players", "an array of ranges like \"AsKh\" or \"QQ+, AKs\"", in.Position)
	}
	// More than there can be is for NewEquity to say, of less than all of them.
	items = items[:min(len(items), poker.MaxPlayers+1)]
	all := make([]poker.Range, 0, len(items))
	for i, item := range items {
		all = append(all, in.rangeOf(call.At("players", i), item, jokers))
	}
	return all
}

func (in *input) rangeOf(field string, v wire.Value, jokers int) poker.Range {
	if text, ok := v.String(); ok {
		r, err := poker.ParseRange(text, jokers)
		if err != nil {
			in.Fail("card", field, "is no range: "+err.Error())
		}
		return r
	}
	hole := in.hand(field, v)
	if in.Good() && len(hole) != 2 {
		in.Fail("length", field, "must be a range or two cards, not "+v.Describe())
	}
	if !in.Good() {
		return nil
	}
	r, err := poker.ParseRange(hole[0].String()+hole[1].String(), jokers)
	if err != nil {
		in.Fail("card", field, "is no pair of cards: "+err.Error())
	}
	return r
}

// someCards reads an option that is a hand, none if it was not given.
func (in *input) someCards(name string) []cards.Card {
	v := in.Option(name)
	if v.IsMissing() {
		return nil
	}
	return in.cards("options."+name, v)
}

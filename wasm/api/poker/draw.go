package poker

import (
	"github.com/tefuda/tefuda/core/poker"
	"github.com/tefuda/tefuda/core/search"
	"github.com/tefuda/tefuda/wasm/call"
	"github.com/tefuda/tefuda/wasm/wire"
)

var drawFunctions = []call.Function{
	{Name: "games", Run: run(pokerGames)},
	{Name: "deal", Run: run(pokerDeal)},
	{Name: "advise", Run: run(pokerAdvise)},
	{Name: "solve", Run: run(pokerSolve)},
}

func pokerGames(in *input, out *wire.Writer) {
	if !in.Position.IsMissing() {
		in.Fail("arguments", "position", "must be left out, not "+in.Position.Describe())
	}
	if !in.OK() {
		return
	}
	out.ArrayOf(len(poker.Presets))
	for _, p := range poker.Presets {
		pays, _ := poker.ParsePayTable(p.Pays)
		out.ObjectOf(5)
		out.Texts("key pays", p.Key, p.Pays)
		out.IntField("jokers", int64(p.Deck.Jokers))
		out.Key("deucesWild")
		out.Bool(p.Deck.DeucesWild)
		out.Key("lines")
		out.ArrayOf(len(pays))
		for _, line := range pays {
			out.ObjectOf(2)
			writeLine(out, line.Class.String(), line.Pay)
		}
	}
}

// nothing is the name of what no line pays.
const nothing = "nothing"

// writeLine writes two fields of a line.
func writeLine(out *wire.Writer, name string, pay int32) {
	out.TextField("line", name)
	out.IntField("pay", int64(pay))
}

// eachLine calls f with every line and at last with what no line pays.
func eachLine(pays poker.PayTable, f func(i int, name string, pay int32)) {
	for i, line := range pays {
		f(i, line.Class.String(), line.Pay)
	}
	f(len(pays), nothing, 0)
}

func pokerDeal(in *input, out *wire.Writer) {
	game := in.game("game", in.Position)
	if !in.OK() {
		return
	}
	dealt := game.deck.Deal(search.NewRand(in.Seed), 2*poker.MaxHand)
	out.ObjectOf(3)
	for i, name := range []string{"cards", "draw"} {
		out.Key(name)
		out.ArrayOf(poker.MaxHand)
		for _, c := range dealt[i*poker.MaxHand : (i+1)*poker.MaxHand] {
			out.String(c.String())
		}
	}
	out.IntField("seed", int64(in.Seed))
}

func pokerAdvise(in *input, out *wire.Writer) {
	hand := in.hand("hand", in.Position)
	option := in.Option("game")
	if option.IsMissing() {
		option = wire.Text(poker.Presets[0].Key)
	}
	game := in.game("options.game", option)
	if !in.OK() {
		return
	}
	holds, err := game.Advise(hand)
	if err != nil {
		in.dealFault(err.(*poker.DealError))
		return
	}
	out.ObjectOf(5)
	out.Key("best")
	writeMove(out, holds[0].Mask)
	writeLines(out, game.PayTable())
	out.Key("candidates")
	out.ArrayOf(len(holds))
	draws := int64(0)
	for i := range holds {
		writeHold(out, game.PayTable(), &holds[i])
		draws += holds[i].Draws
	}
	in.WriteStats(out, draws)
}

func (in *input) dealFault(err *poker.DealError) {
	if err.Index < 0 {
		in.Fail("length", "hand", "is no deal: "+err.Error())
		return
	}
	in.Fail("card", call.At("hand", err.Index), "is wrong: "+err.Error())
}

// writeLines writes one field: the lines that counts are aligned with.
func writeLines(out *wire.Writer, pays poker.PayTable) {
	out.Key("lines")
	out.ArrayOf(len(pays) + 1)
	eachLine(pays, func(_ int, name string, pay int32) {
		out.ObjectOf(2)
		writeLine(out, name, pay)
	})
}

// writeMove writes the places of the cards held.
func writeMove(out *wire.Writer, mask uint8) {
	n := 0
	for i := range poker.MaxHand {
		n += int(mask >> i & 1)
	}
	out.ArrayOf(n)
	for i := range poker.MaxHand {
		if mask>>i&1 != 0 {
			out.Int(int64(i))
		}
	}
}

func writeHold(out *wire.Writer, pays poker.PayTable, h *poker.Hold) {
	out.ObjectOf(6)
	out.Key("move")
	writeMove(out, h.Mask)
	out.Key("value")
	out.Number(h.EV)
	out.IntField("paySum", h.PaySum)
	out.IntField("draws", h.Draws)
	out.Key("counts")
	out.ArrayOf(len(h.Counts))
	for _, n := range h.Counts {
		out.Int(int64(n))
	}
	out.Key("reasons")
	out.ArrayOf(len(h.Reasons))
	for i := range h.Reasons {
		writeReason(out, pays, &h.Reasons[i])
	}
}

// writeReason writes a reason with those of its fields that say something.
func writeReason(out *wire.Writer, pays poker.PayTable, r *poker.Reason) {
	type number struct {
		name  string
		value int32
	}
	numbers := make([]number, 0, 3)
	for _, n := range []number{{"cards", r.Cards}, {"straights", r.Straights}, {"count", r.Count}} {
		if n.value != 0 {
			numbers = append(numbers, n)
		}
	}
	line := ""
	switch {
	case r.Code == poker.ReasonPat && r.Line < 0:
		line = nothing
	case r.Code == poker.ReasonPat || r.Code == poker.ReasonPays:
		line = pays[r.Line].Class.String()
	}
	texts := []string{"code", r.Code}
	if line != "" {
		texts = append(texts, "line", line)
	}
	if r.Rank != 0 {
		texts = append(texts, "rank", r.Rank.String())
	}
	fields := len(texts)/2 + len(numbers)
	if r.Code == poker.ReasonPays {
		fields++
	}
	out.ObjectOf(fields)
	for i := 0; i < len(texts); i += 2 {
		out.TextField(texts[i], texts[i+1])
	}
	for _, n := range numbers {
		out.IntField(n.name, int64(n.value))
	}
	if r.Code == poker.ReasonPays {
		out.Key("share")
		out.Number(r.Share)
	}
}

func pokerSolve(in *input, out *wire.Writer) {
	game := in.game("game", in.Position)
	if !in.OK() {
		return
	}
	s := game.Solve(in.Meter(game.Deals()))
	out.ObjectOf(9)
	out.Key("return")
	out.Number(s.Return)
	out.IntField("paySum", s.PaySum)
	out.IntField("combos", s.Combos)
	out.IntField("deals", s.Deals)
	out.IntField("draws", s.Draws)
	writeResults(out, game.PayTable(), &s)
	out.Key("holds")
	out.ArrayOf(len(s.Holds))
	for _, n := range s.Holds {
		out.Int(n)
	}
	in.WriteStats(out, s.Deals)
}

// writeResults writes one field: how often each line is the result, and its
// share of the return.
func writeResults(out *wire.Writer, pays poker.PayTable, s *poker.Solution) {
	out.Key("lines")
	out.ArrayOf(len(pays) + 1)
	eachLine(pays, func(i int, name string, pay int32) {
		out.ObjectOf(5)
		writeLine(out, name, pay)
		out.IntField("combos", s.Lines[i])
		probability := float64(s.Lines[i]) / float64(s.Combos)
		out.Key("probability")
		out.Number(probability)
		out.Key("share")
		out.Number(float64(probability * float64(pay)))
	})
}

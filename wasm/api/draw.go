package api

import (
	"github.com/tefuda/tefuda/core/poker"
	"github.com/tefuda/tefuda/core/search"
	"github.com/tefuda/tefuda/wasm/wire"
)

var drawFunctions = []Function{
	{"poker.games", pokerGames},
	{"poker.deal", pokerDeal},
	{"poker.advise", pokerAdvise},
	{"poker.solve", pokerSolve},
}

func pokerGames(in *input, out *wire.Writer) {
	if !in.position.IsMissing() {
		in.fail("arguments", "position", "must be left out, not "+in.position.Describe())
	}
	if !in.ok() {
		return
	}
	out.Array(len(poker.Presets))
	for _, p := range poker.Presets {
		pays, _ := poker.ParsePayTable(p.Pays)
		out.Object(5)
		writeTexts(out, "key", p.Key, "pays", p.Pays)
		out.IntField("jokers", int64(p.Deck.Jokers))
		out.Key("deucesWild")
		out.Bool(p.Deck.DeucesWild)
		out.Key("lines")
		out.Array(len(pays))
		for _, line := range pays {
			out.Object(2)
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
	game := in.game("game", in.position)
	if !in.ok() {
		return
	}
	dealt := game.deck.Deal(search.NewRand(in.seed), 2*poker.MaxHand)
	out.Object(3)
	for i, name := range []string{"cards", "draw"} {
		out.Key(name)
		out.Array(poker.MaxHand)
		for _, c := range dealt[i*poker.MaxHand : (i+1)*poker.MaxHand] {
			out.String(c.String())
		}
	}
	out.IntField("seed", int64(in.seed))
}

func pokerAdvise(in *input, out *wire.Writer) {
	hand := in.hand("hand", in.position)
	option := in.option("game")
	if option.IsMissing() {
		option = wire.Text(poker.Presets[0].Key)
	}
	game := in.game("options.game", option)
	if !in.ok() {
		return
	}
	holds, err := game.Advise(hand)
	if err != nil {
		in.dealFault(err.(*poker.DealError))
		return
	}
	out.Object(5)
	out.Key("best")
	writeMove(out, holds[0].Mask)
	writeLines(out, game.PayTable())
	out.Key("candidates")
	out.Array(len(holds))
	draws := int64(0)
	for i := range holds {
		writeHold(out, game.PayTable(), &holds[i])
		draws += holds[i].Draws
	}
	in.writeStats(out, draws)
}

func (in *input) dealFault(err *poker.DealError) {
	if err.Index < 0 {
		in.fail("length", "hand", "is no deal: "+err.Error())
		return
	}
	in.fail("card", at("hand", err.Index), "is wrong: "+err.Error())
}

// writeLines writes one field: the lines that counts are aligned with.
func writeLines(out *wire.Writer, pays poker.PayTable) {
	out.Key("lines")
	out.Array(len(pays) + 1)
	eachLine(pays, func(_ int, name string, pay int32) {
		out.Object(2)
		writeLine(out, name, pay)
	})
}

// writeStats writes the two fields that end every choice.
func (in *input) writeStats(out *wire.Writer, iterations int64) {
	writeIterations(out, iterations)
	out.IntField("seed", int64(in.seed))
}

// writeIterations writes one field, the statistics of a call without chance.
func writeIterations(out *wire.Writer, iterations int64) {
	out.Key("stats")
	out.Object(1)
	out.IntField("iterations", iterations)
}

// writeMove writes the places of the cards held.
func writeMove(out *wire.Writer, mask uint8) {
	n := 0
	for i := range poker.MaxHand {
		n += int(mask >> i & 1)
	}
	out.Array(n)
	for i := range poker.MaxHand {
		if mask>>i&1 != 0 {
			out.Int(int64(i))
		}
	}
}

func writeHold(out *wire.Writer, pays poker.PayTable, h *poker.Hold) {
	out.Object(6)
	out.Key("move")
	writeMove(out, h.Mask)
	out.Key("value")
	out.Number(h.EV)
	out.IntField("paySum", h.PaySum)
	out.IntField("draws", h.Draws)
	out.Key("counts")
	out.Array(len(h.Counts))
	for _, n := range h.Counts {
		out.Int(int64(n))
	}
	out.Key("reasons")
	out.Array(len(h.Reasons))
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
	out.Object(fields)
	writeTexts(out, texts...)
	for _, n := range numbers {
		out.IntField(n.name, int64(n.value))
	}
	if r.Code == poker.ReasonPays {
		out.Key("share")
		out.Number(r.Share)
	}
}

func pokerSolve(in *input, out *wire.Writer) {
	game := in.game("game", in.position)
	if !in.ok() {
		return
	}
	s := game.Solve(in.meter(game.Deals()))
	out.Object(9)
	out.Key("return")
	out.Number(s.Return)
	out.IntField("paySum", s.PaySum)
	out.IntField("combos", s.Combos)
	out.IntField("deals", s.Deals)
	out.IntField("draws", s.Draws)
	writeResults(out, game.PayTable(), &s)
	out.Key("holds")
	out.Array(len(s.Holds))
	for _, n := range s.Holds {
		out.Int(n)
	}
	in.writeStats(out, s.Deals)
}

// writeResults writes one field: how often each line is the result, and its
// share of the return.
func writeResults(out *wire.Writer, pays poker.PayTable, s *poker.Solution) {
	out.Key("lines")
	out.Array(len(pays) + 1)
	eachLine(pays, func(i int, name string, pay int32) {
		out.Object(5)
		writeLine(out, name, pay)
		out.IntField("combos", s.Lines[i])
		probability := float64(s.Lines[i]) / float64(s.Combos)
		out.Key("probability")
		out.Number(probability)
		out.Key("share")
		out.Number(float64(probability * float64(pay)))
	})
}

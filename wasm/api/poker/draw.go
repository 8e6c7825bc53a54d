package poker

import (
	"github.com/tefuda/tefuda/core/cards"
	"github.com/tefuda/tefuda/core/dice"
	"github.com/tefuda/tefuda/core/names"
	"github.com/tefuda/tefuda/core/poker"
	"github.com/tefuda/tefuda/core/poker/video"
	"github.com/tefuda/tefuda/wasm/wire"
)

func videoGames(in *input, out *wire.Writer) {
	in.NoPosition()
	if !in.OK() {
		return
	}
	out.Array()
	for i := range video.Presets {
		p := &video.Presets[i]
		pays, _ := video.ParsePayTable(p.Pays)
		out.Object()
		out.Texts("key pays", p.Key, p.Pays)
		out.Ints("jokers stake", int64(p.Deck.Jokers), int64(p.Stake))
		out.BoolField("deucesWild", p.Deck.DeucesWild)
		writeLines(out, pays, len(pays), noMore)
		out.End()
	}
	out.End()
}

// lineName returns the key of line i, or video.Nothing for a hand that no line pays.
func lineName(pays video.PayTable, i int) string {
	if i < 0 || i >= len(pays) {
		return video.Nothing
	}
	return pays[i].Class.String()
}

// writeLines writes the field lines: the first n lines of the pay table. more adds
// fields to each. The line after the last of the pay table stands for no pay.
//
//go:noinline
func writeLines(out *wire.Writer, pays video.PayTable, n int, more func(i int, pay int32)) {
	out.Key("lines")
	out.Array()
	for i := range n {
		pay := int32(0)
		if i < len(pays) {
			pay = pays[i].Pay
		}
		out.Object()
		out.TextField("line", lineName(pays, i))
		out.IntField("pay", int64(pay))
		more(i, pay)
		out.End()
	}
	out.End()
}

func noMore(int, int32) {}

func videoDeal(in *input, out *wire.Writer) {
	game := in.game("game", in.Position)
	if !in.OK() {
		return
	}
	dealt := game.deck.Deal(dice.NewRand(in.Seed), 2*poker.MaxHand)
	out.Object()
	writeCards(out, "cards", dealt[:poker.MaxHand])
	writeCards(out, "draw", dealt[poker.MaxHand:])
	out.IntField("seed", int64(in.Seed))
	out.End()
}

//go:noinline
func writeCards(out *wire.Writer, name string, some []cards.Card) {
	out.Key(name)
	out.Array()
	for _, c := range some {
		out.String(c.String())
	}
	out.End()
}

func videoAdvise(in *input, out *wire.Writer) {
	hand := in.hand("hand", in.Position)
	option := in.Option("game")
	if option.IsMissing() {
		option = wire.Text(video.Presets[0].Key)
	}
	game := in.game("options.game", option)
	if !in.OK() {
		return
	}
	holds, err := game.Advise(hand)
	if err != nil {
		in.Refuse("", err)
		return
	}
	pays := game.PayTable()
	out.Object()
	out.Key("best")
	writeMove(out, holds[0].Mask)
	writeLines(out, pays, len(pays)+1, noMore)
	out.Key("candidates")
	out.Array()
	draws := int64(0)
	for i := range holds {
		writeHold(out, pays, &holds[i])
		draws += holds[i].Draws
	}
	out.End()
	in.WriteStats(out, draws)
	out.End()
}

// writeMove writes the indexes of the cards held. Bit i of mask: card i is held.
//
//go:noinline
func writeMove(out *wire.Writer, mask uint8) {
	out.Array()
	for i := range poker.MaxHand {
		if mask>>i&1 != 0 {
			out.Int(int64(i))
		}
	}
	out.End()
}

func writeHold(out *wire.Writer, pays video.PayTable, h *video.Hold) {
	out.Object()
	out.Key("move")
	writeMove(out, h.Mask)
	out.NumberField("value", h.EV)
	out.Ints("paySum draws", h.PaySum, h.Draws)
	wire.IntArray(out, "counts", h.Counts)
	out.Key("reasons")
	out.Array()
	for i := range h.Reasons {
		writeReason(out, pays, &h.Reasons[i])
	}
	out.End()
	out.End()
}

//go:noinline
func writeReason(out *wire.Writer, pays video.PayTable, r *video.Reason) {
	out.Object()
	out.TextField("code", r.Code)
	for _, name := range names.Fields(video.Reasons, r.Code) {
		out.Key(name)
		switch name {
		case "line":
			out.String(lineName(pays, int(r.Line)))
		case "rank":
			out.String(r.Rank.String())
		case "cards":
			out.Int(int64(r.Cards))
		case "straights":
			out.Int(int64(r.Straights))
		case "count":
			out.Int(int64(r.Count))
		case "share":
			out.Number(r.Share)
		}
	}
	out.End()
}

func videoSolve(in *input, out *wire.Writer) {
	game := in.game("game", in.Position)
	if !in.OK() {
		return
	}
	s := game.Solve(in.Meter(game.Deals()))
	pays := game.PayTable()
	out.Object()
	out.NumberField("return", s.Return)
	out.Ints("paySum combos deals draws", s.PaySum, s.Combos, s.Deals, s.Draws)
	writeLines(out, pays, len(pays)+1, func(i int, pay int32) {
		probability := float64(s.Lines[i]) / float64(s.Combos)
		out.IntField("combos", s.Lines[i])
		out.Numbers("probability share", probability, float64(probability*float64(pay)/float64(game.Stake())))
	})
	wire.IntArray(out, "holds", s.Holds[:])
	in.WriteStats(out, s.Deals)
	out.End()
}

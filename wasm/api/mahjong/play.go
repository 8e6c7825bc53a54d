package mahjong

import (
	"github.com/tefuda/tefuda/core/fault"
	"github.com/tefuda/tefuda/core/mahjong"
	"github.com/tefuda/tefuda/core/mahjong/game"
	"github.com/tefuda/tefuda/core/mahjong/play"
	"github.com/tefuda/tefuda/core/mahjong/player"
	"github.com/tefuda/tefuda/core/names"
	"github.com/tefuda/tefuda/wasm/wire"
)

func deal(in *input, out *wire.Writer) {
	c := &course{rules: in.gameRules("rules", in.Position), seed: in.Seed, seeded: true}
	viewer := in.Viewer(c.rules.Players)
	if !in.OK() {
		return
	}
	r := round{}
	for i := range c.rules.Players {
		r.at.Points[i] = c.rules.Points
	}
	c.rounds = append(c.rounds, r)
	if in.begin(c, 0); in.Good() {
		c.answer(out, viewer)
	}
}

// seat reads the option seat.
func (in *input) seat(c *course) int8 {
	return int8(in.AsInteger("options.seat", in.Option("seat"), 0, int64(c.players())-1))
}

// players returns how many play, 4 where the rules could not be read.
func (c *course) players() int8 {
	if c.rules == nil {
		return 4
	}
	return c.rules.Players
}

func viewOf(in *input, out *wire.Writer) {
	c := in.game()
	seat := in.AsSeat("options.seat", in.Option("seat"), c.players())
	if !in.OK() {
		return
	}
	v, _ := c.View(seat)
	out.Object()
	writeView(out, v)
	out.End()
}

func legal(in *input, out *wire.Writer) {
	c := in.game()
	only := int8(-1)
	if !in.Option("seat").IsMissing() {
		only = in.seat(c)
	}
	if !in.OK() {
		return
	}
	var all []game.Action
	for s := range c.rules.Players {
		if only < 0 || s == only {
			all = append(all, c.LegalActions(s)...)
		}
	}
	out.Object()
	writeActions(out, "actions", all)
	c.writeState(out)
	out.End()
}

func apply(in *input, out *wire.Writer) {
	c := in.game()
	seat := in.seat(c)
	move := in.AsText("options.move", wantMove, in.Option("move"))
	viewer := in.Viewer(c.players())
	if !in.OK() {
		return
	}
	if in.step(c, seat, move); in.Good() {
		c.answer(out, viewer)
	}
}

func choose(in *input, out *wire.Writer) {
	keys, _, _ := in.Position.Fields()
	if names.Index(keys, "rounds") >= 0 {
		in.Fail("unknown", "view.rounds", "are not for a player to see: pass what view(game, { seat }) returns")
	}
	v := in.view()
	at := in.Choice("level", player.Levels[:]...)
	if !in.OK() {
		return
	}
	t := table{level: at}
	c, err := play.Choose(t.decide(), v)
	if err != nil {
		in.refuseView(v, err)
		return
	}
	out.Object()
	out.Key("best")
	writeAction(out, &c.Action)
	iterations := 0
	switch {
	case c.Discard != nil:
		iterations = len(c.Discard.Candidates) + len(c.Discard.Kans)
		in.writeDiscardPart(out, c.Discard, &v.Unseen)
	case c.Call != nil:
		iterations = len(c.Call.Candidates)
		in.writeCallPart(out, c.Call, v.Offer)
	default:
		writeChoice(out, 0, 0, false, 0)
		out.Key("candidates")
		out.Array()
		out.End()
	}
	in.WriteStats(out, int64(iterations))
	out.End()
}

// refuseView keeps what a player says of a situation, in the names of a view.
func (in *input) refuseView(v *game.View, err error) {
	bad := *err.(*fault.Fault)
	switch bad.Field {
	case "tilesLeft":
		bad.Field = "left"
	case "inRiichi":
		bad.Field, bad.Index = "players", int(v.Seat)
	case "actions":
		bad.Field = "legal"
	}
	in.Refuse("view.", &bad)
}

// writeChoice writes what is known of a hand that decides.
func writeChoice(out *wire.Writer, shanten, yakuShanten int, inPoints bool, points int32) {
	writeFarness(out, shanten, yakuShanten)
	writeUnit(out, inPoints)
	out.IntField("points", int64(points))
}

func (in *input) writeDiscardPart(out *wire.Writer, c *player.DiscardChoice, unseen *mahjong.Unseen) {
	writeChoice(out, c.Shanten, c.YakuShanten, c.InPoints, c.Points)
	out.BoolField("fold", isFold(c))
	in.writeDiscards(out, c, unseen)
}

func (in *input) writeCallPart(out *wire.Writer, c *player.CallChoice, offer mahjong.Tile) {
	writeChoice(out, c.Shanten, c.YakuShanten, c.Action == player.ActRon || c.Valued, c.Points)
	move, all := in.callAnswers(c, offer)
	in.writeCandidates(out, all, move)
}

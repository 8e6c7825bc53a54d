package mahjong

import (
	"github.com/tefuda/tefuda/core/fault"
	"github.com/tefuda/tefuda/core/mahjong/game"
	"github.com/tefuda/tefuda/core/mahjong/play"
	"github.com/tefuda/tefuda/core/mahjong/player"
	"github.com/tefuda/tefuda/core/names"
	"github.com/tefuda/tefuda/wasm/wire"
)

func deal(in *input, out *wire.Writer) {
	c := &session{seed: in.Seed, seeded: true}
	if in.Position.IsMissing() {
		usual := game.PresetRules(0)
		c.rules = &usual
	} else {
		c.rules = in.gameRules("rules", in.Position)
	}
	if !in.Option("from").IsMissing() {
		in.Fail(fault.BadGame, "options.from", "is the last game of its match, as every one is: deal another by its rules")
	}
	viewers := in.Viewers(c.rules.Players)
	if !in.OK() {
		return
	}
	r := round{}
	for i := range c.rules.Players {
		r.at.Points[i] = c.rules.Points
	}
	c.rounds = append(c.rounds, r)
	if in.begin(c, 0); in.Good() {
		c.answer(out, viewers)
	}
}

// seat reads the option seat.
func (in *input) seat(c *session) int8 {
	return int8(in.AsInteger("options.seat", in.Option("seat"), 0, int64(c.players())-1))
}

// players returns the number of players, 4 if the rules could not be read.
func (c *session) players() int8 {
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
	(&seen{View: v, count: v.Rules.Players, moves: c.seenBy(seat)}).write(out)
	out.Key("events")
	out.Array()
	out.End()
	out.End()
}

func legal(in *input, out *wire.Writer) {
	seat, isView := in.ofView()
	var all []game.Action
	switch {
	case isView && seat.IsNull(): // an onlooker may do nothing
	case isView:
		v := in.view(false).View
		if own := in.Option("seat"); !own.IsMissing() && in.AsInteger("options.seat", own, 0, 3) != int64(v.Seat) && in.Good() {
			in.Fail(fault.BadGame, "options.seat", "is ", own.Describe(), ", which is not in turns")
		}
		all = v.Actions
	default:
		c := in.game()
		if seat := in.actor(c); in.Good() && seat >= 0 {
			all = c.LegalActions(seat)
		}
	}
	if in.OK() {
		out.Object()
		writeLegal(out, all)
		out.End()
	}
}

// ofView returns the field seat of a view. ok is false if the position is not a view.
func (in *input) ofView() (seat wire.Value, ok bool) {
	keys, values, _ := in.Position.Fields()
	i := names.Index(keys, "seat")
	if i < 0 {
		return seat, false
	}
	return values[i], !values[i].IsMissing()
}

func apply(in *input, out *wire.Writer) {
	if _, isView := in.ofView(); isView {
		in.follow(out)
		return
	}
	c := in.game()
	seat := in.actor(c)
	move := in.AsText("options.move", wantMove, in.Option("move"))
	viewers := in.Viewers(c.players())
	if !in.OK() {
		return
	}
	if in.step(c, max(0, seat), move); in.Good() {
		c.answer(out, viewers)
	}
}

func choose(in *input, out *wire.Writer) {
	if keys, _, _ := in.Position.Fields(); names.Index(keys, "rounds") >= 0 {
		in.Fail("unknown", "view.rounds", "are not for a player to see: pass what view(table, { seat }) returns")
	}
	v := in.view(false).View
	at := in.Choice("level", player.Levels[:]...)
	if !in.OK() {
		return
	}
	t := table{level: at}
	p := t.decide()
	c, err := play.Choose(p, v)
	if err != nil {
		in.refuseView(v, err)
		return
	}
	in.writeChoice(out, v, c, p)
}

// refuseView reports a player's fault about a situation, by the field names of a view.
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

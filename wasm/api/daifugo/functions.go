package daifugo

import (
	"unsafe"

	"github.com/tefuda/tefuda/core/daifugo"
	"github.com/tefuda/tefuda/wasm/call"
	"github.com/tefuda/tefuda/wasm/shape"
	"github.com/tefuda/tefuda/wasm/wire"
)

func deal(call *call.Input, out *wire.Writer) {
	in := &input{Input: call}
	p := &position{dealt: &in.Seed}
	var rules daifugo.Rules
	var places [daifugo.MaxPlayers]int8
	if from := in.Option("from"); from.IsMissing() {
		if rules = daifugo.Common; !in.Position.IsMissing() {
			rules = in.rules("rules", in.Position)
		}
		in.perSeat("classes", rules, daifugo.MaxPlayers, shape.Int8, unsafe.Pointer(&places))
		in.perSeat("points", rules, maxPoints, shape.Int64, unsafe.Pointer(&p.points))
	} else {
		rules = in.next(&from, &places, p)
	}
	first := in.Integer("first", 0, 0, int64(rules.Players)-1)
	viewers := in.Viewers(rules.Players)
	if !in.OK() {
		return
	}
	p.Rules = rules
	p.Deal(int8(first), in.rand())
	p.Start(rules, places)
	// The places of the last game must be complete. Start does not check them.
	if err := p.State.Check(); err != nil {
		in.Refuse("options.", err)
		return
	}
	var events []daifugo.Event
	if gift, swapped := p.Swap(places); swapped {
		events = append(events, gift.Event(daifugo.HandsSwapped))
	} else {
		p.gifts = rules.Gifts(places)
		p.Tributes(p.gifts)
	}
	p.Start(rules, places)
	p.answer(out, append(events, p.begin()...), viewers)
}

// perSeat reads an option with a number from 0 to high for each player.
func (in *input) perSeat(name string, rules daifugo.Rules, high int64, kind shape.Kind, at unsafe.Pointer) {
	if v := in.Option(name); !v.IsMissing() {
		shape.Integers(in.Input, "options."+name, v, int(rules.Players), 0, high, kind, at)
	}
}

// next reads the previous game of the match. It returns its rules, and takes over its
// places and the points so far.
func (in *input) next(from *wire.Value, places *[daifugo.MaxPlayers]int8, p *position) daifugo.Rules {
	before := in.game("options.from", from)
	switch {
	case !in.Good():
	case !in.Position.IsMissing():
		in.Fail("arguments", "rules", "must be left out with options.from, whose rules are played on")
	case before.phase != daifugo.Ended:
		in.Fail("game", "options.from.over", "must be true: the next game is dealt when this one is over")
	}
	*places, p.points, p.own = before.Places, before.points, before.own
	return before.Rules
}

// begin returns the events between the deal and the first move: the tributes, or without
// them which seat leads.
func (p *position) begin() []daifugo.Event {
	if len(p.gifts) == 0 {
		return []daifugo.Event{{Kind: daifugo.Begun, Seat: p.Turn}}
	}
	half := len(p.gifts) / 2
	p.phase, p.giver = daifugo.Exchanging, p.gifts[half].From
	events := make([]daifugo.Event, half)
	for i := range events {
		events[i] = p.gifts[i].Event(daifugo.Tributed)
	}
	return events
}

func view(call *call.Input, out *wire.Writer) {
	in := &input{Input: call}
	p := in.game("table", &in.Position)
	seat := in.AsSeat("options.seat", in.Option("seat"), p.Rules.Players)
	if !in.OK() {
		return
	}
	p.seenBy(seat)
	p.writeView(out, nil)
}

func legal(call *call.Input, out *wire.Writer) {
	in := &input{Input: call}
	p := in.position("position")
	in.seatOf(p)
	if !in.OK() {
		return
	}
	out.Object()
	p.writeLegal(out)
	out.End()
}

// seatOf reads the option seat, which must be the seat that may act.
func (in *input) seatOf(p *position) {
	v := in.Option("seat")
	if seat := p.actor(); !v.IsMissing() && in.AsInteger("options.seat", v, 0, int64(max(p.Rules.Players, 1))-1) != int64(seat) && in.Good() {
		in.Fail("game", "options.seat", "is ", v.Describe(), ", which is not in turns")
	}
}

func apply(call *call.Input, out *wire.Writer) {
	in := &input{Input: call}
	p := in.position("position")
	move := in.move("options.move", in.Option("move"))
	leader := nobody
	if p.isView && p.phase == daifugo.Exchanging {
		leader = int8(in.Integer("leads", int64(nobody), 0, int64(p.Rules.Players)-1))
	}
	viewers := in.Viewers(p.Rules.Players)
	if in.Good() && p.phase == daifugo.Ended {
		in.Fail("game", "position.over", "is true: there is no move")
	}
	in.seatOf(p)
	if in.Good() && p.isView && len(viewers) > 0 {
		in.Fail("missing", "position.hands", "is missing: options.views are of a whole table")
	}
	if !in.OK() {
		return
	}
	events, err := p.act(move, leader)
	if err != nil {
		in.Refuse("options.", err)
		return
	}
	if p.phase == daifugo.Playing && p.Over() {
		events = append(events, p.DrawLots(in.rand())...)
		p.end()
	}
	if p.isView {
		p.writeView(out, events)
	} else {
		p.answer(out, events, viewers)
	}
}

// act makes a move of the seat that may act: a return during the exchange, otherwise a
// move of play.
func (p *position) act(move daifugo.Combination, leader int8) ([]daifugo.Event, error) {
	if p.phase == daifugo.Exchanging {
		return p.giveBack(move, leader)
	}
	if move.Kind == daifugo.Give && p.Choice == daifugo.Giving {
		move.To = p.Receiver()
	}
	begins, seat := p.Played == 0 && p.Passes == 0, p.Turn
	events, err := p.play(move)
	if err == nil && (len(p.moves) > 0 || begins) {
		p.moves = append(p.moves[:len(p.moves):len(p.moves)], daifugo.Move{Seat: seat, Combination: move})
	}
	return events, err
}

// end ends a game in which every seat has its place, and adds its points.
func (p *position) end() {
	p.phase = daifugo.Ended
	for seat := range p.Rules.Players {
		p.points[seat] += int64(p.Rules.Points(p.Places[seat]))
	}
}

// play makes a move in a game, or in a view.
func (p *position) play(move daifugo.Combination) ([]daifugo.Event, error) {
	if !p.isView {
		return p.Apply(move)
	}
	view := p.asView()
	events, err := view.Observe(move)
	if err == nil {
		p.Table, p.hand = view.Table, view.Pile()
	}
	return events, err
}

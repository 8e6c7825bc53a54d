package daifugo

import (
	"github.com/tefuda/tefuda/core/daifugo"
	"github.com/tefuda/tefuda/wasm/call"
	"github.com/tefuda/tefuda/wasm/wire"
)

func deal(call *call.Input, out *wire.Writer) {
	in := &input{call}
	rules := in.rules("rules", in.Position)
	var places [daifugo.MaxPlayers]int8
	in.numbers("options.classes", in.Option("classes"), int64(rules.Players), daifugo.MaxPlayers, &places)
	first := in.Integer("first", 0, 0, int64(rules.Players)-1)
	viewer := in.Viewer(rules.Players)
	p := &position{pending: nobody}
	in.points("options.points", in.Option("points"), rules, &p.points)
	if !in.OK() {
		return
	}
	p.Hands = rules.Deal(int8(first), in.rand())
	p.Start(rules, places)
	// A game needs its last places whole; Start does not look at them.
	if err := p.State.Check(); err != nil {
		in.Refuse("options.", err)
		return
	}
	p.gifts = rules.Gifts(places)
	if daifugo.Tributes(p.gifts, &p.Hands); len(p.gifts) > 0 {
		p.phase = exchanging
	}
	p.Start(rules, places)
	p.dealt = &in.Seed
	p.answer(out, nil, viewer)
}

func view(call *call.Input, out *wire.Writer) {
	in := &input{call}
	p := in.game("game")
	seat := in.AsSeat("options.seat", in.Option("seat"), p.Rules.Players)
	if !in.OK() {
		return
	}
	p.seenBy(seat)
	out.Object()
	p.write(out)
	out.End()
}

func legal(call *call.Input, out *wire.Writer) {
	in := &input{call}
	p := in.position("position")
	if !in.OK() {
		return
	}
	out.Object()
	moves := p.legal()
	writeRoles(out, "moves", moves)
	forbidden := moves[:0]
	for _, r := range moves {
		if r.Size == p.Counts[p.Turn] && p.Forbids(r) {
			forbidden = append(forbidden, r)
		}
	}
	writeRoles(out, "forbidden", forbidden)
	p.writeTurn(out, "turn", p.Turn)
	out.BoolField("over", p.phase == ended)
	out.End()
}

// legal returns the legal moves, of a view those of its seat.
func (p *position) legal() []daifugo.Role {
	switch {
	case p.phase != playing:
		return nil
	case p.isView:
		v := p.asView()
		return v.LegalMoves(make([]daifugo.Role, 0, 64))
	}
	return p.LegalMoves(make([]daifugo.Role, 0, 64))
}

func apply(call *call.Input, out *wire.Writer) {
	in := &input{call}
	p := in.position("position")
	move := in.role("options.move", in.Option("move"), wantMove)
	viewer := in.Viewer(p.Rules.Players)
	switch {
	case !in.Good():
	case p.phase == exchanging:
		in.Fail("game", "position.turn", "is null, as the exchange is not over: give cards back by exchange")
	case p.phase == ended:
		in.Fail("game", "position.over", "is true: there is no move")
	default:
		in.needsGame(p, "position", viewer)
	}
	if !in.OK() {
		return
	}
	if move.Kind == daifugo.Give && p.Choice == daifugo.Giving {
		move.To = p.Receiver()
	}
	begins, seat := p.Played == 0 && p.Passes == 0, p.Turn
	events, err := p.play(move)
	if err != nil {
		in.Refuse("options.", err)
		return
	}
	if len(p.moves) > 0 || begins {
		p.moves = append(p.moves, daifugo.Move{Seat: seat, Role: move})
	}
	if p.Over() {
		events = append(events, p.DrawLots(in.rand())...)
		p.end()
	}
	p.answer(out, events, viewer)
}

// end ends a game whose places are all given.
func (p *position) end() {
	p.phase = ended
	for seat := range p.Rules.Players {
		p.points[seat] += int64(p.Rules.Points(p.Places[seat]))
	}
}

// play makes a move of a game, or as a view sees it.
func (p *position) play(move daifugo.Role) ([]daifugo.Event, error) {
	if !p.isView {
		return p.Apply(move)
	}
	view := p.asView()
	events, err := view.Observe(move)
	if err == nil {
		p.Table, p.hand = view.Table, view.Hand
	}
	return events, err
}

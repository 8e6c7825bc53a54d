package daifugo

import (
	"github.com/tefuda/tefuda/core/daifugo"
	"github.com/tefuda/tefuda/wasm/call"
	"github.com/tefuda/tefuda/wasm/wire"
)

// exchange makes the next return, of a view as its seat sees it.
func exchange(call *call.Input, out *wire.Writer) {
	in := &input{call}
	p := in.position("game")
	cards := daifugo.Set(0)
	if v := in.Option("cards"); !p.isView || !v.IsMissing() {
		cards = in.cards("options.cards", v)
	}
	leader := nobody
	if p.isView {
		leader = int8(in.Integer("turn", int64(nobody), 0, int64(p.Rules.Players)-1))
	}
	viewer := in.Viewer(p.Rules.Players)
	if in.Good() && p.phase != exchanging {
		in.Fail("game", "game.gifts", "are all given: nobody has cards to return")
	}
	in.needsGame(p, "game", viewer)
	if !in.OK() {
		return
	}
	next := p.nextReturn()
	if err := p.giveBack(next, cards, leader); err != nil {
		in.Refuse("options.", err)
		return
	}
	p.answer(out, nil, viewer)
}

// needsGame refuses to give a view along with another.
//
//go:noinline
func (in *input) needsGame(p *position, field string, viewer int8) {
	if in.Good() && p.isView && viewer != call.NoView {
		in.Fail("missing", field+".hands", "is missing: options.view is a view of a whole game")
	}
}

// giveBack makes the return of an index, after the last of which a seat leads.
func (p *position) giveBack(next int, cards daifugo.Set, leader int8) error {
	if p.isView {
		return p.seeReturn(next, cards, leader)
	}
	g := &p.gifts[next]
	if err := daifugo.Return(g, withJokersOf(p.Hands[g.From], cards), &p.Hands); err != nil {
		return err
	}
	if next == len(p.gifts)-1 {
		p.phase = playing
	}
	p.Start(p.Rules, p.Class)
	return nil
}

// seeReturn is giveBack of a view. Who leads after the last return must be
// told where the view cannot show it.
func (p *position) seeReturn(next int, cards daifugo.Set, leader int8) error {
	view := p.asView()
	have := view.Hand
	if g := &p.gifts[next]; g.From != p.seat {
		have = view.Unseen(view.Hand)
	}
	if err := view.ObserveReturn(next, withJokersOf(have, cards)); err != nil {
		return err
	}
	if next++; next < len(p.gifts) {
		p.pending = p.gifts[next].From
	} else {
		known := view.Leader()
		switch {
		case known == nobody && leader == nobody:
			return daifugo.Refuse("turn", -1, "must be the seat that leads, which this seat cannot see")
		case known == nobody:
			known = leader
		case leader != nobody && leader != known:
			return daifugo.Refuse("turn", -1, "must be ", daifugo.Number(int(known)), ", who leads, or left out")
		}
		view.Start(known)
		p.phase, p.pending = playing, nobody
	}
	p.Table, p.hand = view.Table, view.Hand
	return nil
}

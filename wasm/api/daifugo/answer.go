package daifugo

import (
	"github.com/tefuda/tefuda/core/daifugo"
	"github.com/tefuda/tefuda/wasm/call"
	"github.com/tefuda/tefuda/wasm/wire"
)

// nobody stands for a seat where there is none.
const nobody int8 = -1

// answer writes a position, with the events of the move that led to it if there
// was one, and a viewer's view. The view has its legal moves and the events as its
// seat sees them. It is null where it is to be the mover's and nobody is to act.
func (p *position) answer(out *wire.Writer, events []daifugo.Event, viewer int8) {
	out.Object()
	p.write(out)
	if events != nil {
		writeEvents(out, events, call.NoView)
	}
	if viewer == call.Mover {
		viewer = p.actor()
		if viewer == nobody {
			out.Key("view")
			out.Null()
			viewer = call.NoView
		}
	}
	if viewer != call.NoView {
		out.Key("view")
		p.seenBy(viewer)
		out.Object()
		p.write(out)
		writeRoles(out, "legal", p.legal())
		if events != nil {
			writeEvents(out, events, viewer)
		}
		out.End()
	}
	out.End()
}

// actor returns who is to act: to move or to give cards back.
func (p *position) actor() int8 {
	switch p.phase {
	case ended:
		return nobody
	case exchanging:
		return p.gifts[p.nextReturn()].From
	}
	return p.Turn
}

// seenBy makes a game the view of a seat, or of an onlooker.
//
//go:noinline
func (p *position) seenBy(seat int8) {
	v := p.View(seat, p.gifts, p.moves)
	if p.phase == exchanging {
		p.pending = p.gifts[p.nextReturn()].From
	}
	p.own, p.dealt = wire.Value{}, nil // a dealer's are not for a player to see
	p.isView, p.seat, p.hand, p.gifts, p.moves = true, seat, v.Hand, v.Gifts, v.Moves
}

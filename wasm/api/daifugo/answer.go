package daifugo

import (
	"github.com/tefuda/tefuda/core/daifugo"
	"github.com/tefuda/tefuda/wasm/wire"
)

// Whose view an answer brings along, beside seats.
const (
	nobody int8 = -1 // no view
	mover  int8 = -2 // that of the seat that is to act in the answer's position
)

// onlooker reads the option view: a seat, or "turn".
//
//go:noinline
func (in *input) onlooker(rules daifugo.Rules) int8 {
	v := in.Option("view")
	if v.IsMissing() {
		return nobody
	}
	if s, ok := v.String(); ok {
		if s != "turn" {
			in.OutOfRange("options.view", "a seat or \"turn\"", v)
		}
		return mover
	}
	return int8(in.AsInteger("options.view", v, 0, int64(rules.Players)-1))
}

// answer writes a position, with the events of the move that led to it if there
// was one, and an onlooker's view. The view has its legal moves and the events as
// its seat sees them, and is null where nobody is to act.
func (p *position) answer(out *wire.Writer, events []daifugo.Event, onlooker int8) {
	out.Object()
	p.write(out)
	if events != nil {
		writeEvents(out, events, nobody)
	}
	if onlooker == mover {
		onlooker = p.actor()
		if onlooker == nobody {
			out.Key("view")
			out.Null()
		}
	}
	if onlooker != nobody {
		out.Key("view")
		p.seenBy(onlooker)
		out.Object()
		p.write(out)
		writeRoles(out, "legal", p.legal())
		if events != nil {
			writeEvents(out, events, onlooker)
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

// seenBy makes a game the view of a seat.
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

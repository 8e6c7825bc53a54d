package daifugo

import (
	"github.com/tefuda/tefuda/core/daifugo"
	"github.com/tefuda/tefuda/wasm/call"
	"github.com/tefuda/tefuda/wasm/wire"
)

// nobody is the seat number for no seat.
const nobody int8 = -1

// answer writes a position with the events that led to it, and the views of viewers.
func (p *position) answer(out *wire.Writer, events []daifugo.Event, viewers []int8) {
	out.Object()
	p.write(out, events)
	call.WriteViews(out, viewers, p.actor(), func(viewer int8) {
		seen := *p
		seen.seenBy(viewer)
		seen.writeView(out, events)
	})
	out.End()
}

// seenBy turns a game into the view of a seat or an onlooker.
//
//go:noinline
func (p *position) seenBy(seat int8) {
	v := p.View(seat, p.gifts, p.moves)
	p.own, p.names, p.dealt = wire.Value{}, wire.Value{}, nil // only the dealing program may see these
	p.isView, p.seat, p.hand, p.gifts, p.moves = true, seat, v.Pile(), v.Gifts, v.Moves
}

// writeView writes a view with its seat's legal moves.
func (p *position) writeView(out *wire.Writer, events []daifugo.Event) {
	out.Object()
	p.write(out, events)
	out.Key("legal")
	if p.actor() != p.seat || p.seat == daifugo.Onlooker {
		out.Null()
	} else {
		out.Object()
		p.writeLegal(out)
		out.End()
	}
	out.End()
}

// writeLegal writes the fields seat, moves and forbidden (moves that finish the hand as
// the rules forbid). In a view whose seat may not act, seat is null.
//
//go:noinline
func (p *position) writeLegal(out *wire.Writer) {
	moves, seat := p.legal(), p.actor()
	if p.isView && seat != p.seat {
		seat = nobody
	}
	writeSeat(out, "seat", seat)
	writeCombinations(out, "moves", moves)
	forbidden := moves[:0]
	for _, r := range moves {
		if r.Size == p.Counts[p.Turn] && p.Forbids(r) {
			forbidden = append(forbidden, r)
		}
	}
	writeCombinations(out, "forbidden", forbidden)
}

// legal returns the legal moves; for a view, those of its seat.
func (p *position) legal() []daifugo.Combination {
	buffer := make([]daifugo.Combination, 0, 64)
	switch {
	case p.phase == daifugo.Ended || p.isView && p.actor() != p.seat:
		return nil
	case p.phase == daifugo.Exchanging:
		return p.returns(buffer)
	case p.isView:
		v := p.asView()
		return v.LegalMoves(buffer)
	}
	return p.LegalMoves(buffer)
}

// returns appends every return of cards that giver may make.
func (p *position) returns(dst []daifugo.Combination) []daifugo.Combination {
	next := p.nextReturn()
	return daifugo.ReturnsOf(dst, p.gifts[next].To, p.returnable(next), p.gifts[next].Count)
}

// returnable returns the cards that may be part of the return gifts[next]. In a view it
// must be the return of the view's own seat.
func (p *position) returnable(next int) daifugo.Pile {
	hand := p.hand
	if !p.isView {
		hand = p.Pile(p.gifts[next].From)
	}
	return p.Rules.ReturnableOf(hand, p.gifts[next-len(p.gifts)/2].Pile())
}

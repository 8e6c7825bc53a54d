package poker

import (
	"unsafe"

	"github.com/tefuda/tefuda/core/cards"
	"github.com/tefuda/tefuda/core/poker/game"
	"github.com/tefuda/tefuda/wasm/call"
	"github.com/tefuda/tefuda/wasm/shape"
	"github.com/tefuda/tefuda/wasm/wire"
)

// write writes the fields of a position, and the events that have just happened. in.position can read the result.
//
//go:noinline
func (p *position) write(out *wire.Writer, events []game.Event) {
	h := p.hand
	call.WriteKind(out, "poker")
	out.Key("rules")
	p.writeRules(out, p.table, &h.Setup)
	p.log = h.Log
	if p.view != nil {
		p.seat, p.hole, p.throws[0] = p.view.Seat, p.view.Hole, p.view.Discards
		p.writeFields(out, seen[:], unsafe.Pointer(p))
	} else {
		if p.seed, p.deck = -1, h.Order(); h.Seeded {
			p.seed = int64(h.Seed)
		}
		p.writeFields(out, whole[:3], unsafe.Pointer(p))
	}
	p.writeFields(out, logged[:], unsafe.Pointer(p))
	p.follows(out)
	p.writeResult(out)
	out.Key("events")
	p.writeLog(out, events)
}

// follows writes the fields that follow from rules and log.
func (p *position) follows(out *wire.Writer) {
	if p.view == nil {
		p.writeFields(out, whole[3:], unsafe.Pointer(p))
	}
	p.writeFields(out, shown[:], unsafe.Pointer(p.state()))
}

func (p *position) writeFields(out *wire.Writer, list []shape.Field, base unsafe.Pointer) {
	shape.Write(out, list, base, 0, p)
}

// writeThrowns writes each seat's discards.
func (p *position) writeThrowns(out *wire.Writer) {
	out.Array()
	for i := range p.hand.Seats {
		thrown := p.hand.Discards(i)
		out.String(p.hand.DiscardsText(&thrown))
	}
	out.End()
}

// handText returns the cards of a seat as text, "" for none.
func handText(hole []cards.Card) string {
	n := 0
	for n < len(hole) && hole[n] != cards.None {
		n++
	}
	return game.Text(hole[:n], " ")
}

func (p *position) writeHands(out *wire.Writer) {
	out.Array()
	for i := range p.hand.Seats {
		text := ""
		if p.hand.Players[i].In {
			text = game.Text(p.hand.Holds(i), " ")
		}
		out.String(text)
	}
	out.End()
}

func (p *position) writePots(out *wire.Writer) {
	out.Array()
	for _, pot := range p.hand.Pots() {
		if p.hand.Phase == game.Over {
			break
		}
		out.Object()
		p.writeFields(out, contested[:], unsafe.Pointer(&pot))
		out.End()
	}
	out.End()
}

func (p *position) writePlayers(out *wire.Writer) {
	out.Array()
	for i := range p.hand.Seats {
		out.Object()
		p.writeFields(out, sitting[:], unsafe.Pointer(&p.hand.Players[i]))
		out.End()
	}
	out.End()
}

// writeSeats writes the seats of a set: bit i is seat i.
//
//go:noinline
func writeSeats(out *wire.Writer, set uint16) {
	out.Array()
	for i := range int8(game.MaxSeats) {
		if set>>i&1 != 0 {
			out.Int(int64(i))
		}
	}
	out.End()
}

// writeMoves writes the moves that players have chosen. A view hides the cards that other seats discarded.
func (p *position) writeMoves(out *wire.Writer) {
	s := p.state()
	out.Array()
	for i := range s.Log {
		e := &s.Log[i]
		if !e.Chosen {
			continue
		}
		a := p.hand.Move(e)
		if p.view != nil && e.Seat != p.view.Seat {
			a.Cards = 0
		}
		out.Object()
		writeSeat(out, "seat", e.Seat)
		out.TextField("move", a.String())
		out.End()
	}
	out.End()
}

// writeResult writes each seat's place and its chips won or lost, null while the hand is played.
func (p *position) writeResult(out *wire.Writer) {
	s := p.state()
	out.Key("result")
	if s.Phase != game.Over {
		out.Null()
		return
	}
	var places, points [game.MaxSeats]int64
	for i := range s.Seats {
		points[i] = s.Players[i].Stack - s.Stacks[i]
	}
	for i := range s.Seats {
		places[i] = 1
		for k := range s.Seats {
			if points[k] > points[i] {
				places[i]++
			}
		}
	}
	out.Object()
	wire.IntArray(out, "places", places[:s.Seats])
	wire.IntArray(out, "points", points[:s.Seats])
	if raked := s.Raked(); raked > 0 {
		out.IntField("rake", raked)
	}
	next := p.next()
	out.BoolField("last", next == nil || next.Over())
	if next != nil {
		out.Key("next")
		p.writeRules(out, next, nil)
	}
	out.End()
}

// next returns the session after a hand that is over, nil if the hand is the only one.
func (p *position) next() *game.Table {
	next := p.table.Clone()
	if len(next.Levels) == 0 || next.Finish(p.state()) != nil {
		return nil
	}
	return next
}

// writeSeat writes a field that is a seat, null if it is negative.
//
//go:noinline
func writeSeat(out *wire.Writer, name string, seat int8) {
	out.Key(name)
	if seat < 0 {
		out.Null()
		return
	}
	out.Int(int64(seat))
}

// answer writes a hand with its events from index from on, and the views of viewers.
func answer(out *wire.Writer, p *position, from int, viewers []int8) {
	out.Object()
	events := p.hand.Log[from:]
	p.write(out, events)
	call.WriteViews(out, viewers, p.hand.Turn, func(viewer int8) { p.writeView(out, viewer, events) })
	out.End()
}

// writeView writes the position as a seat knows it, and its legal moves.
//
//go:noinline
func (p *position) writeView(out *wire.Writer, seat int8, events []game.Event) {
	view, _ := p.hand.View(seat) // no error: it is a seat of the table
	v := &position{hand: p.hand, view: view, dealt: p.dealt}
	out.Object()
	v.write(out, p.hand.Reveal(seat, events))
	out.Key("legal")
	var l game.Legal
	if view.LegalTo(&l); l.Seat < 0 {
		out.Null()
	} else {
		writeLegal(out, &l, p.hand.Rules.Hole())
	}
	out.End()
}

// writeLegal writes the seat to act, its moves as text, and the least and greatest amount of each kind. held is the number of
// cards in a hand, the most that can be discarded.
//
//go:noinline
func writeLegal(out *wire.Writer, l *game.Legal, held int8) {
	out.Object()
	writeSeat(out, "seat", l.Seat)
	out.TextArray("moves", l.Moves())
	out.Key("bounds")
	out.Object()
	for k := game.Call; k <= game.Discard; k++ {
		if !l.Has(k) {
			continue
		}
		low, high := l.Min, l.Max
		switch k {
		case game.Call:
			low, high = l.Call, l.Call
		case game.BringIn:
			low, high = l.BringIn, l.BringIn
		case game.Discard:
			high = int64(held)
		}
		out.Key(game.Kinds[k])
		out.Object()
		out.Ints("min max", low, high)
		out.End()
	}
	out.End()
	out.End()
}

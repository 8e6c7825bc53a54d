package poker

import (
	"github.com/tefuda/tefuda/core/cards"
	"github.com/tefuda/tefuda/core/poker/game"
	"github.com/tefuda/tefuda/wasm/call"
	"github.com/tefuda/tefuda/wasm/wire"
)

// write writes the fields of a position, and what has just happened. It can be read again as it is.
//
//go:noinline
func (p *position) write(out *wire.Writer, events []game.Event) {
	s := p.state()
	call.WriteKind(out, "poker")
	out.Key("rules")
	p.dealt.write(out, p.table, &s.Setup)
	first := 0
	if p.view != nil {
		first = 1 // without hands
		writeSeat(out, "seat", p.view.Seat)
		out.TextField("hand", handText(p.view.Hole[:]))
		out.TextField("thrown", game.SetText(p.view.Thrown))
	} else {
		p.writeHidden(out)
	}
	writeLog(out, "log", s.Log)
	for i := first; i < derived; i++ {
		out.Key(positionFields[partDerived+i].Name)
		p.writeField(out, i)
	}
	p.writeResult(out)
	writeLog(out, "events", events)
}

// writeHidden writes what only who deals may know.
func (p *position) writeHidden(out *wire.Writer) {
	h := p.hand
	if h.Seeded {
		out.IntField("seed", int64(h.Seed))
	} else {
		out.TextField("deck", game.Text(h.Order(), " "))
	}
	out.Key("thrown")
	out.Array()
	for i := range h.Seats {
		out.String(game.SetText(h.Thrown(i)))
	}
	out.End()
}

// handText writes the cards of a seat, "" for none.
func handText(hole []cards.Card) string {
	n := 0
	for n < len(hole) && hole[n] != cards.None {
		n++
	}
	return game.Text(hole[:n], " ")
}

// writeField writes the value of a field that follows from rules and log, by its place after partDerived.
//
//go:noinline
func (p *position) writeField(out *wire.Writer, i int) {
	s := p.state()
	switch i {
	case 0:
		p.writeHands(out)
	case 1:
		out.String(game.Phases[s.Phase])
	case 2:
		out.Int(int64(s.Round))
	case 3:
		out.Array()
		if s.Turn >= 0 {
			out.Int(int64(s.Turn))
		}
		out.End()
	case 4:
		out.Bool(s.Phase == game.Over)
	case 5:
		out.Int(s.Level)
	case 6:
		out.Int(s.InPot())
	case 7:
		writePots(out, s)
	case 8:
		out.String(game.Text(s.Board, " "))
	case 9:
		out.Array()
		for i := range s.Seats {
			writePlayer(out, &s.Players[i])
		}
		out.End()
	case 10:
		p.writeMoves(out)
	}
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

func writePots(out *wire.Writer, s *game.State) {
	out.Array()
	for _, pot := range s.Pots() {
		if s.Phase == game.Over {
			break
		}
		out.Object()
		out.IntField("amount", pot.Amount)
		out.Key("seats")
		out.Array()
		for i := range s.Seats {
			if pot.Seats>>i&1 != 0 {
				out.Int(int64(i))
			}
		}
		out.End()
		out.End()
	}
	out.End()
}

//go:noinline
func writePlayer(out *wire.Writer, p *game.Player) {
	out.Object()
	out.BoolField("in", p.In)
	out.BoolField("folded", p.Folded)
	out.Ints("stack bet paid won", p.Stack, p.Bet, p.Paid+p.Ante, p.Won)
	writeSeat(out, "drew", p.Drew)
	out.TextField("cards", handText(p.Cards[:]))
	out.End()
}

// writeMoves writes what players have chosen, cards that they threw away as the viewer may know them.
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

// writeResult writes what a hand has brought each seat, null while it is played.
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
	next := p.next()
	out.BoolField("last", next == nil || next.Over())
	if next != nil {
		out.Key("next")
		p.dealt.write(out, next, nil)
	}
	out.End()
}

// next returns the session after a hand that is over, nil if it is the only one.
func (p *position) next() *game.Table {
	next := p.table.Clone()
	if len(next.Levels) == 0 || next.Finish(p.state()) != nil {
		return nil
	}
	return next
}

// writeSeat writes a field that is a seat, null for none.
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

// answer writes a hand with the events from one on, and the views that are asked for.
func answer(out *wire.Writer, p *position, from int, format string, viewers []int8) {
	out.Object()
	events := p.hand.Log[from:]
	p.write(out, events)
	if format != "" {
		out.TextField("format", format)
	}
	call.WriteViews(out, viewers, p.hand.Turn, func(viewer int8) { p.writeView(out, viewer, events) })
	out.End()
}

// writeView writes what a seat knows, and what it may do.
//
//go:noinline
func (p *position) writeView(out *wire.Writer, seat int8, events []game.Event) {
	view, _ := p.hand.View(seat) // a seat of the table
	v := &position{hand: p.hand, view: view, dealt: p.dealt}
	out.Object()
	v.write(out, p.hand.Told(seat, events))
	out.Key("legal")
	if l := view.Legal(); l.Seat < 0 {
		out.Null()
	} else {
		writeLegal(out, &l)
	}
	out.End()
}

// writeLegal writes whose moves they are, every kind of move with its least amount and its most, and both again by kind.
//
//go:noinline
func writeLegal(out *wire.Writer, l *game.Legal) {
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
		case game.Discard:
			low, high = 0, 5
		}
		out.Key(game.Kinds[k])
		out.Object()
		out.Ints("min max", low, high)
		out.End()
	}
	out.End()
	out.End()
}

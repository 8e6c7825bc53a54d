package poker

import (
	"github.com/tefuda/tefuda/core/cards"
	"github.com/tefuda/tefuda/core/poker/game"
	"github.com/tefuda/tefuda/wasm/call"
	"github.com/tefuda/tefuda/wasm/wire"
)

// write writes the fields of a position. It can be read again as it is.
//
//go:noinline
func (p *position) write(out *wire.Writer) {
	s := p.state()
	writeSetup(out, &s.Setup)
	if p.view != nil {
		writeSeat(out, "seat", p.view.Seat)
		out.TextField("hand", handText(p.view.Hole[:]))
		out.TextField("thrown", game.SetText(p.view.Thrown))
	} else {
		p.writeHidden(out)
	}
	if p.names != nil {
		out.Key("names")
		out.Value(p.names)
	}
	if p.places > 0 {
		out.IntField("decimals", p.places)
	}
	writeLog(out, "log", s.Log)
	p.writeDerived(out)
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
	if p.table != nil {
		out.Key("table")
		writeTable(out, p.table)
	}
}

// handText writes the cards of a seat, "" for none.
func handText(hole []cards.Card) string {
	n := 0
	for n < len(hole) && hole[n] != cards.None {
		n++
	}
	return game.Text(hole[:n], " ")
}

// writeDerived writes the fields that follow from setup and log.
//
//go:noinline
func (p *position) writeDerived(out *wire.Writer) {
	s := p.state()
	if p.hand != nil {
		p.writeHands(out)
	}
	out.TextField("phase", game.Phases[s.Phase].Key)
	out.IntField("round", int64(s.Round))
	writeSeat(out, "turn", s.Turn)
	out.Ints("bet pot", s.Level, s.Chips()-stacks(s))
	out.Key("pots")
	out.Array()
	if s.Phase != game.Over {
		writePots(out, s)
	}
	out.End()
	out.TextField("board", game.Text(s.Board, " "))
	out.Key("players")
	out.Array()
	for i := range s.Seats {
		writePlayer(out, &s.Players[i])
	}
	out.End()
	out.BoolField("over", s.Phase == game.Over)
	if p.table != nil && p.hand != nil {
		p.writeNext(out)
	}
}

func (p *position) writeHands(out *wire.Writer) {
	out.Key("hands")
	out.Array()
	for i := range p.hand.Seats {
		if p.hand.Players[i].In {
			out.String(game.Text(p.hand.Holds(i), " "))
		} else {
			out.String("")
		}
	}
	out.End()
}

// stacks is what lies behind the bets.
func stacks(s *game.State) (sum int64) {
	for i := range s.Seats {
		sum += s.Players[i].Stack
	}
	return sum
}

func writePots(out *wire.Writer, s *game.State) {
	for _, pot := range s.Pots() {
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
}

//go:noinline
func writePlayer(out *wire.Writer, p *game.Player) {
	out.Object()
	out.BoolField("in", p.In)
	out.BoolField("folded", p.Folded)
	out.Ints("stack bet paid won", p.Stack, p.Bet, p.Paid+p.Ante, p.Won)
	out.Key("drew")
	if p.Drew < 0 {
		out.Null()
	} else {
		out.Int(int64(p.Drew))
	}
	out.TextField("cards", handText(p.Cards[:]))
	out.End()
}

// writeNext writes the table after the hand, null while it is played.
func (p *position) writeNext(out *wire.Writer) {
	out.Key("next")
	if p.hand.Phase != game.Over {
		out.Null()
		return
	}
	next := p.table.Clone()
	if next.Finish(p.hand) != nil { // it was read as this hand's
		out.Null()
		return
	}
	writeTable(out, next)
}

// answer writes a hand, the events from one on, and a viewer's view with its legal
// actions: the mover's is null where nobody is to act.
func (in *input) answer(out *wire.Writer, p *position, from int, viewer int8) {
	out.Object()
	p.write(out)
	writeLog(out, "events", p.hand.Log[from:])
	if viewer == call.Mover {
		viewer = p.hand.Turn
		if viewer < 0 {
			out.Key("view")
			out.Null()
			viewer = call.NoView
		}
	}
	if viewer != call.NoView {
		in.writeView(out, p, viewer)
	}
	out.End()
}

func (in *input) writeView(out *wire.Writer, p *position, seat int8) {
	view, err := p.hand.View(seat)
	if err != nil {
		in.refuse("options.view", err)
		return
	}
	v := &position{view: view, names: p.names, places: p.places}
	out.Key("view")
	out.Object()
	v.write(out)
	out.Key("legal")
	out.Object()
	l := v.legal()
	writeLegal(out, &l)
	out.End()
	out.End()
}

// legal returns what the seat in turn may do, of a view what its seat may.
func (p *position) legal() game.Legal {
	if p.view != nil {
		return p.view.Legal()
	}
	return p.hand.Legal()
}

// writeLegal writes the fields moves and bounds: every kind of move with its least amount and its most, and both again by kind.
//
//go:noinline
func writeLegal(out *wire.Writer, l *game.Legal) {
	out.Key("moves")
	out.Array()
	for k := game.Fold; k <= game.Muck; k++ {
		if !l.Has(k) {
			continue
		}
		out.String(game.Action{Kind: k, Amount: l.Min}.String())
		if k.HasAmount() && l.Max > l.Min {
			out.String(game.Action{Kind: k, Amount: l.Max}.String())
		}
	}
	out.End()
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
		out.Key(game.Kinds[k].Key)
		out.Object()
		out.Ints("min max", low, high)
		out.End()
	}
	out.End()
}

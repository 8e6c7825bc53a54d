package daifugo

import (
	"github.com/tefuda/tefuda/core/daifugo"
	"github.com/tefuda/tefuda/wasm/wire"
)

// write writes the fields of a position. It can be read again as it is.
//
//go:noinline
func (p *position) write(out *wire.Writer) {
	out.Key("rules")
	writeRules(out, p.Rules)
	if p.isView {
		out.Key("seat")
		if p.seat == daifugo.Onlooker {
			out.Null()
		} else {
			out.Int(int64(p.seat))
		}
		out.TextField("hand", p.hand.String())
	} else {
		out.Key("hands")
		out.Array()
		for _, hand := range p.Hands[:p.Rules.Players] {
			out.String(hand.String())
		}
		out.End()
	}
	p.writeTable(out)
	p.writeRecord(out)
	out.BoolField("over", p.phase == ended)
	p.writeRest(out)
}

// writeRest writes what is not of the table.
func (p *position) writeRest(out *wire.Writer) {
	out.Key("pending")
	if p.phase == exchanging {
		out.Int(int64(p.gifts[p.nextReturn()].From))
	} else {
		out.Null()
	}
	wire.IntArray(out, "points", p.points[:p.Rules.Players])
	if p.dealt != nil {
		out.IntField("seed", int64(*p.dealt))
	}
	if !p.own.IsMissing() {
		out.Key("own")
		out.Value(&p.own)
	}
}

func (p *position) writeTable(out *wire.Writer) {
	players := p.Rules.Players
	writeNumbers(out, "counts", p.Counts[:players])
	p.writeTurn(out, "turn", p.Turn)
	p.writeTurn(out, "owner", p.Owner)
	out.Texts("field played", roleText(p.Field), p.Played.String())
	writeNumbers(out, "places", p.Places[:players])
	writeNumbers(out, "classes", p.Class[:players])
	p.writeSeats(out, "passed", p.Passed)
	out.IntField("passes", int64(p.Passes))
	for i, on := range [...]bool{p.Revolution, p.Back, p.Backward, p.RankLocked, p.Opening} {
		out.BoolField(flags[i], on)
	}
	out.TextField("lock", suitsText(p.Lock))
	p.writeChoice(out)
}

// writeRecord writes what led to the position.
func (p *position) writeRecord(out *wire.Writer) {
	out.Key("gifts")
	out.Array()
	for _, g := range p.gifts {
		out.Object()
		out.Ints("from to count", int64(g.From), int64(g.To), int64(g.Count))
		out.TextField("cards", g.Cards.String())
		out.End()
	}
	out.End()
	out.Key("moves")
	out.Array()
	for _, m := range p.moves {
		out.Object()
		out.IntField("seat", int64(m.Seat))
		out.TextField("role", roleText(m.Role))
		if m.Role.Kind == daifugo.Give {
			out.IntField("to", int64(m.Role.To))
		}
		out.End()
	}
	out.End()
}

// writeTurn writes a seat, null while it is nobody's turn.
//
//go:noinline
func (p *position) writeTurn(out *wire.Writer, name string, seat int8) {
	out.Key(name)
	if p.phase != playing {
		out.Null()
		return
	}
	out.Int(int64(seat))
}

// writeSeats writes a field that is a set of seats.
//
//go:noinline
func (p *position) writeSeats(out *wire.Writer, name string, set daifugo.Seats) {
	var seats [daifugo.MaxPlayers]int8
	n := 0
	for seat := range p.Rules.Players {
		if set.Has(seat) {
			seats[n] = seat
			n++
		}
	}
	writeNumbers(out, name, seats[:n])
}

//go:noinline
func writeNumbers(out *wire.Writer, name string, numbers []int8) { wire.IntArray(out, name, numbers) }

// writeRoles writes a field that is an array of roles.
//
//go:noinline
func writeRoles(out *wire.Writer, name string, roles []daifugo.Role) {
	out.Key(name)
	out.Array()
	for i := range roles {
		out.String(roleText(roles[i]))
	}
	out.End()
}

package mahjong

import (
	"github.com/tefuda/tefuda/core/mahjong/game"
	"github.com/tefuda/tefuda/wasm/call"
	"github.com/tefuda/tefuda/wasm/wire"
)

// writeView writes the fields of what a seat or an onlooker sees, but for what
// happened; moves are those of the round that it may know. They can be read again.
//
//go:noinline
func writeView(out *wire.Writer, v *game.View, outcome *wire.Value, moves []made) {
	call.WriteKind(out, name)
	out.Key("rules")
	writeGameRules(out, &v.Rules)
	out.Key("seat")
	if v.Seat == game.Onlooker {
		out.Null()
	} else {
		out.Int(int64(v.Seat))
	}
	out.TextField("phase", game.Phases[v.Phase])
	out.Ints("active number dealer honba sticks left", int64(v.Turn), int64(v.Number), int64(v.Dealer),
		int64(v.Honba), int64(v.Sticks), int64(v.Left))
	out.TextField("roundWind", winds[v.RoundWind])
	writeNullable(out, "seatWind", winds[max(0, v.SeatWind)], v.SeatWind < 0)
	wire.IntArray(out, "points", v.Points[:v.Rules.Players])
	writeTiles(out, "dora", v.Dora)
	out.TextField("hand", v.Hand.MPSZ())
	writeTiles(out, "tiles", handTiles(&v.Hand))
	writeTile(out, "drawn", v.Hand.Drawn)
	writeKinds(out, "waits", v.Waits)
	for i, on := range [...]bool{v.Furiten, v.FirstTurn, v.Rinshan, v.Chankan} {
		out.BoolField(viewFlags[i], on)
	}
	writeTile(out, "offer", v.Offer)
	out.Key("players")
	out.Array()
	for i := range v.Rules.Players {
		writePlayer(out, v, i)
	}
	out.End()
	wire.IntArray(out, "unseen", v.Unseen[:])
	wire.IntArray(out, "turns", turnsOf(v))
	out.Key("legal")
	if len(v.Actions) == 0 {
		out.Null()
	} else {
		writeLegal(out, v.Actions)
	}
	if out.Key("outcome"); outcome != nil {
		out.Value(outcome)
	} else {
		writeOutcome(out, v.Result, v.Rules.Players)
	}
	writeResult(out, v.Final, v.Rules.Players)
	out.BoolField("over", v.Phase == game.GameOver)
	writeMoves(out, moves)
}

// turnsOf returns the seats that may act, as a view may know them. Of an offer it
// names its own seat alone: that another may answer tells of its hand.
func turnsOf(v *game.View) (seats []int8) {
	switch {
	case v.Phase == game.RoundOver:
		for s := range v.Rules.Players {
			seats = append(seats, s)
		}
	case v.Phase < game.Offered:
		seats = append(seats, v.Turn)
	case len(v.Actions) > 0:
		seats = append(seats, v.Seat)
	}
	return seats
}

// A made is a move of a seat, as text.
type made struct {
	seat int8
	move string
}

// A step is a move that was made, and what happened by it.
type step struct {
	made
	answers bool // it answers an offer
	events  []game.Event
}

// seenBy returns what was done in the round, as a seat or an onlooker may know it: its
// own moves, and those of others that all saw. What others let pass, or called while
// another had it, is nobody's to know.
func (c *course) seenBy(viewer int8) (moves []made) {
	for i := range c.steps {
		s := &c.steps[i]
		moves = appendTold(moves, s.events, viewer)
		if s.answers && s.seat == viewer {
			moves = append(moves, s.made) // the last of a step is who made it, where a seat may know
		}
	}
	return moves
}

// appendTold appends the moves that events tell of to those that a viewer knows: its
// answers it knew when it made them.
func appendTold(moves []made, events []game.Event, viewer int8) []made {
	for i := range events {
		if events[i].Kind == game.RoundBegan {
			moves = nil
		}
		for _, a := range events[i].AppendMoves(nil) {
			if a.Seat != viewer || a.Kind != game.Ron && a.Kind != game.Call {
				moves = append(moves, made{a.Seat, string(game.AppendMove(nil, &a))})
			}
		}
	}
	return moves
}

// writeMoves writes one field: what was done in a round.
func writeMoves(out *wire.Writer, moves []made) {
	out.Key("moves")
	out.Array()
	for i := range moves {
		out.Object()
		out.IntField("seat", int64(moves[i].seat))
		out.TextField("move", moves[i].move)
		out.End()
	}
	out.End()
}

var viewFlags = [...]string{"furiten", "firstTurn", "rinshan", "chankan"}

// writePlayer writes what everybody sees of one.
func writePlayer(out *wire.Writer, v *game.View, seat int8) {
	p := &v.Players[seat]
	out.Object()
	out.TextField("wind", winds[(seat-v.Dealer+v.Rules.Players)%v.Rules.Players])
	out.IntField("concealed", int64(p.Concealed))
	out.Key("melds")
	out.Array()
	for i := range p.Melds {
		writeMeld(out, &p.Melds[i], seat)
	}
	out.End()
	out.Key("river")
	out.Array()
	for i := range p.River {
		d := &p.River[i]
		out.Object()
		writeTile(out, "tile", d.Tile)
		for j, on := range [...]bool{d.Drawn, d.Riichi, d.Called} {
			out.BoolField(riverFlags[j], on)
		}
		out.End()
	}
	out.End()
	out.IntField("norths", int64(p.Norths))
	out.BoolField("riichi", p.Riichi)
	out.BoolField("ippatsu", p.Ippatsu)
	writeKinds(out, "safe", p.Safe)
	out.End()
}

var riverFlags = [...]string{"drawn", "riichi", "called"}

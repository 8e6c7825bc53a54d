package mahjong

import (
	"unsafe"

	"github.com/tefuda/tefuda/core/mahjong/game"
	"github.com/tefuda/tefuda/wasm/call"
	"github.com/tefuda/tefuda/wasm/shape"
	"github.com/tefuda/tefuda/wasm/wire"
)

// write writes the fields of what a seat or an onlooker sees, but for what
// happened. They can be read again.
func (s *seen) write(out *wire.Writer) {
	call.WriteKind(out, name)
	shape.Write(out, viewFields[:], unsafe.Pointer(s.View), int(s.Rules.Players), s.own())
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

package mahjong

import (
	"strings"

	"github.com/tefuda/tefuda/core/mahjong/game"
	"github.com/tefuda/tefuda/wasm/call"
	"github.com/tefuda/tefuda/wasm/wire"
)

// writeView writes the fields of what a seat or an onlooker sees, but for what
// happened; moves are those of the round. Those of a seat can be read again.
//
//go:noinline
func writeView(out *wire.Writer, v *game.View, moves string) {
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
	out.Key("outcome")
	writeOutcome(out, v.Result, v.Rules.Players)
	writeResult(out, v.Final, v.Rules.Players)
	out.BoolField("over", v.Phase == game.GameOver)
	writeMoves(out, moves, v)
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

// writeMoves writes one field: what was done in a round, by text of it. A view does
// not have what the others answer to an offer that is open, nor that they let one
// pass: nobody at a table sees who might have called.
func writeMoves(out *wire.Writer, moves string, v *game.View) {
	open := len(moves)
	if v != nil && v.Phase == game.Offered {
		open = strings.LastIndex(" "+moves, " "+string('0'+rune(v.Turn))+":") + 1
	}
	out.Key("moves")
	out.Array()
	for rest := moves; rest != ""; {
		before := len(moves) - len(rest)
		var seat int8
		var move string
		seat, move, rest = cutMove(rest)
		if v != nil && seat != v.Seat && (before >= open || move == game.ActionKinds[game.Pass]) {
			continue
		}
		out.Object()
		out.IntField("seat", int64(seat))
		out.TextField("move", move)
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

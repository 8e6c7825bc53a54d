package mahjong

import (
	"github.com/tefuda/tefuda/core/mahjong/game"
	"github.com/tefuda/tefuda/wasm/wire"
)

// writeView writes the fields of what a seat or an onlooker sees. Those of a seat
// can be read again.
//
//go:noinline
func writeView(out *wire.Writer, v *game.View) {
	out.Key("rules")
	writeGameRules(out, &v.Rules)
	out.Key("seat")
	if v.Seat == game.Onlooker {
		out.Null()
	} else {
		out.Int(int64(v.Seat))
	}
	out.TextField("phase", game.Phases[v.Phase])
	out.Ints("turn number dealer honba sticks left", int64(v.Turn), int64(v.Number), int64(v.Dealer),
		int64(v.Honba), int64(v.Sticks), int64(v.Left))
	out.TextField("roundWind", winds[v.RoundWind])
	writeNullable(out, "seatWind", winds[max(0, v.SeatWind)], v.SeatWind < 0)
	wire.IntArray(out, "points", v.Points[:v.Rules.Players])
	writeTiles(out, "dora", v.Dora)
	out.TextField("hand", v.Hand.MPSZ())
	out.Key("tiles")
	writeHand(out, &v.Hand)
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
	writeActions(out, "legal", v.Actions)
	out.Key("result")
	writeResult(out, v.Result, v.Rules.Players)
	out.Key("final")
	writeFinal(out, v.Final, v.Rules.Players)
	out.BoolField("over", v.Phase == game.GameOver)
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

package mahjong

import (
	"unsafe"

	"github.com/tefuda/tefuda/core/mahjong"
	"github.com/tefuda/tefuda/core/mahjong/game"
	"github.com/tefuda/tefuda/wasm/call"
	"github.com/tefuda/tefuda/wasm/shape"
	"github.com/tefuda/tefuda/wasm/wire"
)

// write writes the fields of a table, but for what happened. It can be read again
// as it is.
func (c *course) write(out *wire.Writer) {
	call.WriteKind(out, name)
	out.Key("rules")
	writeGameRules(out, c.rules)
	if c.seeded {
		out.IntField("seed", int64(c.seed))
	}
	out.Key("rounds")
	out.Array()
	for i := range c.rounds {
		if i < len(c.rounds)-1 && i < len(c.given)-1 {
			out.Value(&c.given[i])
			continue
		}
		c.writeRound(out, &c.rounds[i])
	}
	out.End()
	shape.Write(out, keptFields[:], unsafe.Pointer(&c.kept), 0, nil)
	c.writeState(out)
	writeResult(out, c.Final(), c.rules.Players)
	c.writeMoves(out)
}

// writeMoves writes one field: all that was done in the round.
func (c *course) writeMoves(out *wire.Writer) {
	var all []made
	for rest := c.moves(); rest != ""; {
		var m made
		m.seat, m.move, rest = cutMove(rest)
		all = append(all, m)
	}
	writeMoves(out, all)
}

func (c *course) writeRound(out *wire.Writer, r *round) {
	out.Object()
	wall := roundWall
	shape.Write(out, roundFields[:wall], unsafe.Pointer(r), int(c.rules.Players), nil)
	if r.tiles == "" {
		wall++
	}
	shape.Write(out, roundFields[wall:], unsafe.Pointer(r), 0, nil)
	out.End()
}

// writeState writes the fields that follow from the others.
func (c *course) writeState(out *wire.Writer) {
	out.TextField("phase", game.Phases[c.Phase()])
	wire.IntArray(out, "turns", c.turns())
	out.BoolField("over", c.Phase() == game.GameOver)
}

// referee stands for the seat of who deals, and sees everything.
const referee int8 = -4

// answer writes a table with what happened, and views: the mover is the first seat
// that may act.
func (c *course) answer(out *wire.Writer, viewers []int8) {
	out.Object()
	c.write(out)
	c.writeEvents(out, referee)
	call.WriteViews(out, viewers, c.ToAct(), func(viewer int8) {
		v, _ := c.View(viewer)
		out.Object()
		(&seen{View: v, moves: c.seenBy(viewer)}).write(out)
		c.writeEvents(out, viewer)
		out.End()
	})
	out.End()
}

// writeEvents writes one field: what happened, as a seat or an onlooker sees it, or
// all of it.
func (c *course) writeEvents(out *wire.Writer, seat int8) {
	out.Key("events")
	out.Array()
	for i := range c.events {
		e := &c.events[i]
		if seat != referee {
			seen := e.For(seat)
			e = &seen
		}
		writeEvent(out, e, c.rules.Players)
	}
	out.End()
}

// writeTile writes one field, null for no tile.
//
//go:noinline
func writeTile(out *wire.Writer, name string, t mahjong.Tile) {
	writeNullable(out, name, t.String(), t == mahjong.NoTile)
}

// writeTiles writes one field.
//
//go:noinline
func writeTiles(out *wire.Writer, name string, tiles []mahjong.Tile) {
	out.Key(name)
	writeTileList(out, tiles)
}

func writeTileList(out *wire.Writer, tiles []mahjong.Tile) {
	out.Array()
	for _, t := range tiles {
		out.String(t.String())
	}
	out.End()
}

// writeKinds writes one field: kinds as tiles.
//
//go:noinline
func writeKinds(out *wire.Writer, name string, kinds mahjong.KindSet) {
	writeTiles(out, name, tilesOf(kinds))
}

// tilesOf returns kinds as tiles.
func tilesOf(kinds mahjong.KindSet) (tiles []mahjong.Tile) {
	for ; kinds != 0; kinds &= kinds - 1 {
		tiles = append(tiles, kinds.First())
	}
	return tiles
}

// writeMeld writes a meld of a seat.
//
//go:noinline
func writeMeld(out *wire.Writer, m *mahjong.Meld, seat int8) {
	out.Object()
	writeMeldFields(out, m, seat)
	out.End()
}

//go:noinline
func writeMeldFields(out *wire.Writer, m *mahjong.Meld, seat int8) {
	out.Texts("meld type", string(m.AppendMPSZ(nil)), mahjong.MeldTypes[m.Type])
	writeTiles(out, "tiles", m.Tiles[:m.Size()])
	out.Key("called")
	if m.Called < 0 {
		out.Null()
	} else {
		out.Int(int64(m.Called))
	}
	out.Key("from")
	if m.From == 0 {
		out.Null()
	} else {
		out.Int(int64(seat+m.From) % 4)
	}
}

// writeAction writes the fields of what a seat may do.
//
//go:noinline
func writeAction(out *wire.Writer, a *game.Action) {
	out.Texts("move action", string(game.AppendMove(nil, a)), a.Key())
	writeTile(out, "tile", a.Tile)
	out.BoolField("drawn", a.Drawn)
	out.Key("meld")
	if a.Kind == game.Kan || a.Kind == game.Call {
		writeMeld(out, &a.Meld, a.Seat)
	} else {
		out.Null()
	}
}

// writeLegal writes the fields of what a seat may do, whose it is null where there
// is nothing.
//
//go:noinline
func writeLegal(out *wire.Writer, all []game.Action) {
	out.Key("seat")
	if len(all) == 0 {
		out.Null()
	} else {
		out.Int(int64(all[0].Seat))
	}
	out.Key("moves")
	out.Array()
	for i := range all {
		out.String(string(game.AppendMove(nil, &all[i])))
	}
	out.End()
	out.Key("actions")
	out.Array()
	for i := range all {
		out.Object()
		writeAction(out, &all[i])
		out.End()
	}
	out.End()
}

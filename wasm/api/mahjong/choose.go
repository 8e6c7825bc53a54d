package mahjong

import (
	"github.com/tefuda/tefuda/core/mahjong"
	"github.com/tefuda/tefuda/core/mahjong/player"
	"github.com/tefuda/tefuda/wasm/wire"
)

// players holds the players in use, by index in player.Levels. They are kept between calls
// because each has a memo.
var players [len(player.Levels)]*player.Player

// decide returns the player of the table's level.
func (t *table) decide() *player.Player {
	p := &players[t.level]
	if *p == nil {
		*p = player.New(player.ByLevel(t.level))
	}
	return *p
}

func value(in *input, out *wire.Writer) {
	t := in.table(mahjong.NoTile)
	if !in.OK() {
		return
	}
	v, err := t.decide().Value(&t.hand, &t.Situation)
	if err != nil {
		in.refuse(err)
		return
	}
	out.Object()
	out.NumberField("value", v.Value)
	writeFarness(out, v.Shanten, v.YakuShanten)
	writeUnit(out, v.InPoints)
	out.End()
}

// writeFarness writes the fields shanten and yakuShanten.
//
//go:noinline
func writeFarness(out *wire.Writer, shanten, yakuShanten int) {
	out.IntField("shanten", int64(shanten))
	writeShanten(out, "yakuShanten", yakuShanten)
}

// writeUnit writes the field unit: "points", or "score" where values count useful tiles.
func writeUnit(out *wire.Writer, inPoints bool) { writeUnitAs(out, "unit", inPoints) }

//go:noinline
func writeUnitAs(out *wire.Writer, name string, inPoints bool) {
	unit := "score"
	if inPoints {
		unit = "points"
	}
	out.TextField(name, unit)
}

// writeWorthAs writes a value as one field, null if it was not valued.
//
//go:noinline
func writeWorthAs(out *wire.Writer, name string, valued bool, value float64) {
	out.Key(name)
	if !valued {
		out.Null()
		return
	}
	out.Number(value)
}

func chooseDiscard(in *input, out *wire.Writer) {
	t := in.table(mahjong.NoTile)
	if !in.OK() {
		return
	}
	p := t.decide()
	c, err := p.ChooseDiscard(&t.hand, &t.Situation)
	if err != nil {
		in.refuse(err)
		return
	}
	w := choice{unseen: &t.Unseen, risks: p.Risks(&t.Situation), all: in.discards(&c)}
	for i := range c.Kans {
		w.all = append(w.all, in.kan(&c.Kans[i], c.InPoints))
	}
	switch c.Action {
	case player.ActTsumo:
		w.all = append([]candidate{winning(c.Action, c.Points, c.Tile)}, w.all...)
	case player.ActAbort:
		abort := c.Action.String()
		w.all = append([]candidate{{move: abort, action: abort, tile: mahjong.NoTile, inPoints: true}}, w.all...)
	case player.ActKan:
		chosen := in.Meld(&c.Kan)
		w.first(func(k *candidate) bool { return k.isMeld && k.move == chosen })
	}
	out.Object()
	writeFarness(out, c.Shanten, c.YakuShanten)
	out.BoolField("fold", isFold(&c))
	in.writeBare(out, &w, len(c.Candidates)+len(c.Kans))
}

// isFold reports whether the player folds: the safest discard instead of the best one.
func isFold(c *player.DiscardChoice) bool {
	for i := range c.Candidates {
		for _, r := range c.Candidates[i].Reasons {
			if r.Code == player.ReasonFold {
				return true
			}
		}
	}
	return false
}

// writeRisks writes the field risks.
//
//go:noinline
func writeRisks(out *wire.Writer, of [3]float64) {
	out.Key("risks")
	out.Object()
	for i, name := range others {
		out.NumberField(name, of[i])
	}
	out.End()
}

// writeReasons writes the field reasons, each with the fields that its code has.
//
//go:noinline
func (in *input) writeReasons(out *wire.Writer, reasons []player.Reason) {
	out.Key("reasons")
	out.Array()
	for i := range reasons {
		r := &reasons[i]
		code := &player.Reasons[r.Code]
		out.Object()
		out.TextField("code", code.Key)
		for _, field := range code.Fields {
			switch field {
			case "tile":
				out.TextField(field, in.Tile(r.Tile))
			case "count":
				if r.Code == player.ReasonWinChance || r.Code == player.ReasonDealInChance {
					out.IntField(field, int64(r.Count)) // a reason in percent has no shanten number
				} else {
					writeShanten(out, field, int(r.Count))
				}
			default:
				out.NumberField(field, r.Value)
			}
		}
		out.End()
	}
	out.End()
}

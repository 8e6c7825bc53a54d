package mahjong

import (
	"github.com/tefuda/tefuda/core/mahjong"
	"github.com/tefuda/tefuda/core/mahjong/player"
	"github.com/tefuda/tefuda/wasm/wire"
)

// players are those that were asked for, by place in player.Levels: each has
// a memo.
var players [len(player.Levels)]*player.Player

// decide returns the player that a table asks for.
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

// writeFarness writes two fields.
//
//go:noinline
func writeFarness(out *wire.Writer, shanten, yakuShanten int) {
	out.IntField("shanten", int64(shanten))
	writeShanten(out, "yakuShanten", yakuShanten)
}

// writeUnit writes one field: what values are counted in.
//
//go:noinline
func writeUnit(out *wire.Writer, inPoints bool) {
	unit := "tiles"
	if inPoints {
		unit = "points"
	}
	out.TextField("unit", unit)
}

// writeWorth writes one field, null for what was not valued.
//
//go:noinline
func writeWorth(out *wire.Writer, valued bool, value float64) {
	writeWorthAs(out, "value", valued, value)
}

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
	c, err := t.decide().ChooseDiscard(&t.hand, &t.Situation)
	if err != nil {
		in.refuse(err)
		return
	}
	out.Object()
	out.Key("best")
	out.Object()
	out.Texts("move action", in.discardMove(&c), c.Action.String())
	out.BoolField("drawn", c.Drawn)
	out.End()
	in.writeDiscardPart(out, &c, &t.Unseen)
	in.WriteStats(out, int64(len(c.Candidates)+len(c.Kans)))
	out.End()
}

// writeDiscards writes two fields: what may be thrown, and the kans.
func (in *input) writeDiscards(out *wire.Writer, c *player.DiscardChoice, unseen *mahjong.Unseen) {
	out.Key("candidates")
	out.Array()
	for i := range c.Candidates {
		in.writeDiscard(out, &c.Candidates[i], unseen)
	}
	out.End()
	out.Key("kans")
	out.Array()
	for i := range c.Kans {
		k := in.kanAnswer(&c.Kans[i])
		k.write(in, out)
	}
	out.End()
}

func (in *input) discardMove(c *player.DiscardChoice) string {
	switch c.Action {
	case player.ActKan:
		return in.Meld(&c.Kan)
	case player.ActAbort:
		return c.Action.String()
	}
	return in.Tile(c.Tile)
}

// isFold reports whether the discard is the safest instead of the best.
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

func (in *input) writeDiscard(out *wire.Writer, d *player.DiscardCandidate, unseen *mahjong.Unseen) {
	out.Object()
	out.TextField("move", in.Tile(d.Tile))
	out.BoolField("drawn", d.Drawn)
	writeFarness(out, d.After.Shanten, d.YakuShanten)
	writeWorth(out, d.Valued, d.Value)
	in.writeUseful(out, &d.After, unseen)
	out.IntField("danger", int64(d.MaxDanger))
	out.Key("dangers")
	out.Object()
	for i, name := range others {
		out.IntField(name, int64(d.Danger[i]))
	}
	out.End()
	writeOutlook(out, d.Outlook)
	in.writeReasons(out, d.Reasons)
	out.End()
}

// writeOutlook writes one field, of players who weigh chances.
//
//go:noinline
func writeOutlook(out *wire.Writer, o *player.Outlook) {
	if o == nil {
		return
	}
	out.Key("outlook")
	out.Object()
	out.NumberField("win", o.Win)
	out.NumberField("points", o.Points)
	out.NumberField("dealIn", o.DealIn)
	out.NumberField("loss", o.Loss)
	out.NumberField("expected", o.Expected)
	out.NumberField("place", o.Place)
	out.NumberField("worth", o.Worth)
	out.End()
}

// writeReasons writes one field.
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
				writeShanten(out, field, int(r.Count))
			default:
				out.NumberField(field, r.Value)
			}
		}
		out.End()
	}
	out.End()
}

package mahjong

import (
	"github.com/tefuda/tefuda/core/mahjong"
	"github.com/tefuda/tefuda/core/mahjong/player"
	"github.com/tefuda/tefuda/wasm/wire"
)

// playerNames are the reference players, and players those that were asked for:
// each has a table.
var (
	playerNames = [...]string{"0304", "seed"}
	players     [len(playerNames)]*player.Player
)

// player returns the reference player that the option names.
func (in *input) player() *player.Player {
	i := in.Choice("player", playerNames[:]...)
	if players[i] == nil {
		players[i] = player.New([...]player.Options{player.Reference0304(), player.ReferenceValue()}[i])
	}
	return players[i]
}

func mahjongValue(in *input, out *wire.Writer) {
	h, s := in.mahjongPosition(mahjong.NoTile)
	if h.Size() != 14 {
		in.ofSize(&h, 13)
	}
	if !in.OK() {
		return
	}
	v, err := in.player().Value(&h, &s)
	if err != nil {
		in.refuse(err)
		return
	}
	out.ObjectOf(4)
	out.NumberField("value", v.Value)
	writeFarness(out, v.Shanten, v.YakuShanten)
	writeUnit(out, v.InPoints)
}

// writeFarness writes two fields.
func writeFarness(out *wire.Writer, shanten, yakuShanten int) {
	out.IntField("shanten", int64(shanten))
	writeShanten(out, "yakuShanten", yakuShanten)
}

// writeUnit writes one field: what values are counted in.
func writeUnit(out *wire.Writer, inPoints bool) {
	unit := "tiles"
	if inPoints {
		unit = "points"
	}
	out.TextField("unit", unit)
}

// writeWorth writes one field, null for what was not valued.
func writeWorth(out *wire.Writer, valued bool, value float64) {
	out.Key("value")
	if !valued {
		out.Null()
		return
	}
	out.Number(value)
}

func mahjongChooseDiscard(in *input, out *wire.Writer) {
	h, s := in.mahjongPosition(mahjong.NoTile)
	in.ofSize(&h, 14)
	if !in.OK() {
		return
	}
	c, err := in.player().ChooseDiscard(&h, &s)
	if err != nil {
		in.refuse(err)
		return
	}
	out.ObjectOf(10)
	out.Key("best")
	out.ObjectOf(3)
	out.TextField("move", discardMove(&c))
	out.TextField("action", c.Action.String())
	out.BoolField("drawn", c.Drawn)
	writeFarness(out, c.Shanten, c.YakuShanten)
	writeUnit(out, c.InPoints)
	out.IntField("points", int64(c.Points))
	out.BoolField("fold", isFold(&c))
	out.Key("candidates")
	out.ArrayOf(len(c.Candidates))
	for i := range c.Candidates {
		writeDiscard(out, &c.Candidates[i], &s.Unseen)
	}
	out.Key("kans")
	out.ArrayOf(len(c.Kans))
	for i := range c.Kans {
		k := kanAnswer(&c.Kans[i])
		k.write(out)
	}
	in.WriteStats(out, int64(len(c.Candidates)+len(c.Kans)))
}

func discardMove(c *player.DiscardChoice) string {
	switch c.Action {
	case player.ActKan:
		return meldText(c.Kan)
	case player.ActAbort:
		return c.Action.String()
	}
	return c.Tile.String()
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

func writeDiscard(out *wire.Writer, d *player.DiscardCandidate, unseen *mahjong.Unseen) {
	out.ObjectOf(10)
	out.TextField("move", d.Tile.String())
	out.BoolField("drawn", d.Drawn)
	writeFarness(out, d.After.Shanten, d.YakuShanten)
	writeWorth(out, d.Valued, d.Value)
	writeUseful(out, &d.After, unseen)
	out.IntField("danger", int64(d.MaxDanger))
	out.Key("dangers")
	out.ObjectOf(len(others))
	for i, name := range others {
		out.IntField(name, int64(d.Danger[i]))
	}
	writeMahjongReasons(out, d.Reasons)
}

// What a reason says beside its code.
const (
	saysTile = 1 << iota
	saysCount
	saysValue
)

func saidBy(code string) int {
	switch code {
	case player.ReasonBestValue, player.ReasonShantenBack,
		player.ReasonValueRises, player.ReasonValueKept, player.ReasonValueFalls:
		return saysValue
	case player.ReasonRedFive, player.ReasonIsolated, player.ReasonSafeTile, player.ReasonFuriten:
		return saysTile
	case player.ReasonDora, player.ReasonDanger:
		return saysTile | saysCount
	case player.ReasonNoYaku, player.ReasonRiichiOthers, player.ReasonOpensHand:
		return 0
	}
	return saysCount
}

// writeMahjongReasons writes one field.
func writeMahjongReasons(out *wire.Writer, reasons []player.Reason) {
	out.Key("reasons")
	out.ArrayOf(len(reasons))
	for _, r := range reasons {
		said := saidBy(r.Code)
		out.ObjectOf(1 + said&1 + said>>1&1 + said>>2)
		out.TextField("code", r.Code)
		if said&saysTile != 0 {
			out.TextField("tile", r.Tile.String())
		}
		if said&saysCount != 0 {
			writeShanten(out, "count", int(r.Count))
		}
		if said&saysValue != 0 {
			out.NumberField("value", r.Value)
		}
	}
}

// meldText writes a meld as the notation of hands does.
func meldText(m mahjong.Meld) string {
	h := mahjong.EmptyHand()
	h.Melds[0], h.MeldCount = m, 1
	return h.MPSZ()[1:]
}

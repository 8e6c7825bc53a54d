package mahjong

import (
	"github.com/tefuda/tefuda/core/mahjong"
	"github.com/tefuda/tefuda/core/mahjong/shanten"
	"github.com/tefuda/tefuda/wasm/call"
	"github.com/tefuda/tefuda/wasm/wire"
)

var mahjongFunctions = []call.Function{
	{Name: "shanten", Run: run(mahjongShanten)},
	{Name: "shantenMany", Run: run(mahjongShantenMany)},
	{Name: "ukeire", Run: run(mahjongUkeire)},
	{Name: "ukeireMany", Run: run(mahjongUkeireMany)},
	{Name: "score", Run: run(mahjongScore)},
	{Name: "value", Run: run(mahjongValue)},
	{Name: "chooseDiscard", Run: run(mahjongChooseDiscard)},
	{Name: "chooseCall", Run: run(mahjongChooseCall)},
	{Name: "chooseKan", Run: run(mahjongChooseKan)},
}

func mahjongShanten(in *input, out *wire.Writer) {
	rules := shanten.Rules{
		Fifth:     shanten.FifthRule(in.Choice("fifth", "concealed", "owned", "allowed")),
		ShortHand: in.Boolean("shortHand", false),
	}
	h, _ := in.mahjongHand("hand", in.Position, in.mahjongRules().Reds)
	if !in.OK() {
		return
	}
	s := shanten.Of(&h)
	if rules != (shanten.Rules{}) {
		s = shanten.By(&h, rules)
	}
	out.ObjectOf(4)
	out.IntField("shanten", int64(s.Min()))
	writeShanten(out, "standard", int(s.General))
	writeShanten(out, "sevenPairs", int(s.SevenPairs))
	writeShanten(out, "orphans", int(s.Orphans))
}

// writeShanten writes one field, null for a form that cannot be reached.
func writeShanten(out *wire.Writer, name string, n int) {
	out.Key(name)
	if n == shanten.Impossible {
		out.Null()
		return
	}
	out.Int(int64(n))
}

func mahjongUkeire(in *input, out *wire.Writer) {
	h, s := in.mahjongPosition(mahjong.NoTile)
	if h.Size() != 14 {
		in.ofSize(&h, 13)
	}
	if !in.OK() {
		return
	}
	if h.Size() == 13 {
		after, _ := shanten.UkeireOf(&h, &s.Unseen) // its counts and size were checked
		out.ObjectOf(3)
		out.IntField("shanten", int64(after.Shanten))
		writeUseful(out, &after, &s.Unseen)
		return
	}
	discards, _ := shanten.Discards(&h, &s.Unseen)
	out.ObjectOf(2)
	out.IntField("shanten", int64(shanten.Of(&h).Min()))
	out.Key("discards")
	out.ArrayOf(len(discards))
	for i := range discards {
		d := &discards[i]
		out.ObjectOf(4)
		out.TextField("tile", d.Tile.String())
		out.IntField("shanten", int64(d.After.Shanten))
		writeUseful(out, &d.After, &s.Unseen)
	}
}

// writeUseful writes two fields: the useful kinds with how many are unseen, and
// their sum.
func writeUseful(out *wire.Writer, u *shanten.Ukeire, unseen *mahjong.Unseen) {
	out.Key("tiles")
	out.ArrayOf(u.Kinds.Len())
	for kinds := u.Kinds; kinds != 0; kinds &= kinds - 1 {
		k := kinds.First()
		out.ObjectOf(2)
		out.TextField("tile", k.String())
		out.IntField("count", int64(unseen.Of(k)))
	}
	out.IntField("total", int64(u.Total))
}

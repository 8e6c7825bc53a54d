package mahjong

import (
	"github.com/tefuda/tefuda/core/mahjong"
	"github.com/tefuda/tefuda/core/mahjong/shanten"
	"github.com/tefuda/tefuda/wasm/wire"
)

var fifthRules = []string{"concealed", "owned", "allowed"}

func shantenOf(in *input, out *wire.Writer) {
	rules := shanten.Rules{
		Fifth:     shanten.FifthRule(in.Choice("fifth", fifthRules...)),
		ShortHand: in.Boolean("shortHand", false),
	}
	var h mahjong.Hand
	rules.Reds = in.rules().Reds
	in.hand(&h, rules.Reds)
	if !in.OK() {
		return
	}
	s := shanten.By(&h, rules)
	out.Object()
	out.IntField("shanten", int64(s.Min()))
	writeShanten(out, "standard", int(s.General))
	writeShanten(out, "sevenPairs", int(s.SevenPairs))
	writeShanten(out, "orphans", int(s.Orphans))
	out.End()
}

// writeShanten writes a shanten as one field, null if the form cannot be reached.
//
//go:noinline
func writeShanten(out *wire.Writer, name string, n int) {
	out.Key(name)
	if n == shanten.Impossible {
		out.Null()
		return
	}
	out.Int(int64(n))
}

func ukeire(in *input, out *wire.Writer) {
	t := in.table(mahjong.NoTile)
	in.refuseSize(&t.hand, "13", 13, 14)
	if !in.OK() {
		return
	}
	out.Object()
	if h := &t.hand; h.Size() == 13 {
		after, _ := shanten.UkeireOf(h, &t.Unseen, t.Rules.Reds) // no error: counts and size are checked above
		out.IntField("shanten", int64(after.Shanten))
		in.writeUseful(out, after.Kinds, &t.Unseen)
		out.IntField("total", int64(after.Total))
	} else {
		discards, _ := shanten.Discards(h, &t.Unseen, t.Rules.Reds)
		numbers := shanten.By(h, shanten.Rules{Reds: t.Rules.Reds})
		out.IntField("shanten", int64(numbers.Min()))
		out.Key("discards")
		out.Array()
		for i := range discards {
			d := &discards[i]
			out.Object()
			out.TextField("tile", in.Tile(d.Tile))
			out.IntField("shanten", int64(d.After.Shanten))
			in.writeUseful(out, d.After.Kinds, &t.Unseen)
			out.IntField("total", int64(d.After.Total))
			out.End()
		}
		out.End()
	}
	out.End()
}

// writeUseful writes the field tiles: the useful kinds, each with the number of unseen
// tiles.
//
//go:noinline
func (in *input) writeUseful(out *wire.Writer, kinds mahjong.KindSet, unseen *mahjong.Unseen) {
	out.Key("tiles")
	out.Array()
	for ; kinds != 0; kinds &= kinds - 1 {
		k := kinds.First()
		out.Object()
		out.TextField("tile", in.Tile(k))
		out.IntField("count", int64(unseen.Of(k)))
		out.End()
	}
	out.End()
}

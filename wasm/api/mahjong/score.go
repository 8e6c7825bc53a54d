package mahjong

import (
	"github.com/tefuda/tefuda/core/mahjong"
	"github.com/tefuda/tefuda/core/mahjong/player"
	"github.com/tefuda/tefuda/core/mahjong/score"
	"github.com/tefuda/tefuda/wasm/wire"
)

// winOptions are the circumstances of a win that are true or false, with their
// flags.
var winOptions = [...]struct {
	name string
	flag score.WinFlags
}{
	{"ippatsu", score.WinIppatsu}, {"rinshan", score.WinRinshan}, {"chankan", score.WinChankan},
	{"haitei", score.WinHaitei}, {"houtei", score.WinHoutei}, {"tenhou", score.WinTenhou},
	{"chiihou", score.WinChiihou}, {"renhou", score.WinRenhou},
}

// ofSituation are options of a situation that a score does not depend on: they
// may be there, so that a front end can hand on all it has.
var ofSituation = [...]string{"unseen", "visible", "safe", "left", "points", "player", "inRiichi", "furiten", "firstTurn"}

func mahjongScore(in *input, out *wire.Writer) {
	rules := in.mahjongRules()
	var table player.Situation
	in.winds(&table)
	h, starred := in.mahjongHand("hand", in.Position, rules.Reds)
	w := score.Win{
		RoundWind: table.RoundWind, SeatWind: table.SeatWind,
		Dora: in.indicators("dora", rules.Reds), Ura: in.indicators("ura", rules.Reds),
		Honba: int32(in.Integer("honba", 0, 0, score.MaxHonba)), Sticks: int32(in.Integer("sticks", 0, 0, score.MaxSticks)),
		Flags: in.winFlags(starred),
	}
	in.winningTile(&h, &w, rules.Reds)
	for _, name := range ofSituation {
		in.Option(name)
	}
	if !in.OK() {
		return
	}
	result, err := score.Of(&h, &w, &rules)
	if err != nil {
		in.refuse(err)
		return
	}
	writeScore(out, &result)
}

// winFlags reads the circumstances of a win. A star in the hand's text is
// riichi, unless the option says otherwise.
func (in *input) winFlags(starred bool) (f score.WinFlags) {
	v := in.Option("riichi")
	n := int64(0)
	if b, ok := v.Bool(); b || v.IsMissing() && starred {
		n = 1
	} else if !ok {
		n = in.Integer("riichi", 0, 0, 2)
	}
	f = [...]score.WinFlags{0, score.WinRiichi, score.WinDoubleRiichi}[n]
	for _, o := range winOptions {
		if in.Boolean(o.name, false) {
			f |= o.flag
		}
	}
	return f
}

// winningTile reads the options tile and from. Without from the win is by
// tsumo, of the last tile of the hand or of the one that is told.
func (in *input) winningTile(h *mahjong.Hand, w *score.Win, reds mahjong.Reds) {
	tile, from := in.Option("tile"), in.Option("from")
	if !from.IsMissing() {
		w.From = in.other("options.from", from)
		w.Tile = in.tileOf("options.tile", tile, reds)
		return
	}
	if !tile.IsMissing() {
		t := in.tileOf("options.tile", tile, reds)
		switch {
		case !in.Good():
			return
		case h.Size() == 13:
			h.Counts[t]++
		case h.Counts[t] == 0:
			in.Fail("tile", "options.tile", "is "+t.String()+", which is not in the hand")
		}
		h.Drawn = t
	}
	if in.Good() && h.Size() != 14 {
		in.wrongSize(h, "14 (or 13 and options.tile)")
	} else if in.Good() && h.Drawn == mahjong.NoTile {
		in.Fail("hand", "hand", "has no drawn tile: a meld was just called")
	}
}

func writeScore(out *wire.Writer, r *score.Result) {
	out.ObjectOf(10)
	out.Key("yaku")
	out.ArrayOf(len(r.Yaku))
	for _, y := range r.Yaku {
		out.ObjectOf(4)
		out.TextField("key", y.Yaku.String())
		out.IntField("han", int64(y.Han))
		out.IntField("yakuman", int64(y.Yakuman))
		out.Key("tile")
		if y.Tile == mahjong.NoTile {
			out.Null()
		} else {
			out.String(y.Tile.String())
		}
	}
	out.IntField("fu", int64(r.Fu))
	writeFuParts(out, r.FuParts)
	out.IntField("han", int64(r.Han))
	out.Key("limit")
	if r.Limit < score.Mangan {
		out.Null()
	} else {
		out.String(r.Limit.String())
	}
	out.IntField("yakuman", int64(r.Yakuman))
	out.IntField("base", int64(r.Base))
	out.IntField("points", int64(r.Points))
	out.IntField("gain", int64(r.Payments[0]))
	writePayments(out, &r.Payments)
}

// writeFuParts writes one field: the reasons for fu, with the tiles that they
// are about.
func writeFuParts(out *wire.Writer, parts []score.FuPart) {
	out.Key("fuParts")
	out.ArrayOf(len(parts))
	for _, p := range parts {
		out.ObjectOf(3)
		out.TextField("key", p.Kind.String())
		n := tilesOfFu(p.Kind)
		out.Key("tiles")
		out.ArrayOf(n)
		for range n {
			out.String(p.Tile.String())
		}
		out.IntField("fu", int64(p.Fu))
	}
}

func tilesOfFu(k score.FuKind) int {
	switch k {
	case score.FuOpenTriplet, score.FuClosedTriplet:
		return 3
	case score.FuOpenKan, score.FuClosedKan:
		return 4
	case score.FuDragonPair, score.FuRoundWindPair, score.FuSeatWindPair, score.FuDoubleWindPair:
		return 2
	case score.FuKanchan, score.FuPenchan, score.FuTanki:
		return 1
	}
	return 0
}

// writePayments writes one field: who pays, and how much.
func writePayments(out *wire.Writer, gains *[4]int32) {
	n := 0
	for _, g := range gains[1:] {
		if g < 0 {
			n++
		}
	}
	out.Key("payments")
	out.ArrayOf(n)
	for i, g := range gains[1:] {
		if g < 0 {
			out.ObjectOf(2)
			out.TextField("from", others[i])
			out.IntField("points", -int64(g))
		}
	}
}

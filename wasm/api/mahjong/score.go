package mahjong

import (
	"github.com/tefuda/tefuda/core/fault"
	"github.com/tefuda/tefuda/core/mahjong"
	"github.com/tefuda/tefuda/core/mahjong/notation"
	"github.com/tefuda/tefuda/core/mahjong/player"
	"github.com/tefuda/tefuda/core/mahjong/score"
	"github.com/tefuda/tefuda/wasm/call"
	"github.com/tefuda/tefuda/wasm/wire"
)

// winOptions are the options of a win that need only a type and range: first numbers and
// winds, then the flags.
var winOptions = func() []call.Field {
	list := []call.Field{
		{Name: "round", Kind: call.Word, Words: winds},
		{Name: "seat", Kind: call.Word, Words: winds, Usual: 1},
		{Name: "honba", Kind: call.Int, High: score.MaxHonba},
		{Name: "sticks", Kind: call.Int, High: score.MaxSticks},
		{Name: "norths", Kind: call.Int, High: mahjong.Copies},
	}
	for f := score.WinIppatsu; f <= score.WinKanburi; f <<= 1 {
		name := f.String()
		switch f {
		case score.WinOpenRiichi:
			name = "openRiichi"
		case score.WinOpenRiichiDealIn:
			name = "openRiichiDealIn"
		}
		list = append(list, call.Field{Name: name, Kind: call.Bool})
	}
	return list
}()

const (
	winRound = iota
	winSeat
	winHonba
	winSticks
	winNorths
	winFlags
	winOptionCount = winFlags + 12
)

// ofSituation are options of a situation that a score does not depend on. They are allowed
// and ignored, so that a front end can pass on the whole situation.
var ofSituation = [...]string{"unseen", "visible", "safe"}

func scoreOf(in *input, out *wire.Writer) {
	rules := in.rules()
	var parts [winOptionCount]call.Part
	in.Options(winOptions, parts[:])
	var h mahjong.Hand
	starred := in.hand(&h, rules.Reds)
	w := score.Win{
		RoundWind: int8(parts[winRound].N), SeatWind: int8(parts[winSeat].N),
		Dora: in.indicators("dora", rules.Reds), Ura: in.indicators("ura", rules.Reds),
		Honba: int32(parts[winHonba].N), Sticks: int32(parts[winSticks].N), Norths: int8(parts[winNorths].N), Flags: [...]score.WinFlags{0, score.WinRiichi, score.WinDoubleRiichi}[in.riichi(new(player.Situation), starred)],
	}
	for i := winFlags; i < winOptionCount; i++ {
		w.Flags |= score.WinIppatsu << (i - winFlags) * score.WinFlags(parts[i].N)
	}
	in.winningTile(&h, &w, rules.Reds)
	in.notation(rules.Reds)
	var situation [optionCount]call.Part
	in.Options(tableOptions, situation[:])
	for _, name := range &ofSituation {
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
	writeScore(out, &result, &in.Writing)
}

// winningTile reads the options tile and from. Without from the win is by tsumo, on the
// option tile or else on the last tile of the hand.
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
			in.Fail(fault.BadTile, "options.tile", "is ", t.String(), ", which is not in the hand")
		}
		h.Drawn = t
	}
	in.refuseSize(h, "14 (or 13 and options.tile)", 14)
	if in.Good() && h.Drawn == mahjong.NoTile {
		in.Fail(fault.BadHand, "hand", "has no drawn tile: a meld was just called")
	}
}

func writeScore(out *wire.Writer, r *score.Result, as *notation.Writing) {
	out.Object()
	out.Key("yaku")
	out.Array()
	for _, y := range r.Yaku {
		out.Object()
		out.TextField("key", y.Yaku.String())
		out.Ints("han yakuman", int64(y.Han), int64(y.Yakuman))
		writeNullable(out, "tile", as.Tile(y.Tile), y.Tile == mahjong.NoTile)
		out.End()
	}
	out.End()
	out.IntField("fu", int64(r.Fu))
	writeFuParts(out, r.FuParts, as)
	out.IntField("han", int64(r.Han))
	writeNullable(out, "limit", r.Limit.String(), r.Limit < score.Mangan)
	out.Ints("yakuman base points gain", int64(r.Yakuman), int64(r.Base), int64(r.Points), int64(r.Payments[0]))
	out.Key("payments")
	out.Array()
	for i, g := range r.Payments[1:] {
		if g < 0 {
			out.Object()
			out.TextField("from", others[i])
			out.IntField("points", -int64(g))
			out.End()
		}
	}
	out.End()
	out.End()
}

// writeNullable writes text as one field, or null if none is true.
//
//go:noinline
func writeNullable(out *wire.Writer, name, text string, none bool) {
	out.Key(name)
	if none {
		out.Null()
	} else {
		out.String(text)
	}
}

// writeFuParts writes the field fuParts: the reasons for fu, each with its tile.
func writeFuParts(out *wire.Writer, parts []score.FuPart, as *notation.Writing) {
	out.Key("fuParts")
	out.Array()
	for _, p := range parts {
		out.Object()
		out.TextField("key", p.Kind.String())
		out.Key("tiles")
		out.Array()
		for range p.Kind.Tiles() {
			out.String(as.Tile(p.Tile))
		}
		out.End()
		out.IntField("fu", int64(p.Fu))
		out.End()
	}
	out.End()
}

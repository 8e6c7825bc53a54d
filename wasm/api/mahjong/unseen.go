package mahjong

import (
	"strconv"

	"github.com/tefuda/tefuda/core/fault"
	"github.com/tefuda/tefuda/core/mahjong"
	"github.com/tefuda/tefuda/wasm/call"
	"github.com/tefuda/tefuda/wasm/wire"
)

// unseen reads the tiles that are not seen, or works out which they are.
func (in *input) unseen(t *table, offered mahjong.Tile) {
	counts, visible := in.Option("unseen"), in.Option("visible")
	if !counts.IsMissing() && !visible.IsMissing() {
		in.Fail("arguments", "options.visible", "stands beside options.unseen, which says the same: give one of them")
	}
	if !in.Good() {
		return
	}
	left := &t.Unseen
	*left = mahjong.UnseenBy(&t.hand, t.Rules.Reds)
	in.takeAll(left, "options.dora", in.Option("dora"), t.Dora)
	if offered != mahjong.NoTile {
		in.take(left, "options.tile", offered)
	}
	if counts.IsMissing() {
		in.takeAll(left, "options.visible", visible, in.tiles("options.visible", visible, t.Rules.Reds))
	} else {
		in.unseenCounts(left, counts)
	}
}

// takeAll takes tiles, read from v, out of those that are left.
//
//go:noinline
func (in *input) takeAll(left *mahjong.Unseen, field string, v wire.Value, list []mahjong.Tile) {
	_, isText := v.String()
	for i := 0; i < len(list) && in.Good(); i++ {
		f := field
		if !isText {
			f = call.At(field, i)
		}
		in.take(left, f, list[i])
	}
}

//go:noinline
func (in *input) take(left *mahjong.Unseen, field string, t mahjong.Tile) {
	if !in.Good() {
		return
	}
	if left[t]--; left[t] < 0 {
		in.Fail(fault.BadTile, field, "holds ", t.String(), ", of which the hand and what else is seen leave none")
	}
}

// unseenCounts reads 37 counts, each no more than are left.
func (in *input) unseenCounts(left *mahjong.Unseen, v wire.Value) {
	const field = "options.unseen"
	items, ok := v.Items()
	if signed, isTyped := wire.Int8s[int8](v); isTyped {
		items, ok = wire.Numbers(signed), true
	} else if unsigned, isTyped := wire.Uint8s(v); isTyped {
		items, ok = wire.Numbers(unsigned), true
	}
	if !ok {
		in.WrongType(field, "an array of 37 counts", v)
	} else if n := len(items); n != mahjong.Tiles {
		in.Fail(fault.BadLength, field, "must be 37 counts, but its length is ", strconv.Itoa(n))
	}
	for i := 0; i < mahjong.Tiles && in.Good(); i++ {
		left[i] = int8(in.AsInteger(call.At(field, i), items[i], 0, int64(left[i])))
	}
}

package mahjong

import (
	"strconv"

	"github.com/tefuda/tefuda/core/mahjong"
	"github.com/tefuda/tefuda/core/search"
	"github.com/tefuda/tefuda/wasm/call"
	"github.com/tefuda/tefuda/wasm/wire"
)

const (
	wantConcealed = "text like \"123m406p789s11z\", an array of tiles, or an Int8Array of their numbers"
	wantTile      = "a tile like \"5p\", \"0p\" or \"1z\", a name of mjai, or a number from 0 to 135"
)

// A tile is told as text by MPSZ ("0p") or mjai ("5pr"), or by its number 0…135
// in Tenhou's logs; several of them by an array of either, an Int8Array of
// numbers, of which the wrapper has kept the low byte, or text: of MPSZ, the
// suit after its digits, or of Majiang, the suit before them.

// mahjongHand reads a hand, and whether its text says that riichi is declared.
func (in *input) mahjongHand(field string, v wire.Value, reds mahjong.Reds) (h mahjong.Hand, riichi bool) {
	if text, ok := v.String(); ok {
		return in.handOfText(field, text, reds)
	}
	list, isList := in.tileList(field, v, reds)
	if !isList {
		in.WrongType(field, wantConcealed, v)
	}
	if !in.Good() {
		return mahjong.EmptyHand(), false
	}
	h, err := mahjong.HandOfTiles(list, reds)
	in.refuse(err)
	in.notEmpty(field, &h)
	return h, false
}

func (in *input) handOfText(field, text string, reds mahjong.Reds) (h mahjong.Hand, riichi bool) {
	m, err := mahjong.ParseHand(text, reds)
	if in.refuse(err); m.Unknown > 0 {
		in.Fail("hand", field, "must be seen, but _ stands for ", strconv.Itoa(int(m.Unknown)), " of its tiles")
	}
	in.notEmpty(field, &m.Hand)
	return m.Hand, m.Riichi
}

func (in *input) notEmpty(field string, h *mahjong.Hand) {
	if in.Good() && h.Size() == 0 {
		in.Fail("hand", field, "has no tiles")
	}
}

// ofSize checks that a hand has so many tiles.
func (in *input) ofSize(h *mahjong.Hand, size int) {
	if in.Good() && h.Size() != size {
		in.wrongSize(h, strconv.Itoa(size))
	}
}

// wrongSize reports a hand of another number of tiles than it must have.
func (in *input) wrongSize(h *mahjong.Hand, want string) {
	in.Fail("hand", "hand", "must have "+want+" tiles, a meld counted as three, not "+strconv.Itoa(h.Size()))
}

// tileList reads an array of tiles or an Int8Array of numbers; isList is false
// for anything else.
func (in *input) tileList(field string, v wire.Value, reds mahjong.Reds) (list []mahjong.Tile, isList bool) {
	var seen [136]bool
	number := func(i, id int) {
		t := mahjong.TileOfID(id, reds)
		if t == mahjong.NoTile {
			in.Fail("tile", call.At(field, i), "must be "+wantTile+", not "+strconv.Itoa(id))
			return
		}
		if seen[id] {
			in.Fail("tile", call.At(field, i), strconv.Itoa(id)+" is there twice")
		}
		seen[id] = true
		list = append(list, t)
	}
	if ids, ok := wire.Int8s[int8](v); ok {
		for i := 0; i < len(ids) && in.Good(); i++ {
			number(i, int(uint8(ids[i])))
		}
		return list, true
	}
	items, ok := v.Items()
	for i := 0; i < len(items) && in.Good(); i++ {
		if _, isNumber := items[i].Number(); isNumber {
			number(i, int(in.AsInteger(call.At(field, i), items[i], 0, int64(len(seen)-1))))
		} else {
			list = append(list, in.tileOf(call.At(field, i), items[i], reds))
		}
	}
	if !in.Good() {
		return nil, ok // the last one may be no tile
	}
	return list, ok
}

// tileOf reads one tile.
func (in *input) tileOf(field string, v wire.Value, reds mahjong.Reds) mahjong.Tile {
	if _, ok := v.Number(); ok {
		return mahjong.TileOfID(int(in.AsInteger(field, v, 0, 135)), reds)
	}
	text, ok := v.String()
	if !ok {
		in.WrongType(field, wantTile, v)
		return mahjong.NoTile
	}
	t := mahjong.ParseTile(text)
	if t == mahjong.NoTile {
		in.Fail("tile", field, "must be ", wantTile, ", not ", wire.Quote(text))
	}
	return t
}

// tiles reads an option that is any number of tiles.
func (in *input) tiles(field string, v wire.Value, reds mahjong.Reds) (list []mahjong.Tile) {
	if v.IsMissing() {
		return nil
	}
	if text, ok := v.String(); ok {
		list, err := mahjong.ParseTiles(text)
		if bad, ok := err.(*search.Fault); ok {
			in.Fail(bad.Code, field, bad.Reason)
		}
		return list
	}
	list, ok := in.tileList(field, v, reds)
	if !ok {
		in.WrongType(field, "tiles: text like \"123m40p\", an array, or an Int8Array of numbers", v)
	}
	return list
}

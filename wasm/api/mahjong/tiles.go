package mahjong

import (
	"strconv"
	"strings"

	"github.com/tefuda/tefuda/core/mahjong"
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
	names := make([]string, len(list))
	for i, t := range list {
		names[i] = t.Mjai()
	}
	h, err := mahjong.HandOfMjai(names, reds)
	if bad, ok := err.(*mahjong.NotationError); ok {
		in.Fail("tile", call.At(field, bad.Position), list[bad.Position].String()+" "+bad.Why)
	}
	in.notEmpty(field, &h)
	return h, false
}

func (in *input) handOfText(field, text string, reds mahjong.Reds) (h mahjong.Hand, riichi bool) {
	var err error
	if suitFirst(text) {
		var m mahjong.MajiangHand
		m, err = mahjong.ParseMajiang(text, reds)
		if h, riichi = m.Hand, m.Riichi; m.Unknown > 0 {
			in.Fail("hand", field, "must be seen, but _ stands for "+strconv.Itoa(int(m.Unknown))+" of its tiles")
		}
	} else {
		h, err = mahjong.ParseMPSZ(text, reds)
	}
	if bad, ok := err.(*mahjong.NotationError); ok {
		in.Fail("tile", field, "is wrong at "+strconv.Itoa(bad.Position+1)+": "+wire.Quote(bad.Text)+" "+bad.Why)
	}
	in.notEmpty(field, &h)
	return h, riichi
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

// suitFirst tells Majiang's notation from MPSZ.
func suitFirst(text string) bool {
	text = strings.TrimLeft(text, " ")
	return text != "" && strings.IndexByte("mpsz_,", text[0]) >= 0
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
	t, err := mahjong.ParseTile(text)
	if err != nil {
		t, err = mahjong.ParseMjai(text)
	}
	if err != nil {
		in.Fail("tile", field, "must be "+wantTile+", not "+wire.Quote(text))
	}
	return t
}

// tiles reads an option that is any number of tiles.
func (in *input) tiles(field string, v wire.Value, reds mahjong.Reds) (list []mahjong.Tile) {
	if v.IsMissing() {
		return nil
	}
	if text, ok := v.String(); ok {
		list, bad := tilesOfText(text)
		if bad >= 0 {
			in.Fail("tile", field, "is wrong at "+strconv.Itoa(bad+1)+": it must be tiles like \"123m40p\", not "+wire.Quote(text[bad:]))
		}
		return list
	}
	list, ok := in.tileList(field, v, reds)
	if !ok {
		in.WrongType(field, "tiles: text like \"123m40p\", an array, or an Int8Array of numbers", v)
	}
	return list
}

// tilesOfText reads digits and suits; bad is the place of what is neither, or
// -1.
func tilesOfText(text string) (list []mahjong.Tile, bad int) {
	first, digits := suitFirst(text), 0 // digits begin there, if the suit follows
	suit := byte(0)
	for i := range len(text) {
		c := text[i]
		isSuit := strings.IndexByte("mpsz", c) >= 0
		switch {
		case isSuit && first:
			suit = c
		case isSuit:
			for ; digits < i; digits++ {
				if list, bad = appendTile(list, text, digits, c); bad >= 0 {
					return nil, bad
				}
			}
			digits = i + 1
		case c == ' ' && (first || digits == i):
			digits = i + 1
		case first:
			if list, bad = appendTile(list, text, i, suit); bad >= 0 {
				return nil, bad
			}
		case c < '0' || c > '9':
			return nil, i
		}
	}
	if !first && digits < len(text) {
		return nil, digits
	}
	return list, -1
}

func appendTile(list []mahjong.Tile, text string, i int, suit byte) ([]mahjong.Tile, int) {
	t, err := mahjong.ParseTile(string([]byte{text[i], suit}))
	if err != nil {
		return nil, i
	}
	return append(list, t), -1
}

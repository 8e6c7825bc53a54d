package mahjong

import (
	"strconv"

	"github.com/tefuda/tefuda/core/fault"
	"github.com/tefuda/tefuda/core/mahjong"
	"github.com/tefuda/tefuda/core/mahjong/notation"
	"github.com/tefuda/tefuda/wasm/call"
	"github.com/tefuda/tefuda/wasm/wire"
)

const (
	wantConcealed = "text like \"123m406p789s11z\", an array of tiles, or an Int8Array of their numbers"
	wantTile      = "a tile like \"5p\", \"0p\" or \"1z\", a name of mjai, or a number from 0 to 135"
)

// Notations of tiles:
//
//	one tile       text in MPSZ "0p", Majiang "p0" or mjai "5pr"; or its number 0…135 in Tenhou's logs
//	several tiles  text in MPSZ, the suit after its digits, or Majiang, the suit before them;
//	               an array of texts or numbers; a Uint8Array of numbers;
//	               an Int8Array of numbers, of which the wrapper has kept the low byte

// hand reads the hand. riichi reports whether its text has the mark of a declared riichi.
//
//go:noinline
func (in *input) hand(h *mahjong.Hand, reds mahjong.Reds) (riichi bool) {
	*h = mahjong.EmptyHand()
	var err error
	if text, ok := in.Position.String(); ok {
		var m notation.MajiangHand
		m, err = notation.ParseHand(text, reds)
		*h, riichi = m.Hand, m.Riichi
		if m.Unknown > 0 {
			in.Fail(fault.BadHand, "hand", "must be seen, but _ stands for ", strconv.Itoa(int(m.Unknown)), " of its tiles")
		}
	} else {
		list, isList := in.tileList("hand", in.Position, reds, &in.Held)
		if !isList {
			in.WrongType("hand", wantConcealed, in.Position)
		}
		if !in.Good() {
			return false
		}
		*h, err = notation.HandOfTiles(list, reds)
	}
	in.refuse(err)
	if in.Good() && h.Size() == 0 {
		in.Fail(fault.BadHand, "hand", "has no tiles")
	}
	return riichi
}

// notation reads the option notation: how results write tiles.
//
//go:noinline
func (in *input) notation(reds mahjong.Reds) {
	in.Notation = notation.Notation(in.Choice("notation", notations...))
	in.Reds = reds
}

// refuseSize refuses the hand unless its number of tiles is one of sizes; want is their
// text.
//
//go:noinline
func (in *input) refuseSize(h *mahjong.Hand, want string, sizes ...int) {
	if bad := h.WrongSize(want, sizes...); bad != nil {
		in.refuse(bad)
	}
}

// A tileReader collects tiles given as numbers and refuses a number that comes twice.
type tileReader struct {
	in    *input
	field string
	reds  mahjong.Reds
	seen  *[notation.IDs]bool
	list  []mahjong.Tile
}

func (r *tileReader) number(i, id int) {
	t := notation.TileOfID(id, r.reds)
	field := call.At(r.field, i)
	if t == mahjong.NoTile {
		r.in.Fail(fault.BadTile, field, "must be ", wantTile, ", not ", strconv.Itoa(id))
		return
	}
	if r.seen[id] {
		r.in.Fail(fault.BadTile, field, strconv.Itoa(id), " is there twice")
	}
	r.seen[id] = true
	r.list = append(r.list, t)
}

// tileList reads an array of tiles, or an Int8Array or Uint8Array of numbers. isList is
// false for anything else. It marks the numbers in seen.
//
//go:noinline
func (in *input) tileList(field string, v wire.Value, reds mahjong.Reds, seen *[notation.IDs]bool) (list []mahjong.Tile, isList bool) {
	r := tileReader{in: in, field: field, reds: reds, seen: seen}
	if ids, ok := wire.Int8s[int8](v); ok {
		for i := 0; i < len(ids) && in.Good(); i++ {
			r.number(i, int(uint8(ids[i])))
		}
		return r.list, true
	}
	if ids, ok := wire.Uint8s(v); ok {
		for i := 0; i < len(ids) && in.Good(); i++ {
			r.number(i, int(ids[i]))
		}
		return r.list, true
	}
	items, ok := v.Items()
	for i := 0; i < len(items) && in.Good(); i++ {
		if _, isNumber := items[i].Number(); isNumber {
			r.number(i, int(in.AsInteger(call.At(field, i), items[i], 0, notation.IDs-1)))
		} else {
			t := plainTile(&items[i])
			if t == mahjong.NoTile {
				t = in.tileOf(call.At(field, i), items[i], reds)
			}
			r.list = append(r.list, t)
		}
	}
	if !in.Good() {
		return nil, ok // the last one may be NoTile
	}
	return r.list, ok
}

// tileOf reads one tile, as text or as a number.
//
//go:noinline
func (in *input) tileOf(field string, v wire.Value, reds mahjong.Reds) mahjong.Tile {
	if _, ok := v.Number(); ok {
		return notation.TileOfID(int(in.AsInteger(field, v, 0, notation.IDs-1)), reds)
	}
	text := in.AsText(field, wantTile, v)
	t := notation.ReadTile(text, reds)
	if t == mahjong.NoTile {
		in.Fail(fault.BadTile, field, "must be ", wantTile, ", not ", wire.Quote(text))
	}
	return t
}

// tiles reads an option that holds any number of tiles.
//
//go:noinline
func (in *input) tiles(field string, v wire.Value, reds mahjong.Reds) []mahjong.Tile {
	if v.IsMissing() {
		return nil
	}
	if text, ok := v.String(); ok {
		list, err := notation.ParseTiles(text)
		if bad, ok := err.(*fault.Fault); ok {
			in.Fail(bad.Code, field, bad.Reason)
		}
		return list
	}
	list, ok := in.tileList(field, v, reds, new([notation.IDs]bool))
	if !ok {
		in.WrongType(field, "tiles: text like \"123m40p\", an array, or an Int8Array of numbers", v)
	}
	return list
}

// unseen reads the unseen tiles from the option unseen. Without it they are all tiles
// except the hand and the visible ones.
func (in *input) unseen(t *table, offered mahjong.Tile) {
	counts, visible := in.Option("unseen"), in.Option("visible")
	if !counts.IsMissing() && !visible.IsMissing() {
		in.Fail("arguments", "options.visible", "goes without options.unseen, which says the same: give one of them")
	}
	if !in.Good() {
		return
	}
	left := &t.Unseen
	*left = mahjong.UnseenBy(&t.hand, t.Rules.Reds)
	for range t.Norths {
		in.take(left, "options.norths", mahjong.North)
	}
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

// takeAll removes the tiles of list, which were read from v, from the tiles left.
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

// unseenCounts reads 37 counts, none greater than the number left.
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

// handTiles returns the concealed tiles of a hand, the drawn one last.
//
//go:noinline
func handTiles(h *mahjong.Hand) []mahjong.Tile {
	tiles := make([]mahjong.Tile, 0, 14)
	for k := range mahjong.Tile(mahjong.Kinds) {
		for _, t := range [...]mahjong.Tile{k.Red(), k} {
			if t == mahjong.NoTile {
				continue
			}
			n := h.Counts[t]
			if t == h.Drawn {
				n--
			}
			for range n {
				tiles = append(tiles, t)
			}
		}
	}
	if h.Drawn != mahjong.NoTile {
		tiles = append(tiles, h.Drawn)
	}
	return tiles
}

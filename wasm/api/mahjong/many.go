package mahjong

import (
	"strconv"

	"github.com/tefuda/tefuda/core/mahjong"
	"github.com/tefuda/tefuda/core/mahjong/shanten"
	"github.com/tefuda/tefuda/wasm/call"
	"github.com/tefuda/tefuda/wasm/wire"
)

// kindOf maps the codes 0…36 to kinds.
var kindOf = func() (kinds [mahjong.Tiles]uint8) {
	for t := range mahjong.Tile(mahjong.Tiles) {
		kinds[t] = uint8(t.Kind())
	}
	return kinds
}()

// manyHands are hands of size codes each. The code -1 stands for no tile.
type manyHands struct {
	codes       []int8
	size, melds int
	reds        mahjong.Reds
}

// manyHands reads codes and the options tiles and melds.
func (in *input) manyHands(usual int64) (m manyHands) {
	m.size = int(in.Integer("tiles", usual, 1, 14))
	m.melds = int(in.Integer("melds", 0, 0, 4))
	m.reds = m.reds.Of(in.players())
	codes, ok := wire.Int8s[int8](in.Position)
	if !ok {
		in.WrongType("codes", "an Int8Array of tiles", in.Position)
	}
	if len(codes)%m.size != 0 {
		in.Fail("length", "codes", "must hold ", strconv.Itoa(m.size), " tiles a hand, but its length is ", strconv.Itoa(len(codes)))
	}
	m.codes = codes
	return m
}

// handOfCodes counts the tiles of a hand by kind, and refuses the first invalid code. The
// last two counts must be 0 already. Clearing 34 bytes at once would compile to
// memory.fill, which takes a fifth of the time of a hand.
func (in *input) handOfCodes(m *manyHands, hand int, kinds *[mahjong.Kinds]int8) bool {
	first := hand * m.size
	*(*[32]int8)(kinds[:32]) = [32]int8{}
	for i, c := range m.codes[first : first+m.size] {
		if uint8(c) >= mahjong.Tiles {
			if c == -1 {
				continue
			}
			in.Fail("tile", call.At("codes", first+i), "must be an integer from -1 to 36, not ", strconv.Itoa(int(c)))
			return false
		}
		k := kindOf[c]
		if kinds[k]++; kinds[k] > 4 {
			in.Fail("tile", call.At("codes", first+i), "is a fifth ", mahjong.Tile(k).String())
			return false
		}
		if m.reds.Three() && !m.reds.Has(mahjong.Tile(c)) {
			in.Fail("tile", call.At("codes", first+i), "is ", mahjong.Tile(c).String(), ", which is not among the tiles of three players")
			return false
		}
	}
	return true
}

func shantenMany(in *input, out *wire.Writer) {
	m := in.manyHands(14)
	if !in.OK() {
		return
	}
	values := wire.Int32s[int32](out, len(m.codes)/m.size)
	meter := in.Meter(int64(len(values)))
	var kinds [mahjong.Kinds]int8
	for i := range values {
		if !in.handOfCodes(&m, i, &kinds) {
			return
		}
		if m.reds.Three() {
			shape, _ := shanten.ShapeOfKinds(&kinds, m.melds) // no error: handOfCodes checked the counts
			shape.In(m.reds)
			values[i] = int32(shape.Min())
		} else {
			values[i] = int32(shanten.OfKinds(&kinds, m.melds).Min())
		}
		kinds[32], kinds[33] = 0, 0
		call.Count(meter, i, call.Batch)
	}
}

func ukeireMany(in *input, out *wire.Writer) {
	m := in.manyHands(13)
	if n := m.size + 3*m.melds; n != 13 && n != 14 {
		in.Fail("range", "options.tiles", "must be 13 or 14 less three a meld, not "+strconv.Itoa(m.size))
	}
	if !in.OK() {
		return
	}
	row := 1
	if m.size%3 == 2 {
		row = m.size
	}
	values := wire.Int32s[int32](out, len(m.codes)/m.size*row)
	meter := in.Meter(int64(len(values) / row))
	for i := range len(values) / row {
		if !in.ukeireOfCodes(&m, i, values[i*row:i*row+row]) {
			return
		}
		call.Count(meter, i, call.Batch)
	}
}

// ukeireOfCodes fills the row of one hand: its number of useful tiles, or with a tile to
// discard one number per code. -1 is a discard that increases the shanten.
func (in *input) ukeireOfCodes(m *manyHands, hand int, row []int32) bool {
	var kinds [mahjong.Kinds]int8
	if !in.handOfCodes(m, hand, &kinds) {
		return false
	}
	shape, _ := shanten.ShapeOfKinds(&kinds, m.melds) // no error: handOfCodes checked the counts
	shape.In(m.reds)
	codes := m.codes[hand*m.size : hand*m.size+m.size]
	if n := shape.Size(); n != m.size {
		in.Fail("hand", call.At("codes", hand*m.size), "begins a hand of ", strconv.Itoa(n), " tiles, not ", strconv.Itoa(m.size))
		return false
	}
	var unseen mahjong.Unseen
	for k, n := range &kinds {
		unseen[k] = 4 - n
	}
	if len(row) == 1 {
		row[0] = int32(shape.Ukeire(&unseen).Total)
		return true
	}
	now := shape.Min()
	var after [mahjong.Kinds]int32 // by kind: useful tiles plus 1, 0 if not computed
	for i, c := range codes {
		k := mahjong.Tile(kindOf[c])
		if after[k] == 0 {
			shape.Remove(k)
			if u := shape.Ukeire(&unseen); u.Shanten <= max(now, 0) {
				after[k] = int32(u.Total) + 1
			}
			shape.Add(k)
		}
		row[i] = after[k] - 1
	}
	return true
}

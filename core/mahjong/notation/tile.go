package notation

import (
	"strings"

	"github.com/tefuda/tefuda/core/fault"
	"github.com/tefuda/tefuda/core/mahjong"
)

// IDs is the number of Tenhou's tile numbers. Tenhou's logs number the 136 tiles of the set:
// four times the kind, plus the copy 0…3. The lowest copies of a five are the red ones: 16,
// 52 and 88 with one red five in each suit.
const IDs = mahjong.Copies * mahjong.Kinds

// TileOfID returns the tile of a number 0…135, or NoTile.
func TileOfID(id int, reds mahjong.Reds) mahjong.Tile {
	if id < 0 || id >= IDs {
		return mahjong.NoTile
	}
	t := mahjong.Tile(id / mahjong.Copies)
	if red := t.Red(); red != mahjong.NoTile && id%mahjong.Copies < int(reds[red-mahjong.Red5m]) {
		return red
	}
	return t
}

// HandOfTiles returns the hand of some concealed tiles. If there are 14 tiles (or 11, 8, 5,
// 2), the last one is the drawn tile. The error is a *fault.Fault of the field hand.
func HandOfTiles(list []mahjong.Tile, reds mahjong.Reds) (mahjong.Hand, error) {
	if bad := reds.Wrong(); bad != nil {
		return mahjong.EmptyHand(), bad
	}
	r := newHandReader(reds)
	for i, t := range list {
		why := notTile
		if t.Valid() {
			why = r.conceal(t)
		}
		if why != "" {
			return mahjong.EmptyHand(), &fault.Fault{Code: fault.BadTile, Field: "hand", Index: i, Reason: t.String() + " " + why}
		}
	}
	return r.finish(false), nil
}

// mjaiHonours are the names of the honours in the protocol mjai, in order.
const mjaiHonours = "ESWNPFC"

// Mjai returns the name of t in the protocol mjai: "1m"…"9s", "5mr" for the red
// five, E S W N P F C for the honours, "?" for NoTile.
func Mjai(t mahjong.Tile) string {
	switch {
	case !t.Valid():
		return "?"
	case t.IsRed():
		return t.Kind().String() + "r"
	case t.IsHonour():
		return mjaiHonours[t-mahjong.East : t-mahjong.East+1]
	}
	return t.String()
}

// ParseTile returns the tile of a name in MPSZ, like Tile.String ("5p", "0p", "1z"), or in
// mjai ("5pr", "E"). It returns NoTile for any other text.
func ParseTile(name string) mahjong.Tile {
	switch len(name) {
	case 1:
		return tileOf('1'+byte(strings.IndexByte(mjaiHonours, name[0])), 3)
	case 2:
		if suit := suitOf(name[1]); suit != none {
			return tileOf(name[0], suit)
		}
	case 3:
		if suit := suitOf(name[1]); name[0] == '5' && suit >= 0 && suit < 3 && name[2] == 'r' {
			return mahjong.Red5m + mahjong.Tile(suit)
		}
	}
	return mahjong.NoTile
}

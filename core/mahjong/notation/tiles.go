package notation

import (
	"strconv"
	"strings"

	"github.com/tefuda/tefuda/core/fault"
	"github.com/tefuda/tefuda/core/mahjong"
)

// ParseHand reads a hand in MPSZ (ParseMPSZ) or in the notation of Majiang
// (ParseMajiang), whichever the text is in.
func ParseHand(text string, reds mahjong.Reds) (MajiangHand, error) {
	if suitFirst(text) {
		return ParseMajiang(text, reds)
	}
	h, err := ParseMPSZ(text, reds)
	return MajiangHand{Hand: h}, err
}

// suitFirst reports whether a text is in Majiang's notation, not in MPSZ.
func suitFirst(text string) bool {
	text = strings.TrimLeft(text, " ")
	return text != "" && strings.IndexByte("mpsz_,", text[0]) >= 0
}

// ParseTiles reads any number of tiles: digits and suits as in MPSZ, "123m40p",
// or the suits first as in Majiang, "m123p40". The error is a *fault.Fault of
// the field tiles.
func ParseTiles(text string) ([]mahjong.Tile, error) {
	read := tilesAfter
	if suitFirst(text) {
		read = tilesBefore
	}
	list, at := read(text)
	if at != none {
		return nil, fault.Refuse(fault.BadTile, "tiles",
			"is wrong at "+strconv.Itoa(at+1)+": it must be tiles like \"123m40p\", not "+quote(text[at:]))
	}
	return list, nil
}

// tilesBefore reads tiles with the suits before the digits. bad is the position of the first
// character that is wrong, or none.
func tilesBefore(text string) (list []mahjong.Tile, bad int) {
	suit := none
	for i := range len(text) {
		c := text[i]
		if s := suitOf(c); s != none {
			suit = s
			continue
		}
		if c == ' ' {
			continue
		}
		if list, bad = appendDigit(list, text, i, suit); bad != none {
			return nil, bad
		}
	}
	return list, none
}

// tilesAfter is tilesBefore for suits after the digits.
func tilesAfter(text string) (list []mahjong.Tile, bad int) {
	digits := 0 // position of the first digit of the group
	for i := range len(text) {
		c := text[i]
		suit := suitOf(c)
		switch {
		case suit != none:
			for ; digits < i; digits++ {
				if list, bad = appendDigit(list, text, digits, suit); bad != none {
					return nil, bad
				}
			}
			digits = i + 1
		case c == ' ' && digits == i:
			digits = i + 1
		case c < '0' || c > '9':
			return nil, i
		}
	}
	if digits < len(text) {
		return nil, digits
	}
	return list, none
}

func appendDigit(list []mahjong.Tile, text string, at, suit int) ([]mahjong.Tile, int) {
	t := mahjong.NoTile
	if suit != none {
		t = tileOf(text[at], suit)
	}
	if t == mahjong.NoTile {
		return nil, at
	}
	return append(list, t), none
}

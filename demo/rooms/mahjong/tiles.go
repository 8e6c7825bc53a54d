//go:build js && wasm

package mahjong

import (
	"strconv"
	"strings"

	"github.com/tefuda/tefuda/core/mahjong"
	"github.com/tefuda/tefuda/core/mahjong/notation"
	"github.com/tefuda/tefuda/demo/ui/order"
)

// The page writes a tile as MPSZ does, "5p", "0p" the red five. Which text is a
// tile, and which tile it is, package mahjong of core says.

// winds are the names of the seats, as the API takes them.
const winds = "ESWN"

// tileSet lists the 37 faces by the rows of the picker, a suit each.
var tileSet = func() (rows [4][]string) {
	for t := range mahjong.Tile(mahjong.Tiles) {
		rows[t.Suit()] = append(rows[t.Suit()], t.String())
	}
	return rows
}()

// copies is how often a face is in the set.
func copies(tile string) int {
	t := notation.ParseTile(tile)
	switch {
	case t.IsRed():
		return 1
	case t.Red().Valid():
		return mahjong.Copies - 1
	}
	return mahjong.Copies
}

// tileOrder sorts tiles as a hand is laid out, a red five before the others.
func tileOrder(tile string) int {
	t := notation.ParseTile(tile)
	order := 2 * int(t.Kind())
	if t.IsRed() {
		order--
	}
	return order
}

func sortTiles(tiles []string) {
	order.By(tiles, func(a, b string) bool { return tileOrder(a) < tileOrder(b) })
}

// isTile tells a face of the set.
func isTile(tile string) bool {
	t := notation.ParseTile(tile)
	return t.Valid() && t.String() == tile
}

// writeTiles writes tiles in their order as MPSZ: "123m40p".
func writeTiles(tiles []string) string {
	var b strings.Builder
	for i, tile := range tiles {
		b.WriteByte(tile[0])
		if i == len(tiles)-1 || tiles[i+1][1] != tile[1] {
			b.WriteByte(tile[1])
		}
	}
	return b.String()
}

// tilesIn reads tiles in any notation that the engine takes, and says whether
// the text is one.
func tilesIn(text string) ([]string, bool) {
	if names, ok := namesIn(text); ok {
		return tilesNamed(names), true
	}
	list, err := notation.ParseTiles(text)
	tiles := make([]string, len(list))
	for i, t := range list {
		tiles[i] = t.String()
	}
	return tiles, err == nil
}

// namesIn splits a list of mjai's names or Tenhou's numbers.
func namesIn(text string) ([]string, bool) {
	names := strings.FieldsFunc(text, func(c rune) bool { return c == ' ' || c == ',' || c == '\n' })
	for _, name := range names {
		if tileNamed(name) == "" {
			return nil, false
		}
	}
	return names, len(names) > 0
}

func tilesNamed(names []string) []string {
	tiles := make([]string, len(names))
	for i, name := range names {
		tiles[i] = tileNamed(name)
	}
	return tiles
}

// tileNamed reads one name or number, "" if it is none.
func tileNamed(name string) string {
	t := notation.ParseTile(name)
	if number, err := strconv.Atoi(name); err == nil {
		t = notation.TileOfID(number, mahjong.OneRed())
	}
	if !t.Valid() {
		return ""
	}
	return t.String()
}

// inAPI is a text as the API takes it: a list of names becomes an array.
func inAPI(text string) any {
	names, ok := namesIn(text)
	if _, err := notation.ParseTiles(text); err == nil || !ok {
		return text
	}
	values := make([]any, len(names))
	for i, name := range names {
		values[i] = oneInAPI(name)
	}
	return values
}

// oneInAPI is the same of a single tile.
func oneInAPI(text string) any {
	if number, err := strconv.Atoi(text); err == nil {
		return number
	}
	return text
}

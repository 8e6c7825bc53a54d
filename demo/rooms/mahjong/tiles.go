//go:build js && wasm

package mahjong

import (
	"fmt"
	"strconv"
	"strings"

	"github.com/tefuda/tefuda/core/mahjong"
	"github.com/tefuda/tefuda/core/mahjong/notation"
	"github.com/tefuda/tefuda/demo/shell"
	"github.com/tefuda/tefuda/demo/ui"
	"github.com/tefuda/tefuda/demo/ui/order"
)

// The page writes tiles in MPSZ: "5p", or "0p" for the red five. core's package
// notation decides which texts are tiles.

// winds are the seats' names in the API.
const winds = "ESWN"

// tileSet lists the 37 different tiles by the rows of the picker, one row per
// suit.
var tileSet = func() (rows [4][]string) {
	for t := range mahjong.Tile(mahjong.Tiles) {
		rows[t.Suit()] = append(rows[t.Suit()], t.String())
	}
	return rows
}()

// copies is how many copies of a tile the set has.
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

// tileOrder orders tiles as in a sorted hand; a red five comes before the other
// fives.
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

// isTile reports whether a text is a tile in MPSZ.
func isTile(tile string) bool {
	t := notation.ParseTile(tile)
	return t.Valid() && t.String() == tile
}

// writeTiles writes tiles in the given order in MPSZ: "123m40p".
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

// tilesIn reads tiles in any notation that the engine accepts. ok is false for
// any other text.
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

// tileNamed reads one name or number, "" if it is neither.
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

// inAPI is a text in the API's form: a list of names becomes an array.
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

// oneInAPI is the same for a single tile.
func oneInAPI(text string) any {
	if number, err := strconv.Atoi(text); err == nil {
		return number
	}
	return text
}

// tileFace draws tiles on one element; the style sheet draws the picture from
// data-tile. It remembers the tile shown.
type tileFace struct {
	element     ui.Element
	shown, says string
}

// show draws a tile, "" for none, and names it for assistive technology.
func (f *tileFace) show(tile, label string) {
	if tile != f.shown {
		f.shown = tile
		f.element.SetAttribute("data-tile", tile)
	}
	if label != f.says {
		f.says = label
		f.element.SetAttribute("aria-label", label)
	}
}

// picture appends a tile that cannot be pressed, with its name for assistive
// technology.
func picture(parent ui.Node, tile string, l shell.Language) {
	face := ui.CreateIn(parent, 1, "span", "tile")[0]
	face.SetAttribute("role", "img")
	(&tileFace{element: face}).show(tile, tileName(tile, l))
}

// empty removes an element's children.
func empty(e ui.Element) { e.SetTextContent("") }

// tileName names a tile.
func tileName(tile string, l shell.Language) string {
	t := notation.ParseTile(tile)
	switch {
	case !t.Valid():
		return tile
	case t.IsHonour():
		return wordHonours[t-mahjong.East].In(l)
	}
	words := wordTile
	if t.IsRed() {
		words = wordRedTile
	}
	return fmt.Sprintf(words.In(l), strconv.Itoa(t.Rank()), wordTileSuits[t.Suit()].In(l))
}

func tileNames(tiles []string, l shell.Language) string {
	names := make([]string, len(tiles))
	for i, tile := range tiles {
		names[i] = tileName(tile, l)
	}
	return strings.Join(names, ui.WordComma.In(l))
}

// meldName names a meld: its tiles and the player they came from.
func meldName(meld string, l shell.Language) string {
	m, tiles := meldIn(meld)
	if tiles == nil {
		return meld
	}
	return fmt.Sprintf(wordMeld.In(l), tileNames(tiles, l), wordMeldFrom[m.From].In(l))
}

// tilePicker is the set of tiles: 34 kinds and three red fives.
type tilePicker struct {
	keys  ui.Roving
	faces map[string]*ui.PickerCard
}

// newTilePicker fills an empty grid. It calls pick with a pressed tile, and
// takeBack for Backspace.
func newTilePicker(grid ui.Element, pick func(tile string), takeBack func()) *tilePicker {
	p := &tilePicker{faces: map[string]*ui.PickerCard{}}
	for i, tiles := range &tileSet {
		p.addRow(grid, i, tiles)
	}
	p.keys.Settle(0, 0)
	ui.On(grid, "click", func(ev ui.Event) {
		tile := ui.Target(ev).GetAttribute("data-tile")
		if face := p.faces[tile]; face != nil {
			p.keys.Settle(face.Row, face.Column)
			if !face.Barred {
				pick(tile)
			}
		}
	})
	ui.On(grid, "keydown", func(ev ui.Event) {
		if !p.keys.Press(ev) && (ev.Key() == "Backspace" || ev.Key() == "Delete") {
			ev.PreventDefault()
			takeBack()
		}
	})
	return p
}

func (p *tilePicker) addRow(grid ui.Element, i int, tiles []string) {
	row := ui.CreateIn(grid, 1, "div", "")[0]
	row.SetAttribute("role", "row")
	cells := ui.CreateIn(row, len(tiles), "button", "tile")
	for j, tile := range tiles {
		cells[j].SetAttribute("role", "gridcell")
		cells[j].SetAttribute("tabindex", "-1")
		cells[j].SetAttribute("data-tile", tile)
		p.faces[tile] = &ui.PickerCard{Element: cells[j], Row: i, Column: j}
	}
	p.keys.Rows = append(p.keys.Rows, cells)
}

// draw shows how many copies of each tile are left, and bars tiles without any.
func (p *tilePicker) draw(used map[string]int, l shell.Language) {
	for tile, face := range p.faces {
		left := max(0, copies(tile)-used[tile])
		face.Element.SetAttribute("aria-label", fmt.Sprintf(wordTilesLeft.In(l), tileName(tile, l), left))
		if left < copies(tile) {
			face.Element.SetAttribute("data-left", strconv.Itoa(left))
		} else {
			face.Element.RemoveAttribute("data-left")
		}
		if face.Barred = left == 0; face.Barred {
			face.Element.SetAttribute("aria-disabled", "true")
		} else {
			face.Element.RemoveAttribute("aria-disabled")
		}
	}
}

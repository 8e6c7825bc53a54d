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
)

// tileFace draws tiles on one element; mahjong.css makes the picture from its
// data-tile. It remembers what it shows.
type tileFace struct {
	element     ui.Element
	shown, says string
}

// show draws a tile, "" for none, under what it is called.
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

// picture appends a tile that is to be seen and heard, not pressed.
func picture(parent ui.Node, tile string, l shell.Language) {
	face := ui.CreateIn(parent, 1, "span", "tile")[0]
	face.SetAttribute("role", "img")
	(&tileFace{element: face}).show(tile, tileName(tile, l))
}

// empty takes an element's children away.
func empty(e ui.Element) { e.SetTextContent("") }

// tileName says a tile in words.
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

// meldName says a meld in words: its tiles and from whom.
func meldName(meld string, l shell.Language) string {
	m, tiles := meldIn(meld)
	if tiles == nil {
		return meld
	}
	return fmt.Sprintf(wordMeld.In(l), tileNames(tiles, l), wordMeldFrom[m.From].In(l))
}

// tilePicker is the set of tiles, 34 kinds and three red fives.
type tilePicker struct {
	keys  ui.Roving
	faces map[string]*ui.PickerCard
}

// newTilePicker fills an empty grid. pick gets a pressed tile; takeBack is
// called for Backspace.
func newTilePicker(grid ui.Element, pick func(tile string), takeBack func()) *tilePicker {
	p := &tilePicker{faces: map[string]*ui.PickerCard{}}
	for i, tiles := range tileSet {
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

// draw says how many of each tile are not on the table yet, and bars the others.
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

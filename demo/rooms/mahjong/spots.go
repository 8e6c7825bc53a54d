//go:build js && wasm

package mahjong

import (
	"fmt"
	"strconv"

	"honnef.co/go/js/dom/v2"

	"github.com/tefuda/tefuda/demo/shell"
	"github.com/tefuda/tefuda/demo/ui"
)

// tileSpot is a place for tiles beside the hand: what is picked into it lies
// there as tiles, and its field says the same in notation.
type tileSpot struct {
	text  string
	field string // the API's, as an error names it

	box, list, message ui.Element
	input              *dom.HTMLInputElement
	faces              []*tileFace
}

// spotFields are the places beside the hand, by the value of the button that
// aims the picker at them, and what the API calls them.
var spotFields = map[string]string{
	"dora": "options.dora", "ura": "options.ura", "tile": "options.tile", "seen": "options.visible",
	"right": "options.safe.right", "across": "options.safe.across", "left": "options.safe.left", "meld": "",
}

// spotNames fixes an order for them.
var spotNames = []string{"meld", "dora", "ura", "tile", "seen", "right", "across", "left"}

// others are the three other players, in the order of play.
var others = []string{"right", "across", "left"}

func newTileSpot(name string, changed func()) *tileSpot {
	id := "mahjong-" + name
	s := &tileSpot{field: spotFields[name], box: ui.ByID(id), list: ui.ByID(id + "-tiles"), message: ui.ByID(id + "-error"), input: ui.InputByID(id + "-text")}
	ui.On(s.list, "click", func(ev ui.Event) {
		if place, err := strconv.Atoi(ui.Target(ev).GetAttribute("data-place")); err == nil && s.drop(place) {
			changed()
			if place == len(s.tiles()) { // the pressed button is gone
				s.input.Focus()
			}
		}
	})
	ui.On(s.input, "input", func(ui.Event) {
		s.text = s.input.Value()
		changed()
	})
	return s
}

// tiles are those in the spot, none if its text is not tiles.
func (s *tileSpot) tiles() []string {
	tiles, _ := tilesIn(s.text)
	return tiles
}

func (s *tileSpot) write(text string) {
	s.text = text
	s.input.SetValue(text)
}

func (s *tileSpot) lay(tiles []string) { s.write(writeTiles(tiles)) }

func (s *tileSpot) add(tile string) { s.lay(append(s.tiles(), tile)) }

// drop takes a tile out, -1 for the last, and says whether there was one.
func (s *tileSpot) drop(place int) bool {
	tiles := s.tiles()
	if place < 0 {
		place += len(tiles)
	}
	if place < 0 || place >= len(tiles) {
		return false
	}
	s.lay(append(tiles[:place:place], tiles[place+1:]...))
	return true
}

// draw shows the tiles; the buttons are kept and used again.
func (s *tileSpot) draw(l shell.Language) {
	tiles := s.tiles()
	for len(s.faces) < len(tiles) {
		item := ui.CreateIn(s.list, 1, "li", "")[0]
		face := &tileFace{element: ui.CreateIn(item, 1, "button", "tile")[0]}
		face.element.SetAttribute("data-place", strconv.Itoa(len(s.faces)))
		s.faces = append(s.faces, face)
	}
	for i, face := range s.faces {
		ui.Mark(ui.Parent(face.element), "hidden", i >= len(tiles))
		if i < len(tiles) {
			face.show(tiles[i], fmt.Sprintf(ui.WordTakeAway.In(l), tileName(tiles[i], l)))
		}
	}
}

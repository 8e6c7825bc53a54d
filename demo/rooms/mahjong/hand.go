//go:build js && wasm

package mahjong

import (
	"fmt"
	"slices"
	"strconv"
	"strings"

	"honnef.co/go/js/dom/v2"

	"github.com/tefuda/tefuda/core/mahjong"
	"github.com/tefuda/tefuda/core/mahjong/notation"
	"github.com/tefuda/tefuda/demo/shell"
	"github.com/tefuda/tefuda/demo/ui"
)

// rackPlaces is the number of tiles of a hand with the drawn one. A meld counts
// as three, a kan too.
const rackPlaces = 14

// tileHand is a hand in notation: concealed tiles, melds in MPSZ. called is
// true if a meld was called just now, so that no tile is the drawn one.
type tileHand struct {
	tiles, melds []string
	called       bool
}

// handIn reads a hand, and reports whether its concealed tiles are readable.
// The engine judges the whole hand. A hand that only the engine can read is not
// drawn.
func handIn(text string) (h tileHand, ok bool) {
	if names, ok := namesIn(text); ok {
		h.tiles = tilesNamed(names)
		return h, true
	}
	parts := strings.Split(strings.Join(strings.Fields(text), ""), ",")
	if h.tiles, ok = tilesIn(strings.TrimSuffix(parts[0], "*")); !ok {
		return tileHand{}, false
	}
	for i, part := range parts[1:] {
		if part == "" && i == len(parts)-2 {
			h.called = true
			continue
		}
		h.melds = append(h.melds, inMPSZ(part))
	}
	return h, true
}

// inMPSZ converts a meld from Majiang's notation to MPSZ. It returns any other
// text unchanged.
func inMPSZ(meld string) string {
	if m, ok := notation.ParseMajiangMeld(meld); ok {
		return string(m.AppendMPSZ(nil))
	}
	return meld
}

// meldIn reads a meld and its tiles; tiles is nil if the text is no meld.
func meldIn(text string) (m mahjong.Meld, tiles []string) {
	m, ok := notation.ParseMeld(text)
	if !ok {
		return m, nil
	}
	for _, t := range m.Tiles[:m.Size()] {
		tiles = append(tiles, t.String())
	}
	return m, tiles
}

// size counts a meld as three tiles.
func (h tileHand) size() int { return len(h.tiles) + 3*len(h.melds) }

// drawn reports whether the last tile is the drawn one, which is shown apart.
func (h tileHand) drawn() bool { return h.size() == rackPlaces && !h.called }

// text writes the hand in MPSZ, sorted except for the drawn tile.
func (h tileHand) text() string {
	tiles := slices.Clone(h.tiles)
	if h.drawn() {
		sortTiles(tiles[:len(tiles)-1])
	} else {
		sortTiles(tiles)
	}
	parts := append([]string{writeTiles(tiles)}, h.melds...)
	if h.called {
		parts = append(parts, "")
	}
	return strings.Join(parts, ",")
}

// all are the tiles of the hand, including those of melds.
func (h tileHand) all() []string {
	all := slices.Clone(h.tiles)
	for _, meld := range h.melds {
		_, tiles := meldIn(meld)
		all = append(all, tiles...)
	}
	return all
}

// rack draws the hand on the table.
type rack struct {
	list, melds, message ui.Element
	input                *dom.HTMLInputElement
	places               []*tileFace
	shown                string
}

func newRack() *rack {
	k := &rack{list: ui.ByID("mahjong-hand"), melds: ui.ByID("mahjong-melds"), message: ui.ByID("mahjong-hand-error"), input: ui.InputByID("mahjong-hand-text")}
	for i, item := range ui.CreateIn(k.list, rackPlaces, "li", "") {
		face := &tileFace{element: ui.CreateIn(item, 1, "button", "tile")[0]}
		face.element.SetAttribute("data-place", strconv.Itoa(i))
		k.places = append(k.places, face)
	}
	return k
}

// draw shows the tiles, and marks the one to discard.
func (k *rack) draw(h tileHand, best string, l shell.Language) {
	thrown := -1
	for i, tile := range h.tiles {
		if tile == best {
			thrown = i
		}
	}
	for i, face := range k.places {
		tile := ""
		label := fmt.Sprintf(wordNoTile.In(l), i+1)
		if i < len(h.tiles) {
			tile = h.tiles[i]
			label = fmt.Sprintf(ui.WordTakeAway.In(l), tileName(tile, l))
		}
		face.show(tile, label)
		item := ui.Parent(face.element)
		ui.Mark(item, "hidden", i >= max(len(h.tiles), rackPlaces-3*len(h.melds)))
		ui.Mark(item, "data-drawn", tile != "" && h.drawn() && i == len(h.tiles)-1)
		ui.Mark(face.element, "data-best", i == thrown)
	}
	k.drawMelds(h.melds, l)
}

// drawMelds shows the melds, unless they are shown already.
func (k *rack) drawMelds(melds []string, l shell.Language) {
	shown := string(l) + strings.Join(melds, ",")
	if shown == k.shown {
		return
	}
	k.shown = shown
	empty(k.melds)
	for i, meld := range melds {
		item := ui.CreateIn(k.melds, 1, "li", "")[0]
		button := ui.CreateIn(item, 1, "button", "meld")[0]
		button.SetAttribute("data-meld", strconv.Itoa(i))
		button.SetAttribute("aria-label", fmt.Sprintf(ui.WordTakeAway.In(l), meldName(meld, l)))
		layMeld(button, meld)
	}
}

// layMeld draws a meld. The called tile is sideways, on the side of the player
// it came from; the outer tiles of a closed kan are face down. A text that is
// not yet a meld is shown as written.
func layMeld(box ui.Element, text string) {
	m, tiles := meldIn(text)
	if tiles == nil {
		box.SetTextContent(text)
		return
	}
	if m.Type == mahjong.ClosedKan {
		for i, tile := range tiles {
			if i == 0 || i == len(tiles)-1 {
				tile = "back"
			}
			ui.CreateIn(box, 1, "span", "tile")[0].SetAttribute("data-tile", tile)
		}
		return
	}
	called := int(m.Called)
	across := tiles[called : called+1]
	if m.Type == mahjong.AddedKan {
		across = []string{tiles[called], tiles[3]} // the fourth tile is next to the called one
		tiles = tiles[:3]
	}
	upright := slices.Delete(slices.Clone(tiles), called, called+1)
	place := [...]int{1: len(upright), 2: 1, 3: 0}[m.From]
	for i, tile := range slices.Insert(upright, min(place, len(upright)), across...) {
		face := ui.CreateIn(box, 1, "span", "tile")[0]
		face.SetAttribute("data-tile", tile)
		ui.Mark(face, "data-called", i >= place && i < place+len(across))
	}
}

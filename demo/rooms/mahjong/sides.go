//go:build js && wasm

package mahjong

import (
	"fmt"
	"strconv"
	"strings"

	"github.com/tefuda/tefuda/demo/shape"
	"github.com/tefuda/tefuda/demo/shell"
	"github.com/tefuda/tefuda/demo/ui"
	"github.com/tefuda/tefuda/demo/ui/friend"
	"honnef.co/go/js/dom/v2"
)

// riverRow is the number of tiles in a row of discards. The last of riverRows
// rows takes all the rest.
const (
	riverRow  = 6
	riverRows = 3
)

// table draws the table: four players around the middle, which shows the state
// of the round.
type table struct {
	surface, round, left, honba, sticks, others, dora ui.Element
	indicators                                        []*tileFace
	sides                                             [places]*side
}

// side is one player's part of the table, and the player's plate in the middle.
type side struct {
	box, plate, wind, name, points, shout ui.Element
	river                                 []riverTile
	rows                                  []ui.Element
	backs, melds                          ui.Element
	held                                  []ui.Element
	laid                                  string // identifies the melds or tiles shown
}

// riverTile is a discarded tile on the table.
type riverTile struct {
	element ui.Element
	shown   shape.MahjongDiscard
	is      bool // whether the element shows a tile
}

// sideNames are the players' names in the page, counter-clockwise from the
// reader.
var sideNames = [places]string{"self", "right", "across", "left"}

func newTable() *table {
	t := &table{surface: ui.ByID("mj-surface"), round: ui.ByID("mj-round"), left: ui.ByID("mj-left"), honba: ui.ByID("mj-honba"),
		sticks: ui.ByID("mj-sticks"), others: ui.ByID("mj-others"), dora: ui.ByID("mj-dora")}
	ui.ClearPlaces(t.dora)
	for _, e := range ui.CreateIn(t.dora, wallPlaces, "span", "tile") {
		t.indicators = append(t.indicators, &tileFace{element: e})
	}
	for at := range t.sides {
		t.sides[at] = newSide(sideNames[at])
	}
	return t
}

func newSide(name string) *side {
	s := &side{box: ui.ByID("mj-side-" + name), plate: ui.ByID("mj-plate-" + name), shout: ui.ByID("mj-shout-" + name)}
	river := ui.CreateIn(s.box, 1, "div", "river")[0]
	s.rows = append([]ui.Element{river}, ui.CreateIn(river, riverRows, "span", "river-row")...)
	ui.CreateIn(s.box, 1, "span", "stick")
	strip := ui.CreateIn(s.box, 2, "div", "")
	s.backs, s.melds = strip[0], strip[1]
	s.backs.SetAttribute("class", "backs")
	s.melds.SetAttribute("class", "laid-open")
	parts := ui.CreateIn(s.plate, 3, "span", "")
	for i, class := range []string{"wind", "who", "points-of"} {
		parts[i].SetAttribute("class", class)
	}
	s.wind, s.name, s.points = parts[0], parts[1], parts[2]
	return s
}

// opponents says how the others play. level is a menu entry: the level's name, a colon, what it does.
func opponents(level string, l shell.Language) string {
	name, does, _ := strings.Cut(strings.Replace(level, "：", ":", 1), ":")
	return fmt.Sprintf(wordLevel.In(l), name, strings.TrimSpace(does))
}

func (t *table) draw(p *play, l shell.Language) {
	v := &p.now().View
	ui.Mark(t.surface, "data-ended", p.now().ended())
	t.surface.SetAttribute("data-level", p.opening.level) // decides what the faces wear
	t.round.SetTextContent(p.now().round(l))
	t.left.SetTextContent(fmt.Sprintf(wordLeft.In(l), v.Left))
	t.honba.SetTextContent(fmt.Sprintf(wordHonba.In(l), v.Honba))
	t.sticks.SetTextContent(fmt.Sprintf(wordSticks.In(l), v.Sticks))
	ui.Mark(t.others, "hidden", p.friend.Away)
	t.others.SetTextContent(opponents(ui.Offered(p.form.level, p.opening.level, l), l))
	ui.Picture(t.dora, fmt.Sprintf(wordDora.In(l), orNone(tileNames(v.Dora, l), l)))
	for i, face := range t.indicators {
		tile := "back"
		if i < len(v.Dora) {
			tile = v.Dora[i]
		}
		face.show(tile, "")
	}
	for at, side := range &t.sides {
		seat := (v.me() + at) % places
		empty := seat >= len(v.Players)
		for _, e := range []ui.Element{side.box, side.plate} {
			ui.Mark(e, "hidden", empty)
		}
		if !empty {
			side.draw(p, seat, at, l)
		}
	}
}

// round names the round as players do: East 1.
func (n *node) round(l shell.Language) string {
	number, players := n.View.Number, max(1, len(n.View.Players))
	return fmt.Sprintf(wordRound.In(l), wordHonours[number/players%places].In(l), number%players+1)
}

func (s *side) draw(p *play, seat, at int, l shell.Language) {
	v := &p.now().View
	who := &v.Players[seat]
	ui.Mark(s.box, "data-riichi", who.Riichi)
	ui.Mark(s.plate, "data-riichi", who.Riichi)
	for _, e := range []ui.Element{s.box, s.plate} {
		ui.Mark(e, "data-friend", at == friendAt)
	}
	ui.Mark(s.plate, "data-turn", v.Active == seat && !p.now().ended())
	ui.Mark(s.plate, "data-dealer", who.Wind == "E")
	s.wind.SetTextContent(wordWinds[max(0, strings.Index(winds, who.Wind))].In(l))
	s.name.SetTextContent(nameAt(at, l))
	s.points.SetTextContent(strconv.Itoa(v.Points[seat]))
	ui.Picture(s.plate, s.says(who, v.Points[seat], at, l))
	shout := wordShouts.of(p.shouts[at]).In(l)
	s.shout.SetTextContent(shout)
	ui.Mark(s.shout, "hidden", shout == "")
	s.drawRiver(who.River, v.Offer != "" && v.Active == seat, at, l)
	s.drawHeld(p, seat, at)
	s.drawMelds(who.Melds, who.Norths, l)
}

// says describes the plate for screen readers: name, seat, wind, points, riichi.
func (s *side) says(who *shape.MahjongSeat, points, at int, l shell.Language) string {
	words := fmt.Sprintf(wordPlate.In(l), nameAt(at, l), wordWinds[max(0, strings.Index(winds, who.Wind))].In(l), ui.Grouped(float64(points)))
	if at > 0 {
		words += ui.WordComma.In(l) + sideWord(at).In(l)
	}
	if who.Riichi {
		words += ui.WordComma.In(l) + wordShouts.of(declared(len(who.Shown) > 0)).In(l)
	}
	if at > 0 && len(who.Shown) > 0 {
		words += ui.WordComma.In(l) + tileNames(who.Shown, l)
	}
	return words
}

// declared is the key of the words for a riichi, open or not.
func declared(open bool) string {
	if open {
		return "openRiichi"
	}
	return "riichi"
}

// drawRiver shows the discards; the last is marked while it can be called.
func (s *side) drawRiver(river []shape.MahjongDiscard, offered bool, at int, l shell.Language) {
	for len(s.river) < len(river) {
		row := s.rows[1+min(len(s.river)/riverRow, riverRows-1)]
		s.river = append(s.river, riverTile{element: ui.CreateIn(row, 1, "span", "tile")[0]})
	}
	var names []string
	for i := range s.river {
		var is shape.MahjongDiscard
		if i < len(river) {
			is = river[i]
			names = append(names, tileName(is.Tile, l))
		}
		s.river[i].draw(is, i < len(river))
		ui.Mark(s.river[i].element, "data-offered", offered && i == len(river)-1)
	}
	ui.Picture(s.rows[0], fmt.Sprintf(wordRiver.In(l), sideWord(at).In(l), orNone(strings.Join(names, ui.WordComma.In(l)), l)))
}

func (t *riverTile) draw(is shape.MahjongDiscard, lies bool) {
	if t.is == lies && t.shown == is {
		return
	}
	t.is, t.shown = lies, is
	t.element.SetAttribute("data-tile", is.Tile)
	ui.Mark(t.element, "hidden", !lies)
	ui.Mark(t.element, "data-passed", is.Drawn)
	ui.Mark(t.element, "data-riichi", is.Riichi)
	ui.Mark(t.element, "data-taken", is.Called)
}

// drawHeld shows the tiles of a hand: face down, or face up if it was revealed.
func (s *side) drawHeld(p *play, seat, at int) {
	v := &p.now().View
	var tiles []string
	if at != 0 {
		tiles = make([]string, v.Players[seat].Concealed)
		for i := range tiles {
			if tiles[i] = "back"; i < len(v.Players[seat].Shown) {
				tiles[i] = v.Players[seat].Shown[i]
			}
		}
	}
	ui.Mark(s.backs, "data-shown", at != 0 && len(v.Players[seat].Shown) > 0)
	if v.Outcome != nil && at != 0 && seat < len(v.Outcome.Shown) && v.Outcome.Shown[seat] != "" {
		hand, _ := handIn(v.Outcome.Shown[seat])
		tiles = hand.tiles
	}
	for len(s.held) < len(tiles) {
		s.held = append(s.held, ui.CreateIn(s.backs, 1, "span", "tile")[0])
	}
	for i, e := range s.held {
		ui.Mark(e, "hidden", i >= len(tiles))
		if i < len(tiles) {
			e.SetAttribute("data-tile", tiles[i])
		}
	}
}

// drawMelds shows the melds and the norths set aside, unless they are shown
// already.
func (s *side) drawMelds(melds []shape.MahjongMeld, norths int, l shell.Language) {
	shown := string(l) + strconv.Itoa(norths)
	var names []string
	for _, m := range melds {
		shown += "," + m.Meld
		names = append(names, meldName(m.Meld, l))
	}
	if shown == s.laid {
		return
	}
	s.laid = shown
	empty(s.melds)
	ui.Mark(s.melds, "hidden", len(melds)+norths == 0)
	if norths > 0 {
		names = append(names, fmt.Sprintf(wordNorths.In(l), norths))
		aside := ui.CreateIn(s.melds, 1, "span", "meld")[0]
		for range norths {
			picture(aside, "4z", l)
		}
	}
	ui.Picture(s.melds, strings.Join(names, ui.WordComma.In(l)))
	for _, m := range melds {
		layMeld(ui.CreateIn(s.melds, 1, "span", "meld")[0], m.Meld)
	}
}

// nameAt is the name of the player at a position (0 is the reader).
func nameAt(at int, l shell.Language) string {
	if at == friendAt {
		return friend.WordFriend.In(l)
	}
	return ui.PlayerName(at, l)
}

// sideWord names a position (0 is the reader's).
func sideWord(at int) shell.Text {
	if at == 0 {
		return wordYou
	}
	return wordOthers.of(sideNames[at])
}

// tileSpot is a group of tiles next to the hand. Picked tiles are shown in it;
// its field has the same tiles in notation.
type tileSpot struct {
	text  string
	field string // the name of the field in the API, as errors have it

	box, list, message ui.Element
	input              *dom.HTMLInputElement
	faces              []*tileFace
}

// spotFields are the API's names of the spots, by the value of the button that
// makes a spot the picker's target.
var spotFields = map[string]string{
	"dora": "options.dora", "ura": "options.ura", "tile": "options.tile", "seen": "options.visible",
	"right": "options.safe.right", "across": "options.safe.across", "left": "options.safe.left", "meld": "",
}

// spotNames fixes an order of the spots.
var spotNames = []string{"meld", "dora", "ura", "tile", "seen", "right", "across", "left"}

// others are the three other players, in turn order.
var others = []string{"right", "across", "left"}

func newTileSpot(name string, changed func()) *tileSpot {
	id := "mahjong-" + name
	s := &tileSpot{field: spotFields[name], box: ui.ByID(id), list: ui.ByID(id + "-tiles"), message: ui.ByID(id + "-error"), input: ui.InputByID(id + "-text")}
	ui.On(s.list, "click", func(ev ui.Event) {
		if place, err := strconv.Atoi(ui.Target(ev).GetAttribute("data-place")); err == nil && s.drop(place) {
			changed()
			if place == len(s.tiles()) { // the button that was pressed no longer exists
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

// tiles are the tiles in the spot, none if its text is not tiles.
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

// drop removes the tile at an index, -1 for the last, and reports whether there
// was one.
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

// draw shows the tiles; it reuses the buttons.
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

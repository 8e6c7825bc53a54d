//go:build js && wasm

package mahjong

import (
	"fmt"
	"net/url"
	"slices"
	"strconv"
	"strings"

	"honnef.co/go/js/dom/v2"

	"github.com/tefuda/tefuda/demo/engine"
	"github.com/tefuda/tefuda/demo/shell"
	"github.com/tefuda/tefuda/demo/ui"
)

// wallPlaces is how many dora indicators there can be.
const wallPlaces = 5

// conditions is what the table is like: winds, tiles left, who declared riichi,
// from whom the offered tile comes.
type conditions struct {
	round, seat  *dom.HTMLSelectElement
	left         *dom.HTMLInputElement
	leftError    ui.Element
	riichi       map[string]*dom.HTMLInputElement
	from         *ui.Choice
	wall, sticks ui.Element
	indicators   []*tileFace
}

func newConditions(changed func()) *conditions {
	c := &conditions{
		round: ui.MenuByID("mahjong-round"), seat: ui.MenuByID("mahjong-seat"),
		left: ui.InputByID("mahjong-wall-left"), leftError: ui.ByID("mahjong-wall-error"), riichi: map[string]*dom.HTMLInputElement{},
		from: ui.NewChoice("mahjong-tile-from", changed), wall: ui.ByID("mahjong-wall"), sticks: ui.ByID("mahjong-declared"),
	}
	for _, menu := range []*dom.HTMLSelectElement{c.round, c.seat} {
		for i, option := range ui.CreateIn(menu, 4, "option", "") {
			option.SetAttribute("value", honours[i:i+1])
		}
		ui.On(menu, "change", func(ui.Event) { changed() })
	}
	c.seat.Underlying().Set("value", "S")
	ui.On(c.left, "input", func(ui.Event) { changed() })
	for _, other := range others {
		c.riichi[other] = ui.InputByID("mahjong-" + other + "-riichi")
		ui.On(c.riichi[other], "change", func(ui.Event) { changed() })
	}
	for _, element := range ui.CreateIn(c.wall, wallPlaces, "span", "tile") {
		c.indicators = append(c.indicators, &tileFace{element: element})
	}
	return c
}

func (c *conditions) speak(l shell.Language) {
	for _, menu := range []*dom.HTMLSelectElement{c.round, c.seat} {
		for i, option := range ui.All(menu, "option") {
			option.SetTextContent(wordHonours[i].In(l))
		}
	}
}

// draw turns the dora indicators up.
func (c *conditions) draw(dora []string, l shell.Language) {
	c.drawSticks(l)
	c.wall.SetAttribute("aria-label", fmt.Sprintf(wordDora.In(l), orNone(tileNames(dora, l), l)))
	for i, face := range c.indicators {
		tile := "back"
		if i < len(dora) {
			tile = dora[i]
		}
		if face.shown != tile {
			face.shown = tile
			face.element.SetAttribute("data-tile", tile)
		}
	}
}

// drawSticks lays a stick for everyone in riichi.
func (c *conditions) drawSticks(l shell.Language) {
	empty(c.sticks)
	for _, other := range c.declared() {
		ui.CreateIn(c.sticks, 1, "li", "")[0].SetTextContent(fmt.Sprintf(wordDeclared.In(l), wordOthers[other].In(l)))
	}
}

// declared are those in riichi.
func (c *conditions) declared() []string {
	var names []string
	for _, other := range others {
		if c.riichi[other].Checked() {
			names = append(names, other)
		}
	}
	return names
}

// situation is what the player sees, as the API takes it.
func (r *trainer) situation() map[string]any {
	c := r.table
	s := map[string]any{"lang": string(r.page.Lang), "round": c.round.Value(), "seat": c.seat.Value()}
	for option, name := range map[string]string{"dora": "dora", "visible": "seen"} {
		if text := r.spots[name].text; text != "" {
			s[option] = inAPI(text)
		}
	}
	safe := map[string]any{}
	for _, other := range others {
		if text := r.spots[other].text; text != "" {
			safe[other] = inAPI(text)
		}
	}
	if len(safe) > 0 {
		s["safe"] = safe
	}
	if declared := c.declared(); len(declared) > 0 {
		s["riichi"] = engine.List(declared)
	}
	if text := c.left.Value(); text != "" {
		left, err := strconv.ParseFloat(text, 64)
		if err == nil {
			s["left"] = left
		}
	}
	return s
}

// State and restore are each other's inverse; what is as in the beginning is
// left out.
func (r *trainer) state() string {
	if state := r.problem.state(); state != "" || !r.touched {
		return state
	}
	c := r.table
	pairs := []string{"hand=" + inTileLink(r.text)}
	add := func(name, value, usual string) {
		if value != usual {
			pairs = append(pairs, name+"="+inTileLink(value))
		}
	}
	add("round", c.round.Value(), "E")
	add("seat", c.seat.Value(), "S")
	for _, name := range spotNames {
		add(name, r.spots[name].text, "")
	}
	add("from", c.from.Value, "left")
	add("riichi", strings.Join(c.declared(), ","), "")
	add("wall", c.left.Value(), "")
	for _, pair := range r.win.state() {
		add(pair[0], pair[1], "")
	}
	return strings.Join(pairs, "&")
}

// inTileLink keeps a link to tiles readable.
func inTileLink(text string) string {
	return strings.NewReplacer("%2C", ",", "%3D", "=").Replace(url.QueryEscape(text))
}

func (r *trainer) restore(state url.Values) {
	r.lay(state)
	r.changed()
}

// lay puts a link's state on the table.
func (r *trainer) lay(state url.Values) {
	c := r.table
	r.read(state.Get("hand"))
	r.rack.input.SetValue(r.text)
	setOr(c.round, state.Get("round"), "E")
	setOr(c.seat, state.Get("seat"), "S")
	for _, name := range spotNames {
		r.spots[name].write(state.Get(name))
	}
	c.from.Choose("left")
	c.from.Choose(state.Get("from"))
	declared := strings.Split(state.Get("riichi"), ",")
	for _, other := range others {
		c.riichi[other].SetChecked(slices.Contains(declared, other))
	}
	c.left.SetValue(state.Get("wall"))
	r.win.restore(state)
	r.target.Choose("hand")
}

// setOr chooses a wind, the usual one if it is none.
func setOr(menu *dom.HTMLSelectElement, value, usual string) {
	if len(value) != 1 || !strings.Contains(honours[:4], value) {
		value = usual
	}
	menu.Underlying().Set("value", value) // dom/v2 has no setter
}

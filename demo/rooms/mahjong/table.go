//go:build js && wasm

package mahjong

import (
	"fmt"
	"net/url"
	"slices"
	"strconv"
	"strings"

	"github.com/tefuda/tefuda/demo/engine"
	"github.com/tefuda/tefuda/demo/shell"
	"github.com/tefuda/tefuda/demo/ui"
	"honnef.co/go/js/dom/v2"
)

// wallPlaces is the greatest number of dora indicators.
const wallPlaces = 5

// conditions are the trainer's settings of the table: winds, tiles left, the
// players in riichi, and the player whose tile is offered.
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
			option.SetAttribute("value", winds[i:i+1])
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

// draw shows the dora indicators.
func (c *conditions) draw(dora []string, l shell.Language) {
	c.drawSticks(l)
	ui.Picture(c.wall, fmt.Sprintf(wordDora.In(l), orNone(tileNames(dora, l), l)))
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

// drawSticks shows a stick for every player in riichi.
func (c *conditions) drawSticks(l shell.Language) {
	empty(c.sticks)
	for _, other := range c.declared() {
		ui.CreateIn(c.sticks, 1, "li", "")[0].SetTextContent(fmt.Sprintf(wordDeclared.In(l), wordOthers.of(other).In(l)))
	}
}

// declared are the players in riichi.
func (c *conditions) declared() []string {
	var names []string
	for _, other := range others {
		if c.riichi[other].Checked() {
			names = append(names, other)
		}
	}
	return names
}

// situation is the visible state of the table in the API's form.
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

// state and restore are inverse. Settings with their initial values are left
// out.
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

// inTileLink keeps links with tiles readable.
func inTileLink(text string) string {
	return strings.ReplaceAll(strings.ReplaceAll(url.QueryEscape(text), "%2C", ","), "%3D", "=")
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

// setOr chooses a wind, the default one if value is not a wind.
func setOr(menu *dom.HTMLSelectElement, value, usual string) {
	if len(value) != 1 || !strings.Contains(winds, value) {
		value = usual
	}
	menu.Underlying().Set("value", value) // dom/v2 has no setter
}

// Draw draws the game.
func (p *play) Draw() {
	l := p.room.page.Lang
	p.error.SetTextContent(p.Complaint())
	if p.Now == nil {
		p.hand.status.SetTextContent(wordDealing.In(l))
		return
	}
	p.sit()
	p.table.draw(p, l)
	p.hand.draw(l)
	p.hand.drawStatus(p.status(l), l)
	p.calls.draw(l)
	p.advice.draw(l)
	p.ends.draw(p, l)
	p.drawGo(l)
}

// drawGo labels the main button.
func (p *play) drawGo(l shell.Language) {
	n := p.now()
	word, can := wordThrow, n.asks(n.View.me())
	switch {
	case n.Phase == "over":
		word, can = wordNewGame, true
	case n.Phase == "roundOver":
		word, can = wordNextRound, true
	case n.may("pass"):
		word = wordPassOn
	}
	p.DrawButtons(!p.friend.Here())
	p.Ended(n.ended(), n.Phase == "over" && n.View.Result.Places[n.View.me()] == 1 && !p.friend.Here() && p.form.above() != "")
	p.goes.SetTextContent(word.In(l))
	p.goes.SetAttribute("aria-disabled", ui.Pressed[!can])
}

// status describes what the game waits for.
func (p *play) status(l shell.Language) string {
	n := p.now()
	v := &n.View
	at := n.at(v.Active)
	if words := p.friend.Line(l); words != "" {
		return words
	}
	switch {
	case n.Phase == "over":
		return fmt.Sprintf(wordGameOver.In(l), wordPlaces[v.Result.Places[v.me()]-1].In(l))
	case n.ended() && len(v.Outcome.Wins) > 0:
		return n.winners(l)
	case n.ended():
		return v.Outcome.Name
	case n.may("pass"):
		return fmt.Sprintf(wordOffered.In(l), nameAt(at, l), tileName(v.Offer, l))
	case n.asks(v.me()) && p.hand.riichi != "":
		return wordThrowRiichi.In(l)
	case n.asks(v.me()):
		return wordYourTurn.In(l)
	}
	return fmt.Sprintf(wordTurnOf.In(l), nameAt(at, l))
}

func (p *play) speak() {
	p.form.speak(p.room.page.Lang)
	p.looks.draw()
	p.Draw()
}

// drawStatus shows what the game waits for, the waits of a tenpai hand, and whether
// it is furiten.
func (h *hand) drawStatus(says string, l shell.Language) {
	v := &h.play.now().View
	ended := h.play.now().ended()
	h.status.SetTextContent(says)
	ui.Mark(h.furiten, "hidden", !v.Furiten || ended)
	ui.Mark(h.waits, "hidden", len(v.Waits) == 0 || ended)
	shown := string(l)
	for _, tile := range v.Waits {
		shown += tile + strconv.Itoa(v.unseen(tile))
	}
	if h.waiting == shown {
		return
	}
	h.waiting = shown
	empty(h.waitTiles)
	for _, tile := range v.Waits {
		item := ui.CreateIn(h.waitTiles, 1, "li", "")[0]
		picture(item, tile, l)
		ui.CreateIn(item, 1, "small", "")[0].SetTextContent("×" + strconv.Itoa(v.unseen(tile)))
	}
}

// pick takes a pressed row of the advice: it selects a discard, and makes any
// other move.
func (p *play) pick(move string) {
	n := p.now()
	if n == nil || !n.asks(n.View.me()) {
		return
	}
	for i := range n.View.Tiles {
		tile, drawn := p.hand.tile(i)
		if tile+map[bool]string{true: "_"}[drawn] == move && p.hand.action(i) != nil {
			p.hand.picked = i
			p.Draw()
			return
		}
	}
	for _, a := range n.View.Legal.Actions {
		if a.Move == move {
			p.move(move)
			return
		}
	}
}

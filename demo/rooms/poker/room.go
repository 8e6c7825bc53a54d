//go:build js && wasm

// Package poker is the room of two hands: cards picked or written, the value of
// each hand, and which one wins under the chosen rules.
package poker

import (
	"net/url"
	"slices"
	"strconv"
	"strings"

	"github.com/tefuda/tefuda/demo/engine"
	"github.com/tefuda/tefuda/demo/shell"
	"github.com/tefuda/tefuda/demo/ui"
)

// room is the room of two hands and the comparison between them.
type room struct {
	page                      *shell.Page
	hands                     [2]*hand
	target                    *ui.Choice // the letter of the hand that picked cards go to
	profile, wheel, doubleAce *ui.Choice // "" takes the profile's rule
	picker                    *ui.Picker
	drag                      *ui.Drag
	examples                  *ui.Examples
	sign, verdict             ui.Element
	asking                    engine.Question
	touched                   bool
}

// example is an entry of examples.json.
type example struct {
	ui.Example
	A string `json:"a"`
	B string `json:"b"`
}

func New(p *shell.Page) *room {
	r := &room{
		page: p, hands: [2]*hand{newHand("a"), newHand("b")},
		sign: ui.ByID("poker-sign"), verdict: ui.ByID("poker-verdict"),
	}
	r.target = ui.NewChoice("active-hand", r.drawTarget)
	r.profile = ui.NewChoice("profile", r.changed)
	r.wheel = ui.NewChoice("wheel", r.changed)
	r.doubleAce = ui.NewChoice("double-ace", r.changed)
	r.picker = ui.NewPicker(ui.ByID("picker"), r.pick, r.takeBack)
	r.drag = r.newCarry()
	ui.On(ui.ByID("poker-remove"), "click", func(ui.Event) { r.takeBack() })
	ui.On(ui.ByID("poker-clear"), "click", func(ui.Event) { r.clear() })
	for _, h := range &r.hands {
		r.listen(h)
	}
	var duels []example
	r.examples = ui.NewExamples(p, "poker",
		func(d example) ui.Example { return d.Example },
		func(list []example) { duels = list; r.greet(list) },
		func(i int) { r.lay(duels[i]); r.changed() })
	r.drawTarget()
	return r
}

// listen listens to the elements of one hand.
func (r *room) listen(h *hand) {
	ui.On(h.tray, "click", func(ev ui.Event) {
		if r.drag.Ends(ev) {
			return
		}
		r.target.Choose(h.letter)
		r.drawTarget()
		place, err := strconv.Atoi(ui.Target(ev).GetAttribute("data-slot"))
		if err == nil && place < len(h.cards) {
			h.hold(slices.Delete(slices.Clone(h.cards), place, place+1))
			r.changed()
		}
	})
	ui.On(h.input, "input", func(ui.Event) {
		r.target.Choose(h.letter)
		h.write(h.input.Value(), true)
		r.changed()
	})
	// Not on focus: Tab on its way to the deck would change the target.
	ui.On(h.input, "click", func(ui.Event) {
		r.target.Choose(h.letter)
		r.drawTarget()
	})
}

func (r *room) Name() string { return "poker" }

// active is the hand that picked cards go to.
func (r *room) active() *hand {
	if r.target.Value == r.hands[1].letter {
		return r.hands[1]
	}
	return r.hands[0]
}

func (r *room) drawTarget() {
	for _, h := range &r.hands {
		ui.Mark(h.box, "data-active", h == r.active())
	}
	r.picker.Underline(r.active().cards)
}

// pick adds a card to the active hand. If that is full, the other becomes
// active, so that ten picks in a row fill the table.
func (r *room) pick(card string) {
	if len(r.active().cards) == trayPlaces {
		r.target.Choose(map[string]string{"a": "b", "b": "a"}[r.target.Value])
	}
	h := r.active()
	if len(h.cards) == trayPlaces {
		r.verdict.SetTextContent(wordHandsFull.In(r.page.Lang))
		return
	}
	h.hold(append(slices.Clone(h.cards), card))
	r.changed()
}

func (r *room) takeBack() {
	if h := r.active(); len(h.cards) > 0 {
		h.hold(h.cards[:len(h.cards)-1])
		r.changed()
	}
}

func (r *room) clear() {
	for _, h := range &r.hands {
		h.hold(nil)
	}
	r.target.Choose(r.hands[0].letter)
	r.changed()
}

// lay puts an example on the table.
func (r *room) lay(d example) {
	r.hands[0].write(d.A, false)
	r.hands[1].write(d.B, false)
}

// greet puts the first example on an untouched table.
func (r *room) greet(list []example) {
	if len(list) == 0 || r.touched {
		return
	}
	r.lay(list[0])
	r.examples.Show(0)
	r.Refresh()
}

// changed follows every change that the reader makes.
func (r *room) changed() {
	r.touched = true
	r.examples.Show(-1)
	for _, h := range &r.hands {
		h.drawTray(r.page.Lang)
	}
	r.drawTarget()
	r.Refresh()
	r.page.Changed()
}

func (r *room) Speak() {
	r.picker.Speak(r.page.Lang)
	r.examples.Speak()
	for _, h := range &r.hands {
		h.drawTray(r.page.Lang)
	}
}

// State and Restore are inverse for hands that the engine accepts.
func (r *room) State() string {
	if !r.touched {
		return ""
	}
	pairs := []string{"a=" + shell.InLink(r.hands[0].text), "b=" + shell.InLink(r.hands[1].text)}
	if r.profile.Value != "standard" {
		pairs = append(pairs, "profile="+r.profile.Value)
	}
	if r.wheel.Value != "" {
		pairs = append(pairs, "wheel="+r.wheel.Value)
	}
	if r.doubleAce.Value != "" {
		pairs = append(pairs, "doubleAceFlush="+r.doubleAce.Value)
	}
	return strings.Join(pairs, "&")
}

func (r *room) Restore(state url.Values) {
	for _, h := range &r.hands {
		h.write(state.Get(h.letter), false)
	}
	r.profile.Choose("standard")
	r.profile.Choose(state.Get("profile"))
	r.wheel.Choose(state.Get("wheel"))
	r.doubleAce.Choose(state.Get("doubleAceFlush"))
	r.changed()
}

// options are the evaluation's options as the API takes them.
func (r *room) options() map[string]any {
	options := map[string]any{"lang": string(r.page.Lang), "profile": r.profile.Value}
	if r.wheel.Value != "" {
		options["wheel"] = r.wheel.Value == "1"
	}
	if r.doubleAce.Value != "" {
		options["doubleAceFlush"] = r.doubleAce.Value == "1"
	}
	return options
}

func (r *room) Enter() { r.Refresh() }
func (r *room) Leave() {}

// Refresh asks only while the room is in view: readers of other rooms should not wait for poker's module.
func (r *room) Refresh() {
	if r.page.Shows(r) {
		r.asking.Latest(r.ask)
	}
}

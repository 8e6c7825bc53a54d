//go:build js && wasm

package main

import (
	"net/url"
	"slices"
	"strconv"
	"strings"

	"honnef.co/go/js/dom/v2"
)

// pokerRoom is the room of two hands and the comparison between them.
type pokerRoom struct {
	page                      *page
	hands                     [2]*hand
	target                    *choice // the letter of the hand that picked cards go to
	profile, wheel, doubleAce *choice // "" leaves a rule to the profile
	picker                    *picker
	examples                  *examples
	sign, verdict, calledAs   dom.HTMLElement
	asking                    latest
	touched                   bool
}

// duelExample is an entry of data/hands.json.
type duelExample struct {
	example
	A string `json:"a"`
	B string `json:"b"`
}

func newPokerRoom(p *page) *pokerRoom {
	r := &pokerRoom{
		page: p, hands: [2]*hand{newHand("a"), newHand("b")},
		sign: byID("poker-sign"), verdict: byID("poker-verdict"), calledAs: byID("poker-call"),
	}
	r.target = newChoice("active-hand", r.drawTarget)
	r.profile = newChoice("profile", r.changed)
	r.wheel = newChoice("wheel", r.changed)
	r.doubleAce = newChoice("double-ace", r.changed)
	r.picker = newPicker(byID("picker"), r.pick, r.takeBack)
	byID("poker-remove").AddEventListener("click", false, func(dom.Event) { r.takeBack() })
	byID("poker-clear").AddEventListener("click", false, func(dom.Event) { r.clear() })
	for _, h := range r.hands {
		r.listen(h)
	}
	var duels []duelExample
	r.examples = newExamples(p, "poker", "data/hands.json",
		func(d duelExample) example { return d.example },
		func(list []duelExample) { duels = list; r.greet(list) },
		func(i int) { r.lay(duels[i]); r.changed() })
	r.drawTarget()
	return r
}

// listen follows what is done to a hand itself.
func (r *pokerRoom) listen(h *hand) {
	h.tray.AddEventListener("click", false, func(ev dom.Event) {
		r.target.choose(h.letter)
		r.drawTarget()
		place, err := strconv.Atoi(ev.Target().GetAttribute("data-slot"))
		if err == nil && place < len(h.cards) {
			h.hold(slices.Delete(slices.Clone(h.cards), place, place+1))
			r.changed()
		}
	})
	h.input.AddEventListener("input", false, func(dom.Event) {
		r.target.choose(h.letter)
		h.write(h.input.Value(), true)
		r.changed()
	})
	// Not on focus: Tab on its way to the deck would change the target.
	h.input.AddEventListener("click", false, func(dom.Event) {
		r.target.choose(h.letter)
		r.drawTarget()
	})
}

func (r *pokerRoom) name() string { return "poker" }

// active is the hand that picked cards go to.
func (r *pokerRoom) active() *hand {
	if r.target.value == r.hands[1].letter {
		return r.hands[1]
	}
	return r.hands[0]
}

func (r *pokerRoom) drawTarget() {
	for _, h := range r.hands {
		mark(h.box, "data-active", h == r.active())
	}
	r.picker.underline(r.active().cards)
}

// pick adds a card to the active hand. A hand that is full hands the turn to
// the other, so that ten picks in a row fill the table.
func (r *pokerRoom) pick(card string) {
	if len(r.active().cards) == trayPlaces {
		r.target.choose(map[string]string{"a": "b", "b": "a"}[r.target.value])
	}
	h := r.active()
	if len(h.cards) == trayPlaces {
		r.verdict.SetTextContent(wordHandsFull.in(r.page.lang))
		return
	}
	h.hold(append(slices.Clone(h.cards), card))
	r.changed()
}

func (r *pokerRoom) takeBack() {
	if h := r.active(); len(h.cards) > 0 {
		h.hold(h.cards[:len(h.cards)-1])
		r.changed()
	}
}

func (r *pokerRoom) clear() {
	for _, h := range r.hands {
		h.hold(nil)
	}
	r.target.choose(r.hands[0].letter)
	r.changed()
}

// lay puts an example on the table.
func (r *pokerRoom) lay(d duelExample) {
	r.hands[0].write(d.A, false)
	r.hands[1].write(d.B, false)
}

// greet lays the first example on a table that nobody has touched.
func (r *pokerRoom) greet(list []duelExample) {
	if len(list) == 0 || r.touched {
		return
	}
	r.lay(list[0])
	r.examples.show(0)
	r.refresh()
}

// changed follows up whatever the reader has done to the table.
func (r *pokerRoom) changed() {
	r.touched = true
	r.examples.show(-1)
	for _, h := range r.hands {
		h.drawTray(r.page.lang)
	}
	r.drawTarget()
	r.refresh()
	r.page.changed()
}

func (r *pokerRoom) speak() {
	r.picker.speak(r.page.lang)
	r.examples.speak()
	for _, h := range r.hands {
		h.drawTray(r.page.lang)
	}
}

// state and restore are each other's inverse, for hands the engine accepts.
func (r *pokerRoom) state() string {
	if !r.touched {
		return ""
	}
	pairs := []string{"a=" + inLink(r.hands[0].text), "b=" + inLink(r.hands[1].text)}
	if r.profile.value != "standard" {
		pairs = append(pairs, "profile="+r.profile.value)
	}
	if r.wheel.value != "" {
		pairs = append(pairs, "wheel="+r.wheel.value)
	}
	if r.doubleAce.value != "" {
		pairs = append(pairs, "doubleAceFlush="+r.doubleAce.value)
	}
	return strings.Join(pairs, "&")
}

func inLink(hand string) string { return url.QueryEscape(strings.ReplaceAll(hand, " ", "")) }

func (r *pokerRoom) restore(state url.Values) {
	for _, h := range r.hands {
		h.write(state.Get(h.letter), false)
	}
	r.profile.choose("standard")
	r.profile.choose(state.Get("profile"))
	r.wheel.choose(state.Get("wheel"))
	r.doubleAce.choose(state.Get("doubleAceFlush"))
	r.changed()
}

// options are the evaluation's options as the API takes them.
func (r *pokerRoom) options() map[string]any {
	options := map[string]any{"lang": string(r.page.lang), "profile": r.profile.value}
	if r.wheel.value != "" {
		options["wheel"] = r.wheel.value == "1"
	}
	if r.doubleAce.value != "" {
		options["doubleAceFlush"] = r.doubleAce.value == "1"
	}
	return options
}

func (r *pokerRoom) refresh() {
	if r.page.engine != nil {
		r.asking.run(r.ask)
	}
}

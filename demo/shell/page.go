//go:build js && wasm

// Package shell is what holds the rooms: which one is shown, in which language,
// what a link to it carries, and whether the engine has come.
//
// A game is a room: a <section class="room" id="…"> and a link to "#…" in
// index.html, and a value that implements Room. page.js shows the room that the
// fragment names; the rest of the fragment is the room's own state, so that a
// hand or a board can be shared as a link.
package shell

import (
	"net/url"
	"strings"
	"syscall/js"
	"time"

	"honnef.co/go/js/dom/v2"

	"github.com/tefuda/tefuda/demo/engine"
)

// Room is one game's part of the page.
type Room interface {
	// Name is the id of the room's section.
	Name() string
	// Restore takes the state that a shared link carries.
	Restore(state url.Values)
	// State is what a link to the room as it stands carries, "" for a room
	// nobody has touched.
	State() string
	// Speak rewrites every word the program has put into the room.
	Speak()
	// Refresh asks the engine again and draws its answer.
	Refresh()
}

// visitable is a room that asks only while it is the one shown, as its questions
// would keep the engine from the others'.
type visitable interface {
	Enter()
	Leave()
}

// Page is what the rooms share.
type Page struct {
	Lang   Language
	Engine *engine.Engine // nil until it has loaded
	rooms  []Room
	shown  Room
	share  *time.Timer
	// address is the fragment last read or written. Another one is a link just
	// followed, whose event has yet to come.
	address        string
	status, detail js.Value
}

// sharePause keeps the fragment from changing more often than Safari's 100
// times in 30 seconds, beyond which history.replaceState throws.
const sharePause = 400 * time.Millisecond

// Run drives the page with the rooms that furnish makes, the first of which is
// shown if the address names none. It does not return.
func Run(furnish func(*Page) []Room) {
	document := js.Global().Get("document")
	byID := func(id string) js.Value { return document.Call("getElementById", id) }
	p := &Page{Lang: PageLanguage(), status: byID("status"), detail: byID("status-detail")}
	p.share = time.AfterFunc(time.Hour, p.writeFragment)
	p.share.Stop()
	p.rooms = furnish(p)
	p.shown, _ = p.fragment()
	p.listen()
	p.relabel()
	p.readFragment()
	shut := document.Call("querySelectorAll", "[inert]")
	for i := range shut.Length() {
		shut.Index(i).Call("removeAttribute", "inert")
	}
	go p.meetEngine()
	select {}
}

// listen follows the language and the address.
func (p *Page) listen() {
	for event, do := range map[string]func(){"languagechange": p.relabel, "hashchange": p.readFragment} {
		js.Global().Call("addEventListener", event, js.FuncOf(func(js.Value, []js.Value) any {
			do()
			return nil
		}))
	}
}

// Shows says that a room can ask: it is the one in view, and there is an engine.
func (p *Page) Shows(r Room) bool { return p.Engine != nil && p.shown == r }

// meetEngine waits for the engine, which loads beside this program.
// Its failure is on the status line already: main.js awaits the same promise.
func (p *Page) meetEngine() {
	loaded, err := engine.Load()
	if err != nil {
		return
	}
	p.Engine = loaded
	for _, r := range p.rooms {
		r.Refresh()
	}
}

func (p *Page) relabel() {
	p.Lang = PageLanguage()
	for _, r := range p.rooms {
		r.Speak()
		r.Refresh()
	}
}

// fragment returns the room that the address names, and its state.
func (p *Page) fragment() (Room, string) {
	name, state, _ := strings.Cut(strings.TrimPrefix(dom.GetWindow().Location().Hash(), "#"), "?")
	for _, r := range p.rooms {
		if r.Name() == name {
			return r, state
		}
	}
	return p.rooms[0], ""
}

func (p *Page) readFragment() {
	p.address = dom.GetWindow().Location().Hash()
	r, state := p.fragment()
	p.show(r)
	if state == "" {
		p.Changed()
		return
	}
	// Pairs that do not parse are left out; the engine judges the others.
	values, _ := url.ParseQuery(state)
	r.Restore(values)
}

// show takes note of the room that page.js has shown.
func (p *Page) show(r Room) {
	if left, ok := p.shown.(visitable); ok && p.shown != r {
		left.Leave()
	}
	p.shown = r
	if r, ok := r.(visitable); ok {
		r.Enter()
	}
}

// Changed is what a room calls when the reader has changed something in it.
func (p *Page) Changed() { p.share.Reset(sharePause) }

// writeFragment puts the current room's state into the address. dom/v2 leaves
// History unimplemented, and setting the hash would add an entry for every card.
func (p *Page) writeFragment() {
	location := dom.GetWindow().Location()
	r, _ := p.fragment()
	if state := r.State(); state != "" && location.Hash() == p.address {
		js.Global().Get("history").Call("replaceState", nil, "", "#"+r.Name()+"?"+state)
		p.address = location.Hash()
	}
}

// Fault puts an error that is no fault of the reader's on the status line;
// nil takes it off again, since the engine replaces a worker that died.
func (p *Page) Fault(err error) {
	state := p.status.Get("dataset")
	switch failed := state.Get("state").String() == "failed"; {
	case err != nil:
		state.Set("state", "failed")
		p.detail.Set("textContent", err.Error())
	case failed:
		state.Set("state", "ready")
		p.detail.Set("textContent", p.Engine.Label)
	}
}

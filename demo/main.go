//go:build js && wasm

// Command demo drives the demo page: it listens to the page through dom/v2,
// asks the engine through the public JavaScript API as any embedder would, and
// draws what comes back. It knows how cards and boards are written and drawn,
// and no rule of any game: legality, values, names and winners are the engine's.
//
// A game is a room: a <section class="room" id="…"> and a link to "#…" in
// index.html, and a value here that implements the room interface. page.js shows
// the room that the fragment names; the rest of the fragment is the room's own
// state, so that a hand or a board can be shared as a link.
package main

import (
	"net/url"
	"strings"
	"syscall/js"
	"time"

	"honnef.co/go/js/dom/v2"
)

// room is one game's part of the page.
type room interface {
	// name is the id of the room's section.
	name() string
	// restore takes the state that a shared link carries.
	restore(state url.Values)
	// state is what a link to the room as it stands carries, "" for a room
	// nobody has touched.
	state() string
	// speak rewrites every word the program has put into the room.
	speak()
	// refresh asks the engine again and draws its answer.
	refresh()
}

// visitable is a room that asks only while it is the one shown, as its questions
// would keep the engine from the others'.
type visitable interface {
	enter()
	leave()
}

// page is what the rooms share.
type page struct {
	lang   language
	engine *engine // nil until it has loaded
	rooms  []room
	shown  room
	share  *time.Timer
	// address is the fragment last read or written. Another one is a link just
	// followed, whose event has yet to come.
	address string
}

// sharePause keeps the fragment from changing more often than Safari's 100
// times in 30 seconds, beyond which history.replaceState throws.
const sharePause = 400 * time.Millisecond

func main() {
	p := &page{lang: pageLanguage()}
	p.share = time.AfterFunc(time.Hour, p.writeFragment)
	p.share.Stop()
	p.rooms = []room{
		newPokerRoom(p), newDrawRoom(p), newEquityRoom(p), newMahjongRoom(p), newBoardsRoom(p), newCalcRoom(p),
		newDaifugoRoom(p),
	}
	p.shown, _ = p.fragment()

	window := dom.GetWindow()
	window.AddEventListener("languagechange", false, func(dom.Event) { p.relabel() })
	window.AddEventListener("hashchange", false, func(dom.Event) { p.readFragment() })
	p.relabel()
	p.readFragment()
	for _, shut := range document.QuerySelectorAll("[inert]") {
		shut.RemoveAttribute("inert")
	}
	go p.meetEngine()
	select {}
}

// meetEngine waits for the engine, which loads beside this program.
// Its failure is on the status line already: main.js awaits the same promise.
func (p *page) meetEngine() {
	api, err := await(js.Global().Get("tefudaDemo").Get("engine"))
	if err != nil {
		return
	}
	p.engine = &engine{api: api}
	for _, r := range p.rooms {
		r.refresh()
	}
}

func (p *page) relabel() {
	p.lang = pageLanguage()
	for _, r := range p.rooms {
		r.speak()
		r.refresh()
	}
}

// fragment returns the room that the address names, and its state.
func (p *page) fragment() (room, string) {
	name, state, _ := strings.Cut(strings.TrimPrefix(dom.GetWindow().Location().Hash(), "#"), "?")
	for _, r := range p.rooms {
		if r.name() == name {
			return r, state
		}
	}
	return p.rooms[0], ""
}

func (p *page) readFragment() {
	p.address = dom.GetWindow().Location().Hash()
	r, state := p.fragment()
	p.show(r)
	if state == "" {
		p.changed()
		return
	}
	// Pairs that do not parse are left out; the engine judges the others.
	values, _ := url.ParseQuery(state)
	r.restore(values)
}

// show takes note of the room that page.js has shown.
func (p *page) show(r room) {
	if left, ok := p.shown.(visitable); ok && p.shown != r {
		left.leave()
	}
	p.shown = r
	if r, ok := r.(visitable); ok {
		r.enter()
	}
}

// changed is what a room calls when the reader has changed something in it.
func (p *page) changed() { p.share.Reset(sharePause) }

// writeFragment puts the current room's state into the address. dom/v2 leaves
// History unimplemented, and setting the hash would add an entry for every card.
func (p *page) writeFragment() {
	location := dom.GetWindow().Location()
	r, _ := p.fragment()
	if state := r.state(); state != "" && location.Hash() == p.address {
		js.Global().Get("history").Call("replaceState", nil, "", "#"+r.name()+"?"+state)
		p.address = location.Hash()
	}
}

// fault puts an error that is no fault of the reader's on the status line;
// nil takes it off again, since the engine replaces a worker that died.
func (p *page) fault(err error) {
	status, detail := byID("status"), byID("status-detail")
	switch failed := status.GetAttribute("data-state") == "failed"; {
	case err != nil:
		status.SetAttribute("data-state", "failed")
		detail.SetTextContent(err.Error())
	case failed:
		status.SetAttribute("data-state", "ready")
		detail.SetTextContent(p.engine.label())
	}
}

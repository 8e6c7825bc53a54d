//go:build js && wasm

// Package shell is the page around the rooms. It knows which room is shown, in
// which language, what a link to it carries, and whether the engine has loaded.
//
// A room is an entry in rooms.json and a folder: a <section class="room"
// id="…"> in its room.html, and a value that implements Room. page.js shows the
// room that the fragment names, or the start page if it names none. The rest of
// the fragment is the room's own state, so that a link can share a hand or a
// board.
//
// The frame of a room. frame.css lays it out; page.js and sheets.js work it
// before any WebAssembly has loaded:
//
//	<section class="room" id="GAME">
//	  <h2>                                its title, which the bar and the browser show
//	  <div class="stage" data-panel="…">  what fits into one viewport; data-panel names the tabs that show it (page.js)
//	    <div class="table cloth">         the playing surface (class surface, sized by container queries), then
//	      <div class="toolbar">           the primary button (.go), undo, redo, hint, new, the settings (.last)
//	    <aside class="rail">              .rail-head with the verdict in one line, .rail-body with candidates, rules
//	  <div class="leaf" data-panel="…">   pages of text that scroll: Analyse, Use it
//	  <dialog class="sheet">              the room's settings, opened by any data-opens with its id
//
// Another package adds to a room through HTML alone. data-panel on an element of a
// room names its tabs: "play", "analyse" or "use", several with spaces. The element
// is shown in those tabs, inside the stage and its rail too, and makes the tabs
// appear. In Go, ui.AdviceRow draws a candidate, and a room with a method
// Tab(string) learns which tab is open. data-mini marks the parts of a table that
// the start page shows in its miniature (start.js).
package shell

import (
	"errors"
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
	// State is what a link to the room's present game carries, "" for a room
	// that nobody has touched.
	State() string
	// Speak rewrites every word that the program has put into the room.
	Speak()
	// Refresh asks the engine again and draws its answer.
	Refresh()
}

// visitable is a room that asks the engine only while it is in view; otherwise
// its questions would delay the other rooms'.
type visitable interface {
	Enter()
	Leave()
}

// The tabs of a room. A room has the tabs that a data-panel in its HTML names.
const (
	TabPlay    = "play"
	TabAnalyse = "analyse"
	TabUse     = "use"
)

// tabbed is a room that learns which of its tabs is in view.
type tabbed interface{ Tab(name string) }

// TabInView is the tab that page.js shows.
func TabInView() string {
	return js.Global().Get("document").Get("documentElement").Get("dataset").Get("tab").String()
}

// Page is a room's view of the page. Each room has its own program and its own Page. Every Page hears all events of the page,
// and acts on those of its room.
type Page struct {
	Lang    Language
	Engine  *engine.Engine // nil until it has loaded
	name    string         // of the program's room
	furnish func(*Page) Room
	made    Room // the room, nil until it is first shown
	games   *games
	shown   Room
	share   *time.Timer
	// address is the fragment last read or written. If the page's fragment
	// differs, the reader has followed a link and its event has yet to come.
	address        string
	tab            string // the tab that the last link named, "" for none
	restoring      bool   // a link's game is being put on its table
	linked         bool   // the last game restored was a link's, not the stored one
	coming         bool   // a restored game is on its way to its table (Comes)
	status, detail js.Value
	moves          js.Value // the log of moves for screen readers
}

// sharePause is the least time between two changes of the fragment. Safari
// allows 100 in 30 seconds; after that history.replaceState throws.
const sharePause = 400 * time.Millisecond

// Run drives the room of a name; it does not return. furnish makes the room when
// it is first shown, since the reader may have left it before its program started.
func Run(name string, furnish func(*Page) Room) {
	document := js.Global().Get("document")
	byID := func(id string) js.Value { return document.Call("getElementById", id) }
	p := &Page{Lang: PageLanguage(), name: name, furnish: furnish, status: byID("status"), detail: byID("status-detail"), moves: byID("moves")}
	p.share = time.AfterFunc(time.Hour, p.writeFragment)
	p.share.Stop()
	p.games = newGames(p)
	p.listen()
	p.readFragment()
	engine.Start(p.meetEngine)
	select {}
}

// room returns the room if that is its name, else nil. When just made it loses
// its inert attributes: it can be used now.
func (p *Page) room(name string) Room {
	if name != p.name {
		return nil
	}
	if p.made == nil {
		p.made = p.furnish(p)
		p.made.Speak()
		shut := js.Global().Get("document").Call("getElementById", name).Call("querySelectorAll", "[inert]")
		for i := range shut.Length() {
			shut.Index(i).Call("removeAttribute", "inert")
		}
	}
	return p.made
}

// listen listens for changes of the language, the address and the tab.
func (p *Page) listen() {
	back := func() {
		p.address = here()
		p.Changed()
	}
	for event, do := range map[string]func(){"languagechange": p.relabel, "hashchange": p.readFragment, "tabchange": p.turn, "tabback": back, "puzzlechange": p.Changed} {
		js.Global().Call("addEventListener", event, js.FuncOf(func(js.Value, []js.Value) any {
			do()
			return nil
		}))
	}
}

// Shows reports whether a room can ask: it is in view and the engine has
// loaded.
func (p *Page) Shows(r Room) bool { return p.Engine != nil && p.shown == r }

// meetEngine waits for the engine, which loads at the same time as this
// program. It drops a failure: main.js awaits the same promise and reports it
// on the status line.
func (p *Page) meetEngine() {
	loaded, err := engine.Load()
	if err != nil {
		return
	}
	p.Engine = loaded
	if p.made != nil {
		p.made.Refresh()
	}
}

func (p *Page) relabel() {
	p.Lang = PageLanguage()
	p.games.speak()
	if p.made != nil {
		p.made.Speak()
		p.made.Refresh()
	}
}

// OpenTab asks page.js to open a tab of the room in view. page.js does so a
// moment later. A link's game opens its tab without an entry in the history, and
// not if the link names a tab.
func (p *Page) OpenTab(name string) {
	event := "opentab"
	if p.restoring {
		event = "showtab"
	}
	if p.restoring && p.tab != "" {
		return
	}
	detail := js.Global().Get("Object").New()
	detail.Set("detail", name)
	js.Global().Call("dispatchEvent", js.Global().Get("CustomEvent").New(event, detail))
}

// turn passes the tab that page.js has opened to the room that the address
// names. On the way to another room the tab changes before the room.
func (p *Page) turn() {
	r, _ := p.fragment()
	if r, ok := r.(tabbed); ok {
		r.Tab(TabInView())
	}
}

// fragment returns the room that the address names and the room's state; nil if
// it names no room.
func (p *Page) fragment() (Room, string) {
	name, state, _ := strings.Cut(strings.TrimPrefix(dom.GetWindow().Location().Hash(), "#"), "?")
	if r := p.room(name); r != nil {
		return r, state
	}
	return nil, ""
}

func (p *Page) readFragment() {
	p.address = here()
	r, state := p.fragment()
	p.show(r)
	values := Query(state) // page.js reads tab, call and puzzle
	p.tab = values.Get("tab")
	values.Del("tab")
	values.Del("call")
	values.Del("puzzle")
	values.Del("join") // main.js follows a friend's invitation
	p.linked = len(values) > 0
	if r != nil {
		if kept := p.games.resume(r, values); kept != nil {
			values, p.linked = kept, false
		}
	}
	if r == nil || len(values) == 0 {
		p.Changed()
		if p.tab != "" { // the reader may have opened it before this program started
			p.turn()
		}
		return
	}
	p.games.keep() // the game that the link's game replaces
	p.restoring = true
	r.Restore(values)
	if p.restoring = false; p.tab != "" {
		p.turn()
	}
}

// here is the room and state in the address, without the tab, which page.js writes. It
// serves to compare addresses only: it has ampersands in place of the question mark.
func here() string {
	room, state, _ := strings.Cut(dom.GetWindow().Location().Hash(), "?")
	for _, part := range strings.Split(state, "&") {
		if part != "" && !strings.HasPrefix(part, "tab=") {
			room += "&" + part
		}
	}
	return room
}

// show enters the room that page.js has shown, and leaves the one before.
func (p *Page) show(r Room) {
	if p.shown != r && p.share.Stop() { // an unwritten change of the room left behind
		p.games.keep()
		p.Changed()
	}
	if p.shown != nil && p.shown != r {
		p.games.picture(p.shown)
	}
	if left, ok := p.shown.(visitable); ok && p.shown != r {
		left.Leave()
	}
	if p.shown != r {
		p.shown = r
		p.games.speak()
	}
	if r, ok := r.(visitable); ok {
		r.Enter()
	}
}

// Comes notes that a game is on its way to the room's table. restored: the address names that game already. Until Came the
// room's state is still the previous game's, so it is neither stored nor written into the address.
func (p *Page) Comes(restored bool) { p.coming = p.coming || restored || p.restoring }

// Came notes that no game is on its way any more: it is on the table, refused or dropped. It reports whether one was on its way.
func (p *Page) Came() bool {
	was := p.coming
	if p.coming = false; was {
		p.Changed()
	}
	return was
}

// unlaid reports whether the address is a link whose game is not yet on the table.
func (p *Page) unlaid() bool {
	return p.linked && p.shown != nil && (p.coming || stateOf(p.shown) == "")
}

// Changed is what a room calls when the reader has changed something in it.
func (p *Page) Changed() { p.share.Reset(sharePause) }

// writeFragment puts the current room's state into the address, through
// kept.js: dom/v2 does not implement History, and setting the hash would add a
// history entry for every card.
func (p *Page) writeFragment() {
	r, _ := p.fragment()
	if r == nil || p.coming {
		return
	}
	if here() == p.address {
		js.Global().Get("tefudaDemo").Get("kept").Call("address", r.Name(), r.State())
		p.address = here()
	}
	p.games.keep()
}

// Refused returns the error that a room shows in place of its game: the
// engine's refusal of the reader's input. Any other error, except that of an
// aborted question, goes on the status line, and before is returned. A nil err
// clears that line.
func (p *Page) Refused(err, before error) error {
	if err == nil {
		p.Fault(nil)
	}
	if errors.Is(err, engine.ErrAborted) {
		return before
	}
	if refused := p.Refusal(err); refused != nil {
		return refused
	}
	return before
}

// Refusal returns the engine's refusal of the reader's input, nil if err is nil.
// Any other error goes on the status line, and Refusal returns nil.
func (p *Page) Refusal(err error) *engine.InputError {
	var refused *engine.InputError
	if err != nil && !errors.As(err, &refused) {
		p.Fault(err)
	}
	return refused
}

// Fault puts an error that the reader did not cause on the status line. nil
// removes it, since the engine replaces a worker that died.
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

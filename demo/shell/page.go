//go:build js && wasm

// Package shell is what holds the rooms: which one is shown, in which language,
// what a link to it carries, and whether the engine has come.
//
// A room is an entry in rooms.json and a folder: a <section class="room" id="…">
// in its room.html, and a value that implements Room. page.js shows the room that the
// fragment names, the start page if it names none; the rest of the fragment is the
// room's own state, so that a hand or a board can be shared as a link.
//
// The frame, of which a room fills the parts (frame.css draws it, page.js and
// sheets.js work it before any WebAssembly has come):
//
//	<section class="room" id="GAME">
//	  <h2>                                its title, which the bar and the browser show
//	  <div class="stage" data-panel="…">  what fits into one viewport; data-panel names the tabs that show it
//	    <div class="table cloth">         the felt (class felt-of-room, sized by container queries), then
//	      <div class="toolbar">           the primary button (.go), undo, redo, hint, new, the settings (.last)
//	    <aside class="rail">              .rail-head with the verdict in one line, .rail-body with candidates, rules
//	  <div class="leaf" data-panel="…">   pages of text that scroll: Analyse, Use it
//	  <dialog class="sheet">              the room's settings, opened by any data-opens with its id
//
// A part of another package hooks in by HTML: any element of a room with a
// data-panel of "play", "analyse" or "use" (several, with spaces) is seen in those
// tabs, inside the stage and its rail too, and makes the tab appear. In Go, the
// candidates are ui.AdviceRow, and a room that has a method Tab(string) is told of
// its tabs. data-mini marks what of a table the start page shows in little
// (start.js).
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

// The tabs of a room. A room has those that a data-panel in its HTML names.
const (
	TabPlay    = "play"
	TabAnalyse = "analyse"
	TabUse     = "use"
)

// tabbed is a room that is told which of its tabs is in view.
type tabbed interface{ Tab(name string) }

// TabInView is the tab that page.js shows.
func TabInView() string {
	return js.Global().Get("document").Get("documentElement").Get("dataset").Get("tab").String()
}

// Page is what the rooms share.
type Page struct {
	Lang    Language
	Engine  *engine.Engine  // nil until it has loaded
	rooms   map[string]Room // those that have been shown
	games   *games
	shown   Room
	share   *time.Timer
	furnish map[string]func(*Page) Room
	// address is the fragment last read or written. Another one is a link just
	// followed, whose event has yet to come.
	address        string
	status, detail js.Value
	moves          js.Value // where moves are told
}

// sharePause keeps the fragment from changing more often than Safari's 100
// times in 30 seconds, beyond which history.replaceState throws.
const sharePause = 400 * time.Millisecond

// Run drives the page with rooms by name, each made when it is first shown: to
// look up the elements of all costs a phone a second. It does not return.
func Run(furnish map[string]func(*Page) Room) {
	document := js.Global().Get("document")
	byID := func(id string) js.Value { return document.Call("getElementById", id) }
	p := &Page{Lang: PageLanguage(), furnish: furnish, rooms: map[string]Room{}, status: byID("status"), detail: byID("status-detail"), moves: byID("moves")}
	p.share = time.AfterFunc(time.Hour, p.writeFragment)
	p.share.Stop()
	p.games = newGames(p)
	p.listen()
	p.games.speak()
	p.readFragment()
	engine.Start(p.meetEngine)
	select {}
}

// room is the room of a name, nil if there is none. What of it is inert until it
// can be used no longer is.
func (p *Page) room(name string) Room {
	if r := p.rooms[name]; r != nil || p.furnish[name] == nil {
		return r
	}
	r := p.furnish[name](p)
	p.rooms[name] = r
	r.Speak()
	shut := js.Global().Get("document").Call("getElementById", name).Call("querySelectorAll", "[inert]")
	for i := range shut.Length() {
		shut.Index(i).Call("removeAttribute", "inert")
	}
	return r
}

// listen follows the language and the address.
func (p *Page) listen() {
	for event, do := range map[string]func(){"languagechange": p.relabel, "hashchange": p.readFragment, "tabchange": p.turn} {
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
	p.games.speak()
	for _, r := range p.rooms {
		r.Speak()
		r.Refresh()
	}
}

// OpenTab asks page.js for a tab of the room in view; it comes later.
func (p *Page) OpenTab(name string) {
	detail := js.Global().Get("Object").New()
	detail.Set("detail", name)
	js.Global().Call("dispatchEvent", js.Global().Get("CustomEvent").New("opentab", detail))
}

// turn tells the room in view which tab page.js has opened. The room is the
// address's: on the way to another one the tab changes first.
func (p *Page) turn() {
	r, _ := p.fragment()
	if r, ok := r.(tabbed); ok {
		r.Tab(TabInView())
	}
}

// fragment returns the room that the address names, nil if it names none, and
// its state.
func (p *Page) fragment() (Room, string) {
	name, state, _ := strings.Cut(strings.TrimPrefix(dom.GetWindow().Location().Hash(), "#"), "?")
	if r := p.room(name); r != nil {
		return r, state
	}
	return nil, ""
}

func (p *Page) readFragment() {
	p.address = dom.GetWindow().Location().Hash()
	r, state := p.fragment()
	p.show(r)
	// Pairs that do not parse are left out; the engine judges the others. Tab and call are page.js's.
	values, _ := url.ParseQuery(state)
	values.Del("tab")
	values.Del("call")
	if r != nil {
		if kept := p.games.resume(r, values.Encode()); kept != nil {
			values = kept
		}
	}
	if r == nil || len(values) == 0 {
		p.Changed()
		return
	}
	r.Restore(values)
}

// show takes note of the room that page.js has shown.
func (p *Page) show(r Room) {
	if p.shown != r && p.share.Stop() { // what has just changed in the room that is left
		p.games.keep()
		p.Changed()
	}
	if p.shown != nil && p.shown != r {
		p.games.picture(p.shown)
	}
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
	if r == nil {
		return
	}
	if state := r.State(); state != "" && location.Hash() == p.address {
		js.Global().Get("tefudaDemo").Get("kept").Call("address", "#"+r.Name()+"?"+state)
		p.address = location.Hash()
	}
	p.games.keep()
}

// Refused is what a room shows where a game is, once something went wrong: the
// engine's refusal of what the reader gave. Any other error goes on the status line,
// unless the question was given up, and what was shown before stays; nil clears that
// line.
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

// Refusal is the engine's refusal of what the reader gave, for the room to show
// where that was; any other error goes on the status line, and is nil.
func (p *Page) Refusal(err error) *engine.InputError {
	var refused *engine.InputError
	if err != nil && !errors.As(err, &refused) {
		p.Fault(err)
	}
	return refused
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

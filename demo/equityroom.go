//go:build js && wasm

package main

import (
	"fmt"
	"net/url"
	"slices"
	"strings"
	"syscall/js"

	"honnef.co/go/js/dom/v2"
)

// equityRoom is the room of the equity calculator: players, a board, dead
// cards, and a deck in which every card is there once.
type equityRoom struct {
	page        *page
	players     *equityPlayers
	board, dead *spot
	target      *spot // where picked cards go
	picker      *picker
	budget      *choice // samples, "" for exact if possible
	examples    *examples
	run         *equityRun
	goes        dom.HTMLElement // says where picked cards go
	calledAs    dom.HTMLElement
	asking      latest
	controller  js.Value // aborts the question that is being answered
	touched     bool
}

// equityExample is an entry of data/equity.json.
type equityExample struct {
	example
	Players []string `json:"players"`
	Board   string   `json:"board"`
	Dead    string   `json:"dead"`
}

func newEquityRoom(p *page) *equityRoom {
	r := &equityRoom{page: p, run: newEquityRun(), goes: byID("equity-target"), calledAs: byID("equity-call")}
	r.players = newEquityPlayers(r.listen)
	r.board = newSpot("equity-board", 5)
	r.dead = newSpot("equity-dead", 52)
	r.listen(r.board)
	r.listen(r.dead)
	r.target = r.players.shown[0].spot
	r.budget = newChoice("equity-budget", r.changed)
	r.picker = newPicker(deckIn(byID("equity-picker"), false), r.pick, r.takeBack)
	r.follow()
	var list []equityExample
	r.examples = newExamples(p, "equity", "data/equity.json",
		func(e equityExample) example { return e.example },
		func(all []equityExample) { list = all; r.greet(all) },
		func(i int) { r.lay(list[i]); r.changed() })
	return r
}

// follow listens to the buttons.
func (r *equityRoom) follow() {
	press := func(id string, do func()) {
		byID(id).AddEventListener("click", false, func(dom.Event) { do() })
	}
	press("equity-add", func() {
		if r.players.add() {
			r.changed()
		}
	})
	press("equity-clear", func() { r.lay(equityExample{}); r.changed() })
	press("equity-remove", r.takeBack)
	press("equity-stop", r.abort)
	r.players.list.AddEventListener("click", false, func(ev dom.Event) {
		if i := r.players.removes(ev.Target()); i >= 0 {
			r.players.remove(i)
			r.changed()
		}
	})
}

// listen follows what is done to a place for cards.
func (r *equityRoom) listen(s *spot) {
	s.listen(func() { r.aim(s) }, r.changed)
}

// aim makes a place the one that picked cards go to.
func (r *equityRoom) aim(s *spot) {
	r.target = s
	r.drawTarget()
}

// spots are all the places for cards, players first.
func (r *equityRoom) spots() []*spot {
	var all []*spot
	for _, p := range r.players.shown {
		all = append(all, p.spot)
	}
	return append(all, r.board, r.dead)
}

// pick puts a card where cards go; a place that is full hands on to the next
// player without cards, and then to the board.
func (r *equityRoom) pick(card string) {
	if r.target.full() {
		r.target = r.next()
	}
	if r.target.full() {
		r.goes.SetTextContent(wordNoPlace.in(r.page.lang))
		return
	}
	r.target.add(card)
	if r.target.full() {
		r.target = r.next()
	}
	r.changed()
}

// next is the first place that waits for cards; none leaves the target alone.
func (r *equityRoom) next() *spot {
	for _, s := range r.spots() {
		if s != r.dead && !s.full() && !s.holdsRange() {
			return s
		}
	}
	return r.target
}

func (r *equityRoom) takeBack() {
	if r.target.drop(-1) {
		r.changed()
	}
}

// lay puts an example on the table.
func (r *equityRoom) lay(e equityExample) {
	r.players.write(e.Players)
	r.board.write(e.Board)
	r.dead.write(e.Dead)
	r.target = r.next()
}

// greet lays the first example on a table that nobody has touched.
func (r *equityRoom) greet(all []equityExample) {
	if len(all) == 0 || r.touched {
		return
	}
	r.lay(all[0])
	r.examples.show(0)
	r.speak()
	r.refresh()
}

// changed follows up whatever the reader has done to the table.
func (r *equityRoom) changed() {
	r.touched = true
	r.examples.show(-1)
	r.speak()
	r.refresh()
	r.page.changed()
}

func (r *equityRoom) name() string { return "equity" }

func (r *equityRoom) speak() {
	r.picker.speak(r.page.lang)
	r.examples.speak()
	r.drawTarget()
}

// drawTarget shows the cards, where the next goes, and which are used up.
func (r *equityRoom) drawTarget() {
	if !slices.Contains(r.spots(), r.target) {
		r.target = r.players.shown[0].spot
	}
	used := map[string]bool{}
	for _, s := range r.spots() {
		s.draw(r.page.lang, s == r.target)
		for _, card := range s.cards() {
			used[card] = true
		}
	}
	r.players.drawButtons()
	r.picker.bar(used)
	r.picker.underline(r.target.cards())
	r.goes.SetTextContent(fmt.Sprintf(wordPicksGo.in(r.page.lang), r.called(r.target)))
}

// called names a place for cards.
func (r *equityRoom) called(s *spot) string {
	switch s {
	case r.board:
		return wordBoard.in(r.page.lang)
	case r.dead:
		return wordDead.in(r.page.lang)
	}
	return fmt.Sprintf(wordPlayer.in(r.page.lang), slices.Index(r.spots(), s)+1)
}

// state and restore are each other's inverse.
func (r *equityRoom) state() string {
	if !r.touched {
		return ""
	}
	var pairs []string
	for _, p := range r.players.shown {
		pairs = append(pairs, "p="+inLink(p.text))
	}
	for name, text := range map[string]string{"board": r.board.text, "dead": r.dead.text, "budget": r.budget.value} {
		if text != "" {
			pairs = append(pairs, name+"="+inLink(text))
		}
	}
	slices.Sort(pairs[len(r.players.shown):])
	return strings.Join(pairs, "&")
}

func (r *equityRoom) restore(state url.Values) {
	r.lay(equityExample{Players: state["p"], Board: state.Get("board"), Dead: state.Get("dead")})
	r.budget.choose("")
	r.budget.choose(state.Get("budget"))
	r.changed()
}

func (r *equityRoom) enter() { r.refresh() }
func (r *equityRoom) leave() { r.abort() }

// refresh drops the question under way; a new one is asked while the room is shown.
func (r *equityRoom) refresh() {
	r.abort()
	if r.page.engine != nil && r.page.shown == room(r) {
		r.asking.run(r.ask)
	}
}

func (r *equityRoom) abort() {
	if r.controller.Truthy() {
		r.controller.Call("abort")
	}
}

//go:build js && wasm

// Package equity is the room of the equity calculator: the chances of two to
// nine players, with cards or ranges, on a complete or incomplete board. Its tab Analyse
// solves the spot of the first two.
package equity

import (
	"fmt"
	"net/url"
	"slices"
	"strings"

	"github.com/tefuda/tefuda/demo/engine"
	"github.com/tefuda/tefuda/demo/shell"
	"github.com/tefuda/tefuda/demo/ui"
	"github.com/tefuda/tefuda/demo/ui/order"
)

// room is the room of the equity calculator: players, a board, dead cards, and
// a deck with every card once.
type room struct {
	page        *shell.Page
	players     *players
	board, dead *spot
	target      *spot // receives picked cards
	picker      *ui.Picker
	grid        *grid
	kind        *kind
	solve       *solve
	budget      *ui.Choice // number of samples, "" for an exact count if possible
	examples    *ui.Examples
	run         *run
	goes        ui.Element // names the target
	asking      engine.Question
	touched     bool
}

// example is an entry of examples.json.
type example struct {
	ui.Example
	game
	Players []string `json:"players"`
	Board   string   `json:"board"`
	Dead    string   `json:"dead"`
}

func New(p *shell.Page) *room {
	r := &room{page: p, run: newRun(), goes: ui.ByID("equity-target")}
	r.players = newPlayers(r.listen)
	r.board = newSpot("equity-board", 5)
	r.dead = newSpot("equity-dead", 52)
	r.listen(r.board)
	r.listen(r.dead)
	r.target = r.players.shown[0].spot
	r.kind = newKind(r.changed)
	r.budget = ui.NewChoice("equity-budget", r.changed)
	r.picker = ui.NewPicker(ui.ByID("equity-picker"), r.pick, r.takeBack)
	r.grid = newGrid(r)
	r.solve = newSolve(r)
	r.follow()
	var list []example
	r.examples = ui.NewExamples(p, "equity",
		func(e example) ui.Example { return e.Example },
		func(all []example) { list = all; r.greet(all) },
		func(i int) { r.lay(list[i]); r.changed() })
	return r
}

// follow listens to the buttons.
func (r *room) follow() {
	press := func(id string, do func()) {
		ui.On(ui.ByID(id), "click", func(ui.Event) { do() })
	}
	press("equity-add", func() {
		if r.players.add() {
			r.changed()
		}
	})
	press("equity-clear", func() { r.lay(example{game: r.kind.now()}); r.changed() })
	press("equity-remove", r.takeBack)
	press("equity-stop", r.asking.Drop)
	ui.On(r.players.list, "click", func(ev ui.Event) {
		if i := r.players.removes(ui.Target(ev)); i >= 0 {
			r.players.remove(i)
			r.changed()
		}
	})
}

// listen listens to a spot.
func (r *room) listen(s *spot) {
	s.listen(func() { r.aim(s) }, r.changed)
}

// aim makes a spot the target of picked cards.
func (r *room) aim(s *spot) {
	r.target = s
	r.drawTarget()
}

// spots are all spots: players first, then the board and the dead cards.
func (r *room) spots() []*spot {
	var all []*spot
	for _, p := range r.players.shown {
		all = append(all, p.spot)
	}
	return append(all, r.board, r.dead)
}

// pick adds a card to the target. If that is full, the target becomes the next
// player without cards, then the board.
func (r *room) pick(card string) {
	if r.target.full() {
		r.target = r.next()
	}
	if r.target.full() {
		r.goes.SetTextContent(wordNoPlace.In(r.page.Lang))
		return
	}
	r.target.add(card)
	if r.target.full() {
		r.target = r.next()
	}
	r.changed()
}

// next is the first spot that needs cards; the present target if none does.
func (r *room) next() *spot {
	for _, s := range r.spots() {
		if s != r.dead && !s.full() && !s.holdsRange() {
			return s
		}
	}
	return r.target
}

func (r *room) takeBack() {
	if r.target.drop(-1) {
		r.changed()
	}
}

// lay puts an example on the table.
func (r *room) lay(e example) {
	r.kind.show(e.game)
	r.players.write(e.Players)
	r.board.write(e.Board)
	r.dead.write(e.Dead)
	r.kind.draw(r)
	r.target = r.next()
}

// greet puts the first example on an untouched table.
func (r *room) greet(all []example) {
	if len(all) == 0 || r.touched {
		return
	}
	r.lay(all[0])
	r.examples.Show(0)
	r.Speak()
	r.Refresh()
}

// changed follows every change that the reader makes.
func (r *room) changed() {
	r.touched = true
	r.examples.Show(-1)
	r.solve.forget()
	r.Speak()
	r.Refresh()
	r.page.Changed()
}

func (r *room) Name() string { return "equity" }

func (r *room) Speak() {
	r.picker.Speak(r.page.Lang)
	r.examples.Speak()
	r.grid.speak(r.page.Lang)
	r.solve.picker.Speak(r.page.Lang)
	r.solve.draw()
	r.drawTarget()
}

// drawTarget shows the target, the cards, and which cards are used.
func (r *room) drawTarget() {
	if !slices.Contains(r.spots(), r.target) {
		r.target = r.players.shown[0].spot
	}
	r.kind.draw(r)
	used := map[string]bool{}
	for _, s := range r.spots() {
		s.draw(r.page.Lang, s == r.target)
		for _, card := range s.cards() {
			used[card] = true
		}
	}
	r.players.drawButtons()
	r.picker.Bar(used)
	r.picker.Underline(r.target.cards())
	r.goes.SetTextContent(fmt.Sprintf(wordPicksGo.In(r.page.Lang), r.called(r.target)))
}

// called names a spot.
func (r *room) called(s *spot) string {
	switch s {
	case r.board:
		return wordBoard.In(r.page.Lang)
	case r.dead:
		return wordDead.In(r.page.Lang)
	}
	return fmt.Sprintf(wordPlayer.In(r.page.Lang), slices.Index(r.spots(), s)+1)
}

// State and Restore are inverse.
func (r *room) State() string {
	if !r.touched && !r.solve.touched {
		return ""
	}
	var pairs []string
	for _, p := range r.players.shown {
		pairs = append(pairs, "p="+shell.InLink(p.text))
	}
	for name, text := range map[string]string{"board": r.board.text, "dead": r.dead.text, "budget": r.budget.Value} {
		if text != "" {
			pairs = append(pairs, name+"="+shell.InLink(text))
		}
	}
	g := r.kind.now()
	pairs = append(append(pairs, g.inLink()...), r.solve.inLink()...)
	order.Words(pairs[len(r.players.shown):])
	return strings.Join(pairs, "&")
}

func (r *room) Restore(state url.Values) {
	of := game{state.Get("omaha"), state.Get("ranking"), state.Get("hilo") == "1"}
	r.lay(example{game: of, Players: state["p"], Board: state.Get("board"), Dead: state.Get("dead")})
	r.budget.Choose("")
	r.budget.Choose(state.Get("budget"))
	r.solve.restore(state)
	r.changed()
}

func (r *room) Enter() { r.Refresh() }
func (r *room) Leave() { r.asking.Drop(); r.solve.asking.Stop() }

// Refresh drops the running question. It asks a new one if the room is in view.
func (r *room) Refresh() {
	r.asking.Drop()
	if r.page.Shows(r) {
		r.asking.Latest(r.ask)
	}
}

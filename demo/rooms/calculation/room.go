//go:build js && wasm

// Package calculation is the room of the patience Calculation: the table, hints
// and chances without a look at the stock, and the review of a lost game.
package calculation

import (
	"time"

	"github.com/tefuda/tefuda/demo/engine"
	"github.com/tefuda/tefuda/demo/shell"
	"github.com/tefuda/tefuda/demo/ui"
	"github.com/tefuda/tefuda/demo/ui/analysis"
)

// pace is the pause between the cards that the page moves by itself.
const pace = 110 * time.Millisecond

// game is a deal, and every way in which it has been played.
type game struct {
	seed, piles, lead string // as the link or the reader wrote them
	moves             string // of the link, to be played first
	start, at         *node
	// helped says that the engine has played a card of it, counted that it is done
	// with for the results.
	helped, counted bool
	daily           shell.Day // whose deal it is
	hinted          bool      // the engine was asked what to play
}

// room is the room of the patience Calculation. What the reader does is
// queued and done one after the other, as most of it asks the engine; a search
// runs beside that, at most one, and ends when the position changes.
type room struct {
	page     *shell.Page
	wanted   game // what to deal
	game     *game
	selected string // the place whose card the next press moves, "" for none
	queue    chan func()

	table    *table
	form     *form
	advice   *advice
	chart    *chart
	lines    *lines
	review   *review
	trial    *trial
	looks    *analysis.View // back on the line
	winnable *winnable

	searching *engine.Asked // the search under way, nil if none is
	turn      *ui.Toggle
	build     *ui.Toggle
}

func New(p *shell.Page) *room {
	r := &room{page: p, queue: make(chan func(), 64), table: newTable(), wanted: game{piles: "4", lead: "1"}}
	r.form = newForm(r)
	r.advice = newAdvice(r)
	r.chart = newChart(r)
	r.lines = newLines(r)
	r.review = newReview(r)
	r.trial = newTrial(r)
	r.looks = newAnalysis(r)
	r.winnable = newWinnable(r)
	r.turn = ui.NewToggle("calc-turn", func() { r.do(r.settle) })
	r.build = ui.NewToggle("calc-build", func() { r.do(r.settle) })
	newTouch(r)
	engine.Start(func() {
		for act := range r.queue {
			act()
		}
	})
	return r
}

// do queues what the reader does. It ends the search, whose answer would come
// too late for the table and keeps the engine from it.
func (r *room) do(act func()) {
	r.abort()
	r.later(act)
}

// take is do for what takes the game into the reader's own hands: the engine no
// longer plays.
func (r *room) take(act func()) {
	r.advice.pause()
	r.do(act)
}

// later queues something that leaves the search alone.
func (r *room) later(act func()) {
	select {
	case r.queue <- act:
	default: // dozens of presses wait already
	}
}

// shown says that the room can ask: it is the one in view, and there is an engine.
func (r *room) shown() bool { return r.page.Shows(r) }

// deal lays a new game and plays the moves of a link; the engine judges both.
func (r *room) deal(game game) {
	if !r.shown() || game != r.wanted {
		return
	}
	var dealt seen
	err := r.page.Engine.Ask(&dealt, "calculation", "deal",
		map[string]any{"piles": engine.Number(game.piles), "lead": engine.Number(game.lead)}, map[string]any{"seed": engine.Number(game.seed), "views": views})
	r.form.complain(err)
	if err != nil {
		return
	}
	game.start = newNode(dealt)
	game.at = game.start
	r.game = &game
	for _, move := range linked(game.moves) {
		if !r.step(move) {
			break
		}
	}
	r.game.counted = r.game.at.depth > 0 && r.look(r.game.at) && r.game.at.legal.Over
	r.page.Play(r, shell.SoundDeal)
	r.review.clear()
	r.winnable.draw()
	if game.daily != "" && !r.winnable.known() {
		r.winnable.proveAgain()
	}
	r.settle()
}

// step moves on by one move, and says whether the engine agreed.
func (r *room) step(move string) bool {
	if draws(move) {
		move = drawing // the stock of the table knows which card comes
	}
	at := r.game.at
	next := at.child(move)
	if next == nil {
		var after seen
		err := r.page.Engine.Ask(&after, "calculation", "apply", at.position.asked(true), map[string]any{"move": move, "views": views})
		if err != nil {
			r.form.complain(err)
			return false
		}
		next = at.add(move, after)
		r.page.Fault(nil)
	}
	at.forward, r.game.at = next, next
	return true
}

// stepAloud is step as the reader hears it.
func (r *room) stepAloud(move string) bool {
	before := r.game.at.position
	done := r.step(move)
	if done && !draws(move) {
		r.page.Play(r, shell.SoundPlace)
	}
	if done {
		r.page.Tell(r, moveWords(move, &before, r.page.Lang))
	}
	return done
}

// play does a move if it is legal, and what the reader leaves to the page.
func (r *room) play(move string) {
	if r.game != nil && r.game.at.allows(move) && r.stepAloud(move) {
		r.settle()
	}
}

// settle moves what the page moves by itself, and shows where that has led.
func (r *room) settle() {
	for r.game != nil && r.show(r.game.at) {
		r.count()
		move := r.automatic(r.game.at)
		if move == "" {
			r.advice.resume()
			return
		}
		if !draws(move) && !ui.Calmly() {
			<-time.After(pace)
		}
		if !r.stepAloud(move) {
			return
		}
	}
}

// show lays a position of the game on the table, its turned card picked up, and
// says whether the engine knows it.
func (r *room) show(n *node) bool {
	r.game.at = n
	if !r.look(n) {
		return false
	}
	r.selected = ""
	if n.position.Card != "" {
		r.selected = "c"
	}
	r.draw()
	r.page.Changed()
	return true
}

// look asks what may be done in a position, unless that came with it: of a game that is over.
func (r *room) look(n *node) bool {
	if n.legal != nil {
		return true
	}
	legal := &legal{}
	err := r.page.Engine.Ask(legal, "calculation", "legal", n.position.asked(true))
	if err != nil {
		r.form.complain(err)
		return false
	}
	legal.Over = len(legal.Moves) == 0
	n.legal = legal
	return true
}

// automatic is the move that the page does by itself, "" if the reader is to move.
func (r *room) automatic(n *node) string {
	if n.legal == nil {
		return ""
	}
	for _, move := range n.legal.Moves {
		if r.build.On && builds(move) {
			return move
		}
	}
	if r.turn.On && n.position.Card == "" && n.allows(drawing) {
		return drawing
	}
	return ""
}

// back goes to the last position in which the reader was to move.
func (r *room) back() {
	if r.game == nil || r.game.at.parent == nil {
		return
	}
	at := r.game.at.parent
	for at.parent != nil && r.automatic(at) != "" {
		at = at.parent
	}
	r.jump(at)
}

// redo goes forward along the line last seen.
func (r *room) redo() {
	if r.game != nil && r.game.at.forward != nil {
		r.jump(r.game.at.forward)
	}
}

// jump shows a position of the game.
func (r *room) jump(n *node) {
	n.retrace()
	r.game.at = n
	r.settle()
}

// draw shows the game as it stands.
func (r *room) draw() {
	r.table.draw(r)
	r.advice.draw()
	r.chart.draw()
	r.lines.draw()
	r.review.draw()
	r.looks.Draw()
}

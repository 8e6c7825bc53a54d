//go:build js && wasm

package main

import (
	"strings"
	"syscall/js"
	"time"
)

// calcPace is the pause between the cards that the page moves by itself.
const calcPace = 110 * time.Millisecond

// calcGame is a deal, and every way in which it has been played.
type calcGame struct {
	seed, piles, lead string // as the link or the reader wrote them
	moves             string // of the link, to be played first
	start, at         *calcNode
}

// calcRoom is the room of the patience Calculation. What the reader does is
// queued and done one after the other, as most of it asks the engine; a search
// runs beside that, at most one, and ends when the position changes.
type calcRoom struct {
	page     *page
	wanted   calcGame // what to deal
	game     *calcGame
	selected string // the place whose card the next press moves, "" for none
	queue    chan func()

	table  *calcTable
	form   *calcForm
	advice *calcAdvice
	chart  *calcChart
	lines  *calcLines
	review *calcReview
	trial  *calcTrial

	search js.Value // the AbortController of the search under way
	turn   *calcSwitch
	build  *calcSwitch
}

func newCalcRoom(p *page) *calcRoom {
	r := &calcRoom{page: p, queue: make(chan func(), 64), table: newCalcTable(), wanted: calcGame{piles: "4", lead: "1"}}
	r.form = newCalcForm(r)
	r.advice = newCalcAdvice(r)
	r.chart = newCalcChart(r)
	r.lines = newCalcLines(r)
	r.review = newCalcReview(r)
	r.trial = newCalcTrial(r)
	r.turn = newCalcSwitch("calc-turn", func() { r.do(r.settle) })
	r.build = newCalcSwitch("calc-build", func() { r.do(r.settle) })
	newCalcTouch(r)
	go func() {
		for act := range r.queue {
			act()
		}
	}()
	return r
}

// do queues what the reader does. It ends the search, whose answer would come
// too late for the table and keeps the engine from it.
func (r *calcRoom) do(act func()) {
	r.abort()
	r.later(act)
}

// take is do for what takes the game into the reader's own hands: the engine no
// longer plays.
func (r *calcRoom) take(act func()) {
	r.advice.pause()
	r.do(act)
}

// later queues something that leaves the search alone.
func (r *calcRoom) later(act func()) {
	select {
	case r.queue <- act:
	default: // dozens of presses wait already
	}
}

// shown says that the room can ask: it is the one in view, and there is an engine.
func (r *calcRoom) shown() bool { return r.page.engine != nil && r.page.shown == room(r) }

// deal lays a new game and plays the moves of a link; the engine judges both.
func (r *calcRoom) deal(game calcGame) {
	if !r.shown() || game != r.wanted {
		return
	}
	var dealt calcPosition
	err := r.page.engine.ask(&dealt, "calculation", "deal",
		map[string]any{"piles": number(game.piles), "lead": number(game.lead)}, map[string]any{"seed": number(game.seed)})
	r.form.complain(err)
	if err != nil {
		return
	}
	game.start = newCalcNode(dealt)
	game.at = game.start
	r.game = &game
	for _, move := range strings.Split(game.moves, ".") {
		if move != "" && !r.step(move) {
			break
		}
	}
	r.review.clear()
	r.settle()
}

// step moves on by one move, and says whether the engine agreed.
func (r *calcRoom) step(move string) bool {
	if move[0] == 'd' {
		move = "d" // the stock of the table knows which card comes
	}
	at := r.game.at
	next := at.child(move)
	if next == nil {
		var position calcPosition
		err := r.page.engine.ask(&position, "calculation", "apply", at.position.asked(true), map[string]any{"move": move})
		if err != nil {
			r.form.complain(err)
			return false
		}
		next = at.add(move, position)
		r.page.fault(nil)
	}
	at.forward, r.game.at = next, next
	return true
}

// play does a move if it is legal, and what the reader leaves to the page.
func (r *calcRoom) play(move string) {
	if r.game != nil && r.game.at.allows(move) && r.step(move) {
		r.settle()
	}
}

// settle moves what the page moves by itself, and shows where that has led.
func (r *calcRoom) settle() {
	for r.game != nil && r.show(r.game.at) {
		move := r.automatic(r.game.at)
		if move == "" {
			r.advice.resume()
			return
		}
		if move != "d" && !calmly() {
			time.Sleep(calcPace)
		}
		if !r.step(move) {
			return
		}
	}
}

// show lays a position of the game on the table, its turned card picked up, and
// says whether the engine knows it.
func (r *calcRoom) show(n *calcNode) bool {
	r.game.at = n
	if !r.look(n) {
		return false
	}
	r.selected = ""
	if n.position.Card != "" {
		r.selected = "c"
	}
	r.draw()
	r.page.changed()
	return true
}

// look asks what may be done in a position, unless it is known.
func (r *calcRoom) look(n *calcNode) bool {
	if n.legal != nil {
		return true
	}
	legal := &calcLegal{}
	err := r.page.engine.ask(legal, "calculation", "legalMoves", n.position.asked(true))
	if err != nil {
		r.form.complain(err)
		return false
	}
	n.legal = legal
	return true
}

// automatic is the move that the page does by itself, "" if the reader is to move.
func (r *calcRoom) automatic(n *calcNode) string {
	if n.legal == nil {
		return ""
	}
	for _, move := range n.legal.Moves {
		if r.build.on && strings.Contains(move, "f") {
			return move
		}
	}
	if r.turn.on && n.position.Card == "" && n.allows("d") {
		return "d"
	}
	return ""
}

// back goes to the last position in which the reader was to move.
func (r *calcRoom) back() {
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
func (r *calcRoom) redo() {
	if r.game != nil && r.game.at.forward != nil {
		r.jump(r.game.at.forward)
	}
}

// jump shows a position of the game.
func (r *calcRoom) jump(n *calcNode) {
	n.retrace()
	r.game.at = n
	r.settle()
}

// draw shows the game as it stands.
func (r *calcRoom) draw() {
	r.table.draw(r)
	r.advice.draw()
	r.chart.draw()
	r.lines.draw()
	r.review.draw()
}

//go:build js && wasm

package main

import (
	"errors"
	"fmt"
	"syscall/js"
	"time"

	"honnef.co/go/js/dom/v2"
)

// linePace is the pause between the moves of a line that is shown.
const linePace = 350 * time.Millisecond

// calcVerdict is the engine's judgement of a finished game, its stock known.
type calcVerdict struct {
	Proofs  []string `json:"proofs"`
	Mistake int      `json:"mistake"` // index into the moves, or -1
	Sure    bool     `json:"sure"`
	Line    []string `json:"line"`
}

// calcReview looks for the decisive mistake of a game that was lost.
type calcReview struct {
	room                    *calcRoom
	about                   *calcNode // the end of the game that verdict is about
	verdict                 *calcVerdict
	busy, halted            bool
	asked                   int // counts the questions; only the newest shows its answer
	box, says, begin, after dom.HTMLElement
}

func newCalcReview(r *calcRoom) *calcReview {
	v := &calcReview{room: r, box: byID("calc-tale"), says: byID("calc-mistake"), begin: byID("calc-review"), after: byID("calc-after")}
	onPress(v.begin, func() { r.take(v.ask) })
	onPress(byID("calc-goto"), func() { r.take(v.goThere) })
	onPress(byID("calc-win"), func() { r.take(v.show) })
	return v
}

// clear puts the review away, and any that is on its way.
func (v *calcReview) clear() {
	v.asked++
	v.about, v.verdict, v.busy, v.halted = nil, nil, false, false
}

// ask reviews the line that ends on the table.
func (v *calcReview) ask() {
	game := v.room.game
	if game == nil || game.at.legal == nil || !game.at.legal.Over {
		return
	}
	v.clear()
	v.about, v.busy = game.at, true
	v.draw()
	asked, verdict := v.asked, &calcVerdict{}
	played := map[string]any{"start": game.start.position.asked(true), "moves": list(game.at.moves())}
	v.room.searchFor(func(signal js.Value) error {
		return v.room.page.engine.ask(verdict, "calculation", "review", played, map[string]any{"signal": signal})
	}, func(err error) {
		if asked == v.asked {
			v.answer(verdict, err)
		}
	})
}

func (v *calcReview) answer(verdict *calcVerdict, err error) {
	v.busy = false
	switch {
	case errors.Is(err, errAborted):
		v.halted = true
	case err != nil:
		v.room.form.complain(err)
	default:
		v.verdict = verdict
	}
	v.draw()
}

// goThere shows the position before the mistake.
func (v *calcReview) goThere() {
	if path := v.path(); path != nil {
		v.room.build.turn(false)
		v.room.jump(path[v.verdict.Mistake])
	}
}

// path is the line reviewed, nil if there is no mistake in it.
func (v *calcReview) path() []*calcNode {
	if v.verdict == nil || v.verdict.Mistake < 0 {
		return nil
	}
	return v.about.path()
}

// show plays the line that would have won, as one more line of the game.
func (v *calcReview) show() {
	line := v.verdict.Line
	v.goThere()
	for len(line) > 0 && v.room.game.at.move == line[0] && v.room.game.at.parent != nil && v.room.game.at.parent == v.path()[v.verdict.Mistake] {
		line = line[1:] // the page has turned the card already
	}
	v.advance(line, v.room.game.at)
}

// advance plays one move of a line, and the rest after a pause.
func (v *calcReview) advance(line []string, from *calcNode) {
	if len(line) == 0 || v.room.game.at != from || !v.room.shown() {
		v.room.settle()
		return
	}
	if !v.room.step(line[0]) || !v.room.show(v.room.game.at) {
		return
	}
	next := v.room.game.at
	pause := linePace
	if calmly() {
		pause = 0
	}
	time.AfterFunc(pause, func() { v.room.later(func() { v.advance(line[1:], next) }) })
}

// draw offers the review at the end of a game that was not won, and keeps it
// while the reader goes back into that game.
func (v *calcReview) draw() {
	l, at := v.room.page.lang, v.room.game.at
	over := at.legal != nil && at.legal.Over && !at.legal.Won
	mark(v.box, "hidden", !over && v.about == nil)
	v.begin.SetAttribute("aria-disabled", pressed[!over || v.busy])
	mark(v.after, "hidden", v.path() == nil || len(v.verdict.Line) == 0)
	v.says.SetTextContent(v.inWords(l))
}

func (v *calcReview) inWords(l language) string {
	switch {
	case v.busy:
		return wordCalcReviewing.in(l)
	case v.halted:
		return wordCalcUnreviewed.in(l)
	case v.verdict == nil:
		return ""
	case v.path() == nil && len(v.verdict.Proofs) > 0 && v.verdict.Proofs[0] == "loss":
		return wordCalcHopeless.in(l)
	case v.path() == nil:
		return wordCalcUnknown.in(l)
	}
	before := v.path()[v.verdict.Mistake]
	after := v.path()[v.verdict.Mistake+1]
	words := wordCalcPerhaps
	if v.verdict.Sure {
		words = wordCalcMistake
	}
	return fmt.Sprintf(words.in(l), after.depth, calcMoveWords(after.move, &before.position, l))
}

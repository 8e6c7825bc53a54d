//go:build js && wasm

package calculation

import (
	"errors"
	"fmt"
	"time"

	"github.com/tefuda/tefuda/demo/engine"
	"github.com/tefuda/tefuda/demo/shell"
	"github.com/tefuda/tefuda/demo/ui"
	"github.com/tefuda/tefuda/demo/ui/match"
)

// linePace is the pause between the moves of a line shown.
const linePace = 350 * time.Millisecond

// verdict is the engine's judgement of a finished game, with the stock known.
type verdict struct {
	Proofs  []string `json:"proofs"`
	Mistake int      `json:"mistake"` // index of the decisive move, -1 for none
	Sure    bool     `json:"sure"`
	Line    []string `json:"line"`
}

// review finds the decisive mistake of a lost game.
type review struct {
	room                    *room
	about                   *node // the end of the game that verdict judges
	verdict                 *verdict
	busy, halted            bool
	asking                  engine.Question
	box, says, begin, after ui.Element
}

func newReview(r *room) *review {
	v := &review{room: r, box: ui.ByID("calc-tale"), says: ui.ByID("calc-mistake"), begin: ui.ByID("calc-review"), after: ui.ByID("calc-after")}
	ui.OnPress(v.begin, func() { r.take(v.ask) })
	ui.OnPress(ui.ByID("calc-goto"), func() { r.take(v.goThere) })
	ui.OnPress(ui.ByID("calc-win"), func() { r.take(v.show) })
	return v
}

// clear drops the verdict, and the search for it.
func (v *review) clear() {
	v.asking.Drop()
	v.about, v.verdict, v.busy, v.halted = nil, nil, false, false
}

// ask reviews the line that ends in the position on the table.
func (v *review) ask() {
	now := v.room.now()
	if now == nil || !now.Over {
		return
	}
	v.clear()
	v.about, v.busy = now, true
	v.draw()
	verdict := &verdict{}
	v.room.searchFor(&v.asking, func(asked engine.Asked) error {
		return asked.Search(v.room.page.Engine, verdict, nil, "calculation", "review", now.Table.Value, nil)
	}, func(err error) { v.answer(verdict, err) })
}

func (v *review) answer(verdict *verdict, err error) {
	v.busy = false
	switch {
	case errors.Is(err, engine.ErrAborted):
		v.halted = true
	case err != nil:
		v.room.form.complain(err)
	default:
		v.verdict = verdict
	}
	v.draw()
}

// goThere shows the position before the mistake.
func (v *review) goThere() {
	if path := v.path(); path != nil {
		v.room.build.Turn(false)
		v.room.Stand(path[v.verdict.Mistake].Node)
	}
}

// path is the reviewed line, nil if it has no mistake.
func (v *review) path() []*node {
	if v.verdict == nil || v.verdict.Mistake < 0 {
		return nil
	}
	return path(v.about.Node)
}

// show plays the line that would have won, as a new line of the game.
func (v *review) show() {
	if path := v.path(); path != nil {
		v.play(path[v.verdict.Mistake].Node, v.verdict.Line)
	}
}

// play plays a line from a position of the game.
func (v *review) play(from *match.Node, line []string) {
	v.room.build.Turn(false)
	v.room.show(from)
	v.advance(line, from)
}

// advance plays the first move of a line, and the rest after a pause.
func (v *review) advance(line []string, from *match.Node) {
	if len(line) == 0 || v.room.Now != from || !v.room.Shown() {
		v.room.Settle()
		return
	}
	v.room.help()
	if !v.room.step(line[0]) {
		return
	}
	next := v.room.Now
	v.room.show(next)
	pause := linePace
	if ui.Calmly() {
		pause = 0
	}
	time.AfterFunc(pause, func() { v.room.Do(func() { v.advance(line[1:], next) }) })
}

// draw offers the review at the end of a lost game. It stays while the reader
// goes back into that game.
func (v *review) draw() {
	l, at := v.room.page.Lang, v.room.now()
	over := at.Over && !at.legal.Won
	ui.Mark(v.box, "hidden", !over && v.about == nil)
	v.begin.SetAttribute("aria-disabled", ui.Pressed[!over || v.busy])
	ui.Mark(v.after, "hidden", v.path() == nil || len(v.verdict.Line) == 0)
	v.says.SetTextContent(v.inWords(l))
}

func (v *review) inWords(l shell.Language) string {
	switch {
	case v.busy:
		return wordReviewing.In(l)
	case v.halted:
		return wordUnreviewed.In(l)
	case v.verdict == nil:
		return ""
	case v.path() == nil && len(v.verdict.Proofs) > 0 && v.verdict.Proofs[0] == "loss":
		return wordHopeless.In(l)
	case v.path() == nil:
		return wordUnknown.In(l)
	}
	before := v.path()[v.verdict.Mistake]
	after := v.path()[v.verdict.Mistake+1]
	words := wordPerhaps
	if v.verdict.Sure {
		words = wordMistake
	}
	return fmt.Sprintf(words.In(l), after.Made, moveWords(after.Move, &before.position, l))
}

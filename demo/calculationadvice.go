//go:build js && wasm

package main

import (
	"encoding/json"
	"errors"
	"strconv"
	"strings"
	"syscall/js"
	"time"

	"honnef.co/go/js/dom/v2"
)

// shownMoves is how many candidates are listed.
const shownMoves = 6

// chanceSamples is the budget of the chances that are followed in the
// background, so small that the engine keeps up with a quick player.
const chanceSamples = 20_000

// calcCandidate is a move with its chance of winning, as the engine gives it.
type calcCandidate struct {
	Move    string  `json:"move"`
	Value   float64 `json:"value"`
	Error   float64 `json:"error"`
	Proof   string  `json:"proof"`
	Reasons []struct {
		Words string `json:"words"`
	} `json:"reasons"`
}

func (c *calcCandidate) why(l language) string {
	words := make([]string, len(c.Reasons))
	for i, reason := range c.Reasons {
		words[i] = reason.Words
	}
	return strings.Join(words, wordSemicolon.in(l))
}

// calcChoice is the engine's answer about a position, or its report so far.
type calcChoice struct {
	Best       string          `json:"best"`
	Candidates []calcCandidate `json:"candidates"`
	Done       float64         `json:"done"`
	Total      float64         `json:"total"`
}

// calcAdvice asks for the best move: once for a hint, and again and again while
// the engine plays.
type calcAdvice struct {
	room     *calcRoom
	about    *calcNode // the position that found is about
	found    calcChoice
	halted   bool // found is what there was when the reader stopped
	asked    int  // counts the questions; only the newest shows its answer
	busy     bool
	watching bool

	verdict, stop, run, done, play, hint, watch, called dom.HTMLElement
	bar                                                 *dom.HTMLProgressElement
	rows                                                []calcMoveRow
	list                                                dom.HTMLElement
	budget, speed                                       *choice
	onProgress                                          js.Func
}

// calcMoveRow is a candidate of the list.
type calcMoveRow struct{ adviceRow }

func newCalcAdvice(r *calcRoom) *calcAdvice {
	a := &calcAdvice{
		room: r, verdict: byID("calc-verdict"), stop: byID("calc-stop"), run: byID("calc-run"), done: byID("calc-done"), play: byID("calc-do"),
		hint: byID("calc-hint"), watch: byID("calc-watch"), called: byID("calc-call"), list: byID("calc-moves"),
		bar: byID("calc-progress").(*dom.HTMLProgressElement),
	}
	a.budget = newChoice("calc-budget", func() {})
	a.speed = newChoice("calc-speed", func() {})
	a.onProgress = js.FuncOf(func(_ js.Value, args []js.Value) any {
		a.report(args[0])
		return nil
	})
	onPress(a.hint, func() { r.take(a.toggle) })
	onPress(a.stop, func() { a.pause(); r.abort() })
	onPress(a.play, func() { r.take(a.step) })
	onPress(a.watch, func() { r.do(a.toggleWatch) })
	a.list.AddEventListener("click", false, func(ev dom.Event) {
		if row := ev.Target().Closest("[data-move]"); row != nil {
			r.take(func() { r.play(row.GetAttribute("data-move")) })
		}
	})
	return a
}

// toggle asks for a hint, or puts it away.
func (a *calcAdvice) toggle() {
	if a.about != nil && a.about == a.at() || a.busy {
		a.forget()
		a.draw()
		a.room.chart.follow()
		return
	}
	a.think(a.room.chart.follow)
}

func (a *calcAdvice) at() *calcNode {
	if a.room.game == nil {
		return nil
	}
	return a.room.game.at
}

// think asks about the position on the table, the stock hidden, and then does
// what comes next.
func (a *calcAdvice) think(then func()) {
	at := a.at()
	if at == nil || at.legal == nil || at.legal.Over {
		a.pause()
		return
	}
	a.asked++
	asked := a.asked
	a.about, a.found, a.halted, a.busy = at, calcChoice{}, false, true
	a.draw()
	var found calcChoice
	a.room.searchFor(func(signal js.Value) error {
		return a.room.page.engine.ask(&found, "calculation", "choose", at.position.asked(false), a.options(signal))
	}, func(err error) {
		if asked != a.asked {
			return
		}
		a.answer(at, found, err)
		switch {
		case err != nil:
			a.pause() // nothing else would ask again
		case a.at() == at:
			then()
		}
	})
}

func (a *calcAdvice) options(signal js.Value) map[string]any {
	options := map[string]any{"lang": string(a.room.page.lang), "signal": signal, "onProgress": a.onProgress, "seed": 1}
	if ms, err := strconv.Atoi(a.budget.value); err == nil {
		options["budget"] = map[string]any{"ms": ms}
	}
	return options
}

// report shows how far the search has come.
func (a *calcAdvice) report(progress js.Value) {
	if !a.busy {
		return
	}
	var so calcChoice
	if json.Unmarshal([]byte(js.Global().Get("JSON").Call("stringify", progress).String()), &so) != nil {
		return
	}
	if len(so.Candidates) > 0 {
		a.found = so
		a.found.Best = so.Candidates[0].Move
	}
	a.gauge(so.Done, so.Total)
	a.draw()
}

func (a *calcAdvice) gauge(done, total float64) {
	if total > 0 {
		a.bar.SetValue(done / total)
		a.done.SetTextContent(grouped(done) + " / " + grouped(total))
	} else {
		a.bar.RemoveAttribute("value")
	}
}

// answer takes over what the search has found; a search that was stopped leaves
// its last report.
func (a *calcAdvice) answer(at *calcNode, found calcChoice, err error) {
	a.busy = false
	switch {
	case errors.Is(err, errAborted):
		a.halted = true
	case err != nil:
		a.found = calcChoice{}
		a.room.form.complain(err)
	default:
		a.found = found
		at.value(found.Candidates)
	}
	a.draw()
	a.room.chart.draw()
}

// forget puts the advice away, and any that is on its way.
func (a *calcAdvice) forget() {
	a.asked++
	a.about, a.found, a.busy = nil, calcChoice{}, false
}

// step plays the best move, which may have to be found first.
func (a *calcAdvice) step() {
	if a.about == a.at() && !a.busy && a.best() != "" {
		a.playBest()
		return
	}
	a.think(a.playBest)
}

func (a *calcAdvice) playBest() {
	if best := a.best(); best != "" && a.about == a.at() {
		a.room.play(best)
	}
}

// best is the move to play; drawing needs no rank, as the table's stock has an order.
func (a *calcAdvice) best() string {
	if strings.HasPrefix(a.found.Best, "d") {
		return "d"
	}
	return a.found.Best
}

func (a *calcAdvice) toggleWatch() {
	a.watching = !a.watching
	a.drawWatch()
	if a.watching {
		a.resume()
	}
}

func (a *calcAdvice) pause() {
	a.watching = false
	a.drawWatch()
}

// resume goes on with what is asked at every position: the next move while the
// engine plays, else the chances that the reader follows.
func (a *calcAdvice) resume() {
	if !a.watching {
		a.room.chart.follow()
		return
	}
	at := a.at()
	if at == nil || at.legal == nil || at.legal.Over {
		a.pause()
		return
	}
	if len(at.legal.Moves) == 1 {
		a.wait(func() { a.room.play(at.legal.Moves[0]) })
		return
	}
	a.think(func() { a.wait(a.playBest) })
}

// wait keeps the pace, so that a reader can follow the engine's play.
func (a *calcAdvice) wait(then func()) {
	at := a.at()
	ms, _ := strconv.Atoi(a.speed.value)
	time.AfterFunc(time.Duration(ms)*time.Millisecond, func() {
		a.room.later(func() {
			if a.watching && a.at() == at {
				then()
			}
		})
	})
}

func (a *calcAdvice) drawWatch() { a.watch.SetAttribute("aria-pressed", pressed[a.watching]) }

//go:build js && wasm

package calculation

import (
	"errors"
	"strconv"
	"time"

	"honnef.co/go/js/dom/v2"

	"github.com/tefuda/tefuda/demo/engine"
	"github.com/tefuda/tefuda/demo/shape"
	"github.com/tefuda/tefuda/demo/ui"
)

// shownMoves is how many candidates are listed.
const shownMoves = 6

// chanceSamples is the budget of each background question about a chance. It is
// small, so that the engine keeps up with a quick player.
const chanceSamples = 20_000

// candidate is a move with its chance of winning, from the engine.
type candidate struct {
	shape.CalculationStanding
	Proof   string     `json:"proof"`
	Reasons ui.Reasons `json:"reasons"`
}

// choice is the engine's answer about a position, or its progress report.
type choice struct {
	Best       string      `json:"best"`
	Candidates []candidate `json:"candidates"`
	Done       float64     `json:"done"`
	Total      float64     `json:"total"`
}

// advice asks for the best move: once for a hint, and at every position while
// the engine plays.
type advice struct {
	room     *room
	about    *node // the position that found is about
	found    choice
	halted   bool // the reader has stopped the search that gave found
	asking   engine.Question
	busy     bool
	watching bool

	verdict, stop, run, done, play, hint, watch ui.Element
	bar                                         *dom.HTMLProgressElement
	rows                                        []moveRow
	list                                        ui.Element
	budget, speed                               *ui.Choice
}

// moveRow is a candidate of the list.
type moveRow struct{ ui.AdviceRow }

func newAdvice(r *room) *advice {
	a := &advice{
		room: r, verdict: ui.ByID("calc-verdict"), stop: ui.ByID("calc-stop"), run: ui.ByID("calc-run"), done: ui.ByID("calc-done"), play: ui.ByID("calc-do"),
		hint: ui.ByID("calc-hint"), watch: ui.ByID("calc-watch"), list: ui.ByID("calc-moves"),
		bar: ui.ProgressByID("calc-progress"),
	}
	a.budget = ui.NewChoice("calc-budget", func() {})
	a.speed = ui.NewChoice("calc-speed", func() {})
	ui.OnPress(a.hint, func() { r.take(a.toggle) })
	ui.OnPress(a.stop, func() { a.pause(); r.abort() })
	ui.OnPress(a.play, func() { r.take(a.step) })
	ui.OnPress(a.watch, func() { r.do(a.toggleWatch) })
	ui.On(a.list, "click", func(ev ui.Event) {
		if row := ui.Closest(ui.Target(ev), "[data-move]"); row != nil {
			r.take(func() { r.play(row.GetAttribute("data-move")) })
		}
	})
	return a
}

// toggle asks for a hint, or hides it.
func (a *advice) toggle() {
	if a.about != nil && a.about == a.at() || a.busy {
		a.forget()
		a.draw()
		a.room.chart.follow()
		return
	}
	a.think(a.room.chart.follow)
}

func (a *advice) at() *node { return a.room.now() }

// think asks about the position on the table, without the stock's order, and
// then calls then.
func (a *advice) think(then func()) {
	at := a.at()
	if at == nil || at.Over {
		a.pause()
		return
	}
	a.asking.Drop()
	a.room.hint()
	a.about, a.found, a.halted, a.busy = at, choice{}, false, true
	a.draw()
	var found choice
	a.room.searchFor(&a.asking, func(asked engine.Asked) error {
		return asked.Search(a.room.page.Engine, &found, a.report, "calculation", "choose", at.Views[0].Value, a.options())
	}, func(err error) {
		a.answer(at, found, err)
		switch {
		case err != nil:
			a.pause() // nothing else would ask again
		case a.at() == at:
			then()
		}
	})
}

func (a *advice) options() map[string]any {
	options := map[string]any{"lang": string(a.room.page.Lang), "seed": 1}
	if ms, err := strconv.Atoi(a.budget.Value); err == nil {
		options["budget"] = map[string]any{"ms": ms}
	}
	return options
}

// report shows the progress of the search.
func (a *advice) report(progress engine.Answer) {
	var so choice
	if !a.busy || progress.Read(&so) != nil {
		return
	}
	if len(so.Candidates) > 0 {
		a.found = so
		a.found.Best = so.Candidates[0].Move
	}
	a.gauge(so.Done, so.Total)
	a.draw()
}

func (a *advice) gauge(done, total float64) {
	if total > 0 {
		a.bar.SetValue(done / total)
		a.done.SetTextContent(ui.Grouped(done) + " / " + ui.Grouped(total))
	} else {
		a.bar.RemoveAttribute("value")
	}
}

// answer takes over the result of a search. A stopped search leaves its last
// report.
func (a *advice) answer(at *node, found choice, err error) {
	a.busy = false
	switch {
	case errors.Is(err, engine.ErrAborted):
		a.halted = true
	case err != nil:
		a.found = choice{}
		a.room.form.complain(err)
	default:
		a.found = found
		at.value(found.Candidates)
	}
	a.draw()
	a.room.chart.draw()
}

// forget drops the advice, and the search for it.
func (a *advice) forget() {
	a.asking.Drop()
	a.about, a.found, a.busy = nil, choice{}, false
}

// step plays the best move, after a search if it is not yet known.
func (a *advice) step() {
	if a.about == a.at() && !a.busy && a.best() != "" {
		a.playBest()
		return
	}
	a.think(a.playBest)
}

func (a *advice) playBest() {
	if best := a.best(); best != "" && a.about == a.at() {
		a.room.help()
		a.room.play(best)
	}
}

// best is the move to play. A draw is written without its rank, since the
// table's stock has an order.
func (a *advice) best() string {
	if a.found.Best != "" && draws(a.found.Best) {
		return drawing
	}
	return a.found.Best
}

func (a *advice) toggleWatch() {
	a.watching = !a.watching
	a.drawWatch()
	if a.watching {
		a.room.help()
		a.resume()
	}
}

func (a *advice) pause() {
	a.watching = false
	a.drawWatch()
}

// resume asks the question that belongs to every position: the next move while
// the engine plays, else the chance for the chart.
func (a *advice) resume() {
	if !a.watching {
		a.room.chart.follow()
		return
	}
	at := a.at()
	if at == nil || at.Over {
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
func (a *advice) wait(then func()) {
	at := a.at()
	ms, _ := strconv.Atoi(a.speed.Value)
	time.AfterFunc(time.Duration(ms)*time.Millisecond, func() {
		a.room.Do(func() {
			if a.watching && a.at() == at {
				then()
			}
		})
	})
}

func (a *advice) drawWatch() { a.watch.SetAttribute("aria-pressed", ui.Pressed[a.watching]) }

//go:build js && wasm

package main

import (
	"encoding/json"
	"errors"
	"fmt"
	"strconv"
	"strings"
	"syscall/js"

	"honnef.co/go/js/dom/v2"
)

// dfgListed is how many candidates of a hint are listed.
const dfgListed = 6

// dfgCandidate is a move, or a return, with its value as the engine gives it.
type dfgCandidate struct {
	Move     string  `json:"move"`
	Cards    string  `json:"cards"` // of a return
	Value    float64 `json:"value"` // points to expect
	Error    float64 `json:"error"`
	Playouts float64 `json:"playouts"`
	Proved   bool    `json:"proved"`
	Reasons  []struct {
		Words string `json:"words"`
	} `json:"reasons"`
}

func (c *dfgCandidate) role() string { return either(c.Move, c.Cards) }

// known says that the value is one: not of a move that was never searched.
func (c *dfgCandidate) known() bool { return c.Proved || c.Playouts > 0 }

// dfgChoice is the engine's answer about a position, or its report so far.
type dfgChoice struct {
	Best       string         `json:"best"`
	Candidates []dfgCandidate `json:"candidates"`
	Done       float64        `json:"done"`
	Total      float64        `json:"total"`
}

// dfgAdvice is the hint: what the engine would do in the reader's place, and why.
type dfgAdvice struct {
	play                         *dfgPlay
	wanted                       bool // while the button is down, for every position
	busy                         bool
	about                        *dfgNode // that found is about
	found                        dfgChoice
	panel, button, verdict, list dom.HTMLElement
	bar                          *dom.HTMLProgressElement
	budget                       *choice
	rows                         []dfgMoveRow
	onProgress                   js.Func
}

// dfgMoveRow is a candidate of the list.
type dfgMoveRow struct{ adviceRow }

func newDfgAdvice(p *dfgPlay) *dfgAdvice {
	a := &dfgAdvice{play: p, panel: byID("dfg-advice"), button: byID("dfg-hint"), verdict: byID("dfg-verdict"), list: byID("dfg-moves"),
		bar: byID("dfg-progress").(*dom.HTMLProgressElement)}
	a.budget = newChoice("dfg-budget", p.settle)
	a.onProgress = js.FuncOf(func(_ js.Value, args []js.Value) any {
		a.report(args[0])
		return nil
	})
	a.button.AddEventListener("click", false, func(dom.Event) {
		if a.wanted || a.button.GetAttribute("aria-disabled") != "true" {
			a.wanted = !a.wanted
			p.settle()
		}
	})
	a.list.AddEventListener("click", false, func(ev dom.Event) {
		if row := ev.Target().Closest("[data-role]"); row != nil {
			p.hand.pick(row.GetAttribute("data-role"))
			p.draw()
		}
	})
	return a
}

// clear forgets what was found about a position that has passed.
func (a *dfgAdvice) clear() { a.about, a.found, a.busy = nil, dfgChoice{}, false }

// ask values what the reader can do. It blocks.
func (a *dfgAdvice) ask(serial int) {
	p, now := a.play, a.play.now()
	function := "choose"
	if now.open() != nil {
		function = "chooseReturn"
	}
	a.about, a.found, a.busy = now, dfgChoice{}, true
	a.draw(p.room.page.lang)
	var found dfgChoice
	options := map[string]any{"level": "search", "seed": p.seeded(), "lang": string(p.room.page.lang), "signal": p.signal(), "onProgress": a.onProgress}
	if ms, err := strconv.Atoi(a.budget.value); err == nil {
		options["budget"] = map[string]any{"ms": ms}
	}
	err := p.room.page.engine.ask(&found, "daifugo", function, now.asked, options)
	if serial != p.serial || errors.Is(err, errAborted) {
		return
	}
	p.search = js.Undefined()
	a.busy = false
	if err != nil {
		a.clear()
		p.refuse(err)
		return
	}
	a.found = found
	p.room.page.fault(nil)
	p.draw()
}

// best is the role that the hint has found, if it has.
func (a *dfgAdvice) best() (role string, known bool) {
	if a.busy || len(a.found.Candidates) == 0 {
		return "", false
	}
	return a.found.Candidates[0].role(), true
}

// report shows how far the search has come.
func (a *dfgAdvice) report(progress js.Value) {
	var so dfgChoice
	if !a.busy || json.Unmarshal([]byte(js.Global().Get("JSON").Call("stringify", progress).String()), &so) != nil {
		return
	}
	if len(so.Candidates) > 0 {
		a.found = so
	}
	if so.Total > 0 {
		a.bar.SetValue(so.Done / so.Total)
	}
	a.draw(a.play.room.page.lang)
}

func (a *dfgAdvice) draw(l language) {
	now := a.play.now()
	a.button.SetAttribute("aria-pressed", pressed[a.wanted])
	mark(a.panel, "hidden", !a.wanted)
	mark(a.panel, "data-busy", a.busy)
	if !a.busy {
		a.bar.SetValue(0)
	}
	a.verdict.SetTextContent(a.inWords(now, l))
	listed := min(len(a.found.Candidates), dfgListed)
	for len(a.rows) < listed {
		a.rows = append(a.rows, dfgMoveRow{newAdviceRow(a.list)})
	}
	for i, row := range a.rows {
		mark(row.item, "hidden", i >= listed)
		if i < listed {
			row.draw(&a.found.Candidates[i], i == 0, now.view.Rules.Players, l)
		}
	}
}

func (a *dfgAdvice) inWords(now *dfgNode, l language) string {
	switch {
	case a.busy:
		return wordDfgThinking.in(l)
	case len(a.found.Candidates) == 0:
		return now.status(a.play.autopass.on, l)
	}
	best := &a.found.Candidates[0]
	if !best.known() {
		return fmt.Sprintf(wordDfgBest.in(l), dfgRoleWords(best.role(), l))
	}
	return fmt.Sprintf(wordDfgBestFor.in(l), dfgRoleWords(best.role(), l), dfgPoints(best.Value))
}

// dfgPoints writes points to expect.
func dfgPoints(value float64) string { return strconv.FormatFloat(value, 'f', 2, 64) }

// draw shows a candidate; its bar is full at the points of a first place.
func (row *dfgMoveRow) draw(c *dfgCandidate, best bool, players int, l language) {
	mark(row.item, "data-best", best)
	row.button.SetAttribute("data-role", c.role())
	dfgMinis(row.name, c.role(), l)
	value, margin, share := "–", "", 0.0
	if c.known() {
		value = dfgPoints(c.Value)
		share = max(0, min(1, (c.Value-1)/float64(max(players-1, 1))))
	}
	if c.known() && !c.Proved && c.Error > 0 {
		margin = "± " + dfgPoints(c.Error)
	}
	row.value.SetTextContent(value)
	row.margin.SetTextContent(margin)
	row.bar.Style().SetProperty("--share", strconv.FormatFloat(100*share, 'f', 1, 64)+"%", "")
	words := make([]string, len(c.Reasons))
	for i, reason := range c.Reasons {
		words[i] = reason.Words
	}
	row.why.SetTextContent(strings.Join(words, wordSemicolon.in(l)))
}

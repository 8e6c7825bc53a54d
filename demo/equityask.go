//go:build js && wasm

package main

import (
	"errors"
	"fmt"
	"strconv"
	"strings"
	"syscall/js"
	"time"

	"honnef.co/go/js/dom/v2"
)

const (
	// firstSamples take a few milliseconds: the estimate that is shown while
	// the full count runs.
	firstSamples = 20_000
	// firstPause keeps the estimate from flashing up before a quick result.
	firstPause = 150 * time.Millisecond
)

// equityAnswer is the engine's.
type equityAnswer struct {
	Players []playerResult `json:"players"`
	Total   float64        `json:"total"`
	Exact   bool           `json:"exact"`
	ms      float64        // as the page measured it
}

// equityRun is the part of the room that shows a calculation under way.
type equityRun struct {
	box, stop, verdict, progress dom.HTMLElement
	bar                          *dom.HTMLProgressElement
	onProgress                   js.Func // one for all questions: releasing it while a late report is on its way would log an error
}

func newEquityRun() *equityRun {
	run := &equityRun{
		box: byID("equity-run"), stop: byID("equity-stop"), verdict: byID("equity-verdict"), progress: byID("equity-done"),
		bar: byID("equity-progress").(*dom.HTMLProgressElement),
	}
	run.onProgress = js.FuncOf(func(_ js.Value, args []js.Value) any {
		run.report(args[0].Get("done").Float(), args[0].Get("total").Float())
		return nil
	})
	return run
}

// busy shows or hides the progress bar and the Stop button.
func (run *equityRun) busy(on bool) {
	run.stop.SetAttribute("aria-disabled", pressed[!on])
	mark(run.box, "data-busy", on)
	if !on {
		run.bar.SetValue(0)
		run.progress.SetTextContent("")
	}
}

func (run *equityRun) report(done, total float64) {
	if total <= 0 {
		run.bar.RemoveAttribute("value")
		run.progress.SetTextContent(grouped(done))
		return
	}
	run.bar.SetValue(done / total)
	run.progress.SetTextContent(grouped(done) + " / " + grouped(total))
}

// ask puts the table before the engine, a rough question first, and returns
// how to draw the answer.
func (r *equityRoom) ask() func() {
	if waits := r.waiting(); waits != nil {
		return func() { r.drawWaiting(waits) }
	}
	controller := js.Global().Get("AbortController").New()
	r.controller = controller
	texts, options := list(r.players.texts()), r.options(controller)
	call := equityCall(texts, options)
	var first, full equityAnswer
	begun := time.Now()
	err := r.page.engine.ask(&first, "poker", "equity", texts, with(options, "budget", map[string]any{"iterations": firstSamples}))
	if full = first; err == nil && !first.Exact {
		estimate := time.AfterFunc(firstPause, func() { r.drawEstimate(controller, first, call) })
		err = r.page.engine.ask(&full, "poker", "equity", texts, with(options, "onProgress", r.run.onProgress))
		estimate.Stop()
	}
	full.ms = float64(time.Since(begun).Milliseconds())
	return func() {
		r.controller = js.Undefined()
		r.run.busy(false)
		r.drawAnswer(first, full, err, call)
	}
}

// options are the question's as the API takes them.
func (r *equityRoom) options(controller js.Value) map[string]any {
	options := map[string]any{"lang": string(r.page.lang), "signal": controller.Get("signal")}
	for name, s := range map[string]*spot{"board": r.board, "dead": r.dead} {
		if s.text != "" {
			options[name] = s.text
		}
	}
	if samples, err := strconv.Atoi(r.budget.value); err == nil {
		options["budget"] = map[string]any{"iterations": samples}
	}
	return options
}

// with returns options and one more.
func with(options map[string]any, name string, value any) map[string]any {
	all := map[string]any{}
	for n, v := range options {
		all[n] = v
	}
	all[name] = value
	return all
}

// waiting returns the first player with nothing to ask about yet: no cards, or
// one card picked of two.
func (r *equityRoom) waiting() *spot {
	for _, p := range r.players.shown {
		if !p.holdsRange() && len(p.cards()) < p.places {
			return p.spot
		}
	}
	return nil
}

func (r *equityRoom) drawWaiting(s *spot) {
	r.drawAnswer(equityAnswer{}, equityAnswer{}, nil, "")
	r.run.verdict.SetTextContent(fmt.Sprintf(wordNeedsCards.in(r.page.lang), r.called(s)))
}

// drawEstimate shows the rough answer of a question that is still running.
func (r *equityRoom) drawEstimate(controller js.Value, first equityAnswer, call string) {
	if !r.controller.Equal(controller) || controller.Get("signal").Get("aborted").Bool() {
		return
	}
	r.run.busy(true)
	r.complain(nil)
	r.drawPlayers(first)
	r.calledAs.SetTextContent(call)
	r.run.verdict.SetTextContent(wordEstimate.in(r.page.lang))
}

// drawAnswer shows the full answer or, where the reader stopped it, the first.
func (r *equityRoom) drawAnswer(first, full equityAnswer, err error, call string) {
	l := r.page.lang
	words := ""
	switch {
	case errors.Is(err, errAborted) && first.Total > 0:
		words = fmt.Sprintf(wordStopped.in(l), grouped(first.Total))
		full, err = first, nil
	case errors.Is(err, errAborted):
		words, err = wordStoppedBare.in(l), nil
	case err != nil:
		words = wordRefused.in(l)
	case full.Total > 0:
		words = full.inWords(l)
	}
	r.complain(err)
	r.drawPlayers(full)
	r.run.verdict.SetTextContent(words)
	if len(full.Players) > 0 {
		call += fmt.Sprintf("\n// players[0].equity: %.6f, exact: %t", full.Players[0].Equity, full.Exact)
	}
	r.calledAs.SetTextContent(call)
}

func (a *equityAnswer) inWords(l language) string {
	if a.Exact {
		return fmt.Sprintf(wordExact.in(l), grouped(a.Total), grouped(a.ms))
	}
	return fmt.Sprintf(wordSampled.in(l), grouped(a.Total), grouped(a.ms))
}

// drawPlayers shows the results; an answer without players clears them.
func (r *equityRoom) drawPlayers(a equityAnswer) {
	best := 0.0
	for _, res := range a.Players {
		best = max(best, res.Equity)
	}
	for i, p := range r.players.shown {
		var res playerResult
		if i < len(a.Players) {
			res = a.Players[i]
		}
		p.draw(res, a.Total, a.Exact, a.Total > 0 && res.Equity == best, r.page.lang)
	}
}

// complain shows a refusal beside the field that the engine names.
func (r *equityRoom) complain(err error) {
	var refused *inputError
	about := (*spot)(nil)
	if errors.As(err, &refused) {
		about, err = r.named(refused.field), nil
	}
	for _, s := range r.spots() {
		words := ""
		if s == about {
			words = refused.message
		}
		complain(s.message, words, s.input)
	}
	r.page.fault(err)
}

// named finds the place for cards behind a field's name: "players[1]",
// "options.board[3]"; whatever else is wrong is shown at the first player.
func (r *equityRoom) named(field string) *spot {
	switch {
	case strings.Contains(field, "board"):
		return r.board
	case strings.Contains(field, "dead"):
		return r.dead
	}
	var index int
	if _, inBrackets, ok := strings.Cut(field, "["); ok {
		digits, _, _ := strings.Cut(inBrackets, "]")
		index, _ = strconv.Atoi(digits)
	}
	return r.players.shown[min(max(index, 0), len(r.players.shown)-1)].spot
}

// equityCall is the question as an embedder would write it.
func equityCall(texts []any, options map[string]any) string {
	players := make([]string, len(texts))
	for i, text := range texts {
		players[i] = fmt.Sprintf("'%s'", text)
	}
	var parts []string
	for _, name := range []string{"board", "dead"} {
		if text, ok := options[name]; ok {
			parts = append(parts, fmt.Sprintf("%s: '%s'", name, text))
		}
	}
	if budget, ok := options["budget"].(map[string]any); ok {
		parts = append(parts, fmt.Sprintf("budget: { iterations: %d }", budget["iterations"]))
	}
	return fmt.Sprintf("await tefuda.poker.equity(\n  [%s],\n  { %s })", strings.Join(players, ",\n   "), strings.Join(append(parts, "signal, onProgress"), ", "))
}

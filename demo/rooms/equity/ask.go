//go:build js && wasm

package equity

import (
	"errors"
	"fmt"
	"strconv"
	"strings"
	"time"

	"honnef.co/go/js/dom/v2"

	"github.com/tefuda/tefuda/demo/engine"
	"github.com/tefuda/tefuda/demo/shell"
	"github.com/tefuda/tefuda/demo/ui"
)

const (
	// firstSamples take a few milliseconds. Their estimate is shown while the
	// full count runs.
	firstSamples = 20_000
	// firstPause keeps the estimate from flashing up before a quick result.
	firstPause = 150 * time.Millisecond
)

// answer is the engine's answer.
type answer struct {
	Players []playerResult `json:"players"`
	Total   float64        `json:"total"`
	Exact   bool           `json:"exact"`
	ms      float64        // measured by the page
}

// run is the part of the room that shows a running calculation.
type run struct {
	box, stop, verdict, progress ui.Element
	bar                          *dom.HTMLProgressElement
}

func newRun() *run {
	return &run{
		box: ui.ByID("equity-run"), stop: ui.ByID("equity-stop"), verdict: ui.ByID("equity-verdict"), progress: ui.ByID("equity-done"),
		bar: ui.ProgressByID("equity-progress"),
	}
}

// busy shows or hides the progress bar and the Stop button.
func (run *run) busy(on bool) {
	run.stop.SetAttribute("aria-disabled", ui.Pressed[!on])
	ui.Mark(run.box, "data-busy", on)
	if !on {
		run.bar.SetValue(0)
		run.progress.SetTextContent("")
	}
}

func (run *run) report(progress engine.Answer) {
	done, total := progress.Get("done").Float(), progress.Get("total").Float()
	if total <= 0 {
		run.bar.RemoveAttribute("value")
		run.progress.SetTextContent(ui.Grouped(done))
		return
	}
	run.bar.SetValue(done / total)
	run.progress.SetTextContent(ui.Grouped(done) + " / " + ui.Grouped(total))
}

// ask asks the engine about the table, first for an estimate, and returns a
// function that draws the answer.
func (r *room) ask() func() {
	if waits := r.waiting(); waits != nil {
		return func() { r.drawWaiting(waits) }
	}
	asked := r.asking.Now()
	texts, options := engine.List(r.players.texts()), r.options()
	var first, full answer
	begun := time.Now()
	rough := engine.With(options, "budget", map[string]any{"iterations": firstSamples})
	err := asked.Search(r.page.Engine, &first, nil, "poker", "equity", texts, rough)
	if full = first; err == nil && !first.Exact {
		estimate := time.AfterFunc(firstPause, func() { r.drawEstimate(asked, first) })
		err = asked.Search(r.page.Engine, &full, r.run.report, "poker", "equity", texts, options)
		estimate.Stop()
	}
	full.ms = float64(time.Since(begun).Milliseconds())
	return func() {
		r.run.busy(false)
		r.drawAnswer(first, full, err)
	}
}

// options are the question's options for the API.
func (r *room) options() map[string]any {
	options := map[string]any{"lang": string(r.page.Lang)}
	for name, s := range map[string]*spot{"board": r.board, "dead": r.dead} {
		if s.text != "" {
			options[name] = s.text
		}
	}
	g := r.kind.now()
	g.options(options)
	if samples, err := strconv.Atoi(r.budget.Value); err == nil {
		options["budget"] = map[string]any{"iterations": samples}
	}
	return options
}

// waiting returns the first player who has too few cards and no range, nil if
// there is none.
func (r *room) waiting() *spot {
	for _, p := range r.players.shown {
		if !p.holdsRange() && len(p.cards()) < p.places {
			return p.spot
		}
	}
	return nil
}

func (r *room) drawWaiting(s *spot) {
	r.drawAnswer(answer{}, answer{}, nil)
	words := wordNeedsCards
	if s.places != twoHoles {
		words = wordNeedsHoles
	}
	r.run.verdict.SetTextContent(fmt.Sprintf(words.In(r.page.Lang), r.called(s), s.places))
}

// drawEstimate shows the estimate while the question is still running.
func (r *room) drawEstimate(asked engine.Asked, first answer) {
	if asked.Stale() || !r.asking.Busy() {
		return
	}
	r.run.busy(true)
	r.complain(nil)
	r.drawPlayers(first)
	r.run.verdict.SetTextContent(wordEstimate.In(r.page.Lang))
}

// drawAnswer shows the full answer or, if the reader has stopped it, the
// estimate.
func (r *room) drawAnswer(first, full answer, err error) {
	l := r.page.Lang
	words := ""
	switch {
	case errors.Is(err, engine.ErrAborted) && first.Total > 0:
		words = fmt.Sprintf(wordStopped.In(l), ui.Grouped(first.Total))
		full, err = first, nil
	case errors.Is(err, engine.ErrAborted):
		words, err = wordStoppedBare.In(l), nil
	case err != nil:
		words = wordRefused.In(l)
	case full.Total > 0:
		words = full.inWords(l)
	}
	r.complain(err)
	r.drawPlayers(full)
	r.run.verdict.SetTextContent(words)
}

func (a *answer) inWords(l shell.Language) string {
	if a.Exact {
		return fmt.Sprintf(wordExact.In(l), ui.Grouped(a.Total), ui.Grouped(a.ms))
	}
	return fmt.Sprintf(wordSampled.In(l), ui.Grouped(a.Total), ui.Grouped(a.ms))
}

// drawPlayers shows the results; an answer without players clears them.
func (r *room) drawPlayers(a answer) {
	best := 0.0
	for _, res := range a.Players {
		best = max(best, res.Equity)
	}
	for i, p := range r.players.shown {
		var res playerResult
		if i < len(a.Players) {
			res = a.Players[i]
		}
		p.draw(res, a.Total, a.Exact, a.Total > 0 && res.Equity == best, r.page.Lang)
	}
}

// complain shows a refusal next to the field that the engine names.
func (r *room) complain(err error) {
	var refused *engine.InputError
	about, ofGame := (*spot)(nil), ""
	if errors.As(err, &refused) {
		if about, err = r.named(refused.Field), nil; about == nil {
			ofGame = refused.Message
		}
	}
	ui.Complain(r.kind.message, ofGame, r.kind.ranking)
	for _, s := range r.spots() {
		words := ""
		if s == about {
			words = refused.Message
		}
		ui.Complain(s.message, words, s.input)
		r.grid.complain(s, words)
	}
	r.page.Fault(err)
}

// named returns the spot of a field's name: "players[1]", "options.board[3]".
// It returns nil for a field of the game. Any other field is shown at the first
// player.
func (r *room) named(field string) *spot {
	switch {
	case strings.Contains(field, "board"):
		return r.board
	case strings.Contains(field, "dead"):
		return r.dead
	case strings.Contains(field, "ranking"), strings.Contains(field, "omaha"), strings.Contains(field, "hiLo"):
		return nil
	}
	var index int
	if _, inBrackets, ok := strings.Cut(field, "["); ok {
		digits, _, _ := strings.Cut(inBrackets, "]")
		index, _ = strconv.Atoi(digits)
	}
	return r.players.shown[min(max(index, 0), len(r.players.shown)-1)].spot
}

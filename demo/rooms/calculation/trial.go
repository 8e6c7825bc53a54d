//go:build js && wasm

package calculation

import (
	"errors"
	"fmt"
	"math"
	"math/rand/v2"
	"strconv"

	"honnef.co/go/js/dom/v2"

	"github.com/tefuda/tefuda/demo/engine"
	"github.com/tefuda/tefuda/demo/shell"
	"github.com/tefuda/tefuda/demo/ui"
)

// rateDecades is how many powers of ten the scale of the success rate spans.
const rateDecades = 8

// rate is a success rate, or the progress of its measurement.
type rate struct {
	Games    float64 `json:"games"`
	Wins     float64 `json:"wins"`
	Rate     float64 `json:"rate"`
	Low      float64 `json:"low"`
	High     float64 `json:"high"`
	MeanRest float64 `json:"meanRest"`
}

// trial is the experiment of fuji, whose posts core/calculation names: how
// often a simple player wins.
type trial struct {
	room               *room
	policy             *ui.Choice
	games, piles, lead *dom.HTMLSelectElement
	start, stop        ui.Element
	rate, interval     ui.Element
	bar                *dom.HTMLProgressElement
	busy, whole        bool
	known              rate
	total              float64
	asking             engine.Question
}

func newTrial(r *room) *trial {
	menu := func(id string) *dom.HTMLSelectElement { return ui.MenuByID(id) }
	t := &trial{
		room: r, games: menu("calc-games"), piles: menu("calc-trial-piles"), lead: menu("calc-trial-lead"),
		start: ui.ByID("calc-try"), stop: ui.ByID("calc-try-stop"), rate: ui.ByID("calc-rate"), interval: ui.ByID("calc-interval"),
		bar: ui.ProgressByID("calc-try-progress"),
	}
	t.policy = ui.NewChoice("calc-policy", func() {})
	ui.OnPress(t.start, func() { r.take(t.run) })
	ui.OnPress(t.stop, r.abort)
	return t
}

// run starts the experiment with a random seed.
func (t *trial) run() {
	t.asking.Drop()
	t.total, _ = strconv.ParseFloat(t.games.Value(), 64)
	t.busy, t.whole, t.known = true, false, rate{}
	t.draw()
	var answer rate
	game := map[string]any{"piles": engine.Number(t.piles.Value()), "lead": engine.Number(t.lead.Value())}
	policy := t.policy.Value
	t.room.searchFor(&t.asking, func(asked engine.Asked) error {
		options := map[string]any{"policy": policy, "games": t.total, "seed": rand.Uint32()}
		return asked.Search(t.room.page.Engine, &answer, t.report, "calculation", "successRate", game, options)
	}, func(err error) { t.answer(answer, err) })
}

func (t *trial) answer(answer rate, err error) {
	t.busy = false
	switch {
	case err == nil:
		t.known, t.whole = answer, true
	case !errors.Is(err, engine.ErrAborted):
		t.room.form.complain(err)
	}
	t.draw()
}

func (t *trial) report(progress engine.Answer) {
	var so rate
	if t.busy && progress.Read(&so) == nil && so.Games > 0 {
		t.known = so
		t.draw()
	}
}

// draw shows the rate in words, and as an interval on a scale of powers of ten.
func (t *trial) draw() {
	t.start.SetAttribute("aria-disabled", ui.Pressed[t.busy])
	t.stop.SetAttribute("aria-disabled", ui.Pressed[!t.busy])
	t.bar.SetValue(map[bool]float64{true: t.known.Games / max(t.total, 1)}[t.busy])
	ui.Mark(t.interval, "data-known", t.known.Games > 0)
	for name, share := range map[string]float64{"--low": t.known.Low, "--high": t.known.High, "--rate": t.known.Rate} {
		t.interval.Style().SetProperty(name, strconv.FormatFloat(onScale(share), 'f', 2, 64)+"%", "")
	}
	t.rate.SetTextContent(t.inWords(t.room.page.Lang))
}

func (t *trial) inWords(l shell.Language) string {
	k := t.known
	if k.Games == 0 {
		return ""
	}
	wins, games, rate, low, high := ui.Grouped(k.Wins), ui.Grouped(k.Games), rarely(k.Rate), rarely(k.Low), rarely(k.High)
	switch {
	case t.whole:
		return fmt.Sprintf(wordRate.In(l), wins, games, rate, low, high, strconv.FormatFloat(k.MeanRest, 'f', 2, 64))
	case !t.busy:
		return wordStopped.In(l) + fmt.Sprintf(wordSoFar.In(l), wins, games, rate, low, high)
	}
	return fmt.Sprintf(wordSoFar.In(l), wins, games, rate, low, high)
}

// onScale is the position of a share on the scale, in percent of its length.
func onScale(share float64) float64 {
	if share <= 0 {
		return 0
	}
	return max(100*(1+math.Log10(share)/rateDecades), 0)
}

// rarely writes a share in percent with two significant digits.
func rarely(share float64) string {
	decimals := 2
	for p := share; p > 0 && p < 0.001 && decimals < 9; p *= 10 {
		decimals++
	}
	return strconv.FormatFloat(100*share, 'f', decimals, 64) + " %"
}

//go:build js && wasm

package cardroom

import (
	"fmt"
	"strconv"

	"honnef.co/go/js/dom/v2"

	"github.com/tefuda/tefuda/demo/shell"
	"github.com/tefuda/tefuda/demo/ui"
)

// wager is the amount that the reader bets or raises: a slider, and buttons for
// the usual amounts.
type wager struct {
	play       *play
	box        ui.Element
	slider     *dom.HTMLInputElement
	steps      []ui.Element
	amount     int
	about      *node // the node in which the amount was chosen
	low, high  int
	unit       int // chips between two positions of the slider
	less, more ui.Element
}

func newWager(p *play) *wager {
	w := &wager{play: p, box: ui.ByID("cr-wager"), slider: ui.InputByID("cr-slider"), less: ui.ByID("cr-less"), more: ui.ByID("cr-more"), unit: 1}
	w.steps = ui.All(ui.ByID("cr-steps"), "button")
	for i, step := range w.steps {
		ui.OnPress(step, func() { w.step(i) })
	}
	ui.On(w.slider, "input", func(ui.Event) {
		at, _ := strconv.Atoi(w.slider.Value())
		w.set(w.low + at*w.unit)
	})
	ui.OnPress(w.less, func() { w.set(w.amount - w.unit) })
	ui.OnPress(w.more, func() { w.set(w.amount + w.unit) })
	return w
}

// forget drops the amount: the next hand starts afresh.
func (w *wager) forget() { w.about = nil }

// set chooses an amount within the legal bounds.
func (w *wager) set(amount int) {
	w.amount = min(max(amount, w.low), w.high)
	w.play.Draw()
}

// step chooses the minimum, half the pot, the pot, or all-in.
func (w *wager) step(i int) {
	if n := w.play.now(); n != nil && n.raises() != nil && i < len(w.steps) {
		w.set([]int{w.low, w.pots(n, 1, 2), w.pots(n, 1, 1), w.high}[i])
	}
}

// pots is a bet of a fraction of the pot, parts/of: 1/2 is half the pot. The pot
// is counted after the reader's call.
func (w *wager) pots(n *node, parts, of int) int {
	call := n.view.Bet - n.me().Bet
	return n.view.Bet + (n.view.Pot+call)*parts/of
}

// draw shows the amount if the reader can choose one.
func (w *wager) draw(n *node, l shell.Language) {
	r := n.raises()
	ui.Mark(w.box, "data-off", r == nil || r.Min == r.Max)
	ui.Mark(w.box, "hidden", n.view.Over)
	if r == nil {
		w.about = nil
		return
	}
	w.low, w.high, w.unit = r.Min, r.Max, max(n.view.Rules.MinBet, 1)
	if w.about != n {
		w.about, w.amount = n, r.Min
	}
	w.drawSlider(l)
	for i, step := range w.steps {
		amount := []int{w.low, w.pots(n, 1, 2), w.pots(n, 1, 1), w.high}[i]
		step.SetAttribute("aria-pressed", ui.Pressed[amount == w.amount])
		step.SetAttribute("aria-disabled", ui.Pressed[amount < w.low || amount > w.high])
	}
	w.less.SetAttribute("aria-disabled", ui.Pressed[w.amount == w.low])
	w.more.SetAttribute("aria-disabled", ui.Pressed[w.amount == w.high])
}

// drawSlider moves the slider to the amount. Its last position is the greatest
// amount.
func (w *wager) drawSlider(l shell.Language) {
	places := (w.high - w.low + w.unit - 1) / w.unit
	at := (w.amount - w.low + w.unit/2) / w.unit
	if w.amount == w.high {
		at = places
	}
	w.slider.SetAttribute("max", strconv.Itoa(places))
	w.slider.SetValue(strconv.Itoa(at))
	w.slider.SetAttribute("aria-valuetext", fmt.Sprintf(wordChips.In(l), ui.Grouped(float64(w.amount))))
	share := 100
	if places > 0 {
		share = 100 * at / places
	}
	w.slider.Style().SetProperty("--share", strconv.Itoa(share)+"%", "")
}

//go:build js && wasm

package poker

import (
	"errors"
	"fmt"

	"github.com/tefuda/tefuda/demo/engine"
	"github.com/tefuda/tefuda/demo/shell"
)

// duel is the engine's answer about the two hands.
type duel struct {
	readings [2]reading
	errs     [2]error // for each hand
	winners  []int
	fault    error
}

// ask asks the engine about the table and returns a function that draws the
// answer.
func (r *room) ask() func() {
	options, texts := r.options(), []any{r.hands[0].text, r.hands[1].text}
	d := r.compare(texts, options)
	return func() { r.draw(d) }
}

// compare asks for the comparison, which includes both hands. If that fails it
// asks about each hand, so that an error is shown at its hand.
func (r *room) compare(texts []any, options map[string]any) (d duel) {
	var both struct {
		Winners []int      `json:"winners"`
		Hands   [2]reading `json:"hands"`
	}
	if r.page.Engine.Ask(&both, "poker", "compare", texts, options) == nil {
		d.readings = both.Hands
		if len(d.readings[0].Cards) > 0 && len(d.readings[1].Cards) > 0 {
			d.winners = both.Winners
		}
		return d
	}
	for i := range d.readings {
		d.errs[i] = r.page.Engine.Ask(&d.readings[i], "poker", "evaluate", texts[i], options)
		if refused := (*engine.InputError)(nil); d.errs[i] != nil && !errors.As(d.errs[i], &refused) {
			d.fault = d.errs[i]
		}
	}
	return d
}

func (r *room) draw(d duel) {
	for i, h := range &r.hands {
		h.draw(d.readings[i], d.errs[i], r.page.Lang)
	}
	sign, verdict := d.verdict(r.page.Lang)
	r.sign.SetTextContent(sign)
	r.verdict.SetTextContent(verdict)
	r.drawTarget()
	r.page.Fault(d.fault)
}

// verdict is the comparison: a sign between the two values, and words.
func (d *duel) verdict(l shell.Language) (sign, words string) {
	switch {
	case d.errs != [2]error{}:
		return "·", wordMend.In(l)
	case len(d.winners) == 0:
		return "·", wordFillBoth.In(l)
	case len(d.winners) == 2:
		return "=", fmt.Sprintf(wordTie.In(l), d.readings[0].Name)
	}
	winner := d.winners[0]
	return [2]string{">", "<"}[winner], fmt.Sprintf(wordWins.In(l), [2]string{"A", "B"}[winner], d.readings[winner].Name)
}

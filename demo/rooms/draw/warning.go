//go:build js && wasm

package draw

import (
	"fmt"

	"github.com/tefuda/tefuda/demo/shell"
	"github.com/tefuda/tefuda/demo/ui"
)

// warnCost is the least cost of a hold, in stakes, that is worth a warning.
const warnCost = 0.005

var wordWarning = shell.Text{"This hold costs %s: %s would be better. Draw again to draw all the same.", "この残し方は %s の損です。%sを残すほうがよいでしょう。それでも引くなら、もう一度押してください。"}

// warning is the question before a costly hold, for readers who switch it on.
type warning struct {
	on *ui.Toggle
	// told is the hold that the reader was warned of: a second press draws.
	seed string
	told [handPlaces]bool
}

func newWarning() *warning { return &warning{on: ui.NewToggle("draw-warn", func() {})} }

// warns shows the cost of the hold, once per hold, and reports whether it did.
func (r *room) warns() bool {
	w, cost := r.warning, r.told.cost(r.places())
	if !w.on.On || cost < warnCost || w.seed == r.seed && w.told == r.held {
		return false
	}
	w.seed, w.told = r.seed, r.held
	l := r.page.Lang
	best := r.told.advice.Candidates[0]
	r.table.result.SetTextContent(fmt.Sprintf(wordWarning.In(l), stakes(cost), r.told.held(best.Move, l)))
	return true
}

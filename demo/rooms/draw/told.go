//go:build js && wasm

package draw

import (
	"github.com/tefuda/tefuda/demo/shell"
	"github.com/tefuda/tefuda/demo/ui"
)

// answer takes over the engine's answer.
func (r *room) answer(a answer) {
	r.sounds(&a)
	r.told = a
	r.games.show(a.games, a.key)
	r.complain(a.err)
	if a.drawn && !a.failed() && !r.scored {
		r.scored = true
		r.count(&a)
		r.remember(&a, r.places())
		r.score.add(a.final.pat(), a.advice.Candidates[0].Value, a.advice.of(r.places()).Value)
		r.addDaily(a.cost(r.places()) < leastCost)
		r.page.Changed()
	}
	r.draw()
	r.analysis.Look()
	if !a.failed() {
		r.solving.Latest(r.solve)
	}
}

// sounds plays the sound of a deal, or of a draw that pays.
func (r *room) sounds(a *answer) {
	switch {
	case a.failed() || r.told.same(a) && r.told.drawn == a.drawn:
	case a.drawn && !r.scored && a.final.pat().Pay > 0:
		r.page.Play(r, shell.SoundWin)
	default:
		r.page.Play(r, shell.SoundDeal)
	}
}

// draw shows the hand.
func (r *room) draw() {
	l := r.page.Lang
	r.hint.SetAttribute("aria-pressed", ui.Pressed[r.hinting])
	ui.Mark(r.review, "hidden", r.told.failed() || !r.told.drawn)
	r.table.draw(r, l)
	r.advice.draw(r, l)
	r.drawTotals()
}

func (r *room) drawTotals() {
	r.score.draw(r.key+r.pays, r.told.preset().Stake)
	r.form.draw()
}

// solve asks for the game's perfect return, once per game.
func (r *room) solve() func() {
	key := r.key + r.pays
	if r.score.knows(key) {
		return r.drawTotals
	}
	var solved struct {
		Return float64 `json:"return"`
	}
	err := r.page.Engine.Ask(&solved, "poker", "videoSolve", r.told.game())
	return func() {
		if err == nil {
			r.score.perfect[key] = solved.Return
		}
		r.drawTotals()
	}
}

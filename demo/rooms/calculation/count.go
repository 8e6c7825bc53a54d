//go:build js && wasm

package calculation

import "strconv"

// help notes that the engine plays: such a game is none of the reader's results.
func (r *room) help() {
	if r.game != nil {
		r.game.helped = true
	}
}

// hint notes that the engine was asked what to play.
func (r *room) hint() {
	if r.game != nil {
		r.game.hinted = true
	}
}

// count adds a deal to the results at its first end: won, or not. What is played
// after an Undo is practice, and so is the end that a link has led to.
func (r *room) count() {
	g := r.game
	if g == nil || g.counted || g.at.legal == nil || !g.at.legal.Over {
		return
	}
	g.counted = true
	if g.helped {
		return
	}
	won, lost := 0, 1
	if g.at.legal.Won {
		won, lost = 1, 0
	}
	r.page.Count(r, g.piles+" "+g.lead, g.seed, won, lost)
	if g.daily != "" {
		score := "lost " + strconv.Itoa(g.at.legal.Rest)
		if g.at.legal.Won {
			score = "won " + strconv.Itoa(g.at.depth)
		}
		r.page.Finish(r, g.daily, score, g.hinted)
	}
}

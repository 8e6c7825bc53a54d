//go:build js && wasm

package calculation

import (
	"strconv"

	"github.com/tefuda/tefuda/demo/shell"
)

// help notes that the engine plays: such a game is none of the reader's results.
func (r *room) help() {
	r.game.helped = true
}

// hint notes that the engine was asked what to play.
func (r *room) hint() {
	r.game.hinted = true
}

// count adds a deal to the results at its first end: won, or not. What is played
// after an Undo is practice, and so is the end that a link has led to.
func (r *room) count() {
	g, now := &r.game, r.now()
	if g.counted || !now.Over {
		return
	}
	g.counted = true
	if g.helped {
		return
	}
	won, lost := 0, 1
	if now.legal.Won {
		r.page.Play(r, shell.SoundWin)
		won, lost = 1, 0
	}
	r.page.Count(r, g.piles+" "+g.lead, g.seed, won, lost)
	if g.daily != "" {
		score := "lost " + strconv.Itoa(now.legal.Rest)
		if now.legal.Won {
			score = "won " + strconv.Itoa(now.Made)
		}
		r.page.Finish(r, g.daily, score, g.hinted)
	}
}

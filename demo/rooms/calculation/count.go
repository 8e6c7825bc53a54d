//go:build js && wasm

package calculation

import (
	"strconv"
	"strings"

	"github.com/tefuda/tefuda/demo/shell"
)

// help notes that the engine has played: the game does not count in the
// reader's results.
func (r *room) help() {
	r.game.helped = true
}

// hint notes that the reader has asked for a hint.
func (r *room) hint() {
	r.game.hinted = true
}

// count adds a deal to the results when it first ends, won or lost. Play after
// an Undo is practice, and an end that a link led to does not count.
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
	r.page.Count(r, strings.TrimSpace(g.piles+" "+g.lead+" "+g.rise), g.seed, won, lost)
	if g.daily != "" {
		score := "lost " + strconv.Itoa(now.legal.Rest)
		if now.legal.Won {
			score = "won " + strconv.Itoa(now.Made)
		}
		r.page.Finish(r, g.daily, score, g.hinted)
	}
}

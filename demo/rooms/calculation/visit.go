//go:build js && wasm

package calculation

import (
	"cmp"
	"net/url"

	"github.com/tefuda/tefuda/demo/shell"
	"github.com/tefuda/tefuda/demo/ui"
	"github.com/tefuda/tefuda/demo/ui/match"
)

func (r *room) Name() string { return "calculation" }

// State and Restore are inverse.
func (r *room) State() string {
	if r.Now == nil {
		return ""
	}
	state := "seed=" + shell.InLink(r.game.seed) + "&piles=" + shell.InLink(r.game.piles) + "&lead=" + shell.InLink(r.game.lead)
	if r.game.rise != "" {
		state += "&rise=" + shell.InLink(r.game.rise)
	}
	if moves := inLink(r.Now); moves != "" {
		state += "&moves=" + shell.InLink(moves)
	}
	return state + r.game.daily.InLink()
}

// Kept adds to the link whether the engine has played a card or given a hint.
func (r *room) Kept() string {
	state := r.State()
	if state != "" && r.game.helped {
		state += "&helped=1"
	}
	if state != "" && r.game.hinted {
		state += "&hints=1"
	}
	return state
}

func (r *room) Restore(state url.Values) {
	r.page.OpenTab(shell.TabPlay)
	if r.wanted.daily.Asks(state) && (r.Now == nil || !r.game.counted) {
		return
	}
	r.wanted = game{seed: state.Get("seed"), piles: cmp.Or(state.Get("piles"), "4"), lead: cmp.Or(state.Get("lead"), "1"), rise: state.Get("rise"), moves: state.Get("moves"),
		helped: state.Has("helped"), hinted: state.Has("hints"), daily: shell.DayIn(state)}
	r.begin()
}

// begin deals the wanted game, with a random seed if it has none.
func (r *room) begin() {
	if r.wanted.daily != "" && r.wanted.seed == "" {
		if r.Shown() { // otherwise Refresh begins later
			r.winnable.seekDay(r.wanted)
		}
		return
	}
	fresh := r.wanted.seed == ""
	if fresh {
		r.wanted.seed = match.AnySeed()
	}
	wanted := r.wanted
	r.form.show(wanted)
	if r.winnable.on.On && wanted.moves == "" && r.Shown() && fresh {
		r.winnable.seek(wanted)
		return
	}
	r.winnable.asking.Drop()
	r.page.Comes(false)
	r.take(func() { r.deal(wanted) })
}

// Speak draws the room in the new language. It drops the advice, whose reasons
// are in the old one; an experiment or a review goes on.
func (r *room) Speak() {
	ui.SpeakMenus(r.page.Lang, r.form.rise)
	r.looks.Draw()
	r.winnable.draw()
	advised := r.advice.about != nil
	if r.advice.busy {
		r.abort()
	}
	r.Do(func() {
		r.trial.draw()
		if r.Now == nil {
			return
		}
		if advised {
			r.advice.forget()
		}
		r.Draw()
		if advised && r.Shown() {
			r.advice.resume()
		}
	})
}

// Enter goes on with the present game; Leave has ended its questions.
func (r *room) Enter() {
	if r.Now == nil {
		r.Refresh()
	} else if r.Shown() {
		r.advice.forget()
		r.do(r.Settle)
	}
}

func (r *room) Leave() {
	r.advice.pause()
	r.abort()
}

// Refresh deals the first game.
func (r *room) Refresh() {
	if r.Shown() && r.Now == nil {
		r.begin()
	}
}

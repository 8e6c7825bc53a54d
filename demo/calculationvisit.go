//go:build js && wasm

package main

import (
	"math/rand/v2"
	"net/url"
	"strconv"
	"strings"
)

func (r *calcRoom) name() string { return "calculation" }

// state and restore are each other's inverse.
func (r *calcRoom) state() string {
	if r.game == nil {
		return ""
	}
	state := "seed=" + inLink(r.game.seed) + "&piles=" + inLink(r.game.piles) + "&lead=" + inLink(r.game.lead)
	if moves := r.game.at.moves(); len(moves) > 0 {
		state += "&moves=" + inLink(strings.Join(moves, "."))
	}
	return state
}

func (r *calcRoom) restore(state url.Values) {
	r.wanted = calcGame{seed: state.Get("seed"), piles: either(state.Get("piles"), "4"), lead: either(state.Get("lead"), "1"), moves: state.Get("moves")}
	r.begin()
}

// begin deals what is wanted, with any seed if none is named.
func (r *calcRoom) begin() {
	if r.wanted.seed == "" {
		r.wanted.seed = strconv.FormatUint(uint64(rand.Uint32()), 10)
	}
	wanted := r.wanted
	r.form.show(wanted)
	r.take(func() { r.deal(wanted) })
}

func either(text, instead string) string {
	if text == "" {
		return instead
	}
	return text
}

// speak draws the room in the new language. Advice is put away, as its reasons
// came in the old one; an experiment or a review goes on.
func (r *calcRoom) speak() {
	advised := r.advice.about != nil
	if r.advice.busy {
		r.abort()
	}
	r.later(func() {
		r.trial.draw()
		if r.game == nil || r.game.at.legal == nil {
			return
		}
		if advised {
			r.advice.forget()
		}
		r.draw()
		if advised && r.shown() {
			r.advice.resume()
		}
	})
}

// enter goes on with the game there is; leave has ended what was asked.
func (r *calcRoom) enter() {
	if r.game == nil {
		r.refresh()
	} else if r.shown() {
		r.advice.forget()
		r.do(r.settle)
	}
}

func (r *calcRoom) leave() {
	r.advice.pause()
	r.abort()
}

// refresh deals the first game.
func (r *calcRoom) refresh() {
	if r.shown() && r.game == nil {
		r.begin()
	}
}

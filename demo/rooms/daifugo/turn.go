//go:build js && wasm

package daifugo

import (
	"math"
	"math/rand/v2"
	"strconv"
	"time"

	"github.com/tefuda/tefuda/demo/engine"
)

// proceed draws the position, and asks for what comes next in it: a link's
// game, another player's move, a hint. Beside an evaluation a game lies still.
func (p *play) proceed() {
	now := p.now()
	switch {
	case !p.room.shown():
		return
	case p.wanted != nil || now == nil && p.room.plays():
		p.later(p.start)
	case !p.room.plays():
	case now.view.Over:
		p.hurry = false
	case now.asksYou():
		if p.advice.Wanted {
			p.later(p.advice.ask)
		}
	case now.turn() != you:
		p.thinking = true
		p.later(p.answer)
	case p.autopass.On || now.forced():
		p.later(p.passForYou)
	}
	p.draw()
}

// start deals the first game, or that of a link. It blocks.
func (p *play) start(asked engine.Asked) {
	if err := p.form.fetch(); err != nil || asked.Stale() {
		p.form.complain(err)
		return
	}
	if p.wanted != nil {
		p.begin(p.linked(p.wanted))
		return
	}
	m := match{seed: anySeed(), number: 1, rules: p.form.usual("common")}
	p.form.show(&m, "")
	p.begin(m)
}

func anySeed() string { return strconv.FormatUint(uint64(rand.Uint32()), 10) }

// answer is the move of another player, who sees the view of the own seat alone.
func (p *play) answer(asked engine.Asked) {
	begun, now := time.Now(), p.now()
	var found struct {
		Best string `json:"best"`
	}
	options := map[string]any{"level": p.form.level(now.turn()), "seed": p.seeded()}
	err := asked.Search(p.room.page.Engine, &found, nil, "daifugo", "choose", now.next.Value, options)
	if asked.Stale() {
		return
	}
	if err != nil {
		p.refuse(err)
		return
	}
	if now.view.Choice == nil || found.Best != pass {
		p.wait(asked, begun) // who chooses nothing is soon done
	}
	if !asked.Stale() {
		p.step(asked, found.Best)
	}
}

// passForYou passes for the reader, or drops their cards, who cannot do anything
// else.
func (p *play) passForYou(asked engine.Asked) {
	only := p.now().legal[0]
	if p.now().view.Choice == nil || only != pass {
		p.wait(asked, time.Now())
	}
	if !asked.Stale() {
		p.step(asked, only)
	}
}

// wait keeps the pace since a moment, so that the reader can follow.
func (p *play) wait(asked engine.Asked, begun time.Time) {
	ms, _ := strconv.Atoi(p.pace.Value)
	if !p.hurry {
		asked.Pause(time.Duration(ms)*time.Millisecond - time.Since(begun))
	}
}

// seeded is a seed for a question about the position, so that a link leads to
// the same game again.
func (p *play) seeded() float64 {
	seed, _ := strconv.ParseFloat(p.match.seed, 64)
	return math.Mod(seed*31+float64(p.match.number*1009+len(p.past)), 1<<32)
}

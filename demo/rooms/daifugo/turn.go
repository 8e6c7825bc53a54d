//go:build js && wasm

package daifugo

import (
	"encoding/json"
	"math"
	"math/rand/v2"
	"strconv"
	"syscall/js"
	"time"

	"github.com/tefuda/tefuda/demo/engine"
)

// proceed draws the position, and asks for what comes next in it: a link's
// game, another player's move, a hint.
func (p *play) proceed() {
	if !p.room.shown() || !p.room.plays() {
		return
	}
	now := p.now()
	if now == nil || p.wanted != nil {
		p.later(p.start)
		p.draw()
		return
	}
	switch {
	case now.view.Over:
		p.hurry = false
	case now.asksYou():
		if p.advice.wanted {
			p.later(p.advice.ask)
		}
	case now.turn() != you:
		p.thinking = true
		p.later(p.answer)
	case p.autopass.On:
		p.later(p.passForYou)
	}
	p.draw()
}

// start deals the first game, or that of a link. It blocks.
func (p *play) start(serial int) {
	if err := p.form.fetch(); err != nil || serial != p.serial {
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

// answer is the move or the return of another player, who sees the view of the
// own seat alone.
func (p *play) answer(serial int) {
	begun, now := time.Now(), p.now()
	seat, choose, step, name := now.turn(), "choose", "apply", "move"
	if g := now.open(); g != nil {
		seat, choose, step, name = g.From, "chooseReturn", "exchange", "cards"
	}
	var view json.RawMessage
	err := p.room.page.Engine.Ask(&view, "daifugo", "view", now.game, map[string]any{"seat": seat})
	var found struct {
		Best string `json:"best"`
	}
	if err == nil && serial == p.serial {
		options := map[string]any{"level": p.form.level(seat), "seed": p.seeded(), "signal": p.signal()}
		err = p.room.page.Engine.Ask(&found, "daifugo", choose, engine.Parsed(view), options)
	}
	if serial != p.serial {
		return
	}
	if err != nil {
		p.refuse(err)
		return
	}
	p.search = js.Undefined()
	p.wait(begun)
	if serial == p.serial {
		p.step(serial, step, name, found.Best)
	}
}

// passForYou passes for the reader, who cannot do anything else.
func (p *play) passForYou(serial int) {
	p.wait(time.Now())
	if serial == p.serial {
		p.step(serial, "apply", "move", "")
	}
}

// wait keeps the pace since a moment, so that the reader can follow.
func (p *play) wait(begun time.Time) {
	ms, _ := strconv.Atoi(p.pace.Value)
	if !p.hurry {
		time.Sleep(max(0, time.Duration(ms)*time.Millisecond-time.Since(begun)))
	}
}

// seeded is a seed for a question about the position, so that a link leads to
// the same game again.
func (p *play) seeded() float64 {
	seed, _ := strconv.ParseFloat(p.match.seed, 64)
	return math.Mod(seed*31+float64(p.match.number*1009+len(p.past)), 1<<32)
}

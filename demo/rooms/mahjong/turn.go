//go:build js && wasm

package mahjong

import (
	"syscall/js"
	"time"

	"github.com/tefuda/tefuda/demo/engine"
)

// valueOf is a plain value as JavaScript has it.
func valueOf(plain map[string]any) js.Value { return js.ValueOf(plain) }

// proceed draws the moment, and asks for what comes next: a link's game, another
// player's action, a hint.
func (p *play) proceed() {
	if !p.room.shows(modeGame) {
		return
	}
	n := p.now
	switch {
	case n == nil || p.wanted != nil:
		p.later(p.start)
	case n.ended():
	case !n.asks(n.View.Seat):
		p.later(p.answer)
	case p.forced() != "":
		p.later(p.follow)
	default:
		p.levers.start()
		if p.advice.wanted() {
			p.later(p.advice.ask)
		}
	}
	p.draw()
}

// start deals the first game, or that of a link. It blocks.
func (p *play) start(asked engine.Asked) {
	if err := p.form.fetch(); err != nil || asked.Stale() {
		p.form.complain(err)
		return
	}
	m := linked(p.wanted)
	if m.seed == "" {
		m = p.form.fresh()
	}
	if !asked.Stale() {
		p.begin(m)
	}
}

// answer is the action of another player, who sees the view of the own seat
// alone. It blocks.
func (p *play) answer(asked engine.Asked) {
	begun, seat := time.Now(), p.now.Turns[0]
	var seen engine.Answer
	err := p.ask(&seen, "view", p.now.game.Value, map[string]any{"seat": seat})
	var found struct {
		Best string `json:"best"`
	}
	if err == nil && !asked.Stale() {
		err = asked.Search(p.room.page.Engine, &found, nil, "mahjong", "choose", seen.Value, map[string]any{"level": p.match.level})
	}
	if asked.Stale() {
		return
	}
	if err != nil {
		p.refuse(err)
		return
	}
	if found.Best != "pass" {
		p.wait(asked, begun) // who passes is not seen to think
	}
	if !asked.Stale() {
		p.step(asked, seat, found.Best)
	}
}

// forced is what the reader cannot but do, or wants to be done: after riichi the
// tile drawn is thrown; "" if there is a choice.
func (p *play) forced() string {
	n := p.now
	if len(n.View.Legal.Actions) == 1 && n.View.Players[n.View.Seat].Riichi {
		return n.View.Legal.Actions[0].Move
	}
	if p.uncalls.On && n.may("pass") && !n.may("ron") {
		return "pass"
	}
	return ""
}

// follow does so. It blocks.
func (p *play) follow(asked engine.Asked) {
	move := p.forced()
	if move != "pass" {
		p.wait(asked, time.Now())
	}
	if !asked.Stale() {
		p.step(asked, p.now.View.Seat, move)
	}
}

// shout notes what was called out on the way to a moment. It stands until
// something else happens.
func (p *play) shout(n *node) {
	if len(n.Events) == 0 {
		return
	}
	p.shouts = [places]string{}
	for _, e := range n.Events {
		switch {
		case e.Event == "call" || e.Event == "kan":
			p.shouts[n.at(e.Seat)] = e.Meld.Type
		case e.Event == "discard" && e.Riichi:
			p.shouts[n.at(e.Seat)] = "riichi"
		case e.Event == "north":
			p.shouts[n.at(e.Seat)] = "north"
		case e.Event == "roundEnd":
			for _, w := range e.Outcome.Wins {
				p.shouts[n.at(w.Seat)] = map[bool]string{true: "tsumo", false: "ron"}[w.From == w.Seat]
			}
		}
	}
}

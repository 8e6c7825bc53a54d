//go:build js && wasm

package main

import (
	"encoding/json"
	"errors"
	"net/url"
	"slices"
	"syscall/js"

	"honnef.co/go/js/dom/v2"
)

// dfgPlay is a match of the reader and the engine's players: a game at a time,
// and what is carried from one to the next.
type dfgPlay struct {
	room  *dfgRoom
	match dfgMatch
	// past is how the game stood at the start and after each return and move.
	past   []*dfgNode
	wanted url.Values // a link to follow, nil once that is done
	// serial counts what has happened: an answer about an earlier position is
	// not for this one.
	serial   int
	search   js.Value // the AbortController of the question under way
	thinking bool     // another player's move is on its way
	hurry    bool     // the reader is out and wants the end
	failed   error

	form                        *dfgForm
	table                       *dfgTable
	hand                        *dfgHand
	advice                      *dfgAdvice
	history                     *dfgHistory
	results                     *dfgResults
	gifts                       *dfgGifts
	pace                        *choice
	autopass, practice          *calcSwitch
	do, pass, undo, skip, error dom.HTMLElement
	calledAs                    dom.HTMLElement
}

func newDfgPlay(r *dfgRoom) *dfgPlay {
	p := &dfgPlay{room: r, do: byID("dfg-play"), pass: byID("dfg-pass"), undo: byID("dfg-undo"), skip: byID("dfg-skip"),
		error: byID("dfg-error"), calledAs: byID("dfg-call"), table: newDfgTable(), history: newDfgHistory(), gifts: newDfgGifts()}
	p.form = newDfgForm(p)
	p.hand = newDfgHand(p)
	p.advice = newDfgAdvice(p)
	p.results = newDfgResults()
	p.pace = newChoice("dfg-pace", func() {})
	p.autopass = newCalcSwitch("dfg-autopass", p.settle)
	p.practice = newCalcSwitch("dfg-practice", func() { p.draw(); r.page.changed() })
	onPress(p.do, p.lay)
	onPress(p.pass, func() { p.move("") })
	onPress(p.undo, p.takeBack)
	onPress(p.skip, func() { p.hurry = true; p.settle() })
	onPress(byID("dfg-next"), p.next)
	onPress(byID("dfg-appraise"), p.appraise)
	onPress(byID("dfg-deal"), func() { p.begin(p.form.fresh()) })
	return p
}

// now is how the game stands, nil before the engine has said.
func (p *dfgPlay) now() *dfgNode {
	if len(p.past) == 0 {
		return nil
	}
	return p.past[len(p.past)-1]
}

// disturb ends whatever is being asked about the position.
func (p *dfgPlay) disturb() {
	p.serial++
	p.thinking = false
	if p.search.Truthy() {
		p.search.Call("abort")
	}
	p.search = js.Undefined()
	p.advice.clear()
}

// later asks the engine on a goroutine of its own, unless something happens
// before that begins.
func (p *dfgPlay) later(ask func(serial int)) {
	serial := p.serial
	if p.room.page.engine == nil {
		return
	}
	go func() {
		if serial == p.serial {
			ask(serial)
		}
	}()
}

// signal is that of a question that disturb ends.
func (p *dfgPlay) signal() js.Value {
	p.search = js.Global().Get("AbortController").New()
	return p.search.Get("signal")
}

// settle goes on from the position after a change of how it is played.
func (p *dfgPlay) settle() {
	p.disturb()
	p.proceed()
}

// begin deals the game that a match has come to, and plays the moves of its link.
func (p *dfgPlay) begin(m dfgMatch) {
	p.disturb()
	p.later(func(serial int) {
		past, err := p.deal(m)
		if serial != p.serial || errors.Is(err, errAborted) {
			return
		}
		p.wanted = nil
		p.form.complain(err)
		if len(past) == 0 {
			if p.now() == nil {
				p.table.say.SetTextContent("")
			} else {
				p.proceed() // with the game that there is
			}
			return
		}
		p.match, p.past, p.failed, p.hurry = m, past, nil, false
		p.hand.drop()
		p.table.forget()
		p.room.page.changed()
		p.settle()
	})
}

// deal returns the positions of a match's game, as far as its link is legal. It
// blocks.
func (p *dfgPlay) deal(m dfgMatch) (past []*dfgNode, err error) {
	var dealt json.RawMessage
	if err = p.room.page.engine.ask(&dealt, "daifugo", "deal", m.rules.asked(), m.dealing()); err != nil {
		return nil, err
	}
	node, err := dfgLook(p.room.page.engine, dealt)
	if err != nil {
		return nil, err
	}
	past = append(past, node)
	for _, cards := range m.returns {
		if node, err = p.after(node, "exchange", "cards", cards); err != nil {
			return past, err
		}
		past = append(past, node)
	}
	for _, role := range m.moves {
		if node, err = p.after(node, "apply", "move", role); err != nil {
			return past, err
		}
		past = append(past, node)
	}
	return past, nil
}

// after is what a move or a return leads to. It blocks.
func (p *dfgPlay) after(n *dfgNode, function, name, cards string) (*dfgNode, error) {
	var next json.RawMessage
	options := map[string]any{name: cards}
	if function == "apply" {
		options["seed"] = len(n.view.Moves) // draws the places that too many passes leave open
	}
	if err := p.room.page.engine.ask(&next, "daifugo", function, n.game, options); err != nil {
		return nil, err
	}
	return dfgLook(p.room.page.engine, next)
}

// step makes a move or a return in the game, and goes on. It blocks.
func (p *dfgPlay) step(serial int, function, name, cards string) {
	next, err := p.after(p.now(), function, name, cards)
	if serial != p.serial {
		return
	}
	if err != nil {
		p.refuse(err)
		return
	}
	p.failed = nil
	p.room.page.fault(nil)
	p.past = append(p.past, next)
	p.room.page.changed()
	p.settle()
}

// refuse shows the engine's message where the game is, and any other error on
// the status line.
func (p *dfgPlay) refuse(err error) {
	p.thinking = false
	var refused *inputError
	switch {
	case errors.Is(err, errAborted):
		return
	case errors.As(err, &refused):
		p.failed = refused
	default:
		p.room.page.fault(err)
	}
	p.draw()
}

// move is the reader's: a role, or "" for a pass.
func (p *dfgPlay) move(role string) {
	p.disturb()
	p.hand.drop()
	p.later(func(serial int) { p.step(serial, "apply", "move", role) })
}

// lay lays, or gives back, the cards that the reader has picked.
func (p *dfgPlay) lay() {
	now := p.now()
	if now == nil {
		return
	}
	if g := now.open(); g != nil {
		cards := p.hand.picked()
		p.disturb()
		p.hand.drop()
		p.later(func(serial int) { p.step(serial, "exchange", "cards", dfgKey(cards)) })
		return
	}
	if role, ok := p.hand.role(now); ok {
		p.move(role)
	}
}

// before is the index of the last position in which the reader had a choice, -1
// if there is none: that is how far Undo goes.
func (p *dfgPlay) before() int {
	for i := len(p.past) - 2; i >= 0; i-- {
		if p.past[i].asksYou() {
			return i
		}
	}
	return -1
}

func (p *dfgPlay) takeBack() {
	i := p.before()
	if i < 0 || !p.practice.on {
		return
	}
	p.past, p.failed, p.hurry = p.past[:i+1], nil, false
	p.hand.drop()
	p.table.forget()
	p.room.page.changed()
	p.settle()
}

// next deals the match's next game, with the classes that this one has given.
func (p *dfgPlay) next() {
	now := p.now()
	if now == nil || !now.view.Over {
		return
	}
	m := p.match
	m.totals = p.totals()
	m.classes = slices.Clone(now.view.Places)
	m.number++
	m.returns, m.moves = nil, nil
	p.begin(m)
}

// totals are everybody's points with those of this game, if it is over. A place
// is worth a point more than the next, the last one point.
func (p *dfgPlay) totals() []int {
	now := p.now()
	totals := slices.Clone(p.match.totals)
	for len(totals) < now.view.Rules.Players {
		totals = append(totals, 0)
	}
	for seat := range now.view.Rules.Players {
		if now.view.Over {
			totals[seat] += p.points(seat)
		}
	}
	return totals
}

func (p *dfgPlay) points(seat int) int {
	v := &p.now().view
	return v.Rules.Players + 1 - v.Places[seat]
}

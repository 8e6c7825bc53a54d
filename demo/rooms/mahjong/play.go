//go:build js && wasm

package mahjong

import (
	"errors"
	"net/url"
	"strconv"
	"time"

	"github.com/tefuda/tefuda/demo/engine"
	"github.com/tefuda/tefuda/demo/shell"
	"github.com/tefuda/tefuda/demo/ui"
)

// play is a game of the reader and three of the engine's players.
type play struct {
	room   *room
	match  match
	now    *node           // nil before the engine has said
	wanted url.Values      // a link to follow, nil once that is done
	asking engine.Question // about the moment
	shouts [places]string  // what was called out last, by where its caller sits
	failed error

	form    *form
	table   *table
	hand    *hand
	levers  *levers
	advice  *advice
	ends    *ends
	looks   *lookback
	log     *log
	pace    *ui.Choice
	timer   *ui.Choice
	uncalls *ui.Toggle // nothing is called but wins
	goes    ui.Element
	undo    ui.Element
	redo    *ui.Redo[*node] // what Undo has taken back
	error   ui.Element
}

func newPlay(r *room) *play {
	p := &play{room: r, goes: ui.ByID("mj-go"), undo: ui.ByID("mj-undo"), error: ui.ByID("mj-error"), table: newTable(), ends: newEnds(), log: newLog()}
	p.form = newForm(p)
	p.hand = newHand(p)
	p.levers = newLevers(p)
	p.advice = newAdvice(p)
	p.looks = newLookback(p)
	p.pace = ui.NewChoice("mj-pace", func() {})
	p.timer = ui.NewChoice("mj-timer", p.settle)
	p.uncalls = ui.NewToggle("mj-uncalls", p.settle)
	ui.OnPress(p.goes, p.goOn)
	p.redo = ui.NewRedo("mj-redo", func(n *node) { p.stand(n); p.refresh() })
	ui.OnPress(p.undo, p.takeBack)
	ui.UndoKeys(p.undo, p.redo.Button, func() bool { return r.shows(modeGame) && shell.TabInView() == shell.TabPlay })
	return p
}

// disturb ends whatever is being asked about the moment.
func (p *play) disturb() {
	p.asking.Drop()
	p.levers.stop()
	p.advice.clear()
}

// later asks the engine on a goroutine of its own, unless something happens
// before that begins.
func (p *play) later(ask func(engine.Asked)) {
	if p.room.page.Engine != nil {
		p.asking.Go(ask)
	}
}

func (p *play) ask(into any, function string, args ...any) error {
	return p.room.page.Engine.Ask(into, "mahjong", function, args...)
}

// settle goes on from the moment after a change of how it is played.
func (p *play) settle() {
	p.disturb()
	p.proceed()
}

// refresh goes on with the game, its words in the page's language.
func (p *play) refresh() {
	if p.now == nil || !p.now.ended() || !p.room.shows(modeGame) {
		p.settle()
		return
	}
	p.disturb()
	p.later(func(asked engine.Asked) {
		var seen engine.Answer
		if err := p.ask(&seen, "view", p.now.game.Value, map[string]any{"seat": p.now.View.Seat}); err != nil || asked.Stale() {
			return
		}
		if now := *p.now; seen.Read(&now.View) == nil {
			p.now = &now
		}
		p.proceed()
	})
}

// begin deals a match's game, or goes on with that of its link.
func (p *play) begin(m match) {
	p.disturb()
	p.later(func(asked engine.Asked) {
		if p.form.fetch() == nil {
			m.players = p.form.players[m.preset]
		}
		now, err := p.deal(&m)
		if asked.Stale() || errors.Is(err, engine.ErrAborted) {
			return
		}
		p.wanted = nil
		p.form.complain(err)
		if err != nil {
			if p.now != nil {
				p.proceed() // with the game that there is
			}
			return
		}
		m.rounds = nil
		p.match, p.failed = m, nil
		p.form.show(&m)
		p.redo.Forget()
		p.log.forget()
		p.take(now)
	})
}

// deal asks for a match's game. It blocks.
func (p *play) deal(m *match) (*node, error) {
	var dealt engine.Answer
	if len(m.rounds) == 0 {
		err := p.ask(&dealt, "deal", m.rules(), map[string]any{"seed": engine.Number(m.seed), "views": []any{m.you()}})
		if err != nil {
			return nil, err
		}
		return look(dealt)
	}
	rounds := make([]any, len(m.rounds))
	for i := range m.rounds {
		rounds[i] = m.rounds[i].asked()
	}
	game := map[string]any{"rules": m.rules(), "seed": engine.Number(m.seed), "rounds": rounds}
	return p.resumed(m, game)
}

// resumed makes a node of a game that no answer tells. It blocks.
func (p *play) resumed(m *match, game map[string]any) (*node, error) {
	var next struct {
		Seat *int `json:"seat"`
	}
	if err := p.ask(&next, "legal", game); err != nil {
		return nil, err
	}
	n := &node{Rounds: m.rounds, game: engine.Answer{Value: valueOf(game)}}
	if next.Seat != nil {
		n.Turns = []int{*next.Seat}
	}
	err := p.ask(&n.View, "view", game, map[string]any{"seat": m.you()})
	n.Phase = n.View.Phase
	return n, err
}

// take makes a moment the present one, and goes on.
func (p *play) take(n *node) {
	p.now = n
	p.hand.drop()
	p.shout(n)
	p.log.tell(n, p.room.page.Lang)
	p.failed = nil
	p.room.page.Fault(nil)
	p.room.page.Changed()
	p.settle()
}

// step does an action of a seat. It blocks.
func (p *play) step(asked engine.Asked, seat int, move string) {
	var next engine.Answer
	err := p.ask(&next, "apply", p.now.game.Value, map[string]any{"seat": seat, "move": move, "views": []any{p.now.View.Seat}})
	if asked.Stale() {
		return
	}
	var n *node
	if err == nil {
		n, err = look(next)
	}
	if err != nil {
		p.refuse(err)
		return
	}
	p.redo.Forget()
	p.sound(n)
	p.count(n)
	p.take(n)
}

// refuse shows the engine's message where the game is, and any other error on
// the status line.
func (p *play) refuse(err error) {
	p.failed = p.room.page.Refused(err, p.failed)
	p.draw()
}

// move is the reader's.
func (p *play) move(move string) {
	p.disturb()
	p.later(func(asked engine.Asked) { p.step(asked, p.now.View.Seat, move) })
}

// goOn is the primary button: it throws the tile that is picked, lets an offer
// pass, deals the next round or the next game.
func (p *play) goOn() {
	n := p.now
	switch {
	case n == nil:
	case n.Phase == "over":
		p.begin(p.form.fresh())
	case n.Phase == "roundOver":
		p.move("proceed")
	case n.may("pass"):
		p.move("pass")
	case n.asks(n.View.Seat):
		p.hand.throw()
	}
}

// wait keeps the pace since a moment, so that the reader can follow.
func (p *play) wait(asked engine.Asked, begun time.Time) {
	ms, _ := strconv.Atoi(p.pace.Value)
	asked.Pause(time.Duration(ms)*time.Millisecond - time.Since(begun))
}

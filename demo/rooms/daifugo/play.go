//go:build js && wasm

package daifugo

import (
	"errors"
	"net/url"
	"slices"

	"github.com/tefuda/tefuda/demo/engine"
	"github.com/tefuda/tefuda/demo/shell"
	"github.com/tefuda/tefuda/demo/ui"
	"github.com/tefuda/tefuda/demo/ui/analysis"
)

// play is a match of the reader and the engine's players: a game at a time,
// and what is carried from one to the next.
type play struct {
	room  *room
	match match
	// past is how the game stood at the start and after each return and move.
	past     []*node
	wanted   url.Values      // a link to follow, nil once that is done
	asking   engine.Question // about the position
	thinking bool            // another player's move is on its way
	hurry    bool            // the reader is out and wants the end
	failed   error

	form                        *form
	table                       *table
	hand                        *hand
	naming                      *naming
	advice                      *advice
	history                     *history
	results                     *results
	looks                       *analysis.View // back on the game
	gifts                       *gifts
	pace                        *ui.Choice
	autopass, practice          *ui.Toggle
	redo                        *ui.Redo[[]*node] // what Undo has taken back
	do, pass, undo, skip, error ui.Element
}

func newPlay(r *room) *play {
	p := &play{room: r, do: ui.ByID("dfg-play"), pass: ui.ByID("dfg-pass"), undo: ui.ByID("dfg-undo"), skip: ui.ByID("dfg-skip"),
		error: ui.ByID("dfg-error"), table: newTable(), history: newHistory(), gifts: newGifts()}
	p.form = newForm(p)
	p.hand = newHand(p)
	p.naming = newNaming(p)
	p.advice = newAdvice(p)
	p.results = newResults()
	p.looks = newAnalysis(p)
	p.pace = ui.NewChoice("dfg-pace", func() {})
	p.autopass = ui.NewToggle("dfg-autopass", p.settle)
	p.practice = ui.NewToggle("dfg-practice", func() { p.draw(); r.page.Changed() })
	ui.OnPress(p.do, p.lay)
	ui.OnPress(p.pass, func() { p.move(pass) })
	p.redo = ui.NewRedo("dfg-redo", p.stand)
	ui.OnPress(p.undo, p.takeBack)
	ui.UndoKeys(p.undo, p.redo.Button, func() bool { return r.shown() && r.plays() })
	ui.OnPress(p.skip, func() { p.hurry = true; p.settle() })
	ui.OnPress(ui.ByID("dfg-next"), p.next)
	ui.OnPress(ui.ByID("dfg-review"), func() { r.page.OpenTab(shell.TabAnalyse) })
	ui.OnPress(ui.ByID("dfg-appraise"), p.appraise)
	ui.OnPress(ui.ByID("dfg-deal"), func() { p.begin(p.form.fresh()) })
	return p
}

// now is how the game stands, nil before the engine has said.
func (p *play) now() *node {
	if len(p.past) == 0 {
		return nil
	}
	return p.past[len(p.past)-1]
}

// disturb ends whatever is being asked about the position.
func (p *play) disturb() {
	p.asking.Drop()
	p.thinking = false
	p.advice.Clear()
}

// later asks the engine on a goroutine of its own, unless something happens
// before that begins.
func (p *play) later(ask func(engine.Asked)) {
	if p.room.page.Engine != nil {
		p.asking.Go(ask)
	}
}

// settle goes on from the position after a change of how it is played.
func (p *play) settle() {
	p.disturb()
	p.proceed()
}

// begin deals the game that a match has come to, and plays the moves of its link.
func (p *play) begin(m match) {
	p.disturb()
	p.later(func(asked engine.Asked) {
		past, err := p.deal(m)
		if asked.Stale() || errors.Is(err, engine.ErrAborted) {
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
		p.redo.Forget()
		p.hand.drop()
		p.table.forget()
		p.room.page.Play(p.room, shell.SoundDeal)
		p.room.page.Changed()
		p.settle()
	})
}

// deal returns the positions of a match's game, as far as its link is legal. It
// blocks.
func (p *play) deal(m match) (past []*node, err error) {
	var dealt engine.Answer
	if err = p.room.page.Engine.Ask(&dealt, "daifugo", "deal", m.rules.asked(), m.dealing()); err != nil {
		return nil, err
	}
	node, err := look(dealt)
	if err != nil {
		return nil, err
	}
	past = append(past, node)
	for _, move := range m.begun() {
		if node, err = p.after(node, move); err != nil {
			return past, err
		}
		past = append(past, node)
	}
	return past, nil
}

// after is what a move leads to. It blocks.
func (p *play) after(n *node, move string) (*node, error) {
	var next engine.Answer
	// The seed draws the places that too many passes leave open.
	options := map[string]any{"move": move, "views": seen, "seed": len(n.whole.Moves) - n.returned()}
	if err := p.room.page.Engine.Ask(&next, "daifugo", "apply", n.game.Value, options); err != nil {
		return nil, err
	}
	return look(next)
}

// step makes a move in the game, and goes on. It blocks.
func (p *play) step(asked engine.Asked, move string) {
	next, err := p.after(p.now(), move)
	if asked.Stale() {
		return
	}
	if err != nil {
		p.refuse(err)
		return
	}
	p.failed = nil
	p.room.page.Fault(nil)
	p.past = append(p.past, next)
	p.redo.Forget()
	if move != pass {
		p.room.page.Play(p.room, shell.SoundPlace)
	}
	p.count()
	p.room.page.Changed()
	p.settle()
}

// refuse shows the engine's message where the game is, and any other error on
// the status line; nil takes that back.
func (p *play) refuse(err error) {
	p.thinking = false
	p.failed = p.room.page.Refused(err, p.failed)
	p.draw()
}

// move is the reader's: a role, a choice, cards given back, or a pass.
func (p *play) move(move string) {
	p.disturb()
	p.hand.drop()
	p.later(func(asked engine.Asked) { p.step(asked, move) })
}

// lay lays, or gives back, the cards that the reader has picked.
func (p *play) lay() {
	now := p.now()
	if now == nil {
		return
	}
	if move, ok := p.picks(now); ok {
		p.move(move)
	}
}

// next deals the match's next game, with the classes that this one has given.
func (p *play) next() {
	now := p.now()
	if now == nil || !now.view.Over {
		return
	}
	m := p.match
	m.totals = slices.Clone(now.view.Points)
	m.classes = slices.Clone(now.view.Places)
	m.number++
	m.returns, m.moves, m.daily = nil, nil, ""
	p.begin(m)
}

// points is what a seat has won in this game, when it is over.
func (p *play) points(seat int) int { return p.now().view.Points[seat] - p.match.before(seat) }

//go:build js && wasm

package cardroom

import (
	"errors"
	"net/url"
	"slices"

	"github.com/tefuda/tefuda/demo/engine"
	"github.com/tefuda/tefuda/demo/shell"
	"github.com/tefuda/tefuda/demo/ui"
	"github.com/tefuda/tefuda/demo/ui/analysis"
)

// play is an evening: a hand at a time, and what is carried from one to the next.
type play struct {
	room   *room
	stakes stakes
	from   between  // the table before the hand
	past   []played // the hands before it
	moves  []move   // of the hand
	now    *node    // how it stands, nil before the engine has said
	// decisions are how many of the moves were the reader's, and fair what the
	// hand was worth when all were all-in, nil while that is not known.
	decisions int
	fair      *float64
	mine      int // the place of the reader's last move, -1 if there is none

	wanted   url.Values      // a link to follow, nil once that is done
	asking   engine.Question // about the position
	naming   engine.Question // what the hands are called
	thinking bool            // another player's move is on its way
	hurry    bool            // the reader is out and wants the end
	unturned int             // common cards that have still to be turned
	throws   map[string]bool // cards that the reader is about to throw away
	failed   error
	form     *form
	felt     *felt
	wager    *wager
	advice   *advice
	looks    *analysis.View // back on the evening
	ledger   *ledger
	story    *story
	pace     *ui.Choice
	fold, do ui.Element
	raise    ui.Element
	error    ui.Element
	undo     ui.Element
	redo     *ui.Redo[[]move] // what Undo has taken back
	practice *ui.Toggle
	brought  *brought
}

func newPlay(r *room) *play {
	p := &play{room: r, fold: ui.ByID("cr-fold"), do: ui.ByID("cr-do"), raise: ui.ByID("cr-raise"), error: ui.ByID("cr-error")}
	p.form = newForm(p)
	p.felt = newFelt(p)
	p.wager = newWager(p)
	p.advice = newAdvice(p)
	p.story = newStory()
	p.looks = newAnalysis(p)
	p.ledger = newLedger(p)
	p.pace = ui.NewChoice("cr-pace", func() {})
	p.practice = ui.NewToggle("cr-practice", func() { p.draw(); r.page.Changed() })
	p.undo = ui.ByID("cr-undo")
	p.brought = newBrought(p)
	p.redo = ui.NewRedo("cr-redo", func(moves []move) { p.stand(moves, func() {}) })
	ui.OnPress(p.undo, p.takeBack)
	ui.UndoKeys(p.undo, p.redo.Button, r.shown)
	ui.OnPress(p.fold, func() { p.move(move{Kind: "fold"}) })
	ui.OnPress(p.do, p.primary)
	ui.OnPress(p.raise, p.bet)
	ui.OnPress(ui.ByID("cr-deal"), func() { p.begin(p.form.fresh(), nil, nil, nil) })
	ui.On(ui.Document, "keydown", p.key)
	return p
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

// begin deals a hand of an evening, at the table as it is (nil for the first),
// after the hands before, and plays the moves of a link.
func (p *play) begin(s stakes, from *between, past []played, moves []move) {
	p.disturb()
	if from == nil {
		first := s.first()
		from = &first
	}
	p.later(func(asked engine.Asked) {
		nodes, err := p.deal(&s, from, moves)
		if asked.Stale() || errors.Is(err, engine.ErrAborted) {
			return
		}
		p.wanted = nil
		if s.text == "" {
			p.form.complain(err)
		} else {
			p.brought.tell(err)
		}
		if moves == nil {
			moves = s.moves
		}
		if s.text != "" && len(nodes) > 0 {
			from.Stacks = nodes[0].view.Rules.Stacks
		}
		if len(nodes) == 0 {
			if p.now == nil {
				p.felt.say.SetTextContent("")
			} else {
				p.proceed() // with the hand that there is
			}
			return
		}
		p.stakes, p.from, p.past, p.moves = s, *from, past, slices.Clone(moves[:len(nodes)-1])
		p.redo.Forget()
		p.lay(nodes)
	})
}

// lay puts a hand on the table that has come so far.
func (p *play) lay(nodes []*node) {
	p.fair, p.failed, p.hurry, p.unturned, p.throws, p.decisions, p.mine = nil, nil, false, 0, nil, 0, -1
	for i, n := range nodes[:len(nodes)-1] {
		if n.turn() == you {
			p.decisions++
			p.mine = i
		}
	}
	p.now = nodes[len(nodes)-1]
	p.story.forget()
	p.wager.forget()
	p.room.page.Play(p.room, shell.SoundDeal)
	p.tell()
	p.room.page.Changed()
	p.settle()
}

// deal returns the positions of a hand, as far as its moves are legal. It blocks.
func (p *play) deal(s *stakes, from *between, moves []move) (nodes []*node, err error) {
	n, err := p.first(s, from)
	if err == nil && moves == nil {
		moves = s.moves
	}
	for err == nil {
		if nodes = append(nodes, n); len(nodes) > len(moves) {
			break
		}
		n, err = p.after(n, moves[len(nodes)-1])
	}
	return nodes, err
}

// first is a hand as it is dealt. It blocks.
func (p *play) first(s *stakes, from *between) (*node, error) {
	if s.text != "" {
		return p.open(s)
	}
	var dealt engine.Answer
	options := map[string]any{"seed": s.seedOf(from), "views": views(), "lang": string(p.room.page.Lang)}
	if err := p.room.page.Engine.Ask(&dealt, "poker", "deal", s.rules(from), options); err != nil {
		return nil, err
	}
	return look(dealt)
}

// after is what a move leads to. It blocks.
func (p *play) after(n *node, m move) (*node, error) {
	var next engine.Answer
	options := map[string]any{"move": m.asked(), "views": views(), "lang": string(p.room.page.Lang)}
	if err := p.room.page.Engine.Ask(&next, "poker", "apply", n.game.Value, options); err != nil {
		return nil, err
	}
	return look(next)
}

// step makes a move in the hand, and goes on. It blocks.
func (p *play) step(asked engine.Asked, m move) {
	next, err := p.after(p.now, m)
	if asked.Stale() {
		return
	}
	if err != nil {
		p.refuse(err)
		return
	}
	if p.now.turn() == you {
		p.decisions++
		p.mine = len(p.moves)
	}
	p.failed, p.throws = nil, nil
	p.room.page.Fault(nil)
	p.moves, p.now = append(p.moves, m), next
	p.redo.Forget()
	if m.Kind != "fold" && m.Kind != "check" {
		p.room.page.Play(p.room, shell.SoundPlace)
	}
	if !p.calm() {
		p.unturned = next.runOut()
	}
	p.tell()
	p.count()
	p.room.page.Changed()
	p.settle()
}

// refuse shows the engine's message where the hand is, and any other error on
// the status line; nil takes that back.
func (p *play) refuse(err error) {
	p.thinking = false
	p.failed = p.room.page.Refused(err, p.failed)
	p.draw()
}

// move is the reader's.
func (p *play) move(m move) {
	p.disturb()
	p.later(func(asked engine.Asked) { p.step(asked, m) })
}

// primary is what the large button does: it checks or calls, draws, goes on to
// the end or to the next hand.
func (p *play) primary() {
	n := p.now
	switch {
	case n == nil:
	case n.view.Over && p.unturned > 0, n.turn() != you && n.me().Folded && !n.view.Over:
		p.hurry, p.unturned = true, 0
		p.settle()
	case n.view.Over && p.ended():
		p.begin(p.form.fresh(), nil, nil, nil)
	case n.view.Over:
		p.next()
	case n.can("draw") != nil:
		p.move(move{Kind: "draw", Cards: p.thrown()})
	case n.can("check") != nil:
		p.move(move{Kind: "check"})
	case n.can("call") != nil:
		p.move(move{Kind: "call"})
	}
}

// bet bets or raises what the wager says.
func (p *play) bet() {
	if p.now == nil {
		return
	}
	if r := p.now.raises(); r != nil {
		p.move(move{Kind: r.Kind, Amount: p.wager.amount})
	}
}

// ended says that the evening is over: a sit-and-go that is decided for the reader,
// or a hand that was brought.
func (p *play) ended() bool {
	return p.stakes.text != "" || p.stakes.tourney && p.now.view.Over && (p.now.view.Result.Last || p.now.me().Stack == 0)
}

// next deals the evening's next hand.
func (p *play) next() {
	past := append(slices.Clone(p.past), p.record())
	from := p.stakes.refilled(*p.now.view.Result.Next)
	p.begin(p.stakes, &from, past[max(0, len(past)-mostHands):], nil)
}

// toggle takes a card to throw away, or puts it back.
func (p *play) toggle(card string) {
	if p.now == nil || p.now.can("draw") == nil {
		return
	}
	throws := map[string]bool{card: !p.throws[card]}
	for other, out := range p.throws {
		if other != card {
			throws[other] = out
		}
	}
	p.throws = throws
	p.draw()
}

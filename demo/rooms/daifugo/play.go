//go:build js && wasm

package daifugo

import (
	"slices"
	"strconv"

	"github.com/tefuda/tefuda/demo/engine"
	"github.com/tefuda/tefuda/demo/shell"
	"github.com/tefuda/tefuda/demo/ui"
	"github.com/tefuda/tefuda/demo/ui/analysis"
	"github.com/tefuda/tefuda/demo/ui/friend"
	"github.com/tefuda/tefuda/demo/ui/match"
)

// play is a series of games of the reader against the engine's players, and the
// state carried from game to game.
type play struct {
	*match.Match
	room   *room
	series series

	form                  *form
	table                 *table
	hand                  *hand
	naming                *naming
	advice                *advice
	history               *history
	results               *results
	looks                 *analysis.View // the review of the game
	sample                *match.Node    // the end of the sample to review, nil until it is asked for
	line                  []*node        // the positions of the last review, since a new game may come meanwhile
	gifts                 *gifts
	curtain               *curtain
	fresh                 bool // the cards are covered until the player with the device asks for them
	people                bool // several people play
	friend                *friend.Seat
	pace                  *ui.Choice
	autopass, practice    *ui.Toggle
	do, pass, skip, error ui.Element
}

func newPlay(r *room) *play {
	p := &play{room: r, do: ui.ByID("dfg-play"), pass: ui.ByID("dfg-pass"), skip: ui.ByID("dfg-skip"),
		error: ui.ByID("dfg-error"), table: newTable(), history: newHistory(), gifts: newGifts()}
	p.Match = match.New(r.page, r, p, "daifugo")
	p.friend = friend.NewSeat(p.Match, p)
	p.form = newForm(p)
	p.curtain = newCurtain(p)
	p.hand = newHand(p)
	p.naming = newNaming(p)
	p.advice = newAdvice(p)
	p.results = newResults()
	p.looks = newAnalysis(p)
	p.pace = ui.NewChoice("dfg-pace", func() {})
	p.autopass = ui.NewToggle("dfg-autopass", p.Settle)
	p.practice = ui.NewToggle("dfg-practice", func() { p.Draw(); r.page.Changed() })
	ui.OnPress(p.do, p.lay)
	ui.OnPress(p.pass, func() { p.move(pass) })
	p.Buttons("dfg-undo", "dfg-redo", func() bool { return r.shown() && r.plays() })
	ui.OnPress(p.skip, func() { p.Hurry = true; p.Settle() })
	ui.OnPress(ui.ByID("dfg-next"), p.next)
	p.Ends("dfg-hint", func() { r.page.OpenTab(shell.TabAnalyse) }, func() {
		p.form.all.SetValue(p.form.above())
		p.form.spread()
		p.next()
	})
	ui.OnPress(ui.ByID("dfg-appraise"), p.appraise)
	ui.OnPress(ui.ByID("dfg-deal"), func() {
		if p.friend.Deals() {
			p.begin(p.form.fresh())
		}
	})
	return p
}

// now is the present position, nil before the engine has answered.
func (p *play) now() *node {
	if p.Now == nil {
		return nil
	}
	return p.Now.Of.(*node)
}

// past are the positions at the start and after each move, including returned
// cards.
func (p *play) past() []*node {
	return nodes(p.Now)
}

// nodes are the positions from the start to a node, empty for nil.
func nodes(to *match.Node) []*node {
	if to == nil {
		return nil
	}
	var nodes []*node
	for _, n := range to.Path() {
		nodes = append(nodes, n.Of.(*node))
	}
	return nodes
}

// Shown reports whether the room is in view with an engine, and either shows
// the game or has a first game or a link's to put on its table.
func (p *play) Shown() bool {
	return p.room.shown() && (p.room.plays() || p.Now == nil || p.Wanted != nil)
}

// Views are the reader's view, a friend's, and the view of the seat that acts next.
func (p *play) Views() []any { return p.friend.Views(you, 1) }

// Options are the level and the seed of an engine's move. For apply they are
// the seed that draws the ranks of players whom too many passes leave
// undecided.
func (p *play) Options(call string, n *match.Node) map[string]any {
	if call == "apply" {
		of := n.Of.(*node)
		return map[string]any{"seed": len(of.whole.Moves) - of.returned()}
	}
	return map[string]any{"level": p.form.level(n.Turn()), "seed": p.seeded()}
}

// seeded is the seed of a question about the position.
func (p *play) seeded() float64 {
	return match.Seed(p.series.seed, p.series.number*1009+p.Now.Made+1)
}

// Engines reports whether another player is in turn.
func (p *play) Engines(n *match.Node) bool {
	return !p.human(n.Turn()) && !p.friend.Plays(n.Turn())
}

// Asks reports whether the reader has a decision.
func (p *play) Asks(n *match.Node) bool { return n.Of.(*node).asksYou() }

// Forced is the reader's only move: to discard named cards or, if automatic
// passing is on, to pass.
func (p *play) Forced(n *match.Node) (seat int, move string) {
	if of := n.Of.(*node); n.Turn() != you {
		if p.autopass.On && len(of.theirs) == 1 && of.theirs[0] == pass {
			return n.Turn(), pass
		}
	} else if of.forced() || p.autopass.On && !of.asksYou() {
		move = of.legal[0]
	}
	return you, move
}

// Tempo is the chosen pace; to decline a choice takes no time.
func (p *play) Tempo(n *match.Node, move string) int {
	if n.Of.(*node).view.Choice != nil && move == pass {
		return 0
	}
	ms, _ := strconv.Atoi(p.pace.Value)
	return ms
}

// TakesBack reports whether the game is practice.
func (p *play) TakesBack() bool { return p.practice.On && !p.shared() && !p.friend.Here() }

// Start deals the first game, or follows a link. It blocks.
func (p *play) Start(asked engine.Asked) {
	if err := p.form.fetch(); err != nil || asked.Stale() {
		p.form.complain(err)
		return
	}
	if p.Wanted != nil {
		p.begin(p.linked(p.Wanted))
		return
	}
	s := series{seed: match.AnySeed(), number: 1, rules: p.form.usual("common")}
	p.form.show(&s, "")
	p.begin(s)
}

// begin deals the current game of a series, and replays the moves of its link.
func (p *play) begin(s series) {
	p.friend.Begin()
	you, p.fresh = 0, true
	p.Begin(func() (*match.Node, []string, error) {
		if err := p.form.fetch(); err != nil { // the reader may deal before Start has
			return nil, nil, err
		}
		n, err := p.Deal(s.rules.asked(), s.dealing())
		return n, s.begun(), err
	}, func(laid bool, err error) {
		p.form.complain(err)
		if !laid {
			p.table.say.SetTextContent("")
			return
		}
		p.series = s
		p.room.page.Play(p.room, shell.SoundDeal)
	})
}

// Disturbed forgets the hint.
func (p *play) Disturbed() { p.advice.Clear() }

// Laid deselects the cards, and restarts the log.
func (p *play) Laid() {
	p.people = p.shared()
	p.hand.drop()
	p.table.forget()
	p.friend.Laid()
}

// Came plays the move's sound, and counts the game if it is over.
func (p *play) Came() {
	if p.Now.Move != pass {
		p.room.page.Play(p.room, shell.SoundPlace)
	}
	p.friend.Came()
	p.count()
	if !p.human(you) { // the level was changed while the move was on its way
		p.settlePeople()
	}
}

// Rest asks for a hint.
func (p *play) Rest() {
	if p.advice.Wanted && !p.covered() && p.now().asksYou() {
		p.Later(p.advice.ask)
	}
}

// move plays the reader's move: a combination, a choice, cards given back, or a
// pass.
func (p *play) move(move string) {
	p.hand.drop()
	p.Move(you, move)
}

// lay plays, or gives back, the selected cards.
func (p *play) lay() {
	now := p.now()
	if now == nil {
		return
	}
	if move, ok := p.picks(now); ok {
		p.move(move)
	}
}

// next deals the next game of the series, with the classes from this one.
func (p *play) next() {
	now := p.now()
	if now == nil || !now.view.Over {
		return
	}
	if p.friend.Away {
		p.friend.Ask()
		return
	}
	s := p.series
	s.totals = slices.Clone(now.view.Points)
	s.classes = slices.Clone(now.view.Places)
	s.number++
	s.returns, s.moves, s.daily = nil, nil, ""
	p.begin(s)
}

// points is what a seat has won in this game, once it is over.
func (p *play) points(seat int) int { return p.now().view.Points[seat] - p.series.before(seat) }

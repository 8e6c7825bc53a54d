//go:build js && wasm

package cardroom

import (
	"slices"
	"strconv"
	"strings"

	"github.com/tefuda/tefuda/demo/engine"
	"github.com/tefuda/tefuda/demo/shell"
	"github.com/tefuda/tefuda/demo/ui"
	"github.com/tefuda/tefuda/demo/ui/analysis"
	"github.com/tefuda/tefuda/demo/ui/friend"
	"github.com/tefuda/tefuda/demo/ui/match"
)

// play is a session: the hand on the table, and the state carried from hand to
// hand.
type play struct {
	*match.Match
	room   *room
	stakes stakes
	from   between  // the table before this hand
	past   []played // the hands before this one
	fair   *float64 // the reader's average result of this hand, in chips; nil if not yet known

	friend   *friend.Seat
	naming   engine.Question // asks for the names of hands
	last     reviewed        // the hand reviewed last
	grades   []string        // of the hands reviewed
	named    named           // the names found last
	brought  int             // hands in the text that was imported last
	unturned int             // community cards still to be turned
	discards map[string]bool // cards that the reader has selected to discard
	form     *form
	table    *table
	wager    *wager
	advice   *advice
	looks    *analysis.View // the review of the session
	ledger   *ledger
	log      *log
	pace     *ui.Choice
	fold, do ui.Element
	raise    ui.Element
	error    ui.Element
	practice *ui.Toggle
	imported *imported
}

func newPlay(r *room) *play {
	p := &play{room: r, fold: ui.ByID("cr-fold"), do: ui.ByID("cr-do"), raise: ui.ByID("cr-raise"), error: ui.ByID("cr-error")}
	p.Match = match.New(r.page, r, p, "poker")
	p.Chose = p.chose
	p.friend = friend.NewSeat(p.Match, p)
	p.form = newForm(p)
	p.table = newTable(p)
	p.wager = newWager(p)
	p.advice = newAdvice(p)
	p.log = newLog()
	p.looks = newAnalysis(p)
	p.ledger = newLedger(p)
	p.pace = ui.NewChoice("cr-pace", func() {})
	p.practice = ui.NewToggle("cr-practice", func() { p.Draw(); r.page.Changed() })
	p.imported = newImported(p)
	p.Ends("cr-hint", func() { r.page.OpenTab(shell.TabAnalyse) }, func() {
		p.form.all.SetValue(p.form.above())
		p.form.spread()
		p.begin(p.form.fresh(), nil, nil, nil)
	})
	p.Buttons("cr-undo", "cr-redo", r.shown)
	ui.OnPress(p.fold, func() { p.move("fold") })
	ui.OnPress(p.do, p.primary)
	ui.OnPress(p.raise, p.bet)
	ui.OnPress(ui.ByID("cr-deal"), func() {
		if p.friend.Deals() {
			p.begin(p.form.fresh(), nil, nil, nil)
		}
	})
	ui.On(ui.Document, "keydown", p.key)
	return p
}

// now is the present state of the hand, nil before the engine has answered.
func (p *play) now() *node {
	if p.Now == nil {
		return nil
	}
	return p.Now.Of.(*node)
}

// moves are the moves of the hand.
func (p *play) moves() []move {
	var moves []move
	for _, text := range p.Now.Moves() {
		moves = append(moves, moveOf(text))
	}
	return moves
}

// decisions is how many of the moves were the reader's.
func (p *play) decisions() (n int) {
	for _, at := range p.Now.Path() {
		if at != p.Now && at.Turn() == you {
			n++
		}
	}
	return n
}

// Shown reports whether the room is in view and can ask the engine.
func (p *play) Shown() bool { return p.room.shown() }

// Views are the reader's view, a friend's, and the view of the seat in turn.
func (p *play) Views() []any { return p.friend.Views(you, 1) }

// Options are the level and the seed of an engine's move.
func (p *play) Options(call string, n *match.Node) map[string]any {
	if call == "apply" {
		return nil
	}
	return map[string]any{"level": p.form.level(n.Turn()), "seed": p.seeded()}
}

// seeded is the seed of a question about the position.
func (p *play) seeded() float64 {
	return match.Seed(p.stakes.seed, (p.from.Hands+1)*1009+p.Now.Made)
}

// chose notes the level that decided for another player.
func (p *play) chose(n *match.Node, found engine.Answer) {
	p.form.answered(n.Turn(), found.Get("level").String())
}

// Engines reports whether another player is in turn.
func (p *play) Engines(n *match.Node) bool { return n.Turn() != you && !p.friend.Plays(n.Turn()) }

// Asks reports whether the reader is in turn.
func (p *play) Asks(n *match.Node) bool { return n.Turn() == you }

// Forced is always "": every move is the reader's own.
func (p *play) Forced(*match.Node) (seat int, move string) { return you, "" }

// Tempo is the chosen pace, in milliseconds a move.
func (p *play) Tempo(*match.Node, string) int { return p.tempo() }

// tempo is the chosen pace, in milliseconds a move.
func (p *play) tempo() int {
	ms, _ := strconv.Atoi(p.pace.Value)
	return ms
}

// TakesBack reports whether the hand is practice.
func (p *play) TakesBack() bool { return p.practice.On && !p.friend.Here() }

// Start deals the first hand, or follows a link. It blocks.
func (p *play) Start(engine.Asked) {
	if p.Wanted != nil {
		p.follow()
		return
	}
	s := usual
	s.seed = match.AnySeed()
	p.form.show(&s, "")
	p.begin(s, nil, nil, nil)
}

// begin deals a hand of a session. from is the table before it, nil for the
// first hand; past are the hands before it. It replays the moves of a link;
// with nil moves it replays those of an imported hand.
func (p *play) begin(s stakes, from *between, past []played, moves []move) {
	p.friend.Begin()
	you = 0
	if from == nil {
		first := s.first()
		from = &first
	}
	p.Begin(func() (*match.Node, []string, error) { return p.first(&s, from, moves) }, func(laid bool, err error) {
		if s.text == "" {
			p.form.complain(err)
		} else {
			p.imported.tell(err)
		}
		if !laid {
			p.table.say.SetTextContent("")
			return
		}
		if s.text != "" {
			from.Stacks = p.now().view.Rules.Stacks
		}
		p.stakes, p.from, p.past = s, *from, past
	})
}

// first is the first node of a hand, and the moves to replay. It blocks.
func (p *play) first(s *stakes, from *between, moves []move) (n *match.Node, texts []string, err error) {
	if s.text != "" {
		n, err = p.open(s)
	} else {
		n, err = p.Deal(s.rules(from), map[string]any{"seed": match.SeedOf(s.seed, from.Hands)})
	}
	if moves == nil {
		moves = s.moves
	}
	for _, m := range moves {
		texts = append(texts, m.asked())
	}
	return n, texts, err
}

// deal returns the nodes of a hand, up to the first illegal move. It blocks.
func (p *play) deal(s *stakes, from *between, moves []move) (nodes []*node, err error) {
	n, texts, err := p.first(s, from, moves)
	if err != nil {
		return nil, err
	}
	n, err = p.Replay(n, texts)
	for _, at := range n.Path() {
		nodes = append(nodes, at.Of.(*node))
	}
	return nodes, err
}

// Disturbed forgets the hint.
func (p *play) Disturbed() { p.advice.Clear() }

// Laid restarts the log of the hand.
func (p *play) Laid() {
	p.fair, p.unturned, p.discards = nil, 0, nil
	p.friend.Laid()
	p.log.forget()
	p.wager.forget()
	p.room.page.Play(p.room, shell.SoundDeal)
	p.tell(false)
}

// Came plays the move's sound, announces the move, and counts the hand if it is
// over.
func (p *play) Came() {
	p.discards = nil
	if p.Now.Move != "fold" && p.Now.Move != "check" {
		p.room.page.Play(p.room, shell.SoundPlace)
	}
	if !p.calm() {
		p.unturned = p.now().runOut()
	}
	p.friend.Came()
	p.tell(false)
	p.count()
	p.cheer()
}

// cheer plays the sound of a win, once all cards are open.
func (p *play) cheer() {
	if n := p.now(); n.view.Over && p.unturned == 0 && n.me().Won > 0 && !p.practice.On && p.stakes.text == "" {
		p.room.page.Play(p.room, shell.SoundWin)
	}
}

// Rest turns the cards still to be turned, computes the average result of a
// finished hand, or asks for a hint.
func (p *play) Rest() {
	switch {
	case p.unturned > 0:
		p.Later(p.turnOver)
	case p.Now.Over && p.fair == nil:
		p.Later(p.appraise)
	case p.Asks(p.Now) && p.advice.Wanted:
		p.Later(p.advice.ask)
	}
}

// calm reports whether everything is shown at once, without pauses.
func (p *play) calm() bool { return ui.Calmly() || p.Hurry || p.tempo() == 0 }

// turnOver turns the community cards that come after the last bet: the first
// three together. It blocks.
func (p *play) turnOver(asked engine.Asked) {
	for p.unturned > 0 {
		p.Wait(asked, p.tempo()+400)
		if asked.Stale() {
			return
		}
		shown := len(strings.Fields(p.now().view.Board)) - p.unturned
		p.unturned -= max(1, min(p.unturned, flop-shown))
		p.Draw()
	}
	p.opened()
}

// opened announces the result once all cards are open.
func (p *play) opened() {
	p.tell(true)
	p.cheer()
	p.Settle()
}

// move plays the reader's move.
func (p *play) move(move string) { p.Move(you, move) }

// primary is the main button: it checks or calls, draws, skips to the end of
// the hand, or deals the next hand.
func (p *play) primary() {
	n := p.now()
	switch {
	case n == nil:
	case n.view.Over && p.unturned > 0, n.Turn() != you && n.me().Folded && !n.view.Over:
		turning := p.unturned > 0
		p.Hurry, p.unturned = true, 0
		if turning {
			p.opened()
		} else {
			p.Settle()
		}
	case n.view.Over && p.friend.Away:
		p.friend.Ask()
	case n.view.Over && p.ended():
		p.begin(p.form.fresh(), nil, nil, nil)
	case n.view.Over:
		p.next()
	case n.can("draw") != nil:
		p.move(move{Kind: "draw", Cards: p.discarded()}.asked())
	case n.can("bring-in") != nil:
		p.move("bring-in")
	case n.can("check") != nil:
		p.move("check")
	case n.can("call") != nil:
		p.move("call")
	}
}

// bet bets or raises the chosen amount.
func (p *play) bet() {
	if p.Now == nil {
		return
	}
	if r := p.now().raises(); r != nil {
		p.move(move{Kind: r.Kind, Amount: p.wager.amount}.asked())
	}
}

// ended reports whether the session is over: an imported hand, or a sit-and-go
// that is decided for the reader.
func (p *play) ended() bool {
	return p.stakes.text != "" || p.stakes.tourney && p.now().view.Over && (p.now().view.Result.Last || p.now().me().Stack == 0)
}

// next deals the session's next hand.
func (p *play) next() {
	past := append(slices.Clone(p.past), p.record())
	from := p.stakes.refilled(*p.now().view.Result.Next)
	p.begin(p.stakes, &from, past[max(0, len(past)-mostHands):], nil)
}

// toggle selects a card to discard, or deselects it.
func (p *play) toggle(card string) {
	if p.now() == nil || p.now().can("draw") == nil {
		return
	}
	discards := map[string]bool{card: !p.discards[card]}
	for other, out := range p.discards {
		if other != card {
			discards[other] = out
		}
	}
	p.discards = discards
	p.Draw()
}

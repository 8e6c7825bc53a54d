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
	"github.com/tefuda/tefuda/demo/ui/match"
)

// play is an evening: a hand at a time, and what is carried from one to the next.
type play struct {
	*match.Match
	room   *room
	stakes stakes
	from   between  // the table before the hand
	past   []played // the hands before it
	fair   *float64 // what the hand was worth when all were all-in, nil while that is not known

	naming   engine.Question // what the hands are called
	opening  engine.Question // how a hand of the evening was
	last     reviewed        // the hand that was looked back on last
	named    named           // what they were called last
	unturned int             // common cards that have still to be turned
	throws   map[string]bool // cards that the reader is about to throw away
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
	practice *ui.Toggle
	brought  *brought
}

func newPlay(r *room) *play {
	p := &play{room: r, fold: ui.ByID("cr-fold"), do: ui.ByID("cr-do"), raise: ui.ByID("cr-raise"), error: ui.ByID("cr-error")}
	p.Match = match.New(r.page, r, p, "poker")
	p.Chose = p.chose
	p.form = newForm(p)
	p.felt = newFelt(p)
	p.wager = newWager(p)
	p.advice = newAdvice(p)
	p.story = newStory()
	p.looks = newAnalysis(p)
	p.ledger = newLedger(p)
	p.pace = ui.NewChoice("cr-pace", func() {})
	p.practice = ui.NewToggle("cr-practice", func() { p.Draw(); r.page.Changed() })
	p.brought = newBrought(p)
	p.Buttons("cr-undo", "cr-redo", r.shown)
	ui.OnPress(p.fold, func() { p.move("fold") })
	ui.OnPress(p.do, p.primary)
	ui.OnPress(p.raise, p.bet)
	ui.OnPress(ui.ByID("cr-deal"), func() { p.begin(p.form.fresh(), nil, nil, nil) })
	ui.On(ui.Document, "keydown", p.key)
	return p
}

// now is how the hand stands, nil before the engine has said.
func (p *play) now() *node {
	if p.Now == nil {
		return nil
	}
	return p.Now.Of.(*node)
}

// moves are those of the hand.
func (p *play) moves() []move {
	var moves []move
	for _, text := range p.Now.Moves() {
		moves = append(moves, moveOf(text))
	}
	return moves
}

// decisions are how many of them were the reader's.
func (p *play) decisions() (n int) {
	for _, at := range p.Now.Path() {
		if at != p.Now && at.Turn() == you {
			n++
		}
	}
	return n
}

// Shown says that the room is in view, and there is an engine.
func (p *play) Shown() bool { return p.room.shown() }

// Views are the reader's, and that of the seat in turn.
func (p *play) Views() []any { return []any{you, "turn"} }

// Options are the level and the seed of another player's move.
func (p *play) Options(call string, n *match.Node) map[string]any {
	if call == "apply" {
		return nil
	}
	return map[string]any{"level": p.form.level(n.Turn()), "seed": p.seeded()}
}

// seeded is a seed for a question about the position.
func (p *play) seeded() float64 {
	return match.Seed(p.stakes.seed, (p.from.Hands+1)*1009+p.Now.Made)
}

// chose notes by which level another player has chosen.
func (p *play) chose(n *match.Node, found engine.Answer) {
	p.form.answered(n.Turn(), found.Get("level").String())
}

// Engines says that another player is in turn.
func (p *play) Engines(n *match.Node) bool { return n.Turn() != you }

// Asks says that the reader is.
func (p *play) Asks(n *match.Node) bool { return n.Turn() == you }

// Forced is nothing: every move is the reader's own.
func (p *play) Forced(*match.Node) (seat int, move string) { return you, "" }

// Tempo is the pace.
func (p *play) Tempo(*match.Node, string) int { return p.tempo() }

// tempo is how long a move takes at the pace that the reader likes, in milliseconds.
func (p *play) tempo() int {
	ms, _ := strconv.Atoi(p.pace.Value)
	return ms
}

// TakesBack says that the hand is practice.
func (p *play) TakesBack() bool { return p.practice.On }

// Start deals the first hand, or that of a link. It blocks.
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

// begin deals a hand of an evening, at the table as it is (nil for the first),
// after the hands before, and plays the moves of a link, or those of a hand that was
// brought where they are nil.
func (p *play) begin(s stakes, from *between, past []played, moves []move) {
	if from == nil {
		first := s.first()
		from = &first
	}
	p.Begin(func() (*match.Node, []string, error) { return p.first(&s, from, moves) }, func(laid bool, err error) {
		if s.text == "" {
			p.form.complain(err)
		} else {
			p.brought.tell(err)
		}
		if !laid {
			p.felt.say.SetTextContent("")
			return
		}
		if s.text != "" {
			from.Stacks = p.now().view.Rules.Stacks
		}
		p.stakes, p.from, p.past = s, *from, past
	})
}

// first is a hand as it is dealt, and the moves that it goes on with. It blocks.
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

// deal returns the positions of a hand, as far as its moves are legal. It blocks.
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

// Laid begins the story of the hand anew.
func (p *play) Laid() {
	p.fair, p.unturned, p.throws = nil, 0, nil
	p.story.forget()
	p.wager.forget()
	p.room.page.Play(p.room, shell.SoundDeal)
	p.tell(false)
}

// Came lets the move be heard, says it, and counts the hand that it ends.
func (p *play) Came() {
	p.throws = nil
	if p.Now.Move != "fold" && p.Now.Move != "check" {
		p.room.page.Play(p.room, shell.SoundPlace)
	}
	if !p.calm() {
		p.unturned = p.now().runOut()
	}
	p.tell(false)
	p.count()
	p.cheer()
}

// cheer lets a win be heard, once all cards lie open.
func (p *play) cheer() {
	if n := p.now(); n.view.Over && p.unturned == 0 && n.me().Won > 0 && !p.practice.On && p.stakes.text == "" {
		p.room.page.Play(p.room, shell.SoundWin)
	}
}

// Rest turns the cards that are still to be turned, finds what a hand that is over
// was worth, or asks for a hint.
func (p *play) Rest() {
	switch {
	case p.unturned > 0:
		p.Later(p.turnOver)
	case p.Now.Over && p.fair == nil:
		p.Later(p.appraise)
	case !p.Now.Over && p.advice.Wanted:
		p.Later(p.advice.ask)
	}
}

// calm says that nothing is shown by and by.
func (p *play) calm() bool { return ui.Calmly() || p.Hurry || p.tempo() == 0 }

// turnOver turns the common cards that come once nobody can bet any more: the
// first three together. It blocks.
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

// opened goes on when all cards lie open: what they brought is told now.
func (p *play) opened() {
	p.tell(true)
	p.cheer()
	p.Settle()
}

// move is the reader's.
func (p *play) move(move string) { p.Move(you, move) }

// primary is what the large button does: it checks or calls, draws, goes on to
// the end or to the next hand.
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
	case n.view.Over && p.ended():
		p.begin(p.form.fresh(), nil, nil, nil)
	case n.view.Over:
		p.next()
	case n.can("draw") != nil:
		p.move(move{Kind: "draw", Cards: p.thrown()}.asked())
	case n.can("bring-in") != nil:
		p.move("bring-in")
	case n.can("check") != nil:
		p.move("check")
	case n.can("call") != nil:
		p.move("call")
	}
}

// bet bets or raises what the wager says.
func (p *play) bet() {
	if p.Now == nil {
		return
	}
	if r := p.now().raises(); r != nil {
		p.move(move{Kind: r.Kind, Amount: p.wager.amount}.asked())
	}
}

// ended says that the evening is over: a sit-and-go that is decided for the reader,
// or a hand that was brought.
func (p *play) ended() bool {
	return p.stakes.text != "" || p.stakes.tourney && p.now().view.Over && (p.now().view.Result.Last || p.now().me().Stack == 0)
}

// next deals the evening's next hand.
func (p *play) next() {
	past := append(slices.Clone(p.past), p.record())
	from := p.stakes.refilled(*p.now().view.Result.Next)
	p.begin(p.stakes, &from, past[max(0, len(past)-mostHands):], nil)
}

// toggle takes a card to throw away, or puts it back.
func (p *play) toggle(card string) {
	if p.now() == nil || p.now().can("draw") == nil {
		return
	}
	throws := map[string]bool{card: !p.throws[card]}
	for other, out := range p.throws {
		if other != card {
			throws[other] = out
		}
	}
	p.throws = throws
	p.Draw()
}

//go:build js && wasm

package mahjong

import (
	"cmp"
	"slices"
	"strconv"
	"strings"

	"github.com/tefuda/tefuda/demo/engine"
	"github.com/tefuda/tefuda/demo/shell"
	"github.com/tefuda/tefuda/demo/ui"
	"github.com/tefuda/tefuda/demo/ui/friend"
	"github.com/tefuda/tefuda/demo/ui/match"
)

// play is a game of the reader against the engine's players, perhaps with a friend.
type play struct {
	*match.Match
	room    *room
	opening opening
	shouts  [places]string // the last call of each player, by position as the reader sees it

	form    *form
	table   *table
	hand    *hand
	calls   *callButtons
	advice  *advice
	ends    *ends
	looks   *lookback
	log     *log
	friend  *friend.Seat
	pace    *ui.Choice
	timer   *ui.Choice
	uncalls *ui.Toggle // pass on everything except wins
	goes    ui.Element
	error   ui.Element
}

func newPlay(r *room) *play {
	p := &play{room: r, goes: ui.ByID("mj-go"), error: ui.ByID("mj-error"), table: newTable(), ends: newEnds(), log: newLog()}
	p.Match = match.New(r.page, r, p, "mahjong")
	p.friend = friend.NewSeat(p.Match, p)
	p.form = newForm(p)
	p.hand = newHand(p)
	p.calls = newCallButtons(p)
	p.advice = newAdvice(p)
	p.looks = newLookback(p)
	p.pace = ui.NewChoice("mj-pace", func() {})
	p.timer = ui.NewChoice("mj-timer", p.Settle)
	p.uncalls = ui.NewToggle("mj-uncalls", p.Settle)
	ui.OnPress(p.goes, p.goOn)
	p.Ends("mj-hint", func() { r.page.OpenTab(shell.TabAnalyse) }, func() {
		p.form.level.SetValue(p.form.above())
		p.begin(p.form.fresh())
	})
	p.Buttons("mj-undo", "mj-redo", func() bool { return p.Shown() && shell.TabInView() == shell.TabPlay })
	return p
}

// now is the present node, nil before the engine has answered.
func (p *play) now() *node {
	if p.Now == nil {
		return nil
	}
	return p.Now.Of.(*node)
}

// Shown reports whether the game is in view and can ask the engine.
func (p *play) Shown() bool { return p.room.shows(modeGame) }

// Views are the reader's view, a friend's, and the view of the seat that acts next.
func (p *play) Views() []any { return p.friend.Views(p.opening.seats()) }

// Options are the level of the engine's players.
func (p *play) Options(call string, _ *match.Node) map[string]any {
	if call == "apply" {
		return nil
	}
	return map[string]any{"level": p.opening.level}
}

// Engines reports whether the game waits for other players only.
func (p *play) Engines(n *match.Node) bool {
	of := n.Of.(*node)
	return !of.ended() && !of.asks(of.View.me()) && !p.friend.Plays(n.Turn())
}

// Asks reports whether the reader has a choice.
func (p *play) Asks(n *match.Node) bool {
	of := n.Of.(*node)
	if n.Reach != nil {
		return of.chose != "" && !(of.chose == "pass" && p.uncalls.On)
	}
	_, forced := p.Forced(n)
	return of.asks(of.View.me()) && forced == ""
}

// Forced is a move without an alternative, or one that the reader has switched
// to automatic. After riichi the drawn tile is discarded.
func (p *play) Forced(n *match.Node) (seat int, move string) {
	of := n.Of.(*node)
	v := &of.View
	switch {
	case of.ended():
	case len(v.Legal.Actions) == 1 && v.Players[v.me()].Riichi:
		move = v.Legal.Actions[0].Move
	case p.uncalls.On && of.may("pass") && !of.may("ron"):
		move = "pass"
	}
	return v.me(), move
}

// Tempo is the chosen pace; a pass takes no time.
func (p *play) Tempo(_ *match.Node, move string) int {
	if move == "pass" {
		return 0
	}
	ms, _ := strconv.Atoi(p.pace.Value)
	return ms
}

// TakesBack reports whether no friend plays, and makes the game practice.
func (p *play) TakesBack() bool {
	p.opening.practice = !p.friend.Here()
	return p.opening.practice
}

// Start deals the first game, or follows a link. It blocks.
func (p *play) Start(asked engine.Asked) {
	if err := p.form.fetch(); err != nil || asked.Stale() {
		p.form.complain(err)
		return
	}
	m := linked(p.Wanted)
	if p.Wanted != nil {
		p.form.with.SetValue(cmp.Or(p.Wanted.Get("with"), usualWith))
	}
	if m.seed == "" {
		m = p.form.fresh()
	}
	p.begin(m)
}

// begin deals a game, or continues the game of its link.
func (p *play) begin(m opening) {
	p.friend.Begin()
	p.Begin(func() (*match.Node, []string, error) {
		if p.form.fetch() == nil {
			m.players = p.form.players[m.preset]
		}
		n, err := p.deal(&m)
		return n, nil, err
	}, func(laid bool, err error) {
		p.form.complain(err)
		if laid {
			m.rounds = nil
			p.opening = m
			p.form.show(&m)
		}
	})
}

// deal asks for a game. It blocks.
func (p *play) deal(m *opening) (*match.Node, error) {
	if len(m.rounds) == 0 {
		return p.Deal(m.rules(), map[string]any{"seed": engine.Number(m.seed), "views": p.friend.Views(m.seats())})
	}
	table, err := p.resumed(m, m.rounds)
	if err != nil {
		return nil, err
	}
	n, err := p.First(table)
	bare(table)
	if err == nil {
		p.before(m, n)
	}
	return n, err
}

// resumed is a game after its rounds, put together from them. It blocks.
func (p *play) resumed(m *opening, rounds []record) (table engine.Answer, err error) {
	asked := make([]any, len(rounds))
	for i := range rounds {
		asked[i] = rounds[i].asked()
	}
	table = engine.Value(map[string]any{"rules": m.rules(), "seed": engine.Number(m.seed), "rounds": asked})
	var next struct {
		Seat *int `json:"seat"`
	}
	if err := p.Ask(&next, "legal", table.Value); err != nil {
		return table, err
	}
	var own, other engine.Answer
	if err := p.Ask(&own, "view", table.Value, map[string]any{"seat": m.you()}); err != nil {
		return table, err
	}
	turns := []any{}
	if next.Seat != nil {
		turns = append(turns, *next.Seat)
		if err := p.Ask(&other, "view", table.Value, map[string]any{"seat": *next.Seat}); err != nil {
			return table, err
		}
	}
	for name, value := range map[string]any{"views": []any{own.Value, other.Value}, "turns": turns, "phase": own.Get("phase"), "over": own.Get("over")} {
		table.Set(name, value)
	}
	return table, nil
}

// bare removes from such a game, once it is read, the fields that were added
// here: the engine derives them from the rounds.
func bare(table engine.Answer) {
	for _, name := range []string{"turns", "phase", "over"} {
		table.Delete(name)
	}
}

// Laid restarts the log.
func (p *play) Laid() {
	p.shouts = [places]string{}
	p.log.forget()
	p.friend.Laid()
	p.arrived()
}

// Came plays the move's sound, and counts the game if it is over.
func (p *play) Came() {
	p.leave(p.Now.Before())
	p.friend.Came()
	n := p.now()
	p.sound(n)
	p.count(n)
	p.arrived()
}

// arrived shows and logs the events that led to the present node.
func (p *play) arrived() {
	n := p.now()
	p.hand.drop()
	p.shout(n)
	p.log.tell(n, p.Page.Lang)
}

// Disturbed stops the clock and forgets the hint.
func (p *play) Disturbed() {
	p.calls.stop()
	p.advice.clear()
}

// Rest starts the clock, and asks for a hint. For a finished round it asks for
// its words in the page's language.
func (p *play) Rest() {
	switch n := p.now(); {
	case n.ended() && n.in != p.Page.Lang && !p.friend.Away:
		p.Later(p.translate)
	case n.ended():
	default:
		p.calls.start()
		if p.advice.wanted() {
			p.Later(p.advice.ask)
		}
	}
}

// translate asks for the reader's view again. It blocks.
func (p *play) translate(asked engine.Asked) {
	var seen engine.Answer
	n := *p.now()
	if err := p.Ask(&seen, "view", n.Table.Value, map[string]any{"seat": n.View.me()}); err != nil || asked.Stale() {
		return
	}
	if n.in = p.Page.Lang; seen.Read(&n.View) == nil {
		p.Now.Of = &n
	}
	p.Draw()
}

// move plays the reader's move.
func (p *play) move(move string) { p.Move(p.now().View.me(), move) }

// goOn is the main button: it discards the selected tile, passes on an offer,
// or deals the next round or game.
func (p *play) goOn() {
	n := p.now()
	switch {
	case n == nil:
	case n.Phase == "over" && p.friend.Away:
		p.friend.Ask()
	case n.Phase == "over":
		p.begin(p.form.fresh())
	case n.Phase == "roundOver":
		p.move("proceed")
	case n.may("pass"):
		p.move("pass")
	case n.asks(n.View.me()):
		p.hand.throw()
	}
}

// shout notes the calls that led to a node. They are shown until something else
// happens.
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
			p.shouts[n.at(e.Seat)] = declared(len(e.Shown) > 0)
		case e.Event == "north":
			p.shouts[n.at(e.Seat)] = "north"
		case e.Event == "roundEnd":
			for _, w := range e.Outcome.Wins {
				p.shouts[n.at(w.Seat)] = map[bool]string{true: "tsumo", false: "ron"}[w.From == w.Seat]
			}
		}
	}
}

// sound plays the sound of the last events.
func (p *play) sound(n *node) {
	var which shell.Sound
	for _, e := range n.Events {
		switch e.Event {
		case "deal":
			which = shell.SoundDeal
		case "discard", "call", "kan", "north":
			which = shell.SoundPlace
		case "roundEnd":
			for _, w := range e.Outcome.Wins {
				if w.Seat == n.View.me() {
					p.room.page.Play(p.room, shell.SoundWin)
					return
				}
			}
		}
	}
	if which != "" {
		p.room.page.Play(p.room, which)
	}
}

// before puts the nodes of the reader's earlier choices before a node, from the
// rounds of its link. A drawn tile discarded after riichi was no choice.
func (p *play) before(m *opening, last *match.Node) {
	at, own := &match.Node{}, strconv.Itoa(m.you())+":"
	for round := range m.rounds {
		moves := strings.Fields(m.rounds[round].Moves)
		riichi := slices.IndexFunc(moves, func(m string) bool { return strings.HasPrefix(m, own) && strings.HasSuffix(m, "*") })
		for i, move := range moves {
			what, mine := strings.CutPrefix(move, own)
			if !mine || riichi >= 0 && i > riichi && strings.HasSuffix(what, "_") {
				continue
			}
			rounds := slices.Clone(m.rounds[:round+1])
			rounds[round].Moves = strings.Join(moves[:i], " ")
			p.thin(*m, at, rounds, what)
			next := &match.Node{}
			next.Follow(at, what)
			at = next
		}
	}
	if at.Before() != nil {
		last.Follow(at.Before(), at.Move)
	}
}

// leave thins the node before the present one: a game has hundreds. It drops a
// node in which the reader had no choice.
func (p *play) leave(n *match.Node) {
	if p.friend.Away || !p.Asks(n) {
		p.Now.Skip()
		return
	}
	p.thin(p.opening, n, n.Of.(*node).Rounds, p.Now.Move)
}

// thin keeps only a node's rounds, and the reader's choice in it.
func (p *play) thin(m opening, n *match.Node, rounds []record, chose string) {
	n.Thin(&node{Rounds: rounds, chose: chose}, func() error {
		table, err := p.resumed(&m, rounds)
		if err != nil {
			return err
		}
		defer bare(table)
		return p.Fill(n, table)
	})
}

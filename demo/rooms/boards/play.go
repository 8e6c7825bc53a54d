//go:build js && wasm

package boards

import (
	"honnef.co/go/js/dom/v2"

	"github.com/tefuda/tefuda/demo/engine"
	"github.com/tefuda/tefuda/demo/shell"
	"github.com/tefuda/tefuda/demo/ui"
)

// game is what a game begins with.
type game struct {
	columns, rows int
	rules
	start string // a position to play on from, "" for the empty board
}

func (g *game) board() string {
	if g.start != "" {
		return g.start
	}
	return blankText(g.columns, g.rows)
}

// play is the game of the reader and the engine, or of either with itself.
type play struct {
	room  *room
	game  game
	moves []square
	// past is how the game stood before the first move and after each; ahead
	// are the moves taken back, the next one last.
	past             []standing
	ahead            []square
	waiting          []square // moves to play when the engine has loaded
	hinting, running bool
	thinking         bool // an engine's move is on its way
	counted          bool // done with for the results
	choice           int  // by swap2
	aimed            bool // a finger has chosen a square, and may confirm
	aim              square
	asking           engine.Question // about the position
	failed           error

	you, level, whiteLevel, think, begins, rule *ui.Choice
	opening                                     *ui.Choice // what a new game begins with
	numbers                                     *ui.Toggle // moves are numbered
	columnsInput, rowsInput, kInput             *dom.HTMLInputElement
	view                                        *playView
	record                                      *record
}

func newPlay(r *room) *play {
	p := &play{room: r, game: game{15, 15, rules{k: 5}, ""}, view: newPlayView(),
		columnsInput: ui.InputByID("play-columns"), rowsInput: ui.InputByID("play-rows"), kInput: ui.InputByID("play-k")}
	p.level = ui.NewChoice("play-level", p.resettle)
	p.whiteLevel = ui.NewChoice("play-white-level", p.resettle)
	p.think = ui.NewChoice("play-think", p.resettle)
	p.you = ui.NewChoice("play-you", func() { p.running = true; p.resettle() })
	p.opening = ui.NewChoice("play-opening", func() {})
	p.begins = ui.NewChoice("play-begins", func() {})
	p.rule = ui.NewChoice("play-rule", func() {})
	p.numbers = ui.NewToggle("play-numbers", func() { p.room.touch(); p.draw() })
	p.record = newRecord(p)
	p.listen()
	return p
}

// resettle follows a change of who plays how: the position stays.
func (p *play) resettle() {
	p.room.touch()
	p.disturb()
	p.proceed()
}

// disturb ends whatever is being asked about the position.
func (p *play) disturb() {
	p.asking.Drop()
	p.thinking, p.aimed = false, false
	p.room.advice.clear()
}

// now is how the game stands, nil before the engine has said.
func (p *play) now() *standing {
	if len(p.past) == 0 {
		return nil
	}
	return &p.past[len(p.past)-1]
}

// begin starts a game, and plays those moves of it. A game that the engine
// refuses leaves the one on the board alone.
func (p *play) begin(game game, moves []square) {
	p.disturb()
	p.fill(&game)
	if p.room.page.Engine == nil {
		p.game, p.waiting = game, moves
		return
	}
	p.later(func(asked engine.Asked) {
		first := standing{Board: game.board()}
		options := seen(map[string]any{"seed": 0, "lang": string(p.room.page.Lang)})
		err := p.room.page.Engine.Ask(&first, "mnk", "deal", game.of(first.Board), options)
		if asked.Stale() {
			return
		}
		p.view.complain(p, err)
		if err != nil {
			p.refuse(err)
			return
		}
		p.game, p.moves, p.past, p.ahead, p.failed, p.running = game, nil, []standing{first}, nil, nil, true
		p.replay(asked, moves)
		p.counted = p.now().Over
		if !asked.Stale() && p.failed != nil {
			p.proceed() // from where the link is right
		}
	})
}

// later asks the engine, once there is one and the room is shown.
func (p *play) later(ask func(asked engine.Asked)) {
	if p.room.page.Engine != nil {
		p.asking.Go(ask)
	}
}

// replay plays moves, and then goes on.
func (p *play) replay(asked engine.Asked, moves []square) {
	for _, move := range moves {
		next, err := p.apply(move)
		if asked.Stale() {
			return
		}
		if err != nil {
			p.refuse(err)
			return
		}
		p.past, p.moves, p.failed = append(p.past, *next), append(p.moves, move), nil
	}
	if len(moves) == 1 { // not those of a link
		p.room.page.Play(p.room, shell.SoundPlace)
		p.tell(moves[0])
	}
	p.room.page.Changed()
	p.proceed()
}

// tell says the last move aloud: whose stone, and where.
func (p *play) tell(at square) {
	l, now := p.room.page.Lang, p.now()
	b := boardOf(now.Board)
	p.room.page.Tell(p.room, wordColours[b.At(at[0], at[1]).String()].In(l)+" "+at.in(b.Rows()))
}

// apply asks what a move leads to. It blocks.
func (p *play) apply(move square) (*standing, error) {
	options := seen(map[string]any{"lang": string(p.room.page.Lang), "move": move.place(p.rows())})
	var next standing
	err := p.room.page.Engine.Ask(&next, "mnk", "apply", p.table(), options)
	return &next, err
}

// rows is how many the board has.
func (p *play) rows() int {
	b := boardOf(p.game.board())
	return b.Rows()
}

// table is the game as it stands, as the engine reads it.
func (p *play) table() map[string]any {
	moves, rows := make([]any, len(p.moves)), p.rows()
	for i, at := range p.moves {
		moves[i] = map[string]any{"move": at.place(rows)}
	}
	return map[string]any{"rules": p.game.of(p.game.board()), "moves": moves}
}

// refuse shows the engine's message where the game is, and any other error on the
// status line.
func (p *play) refuse(err error) {
	p.thinking = false
	p.failed = p.room.page.Refused(err, p.failed)
	p.draw()
}

// press is the reader's move: at once, or of a finger on a small square after a
// second press on the same one.
func (p *play) press(by pressing) {
	if by.key || !p.readersTurn() {
		return
	}
	if by.touch && p.room.table.squares.small() && !(p.aimed && p.aim == by.at) {
		p.aimed, p.aim = true, by.at
		p.draw()
		return
	}
	p.move(by.at)
}

// move plays a square, with the game taken back ahead of it forgotten.
func (p *play) move(at square) {
	p.room.touch()
	answer := p.room.advice.answer
	p.disturb()
	p.later(func(asked engine.Asked) {
		before := len(p.moves)
		p.replay(asked, []square{at})
		if !asked.Stale() && len(p.moves) == before { // refused: what was known still holds
			if p.room.advice.answer == nil && answer != nil {
				p.room.advice.show(answer, p.now().Turn, p.room.page.Lang)
				p.draw()
			}
			return
		}
		p.ahead = nil
		p.count()
		p.draw()
	})
}

func (p *play) readersTurn() bool {
	now := p.now()
	return now != nil && !now.Over && !p.thinking && !p.enginesTurn()
}

// enginesTurn says that the engine is to move, and not held.
func (p *play) enginesTurn() bool {
	now := p.now()
	if now == nil || now.Over || p.you.Value == "both" || p.places() {
		return false
	}
	return p.running && now.Turn != p.you.Value
}

// proceed draws the position, and asks the engine for its move or a hint.
func (p *play) proceed() {
	switch {
	case p.room.page.Engine == nil || !p.room.plays():
		return
	case p.now() == nil:
		p.begin(p.game, p.waiting) // with the choice that the link has
		return
	}
	switch {
	case p.chooses():
		p.thinking = true
		p.later(p.takeSide)
	case p.enginesTurn():
		p.thinking = true
		p.later(p.answer)
	case p.hinting && !p.now().Over:
		p.later(p.hint)
	}
	p.draw()
}

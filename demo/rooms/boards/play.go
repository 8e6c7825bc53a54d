//go:build js && wasm

package boards

import (
	"errors"

	"honnef.co/go/js/dom/v2"

	"github.com/tefuda/tefuda/core/mnk"
	"github.com/tefuda/tefuda/demo/engine"
	"github.com/tefuda/tefuda/demo/shape"
	"github.com/tefuda/tefuda/demo/shell"
	"github.com/tefuda/tefuda/demo/ui"
	"github.com/tefuda/tefuda/demo/ui/match"
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
	*match.Match
	room             *room
	game             game
	waiting          []square // moves to play when the engine has loaded
	hinting, running bool
	counted          bool // done with for the results
	choice           int  // by swap2
	aimed            bool // a finger has chosen a square, and may confirm
	aim              square

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
	p.Match = match.New(r.page, r, p, "mnk")
	p.Report = p.report
	p.level = ui.NewChoice("play-level", p.resettle)
	p.whiteLevel = ui.NewChoice("play-white-level", p.resettle)
	p.think = ui.NewChoice("play-think", p.resettle)
	p.you = ui.NewChoice("play-you", func() { p.running = true; p.resettle() })
	p.opening = ui.NewChoice("play-opening", func() {})
	p.begins = ui.NewChoice("play-begins", func() {})
	p.rule = ui.NewChoice("play-rule", func() {})
	p.numbers = ui.NewToggle("play-numbers", func() { p.room.touch(); p.Draw() })
	p.record = newRecord(p)
	p.listen()
	return p
}

// resettle follows a change of who plays how: the position stays.
func (p *play) resettle() {
	p.room.touch()
	p.Settle()
}

// standing is how a game stands.
type standing struct {
	shape.MnkStanding
	Over   bool `json:"over"`
	Result struct {
		shape.MnkEnding
		Line []square `json:"squares"`
	} `json:"result"`
	Legal struct {
		// Forbidden are the places that black may not play in renju.
		Forbidden []struct {
			Square square `json:"square"`
			Foul   string `json:"foul"`
		} `json:"forbidden"`
	} `json:"legal"`
}

// read reads it as the side to move sees it or, where nobody is to move, off the table.
func (s *standing) read(table, view engine.Answer) error {
	if view.IsNull() {
		view = table
	}
	return view.Read(s)
}

// Look reads how the game stands.
func (p *play) Look(n *match.Node) error {
	s := &standing{}
	n.Of = s
	return s.read(n.Table, n.Views[0])
}

// now is how the game stands, nil before the engine has said.
func (p *play) now() *standing {
	if p.Now == nil {
		return nil
	}
	return p.Now.Of.(*standing)
}

// past is how the game stood before the first move and after each.
func (p *play) past() []*standing {
	var past []*standing
	for _, n := range p.Now.Path() {
		past = append(past, n.Of.(*standing))
	}
	return past
}

// moves are those of the game.
func (p *play) moves() []square {
	if p.Now == nil {
		return nil
	}
	board := boardOf(p.game.board())
	return squaresOf(p.Now.Moves(), &board)
}

// made is how many they are.
func (p *play) made() int {
	if p.Now == nil {
		return 0
	}
	return p.Now.Made
}

// Shown says that the game is in view, and there is an engine.
func (p *play) Shown() bool { return p.room.page.Shows(p.room) && p.room.plays() }

// Views are that of the side to move: nothing is hidden.
func (p *play) Views() []any { return []any{"turn"} }

// Asks says that the reader is to move. One who plays alone or watches goes by moves.
func (p *play) Asks(n *match.Node) bool {
	return !p.alternates() || n.Of.(*standing).Turn == p.you.Value
}

// Engines says that the engine is to move, and neither held nor to choose its side.
func (p *play) Engines(*match.Node) bool { return p.enginesTurn() && !p.chooses() }

// Forced is nothing: every move is the reader's own.
func (p *play) Forced(*match.Node) (seat int, move string) { return 0, "" }

// Start begins the game that the form or a link has, with the choice that the link has.
func (p *play) Start(engine.Asked) { p.begin(p.game, p.waiting) }

// begin starts a game, and plays those moves of it. A game that the engine
// refuses leaves the one on the board alone.
func (p *play) begin(game game, moves []square) {
	p.Disturb()
	p.fill(&game)
	if p.room.page.Engine == nil {
		p.game, p.waiting = game, moves
		return
	}
	p.Begin(func() (*match.Node, []string, error) {
		first, err := p.Deal(game.of(game.board()), map[string]any{"seed": 0})
		board := boardOf(game.board())
		places := make([]string, len(moves))
		for i, at := range moves {
			places[i] = at.place(board.Rows())
		}
		return first, places, err
	}, func(laid bool, err error) {
		if laid {
			p.view.complain(p, nil)
			p.game, p.running, p.counted = game, true, p.now().Over
		} else {
			p.view.complain(p, err)
		}
		if err != nil {
			p.Refuse(err)
		}
	})
}

// Disturbed forgets the hint, and the square that was aimed at.
func (p *play) Disturbed() {
	p.aimed = false
	p.room.advice.clear()
}

// Laid has nothing to forget: all is drawn from the board.
func (p *play) Laid() {}

// Came lets the move be heard, says it, and counts the game that it ends.
func (p *play) Came() {
	p.room.page.Play(p.room, shell.SoundPlace)
	l, now := p.room.page.Lang, p.now()
	board := boardOf(now.Board)
	at := squaresOf([]string{p.Now.Move}, &board)[0]
	p.room.page.Tell(p.room, wordColours[board.At(at[0], at[1]).String()].In(l)+" "+at.in(board.Rows()))
	p.count()
}

// Rest has the engine choose a side, or value the moves for a hint.
func (p *play) Rest() {
	switch {
	case p.now().Over:
	case p.chooses():
		p.Thinking = true
		p.Later(p.takeSide)
	case p.hinting:
		p.Later(p.hint)
	}
}

// press is the reader's move: at once, or of a finger on a small square after a
// second press on the same one.
func (p *play) press(by pressing) {
	if by.key || !p.readersTurn() {
		return
	}
	if by.touch && p.room.table.squares.small() && !(p.aimed && p.aim == by.at) {
		p.aimed, p.aim = true, by.at
		p.Draw()
		return
	}
	p.move(by.at)
}

// foul is why black may not play a square, empty where that is free.
func (p *play) foul(at square) string {
	l := p.room.page.Lang
	for _, place := range p.now().Legal.Forbidden {
		for _, foul := range mnk.Fouls {
			if place.Square == at && place.Foul == foul.Key {
				return wordMarkFoul.In(l) + ": " + shell.Text{foul.En, foul.Ja}.In(l)
			}
		}
	}
	return ""
}

// move plays a square. Of one that is refused, what was known before still holds. A foul
// would lose: who means it by mistake is told why instead.
func (p *play) move(at square) {
	if why := p.foul(at); why != "" {
		p.Failed = errors.New(why)
		p.Draw()
		return
	}
	p.room.touch()
	answer, before := p.room.advice.answer, p.Now
	p.Disturb()
	p.Later(func(asked engine.Asked) {
		board := boardOf(p.game.board())
		p.Step(asked, before.Turn(), at.place(board.Rows()))
		if !asked.Stale() && p.Now == before && answer != nil && p.room.advice.answer == nil {
			p.room.advice.show(answer, p.now().Turn, p.room.page.Lang)
			p.Draw()
		}
	})
}

func (p *play) readersTurn() bool {
	now := p.now()
	return now != nil && !now.Over && !p.Thinking && !p.enginesTurn()
}

// enginesTurn says that the engine is to move, and not held.
func (p *play) enginesTurn() bool {
	now := p.now()
	if now == nil || now.Over || p.you.Value == "both" || p.places() {
		return false
	}
	return p.running && now.Turn != p.you.Value
}

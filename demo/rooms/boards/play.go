//go:build js && wasm

package boards

import (
	"errors"
	"fmt"
	"strconv"

	"honnef.co/go/js/dom/v2"

	"github.com/tefuda/tefuda/core/mnk"
	"github.com/tefuda/tefuda/demo/engine"
	"github.com/tefuda/tefuda/demo/shape"
	"github.com/tefuda/tefuda/demo/shell"
	"github.com/tefuda/tefuda/demo/ui"
	"github.com/tefuda/tefuda/demo/ui/friend"
	"github.com/tefuda/tefuda/demo/ui/match"
)

// game is the start of a game.
type game struct {
	columns, rows int
	rules
	start   string // a position to play on from, "" for an empty board
	opening string // the engine's name of the opening rule, "" for none
}

// dealt are the game's rules for the engine's deal.
func (g *game) dealt() map[string]any {
	of := g.rules.of(g.board())
	if g.opening != "" {
		of["opening"] = g.opening
	}
	return of
}

func (g *game) board() string {
	if g.start != "" {
		return g.start
	}
	return blankText(g.columns, g.rows)
}

// play is a game of the reader against the engine, or with one of them playing
// both colours.
type play struct {
	*match.Match
	room             *room
	game             game
	waiting          []string // the moves of the first game, which Start begins
	unread           string   // the text in a link's moves that is no move
	hinting, running bool
	studied          string // after how many moves a link's game is to be analysed, "" for a game to play
	counted          bool   // the game is in the results, or will not be
	tip, tipWhy      string // what the engine would do in the reader's place in an opening
	aimed            bool   // a finger has aimed at a square; a second press confirms it
	aim              square

	you, level, whiteLevel, think, begins, rule *ui.Choice
	opening                                     *ui.Choice // the start of a new game
	with                                        *ui.Choice // who plays the other colour: the engine or a friend
	friend                                      *friend.Friend
	said                                        shell.Text // about a link, until the next move
	numbers                                     *ui.Toggle // whether moves are numbered
	columnsInput, rowsInput, kInput             *dom.HTMLInputElement
	view                                        *playView
	record                                      *record
}

func newPlay(r *room) *play {
	p := &play{room: r, game: game{15, 15, rules{k: 5}, "", ""}, view: newPlayView(),
		columnsInput: ui.InputByID("play-columns"), rowsInput: ui.InputByID("play-rows"), kInput: ui.InputByID("play-k")}
	p.Match = match.New(r.page, r, p, "mnk")
	p.Report = p.report
	p.level = ui.NewChoice("play-level", p.resettle)
	p.whiteLevel = ui.NewChoice("play-white-level", p.resettle)
	p.think = ui.NewChoice("play-think", p.resettle)
	p.with = ui.NewChoice("play-with", p.chooseWith)
	p.you = ui.NewChoice("play-you", p.chooseSide)
	p.opening = ui.NewChoice("play-opening", func() { p.Draw() })
	p.begins = ui.NewChoice("play-begins", func() {})
	p.rule = ui.NewChoice("play-rule", func() {})
	p.numbers = ui.NewToggle("play-numbers", func() { p.room.touch(); p.Draw() })
	p.record = newRecord(p)
	p.friend = friend.New(p.Match, p)
	p.listen()
	p.Ends("play-hint", func() { r.page.OpenTab(shell.TabAnalyse) }, func() {
		p.level.Choose(p.higher())
		p.anew(p.game)
	})
	return p
}

// resettle follows a change of the settings: the position stays.
func (p *play) resettle() {
	p.room.touch()
	p.Settle()
}

// standing is the state of a game.
type standing struct {
	shape.MnkStanding
	Over   bool `json:"over"`
	Result struct {
		shape.MnkEnding
		Line []square `json:"squares"`
	} `json:"result"`
	Rules struct {
		Opening string `json:"opening"`
	} `json:"rules"`
	// Asks is what an opening rule asks for; Limited, whether stones may be
	// placed on some of the empty squares only.
	Asks    asks `json:"-"`
	Limited bool `json:"-"`
	Legal   struct {
		Moves   []string `json:"moves"`
		Squares []square `json:"squares"` // of the moves that have one
		// Forbidden are the squares that black may not play in renju.
		Forbidden []struct {
			Square square `json:"square"`
			Foul   string `json:"foul"`
		} `json:"forbidden"`
	} `json:"legal"`
}

// read reads the state from the view of the side to move, or from the table if
// no side is to move.
func (s *standing) read(table, view engine.Answer) error {
	if view.IsNull() {
		view = table
	}
	return view.Read(s)
}

// Look reads a node.
func (p *play) Look(n *match.Node) error {
	s := &standing{}
	n.Of = s
	err := s.read(n.Table, n.Views[0])
	s.look(n)
	return err
}

// now is the present state, nil before the engine has answered.
func (p *play) now() *standing {
	if p.Now == nil {
		return nil
	}
	return p.Now.Of.(*standing)
}

// past are the states before the first move and after each move.
func (p *play) past() []*standing {
	var past []*standing
	for _, n := range p.Now.Path() {
		past = append(past, n.Of.(*standing))
	}
	return past
}

// moves are the squares of the game's moves. Those of a move that places no stone
// are off the board, in a row less than 0.
func (p *play) moves() []square {
	if p.Now == nil {
		return nil
	}
	board := boardOf(p.game.board())
	return squaresOf(p.Now.Moves(), &board)
}

// made is the number of moves.
func (p *play) made() int {
	if p.Now == nil {
		return 0
	}
	return p.Now.Made
}

// Shown reports whether the game is in view and can ask the engine.
func (p *play) Shown() bool { return p.room.page.Shows(p.room) && p.room.plays() }

// Views are the view of the side to move: nothing is hidden.
func (p *play) Views() []any { return []any{"turn"} }

// Asks reports whether the reader is to move. For a reader who plays both colours
// or watches it is always true, so that Undo goes move by move.
func (p *play) Asks(n *match.Node) bool {
	return !p.alternates() || n.Turn() == p.seat()
}

// Engines reports whether the engine is to move and is not paused.
func (p *play) Engines(*match.Node) bool { return p.enginesTurn() }

// Forced is always "": every move is the reader's own.
func (p *play) Forced(*match.Node) (seat int, move string) { return 0, "" }

// Start begins the game of the form or of a link.
func (p *play) Start(engine.Asked) { p.begin(p.game, p.waiting) }

// begin starts a game and replays moves. A refused game leaves the present one
// on the board.
func (p *play) begin(game game, moves []string) {
	p.Disturb()
	p.fill(&game)
	if p.Now == nil { // Start may run again before this game is on the table
		p.game, p.waiting = game, moves
	}
	if p.room.page.Engine == nil {
		return
	}
	p.Begin(func() (*match.Node, []string, error) {
		first, err := p.Deal(game.dealt(), map[string]any{"seed": 0})
		return first, moves, err
	}, func(laid bool, err error) {
		if laid {
			p.view.complain(p, nil)
			p.game, p.running, p.counted = game, true, p.now().Over
		} else {
			p.view.complain(p, err)
			p.studied = ""
		}
		if err != nil {
			p.Refuse(err)
		}
		if made := p.made(); laid && err != nil && made < len(moves) {
			p.unread = ""
			p.Failed = fmt.Errorf(wordRefusedMove.In(p.room.page.Lang), made+1, moves[made], err.Error())
		} else if laid && p.unread != "" {
			p.Failed = fmt.Errorf(wordUnread.In(p.room.page.Lang), p.unread)
		}
	})
}

// Disturbed forgets the hint and the square aimed at.
func (p *play) Disturbed() {
	p.aimed, p.tip = false, ""
	p.room.advice.clear()
}

// Laid has the analysis follow the new game: at once, if it is open for a link. A
// link may lead to a position of the game.
func (p *play) Laid() {
	if p.studied != "" {
		made, _ := strconv.Atoi(p.studied)
		p.studied = ""
		p.room.show("study")
		p.room.study.take(made)
	} else if p.room.plays() {
		p.room.study.own = false
		p.room.study.greet()
	} else {
		p.room.study.greet()
	}
	p.friend.Offer()
}

// Came plays the move's sound, announces the move, and counts the game if it is
// over.
func (p *play) Came() {
	p.said = shell.Text{}
	l, before := p.room.page.Lang, p.Now.Before()
	if isStone(p.Now.Move) {
		p.room.page.Play(p.room, shell.SoundPlace)
		p.room.page.Tell(p.room, before.Of.(*standing).made(p.Now.Move, before.Turn(), l))
	} else {
		p.room.page.Tell(p.room, p.told(p.Now, l))
	}
	p.friend.Made()
	p.keep()
	p.count()
}

// Rest has the engine rate the moves for a hint, or say what it would choose.
func (p *play) Rest() {
	switch {
	case p.now().Over:
	case p.hinting && p.opens():
		p.Later(p.advise)
	case p.hinting:
		p.Later(p.hint)
	}
}

// press makes the reader's move. A finger on a small square must press it
// twice.
func (p *play) press(by pressing) {
	if by.key || !p.readersTurn() {
		return
	}
	by.at = p.game.lands(by.at, p.now().Legal.Squares)
	if by.touch && p.room.table.squares.small() && !(p.aimed && p.aim == by.at) {
		p.aimed, p.aim = true, by.at
		p.Draw()
		return
	}
	p.move(by.at)
}

// higher is the level after the engine's, "" for none, or if the reader has not beaten it.
func (p *play) higher() string {
	now := p.now()
	n, _ := strconv.Atoi(p.level.Value)
	if above := strconv.Itoa(n + 1); now != nil && now.Over && p.won() && !p.withFriend() && p.level.Inputs[above] != nil {
		return above
	}
	return ""
}

// foul is the reason why black may not play a square, "" if it may.
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

// move plays a square. A refused move changes nothing. A foul would lose the
// game, so move shows the reason instead: the reader hardly means it.
func (p *play) move(at square) {
	if why := p.foul(at); why != "" {
		p.Failed = errors.New(why)
		p.Draw()
		return
	}
	p.make(p.moveAt(at))
}

// make makes the reader's move in notation.
func (p *play) make(move string) {
	p.room.touch()
	answer, before := p.room.advice.answer, p.Now
	p.Come(func(asked engine.Asked) {
		p.Step(asked, before.Turn(), move)
		if !asked.Stale() && p.Now == before && answer != nil && p.room.advice.answer == nil {
			p.room.advice.show(answer, p.now().Turn, p.room.page.Lang)
			p.Draw()
		}
	}, nil)
}

func (p *play) readersTurn() bool {
	now := p.now()
	return now != nil && !now.Over && !p.Thinking && !p.enginesTurn() && !p.Due(p.Now)
}

// enginesTurn reports whether the engine is to move and is not paused.
func (p *play) enginesTurn() bool {
	now := p.now()
	if now == nil || now.Over || p.you.Value == "both" || p.withFriend() {
		return false
	}
	return p.running && (p.you.Value == "watch" || p.Now.Turn() != p.seat())
}

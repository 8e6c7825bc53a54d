//go:build js && wasm

// Package calculation is the room of the patience Calculation: the table, hints
// and chances without a look at the stock, and the review of a lost game.
package calculation

import (
	"github.com/tefuda/tefuda/demo/engine"
	"github.com/tefuda/tefuda/demo/shell"
	"github.com/tefuda/tefuda/demo/ui"
	"github.com/tefuda/tefuda/demo/ui/analysis"
	"github.com/tefuda/tefuda/demo/ui/match"
)

// pace is the pause between the cards that the page moves by itself, in milliseconds.
const pace = 110

// game is what a game is dealt from, and how it counts.
type game struct {
	seed, piles, lead string // as the link or the reader wrote them
	moves             string // of the link, to be played first
	// helped says that the engine has played a card of it, counted that it is done
	// with for the results.
	helped, counted bool
	daily           shell.Day // whose deal it is
	hinted          bool      // the engine was asked what to play
}

// dealing are the rules and options of the game's deal.
func (g *game) dealing() (rules, options map[string]any) {
	return map[string]any{"piles": engine.Number(g.piles), "lead": engine.Number(g.lead)}, map[string]any{"seed": engine.Number(g.seed)}
}

// room is the room of the patience Calculation: a game of one, beside which a
// search runs, at most one, which ends when the position changes.
type room struct {
	*match.Match
	page     *shell.Page
	wanted   game // what to deal
	game     game
	selected string // the place whose card the next press moves, "" for none

	table    *table
	form     *form
	advice   *advice
	chart    *chart
	lines    *lines
	review   *review
	trial    *trial
	looks    *analysis.View // back on the line
	winnable *winnable

	searching *engine.Asked // the search under way, nil if none is
	turn      *ui.Toggle
	build     *ui.Toggle
}

func New(p *shell.Page) *room {
	r := &room{page: p, table: newTable(), wanted: game{piles: "4", lead: "1"}}
	r.Match = match.New(p, r, r, "calculation")
	r.Press = r.take
	r.Alone()
	r.form = newForm(r)
	r.advice = newAdvice(r)
	r.chart = newChart(r)
	r.lines = newLines(r)
	r.review = newReview(r)
	r.trial = newTrial(r)
	r.looks = newAnalysis(r)
	r.winnable = newWinnable(r)
	r.turn = ui.NewToggle("calc-turn", func() { r.do(r.Settle) })
	r.build = ui.NewToggle("calc-build", func() { r.do(r.Settle) })
	newTouch(r)
	r.Buttons("calc-back", "calc-forward", r.Shown)
	return r
}

// do queues what the reader does. It ends the search, whose answer would come
// too late for the table and keeps the engine from it.
func (r *room) do(act func()) {
	r.abort()
	r.Do(act)
}

// take is do for what takes the game into the reader's own hands: the engine no
// longer plays.
func (r *room) take(act func()) {
	r.advice.pause()
	r.do(act)
}

// now is the position on the table, nil before the engine has said.
func (r *room) now() *node { return readOf(r.Now) }

// Shown says that the room can ask: it is the one in view, and there is an engine.
func (r *room) Shown() bool { return r.page.Shows(r) }

// Views are the player's.
func (r *room) Views() []any { return []any{0} }

// Options are none.
func (r *room) Options(string, *match.Node) map[string]any { return nil }

// Engines is never: the engine's own play is advice.
func (r *room) Engines(*match.Node) bool { return false }

// Asks says that the reader is to move; at the start Undo stops, too.
func (r *room) Asks(n *match.Node) bool {
	_, move := r.Forced(n)
	return move == "" || n.Before() == nil
}

// Forced is the move that the page does by itself.
func (r *room) Forced(of *match.Node) (seat int, move string) {
	n := readOf(of)
	for _, move := range n.legal.Moves {
		if r.build.On && builds(move) {
			return 0, move
		}
	}
	if r.turn.On && n.position.Card == "" && n.allows(drawing) {
		return 0, drawing
	}
	return 0, ""
}

// Tempo lets a card be seen to move.
func (r *room) Tempo(_ *match.Node, move string) int {
	if draws(move) || ui.Calmly() {
		return 0
	}
	return pace
}

// TakesBack is always.
func (r *room) TakesBack() bool { return true }

// Start deals what is wanted, if nothing does already.
func (r *room) Start(engine.Asked) { r.begin() }

// deal lays a new game and plays the moves of a link; the engine judges both.
func (r *room) deal(game game) {
	if !r.Shown() || game != r.wanted {
		return
	}
	r.Begin(func() (*match.Node, []string, error) {
		n, err := r.Deal(game.dealing())
		return n, linked(game.moves), err
	}, func(laid bool, err error) {
		r.form.complain(err)
		if !laid {
			return
		}
		r.game = game
		r.game.counted = r.Now.Made > 0 && r.Now.Over
		r.page.Play(r, shell.SoundDeal)
		r.review.clear()
		r.winnable.draw()
		if game.daily != "" && !r.winnable.known() {
			r.winnable.proveAgain()
		}
	})
}

// step makes a move and no more, and says whether the engine agreed. It blocks.
func (r *room) step(move string) bool { return r.Make(r.Asking.Now(), 0, tabled(move)) }

// play does a move if it is legal, and what the reader leaves to the page. It blocks.
func (r *room) play(move string) {
	if now := r.now(); now != nil && now.allows(move) {
		r.Step(r.Asking.Now(), 0, tabled(move))
	}
}

// show lays a position of the game on the table, and moves nothing by itself.
func (r *room) show(n *match.Node) {
	r.Put(n)
	r.Disturb()
	r.Draw()
	r.page.Changed()
}

// Disturbed picks up the turned card, and nothing else.
func (r *room) Disturbed() {
	r.selected = ""
	if now := r.now(); now != nil && now.position.Card != "" {
		r.selected = "c"
	}
}

// Laid has nothing to forget: advice and review know what they are about.
func (r *room) Laid() {}

// Came lets the move be heard.
func (r *room) Came() {
	move := r.Now.Move
	if !draws(move) {
		r.page.Play(r, shell.SoundPlace)
	}
	r.page.Tell(r, moveWords(move, &r.now().parent().position, r.page.Lang))
}

// Rest counts the game that is over, and asks for what the reader follows.
func (r *room) Rest() {
	r.count()
	r.advice.resume()
}

// Draw shows the game as it stands.
func (r *room) Draw() {
	if r.Now == nil {
		return
	}
	r.table.draw(r)
	r.DrawButtons(true)
	r.advice.draw()
	r.chart.draw()
	r.lines.draw()
	r.review.draw()
	r.looks.Draw()
}

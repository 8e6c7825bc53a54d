//go:build js && wasm

// Package calculation is the room of the patience game Calculation: the table,
// hints and chances without the order of the stock, and the review of a lost
// game.
package calculation

import (
	"net/url"
	"strconv"

	"github.com/tefuda/tefuda/demo/engine"
	"github.com/tefuda/tefuda/demo/puzzles"
	"github.com/tefuda/tefuda/demo/shell"
	"github.com/tefuda/tefuda/demo/ui"
	"github.com/tefuda/tefuda/demo/ui/analysis"
	"github.com/tefuda/tefuda/demo/ui/match"
)

// pace is the pause between the cards that the page moves by itself, in
// milliseconds.
const pace = 110

// game is a deal, and how it counts.
type game struct {
	seed, piles, lead string // as the link or the form writes them
	rise              string // "one" if every foundation rises by one, else ""
	moves             string // of the link, to be replayed
	// helped: the engine has played a card. counted: the deal is in the
	// results, or will not be.
	helped, counted bool
	daily           shell.Day // the day of a daily deal
	hinted          bool      // the reader has asked for a hint
}

// dealing are the rules and options of the deal.
func (g *game) dealing() (rules, options map[string]any) {
	rules = map[string]any{"piles": engine.Number(g.piles), "lead": engine.Number(g.lead)}
	if g.byOne() {
		rules["byOne"] = true
	}
	return rules, map[string]any{"seed": engine.Number(g.seed)}
}

// byOne reports whether every foundation rises by one, as in Sir Tommy.
func (g *game) byOne() bool { return g.rise == byOne }

// byOne is the rise of Sir Tommy.
const byOne = "one"

// room is the room of the patience game Calculation, a game of one. At most one
// search runs at a time; it ends when the position changes.
type room struct {
	*match.Match
	page     *shell.Page
	wanted   game // the game to deal
	game     game
	selected string // the place of the card that the next press moves, "" for none

	table    *table
	form     *form
	advice   *advice
	chart    *chart
	lines    *lines
	review   *review
	trial    *trial
	looks    *analysis.View // the review of the line
	sample   *match.Node    // the end of the sample to review, nil until it is asked for
	line     []*node        // the line of the last review
	found    *analysis.Review
	winnable *winnable

	searching *engine.Asked // the running search, nil for none
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
	puzzles.Show(r.Name(), &endings{})
	newTouch(r)
	r.Ends("calc-hint", func() { r.page.OpenTab(shell.TabAnalyse) }, func() {
		piles := r.fewer()
		r.wanted = game{piles: piles, lead: r.game.lead, rise: r.game.rise}
		r.begin()
	})
	r.Buttons("calc-back", "calc-forward", r.Shown)
	return r
}

// fewer is the next level of a game that the reader has won, a pile less; "" for none.
func (r *room) fewer() string {
	if now := r.now(); now.legal.Won && len(now.position.Piles) > 1 {
		return strconv.Itoa(len(now.position.Piles) - 1)
	}
	return ""
}

// do queues an action of the reader and ends the search, whose answer would
// come too late and which blocks the engine.
func (r *room) do(act func()) {
	r.abort()
	r.Do(act)
}

// take is do for an action with which the reader takes over from the engine.
func (r *room) take(act func()) {
	r.advice.pause()
	r.do(act)
}

// now is the position on the table, nil before the engine has answered.
func (r *room) now() *node { return readOf(r.Now) }

// Shown reports whether the room is in view and can ask the engine.
func (r *room) Shown() bool { return r.page.Shows(r) }

// Views are the player's view alone.
func (r *room) Views() []any { return []any{0} }

// Options adds no options.
func (r *room) Options(string, *match.Node) map[string]any { return nil }

// Engines is always false: the engine's own play is advice.
func (r *room) Engines(*match.Node) bool { return false }

// Asks reports whether the reader is to move. Undo stops at the start of the
// game too.
func (r *room) Asks(n *match.Node) bool {
	_, move := r.Forced(n)
	return move == "" || n.Before() == nil
}

// Forced is the move that the page makes by itself.
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

// Tempo is long enough to see the card move.
func (r *room) Tempo(_ *match.Node, move string) int {
	if draws(move) || ui.Calmly() {
		return 0
	}
	return pace
}

// TakesBack is always true.
func (r *room) TakesBack() bool { return true }

// Start deals the wanted game.
func (r *room) Start(engine.Asked) { r.begin() }

// deal deals a new game and replays the moves of a link; the engine judges
// both.
func (r *room) deal(game game) {
	switch {
	case game != r.wanted:
		return
	case !r.Shown():
		r.Want(url.Values{}) // Enter deals it
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

// step makes one move, and reports whether the engine accepted it. It blocks.
func (r *room) step(move string) bool { return r.Make(r.Asking.Now(), 0, tabled(move)) }

// play makes a legal move, and the moves that the page makes by itself after
// it. It blocks.
func (r *room) play(move string) {
	if now := r.now(); now != nil && now.allows(move) {
		r.Step(r.Asking.Now(), 0, tabled(move))
	}
}

// show puts a position of the game on the table; no move is made by itself
// there.
func (r *room) show(n *match.Node) {
	r.Put(n)
	r.Disturb()
	r.Draw()
	r.page.Changed()
}

// Disturbed selects the turned card, or no card.
func (r *room) Disturbed() {
	r.selected = ""
	if now := r.now(); now != nil && now.position.Card != "" {
		r.selected = "c"
	}
}

// Laid forgets nothing: advice and review store the position that they are
// about.
func (r *room) Laid() {}

// Came plays the move's sound and announces the move.
func (r *room) Came() {
	move := r.Now.Move
	if !draws(move) {
		r.page.Play(r, shell.SoundPlace)
	}
	r.page.Tell(r, moveWords(move, &r.now().parent().position, r.page.Lang))
}

// Rest counts a finished game, and asks the question that belongs to every
// position.
func (r *room) Rest() {
	r.count()
	r.advice.resume()
}

// Draw draws the game.
func (r *room) Draw() {
	if r.Now == nil {
		return
	}
	r.table.draw(r)
	r.DrawButtons(true)
	r.Ended(r.Now.Over, r.fewer() != "")
	r.advice.draw()
	r.chart.draw()
	r.lines.draw()
	r.review.draw()
	r.looks.Draw()
}

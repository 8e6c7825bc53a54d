//go:build js && wasm

// Package draw is the room of video poker: hold, draw, and compare the hold
// with the exact advice.
package draw

import (
	"math/rand/v2"
	"net/url"
	"strconv"

	"honnef.co/go/js/dom/v2"

	"github.com/tefuda/tefuda/demo/engine"
	"github.com/tefuda/tefuda/demo/puzzles"
	"github.com/tefuda/tefuda/demo/shell"
	"github.com/tefuda/tefuda/demo/ui"
	"github.com/tefuda/tefuda/demo/ui/analysis"
	"github.com/tefuda/tefuda/demo/ui/graph"
)

// handPlaces is how many cards a hand has.
const handPlaces = 5

// room is the room of video poker. A hand is a game and a seed; the reader's
// part is the slots held, and then the draw.
type room struct {
	page *shell.Page
	seed string // as written in the link or the field; "" before the first deal
	key  string // the game's key
	pays string // the reader's own pays in the engine's notation; "" for the game's
	held [handPlaces]bool
	// drawn: the reader has drawn. scored: the hand has been counted. hinting:
	// hints are on.
	drawn, scored, hinting bool

	games  *gameMenu
	told   answer // the engine's answer about the hand on the table
	table  *table
	advice *adviceView
	score  *score
	daily  daily

	log      []played      // the hands since the game was chosen
	judged   []graph.Point // the hands judged, in the order of the log
	analysis *analysis.View
	warning  *warning
	form     *payForm

	seedInput                  *dom.HTMLInputElement
	gameError, seedError, hint ui.Element
	review                     ui.Element
	asking, solving            engine.Question
}

func New(p *shell.Page) *room {
	r := &room{
		page: p, key: defaultGame, games: newGameMenu(), table: newTable(), score: newScore(),
		seedInput: ui.InputByID("draw-seed"), gameError: ui.ByID("draw-game-error"), seedError: ui.ByID("draw-seed-error"), hint: ui.ByID("draw-hint"),
		review: ui.ByID("draw-review"),
	}
	r.advice = newAdviceView(r.hold)
	r.analysis = newAnalysis(r)
	r.warning = newWarning()
	puzzles.Show(r.Name(), &holds{})
	r.form = newPayForm(r)
	ui.On(r.games.menu, "change", func(ui.Event) { r.pays = ""; r.play(r.games.menu.Value()) })
	ui.On(r.seedInput, "change", func(ui.Event) {
		// The same seed written again does not restart the hand.
		if seed := r.seedInput.Value(); seed != r.seed || r.told.failed() {
			r.leaveDay()
			r.deal(seed)
		}
	})
	ui.On(r.table.cards, "click", func(ev ui.Event) {
		if place, err := strconv.Atoi(ui.Target(ev).GetAttribute("data-place")); err == nil {
			r.toggle(place)
		}
	})
	ui.On(r.table.start, "click", func(ui.Event) { r.proceed() })
	ui.On(r.hint, "click", func(ui.Event) {
		r.hinting = !r.hinting
		r.daily.hints = r.daily.hints || r.hinting
		r.draw()
	})
	ui.OnPress(r.review, func() { p.OpenTab(shell.TabAnalyse) })
	ui.On(ui.ByID("draw-new"), "click", func(ui.Event) { r.play(r.key) })
	ui.On(ui.Document, "keydown", func(ev ui.Event) { r.press(ev) })
	return r
}

// press handles the keys 1 to 5, wherever the focus is except in a field.
func (r *room) press(ev ui.Event) {
	if !r.page.Shows(r) || ev.CtrlKey() || ev.MetaKey() || ev.AltKey() || len(ev.Key()) != 1 {
		return
	}
	place := int(ev.Key()[0]) - '1'
	if place < 0 || place >= handPlaces || ui.Target(ev).Matches("input, select, textarea") {
		return
	}
	r.toggle(place)
}

// settled reports whether the engine has answered about the present hand. Until
// then the hand accepts nothing: a second press on Draw would deal the next
// hand.
func (r *room) settled() bool {
	return r.told.key == r.key && r.told.pays == r.pays && r.told.seed == r.seed && r.told.drawn == r.drawn
}

// toggle holds a card or releases it.
func (r *room) toggle(place int) {
	if !r.settled() || r.drawn || r.told.failed() {
		return
	}
	r.held[place] = !r.held[place]
	r.page.Play(r, shell.SoundPlace)
	r.draw()
	r.page.Changed()
}

// hold holds exactly these slots.
func (r *room) hold(places []int) {
	if !r.settled() || r.drawn || r.told.failed() {
		return
	}
	r.held = [handPlaces]bool{}
	for _, place := range places {
		r.held[place] = true
	}
	r.draw()
	r.page.Changed()
}

// clear forgets the hands played.
func (r *room) clear() {
	r.score.clear()
	r.log = nil
}

// play begins a game: it clears the totals; the seeds go on.
func (r *room) play(key string) {
	r.key = key
	r.clear()
	r.leaveDay()
	r.proceedWithDeal()
}

// proceed is the main button: it draws, or deals the next hand.
func (r *room) proceed() {
	if !r.settled() {
		return
	}
	if r.drawn || r.told.failed() {
		r.proceedWithDeal()
		return
	}
	if r.warns() {
		return
	}
	r.drawn = true
	r.Refresh()
}

// proceedWithDeal deals with the next seed, so that a session can be replayed
// from its first seed.
func (r *room) proceedWithDeal() {
	if r.daily.over() {
		r.leaveDay()
	}
	seed, err := strconv.ParseUint(r.seed, 10, 32)
	if err != nil {
		r.deal("")
		return
	}
	r.deal(strconv.FormatUint(uint64(uint32(seed)+1), 10))
}

// deal deals a hand, with a random seed if seed is "". The engine judges any
// other seed.
func (r *room) deal(seed string) {
	if seed == "" {
		seed = strconv.FormatUint(uint64(rand.Uint32()), 10)
	}
	r.seed, r.held, r.drawn, r.scored = seed, [handPlaces]bool{}, false, false
	r.seedInput.SetValue(seed)
	r.Refresh()
	r.page.Changed()
}

func (r *room) Name() string { return "draw" }

func (r *room) State() string {
	if r.seed == "" {
		return ""
	}
	return r.linked() + r.daily.day.InLink()
}

// Kept adds to a link the reader's hold and draw, and the score.
func (r *room) Kept() string {
	if r.seed == "" {
		return ""
	}
	state := r.linked() + r.daily.state() + "&" + r.score.state()
	for _, place := range r.places() {
		state += "&held=" + strconv.Itoa(place)
	}
	if r.drawn {
		state += "&drawn=1"
	}
	return state
}

func (r *room) Restore(state url.Values) {
	r.page.OpenTab(shell.TabPlay)
	if r.daily.day.Asks(state) && !r.daily.over() {
		return
	}
	if !r.daily.restore(state) {
		r.beginDay(r.daily.day)
		return
	}
	if key, pays := state.Get("game"), state.Get("pays"); key != r.key || pays != r.pays {
		r.key, r.pays = key, pays
		if key == "" {
			r.key = defaultGame
		}
		r.clear()
	}
	r.deal(state.Get("seed"))
	for _, place := range state["held"] {
		if n, err := strconv.Atoi(place); err == nil && n >= 0 && n < handPlaces {
			r.held[n] = true
		}
	}
	// A hand stored after the draw has been counted already.
	r.drawn = state.Has("drawn")
	r.scored = r.drawn
	r.score.restore(state)
	r.Refresh()
}

// Speak has little to do: most words here come with the engine's answers.
func (r *room) Speak() { r.analysis.Draw() }

func (r *room) Enter() { r.Refresh() }
func (r *room) Leave() {}

func (r *room) Refresh() {
	switch {
	case !r.page.Shows(r):
	case r.seed == "":
		r.deal("")
	default:
		r.asking.Latest(r.ask)
	}
}

// places lists the held slots, in the engine's notation of a move.
func (r *room) places() []int {
	var places []int
	for i, held := range &r.held {
		if held {
			places = append(places, i)
		}
	}
	return places
}

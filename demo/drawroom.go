//go:build js && wasm

package main

import (
	"math/rand/v2"
	"net/url"
	"strconv"

	"honnef.co/go/js/dom/v2"
)

// handPlaces is how many cards lie on the video poker table.
const handPlaces = 5

// drawRoom is the room of video poker against the exact advice. One hand is a
// game and a seed; what the reader does with it is which places are held, and
// then the draw.
type drawRoom struct {
	page *page
	seed string // as the link or the reader wrote it; "" before the first deal
	key  string // the game's
	held [handPlaces]bool
	// drawn is set when the reader draws, scored when that has been counted.
	drawn, scored, hinting bool

	games  *gameMenu
	told   drawAnswer // what the engine has said about the hand on the table
	table  *drawTable
	advice *adviceView
	score  *drawScore

	seedInput                  *dom.HTMLInputElement
	gameError, seedError, hint dom.HTMLElement
	asking, solving            latest
}

func newDrawRoom(p *page) *drawRoom {
	r := &drawRoom{
		page: p, key: defaultGame, games: newGameMenu(), table: newDrawTable(), advice: newAdviceView(), score: newDrawScore(),
		seedInput: inputByID("draw-seed"), gameError: byID("draw-game-error"), seedError: byID("draw-seed-error"), hint: byID("draw-hint"),
	}
	r.games.menu.AddEventListener("change", false, func(dom.Event) { r.play(r.games.menu.Value()) })
	r.seedInput.AddEventListener("change", false, func(dom.Event) { r.deal(r.seedInput.Value()) })
	r.table.cards.AddEventListener("click", false, func(ev dom.Event) {
		if place, err := strconv.Atoi(ev.Target().GetAttribute("data-place")); err == nil {
			r.toggle(place)
		}
	})
	r.table.start.AddEventListener("click", false, func(dom.Event) { r.proceed() })
	r.hint.AddEventListener("click", false, func(dom.Event) {
		r.hinting = !r.hinting
		r.draw()
	})
	byID("draw-new").AddEventListener("click", false, func(dom.Event) { r.play(r.key) })
	document.AddEventListener("keydown", false, func(ev dom.Event) { r.press(ev.(*dom.KeyboardEvent)) })
	return r
}

// press follows the keys 1 to 5, wherever the focus is but in an input.
func (r *drawRoom) press(ev *dom.KeyboardEvent) {
	if r.page.shown != room(r) || ev.CtrlKey() || ev.MetaKey() || ev.AltKey() || len(ev.Key()) != 1 {
		return
	}
	place := int(ev.Key()[0]) - '1'
	if place < 0 || place >= handPlaces || ev.Target().Matches("input, select, textarea") {
		return
	}
	r.toggle(place)
}

// settled says that the engine has answered about the hand as it stands. Until
// then nothing can be done to it: a second press on Draw would deal the hand away.
func (r *drawRoom) settled() bool {
	return r.told.key == r.key && r.told.seed == r.seed && r.told.drawn == r.drawn
}

// toggle holds a card, or lets it go.
func (r *drawRoom) toggle(place int) {
	if !r.settled() || r.drawn || r.told.failed() {
		return
	}
	r.held[place] = !r.held[place]
	r.draw()
}

// play begins a game: the totals are cleared, the seeds go on.
func (r *drawRoom) play(key string) {
	r.key = key
	r.score.clear()
	r.proceedWithDeal()
}

// proceed is the one button: it draws, or deals the next hand.
func (r *drawRoom) proceed() {
	if !r.settled() {
		return
	}
	if r.drawn || r.told.failed() {
		r.proceedWithDeal()
		return
	}
	r.drawn = true
	r.refresh()
}

// proceedWithDeal deals with the seed after the last one, so that a session can
// be played again from its first seed.
func (r *drawRoom) proceedWithDeal() {
	seed, err := strconv.ParseUint(r.seed, 10, 32)
	if err != nil {
		r.deal("")
		return
	}
	r.deal(strconv.FormatUint(uint64(uint32(seed)+1), 10))
}

// deal lays a new hand, any if seed is ""; the engine judges the others.
func (r *drawRoom) deal(seed string) {
	if seed == "" {
		seed = strconv.FormatUint(uint64(rand.Uint32()), 10)
	}
	r.seed, r.held, r.drawn, r.scored = seed, [handPlaces]bool{}, false, false
	r.seedInput.SetValue(seed)
	r.refresh()
	r.page.changed()
}

func (r *drawRoom) name() string { return "draw" }

func (r *drawRoom) state() string {
	if r.seed == "" {
		return ""
	}
	return "game=" + url.QueryEscape(r.key) + "&seed=" + url.QueryEscape(r.seed)
}

func (r *drawRoom) restore(state url.Values) {
	if key := state.Get("game"); key != r.key {
		r.key = key
		if key == "" {
			r.key = defaultGame
		}
		r.score.clear()
	}
	r.deal(state.Get("seed"))
}

// speak has nothing to do: all words here come with the engine's answers.
func (r *drawRoom) speak() {}

func (r *drawRoom) enter() { r.refresh() }
func (r *drawRoom) leave() {}

func (r *drawRoom) refresh() {
	switch {
	case r.page.engine == nil || r.page.shown != room(r):
	case r.seed == "":
		r.deal("")
	default:
		r.asking.run(r.ask)
	}
}

// places lists the places held, as the engine writes a move.
func (r *drawRoom) places() []int {
	var places []int
	for i, held := range r.held {
		if held {
			places = append(places, i)
		}
	}
	return places
}

// answer takes over what the engine has said.
func (r *drawRoom) answer(a drawAnswer) {
	r.told = a
	r.games.show(a.games, a.key)
	r.complain(a.err)
	if a.drawn && !a.failed() && !r.scored {
		r.scored = true
		r.score.add(a.final.pat(), a.advice.Candidates[0].Value, a.advice.of(r.places()).Value)
	}
	r.draw()
	if !a.failed() {
		r.solving.run(r.solve)
	}
}

// draw shows the hand as it stands.
func (r *drawRoom) draw() {
	l := r.page.lang
	r.hint.SetAttribute("aria-pressed", pressed[r.hinting])
	r.table.draw(r, l)
	r.advice.draw(r, l)
	r.score.draw(r.key)
}

// solve asks for the game's perfect return, once a game.
func (r *drawRoom) solve() func() {
	key := r.key
	if r.score.knows(key) {
		return func() { r.score.draw(r.key) }
	}
	var solved struct {
		Return float64 `json:"return"`
	}
	err := r.page.engine.ask(&solved, "poker", "solve", key)
	return func() {
		if err == nil {
			r.score.perfect[key] = solved.Return
		}
		r.score.draw(r.key)
	}
}

//go:build js && wasm

package draw

import (
	"errors"
	"slices"
	"strings"
	"syscall/js"

	"honnef.co/go/js/dom/v2"

	"github.com/tefuda/tefuda/demo/engine"
	"github.com/tefuda/tefuda/demo/shell"
	"github.com/tefuda/tefuda/demo/ui"
)

// defaultGame is the game unless a link names another.
const defaultGame = "jacks-or-better-9-6"

// payLine is one line of a pay table.
type payLine struct {
	Line string `json:"line"`
	Name string `json:"name"`
	Pay  int    `json:"pay"`
}

// game is one of the engine's preset games.
type game struct {
	Key        string `json:"key"`
	Name       string `json:"name"`
	Jokers     int    `json:"jokers"`
	DeucesWild bool   `json:"deucesWild"`
	Stake      int    `json:"stake"`
}

// advice is the engine's advice about five cards: every hold, the best first.
type advice struct {
	Lines      []payLine   `json:"lines"`
	Candidates []candidate `json:"candidates"`
}

// candidate is one hold: its slots, its EV in stakes, the number of draws, and
// how many end on each line.
type candidate struct {
	Move    []int      `json:"move"`
	Value   float64    `json:"value"`
	Draws   float64    `json:"draws"`
	Counts  []float64  `json:"counts"`
	Reasons ui.Reasons `json:"reasons"`
}

// of returns the candidate that holds these slots, the zero candidate if there
// is none.
func (a *advice) of(places []int) candidate {
	i := slices.IndexFunc(a.Candidates, func(c candidate) bool { return slices.Equal(c.Move, places) })
	if i < 0 {
		return candidate{}
	}
	return a.Candidates[i]
}

// pat returns the pay line of the five cards without a draw: holding all five
// leaves one draw, which ends on that line.
func (a *advice) pat() payLine {
	for i, n := range a.of([]int{0, 1, 2, 3, 4}).Counts {
		if n > 0 {
			return a.Lines[i]
		}
	}
	return payLine{}
}

// answer is everything the engine has answered about a hand.
type answer struct {
	key, seed string
	pays      string // the reader's own pay table, "" for the game's
	lang      shell.Language
	games     []game
	cards     []string // as dealt
	rest      []string // the next cards of the deck, in order
	end       []string // the five cards after the draw
	drawn     bool
	advice    advice // about the dealt cards
	final     advice // about the five cards after the draw
	err       error
}

// failed reports whether there is no hand to play: none was dealt, or the
// engine refused the game or the seed.
func (a *answer) failed() bool { return a.err != nil || len(a.cards) == 0 }

// same reports whether an answer about the deal is still valid for another
// question.
func (a *answer) same(b *answer) bool {
	return !a.failed() && a.key == b.key && a.pays == b.pays && a.seed == b.seed && a.lang == b.lang
}

// ask asks the engine about the hand and returns a function that draws the
// answer.
func (r *room) ask() func() {
	a := answer{key: r.key, pays: r.pays, seed: r.seed, lang: r.page.Lang, drawn: r.drawn}
	held := r.held
	if r.told.same(&a) {
		a.games, a.cards, a.rest, a.advice = r.told.games, r.told.cards, r.told.rest, r.told.advice
	} else {
		a.err = r.askDeal(&a)
	}
	if a.err == nil && a.drawn {
		a.err = r.askEnd(&a, held)
	}
	return func() { r.answer(a) }
}

// askDeal asks for the games, the five cards, and the advice about them.
func (r *room) askDeal(a *answer) error {
	lang := map[string]any{"lang": string(a.lang)}
	if err := r.page.Engine.Ask(&a.games, "poker", "videoGames", js.Undefined(), lang); err != nil {
		return err
	}
	var dealt struct {
		Cards []string `json:"cards"`
		Draw  []string `json:"draw"`
	}
	if err := r.page.Engine.Ask(&dealt, "poker", "videoDeal", a.game(), map[string]any{"seed": engine.Number(a.seed)}); err != nil {
		return err
	}
	err := r.page.Engine.Ask(&a.advice, "poker", "videoAdvise", engine.List(dealt.Cards), a.options())
	if err == nil {
		a.cards, a.rest = dealt.Cards, dealt.Draw
	}
	return err
}

// askEnd replaces the discarded cards by the next ones of the deck, and asks
// for the value of the result.
func (r *room) askEnd(a *answer, held [handPlaces]bool) error {
	next, end := a.rest, slices.Clone(a.cards)
	for i := range end {
		if !held[i] {
			end[i], next = next[0], next[1:]
		}
	}
	a.end = end
	return r.page.Engine.Ask(&a.final, "poker", "videoAdvise", engine.List(end), a.options())
}

func (a *answer) options() map[string]any {
	return map[string]any{"game": a.game(), "lang": string(a.lang)}
}

// complain shows a refusal next to its field, and any other error on the status
// line.
func (r *room) complain(err error) {
	var refused *engine.InputError
	words := [3]string{} // for the game, the seed, the pays
	if errors.As(err, &refused) {
		about := 0
		if strings.Contains(refused.Field, "seed") {
			about = 1
		}
		words[about], err = refused.Message, nil
		if about == 0 && r.pays != "" {
			words[0], words[2] = "", words[0]
		}
	}
	ui.Complain(r.form.message, words[2])
	ui.Complain(r.gameError, words[0], r.games.menu)
	ui.Complain(r.seedError, words[1], r.seedInput)
	r.page.Fault(err)
}

// gameMenu is the choice of games, with the engine's names.
type gameMenu struct {
	menu    *dom.HTMLSelectElement
	options []*dom.HTMLOptionElement
}

func newGameMenu() *gameMenu {
	return &gameMenu{menu: ui.MenuByID("draw-game")}
}

// show lists the games and chooses one; an unknown key chooses none.
func (m *gameMenu) show(games []game, key string) {
	for i, game := range games {
		if i == len(m.options) {
			m.options = append(m.options, &dom.HTMLOptionElement{BasicHTMLElement: ui.CreateIn(m.menu, 1, "option", "")[0]})
			m.options[i].SetValue(game.Key)
		}
		m.options[i].SetText(game.Name)
	}
	m.menu.SetValue(key)
}

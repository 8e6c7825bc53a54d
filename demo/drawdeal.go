//go:build js && wasm

package main

import (
	"errors"
	"slices"
	"strconv"
	"strings"
	"syscall/js"

	"honnef.co/go/js/dom/v2"
)

// defaultGame is the game on a table that no link names one for.
const defaultGame = "jacks-or-better-9-6"

// payLine is a line of a pay table.
type payLine struct {
	Line string `json:"line"`
	Name string `json:"name"`
	Pay  int    `json:"pay"`
}

// drawGame is a preset of the engine.
type drawGame struct {
	Key  string `json:"key"`
	Name string `json:"name"`
}

// advice is the engine's about five cards: every hold, best first.
type advice struct {
	Lines      []payLine   `json:"lines"`
	Candidates []candidate `json:"candidates"`
}

// candidate is one hold: its places, its EV, and the draws that end on each line.
type candidate struct {
	Move    []int     `json:"move"`
	Value   float64   `json:"value"`
	Draws   float64   `json:"draws"`
	Counts  []float64 `json:"counts"`
	Reasons []struct {
		Words string `json:"words"`
	} `json:"reasons"`
}

// of returns the candidate that holds these places.
func (a *advice) of(places []int) candidate {
	i := slices.IndexFunc(a.Candidates, func(c candidate) bool { return slices.Equal(c.Move, places) })
	if i < 0 {
		return candidate{}
	}
	return a.Candidates[i]
}

// pat returns the line that the five cards are as they lie: holding all of
// them, there is one draw, and it ends there.
func (a *advice) pat() payLine {
	for i, n := range a.of([]int{0, 1, 2, 3, 4}).Counts {
		if n > 0 {
			return a.Lines[i]
		}
	}
	return payLine{}
}

// why joins a hold's reasons.
func (c *candidate) why(l language) string {
	words := make([]string, len(c.Reasons))
	for i, reason := range c.Reasons {
		words[i] = reason.Words
	}
	return strings.Join(words, wordSemicolon.in(l))
}

// drawAnswer is all the engine says about a hand.
type drawAnswer struct {
	key, seed string
	lang      language
	games     []drawGame
	cards     []string // as dealt
	rest      []string // what replaces cards, in order
	end       []string // after the draw
	drawn     bool
	advice    advice // about cards
	final     advice // about end
	err       error
}

// failed says that there is no hand to play: none was dealt, or the engine
// refused the game or the seed.
func (a *drawAnswer) failed() bool { return a.err != nil || len(a.cards) == 0 }

// same says that an answer about the deal is still good.
func (a *drawAnswer) same(b *drawAnswer) bool {
	return !a.failed() && a.key == b.key && a.seed == b.seed && a.lang == b.lang
}

// ask puts the hand before the engine and returns how to draw the answer.
func (r *drawRoom) ask() func() {
	a := drawAnswer{key: r.key, seed: r.seed, lang: r.page.lang, drawn: r.drawn}
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
func (r *drawRoom) askDeal(a *drawAnswer) error {
	lang := map[string]any{"lang": string(a.lang)}
	if err := r.page.engine.ask(&a.games, "poker", "games", js.Undefined(), lang); err != nil {
		return err
	}
	var dealt struct{ Cards, Draw []string }
	if err := r.page.engine.ask(&dealt, "poker", "deal", a.key, map[string]any{"seed": number(a.seed)}); err != nil {
		return err
	}
	err := r.page.engine.ask(&a.advice, "poker", "advise", list(dealt.Cards), a.options())
	if err == nil {
		a.cards, a.rest = dealt.Cards, dealt.Draw
	}
	return err
}

// askEnd replaces the cards let go by the next of the deck, and asks what the
// five are worth.
func (r *drawRoom) askEnd(a *drawAnswer, held [handPlaces]bool) error {
	next, end := a.rest, slices.Clone(a.cards)
	for i := range end {
		if !held[i] {
			end[i], next = next[0], next[1:]
		}
	}
	a.end = end
	return r.page.engine.ask(&a.final, "poker", "advise", list(end), a.options())
}

func (a *drawAnswer) options() map[string]any {
	return map[string]any{"game": a.key, "lang": string(a.lang)}
}

// number is a text as the number it is, or as it stands, for the engine to refuse.
func number(text string) any {
	if n, err := strconv.ParseFloat(text, 64); err == nil {
		return n
	}
	return text
}

// list is cards as JavaScript takes them.
func list(cards []string) []any {
	items := make([]any, len(cards))
	for i, card := range cards {
		items[i] = card
	}
	return items
}

// complain shows a refusal beside the field it is about, and any other error
// on the status line.
func (r *drawRoom) complain(err error) {
	var refused *inputError
	words := [2]string{}
	if errors.As(err, &refused) {
		about := 0
		if strings.Contains(refused.field, "seed") {
			about = 1
		}
		words[about], err = refused.message, nil
	}
	complain(r.gameError, words[0], r.games.menu)
	complain(r.seedError, words[1], r.seedInput)
	r.page.fault(err)
}

// gameMenu is the choice of games, with the names that the engine gives them.
type gameMenu struct {
	menu    *dom.HTMLSelectElement
	options []*dom.HTMLOptionElement
}

func newGameMenu() *gameMenu {
	return &gameMenu{menu: byID("draw-game").(*dom.HTMLSelectElement)}
}

// show lists the games and chooses one; an unknown key chooses none.
func (m *gameMenu) show(games []drawGame, key string) {
	for i, game := range games {
		if i == len(m.options) {
			m.options = append(m.options, createIn(m.menu, 1, "option", "")[0].(*dom.HTMLOptionElement))
			m.options[i].SetValue(game.Key)
		}
		m.options[i].SetText(game.Name)
	}
	m.menu.SetValue(key)
}

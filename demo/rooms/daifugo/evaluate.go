//go:build js && wasm

package daifugo

import (
	"cmp"
	"errors"
	"net/url"
	"slices"
	"strconv"
	"strings"

	"github.com/tefuda/tefuda/demo/engine"
	"github.com/tefuda/tefuda/demo/shell"
	"github.com/tefuda/tefuda/demo/ui"
)

// evaluate is the panel for nullsuke's evaluation (core/daifugo/article): any
// hand, the cards played already, and the hand's values.
type evaluate struct {
	room                          *room
	hand, played                  *heap
	target                        *ui.Choice // the target of pressed cards: "hand" or "played"
	form, revolution, total, left *ui.Choice
	picker                        *ui.Picker
	examples                      *ui.Examples
	asking                        engine.Question
	view                          *findings
	error                         ui.Element
	touched                       bool
}

// example is an entry of examples.json.
type example struct {
	ui.Example
	Hand       string `json:"hand"`
	Played     string `json:"played"`
	Form       string `json:"form"`
	Revolution string `json:"revolution"`
	Players    string `json:"players"`
	Left       string `json:"left"`
}

func newEvaluate(r *room) *evaluate {
	e := &evaluate{room: r, view: newFindings(), error: ui.ByID("dfg-eval-error")}
	e.hand = newHeap("dfg-hand-", e.changed)
	e.played = newHeap("dfg-played-", e.changed)
	e.target = ui.NewChoice("dfg-marks", func() {})
	e.form = ui.NewChoice("dfg-form", e.changed)
	e.revolution = ui.NewChoice("dfg-revolution", e.changed)
	e.total = ui.NewChoice("dfg-total", e.changed)
	e.left = ui.NewChoice("dfg-left", e.changed)
	e.picker = ui.NewPicker(ui.ByID("dfg-picker"), e.pick, e.takeBack)
	ui.On(ui.ByID("dfg-clear"), "click", func(ui.Event) { e.lay(example{}); e.changed() })
	var list []example
	e.examples = ui.NewExamples(r.page, "daifugo",
		func(x example) ui.Example { return x.Example },
		func(all []example) { list = all; e.greet(all) },
		func(i int) { e.lay(list[i]); e.changed() })
	return e
}

// greet puts the first example on an untouched table.
func (e *evaluate) greet(all []example) {
	if !e.touched && len(all) > 0 {
		e.lay(all[0])
		e.examples.Show(0)
		e.refresh()
	}
}

// lay puts an example on the table.
func (e *evaluate) lay(x example) {
	e.hand.write(x.Hand)
	e.played.write(x.Played)
	e.form.Choose(cmp.Or(called(x.Form), "article"))
	e.revolution.Choose(x.Revolution)
	e.total.Choose(cmp.Or(x.Players, "4"))
	e.left.Choose(cmp.Or(x.Left, cmp.Or(x.Players, "4")))
}

// appraise takes the reader's hand to the evaluation. It uses the complete
// form, unless the rules are the preset `article`.
func (p *play) appraise() {
	now := p.now()
	if now == nil {
		return
	}
	v, form, left := &now.view, "complete", 0
	if p.series.rules.preset == "article" {
		form = "article"
	}
	for _, place := range v.Places {
		if place == 0 {
			left++
		}
	}
	x := example{Hand: v.Hand, Played: v.Played, Form: form, Players: strconv.Itoa(v.Rules.Players), Left: strconv.Itoa(max(left, 2))}
	if v.Revolution {
		x.Revolution = "1"
	}
	p.room.show("evaluate")
	p.room.evaluate.lay(x)
	p.room.evaluate.changed()
}

// changed follows every change that the reader makes.
func (e *evaluate) changed() {
	e.touched = true
	e.examples.Show(-1)
	e.room.page.Changed()
	e.refresh()
}

// pick adds a card to the target, or takes it back.
func (e *evaluate) pick(card string) {
	target, other := e.hand, e.played
	if e.target.Value == "played" {
		target, other = other, target
	}
	both := append(slices.Clone(e.hand.cards()), e.played.cards()...)
	held := 0
	for _, c := range both {
		if c == card {
			held++
		}
	}
	switch {
	case held == 0 || card == ui.Joker && held == 1 && !other.has(ui.Joker):
		target.write(strings.Join(append(target.cards(), card), " "))
	default:
		e.hand.remove(card)
		e.played.remove(card)
	}
	e.changed()
}

func (e *evaluate) takeBack() {
	target := e.hand
	if e.target.Value == "played" {
		target = e.played
	}
	if cards := target.cards(); len(cards) > 0 {
		target.write(strings.Join(cards[:len(cards)-1], " "))
		e.changed()
	}
}

// refresh asks if the evaluation is in view.
func (e *evaluate) refresh() {
	e.draw()
	if e.room.shown() && !e.room.plays() {
		e.ask()
	}
}

// options are the rules and the position in the engine's form. The deck has the
// preset's number of jokers, or the number picked if that is higher.
func (e *evaluate) options() map[string]any {
	preset, jokers := e.rules()
	rules := map[string]any{"preset": preset, "players": engine.Number(e.total.Value)}
	if jokers > 0 {
		rules["jokers"] = jokers
	}
	return map[string]any{"rules": rules, "form": e.form.Value, "played": e.played.text,
		"revolution": e.revolution.Value != "", "left": engine.Number(e.left.Value)}
}

// ask evaluates the hand and draws the result.
func (e *evaluate) ask() {
	e.asking.Latest(func() func() {
		hand, options := e.hand.text, e.options()
		var found evaluation
		if strings.TrimSpace(hand) == "" && len(e.played.cards()) == 0 {
			return func() { e.complain(nil); e.view.draw(nil, e.room.page.Lang) }
		}
		err := e.room.page.Engine.Ask(&found, "daifugo", "evaluate", hand, options)
		return func() {
			e.complain(err)
			if err != nil {
				e.view.draw(nil, e.room.page.Lang)
				return
			}
			e.view.draw(&found, e.room.page.Lang)
		}
	})
}

// complain shows a refusal next to its field, and any other error on the status
// line.
func (e *evaluate) complain(err error) {
	var refused *engine.InputError
	words := map[string]string{}
	if errors.As(err, &refused) {
		about := ""
		for _, field := range []string{"hand", "played"} {
			if strings.Contains(refused.Field, field) {
				about = field
			}
		}
		words[about] = refused.Message
		err = nil
	}
	ui.Complain(e.hand.message, words["hand"], e.hand.input)
	ui.Complain(e.played.message, words["played"], e.played.input)
	e.error.SetTextContent(words[""])
	e.room.page.Fault(err)
}

// draw shows the picked cards.
func (e *evaluate) draw() {
	l := e.room.page.Lang
	e.hand.draw(l)
	e.played.draw(l)
	for code, card := range e.picker.Cards {
		held, played := e.hand.has(code), e.played.has(code)
		ui.Mark(card.Element, "data-held", held)
		ui.Mark(card.Element, "data-gone", played)
		words := wordFaceOf(code, held, played, l)
		if words != card.Element.GetAttribute("aria-label") {
			card.Element.SetAttribute("aria-label", words)
		}
	}
}

// rules are the preset of the chosen form, and the number of jokers if there
// are more than the preset's, else 0.
func (e *evaluate) rules() (preset string, jokers int) {
	preset, usual := "article", 0
	if e.form.Value == "complete" {
		preset, usual = "uec", 1
	}
	if jokers = strings.Count(e.hand.text+e.played.text, ui.Joker); jokers <= usual {
		jokers = 0
	}
	return preset, jokers
}

func (e *evaluate) speak() {
	e.examples.Speak()
	e.refresh()
}

// state and restore are inverse.
func (e *evaluate) state() string {
	if !e.touched {
		return ""
	}
	parts := []string{"hand=" + shell.InLink(e.hand.text)}
	add := func(name, value, usual string) {
		if value != usual {
			parts = append(parts, name+"="+value)
		}
	}
	add("played", shell.InLink(e.played.text), "")
	add("form", e.form.Value, "article")
	add("revolution", e.revolution.Value, "")
	add("players", e.total.Value, "4")
	add("left", e.left.Value, e.total.Value)
	return strings.Join(parts, "&")
}

func (e *evaluate) restore(state url.Values) {
	e.touched = true
	players := cmp.Or(state.Get("players"), "4")
	if n, err := strconv.Atoi(players); err != nil || n < 3 || n > 6 {
		players = "4"
	}
	e.lay(example{Hand: state.Get("hand"), Played: state.Get("played"), Form: state.Get("form"),
		Revolution: state.Get("revolution"), Players: players, Left: state.Get("left")})
	e.examples.Show(-1)
	e.refresh()
}

//go:build js && wasm

package main

import (
	"errors"
	"net/url"
	"slices"
	"strconv"
	"strings"

	"honnef.co/go/js/dom/v2"
)

// dfgEvaluate is the article's panel: any hand, the cards played already, and
// what the values make of them.
type dfgEvaluate struct {
	room                          *dfgRoom
	hand, played                  *dfgHeap
	target                        *choice // "hand" or "played": where pressed cards go
	form, revolution, total, left *choice
	picker                        *picker
	examples                      *examples
	asking                        latest
	view                          *dfgFindings
	error, calledAs               dom.HTMLElement
	touched                       bool
}

// dfgExample is an entry of data/daifugo.json.
type dfgExample struct {
	example
	Hand       string `json:"hand"`
	Played     string `json:"played"`
	Form       string `json:"form"`
	Revolution string `json:"revolution"`
	Players    string `json:"players"`
	Left       string `json:"left"`
}

func newDfgEvaluate(r *dfgRoom) *dfgEvaluate {
	e := &dfgEvaluate{room: r, view: newDfgFindings(), error: byID("dfg-eval-error"), calledAs: byID("dfg-eval-call")}
	e.hand = newDfgHeap("dfg-hand-", e.changed)
	e.played = newDfgHeap("dfg-played-", e.changed)
	e.target = newChoice("dfg-marks", func() {})
	e.form = newChoice("dfg-form", e.changed)
	e.revolution = newChoice("dfg-revolution", e.changed)
	e.total = newChoice("dfg-total", e.changed)
	e.left = newChoice("dfg-left", e.changed)
	e.picker = newPicker(deckIn(byID("dfg-picker"), true), e.pick, e.takeBack)
	byID("dfg-clear").AddEventListener("click", false, func(dom.Event) { e.lay(dfgExample{}); e.changed() })
	var list []dfgExample
	e.examples = newExamples(r.page, "daifugo", "data/daifugo.json",
		func(x dfgExample) example { return x.example },
		func(all []dfgExample) { list = all; e.greet(all) },
		func(i int) { e.lay(list[i]); e.changed() })
	return e
}

// greet lays the first example for a reader who has no hand of their own.
func (e *dfgEvaluate) greet(all []dfgExample) {
	if !e.touched && len(all) > 0 {
		e.lay(all[0])
		e.examples.show(0)
		e.refresh()
	}
}

// lay puts an example on the table.
func (e *dfgEvaluate) lay(x dfgExample) {
	e.hand.write(x.Hand)
	e.played.write(x.Played)
	e.form.choose(either(dfgCalled(x.Form), "article"))
	e.revolution.choose(x.Revolution)
	e.total.choose(either(x.Players, "4"))
	e.left.choose(either(x.Left, either(x.Players, "4")))
}

// appraise takes the reader's hand to the evaluation, by the complete form
// unless the rules are the article's.
func (p *dfgPlay) appraise() {
	now := p.now()
	if now == nil {
		return
	}
	v, form, left := &now.view, "complete", 0
	if p.match.rules.preset == "article" {
		form = "article"
	}
	for _, place := range v.Places {
		if place == 0 {
			left++
		}
	}
	x := dfgExample{Hand: v.Hand, Played: v.Played, Form: form, Players: strconv.Itoa(v.Rules.Players), Left: strconv.Itoa(max(left, 2))}
	if v.Revolution {
		x.Revolution = "1"
	}
	p.room.show("evaluate")
	p.room.evaluate.lay(x)
	p.room.evaluate.changed()
}

// changed follows what the reader has done.
func (e *dfgEvaluate) changed() {
	e.touched = true
	e.examples.show(-1)
	e.room.page.changed()
	e.refresh()
}

// pick puts a card where cards go, or takes it back.
func (e *dfgEvaluate) pick(card string) {
	target, other := e.hand, e.played
	if e.target.value == "played" {
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
	case held == 0 || card == joker && held == 1 && !other.has(joker):
		target.write(strings.Join(append(target.cards(), card), " "))
	default:
		e.hand.remove(card)
		e.played.remove(card)
	}
	e.changed()
}

func (e *dfgEvaluate) takeBack() {
	target := e.hand
	if e.target.value == "played" {
		target = e.played
	}
	if cards := target.cards(); len(cards) > 0 {
		target.write(strings.Join(cards[:len(cards)-1], " "))
		e.changed()
	}
}

// refresh asks, if the evaluation is in view.
func (e *dfgEvaluate) refresh() {
	e.draw()
	if e.room.shown() && !e.room.plays() {
		e.ask()
	}
}

// options are the rules and the position as the engine takes them. A deck has
// as many jokers as the preset, or as one has picked.
func (e *dfgEvaluate) options() map[string]any {
	preset, jokers := e.rules()
	rules := map[string]any{"preset": preset, "players": number(e.total.value)}
	if jokers > 0 {
		rules["jokers"] = jokers
	}
	return map[string]any{"rules": rules, "form": e.form.value, "played": e.played.text,
		"revolution": e.revolution.value != "", "left": number(e.left.value)}
}

// ask evaluates the hand, and draws what came out.
func (e *dfgEvaluate) ask() {
	e.asking.run(func() func() {
		hand, options := e.hand.text, e.options()
		var found dfgEvaluation
		if strings.TrimSpace(hand) == "" && len(e.played.cards()) == 0 {
			return func() { e.complain(nil); e.view.draw(nil, e.room.page.lang) }
		}
		err := e.room.page.engine.ask(&found, "daifugo", "evaluate", hand, options)
		return func() {
			e.complain(err)
			if err != nil {
				e.view.draw(nil, e.room.page.lang)
				return
			}
			e.view.draw(&found, e.room.page.lang)
		}
	})
}

// complain shows a refusal beside what it is about, and any other error on the
// status line.
func (e *dfgEvaluate) complain(err error) {
	var refused *inputError
	words := map[string]string{}
	if errors.As(err, &refused) {
		about := ""
		for _, field := range []string{"hand", "played"} {
			if strings.Contains(refused.field, field) {
				about = field
			}
		}
		words[about] = refused.message
		err = nil
	}
	complain(e.hand.message, words["hand"], e.hand.input)
	complain(e.played.message, words["played"], e.played.input)
	e.error.SetTextContent(words[""])
	e.room.page.fault(err)
}

// draw shows the cards picked.
func (e *dfgEvaluate) draw() {
	l := e.room.page.lang
	e.hand.draw(l)
	e.played.draw(l)
	for code, card := range e.picker.cards {
		held, played := e.hand.has(code), e.played.has(code)
		mark(card.element, "data-held", held)
		mark(card.element, "data-gone", played)
		words := wordFaceOf(code, held, played, l)
		if words != card.element.GetAttribute("aria-label") {
			card.element.SetAttribute("aria-label", words)
		}
	}
	e.calledAs.SetTextContent(e.call())
}

// rules are the preset of the form, and the number of jokers if it is not the
// preset's.
func (e *dfgEvaluate) rules() (preset string, jokers int) {
	preset, usual := "article", 0
	if e.form.value == "complete" {
		preset, usual = "uec", 1
	}
	if jokers = strings.Count(e.hand.text+e.played.text, joker); jokers <= usual {
		jokers = 0
	}
	return preset, jokers
}

// call is the question as an embedder would write it.
func (e *dfgEvaluate) call() string {
	preset, jokers := e.rules()
	rules := "rules: { preset: '" + preset + "', players: " + e.total.value
	if jokers > 0 {
		rules += ", jokers: " + strconv.Itoa(jokers)
	}
	rules += " }"
	if e.form.value == "complete" {
		rules = "form: 'complete', " + rules
	}
	options := []string{"played: '" + strings.TrimSpace(e.played.text) + "'", "left: " + e.left.value, rules}
	if e.revolution.value != "" {
		options = append(options, "revolution: true")
	}
	return "await tefuda.daifugo.evaluate(\n  '" + strings.TrimSpace(e.hand.text) + "',\n  { " + strings.Join(options, ",\n    ") + " })"
}

func (e *dfgEvaluate) speak() {
	e.examples.speak()
	e.refresh()
}

// state and restore are each other's inverse.
func (e *dfgEvaluate) state() string {
	if !e.touched {
		return ""
	}
	parts := []string{"hand=" + inLink(e.hand.text)}
	add := func(name, value, usual string) {
		if value != usual {
			parts = append(parts, name+"="+value)
		}
	}
	add("played", inLink(e.played.text), "")
	add("form", e.form.value, "article")
	add("revolution", e.revolution.value, "")
	add("players", e.total.value, "4")
	add("left", e.left.value, e.total.value)
	return strings.Join(parts, "&")
}

func (e *dfgEvaluate) restore(state url.Values) {
	e.touched = true
	players := either(state.Get("players"), "4")
	if n, err := strconv.Atoi(players); err != nil || n < 3 || n > dfgRivals+1 {
		players = "4"
	}
	e.lay(dfgExample{Hand: state.Get("hand"), Played: state.Get("played"), Form: state.Get("form"),
		Revolution: state.Get("revolution"), Players: players, Left: state.Get("left")})
	e.examples.show(-1)
	e.refresh()
}

//go:build js && wasm

package main

import (
	"math"
	"net/url"
	"strconv"
	"strings"
)

// dfgRules are a table's rules as the form or a link gives them: which are
// possible the engine says.
type dfgRules struct {
	preset          string
	players, jokers string
	on              map[string]bool // by the engine's names of switches
}

// asked are the rules as the engine takes them.
func (r *dfgRules) asked() map[string]any {
	rules := map[string]any{"players": number(r.players), "jokers": number(r.jokers)}
	for name, on := range r.on {
		rules[name] = on
	}
	return rules
}

// dfgMatch is a match at one of its games: what the games before have left, and
// the moves to begin with.
type dfgMatch struct {
	seed    string // as the link or the reader wrote it
	rules   dfgRules
	number  int   // of the game, from 1
	classes []int // the places in the game before
	totals  []int // points before the game
	returns []string
	moves   []string
}

// dealing are the options of the game's deal. Every game has a seed of its own,
// and another seat that is dealt to first.
func (m *dfgMatch) dealing() map[string]any {
	seed := number(m.seed)
	if n, ok := seed.(float64); ok && m.number > 1 {
		seed = math.Mod(n+float64(m.number-1), 1<<32)
	}
	options := map[string]any{"seed": seed}
	if players, _ := strconv.Atoi(m.rules.players); players > 0 {
		options["first"] = (m.number - 1) % players
	}
	if len(m.classes) > 0 {
		options["classes"] = numbers(m.classes)
	}
	return options
}

// numbers are integers as JavaScript takes them.
func numbers(of []int) []any {
	items := make([]any, len(of))
	for i, n := range of {
		items[i] = n
	}
	return items
}

// state and restore are each other's inverse.
func (p *dfgPlay) state() string {
	now, m := p.now(), &p.match
	if now == nil {
		return ""
	}
	parts := []string{"seed=" + inLink(m.seed)}
	add := func(name, value, usual string) {
		if value != usual {
			parts = append(parts, name+"="+value)
		}
	}
	preset, on, off := p.form.differences(&m.rules)
	usual := p.form.presets[preset]
	add("rules", preset, "common")
	add("players", inLink(m.rules.players), usual.players)
	add("jokers", inLink(m.rules.jokers), usual.jokers)
	add("on", strings.Join(on, "."), "")
	add("off", strings.Join(off, "."), "")
	add("levels", p.form.levels(), "")
	add("practice", map[bool]string{true: "1"}[p.practice.on], "")
	if m.number > 1 {
		add("game", strconv.Itoa(m.number), "")
		add("classes", dotted(m.classes), "")
		add("totals", dotted(m.totals), "")
	}
	moves, returns := now.roles()
	add("returns", dfgList(returns), "")
	add("moves", dfgList(moves), "")
	return strings.Join(parts, "&")
}

func (p *dfgPlay) restore(state url.Values) {
	p.wanted = state
	p.disturb()
	if p.room.shown() {
		p.proceed()
	}
}

// linked is the match that a link describes, which the form shows.
func (p *dfgPlay) linked(state url.Values) dfgMatch {
	m := dfgMatch{seed: state.Get("seed"), number: 1, rules: p.form.usual(either(dfgCalled(state.Get("rules")), "common"))}
	m.rules.players = either(state.Get("players"), m.rules.players)
	m.rules.jokers = either(state.Get("jokers"), m.rules.jokers)
	for _, name := range undottedWords(state.Get("on")) {
		m.rules.on[name] = true
	}
	for _, name := range undottedWords(state.Get("off")) {
		m.rules.on[name] = false
	}
	if n, err := strconv.Atoi(state.Get("game")); err == nil && n > 1 {
		m.number, m.classes, m.totals = n, undotted(state.Get("classes")), undotted(state.Get("totals"))
	}
	for _, text := range undottedWords(state.Get("returns")) {
		m.returns = append(m.returns, dfgFromLink(text))
	}
	for _, text := range undottedWords(state.Get("moves")) {
		m.moves = append(m.moves, dfgFromLink(text))
	}
	p.practice.turn(state.Get("practice") == "1")
	p.form.show(&m, state.Get("levels"))
	return m
}

func dotted(of []int) string {
	parts := make([]string, len(of))
	for i, n := range of {
		parts[i] = strconv.Itoa(n)
	}
	return strings.Join(parts, ".")
}

func undotted(text string) []int {
	var all []int
	for _, part := range strings.Split(text, ".") {
		if n, err := strconv.Atoi(part); err == nil {
			all = append(all, n)
		}
	}
	return all
}

// undottedWords are the words between dots, none of no text.
func undottedWords(text string) []string {
	return strings.FieldsFunc(text, func(r rune) bool { return r == '.' })
}

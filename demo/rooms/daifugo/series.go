//go:build js && wasm

package daifugo

import (
	"cmp"
	"net/url"
	"strconv"
	"strings"

	"github.com/tefuda/tefuda/core/daifugo"
	"github.com/tefuda/tefuda/demo/engine"
	"github.com/tefuda/tefuda/demo/shell"
	"github.com/tefuda/tefuda/demo/ui/match"
)

// rules are a table's rules as the form or a link writes them. The engine
// judges them.
type rules struct {
	preset          string
	players, jokers string
	on              map[string]bool // by the engine's names of the switches
}

// asked are the rules in the engine's form.
func (r *rules) asked() map[string]any {
	rules := map[string]any{"players": engine.Number(r.players), "jokers": engine.Number(r.jokers)}
	for name, on := range r.on {
		rules[name] = on
	}
	return rules
}

// series is a series of games at its current game: the results of the games
// before, and the moves to replay.
type series struct {
	seed    string // as the link or the form writes it
	rules   rules
	number  int      // the game's number, from 1
	classes []int    // the ranks in the previous game
	totals  []int    // points before this game
	returns []string // cards given back
	moves   []string
	daily   shell.Day // the day of a daily deal
	hinted  bool      // the reader has asked for a hint
}

// dealing are the options of the current deal. Every game has its own seed, and
// another seat that is dealt to first.
func (m *series) dealing() map[string]any {
	options := map[string]any{"seed": match.SeedOf(m.seed, m.number-1)}
	if players, _ := strconv.Atoi(m.rules.players); players > 0 {
		options["first"] = (m.number - 1) % players
	}
	if len(m.classes) > 0 {
		options["classes"] = engine.Numbers(m.classes)
	}
	if players, _ := strconv.Atoi(m.rules.players); len(m.totals) > 0 {
		points := make([]int, max(0, min(players, rivals+1)))
		for seat := range points {
			points[seat] = m.before(seat)
		}
		options["points"] = engine.Numbers(points)
	}
	return options
}

// before is a seat's points before this game.
func (m *series) before(seat int) int {
	if seat >= len(m.totals) {
		return 0
	}
	return m.totals[seat]
}

// begun are the moves to replay, in the engine's form.
func (m *series) begun() []string {
	var moves []string
	for _, cards := range m.returns {
		moves = append(moves, daifugo.Give.String()+" "+cards)
	}
	return append(moves, m.moves...)
}

// state and Restore are inverse.
func (p *play) state() string {
	now, m := p.now(), &p.series
	if now == nil {
		return ""
	}
	link := match.Link{"seed=" + shell.InLink(m.seed)}
	preset, on, off := p.form.differences(&m.rules)
	usual := p.form.presets[preset]
	link.Add("rules", preset, "common")
	link.Add("players", shell.InLink(m.rules.players), usual.players)
	link.Add("jokers", shell.InLink(m.rules.jokers), usual.jokers)
	link.Add("on", strings.Join(on, "."), "")
	link.Add("off", strings.Join(off, "."), "")
	link.Add("levels", p.form.levels(), "")
	link.Switch("practice", p.practice.On)
	if m.number > 1 {
		link.Add("game", strconv.Itoa(m.number), "")
		link.Add("classes", shell.Dotted(m.classes), "")
		link.Add("totals", shell.Dotted(m.totals), "")
	}
	moves, returns := now.roles()
	link.Add("returns", list(returns), "")
	link.Add("moves", list(moves), "")
	return link.String() + m.daily.InLink()
}

// kept is the state, or the state of a link that waits for the engine. It adds
// whether hints were used.
func (p *play) kept() string {
	if p.Wanted != nil {
		return p.Wanted.Encode()
	}
	state := p.state()
	if state != "" && p.series.hinted {
		state += "&hints=1"
	}
	return state
}

// restore follows a link, unless it is to the daily deal that is on the table
// and not over.
func (p *play) restore(state url.Values) {
	if !p.series.daily.Asks(state) || p.now() == nil || p.now().view.Over {
		p.Restore(state)
	}
}

// linked is the series that a link describes; the form shows it.
func (p *play) linked(state url.Values) series {
	if day := shell.DayIn(state); day != "" && !state.Has("seed") {
		state = url.Values{"seed": {day.Seed(0)}, "daily": {string(day)}}
	}
	m := series{seed: state.Get("seed"), number: 1, rules: p.form.usual(cmp.Or(called(state.Get("rules")), "common"))}
	m.daily, m.hinted = shell.DayIn(state), state.Has("hints")
	m.rules.players = cmp.Or(state.Get("players"), m.rules.players)
	m.rules.jokers = cmp.Or(state.Get("jokers"), m.rules.jokers)
	for _, name := range undottedWords(state.Get("on")) {
		m.rules.on[name] = true
	}
	for _, name := range undottedWords(state.Get("off")) {
		m.rules.on[name] = false
	}
	if n, err := strconv.Atoi(state.Get("game")); err == nil && n > 1 {
		m.number, m.classes, m.totals = n, shell.Undotted(state.Get("classes")), shell.Undotted(state.Get("totals"))
	}
	for _, text := range undottedWords(state.Get("returns")) {
		m.returns = append(m.returns, fromLink(text))
	}
	for _, text := range undottedWords(state.Get("moves")) {
		m.moves = append(m.moves, fromLink(text))
	}
	p.practice.Turn(state.Get("practice") == "1")
	p.form.show(&m, state.Get("levels"))
	return m
}

// undottedWords are the words between dots, none for "".
func undottedWords(text string) []string {
	return strings.FieldsFunc(text, func(r rune) bool { return r == '.' })
}

//go:build js && wasm

package cardroom

import (
	"cmp"
	"net/url"
	"strings"

	"github.com/tefuda/tefuda/demo/shell"
)

// state and restore are each other's inverse: the stakes, the table before the
// hand, and its moves.
func (p *play) state() string {
	if p.now == nil {
		return ""
	}
	s := &p.stakes
	if s.text != "" {
		// A text's spaces and lines are part of it.
		return "text=" + strings.ReplaceAll(url.QueryEscape(s.text), "+", "%20") + "&moves=" + movesInLink(p.moves)
	}
	parts := []string{"seed=" + shell.InLink(s.seed)}
	add := func(name, value, usual string) {
		if value != usual {
			parts = append(parts, name+"="+value)
		}
	}
	add("game", shell.InLink(s.variant), usual.variant)
	add("jokers", shell.InLink(s.jokers), usual.jokers)
	add("seats", shell.InLink(s.seats), usual.seats)
	add("limit", shell.InLink(s.limit), usual.limit)
	add("deep", shell.InLink(s.deep), usual.deep)
	add("blinds", shell.InLink(s.blinds), usual.blinds)
	yes := map[bool]string{true: "1"}
	add("ante", yes[s.ante], "")
	add("openers", yes[s.openers], "")
	add("sng", yes[s.tourney], "")
	add("levels", p.form.levels(), "")
	add("practice", yes[p.practice.On], "")
	if p.from.Hands > 0 {
		add("at", p.from.inLink(), "")
	}
	add("moves", movesInLink(p.moves), "")
	return strings.Join(parts, "&")
}

func (p *play) restore(state url.Values) {
	p.wanted = state
	p.disturb()
	if p.room.shown() {
		p.proceed()
	}
}

// follow goes to what a link describes, which the form shows. It blocks.
func (p *play) follow() {
	state := p.wanted
	if text := state.Get("text"); text != "" {
		p.brought.text.SetValue(text)
		moves := movesIn(state.Get("moves"))
		if state.Has("moves") && moves == nil {
			moves = []move{} // taken back to its beginning: nil is all of the text's
		}
		p.begin(stakes{text: text}, nil, nil, moves)
		return
	}
	p.practice.Turn(state.Get("practice") == "1")
	s := stakes{seed: cmp.Or(state.Get("seed"), anySeed())}
	of := func(name, usual string) string { return cmp.Or(state.Get(name), usual) }
	s.variant, s.jokers, s.seats = of("game", usual.variant), of("jokers", usual.jokers), of("seats", usual.seats)
	s.limit, s.deep, s.blinds = of("limit", usual.limit), of("deep", usual.deep), of("blinds", usual.blinds)
	s.ante, s.openers, s.tourney = state.Get("ante") == "1", state.Get("openers") == "1", state.Get("sng") == "1"
	var from *between
	if b, ok := betweenIn(state.Get("at")); ok {
		from = &b
	}
	p.form.show(&s, state.Get("levels"))
	p.begin(s, from, pastIn(state.Get("past")), movesIn(state.Get("moves")))
}

//go:build js && wasm

package cardroom

import (
	"cmp"
	"net/url"
	"strings"

	"github.com/tefuda/tefuda/demo/shell"
	"github.com/tefuda/tefuda/demo/ui/match"
)

// state and Restore are each other's inverse: the stakes, the table before the
// hand, and its moves.
func (p *play) state() string {
	if p.Now == nil {
		return ""
	}
	s := &p.stakes
	if s.text != "" {
		// A text's spaces and lines are part of it.
		return "text=" + strings.ReplaceAll(url.QueryEscape(s.text), "+", "%20") + "&moves=" + movesInLink(p.moves())
	}
	link := match.Link{"seed=" + shell.InLink(s.seed)}
	link.Add("game", shell.InLink(s.variant), usual.variant)
	link.Add("jokers", shell.InLink(s.jokers), usual.jokers)
	link.Add("seats", shell.InLink(s.seats), usual.seats)
	link.Add("limit", shell.InLink(s.limit), usual.limit)
	link.Add("deep", shell.InLink(s.deep), usual.deep)
	link.Add("blinds", shell.InLink(s.blinds), usual.blinds)
	link.Switch("ante", s.ante)
	link.Switch("openers", s.openers)
	link.Switch("sng", s.tourney)
	link.Add("levels", p.form.levels(), "")
	link.Switch("practice", p.practice.On)
	if p.from.Hands > 0 {
		link.Add("at", p.from.inLink(), "")
	}
	link.Add("moves", movesInLink(p.moves()), "")
	return link.String()
}

// follow goes to what a link describes, which the form shows. It blocks.
func (p *play) follow() {
	state := p.Wanted
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
	s := stakes{seed: cmp.Or(state.Get("seed"), match.AnySeed())}
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

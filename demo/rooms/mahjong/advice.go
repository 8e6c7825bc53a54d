//go:build js && wasm

package mahjong

import (
	"errors"
	"fmt"
	"math"
	"strconv"
	"strings"

	"github.com/tefuda/tefuda/demo/engine"
	"github.com/tefuda/tefuda/demo/shape"
	"github.com/tefuda/tefuda/demo/shell"
	"github.com/tefuda/tefuda/demo/ui"
)

// listedMoves is how many candidates a hint lists.
const listedMoves = 6

// advised is the engine's advice for the reader.
type advised struct {
	Fold       bool        `json:"fold"`
	Candidates []candidate `json:"candidates"` // the best first
}

// best is the best candidate, an empty one before the engine has answered.
func (f *advised) best() *candidate {
	if len(f.Candidates) == 0 {
		return &candidate{}
	}
	return &f.Candidates[0]
}

// candidate is one of the reader's possible actions.
type candidate struct {
	moveCandidate
	Drawn bool               `json:"drawn"`
	Meld  *shape.MahjongMeld `json:"meld"`
}

// advice is the hint, and the danger of each tile.
type advice struct {
	play                 *play
	hint, fear           *ui.Toggle
	about                *node // the node that found is about
	busy                 bool
	found                advised
	risks                map[string]chances // by tile
	panel, list, verdict ui.Element
	rows                 []ui.AdviceRow
}

func newAdvice(p *play) *advice {
	a := &advice{play: p, panel: ui.ByID("mj-advice"), list: ui.ByID("mj-moves"), verdict: ui.ByID("mj-verdict")}
	a.hint = ui.NewToggle("mj-hint", p.Settle)
	a.fear = ui.NewToggle("mj-fear", p.Settle)
	ui.On(a.list, "click", func(ev ui.Event) {
		if row := ui.Closest(ui.Target(ev), "[data-move]"); row != nil {
			p.pick(row.GetAttribute("data-move"))
		}
	})
	return a
}

func (a *advice) wanted() bool { return a.hint.On || a.fear.On }

// clear forgets the answer about an earlier moment.
func (a *advice) clear() { a.about, a.found, a.risks, a.busy = nil, advised{}, nil, false }

// ask asks for the value of the reader's actions. It blocks.
func (a *advice) ask(asked engine.Asked) {
	p, n := a.play, a.play.now()
	a.busy = true
	p.Draw()
	var err error
	var found, feared advised
	ask := func(into *advised, player string) {
		if err == nil && !asked.Stale() {
			options := map[string]any{"level": player, "lang": string(p.room.page.Lang)}
			err = asked.Search(p.room.page.Engine, into, nil, "mahjong", "choose", n.Views[0].Value, options)
		}
	}
	ask(&found, p.opening.level)
	if a.fear.On {
		ask(&feared, strongest)
	}
	if asked.Stale() || errors.Is(err, engine.ErrAborted) {
		return
	}
	if a.busy = false; err != nil {
		p.Refuse(err)
		return
	}
	a.about, a.found, a.risks = n, found, feared.risks()
	p.Draw()
}

// risks are the chances of dealing in, by the tile discarded now.
func (f *advised) risks() map[string]chances {
	risks := map[string]chances{}
	for _, c := range f.Candidates {
		if c.throws() {
			risks[c.Tile] = c.Risks
		}
	}
	return risks
}

// knows reports whether there is an answer about the present moment.
func (a *advice) knows() bool { return a.about != nil && a.about == a.play.now() }

// throws reports whether the hint is to discard this tile.
func (a *advice) throws(tile string, drawn bool) bool {
	best := a.found.best()
	return a.hint.On && a.knows() && best.throws() && best.Tile == tile && best.Drawn == drawn
}

// does reports whether the hint is this action.
func (a *advice) does(what *shape.MahjongAction) bool {
	if !a.hint.On || !a.knows() {
		return false
	}
	best := a.found.best()
	return best.Move == what.Move || what.Action == "riichi" && best.Action == "riichi"
}

// strongest is the level that estimates the chances of dealing in, and reviews.
const strongest = "strong"

// chances are the chances that a tile deals in, 0 to 1, by the engine's names of the opponents.
type chances map[string]float64

// risk returns the chances of a tile, nil if they are not known or switched off.
func (a *advice) risk(tile string) chances {
	if !a.fear.On || !a.knows() {
		return nil
	}
	return a.risks[tile]
}

// any is the chance that the tile deals in to at least one opponent.
func (c chances) any() float64 {
	safe := 1.0
	for _, name := range sideNames {
		safe *= 1 - c[name]
	}
	return 1 - safe
}

// leastNamed is the least chance that by lists.
const leastNamed = .0005

// by lists the opponents with their chances: right 4.0 %, left 1.2 %.
func (c chances) by(l shell.Language) string {
	var each []string
	for at, name := range sideNames {
		if chance := c[name]; chance >= leastNamed {
			each = append(each, sideWord(at).In(l)+" "+percent(chance))
		}
	}
	return strings.Join(each, ui.WordComma.In(l))
}

// in says the chance in words, and to whom.
func (c chances) in(l shell.Language) string {
	words := percent(c.any())
	if each := c.by(l); each != "" {
		words += fmt.Sprintf(wordEach.In(l), each)
	}
	return words
}

func percent(chance float64) string { return strconv.FormatFloat(100*chance, 'f', 1, 64) + " %" }

func (c chances) says(l shell.Language) string {
	if c == nil {
		return ""
	}
	return fmt.Sprintf(wordRisk.In(l), c.in(l))
}

// mark shows the chance on a tile, coloured by its size.
func (c chances) mark(tile ui.Element) {
	if c == nil {
		tile.RemoveAttribute("data-risk")
		return
	}
	level := "none"
	switch chance := c.any(); {
	case chance >= .1:
		level = "high"
	case chance >= .05:
		level = "some"
	case chance >= .02:
		level = "low"
	}
	tile.SetAttribute("data-risk", level)
	tile.SetAttribute("data-risk-is", strconv.FormatFloat(math.Round(100*c.any()), 'f', 0, 64)+"%")
}

func (a *advice) draw(l shell.Language) {
	ui.Mark(a.panel, "hidden", !a.hint.On)
	var rows []candidate
	if a.hint.On && a.knows() {
		rows = a.found.Candidates
	}
	why := ""
	if len(rows) > 0 {
		why = rows[0].Reasons.In(l)
	}
	ui.Decide(a.verdict, a.inWords(l), why)
	rows = rows[:min(len(rows), listedMoves)]
	for len(a.rows) < len(rows) {
		a.rows = append(a.rows, ui.NewAdviceRow(a.list))
	}
	for i, row := range a.rows {
		ui.Mark(row.Item, "hidden", i >= len(rows))
		if i < len(rows) {
			a.drawRow(row, &rows[i], l)
		}
	}
}

// worth writes a candidate's value with its unit.
func (c *candidate) worth(l shell.Language) string {
	figure := worthIn(*c.Value, c.Unit, l)
	if c.Unit == "points" {
		return fmt.Sprintf(wordPoints.In(l), figure)
	}
	return figure
}

func (a *advice) drawRow(row ui.AdviceRow, c *candidate, l shell.Language) {
	ui.Mark(row.Item, "data-best", c.Move == a.found.best().Move)
	row.Button.SetAttribute("data-move", strings.TrimSuffix(c.Move, "*"))
	c.name(row.Name, l)
	value, share := "–", 0.0
	if c.Value != nil {
		value = c.worth(l)
		if top := a.top(); top > 0 {
			share = *c.Value / top
		}
	}
	row.Value.SetTextContent(value)
	row.Fill(share)
	helps := ""
	if c.Total > 0 {
		helps = counting(c.Total, wordTiles, l)
	}
	row.Margin.SetTextContent(helps)
	row.Why.SetTextContent(c.Reasons.In(l))
}

// name shows the candidate: a tile, a meld, or a pass.
func (c *candidate) name(box ui.Element, l shell.Language) {
	empty(box)
	switch {
	case c.throws():
		picture(box, c.Tile, l)
	case c.Action == "pass":
		box.SetTextContent(wordCalls.of("pass").In(l))
	case c.Meld == nil:
		box.SetTextContent(moveWords(c.Move, l))
	default:
		ui.CreateIn(box, 1, "span", "")[0].SetTextContent(wordCalls.of(c.Action).In(l))
		layMeld(ui.CreateIn(box, 1, "span", "meld")[0], c.Move)
	}
}

// top is the greatest value of the candidates.
func (a *advice) top() float64 {
	top := 0.0
	for _, c := range a.found.Candidates {
		if c.Value != nil {
			top = max(top, *c.Value)
		}
	}
	return top
}

// inWords is the hint in a sentence.
func (a *advice) inWords(l shell.Language) string {
	switch {
	case !a.hint.On:
		return wordHintsHere.In(l)
	case a.busy:
		return wordThinking.In(l)
	case !a.knows():
		return a.play.status(l)
	case a.found.Fold:
		return fmt.Sprintf(wordFold.In(l), tileName(a.found.best().Tile, l))
	}
	best := a.found.best()
	what := tileName(best.Tile, l)
	if best.Meld != nil {
		what = tileNames(best.Meld.Tiles, l)
	}
	if words := wordActions.of(best.Action).In(l); best.Action != "pass" && best.Action != "abort" {
		return fmt.Sprintf(words, what)
	}
	return wordActions.of(best.Action).In(l)
}

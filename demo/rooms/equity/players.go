//go:build js && wasm

package equity

import (
	"fmt"
	"strconv"
	"strings"

	"github.com/tefuda/tefuda/demo/shell"
	"github.com/tefuda/tefuda/demo/ui"
)

// The engine takes 2 to 9 players; the page offers as many.
const (
	fewestPlayers = 2
	mostPlayers   = 9
)

// players are the players' rows. index.html holds the first, the others
// are its copies; a row is made once and hidden when its player goes.
type players struct {
	list, more ui.Element
	pattern    ui.Element // the first row as index.html has it
	made       []*player
	shown      []*player
	listen     func(*spot)
}

// player is a row: the cards, and what the engine says about them.
type player struct {
	*spot
	paint, remove, equity, margin, shares, bar ui.Element
}

// newPlayers makes the first rows; listen is called once for every row.
func newPlayers(listen func(*spot)) *players {
	e := &players{list: ui.ByID("equity-players"), more: ui.ByID("equity-add"), pattern: ui.Copy(ui.ByID("equity-p1")), listen: listen}
	e.write(nil)
	return e
}

// write shows as many rows as there are texts, two at least and nine at most.
func (e *players) write(texts []string) {
	n := min(max(len(texts), fewestPlayers), mostPlayers)
	for len(e.made) < n {
		e.make()
	}
	e.shown = e.made[:n]
	for i, p := range e.made {
		ui.Mark(p.box, "hidden", i >= n)
		text := ""
		if i < len(texts) {
			text = texts[i]
		}
		p.write(text)
	}
}

// make appends a row: a copy of the first under its own ids.
func (e *players) make() {
	id := fmt.Sprintf("equity-p%d", len(e.made)+1)
	if len(e.made) > 0 {
		row := ui.Copy(e.pattern)
		renumber(row, id)
		for _, part := range ui.All(row, "[id], [for], [aria-describedby], [aria-labelledby]") {
			renumber(part, id)
		}
		e.list.AppendChild(row)
		ui.ByID(id + "-number").SetTextContent(strconv.Itoa(len(e.made) + 1))
		ui.ByID(id + "-number2").SetTextContent(strconv.Itoa(len(e.made) + 1))
		ui.ByID(id + "-number3").SetTextContent(strconv.Itoa(len(e.made) + 1))
	}
	p := &player{
		spot: newSpot(id, 2), paint: ui.ByID(id + "-paint"), remove: ui.ByID(id + "-remove"), equity: ui.ByID(id + "-equity"), margin: ui.ByID(id + "-margin"),
		shares: ui.ByID(id + "-shares"), bar: ui.ByID(id + "-bar"),
	}
	e.made = append(e.made, p)
	e.listen(p.spot)
}

// renumber moves an element of the first row's copy to the row of that id.
func renumber(part ui.Element, id string) {
	for _, name := range []string{"id", "for", "aria-describedby", "aria-labelledby"} {
		if value := part.GetAttribute(name); value != "" {
			part.SetAttribute(name, strings.ReplaceAll(value, "equity-p1", id))
		}
	}
}

func (e *players) texts() []string {
	texts := make([]string, len(e.shown))
	for i, p := range e.shown {
		texts[i] = p.text
	}
	return texts
}

// add makes room for another player, if there may be one.
func (e *players) add() bool {
	if len(e.shown) == mostPlayers {
		return false
	}
	e.write(append(e.texts(), ""))
	return true
}

// removes tells whose remove button was pressed, -1 if none was.
func (e *players) removes(pressed ui.Element) int {
	for i, p := range e.shown {
		if p.remove.Contains(pressed) {
			return i
		}
	}
	return -1
}

// remove takes a player out; of the last two, only the cards. The focus stays
// at the row that moved up.
func (e *players) remove(i int) {
	texts := e.texts()
	e.write(append(texts[:i:i], texts[i+1:]...))
	e.shown[min(i, len(e.shown)-1)].title.Focus()
}

func (e *players) drawButtons() {
	e.more.SetAttribute("aria-disabled", ui.Pressed[len(e.shown) == mostPlayers])
}

// playerResult is the engine's answer about a player: counts, and shares of 1.
type playerResult struct {
	Win    float64 `json:"win"`
	Tie    float64 `json:"tie"`
	Lose   float64 `json:"lose"`
	Equity float64 `json:"equity"`
	Error  float64 `json:"error"`
}

// draw shows a result; total 0 shows that there is none.
func (p *player) draw(res playerResult, total float64, exact, leads bool, l shell.Language) {
	ui.Mark(p.box, "data-leads", leads)
	win, tie := 0.0, 0.0
	equity, margin, shares := "–", "", ""
	if total > 0 {
		win, tie = res.Win/total, res.Tie/total
		equity = ui.Percent(res.Equity)
		shares = fmt.Sprintf(wordShares.In(l), ui.Percent(win), ui.Percent(tie), ui.Percent(res.Lose/total))
		shares = strings.ReplaceAll(shares, " %", "\u00a0%") // a line breaks between them alone
		if !exact {
			margin = "± " + strconv.FormatFloat(100*res.Error, 'f', 2, 64)
		}
	}
	p.equity.SetTextContent(equity)
	p.margin.SetTextContent(margin)
	p.shares.SetTextContent(shares)
	p.bar.Style().SetProperty("--win", strconv.FormatFloat(100*win, 'f', 3, 64)+"%", "")
	p.bar.Style().SetProperty("--tie", strconv.FormatFloat(100*tie, 'f', 3, 64)+"%", "")
}

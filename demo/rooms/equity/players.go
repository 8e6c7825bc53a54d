//go:build js && wasm

package equity

import (
	"fmt"
	"strconv"
	"strings"

	"github.com/tefuda/tefuda/demo/shell"
	"github.com/tefuda/tefuda/demo/ui"
)

// The least and most players, on the page and in the engine.
const (
	fewestPlayers = 2
	mostPlayers   = 9
)

// players are the players' rows. index.html holds the first row; the others are
// copies. A row is made once, and hidden when its player is removed.
type players struct {
	list, more ui.Element
	pattern    ui.Element // a copy of the first row from index.html
	made       []*player
	shown      []*player
	listen     func(*spot)
}

// player is a row: the cards and the engine's results.
type player struct {
	*spot
	paint, remove, equity, margin, shares, bar ui.Element
}

// newPlayers makes the first rows; it calls listen once for every row.
func newPlayers(listen func(*spot)) *players {
	e := &players{list: ui.ByID("equity-players"), more: ui.ByID("equity-add"), pattern: ui.Copy(ui.ByID("equity-p1")), listen: listen}
	e.write(nil)
	return e
}

// write shows one row per text, at least two and at most nine.
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

// make appends a row: a copy of the first with its own ids.
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

// renumber changes an element's ids from the first row's to those of another
// row.
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

// add adds an empty player and reports whether there was room.
func (e *players) add() bool {
	if len(e.shown) == mostPlayers {
		return false
	}
	e.write(append(e.texts(), ""))
	return true
}

// removes returns the index of the player whose remove button was pressed, -1
// for none.
func (e *players) removes(pressed ui.Element) int {
	for i, p := range e.shown {
		if p.remove.Contains(pressed) {
			return i
		}
	}
	return -1
}

// remove removes a player; of the last two, only the cards. The focus goes to
// the row that moves up.
func (e *players) remove(i int) {
	texts := e.texts()
	e.write(append(texts[:i:i], texts[i+1:]...))
	e.shown[min(i, len(e.shown)-1)].title.Focus()
}

func (e *players) drawButtons() {
	e.more.SetAttribute("aria-disabled", ui.Pressed[len(e.shown) == mostPlayers])
}

// playerResult is the engine's result for a player: counts of deals, and shares
// from 0 to 1.
type playerResult struct {
	Win    float64 `json:"win"`
	Tie    float64 `json:"tie"`
	Lose   float64 `json:"lose"`
	Equity float64 `json:"equity"`
	Error  float64 `json:"error"`
}

// draw shows a result; a total of 0 shows that there is none.
func (p *player) draw(res playerResult, total float64, exact, leads bool, l shell.Language) {
	ui.Mark(p.box, "data-leads", leads)
	win, tie := 0.0, 0.0
	equity, margin, shares := "–", "", ""
	if total > 0 {
		win, tie = res.Win/total, res.Tie/total
		equity = ui.Percent(res.Equity)
		shares = fmt.Sprintf(wordShares.In(l), ui.Percent(win), ui.Percent(tie), ui.Percent(res.Lose/total))
		shares = strings.ReplaceAll(shares, " %", "\u00a0%") // lines break between the shares only
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

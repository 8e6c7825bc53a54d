//go:build js && wasm

package daifugo

import (
	"fmt"
	"strconv"

	"honnef.co/go/js/dom/v2"

	"github.com/tefuda/tefuda/demo/engine"
	"github.com/tefuda/tefuda/demo/shape"
	"github.com/tefuda/tefuda/demo/shell"
	"github.com/tefuda/tefuda/demo/ui"
)

// listed is how many candidates a hint lists.
const listed = 6

// candidate is a move with the engine's value of it.
type candidate struct {
	shape.DaifugoStanding
	Move    string     `json:"move"`
	Proved  bool       `json:"proved"`
	Reasons ui.Reasons `json:"reasons"`
}

// known reports whether the move has a value: it was searched or proved.
func (c *candidate) known() bool { return c.Proved || c.Playouts > 0 }

// choice is the engine's answer about a position, or its progress report.
type choice struct {
	Best       string      `json:"best"`
	Candidates []candidate `json:"candidates"`
	Done       float64     `json:"done"`
	Total      float64     `json:"total"`
}

// advice is the hint: the engine's move for the reader, and its reasons.
type advice struct {
	ui.Hint[node, choice]
	play                 *play
	panel, verdict, list ui.Element
	bar                  *dom.HTMLProgressElement
	budget               *ui.Choice
	rows                 []moveRow
}

// moveRow is a candidate of the list.
type moveRow struct{ ui.AdviceRow }

func newAdvice(p *play) *advice {
	a := &advice{play: p, panel: ui.ByID("dfg-advice"), verdict: ui.ByID("dfg-verdict"), list: ui.ByID("dfg-moves"),
		bar: ui.ProgressByID("dfg-progress")}
	a.budget = ui.NewChoice("dfg-budget", p.Settle)
	a.Button = ui.ByID("dfg-hint")
	a.Listen(p.Settle)
	ui.On(a.list, "click", func(ev ui.Event) {
		if row := ui.Closest(ui.Target(ev), "[data-role]"); row != nil {
			p.pick(row.GetAttribute("data-role"))
			p.Draw()
		}
	})
	return a
}

// ask asks for the value of the reader's moves. It blocks.
func (a *advice) ask(asked engine.Asked) {
	p, now := a.play, a.play.now()
	p.series.hinted = true
	options := map[string]any{"level": "champion", "seed": p.seeded(), "lang": string(p.room.page.Lang)}
	if ms, err := strconv.Atoi(a.budget.Value); err == nil {
		options["budget"] = map[string]any{"ms": ms}
	}
	a.Ask(asked, now, func(found *choice) error {
		a.draw(p.room.page.Lang)
		return asked.Search(p.room.page.Engine, found, a.report, "daifugo", "choose", now.Views[0].Value, options)
	}, p.Refuse)
}

// best is the hint's best combination, if there is a hint.
func (a *advice) best() (role string, known bool) {
	if a.Busy || len(a.Found.Candidates) == 0 {
		return "", false
	}
	return a.Found.Candidates[0].Move, true
}

// report shows the progress of the search.
func (a *advice) report(progress engine.Answer) {
	var so choice
	if !a.Busy || progress.Read(&so) != nil {
		return
	}
	if len(so.Candidates) > 0 {
		a.Found = so
	}
	if so.Total > 0 {
		a.bar.SetValue(so.Done / so.Total)
	}
	a.draw(a.play.room.page.Lang)
}

func (a *advice) draw(l shell.Language) {
	now := a.play.now()
	a.Button.SetAttribute("aria-pressed", ui.Pressed[a.Wanted])
	ui.Mark(a.panel, "hidden", !a.Wanted)
	ui.Mark(a.panel, "data-busy", a.Busy)
	if !a.Busy {
		a.bar.SetValue(0)
	}
	why := ""
	if _, known := a.best(); known {
		why = a.Found.Candidates[0].Reasons.In(l)
	}
	ui.Decide(a.verdict, a.inWords(now, l), why)
	listed := min(len(a.Found.Candidates), listed)
	for len(a.rows) < listed {
		a.rows = append(a.rows, moveRow{ui.NewAdviceRow(a.list)})
	}
	for i, row := range a.rows {
		ui.Mark(row.Item, "hidden", i >= listed)
		if i < listed {
			row.draw(&a.Found.Candidates[i], i == 0, now.view.Rules.Players, l)
		}
	}
}

func (a *advice) inWords(now *node, l shell.Language) string {
	switch {
	case a.Busy:
		return wordThinking.In(l)
	case len(a.Found.Candidates) == 0:
		return now.status(a.play.autopass.On, l)
	}
	best := &a.Found.Candidates[0]
	if !best.known() {
		return fmt.Sprintf(wordBest.In(l), roleWords(best.Move, l))
	}
	return fmt.Sprintf(wordBestFor.In(l), roleWords(best.Move, l), points(best.Value))
}

// points writes expected points, pointsIn with their unit.
func points(value float64) string { return strconv.FormatFloat(value, 'f', 2, 64) }

func pointsIn(value float64, l shell.Language) string {
	return fmt.Sprintf(wordExpected.In(l), points(value))
}

// draw shows a candidate. Its bar is full at the points of the first rank.
func (row *moveRow) draw(c *candidate, best bool, players int, l shell.Language) {
	ui.Mark(row.Item, "data-best", best)
	row.Button.SetAttribute("data-role", c.Move)
	minis(row.Name, c.Move, l)
	value, margin, share := "–", "", 0.0
	if c.known() {
		value = pointsIn(c.Value, l)
		share = max(0, min(1, (c.Value-1)/float64(max(players-1, 1))))
	}
	if c.known() && !c.Proved && c.Error > 0 {
		margin = "± " + points(c.Error)
	}
	row.Value.SetTextContent(value)
	row.Margin.SetTextContent(margin)
	row.Bar.Style().SetProperty("--share", strconv.FormatFloat(100*share, 'f', 1, 64)+"%", "")
	row.Why.SetTextContent(c.Reasons.In(l))
}

//go:build js && wasm

package analysis

import (
	"fmt"
	"strconv"

	"github.com/tefuda/tefuda/demo/shell"
	"github.com/tefuda/tefuda/demo/ui"
)

// Draw writes everything in the page's language, if the tab is in view. It
// first drops the judgement of a game that has changed since.
func (v *View) Draw() {
	if v.key != v.subject.Key() {
		v.forget()
	}
	if shell.TabInView() != shell.TabAnalyse {
		return
	}
	if v.title == nil {
		v.furnish()
	}
	l, n := v.page.Lang, v.subject.Count()
	v.title.SetTextContent(wordTitle.In(l))
	about := v.subject.About.In(l)
	if v.subject.sampled() {
		about = wordSample.In(l) + " " + about
	}
	v.about.SetTextContent(about)
	v.keys.SetTextContent(wordKeys.In(l))
	v.listed.SetTextContent(wordCostly.In(l))
	v.summary.SetTextContent(wordTable.In(l))
	ui.Parent(v.table).SetAttribute("aria-label", wordTable.In(l))
	for i, word := range []shell.Text{wordDecision, wordMade, wordBest, wordLost, wordBetter} {
		v.heads[i].SetTextContent(word.In(l))
	}
	v.next.SetTextContent(wordNext.In(l))
	v.show.SetTextContent(wordShow.In(l))
	ui.Mark(v.show, "hidden", v.subject.Show == nil)
	v.drawProgress(n)
	v.drawGraph(n)
	v.drawPoint()
	v.drawTable(l)
}

// drawProgress shows how many decisions the engine has judged.
func (v *View) drawProgress(n int) {
	l := v.page.Lang
	v.start.SetTextContent(wordGo.In(l))
	if v.busy {
		v.start.SetTextContent(wordStop.In(l))
	}
	ui.Mark(v.tools, "hidden", n == 0)
	ui.Mark(v.progress, "hidden", !v.busy)
	v.progress.SetAttribute("aria-label", wordGo.In(l))
	v.progress.SetAttribute("max", strconv.Itoa(max(1, n)))
	v.progress.SetAttribute("value", strconv.Itoa(len(v.judged)))
	v.says.SetTextContent(v.verdict(n, l))
}

func (v *View) verdict(n int, l shell.Language) string {
	lost := 0.0
	for _, i := range v.costly {
		lost += v.points[i].Cost()
	}
	switch {
	case v.failed != nil:
		return fmt.Sprintf(wordFailed.In(l), v.failed.Error())
	case n == 0:
		return v.subject.Nothing.In(l)
	case v.busy, len(v.judged) > 0 && len(v.judged) < n:
		return fmt.Sprintf(wordSo.In(l), len(v.judged), n)
	case len(v.judged) == 0:
		return wordReady.Say(l, n)
	case len(v.costly) == 0:
		return wordNone.Say(l, n)
	}
	return wordSome.Say(l, n, len(v.costly), v.subject.whole(v.subject.Cost(lost), l))
}

func (v *View) drawGraph(n int) {
	ui.Mark(v.found, "hidden", len(v.judged) == 0)
	v.graph.Show(v.points, n, v.subject.Low, v.subject.High, v.costly, v.subject.Value)
	v.drawList(v.page.Lang)
}

// drawList shows the costliest decisions.
func (v *View) drawList(l shell.Language) {
	ui.Mark(v.listed, "hidden", len(v.costly) == 0)
	for i := range v.mistakes {
		row := &v.mistakes[i]
		ui.Mark(row.Item, "hidden", i >= len(v.costly))
		if i >= len(v.costly) {
			continue
		}
		row.at = v.costly[i]
		d := v.judged[row.at]
		row.Name.SetTextContent(d.Name(l))
		row.Value.SetTextContent("−" + v.subject.whole(v.subject.Cost(d.Cost()), l))
		row.Fill(d.Cost() / v.points[v.costly[0]].Cost())
		why := wordBetter.In(l) + ": " + d.Better(l)
		if d.Why != "" && d.In == l {
			why += " — " + d.Why
		}
		row.Why.SetTextContent(why)
	}
}

// drawPoint shows the decision that the cursor is on.
func (v *View) drawPoint() {
	l, words := v.page.Lang, ""
	if v.at < len(v.judged) {
		words = v.words(v.at, l)
	}
	v.detail.SetTextContent(words)
	ui.Mark(v.then, "hidden", words == "" || v.subject.Then == nil)
	if words != "" && v.subject.Then != nil {
		v.subject.Then(v.then, v.at)
	}
	v.graph.Point(v.at, wordGraph.In(l), words)
	for i := range v.mistakes {
		v.mistakes[i].Button.SetAttribute("aria-pressed", ui.Pressed[i < len(v.costly) && v.mistakes[i].at == v.at])
	}
	v.next.SetAttribute("aria-disabled", ui.Pressed[len(v.costly) == 0])
	v.show.SetAttribute("aria-disabled", ui.Pressed[v.at >= len(v.judged)])
}

// drawTable writes one row per decision.
func (v *View) drawTable(l shell.Language) {
	v.rows.Underlying().Call("replaceChildren")
	if v.busy {
		return
	}
	for _, d := range v.judged {
		row := ui.CreateIn(v.rows, 1, "tr", "")[0]
		head := ui.CreateIn(row, 1, "th", "")[0]
		head.SetAttribute("scope", "row")
		head.SetTextContent(d.Name(l))
		better := ""
		if d.Cost() > 0 {
			better = d.Better(l)
		}
		cells := ui.CreateIn(row, 4, "td", "")
		for i, words := range []string{v.subject.Value(d.Made), v.subject.Value(d.Best), v.subject.Cost(d.Cost()), better} {
			cells[i].SetTextContent(words)
		}
	}
}

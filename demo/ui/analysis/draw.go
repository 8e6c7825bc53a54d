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
	if v.game != v.subject.Key() {
		v.forget()
	}
	if shell.TabInView() != shell.TabAnalyse {
		return
	}
	if v.title == nil {
		v.furnish()
	}
	l, n := v.page.Lang, v.count()
	for i := range v.mistakes {
		v.mistakes[i].drawn = false
	}
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
	for i, word := range []shell.Text{wordDecision, wordMade, wordBest, wordLost, WordBetter} {
		v.heads[i].SetTextContent(word.In(l))
	}
	v.before.SetTextContent(wordBefore.In(l))
	v.next.SetTextContent(wordNext.In(l))
	v.share.SetTextContent(wordShare.In(l))
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
	v.drawGrade(l)
}

// drawGrade shows the grade of the whole game.
func (v *View) drawGrade(l shell.Language) {
	words := ""
	switch {
	case len(v.judged) == 0:
	case v.review != nil:
		words = Grade(v.review.Summary.Grade, l)
	case v.subject.Grade != nil:
		words = v.subject.Grade(l)
	}
	v.grade.SetTextContent(words)
	ui.Mark(v.grade, "hidden", words == "")
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

// drawList shows the costliest decisions. Their positions follow once all decisions are judged.
func (v *View) drawList(l shell.Language) {
	ui.Mark(v.listed, "hidden", len(v.costly) == 0)
	ui.Mark(v.more, "hidden", len(v.costly) <= fewMistakes)
	v.more.SetAttribute("aria-expanded", ui.Pressed[v.all])
	v.more.SetTextContent(wordMore.Say(l, min(len(v.costly), shownMistakes)))
	shown := fewMistakes
	if v.all {
		shown = shownMistakes
	}
	for i := range v.mistakes {
		row := &v.mistakes[i]
		ui.Mark(row.Item, "hidden", i >= min(shown, len(v.costly)))
		if i >= min(shown, len(v.costly)) {
			continue
		}
		row.at = v.costly[i]
		d := v.judged[row.at]
		row.Name.SetTextContent(d.Name(l))
		row.Value.SetTextContent("−" + v.subject.whole(v.subject.Cost(d.Cost()), l))
		row.Fill(d.Cost() / v.points[v.costly[0]].Cost())
		why := WordBetter.In(l) + ": " + d.Better(l)
		if d.Why != "" && d.In == l {
			why += " — " + d.Why
		}
		row.Why.SetTextContent(why)
		if !v.busy && !row.drawn {
			row.drawn = true
			row.picture.SetTextContent("")
			d.Draw(row.picture, l)
		}
	}
}

// drawPoint shows the decision that the cursor is on.
func (v *View) drawPoint() {
	l, words := v.page.Lang, ""
	ui.Mark(v.board, "hidden", !v.judgedAt(v.at))
	v.position.SetTextContent("")
	if v.judgedAt(v.at) {
		words = v.words(v.at, l)
		d := &v.judged[v.at]
		d.Draw(v.position, l)
		v.made.SetTextContent(d.Name(l))
		v.better.SetTextContent(WordBetter.In(l) + ": " + d.Better(l))
		ui.Mark(v.better, "hidden", d.Cost() == 0 && d.Note == nil)
		ui.Mark(v.lead, "hidden", d.Lead == nil)
		if d.Lead != nil {
			address, words := d.Lead(l)
			v.lead.SetAttribute("href", address)
			v.lead.SetTextContent(words)
		}
	}
	v.detail.SetTextContent(words)
	v.graph.Point(v.at, wordGraph.In(l), words)
	for i := range v.mistakes {
		v.mistakes[i].Button.SetAttribute("aria-pressed", ui.Pressed[i < len(v.costly) && v.mistakes[i].at == v.at])
	}
	for _, button := range []ui.Element{v.before, v.next} {
		button.SetAttribute("aria-disabled", ui.Pressed[len(v.costly) == 0])
	}
	for _, button := range []ui.Element{v.show, v.share} {
		button.SetAttribute("aria-disabled", ui.Pressed[!v.judgedAt(v.at)])
	}
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

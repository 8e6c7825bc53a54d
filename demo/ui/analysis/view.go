//go:build js && wasm

package analysis

import (
	"errors"
	"fmt"
	"syscall/js"

	"github.com/tefuda/tefuda/demo/engine"
	"github.com/tefuda/tefuda/demo/shell"
	"github.com/tefuda/tefuda/demo/ui"
	"github.com/tefuda/tefuda/demo/ui/graph"
)

// shownMistakes is how many of the costliest decisions the list shows.
const shownMistakes = 12

// View is the tab.
type View struct {
	page    *shell.Page
	subject Subject
	box     ui.Element
	asking  engine.Question
	key     string // the game of the decisions, by Subject.Key
	judged  []Decision
	points  []graph.Point
	costly  []int
	at      int
	busy    bool
	failed  error

	title, about, says, detail, then, keys    ui.Element // title is nil until the tab is first in view
	tools, start, next, show                  ui.Element
	progress                                  ui.Element
	graph                                     *graph.Graph
	found, listed, list, table, summary, rows ui.Element
	heads                                     []ui.Element
	mistakes                                  []mistake
}

// mistake is a row of the list, and the index of its decision.
type mistake struct {
	ui.AdviceRow
	at int
}

// New makes the tab inside the element with that id. It fills the element when the tab is first in view, so that the
// room appears sooner; that is not before the room is whole, for a link may open this tab.
func New(p *shell.Page, id string, s Subject) *View {
	v := &View{page: p, subject: s, box: ui.ByID(id)}
	look := js.FuncOf(func(js.Value, []js.Value) any {
		v.Look()
		return nil
	})
	js.Global().Call("addEventListener", "tabchange", look)
	js.Global().Call("addEventListener", "gamelaid", look) // a link's game that comes to the open tab
	return v
}

// Look draws the tab and, if it is in view, begins a review that begins by itself.
func (v *View) Look() {
	v.Draw()
	if shell.TabInView() != shell.TabAnalyse && v.busy && v.subject.sampled() {
		v.forget() // the reader's game needs the engine
	}
	if shell.TabInView() != shell.TabAnalyse || len(v.judged) > 0 || v.busy || v.failed != nil || !v.subject.Shown() {
		return
	}
	if v.subject.sampled() || v.subject.AtOnce != nil && v.subject.AtOnce() {
		v.press()
	}
}

func (v *View) furnish() {
	v.title = ui.CreateIn(v.box, 1, "h3", "")[0]
	v.about = ui.CreateIn(v.box, 1, "p", "hint")[0]
	v.furnishTools()
	v.says = ui.CreateIn(v.box, 1, "p", "verdict-line")[0]
	v.says.SetAttribute("role", "status")
	v.found = ui.CreateIn(v.box, 1, "div", "found-in-game")[0]
	v.graph = graph.New(v.point, v.jump)
	v.found.AppendChild(v.graph.Element)
	v.detail = ui.CreateIn(v.found, 1, "p", "detail")[0]
	v.detail.SetAttribute("aria-live", "polite")
	v.then = ui.CreateIn(v.found, 1, "div", "then")[0]
	v.furnishFound()
	v.furnishTable()
}

func (v *View) furnishTools() {
	v.tools = ui.CreateIn(v.box, 1, "div", "tools")[0]
	buttons := ui.CreateIn(v.tools, 3, "button", "")
	v.start, v.next, v.show = buttons[0], buttons[1], buttons[2]
	v.start.SetAttribute("class", "go")
	ui.OnPress(v.start, v.press)
	ui.OnPress(v.next, func() { v.jump(1); v.graph.Focus() })
	ui.OnPress(v.show, func() { v.lay(v.at) })
	v.progress = ui.CreateIn(v.box, 1, "progress", "")[0]
}

func (v *View) furnishFound() {
	v.keys = ui.CreateIn(v.found, 1, "p", "hint")[0]
	v.listed = ui.CreateIn(v.found, 1, "h4", "")[0]
	v.list = ui.CreateIn(v.found, 1, "ol", "candidates")[0]
	for range shownMistakes {
		v.mistakes = append(v.mistakes, mistake{AdviceRow: ui.NewAdviceRow(v.list)})
	}
	for i := range v.mistakes {
		ui.OnPress(v.mistakes[i].Button, func() { v.point(v.mistakes[i].at) })
	}
}

func (v *View) furnishTable() {
	details := ui.CreateIn(v.found, 1, "details", "")[0]
	v.summary = ui.CreateIn(details, 1, "summary", "")[0]
	frame := ui.CreateIn(details, 1, "div", "wide")[0]
	frame.SetAttribute("tabindex", "0")
	frame.SetAttribute("role", "group")
	v.table = ui.CreateIn(frame, 1, "table", "found")[0]
	head := ui.CreateIn(ui.CreateIn(v.table, 1, "thead", "")[0], 1, "tr", "")[0]
	v.heads = ui.CreateIn(head, 5, "th", "")
	for _, cell := range v.heads {
		cell.SetAttribute("scope", "col")
	}
	v.rows = ui.CreateIn(v.table, 1, "tbody", "")[0]
}

// press starts the review, or stops it; decisions already judged stay.
func (v *View) press() {
	if v.busy {
		v.asking.Stop()
		return
	}
	v.forget()
	if v.subject.Count() > 0 && v.subject.Shown() {
		v.busy = true
		v.asking.Go(func(asked engine.Asked) { v.judge(asked) })
	}
	v.Draw()
}

// forget drops the judgement.
func (v *View) forget() {
	v.asking.Drop()
	v.key, v.judged, v.points, v.costly, v.at, v.busy, v.failed = v.subject.Key(), nil, nil, nil, 0, false, nil
}

// judge asks about the decisions in order. It blocks.
func (v *View) judge(asked engine.Asked) {
	for i := 0; i < v.subject.Count(); i++ {
		decision, err := v.subject.Judge(asked, i)
		if asked.Stale() {
			return
		}
		if err == nil && v.subject.Key() != v.key {
			err = engine.ErrAborted
		}
		if err != nil {
			if !errors.Is(err, engine.ErrAborted) {
				v.failed = err
			}
			break
		}
		v.judged, v.points = append(v.judged, decision), append(v.points, decision.Point)
		v.costly = graph.Costliest(v.points, v.subject.Least)
		n := v.subject.Count()
		v.drawProgress(n)
		v.drawGraph(n)
	}
	v.busy = false
	v.Draw()
	if len(v.costly) > 0 {
		v.point(v.costly[0])
	}
}

// Stand selects the decision that the table next to the review stands at.
func (v *View) Stand(at int) {
	if at != v.at && v.title != nil && at < v.subject.Count() {
		v.at = at
		v.drawPoint()
	}
}

// jump goes to the next (1) or previous (-1) mistake, ordered by cost.
func (v *View) jump(by int) {
	if to := graph.Next(v.costly, v.at, by); to >= 0 {
		v.point(to)
	}
}

// point selects a decision.
func (v *View) point(at int) {
	v.at = at
	v.drawPoint()
	if v.subject.Follow != nil && at < len(v.judged) {
		v.subject.Follow(at)
	}
}

// lay shows a decision on the table.
func (v *View) lay(at int) {
	if at < len(v.judged) && v.subject.Show != nil {
		v.subject.Show(at)
	}
}

// words describe the decision in a sentence.
func (v *View) words(i int, l shell.Language) string {
	d, s := v.judged[i], &v.subject
	if d.Cost() == 0 && d.Note != nil {
		return d.Note(l)
	}
	if d.Cost() == 0 {
		return fmt.Sprintf(wordWas.In(l), d.Name(l), s.whole(s.Value(d.Made), l))
	}
	words := fmt.Sprintf(wordWasNot.In(l), d.Name(l), s.whole(s.Value(d.Made), l), d.Better(l), s.whole(s.Value(d.Best), l), s.whole(s.Cost(d.Cost()), l))
	if d.Why != "" && d.In == l {
		words += " " + d.Why
	}
	return words
}

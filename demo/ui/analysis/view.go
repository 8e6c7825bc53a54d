//go:build js && wasm

package analysis

import (
	"errors"
	"fmt"
	"strconv"
	"syscall/js"

	"github.com/tefuda/tefuda/demo/engine"
	"github.com/tefuda/tefuda/demo/shell"
	"github.com/tefuda/tefuda/demo/ui"
	"github.com/tefuda/tefuda/demo/ui/graph"
)

// The list shows the few costliest decisions; a press on the button below it
// shows up to shownMistakes.
const (
	fewMistakes   = 3
	shownMistakes = 12
)

// View is the tab.
type View struct {
	page    *shell.Page
	subject Subject
	box     ui.Element
	asking  engine.Question
	game    string  // the game of the decisions, by Subject.Key
	review  *Review // of the whole game, nil if there is none
	judged  []Decision
	points  []graph.Point
	costly  []int
	at      int
	busy    bool
	all     bool // the list shows more than the few costliest
	again   bool // the review begins anew when the tab is next in view
	failed  error

	title, about, grade, says, detail, keys         ui.Element // title is nil until the tab is first in view
	tools, start, before, next, show, share, shared ui.Element
	progress                                        ui.Element
	graph                                           *graph.Graph
	found, listed, list, more, table, summary, rows ui.Element
	board, position, made, better, lead             ui.Element // the position of the decision under the cursor
	heads                                           []ui.Element
	mistakes                                        []mistake
}

// mistake is a row of the list, the index of its decision, and its picture.
type mistake struct {
	ui.AdviceRow
	at      int
	picture ui.Element
	drawn   bool
}

// New makes the tab inside the element with that id. It fills the element when the tab is first in view, so that the
// room appears sooner; that is not before the room is whole, for a link may open this tab.
func New(p *shell.Page, id string, s Subject) *View {
	v := &View{page: p, subject: s, box: ui.ByID(id)}
	look := js.FuncOf(func(js.Value, []js.Value) any {
		v.Look()
		return nil
	})
	ui.On(ui.Document, "keydown", v.key)
	for _, event := range []string{"tabchange", "hashchange", "gamelaid"} { // gamelaid: a link's game is laid while the tab is open
		js.Global().Call("addEventListener", event, look)
	}
	return v
}

// Look draws the tab. If the tab is in view, it begins a review that needs no press.
func (v *View) Look() {
	v.Draw()
	switch {
	case shell.TabInView() != shell.TabAnalyse || ui.Closest(v.box, "[hidden].room") != nil:
		if v.busy {
			v.forget() // the tab in view now needs the engine
			v.again = true
		}
	case len(v.judged) > 0 || v.busy || v.failed != nil || !v.subject.Shown():
	case v.again || v.subject.sampled() || v.subject.AtOnce != nil && v.subject.AtOnce():
		v.press()
	}
}

func (v *View) furnish() {
	v.title = ui.CreateIn(v.box, 1, "h3", "")[0]
	v.about = ui.CreateIn(v.box, 1, "p", "hint")[0]
	v.furnishTools()
	v.grade = ui.CreateIn(v.box, 1, "p", "grade")[0]
	v.says = ui.CreateIn(v.box, 1, "p", "verdict-line")[0]
	v.says.SetAttribute("role", "status")
	v.found = ui.CreateIn(v.box, 1, "div", "found-in-game")[0]
	parts := ui.CreateIn(v.found, 2, "div", "part-of-game")
	v.furnishGame(parts[0])
	v.furnishMistakes(parts[1])
	v.furnishTable()
}

func (v *View) furnishTools() {
	v.tools = ui.CreateIn(v.box, 1, "div", "tools")[0]
	buttons := ui.CreateIn(v.tools, 5, "button", "")
	v.start, v.before, v.next, v.show, v.share = buttons[0], buttons[1], buttons[2], buttons[3], buttons[4]
	v.start.SetAttribute("class", "go")
	ui.OnPress(v.start, v.press)
	ui.OnPress(v.before, func() { v.jump(-1) })
	ui.OnPress(v.next, func() { v.jump(1) })
	ui.OnPress(v.show, func() { v.lay(v.at) })
	v.share.SetAttribute("data-later", "picture")
	v.shared = ui.CreateIn(v.tools, 1, "span", "hint")[0]
	v.shared.SetAttribute("role", "status")
	v.progress = ui.CreateIn(v.box, 1, "progress", "")[0]
}

// furnishGame makes the graph and the position under its cursor.
func (v *View) furnishGame(part ui.Element) {
	v.graph = graph.New(v.point, v.jump)
	part.AppendChild(v.graph.Element)
	v.board = ui.CreateIn(part, 1, "div", "then")[0]
	v.position = ui.CreateIn(v.board, 1, "div", "position-then")[0]
	words := ui.CreateIn(ui.CreateIn(v.board, 1, "p", "both-moves")[0], 2, "span", "")
	v.made, v.better = words[0], words[1]
	v.made.SetAttribute("class", "made")
	v.better.SetAttribute("class", "better")
	v.lead = ui.CreateIn(ui.CreateIn(v.board, 1, "p", "")[0], 1, "a", "")[0]
	v.detail = ui.CreateIn(part, 1, "p", "detail")[0]
	v.detail.SetAttribute("aria-live", "polite")
	v.keys = ui.CreateIn(part, 1, "p", "hint")[0]
}

func (v *View) furnishMistakes(part ui.Element) {
	v.listed = ui.CreateIn(part, 1, "h4", "")[0]
	v.list = ui.CreateIn(part, 1, "ol", "candidates")[0]
	for range shownMistakes {
		row := mistake{AdviceRow: ui.NewAdviceRow(v.list), picture: ui.Create("span", "position-then")}
		row.picture.SetAttribute("aria-hidden", "true")
		row.Button.InsertBefore(row.picture, row.Name)
		v.mistakes = append(v.mistakes, row)
	}
	for i := range v.mistakes {
		ui.OnPress(v.mistakes[i].Button, func() { v.point(v.mistakes[i].at) })
	}
	v.more = ui.CreateIn(part, 1, "button", "")[0]
	ui.OnPress(v.more, func() {
		v.all = !v.all
		v.drawList(v.page.Lang)
	})
}

func (v *View) furnishTable() {
	details := ui.CreateIn(ui.Parent(v.board), 1, "details", "")[0]
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
	if v.count() > 0 && v.subject.Shown() {
		v.busy = true
		v.asking.Go(func(asked engine.Asked) { v.judge(asked) })
	}
	v.Draw()
}

// forget drops the judgement.
func (v *View) forget() {
	v.asking.Drop()
	v.review = nil
	v.game, v.judged, v.points, v.costly, v.at, v.busy, v.all, v.again, v.failed = v.subject.Key(), nil, nil, nil, 0, false, false, false, nil
	for i := range v.mistakes {
		v.mistakes[i].drawn = false
		v.mistakes[i].picture.SetTextContent("")
	}
}

// count is the number of decisions. After a review of the whole game it counts those that the engine judged.
func (v *View) count() int {
	if v.review != nil {
		return len(v.review.Decisions)
	}
	return v.subject.Count()
}

// decision returns the engine's judgement of the i-th decision. It blocks.
func (v *View) decision(asked engine.Asked, i int) (Decision, error) {
	if v.subject.Whole == nil {
		return v.subject.Judge(asked, i)
	}
	if i == 0 {
		review, err := v.subject.Whole(asked)
		if err != nil {
			return Decision{}, err
		}
		v.review = review
	}
	if i >= len(v.review.Decisions) {
		return Decision{}, engine.ErrAborted // no move had an alternative
	}
	return v.subject.Tell(&v.review.Decisions[i]), nil
}

// judge asks about the decisions in order. It blocks.
func (v *View) judge(asked engine.Asked) {
	for i := 0; i < v.count(); i++ {
		decision, err := v.decision(asked, i)
		if asked.Stale() {
			return
		}
		if err == nil && v.subject.Key() != v.game {
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
		n := v.count()
		v.drawProgress(n)
		v.drawGraph(n)
	}
	v.busy = false
	v.Draw()
	switch {
	case len(v.costly) > 0:
		v.point(v.costly[0])
	case len(v.judged) > 0:
		v.point(len(v.judged) - 1)
	}
}

// Judging shows the progress of a review of the whole game: the number of decisions judged so far.
func (v *View) Judging(decisions int) { v.progress.SetAttribute("value", strconv.Itoa(decisions)) }

// Leave removes the cursor from the graph, when the table shows a position that is no decision.
func (v *View) Leave() {
	if v.title != nil && v.at >= 0 {
		v.at = -1
		v.drawPoint()
	}
}

// Stand selects the decision whose position is on the table next to the review.
func (v *View) Stand(at int) {
	if at != v.at && v.title != nil && at < v.count() {
		v.at = at
		v.drawPoint()
	}
}

// key goes to the next mistake by N and to the one before by P.
func (v *View) key(ev ui.Event) {
	by := map[string]int{"n": 1, "p": -1}[ev.Key()]
	if by == 0 || len(v.costly) == 0 || ev.CtrlKey() || ev.MetaKey() || ev.AltKey() || shell.TabInView() != shell.TabAnalyse || !v.subject.Shown() ||
		ui.Closest(ui.Target(ev), "input, textarea, select, dialog") != nil {
		return
	}
	v.jump(by)
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
	if v.subject.Follow != nil && v.judgedAt(at) {
		v.subject.Follow(at)
	}
}

// lay shows a decision on the table.
func (v *View) lay(at int) {
	if v.judgedAt(at) && v.subject.Show != nil {
		v.subject.Show(at)
	}
}

func (v *View) judgedAt(at int) bool { return at >= 0 && at < len(v.judged) }

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

//go:build js && wasm

package boards

import (
	"fmt"
	"strconv"
	"strings"

	"github.com/tefuda/tefuda/demo/shell"
	"github.com/tefuda/tefuda/demo/ui"
	"github.com/tefuda/tefuda/demo/ui/order"
)

const (
	// listedMoves is how many moves the table lists, with reasons. markedMoves
	// is how many the board marks: all squares of a 4 × 4 board, and on a large
	// board the moves that matter.
	listedMoves = 6
	markedMoves = 16
)

// advice shows the result of a search: in words, in a table, and as marks on
// the board. Play and analysis share it.
type advice struct {
	place                         *table // names the squares
	box, verdict, live, now, line ui.Element
	rows                          []moveRow
	views                         *ui.Choice // what the board shows: "values" or "line"
	answer                        *answer
	turn                          string
	chosen                        int
	lastLive                      string
	changed                       func() // is called when the marks have changed
}

// moveRow is a candidate of the list.
type moveRow struct{ ui.AdviceRow }

func newAdvice(t *table, changed func()) *advice {
	a := &advice{
		place: t, box: ui.ByID("board-advice"), verdict: ui.ByID("advice-verdict"), live: ui.ByID("advice-live"), now: ui.ByID("advice-now"),
		line: ui.ByID("advice-line"), changed: changed,
	}
	a.views = ui.NewChoice("advice-view", changed)
	list := ui.ByID("advice-rows")
	for i := range listedMoves {
		a.rows = append(a.rows, moveRow{ui.NewAdviceRow(list)})
		ui.OnPress(a.rows[i].Button, func() { a.choose(i) })
	}
	return a
}

// choose shows the line of a listed move on the board.
func (a *advice) choose(i int) {
	if a.answer == nil || i >= len(a.answer.Candidates) {
		return
	}
	a.chosen = i
	a.views.Choose("line")
	a.list(shell.PageLanguage())
	a.changed()
}

// clear forgets the search.
func (a *advice) clear() {
	a.answer, a.chosen, a.lastLive = nil, 0, ""
	a.draw(shell.PageLanguage())
}

// show takes over a search's answer: the best move first, the others by value.
// A chosen move stays chosen while it is listed.
func (a *advice) show(answer *answer, turn string, l shell.Language) {
	order.By(answer.Candidates[1:], func(x, y move) bool { return x.Score > y.Score })
	chosen := 0
	if a.answer != nil && a.chosen > 0 {
		for i, c := range answer.Candidates {
			if c.Move == a.answer.Candidates[a.chosen].Move && i < listedMoves {
				chosen = i
			}
		}
	}
	a.answer, a.turn, a.chosen = answer, turn, chosen
	a.lastLive = live(answer.Depth, answer.Stats.Iterations, answer.Stats.MS, l)
	if answer.Finished {
		a.lastLive += " · " + wordFinished.In(l)
	}
	a.draw(l)
}

// report shows the progress of a search. If it is ahead of the answer shown,
// its candidates replace the answer's, and report returns true.
func (a *advice) report(now progress, turn string, l shell.Language) bool {
	a.lastLive = live(now.Depth, now.Done, now.MS, l)
	a.live.SetTextContent(a.lastLive)
	switch {
	case now.Depth == 0:
		return false
	case a.answer == nil || now.Depth <= a.answer.Depth || len(now.Candidates) == 0:
		if a.answer == nil || a.answer.Score != now.Score {
			a.now.SetTextContent(now.verdict(turn, l) + ui.WordSemicolon.In(l) + a.place.lineText(now.Line, l))
		}
		return false
	}
	fresh := *a.answer
	fresh.evaluation, fresh.Best, fresh.Candidates = now.evaluation, now.Best, now.Candidates
	for i := range fresh.Candidates {
		fresh.Candidates[i].remember(a.answer.Candidates)
	}
	fresh.Stats.Iterations, fresh.Stats.MS = now.Done, now.MS
	a.show(&fresh, turn, l)
	return true
}

// remember takes over what is known of the move from before: its reasons, and a
// longer line to the same value.
func (m *move) remember(known []move) {
	for i := range known {
		if before := &known[i]; before.Move == m.Move {
			m.Reasons = before.Reasons
			if before.Score == m.Score && len(before.Line) > len(m.Line) {
				m.Line = before.Line
			}
		}
	}
}

// draw writes everything anew, except on the board.
func (a *advice) draw(l shell.Language) {
	a.live.SetTextContent(a.lastLive)
	a.now.SetTextContent("")
	ui.Mark(a.box, "data-empty", a.answer == nil)
	if a.answer == nil {
		ui.Decide(a.verdict, "", "")
		a.line.SetTextContent("")
	} else {
		why := ""
		if len(a.answer.Candidates) > 0 {
			best := &a.answer.Candidates[0]
			why = a.place.name(best.Move) + ui.WordSemicolon.In(l) + a.why(best, l)
		}
		ui.Decide(a.verdict, a.answer.verdict(a.turn, l), why)
	}
	a.list(l)
}

func (a *advice) list(l shell.Language) {
	var moves []move
	if a.answer != nil {
		moves = a.answer.Candidates
		a.line.SetTextContent(a.place.lineText(a.chosenLine(), l))
	}
	for i, row := range a.rows {
		ui.Mark(row.Item, "hidden", i >= len(moves))
		if i >= len(moves) {
			continue
		}
		m := &moves[i]
		ui.Mark(row.Item, "data-best", i == 0)
		row.Name.SetTextContent(a.place.name(m.Move))
		row.Button.SetAttribute("aria-pressed", ui.Pressed[i == a.chosen])
		row.Value.SetTextContent(m.said(l))
		row.Margin.SetTextContent(a.behind(m, l))
		row.Fill(m.Value)
		row.Why.SetTextContent(a.why(m, l))
	}
}

// behind says how deep the search has looked at a move whose value is higher than the best move's, "" for other moves. Such a
// value is of a lower depth: the search ended before it reached this move at the best move's depth.
func (a *advice) behind(m *move, l shell.Language) string {
	if best := &a.answer.Candidates[0]; m.Depth == best.Depth || m.Score <= best.Score {
		return ""
	}
	return fmt.Sprintf(wordBehind.In(l), m.Depth)
}

// foreseen is how many of the expected replies a move's row shows.
const foreseen = 3

// why is the engine's reasons for a move or, if there are none, the expected
// line.
func (a *advice) why(m *move, l shell.Language) string {
	words := make([]string, len(m.Reasons))
	for i, reason := range m.Reasons {
		words[i] = reason.Words
	}
	if len(words) > 0 {
		return strings.Join(words, ui.WordSemicolon.In(l))
	}
	if len(m.Line) < 2 {
		return wordQuiet.In(l)
	}
	var then []string
	for _, at := range m.Line[1:min(len(m.Line), 1+foreseen)] {
		then = append(then, a.place.name(at))
	}
	return fmt.Sprintf(wordForesees.In(l), strings.Join(then, " "))
}

// chosenLine is the expected line after the chosen move. A reason may hold a
// longer line than the search: a forced sequence.
func (a *advice) chosenLine() []square {
	m := &a.answer.Candidates[a.chosen]
	line := append([]square{}, m.Line...)
	if len(line) == 0 {
		line = []square{m.Move}
	}
	for _, reason := range m.Reasons {
		if len(reason.Line) > len(line) && (m.distance() == 0 || len(reason.Line) <= m.distance()) {
			line = reason.Line
		}
	}
	return line
}

// marks are the answer's marks on the board.
func (a *advice) marks(small bool, l shell.Language) marks {
	found := marks{}
	if a.answer == nil {
		return found
	}
	if a.views.Value == "line" {
		for i, at := range a.chosenLine() {
			stone := a.mover(i)
			said := fmt.Sprintf(wordMarkNth.In(l), wordColours[stone].In(l), i+1)
			found[at] = squareMark{"ghost-" + stone, strconv.Itoa(i + 1), said}
		}
		return found
	}
	for i := range min(len(a.answer.Candidates), markedMoves) {
		m := &a.answer.Candidates[i]
		marked := squareMark{m.kind(), m.short(small), m.said(l)}
		if deep := a.behind(m, l); deep != "" {
			marked.text, marked.said = "…", marked.said+ui.WordComma.In(l)+deep // a square has no room for the depth
		}
		if i == 0 {
			marked.kind += " best"
			marked.said = fmt.Sprintf(wordMarkBest.In(l), marked.said)
		}
		found[m.Move] = marked
	}
	return found
}

// mover is the colour of the i-th move of a line.
func (a *advice) mover(i int) string {
	if i%2 == 0 {
		return a.turn
	}
	return map[string]string{"o": "x", "x": "o"}[a.turn]
}

// threats are the squares that complete a line, from the reasons: of black, and
// of white.
func (a *advice) threats() (black, white []square) {
	if a.answer == nil {
		return nil, nil
	}
	by := map[string][]square{}
	for _, m := range a.answer.Candidates {
		for _, reason := range m.Reasons {
			switch reason.Code {
			case "completes-line":
				by[a.mover(0)] = append(by[a.mover(0)], m.Move)
			case "blocks-line":
				by[a.mover(1)] = append(by[a.mover(1)], m.Move)
			}
		}
	}
	return by["o"], by["x"]
}

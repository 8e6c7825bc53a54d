//go:build js && wasm

package boards

import (
	"errors"
	"fmt"
	"strconv"
	"strings"

	"github.com/tefuda/tefuda/demo/engine"
	"github.com/tefuda/tefuda/demo/shape"
	"github.com/tefuda/tefuda/demo/shell"
	"github.com/tefuda/tefuda/demo/ui"
)

// threatTime is how long the threats of each side are looked for, in
// milliseconds.
const threatTime = 2000

// The threats of a position. A %s is a colour or squares.
var (
	wordSolving     = shell.Text{"Looking for forced wins …", "追い手を読んでいます…"}
	wordNoThreats   = shell.Text{"Neither side has a win by fours and threes.", "四と三の連続での勝ちは、どちらにもありません。"}
	wordThreatsOpen = shell.Text{"Nothing found in the time.", "時間内には見つかりませんでした。"}
	wordForces      = map[string]shell.Text{
		"vcf": {"%s to move wins by fours alone, %d stones to the end.", "%sの番。四追いで、あと%d手で勝ちます。"},
		"vct": {"%s to move wins by fours and threes, %d stones to the end.", "%sの番。三も使う追い詰めで、あと%d手で勝ちます。"},
	}
	wordThreatens = map[string]shell.Text{
		"vcf": {"%s threatens to win by fours alone, %d stones to the end.", "%sは四追いで、あと%d手での勝ちを狙っています。"},
		"vct": {"%s threatens to win by fours and threes, %d stones to the end.", "%sは三も使う追い詰めで、あと%d手での勝ちを狙っています。"},
	}
	wordStops     = shell.Text{" It is stopped by %s.", "防ぐ手：%s。"}
	wordNoStop    = shell.Text{" Nothing stops it.", "防ぐ手はありません。"}
	wordUndecided = shell.Text{" Not decided in the time: %d squares.", "時間内に決まらなかったマス：%d。"}
	wordDefences  = shell.Text{"After %s, the defences:", "%sのあとの受け："}
	wordWinsNow   = shell.Text{"After %s, no defence is left.", "%sで、もう受けはありません。"}
	wordMarkStops = shell.Text{"stops the threat", "狙いを防ぐ"}
)

// threats shows a win by threats, and lets the reader go through its tree.
type threats struct {
	study              *study
	says, line, choice ui.Element
	after              ui.Element
	found              *threatened // nil before there is an answer
	of                 position    // the position that found is about
	turn               string
	path               []int // the steps of the tree that are on the board
	pressed            bool  // the reader has asked before the engine said whose turn it is
	busy               bool
	asking             engine.Question
}

// threatened is the engine's answer.
type threatened struct {
	shape.BoardThreats
	Win  string `json:"win"` // "" for null
	Tree []struct {
		Square square `json:"square"`
		Of     *int   `json:"of"`
	} `json:"tree"`
}

func newThreats(s *study) *threats {
	t := &threats{
		study: s, says: ui.ByID("threats-says"), line: ui.ByID("threats-line"),
		choice: ui.ByID("threats-choices"), after: ui.ByID("threats-after"),
	}
	ui.On(ui.ByID("threats-go"), "click", func(ui.Event) { t.ask() })
	for _, list := range []ui.Element{t.line, t.choice} {
		ui.On(list, "click", func(ev ui.Event) {
			if i, err := strconv.Atoi(ui.Target(ev).GetAttribute("data-step")); err == nil && t.shown() && i < len(t.found.Tree) {
				t.stand(i)
				s.drawBoard()
			}
		})
	}
	return t
}

// shown reports whether there is an answer about the position on the board.
func (t *threats) shown() bool {
	now := t.study.asked
	return t.found != nil && t.of.board == now.board && t.of.rules == now.rules && t.study.room.mode == "study"
}

// ask looks for a win of the side to move, then for one that the other side
// threatens.
func (t *threats) ask() {
	s := t.study
	turn := s.told.standing.Turn
	t.pressed = s.told.of != s.asked.board // study.draw asks again later
	if t.pressed || s.told.standing.Over {
		return
	}
	s.goOn(false)
	s.room.advice.clear()
	t.of, t.turn, t.found, t.path, t.busy = s.asked, turn, nil, nil, true
	t.draw()
	t.asking.Drop()
	t.asking.Go(func(now engine.Asked) {
		page := s.room.page
		for _, side := range []string{turn, map[string]string{"o": "x", "x": "o"}[turn]} {
			var found threatened
			options := engine.With(t.of.options(page.Lang), "side", side)
			options = engine.With(options, "budget", map[string]any{"ms": threatTime})
			err := now.Search(page.Engine, &found, nil, "mnk", "solveThreats", t.of.board, options)
			var refused *engine.InputError
			switch {
			case errors.Is(err, engine.ErrAborted) || now.Stale():
				return
			case errors.As(err, &refused):
				t.busy = false
				t.says.SetTextContent(refused.Message)
				return
			case err != nil:
				t.busy = false
				page.Fault(err)
				return
			}
			found.Finished = found.Finished && (t.found == nil || t.found.Finished)
			if t.found = &found; found.Win != "" {
				t.path = nil
				t.stand(len(found.Line) - 1) // the longest line comes first
				break
			}
		}
		t.busy = false
		s.drawBoard()
	})
}

// stand goes to a step of the tree: the moves that lead to it and, after a
// defence, its answer.
func (t *threats) stand(step int) {
	t.path = nil
	for at := &step; at != nil; at = t.found.Tree[*at].Of {
		t.path = append([]int{*at}, t.path...)
	}
	if next := step + 1; len(t.path)%2 == 0 && next < len(t.found.Tree) && t.follows(next, step) {
		t.path = append(t.path, next)
	}
}

// follows reports whether a step is played right after another one.
func (t *threats) follows(step, last int) bool {
	of := t.found.Tree[step].Of
	return of != nil && *of == last
}

// draw writes what was found.
func (t *threats) draw() {
	l := t.study.room.page.Lang
	t.line.SetTextContent("")
	t.choice.SetTextContent("")
	t.after.SetTextContent("")
	switch {
	case t.busy:
		t.says.SetTextContent(wordSolving.In(l))
		return
	case !t.shown():
		t.says.SetTextContent("")
		return
	case t.found.Win == "" && t.found.Finished:
		t.says.SetTextContent(wordNoThreats.In(l))
		return
	case t.found.Win == "":
		t.says.SetTextContent(wordThreatsOpen.In(l))
		return
	}
	t.says.SetTextContent(t.words(l))
	for i, step := range t.path {
		t.button(t.line, step, strconv.Itoa(i+1)+". "+t.place(step), i == len(t.path)-1)
	}
	if len(t.path) == 0 {
		return
	}
	last := t.path[len(t.path)-1]
	word := wordWinsNow
	for i := last + 1; i < len(t.found.Tree); i++ {
		if t.follows(i, last) {
			word = wordDefences
			t.button(t.choice, i, t.place(i), false)
		}
	}
	if word == wordDefences || !t.found.Cut {
		t.after.SetTextContent(fmt.Sprintf(word.In(l), t.place(last)))
	}
}

func (t *threats) place(step int) string { return t.study.room.table.name(t.found.Tree[step].Square) }

func (t *threats) button(list ui.Element, step int, words string, current bool) {
	button := ui.CreateIn(list, 1, "button", "")[0]
	button.SetAttribute("data-step", strconv.Itoa(step))
	button.SetTextContent(words)
	if current {
		button.SetAttribute("aria-current", "step")
	}
}

// words says who wins, or threatens to win, and what stops it.
func (t *threats) words(l shell.Language) string {
	f, side := t.found, wordColours[t.found.Side].In(l)
	if f.Side == t.turn {
		return fmt.Sprintf(wordForces[f.Win].In(l), side, *f.Distance)
	}
	said := fmt.Sprintf(wordThreatens[f.Win].In(l), side, *f.Distance)
	switch {
	case len(f.Stops) > 0:
		said += fmt.Sprintf(wordStops.In(l), strings.ToUpper(strings.Join(f.Stops, " ")))
	case len(f.Open) == 0:
		said += wordNoStop.In(l)
	}
	if len(f.Open) > 0 {
		said += fmt.Sprintf(wordUndecided.In(l), len(f.Open))
	}
	return said
}

// mark marks the line on the board, and the squares that stop a threat.
func (t *threats) mark(found marks, l shell.Language) {
	if !t.shown() || t.found.Win == "" {
		return
	}
	board := t.study.board
	for _, at := range squaresOf(t.found.Stops, &board) {
		found[at] = squareMark{"allowed", "", wordMarkStops.In(l)}
	}
	stones := [2]string{t.found.Side, map[string]string{"o": "x", "x": "o"}[t.found.Side]}
	for i, step := range t.path {
		said := fmt.Sprintf(wordMarkNth.In(l), wordColours[stones[i%2]].In(l), i+1)
		at := t.found.Tree[step].Square
		if found[at].kind == "allowed" {
			said += ui.WordSemicolon.In(l) + wordMarkStops.In(l)
		}
		found[at] = squareMark{"ghost-" + stones[i%2], strconv.Itoa(i + 1), said}
	}
}

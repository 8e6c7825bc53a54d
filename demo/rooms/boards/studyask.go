//go:build js && wasm

package boards

import (
	"errors"
	"strconv"

	"github.com/tefuda/tefuda/demo/engine"
	"github.com/tefuda/tefuda/demo/shell"
	"github.com/tefuda/tefuda/demo/ui"
	"github.com/tefuda/tefuda/demo/ui/analysis"
)

// studyStages are the times of an analysis's two searches, in milliseconds. The
// first gives reasons. The second goes on until it is stopped, and reports its
// progress.
var studyStages = []int{300, 3_600_000}

// count is the engine's count of the runs on a board.
type count struct {
	Value   int   `json:"value"`
	Black   int   `json:"black"`
	White   int   `json:"white"`
	Columns int   `json:"columns"`
	Rows    int   `json:"rows"`
	Pairs   []run `json:"pairs"`
}

// studyAnswer is the engine's immediate answer about a position. The engine counts
// even a board that no game can reach, but gives no more than the count. refused is
// then the reason.
type studyAnswer struct {
	of string // the board
	count
	standing standing
	weighed  weighed
	refused  *engine.InputError
}

// refresh asks about the position, and goes on searching if the reader has
// begun a search.
func (s *study) refresh() {
	s.asking.Drop()
	if s.room.page.Shows(s.room) && !s.room.plays() {
		s.asking.Latest(s.ask)
	}
}

// goOn starts or stops the continuous search.
func (s *study) goOn(on bool) {
	s.searching = on
	if on {
		s.room.advice.clear()
	}
	s.refresh()
}

// ask asks the engine about the board and returns a function that draws the
// answer.
func (s *study) ask() func() {
	asked, e, l := s.asked, s.room.page.Engine, s.room.page.Lang
	told := studyAnswer{of: asked.board}
	options := map[string]any{"length": asked.length, "lang": string(l)}
	if err := e.Ask(&told.count, "mnk", "pairs", asked.board, options); err != nil {
		return func() { s.refuse(asked, err) }
	}
	var dealt engine.Answer
	err := e.Ask(&dealt, "mnk", "deal", asked.of(asked.board), map[string]any{"seed": 0, "lang": string(l), "views": []any{"turn"}})
	if err == nil {
		err = told.standing.read(dealt, engine.Answer{Value: dealt.Get("views").Index(0)})
	}
	if err == nil {
		err = e.Ask(&told.weighed, "mnk", "evaluate", asked.board, asked.options(l))
	}
	if !errors.As(err, &told.refused) && err != nil {
		return func() { s.room.page.Fault(err) }
	}
	return func() {
		if !s.room.plays() { // the board may be the game's by now
			s.draw(asked, told)
		}
	}
}

// refuse shows the refusal of a count at the field that caused it.
func (s *study) refuse(asked position, err error) {
	var refused *engine.InputError
	if !errors.As(err, &refused) {
		s.room.page.Fault(err)
		return
	}
	s.room.page.Fault(nil)
	s.content()
	switch {
	case refused.Field == "options.length":
		ui.Complain(s.count.error, refused.Message, s.lengthInput)
	case asked.from == fromSizes:
		ui.Complain(s.sizeError, refused.Message, s.columnsInput, s.rowsInput)
	default:
		ui.Complain(s.textError, refused.Message, s.text)
	}
}

// content clears every error.
func (s *study) content() {
	ui.Complain(s.sizeError, "", s.columnsInput, s.rowsInput)
	ui.Complain(s.count.error, "", s.lengthInput)
	ui.Complain(s.textError, "", s.text)
	ui.Complain(s.kError, "", s.kInput)
	ui.Complain(s.searchError, "")
}

// draw shows the engine's answer, and the board if it did not come from the
// squares.
func (s *study) draw(asked position, told studyAnswer) {
	s.room.page.Fault(nil)
	s.content()
	s.length, s.board, s.told = asked.length, boardOf(asked.board), told
	if asked.from != fromText {
		s.text.SetValue(asked.board)
	}
	if asked.from != fromSizes { // the reader may be typing the next size
		s.columnsInput.SetValue(strconv.Itoa(told.Columns))
		s.rowsInput.SetValue(strconv.Itoa(told.Rows))
		s.lengthInput.SetValue(strconv.Itoa(asked.length))
	}
	l := s.room.page.Lang
	s.runs.show(told.Pairs, s.board.Rows(), l)
	if s.room.mode != "count" {
		s.runs.draw(nil)
	}
	s.count.show(asked, told.count)
	s.parts.show(told.weighed, l)
	s.complain(told.refused)
	ui.Mark(s.room.advice.box, "hidden", s.room.mode == "count")
	if s.searching && s.room.mode == "study" && told.refused == nil && !told.standing.Over {
		now := s.asking.Now()
		engine.Start(func() { s.seek(now, asked) })
	} else if told.standing.Over || told.refused != nil {
		s.room.advice.clear()
	}
	s.drawBoard()
	if at := s.tree.pressed; at != nil && s.room.mode == "study" {
		s.tree.pressed = nil
		s.tree.play(*at)
	}
	if s.threats.pressed {
		s.threats.ask()
	}
}

// complain shows why a countable board cannot be a game's.
func (s *study) complain(refused *engine.InputError) {
	switch {
	case refused == nil:
	case refused.Field == "rules.k":
		ui.Complain(s.kError, refused.Message, s.kInput)
	default:
		ui.Complain(s.searchError, refused.Message)
	}
}

// drawBoard shows the stones and the marks on the board.
func (s *study) drawBoard() {
	l, table, advice := s.room.page.Lang, s.room.table, s.room.advice
	s.room.section.SetAttribute("data-position", s.state()) // library.js shows what is known of it
	table.show(s.board, s.asked.k, l)
	found := advice.marks(table.lines.columns > 8, l)
	s.told.standing.forbid(found, l)
	s.threats.mark(found, l)
	if s.tree.at.before != nil && s.room.mode == "study" {
		found[s.tree.at.move] = squareMark{"last", "", wordMarkLast.In(l)}
	}
	if s.judged != nil && advice.answer == nil {
		found[s.judged[0]] = squareMark{"better", "", analysis.WordBetter.In(l)}
		found[s.judged[1]] = squareMark{"made", "", analysis.WordMade.In(l)}
	}
	table.squares.mark(found, l)
	table.lines.win(s.told.standing.Result.Line)
	table.lines.threaten(advice.threats())
	ui.Mark(table.lines.svg, "data-advised", advice.answer != nil)
	ui.Mark(table.lines.svg, "data-judged", s.judged != nil)
	s.drawBalance(l)
	s.tree.draw()
	s.threats.draw()
	s.goButton.SetAttribute("data-does", map[bool]string{false: "go", true: "stop"}[s.searching])
	if s.told.standing.Over && !s.room.plays() {
		advice.verdict.SetTextContent(s.told.standing.ended(l))
	}
}

// drawBalance shows the chances as a bar, black's from the left. While they are not known, each side has half.
func (s *study) drawBalance(l shell.Language) {
	black, words, a := .5, wordUnjudged.In(l), s.room.advice
	switch now := &s.told.standing; {
	case now.Over:
		black, words = map[string]float64{"o": 1, "": .5, "x": 0}[now.Result.Winner], now.ended(l)
	case a.answer != nil:
		black, words = chanceOfBlack(a.answer.Value, a.turn), a.answer.verdict(a.turn, l)
	}
	s.balance.Style().SetProperty("--share", strconv.Itoa(int(100*black))+"%", "")
	ui.Picture(s.balance, words)
	ui.Mark(s.balance, "data-unknown", !s.told.standing.Over && a.answer == nil)
}

// seek searches until the position changes, the reader stops it, or there is
// nothing more to find.
func (s *study) seek(now engine.Asked, asked position) {
	page, advice, turn := s.room.page, s.room.advice, s.told.standing.Turn
	options := asked.options(page.Lang)
	switch s.all.Value {
	case "all":
		options["all"] = true
	case "few":
		options["lines"] = listedMoves
	}
	for _, ms := range studyStages {
		answer, err := s.room.search(now, asked.board, options, ms, func(so progress) {
			if advice.report(so, turn, page.Lang) {
				s.drawBoard()
			}
		})
		if err != nil {
			if !errors.Is(err, engine.ErrAborted) {
				page.Fault(err)
			}
			return
		}
		advice.show(answer, turn, page.Lang)
		s.drawBoard()
		if answer.Finished || now.Stale() {
			return
		}
	}
}

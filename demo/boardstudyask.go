//go:build js && wasm

package main

import (
	"errors"
	"strconv"
	"strings"
)

// studyStages are the lengths of the searches that a continuous analysis is made
// of, in milliseconds: each ends with every candidate's value. The last repeats.
var studyStages = []int{300, 1000, 3000, 10_000, 30_000, 60_000}

// count is the engine's count of the runs on a board.
type count struct {
	Value   int   `json:"value"`
	Black   int   `json:"black"`
	White   int   `json:"white"`
	Columns int   `json:"columns"`
	Rows    int   `json:"rows"`
	Pairs   []run `json:"pairs"`
}

// studyAnswer is what the engine says about a position at once. A board that
// play cannot lead to can still be counted: then refused says why no more.
type studyAnswer struct {
	count
	standing standing
	weighed  boardWeighed
	refused  *inputError
}

// refresh asks about the position, and goes on searching it if the reader has
// begun to.
func (s *boardStudy) refresh() {
	s.leave()
	if s.room.page.engine != nil && s.room.page.shown == room(s.room) && !s.room.plays() {
		s.asking.run(s.ask)
	}
}

// leave stops the search for now.
func (s *boardStudy) leave() {
	s.serial++
	s.room.search.stop()
}

// goOn begins or stops the continuous search.
func (s *boardStudy) goOn(on bool) {
	s.searching = on
	if on {
		s.room.advice.clear()
	}
	s.refresh()
}

// ask puts the board before the engine and returns how to draw the answer.
func (s *boardStudy) ask() func() {
	asked, e, l := s.asked, s.room.page.engine, s.room.page.lang
	var told studyAnswer
	options := map[string]any{"length": asked.length, "lang": string(l)}
	if err := e.ask(&told.count, "mnk", "pairs", asked.board, options); err != nil {
		return func() { s.refuse(asked, err) }
	}
	err := e.ask(&told.standing, "mnk", "legalMoves", asked.board, asked.options(l))
	if err == nil {
		err = e.ask(&told.weighed, "mnk", "evaluate", asked.board, asked.options(l))
	}
	if !errors.As(err, &told.refused) && err != nil {
		return func() { s.room.page.fault(err) }
	}
	return func() { s.draw(asked, told) }
}

// refuse shows why the engine would not count, where the reader can mend it.
func (s *boardStudy) refuse(asked position, err error) {
	var refused *inputError
	if !errors.As(err, &refused) {
		s.room.page.fault(err)
		return
	}
	s.room.page.fault(nil)
	s.content()
	switch {
	case refused.field == "options.length":
		complain(s.count.error, refused.message, s.lengthInput)
	case asked.from == fromSizes:
		complain(s.sizeError, refused.message, s.columnsInput, s.rowsInput)
	default:
		complain(s.textError, refused.message, s.text)
	}
}

// content takes back every complaint.
func (s *boardStudy) content() {
	complain(s.sizeError, "", s.columnsInput, s.rowsInput)
	complain(s.count.error, "", s.lengthInput)
	complain(s.textError, "", s.text)
	complain(s.kError, "", s.kInput)
	complain(s.searchError, "")
}

// draw shows the engine's answer, and the board it is about if that came from
// somewhere else than the squares.
func (s *boardStudy) draw(asked position, told studyAnswer) {
	s.room.page.fault(nil)
	s.content()
	s.length, s.rows, s.told = asked.length, strings.Split(asked.board, "\n"), told
	if asked.from != fromText {
		s.text.SetValue(asked.board)
	}
	if asked.from != fromSizes { // there the reader may be typing the next one
		s.columnsInput.SetValue(strconv.Itoa(told.Columns))
		s.rowsInput.SetValue(strconv.Itoa(told.Rows))
		s.lengthInput.SetValue(strconv.Itoa(asked.length))
	}
	l := s.room.page.lang
	s.runs.show(told.Pairs, l)
	s.count.show(asked, told.count)
	s.parts.show(told.weighed, l)
	switch {
	case told.refused == nil:
	case told.refused.field == "options.k":
		complain(s.kError, told.refused.message, s.kInput)
	default:
		complain(s.searchError, told.refused.message)
	}
	mark(s.room.advice.box, "hidden", false)
	if s.searching && told.refused == nil && !told.standing.Over {
		go s.seek(s.serial, asked)
	} else if told.standing.Over || told.refused != nil {
		s.room.advice.clear()
	}
	s.drawBoard()
}

// drawBoard shows the stones and what is known about them.
func (s *boardStudy) drawBoard() {
	l, table, advice := s.room.page.lang, s.room.table, s.room.advice
	table.show(s.rows, l)
	table.squares.mark(advice.marks(table.lines.columns > 8, l), l)
	table.lines.win(s.told.standing.Line)
	table.lines.threaten(advice.threats())
	mark(table.lines.svg, "data-advised", advice.answer != nil)
	s.goButton.SetAttribute("data-does", map[bool]string{false: "go", true: "stop"}[s.searching])
	if s.told.standing.Over && !s.room.plays() {
		advice.verdict.SetTextContent(s.told.standing.ended(l))
	}
}

// seek searches on and on, until the position changes, the reader stops it, or
// there is nothing more to find.
func (s *boardStudy) seek(serial int, asked position) {
	page, advice, turn := s.room.page, s.room.advice, s.told.standing.Turn
	for stage := 0; serial == s.serial; stage++ {
		options := with(asked.options(page.lang), "all", s.all.value == "all")
		ms := studyStages[min(stage, len(studyStages)-1)]
		answer, err := s.room.search.ask(asked.board, options, ms, func(now boardProgress) { advice.report(now, turn, page.lang) })
		if serial != s.serial {
			return
		}
		if err != nil {
			if !errors.Is(err, errAborted) {
				page.fault(err)
			}
			return
		}
		advice.show(answer, turn, page.lang)
		s.drawBoard()
		if answer.Finished {
			return
		}
	}
}

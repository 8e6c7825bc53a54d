//go:build js && wasm

package main

import (
	"errors"
	"fmt"
	"net/url"
	"strconv"
	"strings"

	"honnef.co/go/js/dom/v2"
)

// boardsRoom is the room of one board and the runs counted on it.
type boardsRoom struct {
	page *page
	// rows and length are what the page shows; asked is what the engine is
	// asked about, which becomes what is shown when it agrees.
	rows   []string
	length int
	asked  position

	stone                                *choice
	columnsInput, rowsInput, lengthInput *dom.HTMLInputElement
	text                                 *dom.HTMLTextAreaElement
	sizeError, textError                 dom.HTMLElement
	black, white, value, calledAs        dom.HTMLElement
	squares                              *squares
	runs                                 *runsView
	examples                             *examples
	asking                               latest
	touched                              bool
}

// position is a board in notation with the length of run to count, and where
// the reader gave it: an error is shown there.
type position struct {
	board  string
	length int
	from   source
}

type source int

const (
	fromBoard source = iota // pressed squares, examples, links
	fromText
	fromSizes
)

// boardExample is an entry of data/boards.json.
type boardExample struct {
	example
	Length int      `json:"length"`
	Board  []string `json:"board"`
}

func newBoardsRoom(p *page) *boardsRoom {
	r := &boardsRoom{
		page: p, length: 2,
		columnsInput: inputByID("boards-columns"), rowsInput: inputByID("boards-rows"), lengthInput: inputByID("boards-length"),
		text:      byID("boards-text").(*dom.HTMLTextAreaElement),
		sizeError: byID("boards-size-error"), textError: byID("boards-text-error"),
		black: byID("boards-black"), white: byID("boards-white"), value: byID("boards-value"), calledAs: byID("boards-call"),
		runs: newRunsView(),
	}
	r.squares = newSquares(r.place)
	r.stone = newChoice("stone", func() {})
	r.listen()
	var boards []boardExample
	r.examples = newExamples(p, "boards", "data/boards.json",
		func(b boardExample) example { return b.example },
		func(list []boardExample) { boards = list; r.greet(list) },
		func(i int) { r.lay(boards[i]); r.changed() })
	r.lay(boardExample{Length: 2, Board: emptyBoard(8, 8)})
	return r
}

func emptyBoard(columns, rows int) []string {
	board := make([]string, rows)
	for i := range board {
		board[i] = strings.Repeat(string(emptySquare), columns)
	}
	return board
}

func (r *boardsRoom) listen() {
	r.text.AddEventListener("input", false, func(dom.Event) {
		text := strings.ReplaceAll(r.text.Value(), "\r", "")
		r.propose(position{strings.TrimRight(text, "\n "), r.length, fromText})
	})
	for _, input := range []dom.HTMLElement{r.columnsInput, r.rowsInput, r.lengthInput} {
		input.AddEventListener("change", false, func(dom.Event) { r.resize() })
	}
	byID("boards-clear").AddEventListener("click", false, func(dom.Event) {
		r.proposeRows(emptyBoard(len(r.rows[0]), len(r.rows)))
	})
}

func (r *boardsRoom) name() string { return "boards" }

// place puts a stone on a square, or takes away the one that is there already.
// Key 0 means the stone that the radio buttons say.
func (r *boardsRoom) place(row, column int, key byte) {
	if key == 0 {
		key = r.stone.value[0]
	}
	if r.rows[row][column] == key {
		key = emptySquare
	}
	rows := append([]string(nil), r.rows...)
	rows[row] = rows[row][:column] + string(key) + rows[row][column+1:]
	r.proposeRows(rows)
}

// proposeRows shows a board that differs in its stones only, before the engine
// has counted it: a pressed square answers at once.
func (r *boardsRoom) proposeRows(rows []string) {
	r.rows = rows
	r.squares.show(rows, r.page.lang)
	board := strings.Join(rows, "\n")
	r.text.SetValue(board)
	r.propose(position{board, r.length, fromBoard})
}

// resize crops or extends the board at the right and the bottom. Which sizes
// are possible is for the engine to say; 99 only bounds the question.
func (r *boardsRoom) resize() {
	columns, rows := numberIn(r.columnsInput), numberIn(r.rowsInput)
	board := emptyBoard(columns, rows)
	for i := range min(rows, len(r.rows)) {
		kept := r.rows[i][:min(columns, len(r.rows[i]))]
		board[i] = kept + board[i][len(kept):]
	}
	r.propose(position{strings.Join(board, "\n"), numberIn(r.lengthInput), fromSizes})
}

func numberIn(input *dom.HTMLInputElement) int {
	n, err := strconv.Atoi(input.Value())
	if err != nil {
		return 0
	}
	return min(max(n, 0), 99)
}

// propose asks the engine about a board of the reader's.
func (r *boardsRoom) propose(p position) {
	r.asked = p
	r.changed()
}

func (r *boardsRoom) changed() {
	r.touched = true
	r.examples.show(-1)
	r.refresh()
	r.page.changed()
}

// lay puts an example on the table.
func (r *boardsRoom) lay(b boardExample) {
	r.asked = position{strings.Join(b.Board, "\n"), b.Length, fromBoard}
	r.rows, r.length = b.Board, b.Length
	r.squares.show(b.Board, r.page.lang)
	r.text.SetValue(r.asked.board)
}

func (r *boardsRoom) greet(list []boardExample) {
	if len(list) == 0 || r.touched {
		return
	}
	r.lay(list[0])
	r.examples.show(0)
	r.refresh()
}

func (r *boardsRoom) speak() {
	r.squares.speak(r.page.lang)
	r.examples.speak()
}

// state and restore are each other's inverse, for boards the engine accepts.
func (r *boardsRoom) state() string {
	if !r.touched {
		return ""
	}
	board := url.QueryEscape(strings.ReplaceAll(r.asked.board, "\n", "/"))
	return "b=" + strings.ReplaceAll(board, "%2F", "/") + "&length=" + strconv.Itoa(r.asked.length)
}

func (r *boardsRoom) restore(state url.Values) {
	length := r.length
	if n, err := strconv.Atoi(state.Get("length")); err == nil {
		length = n
	}
	board := strings.ReplaceAll(state.Get("b"), "/", "\n")
	r.text.SetValue(board)
	r.propose(position{board, length, fromText})
}

func (r *boardsRoom) refresh() {
	if r.page.engine != nil {
		r.asking.run(r.ask)
	}
}

// count is the engine's answer about a board.
type count struct {
	Value   int   `json:"value"`
	Black   int   `json:"black"`
	White   int   `json:"white"`
	Columns int   `json:"columns"`
	Rows    int   `json:"rows"`
	Pairs   []run `json:"pairs"`
}

// ask puts the board before the engine and returns how to draw the answer.
func (r *boardsRoom) ask() func() {
	asked := r.asked
	options := map[string]any{"length": asked.length, "lang": string(r.page.lang)}
	var counted count
	if err := r.page.engine.ask(&counted, "mnk", "pairs", asked.board, options); err != nil {
		return func() { r.refuse(asked, err) }
	}
	return func() { r.draw(asked, counted) }
}

// refuse shows why the engine would not count, where the reader can mend it.
func (r *boardsRoom) refuse(asked position, err error) {
	var refused *inputError
	if !errors.As(err, &refused) {
		r.page.fault(err)
		return
	}
	r.page.fault(nil)
	r.content()
	switch {
	case refused.field == "options.length":
		complain(r.sizeError, refused.message, r.lengthInput)
	case asked.from == fromSizes:
		complain(r.sizeError, refused.message, r.columnsInput, r.rowsInput)
	default:
		complain(r.textError, refused.message, r.text)
	}
}

// content takes back every complaint.
func (r *boardsRoom) content() {
	complain(r.sizeError, "", r.columnsInput, r.rowsInput, r.lengthInput)
	complain(r.textError, "", r.text)
}

// draw shows the engine's count, and the board it counted if that came from
// somewhere else than the squares.
func (r *boardsRoom) draw(asked position, c count) {
	r.page.fault(nil)
	r.content()
	r.length, r.rows = asked.length, strings.Split(asked.board, "\n")
	r.squares.show(r.rows, r.page.lang)
	if asked.from != fromText {
		r.text.SetValue(asked.board)
	}
	if asked.from != fromSizes { // there the reader may be typing the next one
		r.columnsInput.SetValue(strconv.Itoa(c.Columns))
		r.rowsInput.SetValue(strconv.Itoa(c.Rows))
		r.lengthInput.SetValue(strconv.Itoa(asked.length))
	}
	r.runs.show(c.Pairs, c.Columns, c.Rows, r.page.lang)
	r.drawValue(c)
	r.calledAs.SetTextContent(fmt.Sprintf("await tefuda.mnk.pairs(board, { length: %d })\n// { value: %d, black: %d, white: %d, … }",
		asked.length, c.Value, c.Black, c.White))
}

func (r *boardsRoom) drawValue(c count) {
	value := strconv.Itoa(c.Value)
	r.black.SetTextContent(strconv.Itoa(c.Black))
	r.white.SetTextContent(strconv.Itoa(c.White))
	r.value.SetTextContent(strings.Replace(value, "-", "−", 1))
	r.value.SetAttribute("data-value", value)
}

//go:build js && wasm

package boards

import (
	"cmp"
	"net/url"
	"strconv"
	"strings"

	"honnef.co/go/js/dom/v2"

	"github.com/tefuda/tefuda/core/mnk"
	"github.com/tefuda/tefuda/demo/engine"
	"github.com/tefuda/tefuda/demo/ui"
)

// study is the analysis of any position: the engine values the position and
// searches for the best move, or, in the mode "count", counts the runs.
type study struct {
	room *room
	// board and length are what the page shows. asked is the engine's next
	// question; once accepted, it becomes what the page shows.
	board     mnk.Board
	length    int
	asked     position
	told      studyAnswer
	searching bool
	// judged are the better move and the move made, for a position of the game's
	// review; nil for any other.
	judged *[2]square
	own    bool // the position is the reader's, a chosen example's or a link's, not a game's
	first  []example

	stone, turn, rule, all                       *ui.Choice
	columnsInput, rowsInput, kInput, lengthInput *dom.HTMLInputElement
	text                                         *dom.HTMLTextAreaElement
	sizeError, kError, textError, searchError    ui.Element
	goButton                                     ui.Element
	count                                        *countView
	parts                                        *partsView
	runs                                         *runsView
	examples                                     *ui.Examples
	tree                                         *tree
	threats                                      *threats
	balance                                      ui.Element      // black's and white's chances as a bar
	asking                                       engine.Question // asks about the position
}

// position is a board in notation, its rules, and the length of runs to count.
// from is where the reader gave it: errors are shown there.
type position struct {
	board string
	rules
	length int
	from   source
}

type source int

const (
	fromBoard source = iota // from squares, examples and links
	fromText
	fromSizes
)

// example is an entry of examples.json.
type example struct {
	ui.Example
	Length int      `json:"length"`
	K      int      `json:"k"`
	Board  []string `json:"board"`
}

func newStudy(r *room) *study {
	s := &study{
		room: r, length: 2,
		columnsInput: ui.InputByID("boards-columns"), rowsInput: ui.InputByID("boards-rows"),
		kInput: ui.InputByID("boards-k"), lengthInput: ui.InputByID("boards-length"),
		text:      &dom.HTMLTextAreaElement{BasicHTMLElement: ui.ByID("boards-text")},
		sizeError: ui.ByID("boards-size-error"), kError: ui.ByID("boards-k-error"), textError: ui.ByID("boards-text-error"), searchError: ui.ByID("search-error"),
		goButton: ui.ByID("search-go"),
		count:    newCountView(), parts: newPartsView(), runs: newRunsView(), balance: ui.ByID("board-balance"),
	}
	s.tree = newTree(s)
	s.threats = newThreats(s)
	s.stone = ui.NewChoice("stone", func() {})
	s.turn = ui.NewChoice("search-turn", s.resize)
	s.rule = ui.NewChoice("boards-rule", s.resize)
	s.all = ui.NewChoice("search-all", s.refresh)
	s.listen()
	var boards []example
	s.examples = ui.NewExamples(r.page, "boards",
		func(b example) ui.Example { return b.Example },
		func(list []example) { boards = list; s.first = list; s.greet() },
		func(i int) { s.own = true; s.lay(boards[i]); s.changed() })
	s.lay(gomoku)
	return s
}

func (s *study) listen() {
	ui.On(s.text, "input", func(ui.Event) {
		text := strings.ReplaceAll(s.text.Value(), "\r", "")
		s.propose(strings.TrimRight(text, "\n "), s.asked.rules, s.length, fromText)
	})
	for _, input := range []ui.Node{s.columnsInput, s.rowsInput, s.lengthInput, s.kInput} {
		ui.On(input, "change", func(ui.Event) { s.resize() })
	}
	press := func(id string, do func()) {
		ui.On(ui.ByID(id), "click", func(ui.Event) { do() })
	}
	press("boards-clear", func() { s.proposeBoard(blank(s.board.Columns(), s.board.Rows())) })
	press("search-go", func() { s.goOn(!s.searching) })
	press("search-play", s.room.playStudied)
}

// gomoku is the position before anything is laid out.
var gomoku = example{Length: 2, K: 5, Board: mnk.Lines(blankText(15, 15))}

// inTurn is the choice of a stone by which a press plays a move.
const inTurn = "turn"

// press plays a move, or puts a stone on a square, or removes it if it is there
// already. Without a stone's own key, the radio buttons choose.
func (s *study) press(by pressing) {
	if !by.key && s.stone.Value == inTurn {
		s.tree.play(by.at)
		return
	}
	row, column, stone, board := by.at[0], by.at[1], by.stone, s.board
	if !by.key {
		stone = stoneOf(s.stone.Value)
	}
	if board.At(row, column) == stone {
		stone = mnk.Empty
	}
	board.Set(row, column, stone)
	s.proposeBoard(board)
}

// proposeBoard shows a board with other stones before the engine has counted
// it, so that a pressed square answers at once.
func (s *study) proposeBoard(board mnk.Board) {
	s.board = board
	s.showUnasked()
	text := board.String()
	s.text.SetValue(text)
	s.propose(text, s.asked.rules, s.length, fromBoard)
}

// resize follows the size fields: it crops or extends the board at the right
// and the bottom. The engine judges the size; 99 only bounds the question.
func (s *study) resize() {
	columns, rows := numberIn(s.columnsInput), numberIn(s.rowsInput)
	text := blankText(columns, rows)
	if board, err := mnk.New(columns, rows); err == nil {
		for i := range min(rows, s.board.Rows()) {
			for j := range min(columns, s.board.Columns()) {
				board.Set(i, j, s.board.At(i, j))
			}
		}
		text = board.String()
	}
	rules := rules{numberIn(s.kInput), chosenRule(s.rule.Value), s.turn.Value}
	s.propose(text, rules, numberIn(s.lengthInput), fromSizes)
}

// propose asks the engine about a board of the reader's.
func (s *study) propose(board string, rules rules, length int, from source) {
	s.own = true
	s.asked = position{board, rules, length, from}
	s.tree.root(s.asked)
	s.changed()
}

// changed follows a new position: earlier answers are not about it.
func (s *study) changed() {
	s.judged = nil
	if s.own && s.room.review != nil {
		s.room.review.view.Leave()
	}
	s.room.advice.clear()
	s.examples.Show(-1)
	s.room.touch()
	s.refresh()
}

// lay puts an example on the table.
func (s *study) lay(b example) {
	s.asked = position{strings.Join(b.Board, "\n"), rules{k: b.K}, b.Length, fromBoard}
	s.board, s.length = boardOf(s.asked.board), b.Length
	s.tree.root(s.asked)
	s.fill()
	s.text.SetValue(s.asked.board)
	if !s.room.plays() {
		s.showUnasked()
	}
}

// showUnasked shows the stones before the engine has answered.
func (s *study) showUnasked() {
	s.told.standing, s.told.of = standing{}, ""
	s.room.advice.clear()
	s.drawBoard()
}

// fill writes the rules into the fields.
func (s *study) fill() {
	rules := s.asked.rules
	s.kInput.SetValue(rules.row())
	s.rule.Choose(cmp.Or(rules.rule, freely))
	s.turn.Choose("")
	s.turn.Choose(rules.turn)
}

// take takes over the reader's game, at a number of moves. A tree that began
// with it keeps its variations.
func (s *study) take(made int) {
	s.own = false
	if s.tree.game == "" || s.tree.game != s.room.play.state() {
		s.tree.follow(s.room.play)
	}
	s.tree.stand(s.tree.line[min(made, len(s.tree.line)-1)])
}

// greet lays out what a mode opens with, unless there is something of the
// reader's: the game, an empty board, or the first example to count.
func (s *study) greet() {
	switch made := s.room.play.made(); {
	case s.own || s.room.plays():
		return
	case s.room.mode == "count" && len(s.first) > 0:
		s.lay(s.first[0])
		s.examples.Show(0)
	case s.room.mode == "study" && made > 0:
		if s.tree.game != s.room.play.state() {
			s.take(made)
		} else {
			s.tree.stand(s.tree.at)
		}
		return
	case s.room.mode == "study" && s.asked.board != strings.Join(gomoku.Board, "\n"):
		s.lay(gomoku)
	}
	s.refresh()
}

// state and restore are inverse for boards that the engine accepts.
func (s *study) state() string {
	state := "b=" + inLinkBoard(s.asked.board)
	if s.room.mode == "count" {
		state += "&length=" + strconv.Itoa(s.asked.length)
	}
	if s.asked.k != 0 {
		state += "&k=" + strconv.Itoa(s.asked.k)
	}
	if s.asked.rule != "" {
		state += "&rule=" + url.QueryEscape(s.asked.rule)
	}
	if s.asked.turn != "" {
		state += "&turn=" + s.asked.turn
	}
	return state
}

func (s *study) restore(state url.Values) {
	length := gomoku.Length
	if n, err := strconv.Atoi(state.Get("length")); err == nil {
		length = n
	}
	k, _ := strconv.Atoi(state.Get("k"))
	board := strings.ReplaceAll(state.Get("b"), "/", "\n")
	s.text.SetValue(board)
	s.own = true
	s.asked = position{board, rules{k, chosenRule(state.Get("rule")), state.Get("turn")}, length, fromText}
	s.tree.root(s.asked)
	s.fill()
	s.changed()
}

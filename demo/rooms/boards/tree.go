//go:build js && wasm

package boards

import (
	"strconv"

	"github.com/tefuda/tefuda/core/mnk"
	"github.com/tefuda/tefuda/demo/ui"
)

// moment is a position of the analysis, and where it stands among the moves and variations.
type moment struct {
	position
	move   square // the move that led here
	number int    // how many moves led here
	before *moment
	after  []*moment // by the move played first, then its alternatives
	next   *moment   // the position after Forward
}

// tree holds the moves of an analysis. It has buttons for Back and Forward, and a list with the alternatives in brackets.
type tree struct {
	study         *study
	at            *moment
	game          string    // the game that the tree began with, "" for none
	line          []*moment // the positions of that game
	back, forward ui.Element
	list          ui.Element
	buttons       []*moment // by their numbers in the list
	pressed       *square   // a move for the position in view, before the engine has said what is legal there; nil for none
}

func newTree(s *study) *tree {
	t := &tree{study: s, back: ui.ByID("study-back"), forward: ui.ByID("study-forward"), list: ui.ByID("study-moves")}
	ui.OnPress(t.back, func() { t.stand(t.at.before) })
	ui.OnPress(t.forward, func() { t.stand(t.at.next) })
	ui.On(t.list, "click", func(ev ui.Event) {
		if i, err := strconv.Atoi(ui.Target(ev).GetAttribute("data-moment")); err == nil && i < len(t.buttons) {
			t.stand(t.buttons[i])
		}
	})
	return t
}

// root begins a tree with a position.
func (t *tree) root(p position) { t.at, t.game, t.line, t.pressed = &moment{position: p}, "", nil, nil }

// add returns the moment after a move, which may have been played before.
func (n *moment) add(move square, to position) *moment {
	for _, next := range n.after {
		if next.move == move {
			return next
		}
	}
	next := &moment{position: to, move: move, number: n.number + 1, before: n}
	n.after = append(n.after, next)
	return next
}

// play plays a move for the side to move, as a variation if another move was played there.
func (t *tree) play(at square) {
	s := t.study
	if s.told.of != s.asked.board {
		t.pressed = &at
		return
	}
	turn := s.told.standing.Turn
	board := s.board
	at = s.asked.lands(at, s.told.standing.Legal.Squares)
	if s.told.standing.Over || board.At(at[0], at[1]) != mnk.Empty {
		return
	}
	board.Set(at[0], at[1], stoneOf(turn))
	to := s.asked
	to.board, to.turn, to.from = board.String(), map[string]string{"o": "x", "x": "o"}[turn], fromBoard
	s.own = s.own || t.game == ""
	t.stand(t.at.add(at, to))
}

// stand puts a position of the tree on the board; nil does nothing.
func (t *tree) stand(n *moment) {
	if n == nil {
		return
	}
	t.at, t.pressed = n, nil
	if n.before != nil {
		n.before.next = n
	}
	s := t.study
	s.asked, s.board = n.position, boardOf(n.board)
	s.fill()
	s.showUnasked()
	s.changed()
	s.room.review.stand(n)
}

// follow begins a tree with the moves of a game, and stands at its end.
func (t *tree) follow(p *play) {
	rules, past := p.game.rules, p.past()
	t.game, t.line = p.state(), nil
	for i, before := range past {
		if i > 0 && p.moves()[i-1][0] < 0 { // a move that places no stone leaves the position
			t.line = append(t.line, t.line[i-1])
			continue
		}
		rules.turn = before.Turn
		to := position{before.Board, rules, t.study.length, fromBoard}
		if i == 0 {
			t.line = append(t.line, &moment{position: to})
			continue
		}
		last := t.line[i-1]
		t.line = append(t.line, last.add(p.moves()[i-1], to))
		last.next = t.line[i]
	}
}

// draw lists the moves.
func (t *tree) draw() {
	t.buttons = nil
	t.list.SetTextContent("")
	first := t.at
	for first.before != nil {
		first = first.before
	}
	t.write(first)
	t.back.SetAttribute("aria-disabled", ui.Pressed[t.at.before == nil])
	t.forward.SetAttribute("aria-disabled", ui.Pressed[t.at.next == nil])
	ui.Mark(ui.Parent(t.list), "hidden", len(t.buttons) == 0)
}

// write lists what follows a moment: its first move, the alternatives in brackets, then what follows the first.
func (t *tree) write(n *moment) {
	for ; len(n.after) > 0; n = n.after[0] {
		t.button(n.after[0])
		for _, other := range n.after[1:] {
			t.words("(")
			t.button(other)
			t.write(other)
			t.words(")")
		}
	}
}

func (t *tree) words(words string) { ui.CreateIn(t.list, 1, "span", "")[0].SetTextContent(words) }

func (t *tree) button(n *moment) {
	button := ui.CreateIn(t.list, 1, "button", "")[0]
	button.SetAttribute("data-moment", strconv.Itoa(len(t.buttons)))
	button.SetTextContent(strconv.Itoa(n.number) + ". " + n.move.in(t.study.board.Rows()))
	if n == t.at {
		button.SetAttribute("aria-current", "step")
	}
	t.buttons = append(t.buttons, n)
}

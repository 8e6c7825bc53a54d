//go:build js && wasm

package match

import (
	"errors"
	"net/url"
	"slices"
	"syscall/js"

	"github.com/tefuda/tefuda/demo/engine"
	"github.com/tefuda/tefuda/demo/shell"
	"github.com/tefuda/tefuda/demo/ui"
)

// Table is what a room adds to a match.
type Table interface {
	// Shown reports whether the match is in view and can ask the engine.
	Shown() bool
	// Views are the seats whose views come with every table: the reader's first, the seat in turn last. One may be
	// both.
	Views() []any
	// Look reads the parts of a node that the room shows into Node.Of. It may
	// block.
	Look(n *Node) error
	// Options are the room's own options for a call, "choose" or "apply", about
	// a node.
	Options(call string, n *Node) map[string]any
	// Engines reports whether the engine is to move.
	Engines(n *Node) bool
	// Asks reports whether the reader has a decision at a node. Undo and Redo
	// stop at these nodes.
	Asks(n *Node) bool
	// Forced returns a move that is made for the reader, and its seat; move is
	// "" for none.
	Forced(n *Node) (seat int, move string)
	// Tempo is the time, in milliseconds, that the table takes for a move of
	// another player.
	Tempo(n *Node, move string) int
	// TakesBack reports whether the reader may take moves back, and notes that
	// they do.
	TakesBack() bool
	// Start begins the first game, or the game of Wanted, through Begin. It blocks.
	Start(asked engine.Asked)
	// Disturbed forgets what was found or begun in the moment that ends.
	Disturbed()
	// Laid forgets what belonged to the node that was on the table. Another node has replaced it: one of another game,
	// or an earlier or later one.
	Laid()
	// Came reacts to a move just made, whose node is on the table: with sounds, words and results.
	Came()
	// Rest asks a question while the match rests: a hint.
	Rest()
	// Draw draws the match.
	Draw()
}

// Match is a game of the reader with the engine's players.
type Match struct {
	Page  *shell.Page
	Room  shell.Room
	Table Table
	Game  string // the game's name in the engine's API

	Now      *Node                      // nil before the engine has answered
	Wanted   url.Values                 // a link to follow, nil once that is done
	Asking   engine.Question            // asks about the present moment
	Report   func(engine.Answer)        // receives the progress of an engine's search; may be nil
	Chose    func(*Node, engine.Answer) // receives the engine's choice and its reasons; may be nil
	Thinking bool                       // an engine's move is on its way
	Hurry    bool                       // skip the pauses: the reader wants to see the end
	Failed   error                      // the error of the last move
	Press    func(act func())           // calls what Undo and Redo do
	// Sends sends a move to the page that keeps the table, while this page only shows a view of it (Told). Otherwise it is nil.
	Sends func(seat int, move string)

	undo, redo ui.Element
	ending     ending
	comes      []func(engine.Asked) // games and moves on their way to the table, in order
	acts       chan func()          // the reader's actions in a game of one; nil at a table with others
	next       func(engine.Asked)   // the game's own next step, in a game of one
}

// New makes the match at a room's table.
func New(page *shell.Page, room shell.Room, table Table, game string) *Match {
	return &Match{Page: page, Room: room, Table: table, Game: game, Press: func(act func()) { act() }}
}

// Disturb ends every question about the present moment.
func (m *Match) Disturb() {
	m.Asking.Drop()
	m.Thinking, m.next = false, nil
	m.rests(js.Undefined())
	m.Table.Disturbed()
}

// Later calls ask on a goroutine, unless the moment ends first. In a game of one, the queue calls ask after the current
// action.
func (m *Match) Later(ask func(engine.Asked)) {
	switch {
	case m.Page.Engine == nil:
	case m.acts != nil:
		m.next = ask
	default:
		m.Asking.Go(ask)
	}
}

// Settle ends the moment and proceeds, after a setting has changed.
func (m *Match) Settle() {
	m.Disturb()
	m.Proceed()
}

// Want notes a link to follow at the next Proceed.
func (m *Match) Want(link url.Values) {
	m.Disturb()
	m.Page.Came() // an earlier link's game is dropped
	m.Wanted, m.comes = link, nil
}

// Restore follows a link: at once if the table is in view, else later.
func (m *Match) Restore(link url.Values) {
	m.Want(link)
	m.Proceed()
}

// Begin puts a game on the table: deal returns its first node, and the moves to replay. done receives the error, and
// whether there is a game. A refused game leaves the present one on the table. If the moment ends first, for example when
// the language changes, Proceed deals again.
func (m *Match) Begin(deal func() (*Node, []string, error), done func(laid bool, err error)) {
	restored := m.Page.Came() || m.Wanted != nil
	m.only(func(asked engine.Asked) {
		n, moves, err := deal()
		if err == nil {
			n, err = m.Replay(n, moves)
		} else {
			n = nil
		}
		if asked.Stale() || errors.Is(err, engine.ErrAborted) {
			return
		}
		m.Wanted = nil
		m.came()
		if n != nil {
			m.Put(n)
		}
		done(n != nil, err)
		m.Page.Came()
		switch {
		case n != nil:
			m.laid()
		case m.Now != nil:
			m.Proceed() // with the present game
		}
	})
	m.Page.Comes(restored)
}

// only runs act to change the table, and drops all that was on its way there.
func (m *Match) only(act func(engine.Asked)) {
	m.Disturb()
	m.Page.Came()
	m.comes = []func(engine.Asked){act}
	m.Later(act)
}

// Put makes a node the present one. Redo then follows the path to it.
func (m *Match) Put(n *Node) {
	m.Now, m.Failed, m.Thinking, m.comes = n, nil, false, nil
	m.Page.Came()
	for ; n.before != nil; n = n.before {
		n.before.after = n
		if m.acts != nil && !slices.Contains(n.before.Lines, n) {
			n.before.Lines = append(n.before.Lines, n)
		}
	}
}

// laid proceeds from a node that was put on the table without a move.
func (m *Match) laid() {
	m.Hurry = false
	m.Table.Laid()
	m.Page.Changed()
	m.Settle()
	js.Global().Call("dispatchEvent", js.Global().Get("Event").New("gamelaid"))
}

// Move plays the reader's move for a seat.
func (m *Match) Move(seat int, move string) {
	m.Come(func(asked engine.Asked) { m.Step(asked, seat, move) }, nil)
}

// Come queues act, which changes the node on the table, for example by a move. If the moment ends first, for example when the
// language changes, Proceed calls act again. If another node is on the table by then, Come calls late instead, which may be
// nil. This happens if a second press comes before the first one's move is made.
func (m *Match) Come(act func(engine.Asked), late func()) {
	n := m.Now
	m.comes = append(m.comes, func(asked engine.Asked) {
		fits := m.Now == n
		if fits {
			act(asked)
		} else if late != nil {
			late()
		}
		if asked.Stale() {
			return
		}
		m.came()
		if !fits || len(m.comes) > 0 || m.Table.Engines(m.Now) {
			m.Proceed()
		}
	})
	if len(m.comes) == 1 {
		m.Disturb()
		m.Later(m.comes[0])
	}
}

// Step makes a seat's move and proceeds. It blocks.
func (m *Match) Step(asked engine.Asked, seat int, move string) {
	if m.Make(asked, seat, move) {
		m.Table.Came()
		m.Page.Changed()
		m.Settle()
	}
}

// Make makes a seat's move without proceeding, and reports whether it was made.
// It blocks.
func (m *Match) Make(asked engine.Asked, seat int, move string) bool {
	if m.Sends != nil {
		m.Sends(seat, move)
		return false
	}
	next, err := m.apply(m.Now, seat, move)
	switch {
	case asked.Stale():
		return false
	case err != nil:
		m.Refuse(err)
		return false
	}
	m.Page.Fault(nil)
	m.Lay(next)
	return true
}

// Lay makes a node the present one, and takes the first entry off the queue of Come.
func (m *Match) Lay(n *Node) {
	comes := m.comes
	m.Put(n)
	m.comes = comes
	m.came()
}

// came takes the first entry off the queue of Come: it has reached the table.
func (m *Match) came() { m.comes = m.comes[min(1, len(m.comes)):] }

// Comes reports whether something is on its way to the table.
func (m *Match) Comes() bool { return len(m.comes) > 0 }

// Refuse shows the engine's message in the room, and any other error on the status line; nil clears it.
func (m *Match) Refuse(err error) {
	m.Thinking = false
	m.Failed = m.Page.Refused(err, m.Failed)
	m.Table.Draw()
}

// Complaint is the error of the last move in words, "" for none.
func (m *Match) Complaint() string {
	if m.Failed == nil {
		return ""
	}
	return m.Failed.Error()
}

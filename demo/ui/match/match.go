//go:build js && wasm

package match

import (
	"errors"
	"net/url"
	"slices"

	"github.com/tefuda/tefuda/demo/engine"
	"github.com/tefuda/tefuda/demo/shell"
	"github.com/tefuda/tefuda/demo/ui"
)

// Table is what a room adds to a match.
type Table interface {
	// Shown says that the match is in view, and can ask.
	Shown() bool
	// Views are those that every table comes with: the reader's first, that of the seat in turn last. One may be both.
	Views() []any
	// Look reads what the room shows of a node, and keeps it in Node.Of. It may block.
	Look(n *Node) error
	// Options are the room's own for a call, "choose" or "apply", about a node.
	Options(call string, n *Node) map[string]any
	// Engines says that the engine is to move.
	Engines(n *Node) bool
	// Asks says that the reader has something to decide: there Undo and Redo stop.
	Asks(n *Node) bool
	// Forced is the move that is made for the reader, and for which seat; "" for none.
	Forced(n *Node) (seat int, move string)
	// Tempo is how many milliseconds a move is to take that the reader does not make.
	Tempo(n *Node, move string) int
	// TakesBack says whether the reader may take moves back, and notes that they do.
	TakesBack() bool
	// Start lays the first game, or the one that is wanted, by Begin. It blocks.
	Start(asked engine.Asked)
	// Disturbed forgets what was found about the moment, and what was begun in it.
	Disturbed()
	// Laid forgets what belongs to the node that lay on the table, which another has replaced: one of another game, or one before
	// or after it.
	Laid()
	// Came follows a move that was just made, whose node is the one on the table: by sounds, words and results.
	Came()
	// Rest asks for what may be asked meanwhile: a hint.
	Rest()
	// Draw shows the match as it stands.
	Draw()
}

// Match is a game of the reader with the engine's players.
type Match struct {
	Page  *shell.Page
	Room  shell.Room
	Table Table
	Game  string // as the engine calls it

	Now      *Node                      // nil before the engine has said
	Wanted   url.Values                 // a link to follow, nil once that is done
	Asking   engine.Question            // about the moment
	Report   func(engine.Answer)        // how an engine's search gets on; nil where nobody looks
	Chose    func(*Node, engine.Answer) // what an engine's player has chosen, and how; nil where nobody asks
	Thinking bool                       // an engine's move is on its way
	Hurry    bool                       // the reader wants the end: nobody keeps the pace
	Failed   error                      // of the last move
	Press    func(act func())           // does what Undo and Redo are pressed for

	undo, redo ui.Element
	acts       chan func()        // of a game of one: what the reader has done, nil at a table with others
	next       func(engine.Asked) // likewise: what the game itself goes on with
}

// New is the match at a room's table.
func New(page *shell.Page, room shell.Room, table Table, game string) *Match {
	return &Match{Page: page, Room: room, Table: table, Game: game, Press: func(act func()) { act() }}
}

// Disturb ends whatever is being asked about the moment.
func (m *Match) Disturb() {
	m.Asking.Drop()
	m.Thinking, m.next = false, nil
	m.Table.Disturbed()
}

// Later asks the engine on a goroutine of its own, unless something happens before that begins.
func (m *Match) Later(ask func(engine.Asked)) {
	switch {
	case m.Page.Engine == nil:
	case m.acts != nil:
		m.next = ask
	default:
		m.Asking.Go(ask)
	}
}

// Settle goes on from the moment after a change of how it is played.
func (m *Match) Settle() {
	m.Disturb()
	m.Proceed()
}

// Restore follows a link, at once if the table is in view.
func (m *Match) Restore(state url.Values) {
	m.Wanted = state
	m.Settle()
}

// Begin lays a game on the table: deal gives its first node, and the moves that it goes on with. done is told what went wrong,
// and whether there is a game; a game that is refused leaves the one on the table alone.
func (m *Match) Begin(deal func() (*Node, []string, error), done func(laid bool, err error)) {
	m.Disturb()
	m.Later(func(asked engine.Asked) {
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
		if n != nil {
			m.Put(n)
		}
		done(n != nil, err)
		switch {
		case n != nil:
			m.laid()
		case m.Now != nil:
			m.Proceed() // with the game that there is
		}
	})
}

// Put makes a node the present one, and the way to it the one that Redo goes, too.
func (m *Match) Put(n *Node) {
	m.Now, m.Failed, m.Thinking = n, nil, false
	for ; n.before != nil; n = n.before {
		n.before.after = n
		if m.acts != nil && !slices.Contains(n.before.Lines, n) {
			n.before.Lines = append(n.before.Lines, n)
		}
	}
}

// laid goes on from a node that no move has just led to.
func (m *Match) laid() {
	m.Hurry = false
	m.Table.Laid()
	m.Page.Changed()
	m.Settle()
}

// Move is the reader's, for a seat.
func (m *Match) Move(seat int, move string) {
	m.Disturb()
	m.Later(func(asked engine.Asked) { m.Step(asked, seat, move) })
}

// Step makes a seat's move, and goes on. It blocks.
func (m *Match) Step(asked engine.Asked, seat int, move string) {
	if m.Make(asked, seat, move) {
		m.Table.Came()
		m.Page.Changed()
		m.Settle()
	}
}

// Make makes a seat's move and no more, and says whether it is made. It blocks.
func (m *Match) Make(asked engine.Asked, seat int, move string) bool {
	next, err := m.apply(m.Now, seat, move)
	switch {
	case asked.Stale():
		return false
	case err != nil:
		m.Refuse(err)
		return false
	}
	m.Page.Fault(nil)
	m.Put(next)
	return true
}

// Refuse shows the engine's message where the game is, and any other error on the status line; nil takes that back.
func (m *Match) Refuse(err error) {
	m.Thinking = false
	m.Failed = m.Page.Refused(err, m.Failed)
	m.Table.Draw()
}

// Complaint is what went wrong with the last move, in words.
func (m *Match) Complaint() string {
	if m.Failed == nil {
		return ""
	}
	return m.Failed.Error()
}

//go:build js && wasm

// Package friend lets a friend on another device play at a table of match. friend.js connects the two pages, without a
// server, and checks the form of what the other page sends; this package decides what of it reaches the game.
//
// The host keeps the table: its game counts. The guest gets the game as its link would carry it, replays it by the rules
// with its own engine, and sends its moves. A page makes a friend's move only when all of this holds: the move names the
// number of moves before it, the friend's seat is in turn, and the engine lists the move among the legal ones. Any other
// move is refused and changes nothing; a guest that is out of step asks for the table again.
//
// A connection that ends leaves both games as they are. After a new invitation the host sends its table, and the game goes
// on.
//
// friend.js keeps the clocks, too, and tells the room when a time is out.
//
// That is Friend, for games without hidden cards. In a game with hidden cards the friend has a Seat: the guest gets the view
// of that seat after every move, and nothing else of the table. The files: line.go has what both share, friend.go is for open
// games, seat.go for games with hidden cards.
package friend

import (
	"net/url"
	"slices"
	"syscall/js"

	"github.com/tefuda/tefuda/demo/engine"
	"github.com/tefuda/tefuda/demo/shell"
	"github.com/tefuda/tefuda/demo/ui/match"
)

// Table is what a room adds for games with a friend.
type Table interface {
	match.Table
	// Offered is the guest's link to the game, without the room.
	Offered() string
	// Joined prepares the table after a friend has connected.
	Joined()
	// Take puts the host's game on the guest's table.
	Take(game url.Values)
	// Due reports whether the friend is to move at a node.
	Due(n *match.Node) bool
	// Again begins the next game, if this one is over.
	Again()
	// ByLinks begins to play turn by turn, by links.
	ByLinks()
}

// Friend is the connection of a match in an open game, and the rules for the friend's moves.
type Friend struct {
	line
	table Table
	heard int // while a friend's move is being made, the number of moves with it; else -1
}

// New makes the Friend of a match at a room's table.
func New(m *match.Match, table Table) *Friend {
	f := &Friend{line: line{match: m}, table: table, heard: -1}
	f.listen(f.turn)
	return f
}

// Line is what to say of the connection, "" for nothing.
func (f *Friend) Line(l shell.Language) string { return f.remark.In(l) }

// turn handles an event of friend.js.
func (f *Friend) turn(said js.Value) {
	switch said.Get("is").String() {
	case string(Host):
		f.Role, f.remark = Host, wordOpen
		f.table.Joined()
		f.match.Settle()
		f.Offer()
	case string(Guest):
		f.Role, f.remark = Guest, wordOpen
		f.send("hello", nil)
	case "lost":
		f.Role, f.remark = Alone, wordLost
	case "left":
		f.Role, f.remark = Alone, shell.Text{}
	case "senseless":
		f.remark = wordNoMove
	case "turns":
		f.table.ByLinks()
		f.match.Settle()
	case "time":
		if n := f.match.Now; n != nil && !n.Over {
			f.match.Move(n.Turn(), outOfTime)
		}
	case "heard":
		f.hear(said)
	}
	f.table.Draw()
}

// hear handles a message of the other page. friend.js has checked its form.
func (f *Friend) hear(said js.Value) {
	n := f.match.Now
	switch said.Get("say").String() {
	case "hello":
		f.Offer()
	case "table":
		f.table.Take(shell.Query(said.Get("state").String()))
	case "again":
		if n != nil && n.Over {
			f.table.Again()
		}
	case "no":
		f.remark = wordRefused
		f.Resume()
	case "move":
		f.move(said.Get("n").Int(), said.Get("move").String())
	}
}

// move makes the friend's move if the rules allow it.
func (f *Friend) move(after int, move string) {
	m, n := f.match, f.match.Now
	if n == nil || n.Over || n.Made != after || !f.table.Due(n) {
		f.refuse(after)
		return
	}
	engine.Start(func() {
		var legal struct {
			Moves []string `json:"moves"`
		}
		err := m.Ask(&legal, "legal", n.Table.Value)
		switch {
		case m.Now != n: // another position is on the table by now
		case err != nil || !slices.Contains(legal.Moves, move):
			f.refuse(after)
		default:
			m.Come(func(asked engine.Asked) {
				f.heard, f.remark = after+1, wordOpen
				m.Step(asked, n.Turn(), move)
				f.heard = -1
			}, nil)
		}
	})
}

// refuse refuses a move of the other page. A guest asks for the table again.
func (f *Friend) refuse(after int) {
	f.remark = wordRefused
	f.send("no", map[string]any{"n": after})
	if f.Role == Guest {
		f.Resume()
	}
	f.table.Draw()
}

// Resume brings the guest's table in step with the host's: a guest asks for the table, a host sends it.
func (f *Friend) Resume() {
	if f.Role == Guest {
		f.send("hello", nil)
	} else {
		f.Offer()
	}
}

// Offer sends the guest the host's game after a change that is no move.
func (f *Friend) Offer() {
	if n := f.match.Now; f.Role == Host && n != nil {
		f.send("table", map[string]any{"state": f.table.Offered()})
		f.turns(n.Made == 0)
	}
}

// outOfTime is the move of a player whose time is out. It ends the game.
const outOfTime = "time"

// turns tells friend.js who is to move.
func (f *Friend) turns(begins bool) {
	n := f.match.Now
	guest := f.table.Due(n)
	f.due(map[string]any{"host": !guest && !n.Over, "guest": guest, "begins": begins, "again": true})
}

// Made sends a move just made, unless it came from the friend.
func (f *Friend) Made() {
	switch n := f.match.Now; {
	case n.Move == outOfTime:
		f.Offer()
		return
	case n.Made != f.heard:
		f.send("move", map[string]any{"n": n.Made - 1, "move": n.Move})
	}
	f.turns(false)
}

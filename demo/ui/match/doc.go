//go:build js && wasm

// Package match is a game of the reader, alone or with the engine's players, at any of the tables: what has been played, whose turn it is,
// the pace of the others' moves, Undo and Redo, the link that is followed, and the game that comes next.
//
// Terms:
//
//	Node    a moment of the game: the engine's table, whole, with the views that came with it. Nothing changes it.
//	now     the node on the table. The nodes before it are the past; those after it are what Undo has taken back.
//	Table   what a room adds: how it reads a view, draws it, and says it.
//	thin    a node that a long game left behind, without its table: Reach asks for it again.
//	rest    the match does nothing: it waits for the reader, or the game is over.
//
// The engine keeps nothing between calls, so a node is all that it takes to go on from any moment. Undo and Redo only change
// which node lies on the table, and ask the engine nothing. A move that is played after an Undo puts its node in the place of
// what was taken back.
//
// A move crosses to the engine once, by apply, which brings along the views that the room reads (Table.Views). A move of the
// engine crosses twice: choose, on the view that the seat in turn has already, and apply. Whatever is asked belongs to the moment
// it was asked in: Disturb ends it, and every change of the moment begins with that. So a press while another player thinks
// holds, and the player's answer is dropped.
//
// A room embeds a *Match in the struct that is its Table:
//
//	type play struct {
//		*match.Match
//		room *room
//		…
//	}
//
//	p.Match = match.New(r.page, r, p, "daifugo")
//	p.Buttons("dfg-undo", "dfg-redo", seen)
//
// It reads a node once, in Look, and keeps what it has read in Node.Of. A press plays p.Move(seat, move). A new game, or a
// link's, is p.Begin; what a link carries is written by a Link. Settle goes on after a setting has changed.
//
// In a game of one, by Alone, nobody else thinks: a press is not to end what goes on, but waits in a queue (Do), as a fast second
// press must not be lost. And every line that was played is kept: a node may have several after it, its Lines. Redo goes where the
// reader last was, and a move that was played before leads to the node that is there.
//
// A map of the files: match.go is the match and how it goes from node to node, node.go a node and the calls that lead to one,
// turn.go whose turn it is and the pace, undo.go Undo and Redo, queue.go the queue of a game of one, link.go links and seeds.
package match

//go:build js && wasm

// Package match is one game of the reader, alone or against the engine's players, at any of the tables. It holds the
// moves played, whose turn it is, the pace of the others' moves, Undo and Redo, a link to follow, and the next game.
//
// Terms:
//
//	Node    a moment of the game: the engine's table, whole, with the views that came with it. Nothing changes it.
//	now     the node on the table. The nodes before it are the past; those after it are what Undo has taken back.
//	Table   what a room adds: how it reads a view, draws it, and says it.
//	thin    a node that a long game left behind, without its table: Reach asks for it again.
//	rest    the match does nothing: it waits for the reader, or the game is over.
//
// The engine keeps nothing between calls, so a node is enough to go on from any moment. Undo and Redo only change which
// node is on the table, and ask the engine nothing. A move played after an Undo replaces the nodes that were taken
// back.
//
// A reader's move takes one call of the engine: apply, which returns the views that the room reads (Table.Views). An
// engine's move takes two: choose, on the view of the seat in turn, and apply. Every question belongs to the moment in
// which it was asked. Disturb ends that moment, and every change begins with Disturb. So a press while another player
// thinks takes effect, and the player's answer is dropped. A game or a reader's move that is on its way to the table is not lost
// when its moment ends: Proceed begins it again.
//
// A room embeds a *Match in the struct that implements Table:
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
// The room reads a node once, in Look, and stores the result in Node.Of. A press plays p.Move(seat, move). p.Begin
// starts a new game or a link's; a Link writes the state of a link. Settle goes on after a setting has changed.
//
// In a game of one player (Alone) nobody else thinks. A press does not end the current step but waits in a queue (Do),
// so that a fast second press is not lost. Every line that was played is kept: a node may have several successors, its
// Lines. Redo follows the line played last, and a move that was played before leads to its existing node.
//
// The files: match.go is the match and the step from node to node, node.go a node and the calls that lead to one,
// turn.go whose turn it is and the pace, undo.go Undo and Redo, queue.go the queue of a game of one, ending.go what the
// toolbar offers at the end, link.go links and seeds.
package match

//go:build js && wasm

package mahjong

import (
	"cmp"
	"slices"

	"github.com/tefuda/tefuda/core/mahjong/notation"
	"github.com/tefuda/tefuda/demo/shape"
	"github.com/tefuda/tefuda/demo/shell"
	"github.com/tefuda/tefuda/demo/ui/match"
)

// view is the reader's view, from the engine.
type view struct {
	shape.MahjongSeen
	Legal   legal               `json:"legal"`
	Outcome *outcome            `json:"outcome"`
	Result  *shape.MahjongFinal `json:"result"`
}

// me is the reader's seat.
func (v *view) me() int {
	if v.Seat == nil {
		return 0
	}
	return *v.Seat
}

// winSeen is a win and its points.
type winSeen struct {
	shape.MahjongWin
	Score scoreAnswer `json:"score"`
}

// legal are the reader's legal actions.
type legal struct {
	Actions []shape.MahjongAction `json:"actions"`
}

// outcome is the end of a round.
type outcome struct {
	shape.MahjongEnded
	Name  string    `json:"name"`
	Wins  []winSeen `json:"wins"`
	Shown []string  `json:"shown"`
}

// event is one event of the game.
type event struct {
	shape.MahjongEvent
	Outcome *outcome `json:"outcome"`
}

// node is a moment of the game.
type node struct {
	*match.Node
	Phase  string         `json:"phase"`
	Rounds []record       `json:"rounds"`
	Events []event        `json:"events"` // that led to this node
	View   view           // the reader's view
	in     shell.Language // the language of its words
	chose  string         // in a thin node: the reader's move there
}

// Look reads a node.
func (p *play) Look(of *match.Node) error {
	n := &node{Node: of, in: p.Page.Lang}
	of.Of = n
	if err := of.Table.Read(n); err != nil {
		return err
	}
	return of.Views[0].Read(&n.View)
}

// ended reports whether the round is over.
func (n *node) ended() bool { return n.Phase == "roundOver" || n.Phase == "over" }

// asks reports whether the game waits for a seat.
func (n *node) asks(seat int) bool { return !n.ended() && slices.Contains(n.Turns, seat) }

// legal are the reader's legal actions of a kind.
func (n *node) legal(kind string) []shape.MahjongAction {
	var all []shape.MahjongAction
	for _, a := range n.View.Legal.Actions {
		if a.Action == kind {
			all = append(all, a)
		}
	}
	return all
}

// may reports whether the reader has a legal action of a kind.
func (n *node) may(kind string) bool { return len(n.legal(kind)) > 0 }

// throwing is the action that discards a tile, nil if it is not legal. drawn tells the
// drawn tile from an equal one. kind is "riichi", "openRiichi", or "" without riichi.
func (n *node) throwing(tile string, drawn bool, kind string) *shape.MahjongAction {
	kind = cmp.Or(kind, "discard")
	for i, a := range n.View.Legal.Actions {
		if a.Action == kind && a.Tile == tile && a.Drawn == drawn {
			return &n.View.Legal.Actions[i]
		}
	}
	return nil
}

// at is the position of a seat as the reader sees it: 0 the reader, 1 right, 2
// across, 3 left.
func (n *node) at(seat int) int { return n.View.at(seat) }

func (v *view) at(seat int) int { return (seat - v.me() + places) % places }

// unseen is how many copies of a tile the reader does not see; a red five
// counts as a five.
func (v *view) unseen(tile string) int {
	kind := notation.ParseTile(tile).Kind()
	if !kind.Valid() {
		return 0
	}
	count := v.Unseen[kind]
	if red := kind.Red(); red.Valid() {
		count += v.Unseen[red]
	}
	return count
}

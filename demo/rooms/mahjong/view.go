//go:build js && wasm

package mahjong

import (
	"slices"

	"github.com/tefuda/tefuda/core/mahjong/notation"
	"github.com/tefuda/tefuda/demo/shape"
	"github.com/tefuda/tefuda/demo/shell"
	"github.com/tefuda/tefuda/demo/ui/match"
)

// view is what the reader's seat knows, as the engine tells it.
type view struct {
	shape.MahjongSeen
	Legal   legal               `json:"legal"`
	Outcome *outcome            `json:"outcome"`
	Result  *shape.MahjongFinal `json:"result"`
}

// me is the seat.
func (v *view) me() int {
	if v.Seat == nil {
		return 0
	}
	return *v.Seat
}

// winSeen is a win.
type winSeen struct {
	shape.MahjongWin
	Score scoreAnswer `json:"score"`
}

// legal is what the reader may do.
type legal struct {
	Actions []shape.MahjongAction `json:"actions"`
}

// outcome is how a round ended.
type outcome struct {
	shape.MahjongEnded
	Name  string    `json:"name"`
	Wins  []winSeen `json:"wins"`
	Shown []string  `json:"shown"`
}

// event is what happened.
type event struct {
	shape.MahjongEvent
	Outcome *outcome `json:"outcome"`
}

// node is a moment of the game.
type node struct {
	*match.Node
	Phase  string         `json:"phase"`
	Rounds []record       `json:"rounds"`
	Events []event        `json:"events"` // that led here
	View   view           // the reader's
	in     shell.Language // of its words
	chose  string         // of a thin node, what the reader has done there
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

// ended says that the round is over.
func (n *node) ended() bool { return n.Phase == "roundOver" || n.Phase == "over" }

// asks says that the game waits for a seat.
func (n *node) asks(seat int) bool { return !n.ended() && slices.Contains(n.Turns, seat) }

// legal are the actions of a kind that the reader may do now.
func (n *node) legal(kind string) []shape.MahjongAction {
	var all []shape.MahjongAction
	for _, a := range n.View.Legal.Actions {
		if a.Action == kind {
			all = append(all, a)
		}
	}
	return all
}

// may says that the reader may do something of a kind.
func (n *node) may(kind string) bool { return len(n.legal(kind)) > 0 }

// throwing is the action that throws a tile, of two alike the one just drawn or
// not, declaring riichi or not; nil if it is not legal.
func (n *node) throwing(tile string, drawn, riichi bool) *shape.MahjongAction {
	kind := map[bool]string{false: "discard", true: "riichi"}[riichi]
	for i, a := range n.View.Legal.Actions {
		if a.Action == kind && a.Tile == tile && a.Drawn == drawn {
			return &n.View.Legal.Actions[i]
		}
	}
	return nil
}

// at is where a seat sits as the reader sees it: 0 here, 1 right, 2 across, 3 left.
func (n *node) at(seat int) int { return n.View.at(seat) }

func (v *view) at(seat int) int { return (seat - v.me() + places) % places }

// unseen is how many of a tile the reader does not see, a red five as a five.
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

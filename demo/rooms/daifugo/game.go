//go:build js && wasm

package daifugo

import (
	"slices"
	"strings"

	"github.com/tefuda/tefuda/demo/shape"
	"github.com/tefuda/tefuda/demo/ui/match"
)

// you is the seat whose cards the table shows. It changes when several people pass the device on (pass.go).
var you = 0

// gift is an exchange of cards before a game.
type gift struct {
	From  int    `json:"from"`
	To    int    `json:"to"`
	Count int    `json:"count"`
	Cards string `json:"cards"` // "" before the choice, or if the viewer may not know
}

// pass is the move of a player who passes.
const pass = "pass"

// move is a seat's move: a combination, a choice, cards given back, or a pass.
type move struct {
	Seat int    `json:"seat"`
	Move string `json:"move"`
}

// view is the reader's view of a position, from the engine.
type view struct {
	Rules struct {
		Players int `json:"players"`
	} `json:"rules"`
	shape.DaifugoState
	Hand   string `json:"hand"`
	Phase  string `json:"phase"`
	Choice *asked `json:"choice"`
	Gifts  []gift `json:"gifts"`
	Moves  []move `json:"moves"`
	Over   bool   `json:"over"`
	Legal  *struct {
		Moves []string `json:"moves"`
	} `json:"legal"`
}

// event is one effect of a move.
type event shape.DaifugoEvent

// events are the effects of a move, in order.
type events []event

// has reports whether there is an event of a kind.
func (e events) has(kind string) bool {
	return slices.ContainsFunc(e, func(one event) bool { return one.Event == kind })
}

// node is a position of the game.
type node struct {
	*match.Node
	view   view
	legal  []string // the reader's legal moves, if it is the reader's turn
	theirs []string // the legal moves of another person on this device, whose turn it is
	whole  struct {
		Hands  []string `json:"hands"` // shown when the game is over
		Moves  []move   `json:"moves"` // for the link, with the cards that others gave
		Events events   `json:"events"`
	}
}

// Look reads a node.
func (p *play) Look(of *match.Node) error {
	n := &node{Node: of}
	of.Of = n
	if err := of.Table.Read(&n.whole); err != nil {
		return err
	}
	if n.whole.Hands == nil { // a view from a friend's table
		n.whole.Hands = make([]string, rivals+1)
	}
	err := of.Views[0].Read(&n.view)
	if n.view.Legal != nil {
		n.legal = n.view.Legal.Moves
	}
	if turn := of.Turn(); err == nil && turn >= 0 && turn != you && p.human(turn) {
		var theirs view
		if err = of.Views[len(of.Views)-1].Read(&theirs); theirs.Legal != nil {
			n.theirs = theirs.Legal.Moves
		}
	}
	return err
}

// exchanging reports whether cards are given back: the phase in which each move is a return.
func (n *node) exchanging() bool { return n.view.Phase == "exchange" }

// given reports whether the cards of the i-th gift are chosen. Gifts of the first half are tributes, which leave no choice.
func (n *node) given(i int) bool {
	return !n.exchanging() || i < len(n.view.Gifts)/2 ||
		slices.ContainsFunc(n.view.Moves, func(m move) bool { return m.Seat == n.view.Gifts[i].From })
}

// open is the gift to be chosen now, nil if there is none.
func (n *node) open() *gift {
	for i := range n.view.Gifts {
		if g := &n.view.Gifts[i]; !n.given(i) && g.From == n.Turn() {
			return g
		}
	}
	return nil
}

// returned is how many of the moves give cards back.
func (n *node) returned() int {
	if n.exchanging() {
		return len(n.view.Moves)
	}
	return len(n.view.Gifts) / 2
}

// asksYou reports whether the reader has a decision here.
func (n *node) asksYou() bool {
	return n.Turn() == you && (n.open() != nil || !n.mustPass() && !n.forced())
}

func (n *node) mustPass() bool { return len(n.legal) == 1 && n.legal[0] == pass }

// mayPass reports whether passing is legal.
func (n *node) mayPass() bool { return len(n.legal) > 0 && n.legal[len(n.legal)-1] == pass }

// reversed reports whether the order of ranks is reversed at the moment.
func (v *view) reversed() bool { return v.Revolution != v.Back }

// last is the move that led here; its seat is -1 if there is none.
func (n *node) last() move {
	if len(n.view.Moves) == 0 {
		return move{Seat: -1}
	}
	return n.view.Moves[len(n.view.Moves)-1]
}

// roles writes the moves and the returned cards so far for a link.
func (n *node) roles() (moves, returns []string) {
	returned := n.returned()
	for i, m := range n.whole.Moves {
		if i < returned {
			returns = append(returns, strings.Join(laid(m.Move), " "))
		} else {
			moves = append(moves, m.Move)
		}
	}
	return moves, returns
}

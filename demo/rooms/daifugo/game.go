//go:build js && wasm

package daifugo

import (
	"slices"

	"github.com/tefuda/tefuda/demo/engine"
)

// you is the reader's seat.
const you = 0

// gift is cards that change hands before a game.
type gift struct {
	From  int    `json:"from"`
	To    int    `json:"to"`
	Count int    `json:"count"`
	Cards string `json:"cards"` // "" while not chosen or where the viewer may not know
}

// move is a role that a seat has laid, "" for a pass.
type move struct {
	Seat int    `json:"seat"`
	Role string `json:"role"`
}

// view is what the reader's seat knows of a position, as the engine tells it.
type view struct {
	Rules struct {
		Players int `json:"players"`
	} `json:"rules"`
	Played     string `json:"played"`
	Hand       string `json:"hand"`
	Counts     []int  `json:"counts"`
	Turn       *int   `json:"turn"`
	Owner      int    `json:"owner"`
	Field      string `json:"field"`
	Places     []int  `json:"places"`
	Classes    []int  `json:"classes"`
	Passed     []int  `json:"passed"`
	Revolution bool   `json:"revolution"`
	Back       bool   `json:"back"`
	Backward   bool   `json:"backward"`
	RankLocked bool   `json:"rankLocked"`
	Opening    bool   `json:"opening"`
	Lock       string `json:"lock"`
	Choice     *asked `json:"choice"`
	Gifts      []gift `json:"gifts"`
	Moves      []move `json:"moves"`
	Over       bool   `json:"over"`
}

// event is one thing that a move has brought about.
type event struct {
	Kind  string `json:"event"` // of the list events
	Seat  int    `json:"seat"`
	Place int    `json:"place"` // of out
	Why   string `json:"why"`   // likewise
	Count int    `json:"count"` // of skipped: turns
}

// events are what a move has brought about, in order.
type events []event

// has says whether something of a kind has happened.
func (e events) has(kind string) bool {
	return slices.ContainsFunc(e, func(one event) bool { return one.Kind == kind })
}

// node is a position that the game has been in.
type node struct {
	game  engine.Answer // whole, for the engine alone
	asked engine.Answer // the reader's view, as the engine takes it
	view  view
	legal []string // the reader's moves, if it is the reader's turn
	whole struct {
		Hands  []string `json:"hands"` // shown when the game is over
		Gifts  []gift   `json:"gifts"` // for the link
		Moves  []move   `json:"moves"` // likewise, with the cards that others gave
		Events events   `json:"events"`
		Over   bool     `json:"over"`
	}
}

// look makes a node of a game that the engine gave. It blocks.
func look(e *engine.Engine, game engine.Answer) (*node, error) {
	n := &node{game: game}
	if err := game.Read(&n.whole); err != nil {
		return nil, err
	}
	if err := e.Ask(&n.asked, "daifugo", "view", n.game.Value, map[string]any{"seat": you}); err != nil {
		return nil, err
	}
	if err := n.asked.Read(&n.view); err != nil {
		return nil, err
	}
	n.view.Over = n.view.Over || n.whole.Over
	if n.turn() != you {
		return n, nil
	}
	var legal struct {
		Moves []string `json:"moves"`
	}
	err := e.Ask(&legal, "daifugo", "legal", n.asked.Value)
	n.legal = legal.Moves
	return n, err
}

// turn is the seat to move, -1 if none is.
func (n *node) turn() int {
	if n.view.Over || n.view.Turn == nil || n.open() != nil {
		return -1
	}
	return *n.view.Turn
}

// open is the gift to be chosen next, nil if there is none.
func (n *node) open() *gift {
	for i, g := range n.whole.Gifts {
		if g.Cards == "" {
			return &n.whole.Gifts[i]
		}
	}
	return nil
}

// asksYou says that the reader has something to decide here.
func (n *node) asksYou() bool {
	if g := n.open(); g != nil {
		return g.From == you
	}
	return n.turn() == you && !n.mustPass() && !n.forced()
}

func (n *node) mustPass() bool { return len(n.legal) == 1 && n.legal[0] == "" }

// mayPass says that passing is legal.
func (n *node) mayPass() bool { return len(n.legal) > 0 && n.legal[len(n.legal)-1] == "" }

// reversed says that the order of ranks is turned at the moment.
func (v *view) reversed() bool { return v.Revolution != v.Back }

// last is the move that led here, of seat -1 if none did.
func (n *node) last() move {
	if len(n.view.Moves) == 0 {
		return move{Seat: -1}
	}
	return n.view.Moves[len(n.view.Moves)-1]
}

// roles writes the moves and the returns so far as a link carries them.
func (n *node) roles() (moves, returns []string) {
	for _, m := range n.whole.Moves {
		moves = append(moves, m.Role)
	}
	half := len(n.whole.Gifts) / 2 // the first half are tributes, without a choice
	for _, g := range n.whole.Gifts[half:] {
		if g.Cards != "" {
			returns = append(returns, g.Cards)
		}
	}
	return moves, returns
}

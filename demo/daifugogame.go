//go:build js && wasm

package main

import (
	"encoding/json"
	"syscall/js"
)

// dfgYou is the reader's seat.
const dfgYou = 0

// dfgGift is cards that change hands before a game.
type dfgGift struct {
	From  int    `json:"from"`
	To    int    `json:"to"`
	Count int    `json:"count"`
	Cards string `json:"cards"` // "" while not chosen or where the viewer may not know
}

// dfgMove is a role that a seat has laid, "" for a pass.
type dfgMove struct {
	Seat int    `json:"seat"`
	Role string `json:"role"`
}

// dfgView is what the reader's seat knows of a position, as the engine tells it.
type dfgView struct {
	Rules struct {
		Players int `json:"players"`
	} `json:"rules"`
	Played     string    `json:"played"`
	Hand       string    `json:"hand"`
	Counts     []int     `json:"counts"`
	Turn       *int      `json:"turn"`
	Owner      int       `json:"owner"`
	Field      string    `json:"field"`
	Places     []int     `json:"places"`
	Classes    []int     `json:"classes"`
	Passed     []int     `json:"passed"`
	Revolution bool      `json:"revolution"`
	Back       bool      `json:"back"`
	Backward   bool      `json:"backward"`
	RankLocked bool      `json:"rankLocked"`
	Opening    bool      `json:"opening"`
	Lock       string    `json:"lock"`
	Gifts      []dfgGift `json:"gifts"`
	Moves      []dfgMove `json:"moves"`
	Over       bool      `json:"over"`
}

// dfgEvents are what a move has brought about.
type dfgEvents struct {
	Cleared     bool `json:"cleared"`
	EightCut    bool `json:"eightCut"`
	SpadeReturn bool `json:"spadeReturn"`
	Revolution  bool `json:"revolution"`
	ElevenBack  bool `json:"elevenBack"`
	Locked      bool `json:"locked"`
	RankLocked  bool `json:"rankLocked"`
	Reversed    bool `json:"reversed"`
	Fives       int  `json:"fives"`
	Out         []struct {
		Seat  int    `json:"seat"`
		Place int    `json:"place"`
		Why   string `json:"why"`
	} `json:"out"`
}

// dfgNode is a position that the game has been in.
type dfgNode struct {
	game  js.Value // whole, for the engine alone
	asked js.Value // the reader's view, as the engine takes it
	view  dfgView
	legal []string // the reader's moves, if it is the reader's turn
	whole struct {
		Hands  []string  `json:"hands"` // shown when the game is over
		Gifts  []dfgGift `json:"gifts"` // for the link
		Events dfgEvents `json:"events"`
		Over   bool      `json:"over"`
	}
}

// parsed is an answer of the engine as it takes it back.
func parsed(raw json.RawMessage) js.Value {
	return js.Global().Get("JSON").Call("parse", string(raw))
}

// dfgLook makes a node of a game that the engine gave. It blocks.
func dfgLook(e *engine, raw json.RawMessage) (*dfgNode, error) {
	n := &dfgNode{game: parsed(raw)}
	if err := json.Unmarshal(raw, &n.whole); err != nil {
		return nil, err
	}
	var view json.RawMessage
	if err := e.ask(&view, "daifugo", "view", n.game, map[string]any{"seat": dfgYou}); err != nil {
		return nil, err
	}
	n.asked = parsed(view)
	if err := json.Unmarshal(view, &n.view); err != nil {
		return nil, err
	}
	n.view.Over = n.view.Over || n.whole.Over
	if n.turn() != dfgYou {
		return n, nil
	}
	var legal struct {
		Moves []string `json:"moves"`
	}
	err := e.ask(&legal, "daifugo", "legalMoves", n.asked)
	n.legal = legal.Moves
	return n, err
}

// turn is the seat to move, -1 if none is.
func (n *dfgNode) turn() int {
	if n.view.Over || n.view.Turn == nil || n.open() != nil {
		return -1
	}
	return *n.view.Turn
}

// open is the gift to be chosen next, nil if there is none.
func (n *dfgNode) open() *dfgGift {
	for i, g := range n.whole.Gifts {
		if g.Cards == "" {
			return &n.whole.Gifts[i]
		}
	}
	return nil
}

// asksYou says that the reader has something to decide here.
func (n *dfgNode) asksYou() bool {
	if g := n.open(); g != nil {
		return g.From == dfgYou
	}
	return n.turn() == dfgYou && !n.mustPass()
}

func (n *dfgNode) mustPass() bool { return len(n.legal) == 1 && n.legal[0] == "" }

// mayPass says that passing is legal.
func (n *dfgNode) mayPass() bool { return len(n.legal) > 0 && n.legal[len(n.legal)-1] == "" }

// reversed says that the order of ranks is turned at the moment.
func (v *dfgView) reversed() bool { return v.Revolution != v.Back }

// last is the move that led here, of seat -1 if none did.
func (n *dfgNode) last() dfgMove {
	if len(n.view.Moves) == 0 {
		return dfgMove{Seat: -1}
	}
	return n.view.Moves[len(n.view.Moves)-1]
}

// roles writes the moves and the returns so far as a link carries them.
func (n *dfgNode) roles() (moves, returns []string) {
	for _, m := range n.view.Moves {
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

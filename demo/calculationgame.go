//go:build js && wasm

package main

import (
	"slices"
	"strings"
)

// calcPosition is a position of Calculation as the engine writes it.
type calcPosition struct {
	Foundations string   `json:"foundations"`
	Piles       []string `json:"piles"`
	Card        string   `json:"card"`
	Stock       *string  `json:"stock"`
}

// asked is the position as the engine takes it; the stock only if it may see it.
func (p *calcPosition) asked(stock bool) map[string]any {
	position := map[string]any{"foundations": p.Foundations, "piles": list(p.Piles), "card": p.Card}
	if stock && p.Stock != nil {
		position["stock"] = *p.Stock
	}
	return position
}

// at is the rank that lies on a place, "" if none does.
func (p *calcPosition) at(place string) string {
	switch {
	case place == "c":
		return p.Card
	case place[0] == 'f':
		return strings.Trim(p.Foundations[place[1]-'1':place[1]-'0'], ".")
	case place[0] == 'w':
		pile := p.Piles[place[1]-'1']
		return pile[max(len(pile)-1, 0):]
	}
	return ""
}

// calcLegal is what may be done in a position.
type calcLegal struct {
	Moves []string `json:"moves"`
	Next  []string `json:"next"`
	Rest  int      `json:"rest"`
	Left  int      `json:"left"`
	Over  bool     `json:"over"`
	Won   bool     `json:"won"`
}

// calcNode is a position that the game has been in. Going back and playing
// otherwise makes a second child; the way forward is the child seen last.
type calcNode struct {
	move     string // that led here, "" at the start
	depth    int    // moves since the start
	parent   *calcNode
	children []*calcNode
	forward  *calcNode
	position calcPosition
	legal    *calcLegal // nil until it was asked for
	faces    calcFaces
	chance   float64 // of winning, unknown if negative
	proof    string  // of the chance, "" for an estimate
}

func newCalcNode(position calcPosition) *calcNode {
	return &calcNode{position: position, faces: dealtFaces(&position), chance: -1}
}

// add appends what a move leads to, and makes it the way forward.
func (n *calcNode) add(move string, position calcPosition) *calcNode {
	child := &calcNode{move: move, depth: n.depth + 1, parent: n, position: position, faces: n.faces.after(move), chance: -1}
	n.children = append(n.children, child)
	n.forward = child
	return child
}

// child is where a move leads, nil if nobody has played it yet.
func (n *calcNode) child(move string) *calcNode {
	for _, c := range n.children {
		if c.move == move {
			return c
		}
	}
	return nil
}

// path is the nodes from the start to this one.
func (n *calcNode) path() []*calcNode {
	var path []*calcNode
	for ; n != nil; n = n.parent {
		path = append(path, n)
	}
	slices.Reverse(path)
	return path
}

// end is the last node of the line that goes forward from here.
func (n *calcNode) end() *calcNode {
	for n.forward != nil {
		n = n.forward
	}
	return n
}

// moves are the moves from the start to here.
func (n *calcNode) moves() []string {
	var moves []string
	for _, node := range n.path()[1:] {
		moves = append(moves, node.move)
	}
	return moves
}

// leaves are the ends of all lines, in the order in which they were begun.
func (n *calcNode) leaves() []*calcNode {
	if len(n.children) == 0 {
		return []*calcNode{n}
	}
	var all []*calcNode
	for _, c := range n.children {
		all = append(all, c.leaves()...)
	}
	return all
}

// retrace makes the line to this node the one that goes forward.
func (n *calcNode) retrace() {
	for ; n.parent != nil; n = n.parent {
		n.parent.forward = n
	}
}

// allows says whether a move is legal here.
func (n *calcNode) allows(move string) bool {
	return n.legal != nil && slices.Contains(n.legal.Moves, move)
}

// from lists the places that the top card of a place may go to.
func (n *calcNode) from(source string) []string {
	var targets []string
	for _, move := range n.legal.Moves {
		if target, ok := strings.CutPrefix(move, source); ok && target != "" && source != "" {
			targets = append(targets, target)
		}
	}
	return targets
}

// value takes over the chance that the best of these moves has.
func (n *calcNode) value(candidates []calcCandidate) {
	if len(candidates) > 0 {
		n.chance, n.proof = candidates[0].Value, candidates[0].Proof
	}
}

// calcFaces gives the ranks of a position suits, which mean nothing in this
// game: a card only looks the same wherever it goes.
type calcFaces struct {
	foundations [4]string
	piles       []string // two letters a card
	card        string
	stock       string
}

const calcRanks = "A23456789TJQK"

// dealtFaces gives every card of a deal a suit of its own.
func dealtFaces(p *calcPosition) calcFaces {
	faces := calcFaces{piles: make([]string, len(p.Piles))}
	seen := [len(calcRanks)]int{}
	face := func(rank byte) string {
		r := strings.IndexByte(calcRanks, rank)
		if r < 0 {
			return ""
		}
		seen[r]++
		return string(rank) + string(suits[(r+seen[r]-1)%len(suits)])
	}
	for f := range faces.foundations {
		faces.foundations[f] = face(p.Foundations[f])
	}
	if p.Stock != nil {
		for i := range len(*p.Stock) {
			faces.stock += face((*p.Stock)[i])
		}
	}
	return faces
}

// after carries the suits along with a move of the engine's notation.
func (f calcFaces) after(move string) calcFaces {
	f.piles = slices.Clone(f.piles)
	if move[0] == 'd' {
		f.card, f.stock = cutFace(f.stock)
		return f
	}
	moved := f.card
	if move[0] == 'c' {
		f.card = ""
	} else {
		pile := &f.piles[move[1]-'1']
		moved = (*pile)[len(*pile)-2:]
		*pile = (*pile)[:len(*pile)-2]
	}
	target := move[len(move)-1] - '1'
	if move[len(move)-2] == 'f' {
		f.foundations[target] = moved
	} else {
		f.piles[target] += moved
	}
	return f
}

func cutFace(stock string) (card, rest string) {
	if len(stock) < 2 {
		return "", ""
	}
	return stock[:2], stock[2:]
}

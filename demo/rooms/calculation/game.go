//go:build js && wasm

package calculation

import (
	"slices"
	"strings"

	"github.com/tefuda/tefuda/core/calculation"
	"github.com/tefuda/tefuda/demo/engine"
	"github.com/tefuda/tefuda/demo/shape"
)

// position is a position of Calculation as the engine writes it.
type position struct {
	shape.CalculationCards
	Stock *string `json:"stock"`
}

// asked is the position as the engine takes it; the stock only if it may see it.
func (p *position) asked(stock bool) map[string]any {
	position := map[string]any{"foundations": p.Foundations, "piles": engine.List(p.Piles), "card": p.Card}
	if stock && p.Stock != nil {
		position["stock"] = *p.Stock
	}
	return position
}

// at is the rank that lies on top of a place, 0 if none does.
func (p *position) at(place string) calculation.Rank {
	var cards []calculation.Rank
	switch place[0] {
	case 'c':
		cards = calculation.RanksOf(p.Card)
	case 'f':
		cards = calculation.RanksOf(p.Foundations)[:place[1]-'0']
	case 'w':
		cards = calculation.RanksOf(p.Piles[place[1]-'1'])
	}
	if len(cards) == 0 {
		return 0
	}
	return cards[len(cards)-1]
}

// legal is what may be done in a position.
type legal struct {
	Moves []string `json:"moves"`
	Next  []string `json:"next"`
	Rest  int      `json:"rest"`
	Left  int      `json:"left"`
	Over  bool     `json:"-"` // there are no moves
	Won   bool     `json:"won"`
}

// node is a position that the game has been in. Going back and playing
// otherwise makes a second child; the way forward is the child seen last.
type node struct {
	move     string // that led here, "" at the start
	depth    int    // moves since the start
	parent   *node
	children []*node
	forward  *node
	position position
	legal    *legal // nil until it was asked for
	faces    faces
	chance   float64 // of winning, unknown if negative
	proof    string  // of the chance, "" for an estimate
}

// views are those that a position comes with: the player's.
var views = []any{0}

// seen is a position that came with them.
type seen struct {
	position
	Views []struct {
		Legal *legal `json:"legal"`
	} `json:"views"`
}

// legal is what may be done in it, nil where the game is over.
func (s *seen) legal() *legal { return s.Views[0].Legal }

func newNode(dealt seen) *node {
	return &node{position: dealt.position, legal: dealt.legal(), faces: dealtFaces(&dealt.position), chance: -1}
}

// add appends what a move leads to, and makes it the way forward.
func (n *node) add(move string, after seen) *node {
	child := &node{move: move, depth: n.depth + 1, parent: n, position: after.position, legal: after.legal(), faces: n.faces.after(move), chance: -1}
	n.children = append(n.children, child)
	n.forward = child
	return child
}

// child is where a move leads, nil if nobody has played it yet.
func (n *node) child(move string) *node {
	for _, c := range n.children {
		if c.move == move {
			return c
		}
	}
	return nil
}

// path is the nodes from the start to this one.
func (n *node) path() []*node {
	var path []*node
	for ; n != nil; n = n.parent {
		path = append(path, n)
	}
	slices.Reverse(path)
	return path
}

// end is the last node of the line that goes forward from here.
func (n *node) end() *node {
	for n.forward != nil {
		n = n.forward
	}
	return n
}

// link is the moves from the start to here, as a link has them.
func (n *node) link() string {
	moves := n.moves()
	for i := range moves {
		moves[i] = short(moves[i])
	}
	return strings.Join(moves, ".")
}

// made are the moves from the start to here, as a table of the engine has them.
func (n *node) made() []any {
	made := []any{}
	for _, move := range n.moves() {
		made = append(made, map[string]any{"seat": 0, "move": move})
	}
	return made
}

// moves are the moves from the start to here.
func (n *node) moves() []string {
	var moves []string
	for _, node := range n.path()[1:] {
		moves = append(moves, node.move)
	}
	return moves
}

// leaves are the ends of all lines, in the order in which they were begun.
func (n *node) leaves() []*node {
	if len(n.children) == 0 {
		return []*node{n}
	}
	var all []*node
	for _, c := range n.children {
		all = append(all, c.leaves()...)
	}
	return all
}

// retrace makes the line to this node the one that goes forward.
func (n *node) retrace() {
	for ; n.parent != nil; n = n.parent {
		n.parent.forward = n
	}
}

// allows says whether a move is legal here.
func (n *node) allows(move string) bool {
	return n.legal != nil && slices.Contains(n.legal.Moves, move)
}

// value takes over the chance that the best of these moves has.
func (n *node) value(candidates []candidate) {
	if len(candidates) > 0 {
		n.chance, n.proof = candidates[0].Value, candidates[0].Proof
	}
}

// faces gives the ranks of a position suits, which mean nothing in this
// game: a card only looks the same wherever it goes.
type faces struct {
	foundations [4]string
	piles       []string // two letters a card
	card        string
	stock       string
}

const suits = "shcd"

// dealtFaces gives every card of a deal a suit of its own.
func dealtFaces(p *position) faces {
	faces := faces{piles: make([]string, len(p.Piles))}
	seen := [calculation.Ranks + 1]int{}
	face := func(rank calculation.Rank) string {
		if rank == 0 {
			return ""
		}
		seen[rank]++
		return rank.String() + string(suits[(int(rank)+seen[rank]-2)%len(suits)])
	}
	for f, rank := range calculation.RanksOf(p.Foundations) {
		faces.foundations[f] = face(rank)
	}
	if p.Stock != nil {
		for _, rank := range calculation.RanksOf(*p.Stock) {
			faces.stock += face(rank)
		}
	}
	return faces
}

// after carries the suits along with a move of the engine's notation.
func (f faces) after(move string) faces {
	f.piles = slices.Clone(f.piles)
	m, moved := read(move), f.card
	switch m.Kind {
	case calculation.Draw:
		f.card, f.stock = cutFace(f.stock)
		return f
	case calculation.WasteToFoundation:
		pile := &f.piles[m.Pile]
		moved = (*pile)[len(*pile)-2:]
		*pile = (*pile)[:len(*pile)-2]
	default:
		f.card = ""
	}
	if m.Kind == calculation.CardToWaste {
		f.piles[m.Pile] += moved
	} else {
		f.foundations[m.Foundation] = moved
	}
	return f
}

func cutFace(stock string) (card, rest string) {
	if len(stock) < 2 {
		return "", ""
	}
	return stock[:2], stock[2:]
}

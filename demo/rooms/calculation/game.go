//go:build js && wasm

package calculation

import (
	"slices"
	"strings"

	"github.com/tefuda/tefuda/core/calculation"
	"github.com/tefuda/tefuda/demo/engine"
	"github.com/tefuda/tefuda/demo/shape"
	"github.com/tefuda/tefuda/demo/ui/match"
)

// position is a position of Calculation in the engine's form.
type position struct {
	shape.CalculationCards
	Stock *string `json:"stock"`
}

// at is the rank of the top card of a place, 0 if the place is empty.
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

// legal is what the engine allows in a position.
type legal struct {
	Moves []string `json:"moves"`
	Next  []string `json:"next"`
	Rest  int      `json:"rest"`
	Left  int      `json:"left"`
	Won   bool     `json:"won"`
}

// node is a position of the game.
type node struct {
	*match.Node
	position position
	legal    legal
	faces    faces
	chance   float64 // the chance of winning, 0 to 1; negative if unknown
	proof    string  // how the chance is proved, "" for an estimate
}

// Look reads a node. A finished game has no view of its legal moves; Look asks
// for them.
func (r *room) Look(of *match.Node) error {
	n := &node{Node: of, chance: -1}
	of.Of = n
	if err := of.Table.Read(&n.position); err != nil {
		return err
	}
	if before := n.parent(); before == nil {
		n.faces = dealtFaces(&n.position)
	} else {
		n.faces = before.faces.after(of.Move)
	}
	if of.Over {
		return r.Ask(&n.legal, "legal", of.Table.Value)
	}
	return engine.Answer{Value: of.Views[0].Get("legal")}.Read(&n.legal)
}

// readOf is the room's reading of a node, nil for a nil node.
func readOf(n *match.Node) *node {
	if n == nil {
		return nil
	}
	return n.Of.(*node)
}

// parent is the position before this one, nil at the start.
func (n *node) parent() *node { return readOf(n.Before()) }

// path is the positions from the start to a node.
func path(n *match.Node) []*node {
	var path []*node
	for _, at := range n.Path() {
		path = append(path, readOf(at))
	}
	return path
}

// inLink writes the moves from the start to a node for a link.
func inLink(n *match.Node) string {
	moves := n.Moves()
	for i := range moves {
		moves[i] = short(moves[i])
	}
	return strings.Join(moves, ".")
}

// leaves are the ends of all lines, in the order in which the lines were begun.
func leaves(n *match.Node) []*match.Node {
	if len(n.Lines) == 0 {
		return []*match.Node{n}
	}
	var all []*match.Node
	for _, next := range n.Lines {
		all = append(all, leaves(next)...)
	}
	return all
}

// allows reports whether a move is legal here.
func (n *node) allows(move string) bool { return slices.Contains(n.legal.Moves, move) }

// value stores the chance of the best candidate.
func (n *node) value(candidates []candidate) {
	if len(candidates) > 0 {
		n.chance, n.proof = candidates[0].Value, candidates[0].Proof
	}
}

// faces are the cards as the page shows them, with suits. Suits mean nothing in
// this game; they make a card look the same wherever it goes.
type faces struct {
	foundations [4]string
	piles       []string // two letters per card
	card        string
	stock       string
}

const suits = "shcd"

// dealtFaces gives equal ranks of a deal different suits.
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

// after returns the cards as shown after a move in the engine's notation.
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

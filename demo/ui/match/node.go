//go:build js && wasm

package match

import (
	"slices"

	"github.com/tefuda/tefuda/demo/engine"
)

// Node is a moment of a game.
type Node struct {
	Table engine.Answer   // the engine's, whole
	Views []engine.Answer // the views that Table.Views asks for, as the engine takes them
	Turns []int           // the seats that may act
	Over  bool
	Move  string // the move that led here, as it was played; "" at the beginning of the game
	Made  int    // the number of moves that led here
	Of    any    // the room's reading of the node
	// Lines are all successors played so far, in a game of one. Redo follows the line played last.
	Lines []*Node
	// Reach fills in a thin node with Match.Fill; nil for a whole node. It
	// blocks.
	Reach func() error

	before, after *Node
}

// Turn is the first seat that may act, -1 if none may.
func (n *Node) Turn() int {
	if len(n.Turns) == 0 {
		return -1
	}
	return n.Turns[0]
}

// Path is the nodes from the beginning to this one; nil for a nil node.
func (n *Node) Path() []*Node {
	var path []*Node
	for ; n != nil; n = n.before {
		path = append(path, n)
	}
	slices.Reverse(path)
	return path
}

// Moves are the moves from the beginning to this node.
func (n *Node) Moves() []string {
	var moves []string
	for _, one := range n.Path() {
		if one.before != nil {
			moves = append(moves, one.Move)
		}
	}
	return moves
}

// Before is the node before this one, nil at the beginning of the game.
func (n *Node) Before() *Node { return n.before }

// End is the last node that Redo leads to.
func (n *Node) End() *Node {
	for n.after != nil {
		n = n.after
	}
	return n
}

// Follow makes this node the successor of another and replaces any earlier one.
func (n *Node) Follow(before *Node, move string) {
	n.before, n.Move, n.Made = before, move, before.Made+1
	before.after = n
}

// Thin drops a past node's table and views, and keeps only what Reach needs to fill it in again: a long game would keep
// too many tables.
func (n *Node) Thin(of any, reach func() error) {
	n.Table, n.Views, n.Of, n.Reach = engine.Answer{}, nil, of, reach
}

// Skip drops the node before this one, so that Undo does not stop there.
func (n *Node) Skip() {
	if n.before = n.before.before; n.before != nil {
		n.before.after = n
	}
}

// Ask asks the engine a short question about the game. It blocks.
func (m *Match) Ask(into any, function string, args ...any) error {
	return m.Page.Engine.Ask(into, m.Game, function, args...)
}

// Deal deals a game. It blocks.
func (m *Match) Deal(rules any, options map[string]any) (*Node, error) {
	var table engine.Answer
	if err := m.Ask(&table, "deal", rules, m.options(options)); err != nil {
		return nil, err
	}
	return m.First(table)
}

// apply returns the node that a seat's move leads to. It blocks.
func (m *Match) apply(n *Node, seat int, move string) (*Node, error) {
	for _, next := range n.Lines {
		if next.Move == move {
			return next, nil
		}
	}
	options := m.options(m.Table.Options("apply", n))
	options["move"], options["seat"] = move, seat
	var table engine.Answer
	if err := m.Ask(&table, "apply", n.Table.Value, options); err != nil {
		return nil, err
	}
	return m.look(table, &Node{before: n, Move: move, Made: n.Made + 1})
}

// options adds the views that every table comes with to a call's options.
func (m *Match) options(own map[string]any) map[string]any {
	all := map[string]any{"views": m.Table.Views()}
	for name, value := range own {
		all[name] = value
	}
	return all
}

// First makes the first node of a game from a table with its views.
func (m *Match) First(table engine.Answer) (*Node, error) { return m.look(table, &Node{}) }

// Fill reads a table into a thin node.
func (m *Match) Fill(n *Node, table engine.Answer) error {
	_, err := m.look(table, n)
	return err
}

// Told puts a view on the table that the page that keeps the table has sent. made is the number of moves before it; same says
// that the match already shows that table. Earlier views that the new one continues stay its past.
func (m *Match) Told(view engine.Answer, made int, same bool) error {
	m.Disturb()
	n := &Node{Made: made}
	if err := m.told(view, n); err != nil {
		return err
	}
	before := m.Now
	for before != nil && !before.follows(n) {
		before = before.before
	}
	came := same && before != nil && before == m.Now
	if same && before != nil {
		n.Follow(before, view.Get("moves").Index(view.Get("moves").Length()-1).Get("move").String())
		n.Made = made
	}
	m.Put(n)
	if !came {
		m.laid()
		return nil
	}
	m.Table.Came()
	m.Page.Changed()
	m.Settle()
	return nil
}

// follows reports whether a node's view of a game continues this one's.
func (n *Node) follows(next *Node) bool {
	here, there := n.Table.Get("moves"), next.Table.Get("moves")
	if n.Made >= next.Made || here.Length() >= there.Length() || n.Over {
		return false
	}
	for i := range here.Length() {
		if here.Index(i).Get("move").String() != there.Index(i).Get("move").String() {
			return false
		}
	}
	return true
}

// look reads a table into its node.
func (m *Match) look(table engine.Answer, n *Node) (*Node, error) {
	views := table.Get("views")
	n.Views = nil
	for i := range views.Length() {
		n.Views = append(n.Views, engine.Answer{Value: views.Index(i)})
	}
	table.Delete("views")
	return n, m.read(table, n)
}

// told reads a view into its node.
func (m *Match) told(view engine.Answer, n *Node) error {
	n.Views = []engine.Answer{view}
	return m.read(view, n)
}

// read reads a table, or a view of it, into its node.
func (m *Match) read(table engine.Answer, n *Node) error {
	n.Table, n.Over, n.Turns = table, table.Get("over").Truthy(), nil
	turns := table.Get("turns")
	for i := range turns.Length() {
		n.Turns = append(n.Turns, turns.Index(i).Int())
	}
	return m.Table.Look(n)
}

// Replay plays moves, each for the seat in turn, until one is refused. It returns the last node and that error. It
// blocks.
func (m *Match) Replay(from *Node, moves []string) (*Node, error) {
	for _, move := range moves {
		next, err := m.apply(from, from.Turn(), move)
		if err != nil {
			return from, err
		}
		from = next
	}
	return from, nil
}

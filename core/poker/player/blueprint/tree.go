package blueprint

// Node.Player at the end of a hand. Otherwise it is the player who decides: 0
// has the button and the small blind, 1 the big blind.
const (
	AtFold     = -1
	AtShowdown = -2
)

// A Node is a state of the betting. Chips are hundredths of a big blind.
type Node struct {
	Player int8     // the player who decides, or AtFold, AtShowdown
	Round  int8     // 0 before the flop … 3 on the river
	N      int8     // number of actions: fold if there is something to call; check or call; bets in rising order
	First  int32    // index of the first child
	Paid   [2]int32 // chips paid by each player in the hand
}

// Facing reports whether there is something to call.
func (n *Node) Facing() bool { return n.Paid[0] != n.Paid[1] }

// A Betting is a betting structure of the abstraction.
type Betting struct {
	Stack int32      // of each player; 0 means fixed limits and unlimited stacks
	Cap   int8       // bets and raises in a round; with fixed limits the big blind is one
	Parts [][3]int32 // bets in hundredths of the pot after a call, by the number of raises before; 0 is unused
}

// Tree returns the nodes of the betting before the river and on it: the root
// first, the children of a node adjacent.
func (b *Betting) Tree() []Node {
	t := builder{Betting: b, nodes: make([]Node, 1)}
	t.build(point{paid: [2]int32{50, 100}, level: 100, raises: 1})
	return t.nodes
}

// River returns the tree of the river for two players who have both paid some
// chips, and the node after the bets made. Such a bet is what its player had
// paid after it, 0 for a check or call. These bets are added to the sizes of the
// betting.
func (b *Betting) River(paid int32, made []int32) (nodes []Node, at int32) {
	t := builder{Betting: b, nodes: make([]Node, 1), made: made}
	t.build(point{round: 3, player: 1, paid: [2]int32{paid, paid}, level: paid, on: true})
	return t.nodes, t.last
}

type builder struct {
	*Betting
	nodes []Node
	made  []int32 // bets from the root that the tree must contain
	last  int32   // the node after them
}

// point is a state of the betting while the tree is built.
type point struct {
	at     int32
	round  int8
	player int8
	raises int32 // in this round; the big blind counts
	acted  bool  // somebody has acted in this round
	over   int8  // AtFold or AtShowdown
	paid   [2]int32
	level  int32 // the larger of paid
	on     bool  // only the bets of made led here
	done   int32 // number of those bets
}

func (t *builder) build(p point) {
	n := Node{Player: p.player, Round: p.round, Paid: p.paid}
	if p.on && int(p.done) == len(t.made) {
		t.last = p.at
	}
	if p.over != 0 {
		n.Player = p.over
		t.nodes[p.at] = n
		return
	}
	next := t.next(&p)
	n.N, n.First = int8(len(next)), int32(len(t.nodes))
	t.nodes[p.at] = n
	for range next {
		t.nodes = append(t.nodes, Node{})
	}
	for i := range next {
		next[i].at = n.First + int32(i)
		t.build(next[i])
	}
}

// next returns the points after a decision.
func (t *builder) next(p *point) (all []point) {
	me, made := p.player, t.due(p)
	if p.paid[0] != p.paid[1] {
		fold := *p
		fold.over, fold.on = AtFold, false
		all = append(all, fold)
	}
	call := t.call(*p)
	call.on, call.done = made == 0, p.done+1
	all = append(all, call)
	sizes := t.sizes(p)
	if p.raises >= int32(t.Cap) || t.Stack > 0 && p.level >= t.Stack {
		sizes = [5]int32{}
	}
	insert(&sizes, made)
	last := p.level
	for _, to := range &sizes {
		if to > last {
			raise := *p
			last, raise.level, raise.paid[me] = to, to, to
			raise.player, raise.raises, raise.acted = 1-me, p.raises+1, true
			raise.on, raise.done = to == made, p.done+1
			all = append(all, raise)
		}
	}
	return all
}

// due returns the next of the bets made, or -1.
func (t *builder) due(p *point) int32 {
	if !p.on || int(p.done) >= len(t.made) {
		return -1
	}
	return t.made[p.done]
}

// insert adds a number to a sorted list, whose first number is free.
func insert(sizes *[5]int32, x int32) {
	sizes[0] = max(x, 0)
	for i := 1; i < len(sizes) && sizes[i] < sizes[i-1]; i++ {
		sizes[i], sizes[i-1] = sizes[i-1], sizes[i]
	}
}

// sizes returns the bets in rising order, as the player's chips paid after them.
// Unused entries at the start are 0; some may be equal.
func (t *builder) sizes(p *point) (to [5]int32) {
	if t.Stack == 0 {
		to[4] = p.level + 100
		if p.round >= 2 {
			to[4] += 100
		}
		return to
	}
	before := int(p.raises)
	if p.round == 0 {
		before--
	}
	least := p.level + max(p.level-min(p.paid[0], p.paid[1]), 100)
	to[4] = t.Stack
	for _, part := range &t.Parts[min(before, len(t.Parts)-1)] {
		if part == 0 {
			continue
		}
		x := max(p.level+2*p.level*part/100, least)
		if 3*x <= 2*t.Stack {
			insert(&to, x)
		}
	}
	return to
}

// call returns the point after a check or call.
func (t *builder) call(p point) point {
	p.paid[p.player] = p.level
	done := p.acted
	p.acted, p.player = true, 1-p.player
	if !done {
		return p
	}
	if p.round == 3 || p.level == t.Stack && t.Stack > 0 {
		p.over = AtShowdown
		return p
	}
	p.round++
	p.player, p.raises, p.acted = 1, 0, false
	return p
}

package blueprint

// What a node is, beside the player who decides at it: 0 has the button and the
// small blind, 1 the big blind.
const (
	AtFold     = -1
	AtShowdown = -2
)

// A Node is a point of the betting. Chips are hundredths of a big blind.
type Node struct {
	Player int8     // who decides, or AtFold, AtShowdown
	Round  int8     // 0 before the flop … 3 on the river
	N      int8     // actions: fold if there is something to call; check or call; bets upwards
	First  int32    // index of the first child
	Paid   [2]int32 // by both in the hand
}

// Facing reports whether there is something to call.
func (n *Node) Facing() bool { return n.Paid[0] != n.Paid[1] }

// A Betting is what the abstraction of a game knows of its bets.
type Betting struct {
	Stack int32      // of both players; 0 is fixed limits and no end of it
	Cap   int8       // bets and raises in a round; the big blind is one with fixed limits
	Parts [][3]int32 // bets in hundredths of the pot after a call, by how many raises went before; 0 is none
}

// Tree returns the points of the betting: the root first, children of a node one
// after another.
func (b *Betting) Tree() []Node {
	t := builder{Betting: b, nodes: make([]Node, 1)}
	t.build(point{paid: [2]int32{50, 100}, level: 100, raises: 1})
	return t.nodes
}

type builder struct {
	*Betting
	nodes []Node
}

// point is a place of the betting as it is built.
type point struct {
	at      int32
	round   int8
	player  int8
	raises  int8 // in this round; the big blind counts
	acted   bool // somebody in this round
	over    int8 // AtFold or AtShowdown
	paid    [2]int32
	level   int32 // the larger of paid
	started int32 // level at the beginning of the round
}

func (t *builder) build(p point) {
	n := Node{Player: p.player, Round: p.round, Paid: p.paid}
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

// next returns what follows a decision.
func (t *builder) next(p *point) (all []point) {
	me := p.player
	if p.paid[0] != p.paid[1] {
		fold := *p
		fold.over = AtFold
		all = append(all, fold)
	}
	all = append(all, t.call(*p))
	if p.raises >= t.Cap || t.Stack > 0 && p.level >= t.Stack {
		return all
	}
	last := p.level
	for _, to := range t.sizes(p) {
		if to <= last {
			continue
		}
		raise := *p
		last, raise.level, raise.paid[me] = to, to, to
		raise.player, raise.raises, raise.acted = 1-me, p.raises+1, true
		all = append(all, raise)
	}
	return all
}

// sizes returns the bets upwards, as all that is then paid; some may be alike.
func (t *builder) sizes(p *point) (to [4]int32) {
	if t.Stack == 0 {
		to[0] = p.level + 100
		if p.round >= 2 {
			to[0] += 100
		}
		return to
	}
	before := int(p.raises)
	if p.round == 0 {
		before--
	}
	least := p.level + max(p.level-min(p.paid[0], p.paid[1]), 100)
	for i, part := range t.Parts[min(before, len(t.Parts)-1)] {
		if part > 0 {
			if to[i] = max(p.level+2*p.level*part/100, least); 3*to[i] > 2*t.Stack {
				to[i] = t.Stack
			}
		}
	}
	to[3] = t.Stack
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
	p.player, p.raises, p.acted, p.started = 1, 0, false, p.level
	return p
}

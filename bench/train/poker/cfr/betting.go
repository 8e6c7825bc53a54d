package cfr

import (
	"slices"

	"github.com/tefuda/tefuda/core/fault"
	"github.com/tefuda/tefuda/core/poker/game"
)

// Sizes are the bets and raises of an abstraction. Sizes that the rules refuse at a
// decision are left out there. With fixed limits the only legal size is used instead.
type Sizes struct {
	Pot    []float64 // shares of the pot after a call
	AllIn  bool
	Raises int // greatest number of bets and raises in a round, 0: no limit
}

// Betting builds the tree of a hand of two players, in seats 0 and 1, by the rules of
// package game. Pay is in chips. The actions of a decision are fold, check or call,
// and bets from the smallest up. buckets has the number of buckets of each round. The
// error is a *fault.Fault.
func Betting(s game.Setup, sizes Sizes, buckets ...int32) (*Tree, error) {
	if s.Seats != 2 || s.Carry != 0 || s.Openers || s.AskShow {
		return nil, fault.Refuse(fault.BadRange, "setup", "must be of two seats, without carry, openers and choices at the showdown")
	}
	h, err := game.StartDeck(&s, s.Deck())
	if err != nil {
		return nil, err
	}
	b := builder{tree: &Tree{Nodes: make([]Node, 1)}, sizes: sizes}
	copy(b.tree.Buckets[:], buckets)
	b.build(h, 0, 0, 1)
	return b.tree, nil
}

type builder struct {
	tree  *Tree
	sizes Sizes
}

// build fills a node and those below it, from a hand. raises is the number of raises
// in the round so far.
func (b *builder) build(h *game.Hand, at int32, raises, depth int) {
	t := b.tree
	t.depth = max(t.depth, depth)
	for h.Phase == game.Drawing { // all stand pat: draws do not matter for the betting
		h.Apply(game.Action{Kind: game.Discard})
	}
	if h.Phase == game.Over {
		t.Nodes[at] = end(h)
		return
	}
	actions := b.actions(h, raises)
	first := int32(len(t.Nodes))
	n := Node{Player: h.Turn, Round: h.Round, N: int32(len(actions)), First: first, set: t.size}
	t.Nodes[at] = n
	t.size += n.N * t.Buckets[n.Round]
	t.Nodes = append(t.Nodes, make([]Node, len(actions))...)
	for i, a := range actions {
		next, more := h.Clone(), 0
		next.Apply(a)
		if next.Round == h.Round {
			more = raises
			if a.Kind == game.Bet || a.Kind == game.Raise {
				more++
			}
		}
		b.build(next, first+int32(i), more, depth+1)
	}
}

// actions returns the actions that the abstraction allows.
func (b *builder) actions(h *game.Hand, raises int) (all []game.Action) {
	l := h.Legal()
	switch {
	case l.Check:
		all = append(all, game.Action{Kind: game.Check})
	default:
		all = append(all, game.Action{Kind: game.Fold}, game.Action{Kind: game.Call})
	}
	if !l.Bet && !l.Raise || b.sizes.Raises > 0 && raises >= b.sizes.Raises {
		return all
	}
	kind := game.Bet
	if l.Raise {
		kind = game.Raise
	}
	for _, to := range b.amounts(h, &l) {
		all = append(all, game.Action{Kind: kind, Amount: to})
	}
	return all
}

// amounts returns the amounts of the sizes in chips, ascending and each once.
func (b *builder) amounts(h *game.Hand, l *game.Legal) (to []int64) {
	if l.Min == l.Max {
		return []int64{l.Min}
	}
	p := &h.Players[l.Seat]
	pot := h.Pot + h.Players[0].Bet + h.Players[1].Bet + l.Call
	for _, part := range b.sizes.Pot {
		n := p.Bet + l.Call + int64(float64(part*float64(pot))+0.5)
		if n >= l.Min && n <= l.Max {
			to = append(to, n)
		}
	}
	if b.sizes.AllIn && l.Max == p.Bet+p.Stack {
		to = append(to, l.Max)
	}
	slices.Sort(to)
	return slices.Compact(to)
}

// end returns the node of a hand that is over. A player wins what the other has paid.
func end(h *game.Hand) Node {
	n := Node{Player: AtShowdown, Round: h.Round}
	paid := [2]float64{float64(h.Players[0].Paid + h.Players[0].Ante), float64(h.Players[1].Paid + h.Players[1].Ante)}
	n.Pay = min(paid[0], paid[1])
	switch {
	case h.Players[0].Folded && last(h) == game.Fold:
		n.Player, n.Pay = AtFold, -n.Pay
	case h.Players[1].Folded && last(h) == game.Fold:
		n.Player = AtFold
	}
	return n
}

// last returns a player's last action, ignoring the showing of cards.
func last(h *game.Hand) game.Kind {
	for i := len(h.Log) - 1; i >= 0; i-- {
		if k := h.Log[i].Kind; k <= game.Discard {
			return k
		}
	}
	return game.Deal
}

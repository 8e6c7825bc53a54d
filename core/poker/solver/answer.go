package solver

import (
	"github.com/tefuda/tefuda/core/cards"
	"github.com/tefuda/tefuda/core/poker/holdem"
)

// The kinds of nodes that a line can lead to.
const (
	Decision = iota
	Deal     // a card is dealt next
	Folded
	Showdown
)

// An Answer describes the node that a line leads to.
type Answer struct {
	Kind    int
	Player  int // the player who decides, -1 if nobody does
	Board   []cards.Card
	Pot     float64      // chips, including all bets
	Stacks  [2]float64   // chips that each player has left
	Actions []Action     // of a decision
	Shares  []float64    // how often each action is taken, 0…1
	Cards   []cards.Card // at a deal: the cards that can come
	Hands   [2][]HandAnswer
	Value   [2]float64 // averages over all hands, in the units of HandAnswer
	Equity  [2]float64
	shares  []float32 // memory of the hands' strategies
}

// A HandAnswer describes one hand at a node.
type HandAnswer struct {
	holdem.Combo
	Weight   float64   // weight in the range, times the probability of reaching this node
	Strategy []float32 // probability of each action, for the player who decides
	// Meets is whether the other player can have any hand here. If not, Value and Equity
	// are 0.
	Meets bool
	// Value is the hand's average winnings from the pot, less the chips its player still
	// puts in. Folding is worth 0; the values of both players add up to the pot less the
	// rake.
	Value  float64
	Equity float64 // 0…1, if both players only checked from here on
}

// At fills in the answer for the node that a line leads to, and reuses the memory of a.
// The error is a *fault.Fault of the field "at".
func (x *Solver) At(line string, a *Answer) error {
	x.prepare()
	p, wrong := x.place(line, true)
	if wrong != nil {
		return wrong
	}
	n := &x.nodes[p.node]
	*a = Answer{Kind: int(n.kind), Player: -1, Board: p.board, Pot: x.spot.Pot + p.in[0] + p.in[1],
		Actions: a.Actions[:0], Shares: a.Shares[:0], Hands: a.Hands, shares: a.shares[:0]}
	for i, in := range &p.in {
		a.Stacks[i] = x.spot.Stack - in
	}
	strategy := []float32(nil)
	switch n.kind {
	case decision:
		a.Player = int(n.player)
		strategy = x.meanOf(n, p.run)
		for i := range int32(n.count) {
			a.Actions = append(a.Actions, x.nodes[n.first+i].action)
			a.Shares = append(a.Shares, 0)
		}
	case chance:
		a.Cards = x.left(&p)
	}
	for player := range a.Hands {
		own := strategy
		if player != a.Player {
			own = nil
		}
		x.tell(a, &p, player, own)
	}
	return nil
}

// Check returns the fault of a line, nil if At could answer it.
func (x *Solver) Check(line string) error {
	if _, wrong := x.place(line, false); wrong != nil {
		return wrong
	}
	return nil
}

// The rows of a player's scratch memory. The last rows hold a strategy.
const (
	reaching = iota
	winning
	sharing
	meeting
	playing
)

// prepare allocates the scratch memory once.
func (x *Solver) prepare() {
	for p := range x.scratch {
		if x.scratch[p] == nil {
			x.scratch[p] = make([]float32, (playing+maxActions)*x.width[p])
		}
	}
}

func (x *Solver) row(p, row int) []float32 {
	return x.scratch[p][row*x.width[p] : (row+1)*x.width[p]]
}

// meanOf returns the average strategy of a decision, action by action. The next call
// overwrites it.
func (x *Solver) meanOf(n *node, run int32) []float32 {
	strategy := x.scratch[n.player][playing*x.width[n.player]:][:int(n.count)*x.width[n.player]]
	x.mode, x.top = mean, 0
	x.strategy(n, run, strategy)
	return strategy
}

// left returns the cards that can be dealt.
func (x *Solver) left(p *place) (left []cards.Card) {
	seen := cards.SetOf(p.board...)
	for i := range uint8(deck) {
		if c := cardOf(i); !seen.Has(c) {
			left = append(left, c)
		}
	}
	return left
}

// tell fills in the answers for the hands of a player.
func (x *Solver) tell(a *Answer, p *place, player int, strategy []float32) {
	w := x.width[player]
	theirs := p.reach[1-player]
	values, equities, met := x.row(player, winning), x.row(player, sharing), x.row(player, meeting)
	if a.Hands[player] == nil {
		a.Hands[player] = make([]HandAnswer, 0, x.counts[player])
	}
	a.Hands[player] = a.Hands[player][:0]
	if room := len(a.Actions) * x.counts[player]; strategy != nil && cap(a.shares) < room {
		a.shares = make([]float32, 0, room)
	}
	x.mode, x.player, x.top = mean, player, 0
	x.walk(p.node, p.run, theirs, p.reach[player], values)
	x.walk(x.runout(int(x.nodes[p.node].street)), p.run, theirs, p.reach[player], equities)
	x.fold(player, 1, theirs, met)
	board := cards.SetOf(p.board...)
	total := 0.0
	for i := range x.counts[player] {
		own := x.hands[player][i]
		h := HandAnswer{Combo: holdem.Combo{cardOf(own.b), cardOf(own.a)}}
		if board.Has(h.Combo[0]) || board.Has(h.Combo[1]) {
			continue
		}
		at := int(x.find(player, p.by.hand(own)))
		h.Weight = float64(p.reach[player][at])
		if m := float64(met[at]); m > 0 {
			h.Meets = true
			h.Value = float64(values[at])/m + x.spot.Pot/2 + p.in[player]
			h.Equity = float64(equities[at]) / m
		}
		weight := float64(h.Weight * float64(met[at]))
		total += weight
		a.Value[player] += float64(weight * h.Value)
		a.Equity[player] += float64(weight * h.Equity)
		if strategy != nil {
			from := len(a.shares)
			for k := range a.Actions {
				a.shares = append(a.shares, strategy[k*w+at])
			}
			h.Strategy = a.shares[from:len(a.shares):len(a.shares)]
			for k := range h.Strategy {
				a.Shares[k] += float64(weight * float64(h.Strategy[k]))
			}
		}
		a.Hands[player] = append(a.Hands[player], h)
	}
	if total == 0 {
		return
	}
	a.Value[player] /= total
	a.Equity[player] /= total
	if strategy != nil {
		for k := range a.Shares {
			a.Shares[k] /= total
		}
	}
}

// runout is the node from which all cards are dealt without a bet. Equity is computed
// there.
func (x *Solver) runout(street int) int32 { return int32(len(x.nodes) - streets + River - street) }

// addRunouts adds the runout nodes after those of the betting.
func (x *Solver) addRunouts() {
	won := payoff{win: 1, tie: .5}
	x.nodes = append(x.nodes, node{kind: showdown, street: River, payoffs: [2]payoff{won, won}, lock: -1})
	for street := uint8(River); street > 0; street-- {
		x.nodes = append(x.nodes, node{kind: chance, street: street - 1, count: 1, first: int32(len(x.nodes) - 1), lock: -1})
	}
}

// start sets the players' probabilities at the first decision: the weights of their
// ranges.
func (x *Solver) start(p *place) {
	for i := range p.reach {
		p.reach[i] = x.row(i, reaching)
		copy(p.reach[i], x.weights[i])
	}
}

// acts moves a place past action a of the player to act: the chips put in, and the
// probabilities of that player's hands.
func (x *Solver) acts(p *place, n *node, a int) {
	p.in[n.player] = x.nodes[n.first+int32(a)].action.Amount
	if p.reach[0] == nil {
		return
	}
	w := x.width[n.player]
	strategy := x.meanOf(n, p.run)
	reach := p.reach[n.player]
	multiply(reach, reach, strategy[a*w:(a+1)*w])
}

// dealt removes the hands that hold a dealt card.
func (p *place) dealt(x *Solver, card uint8) {
	for i, reach := range &p.reach {
		if reach == nil {
			return
		}
		for _, h := range x.holding[i][card] {
			reach[h] = 0
		}
	}
}

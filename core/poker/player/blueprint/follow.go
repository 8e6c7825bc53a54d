package blueprint

import (
	"slices"

	"github.com/tefuda/tefuda/core/cards"
	"github.com/tefuda/tefuda/core/dice"
	"github.com/tefuda/tefuda/core/poker"
	"github.com/tefuda/tefuda/core/poker/game"
)

// A Book is the strategies with the memory to look up boards. Only one goroutine may
// use it at a time.
type Book struct {
	strategies []Strategy
	look       Look
	kinds      [Hands]uint8 // kind of each starting hand
	buckets    [Hands]uint8 // buckets of the round that was measured last
	odds       odds
	versus     versus
	solved     *AllIn // the last game that was solved
}

// Open reads a file of strategies. The error is a *fault.Fault.
func Open(file []byte) (*Book, error) {
	all, equities, err := read(file)
	if err != nil {
		return nil, err
	}
	k := &Book{strategies: all}
	n := 0
	for i := range 52 {
		for j := range i {
			k.kinds[n] = uint8(Class(card(i), card(j)))
			n++
		}
	}
	k.odds.fill(equities, &k.kinds)
	return k, nil
}

// Covers reports whether there is a strategy for a game: Texas hold'em for two
// players, with the small blind on the button, no limit or fixed limits.
func Covers(s *game.Setup) bool {
	in := 0
	for i := range s.Seats {
		if s.Stacks[i] > 0 {
			in++
		}
	}
	big, small := other(s, s.Button), s.Blinds[s.Button]
	return s.Variant == game.Holdem && s.Limit != game.PotLimit && in == 2 && s.Stacks[s.Button] > 0 &&
		small > 0 && s.Blinds[big] >= small
}

// other is the seat of the other player in a hand for two.
func other(s *game.Setup, seat int8) (at int8) {
	for i := range s.Seats {
		if i != seat && s.Stacks[i] > 0 {
			at = i
		}
	}
	return at
}

// A Line is a hand so far, followed in a strategy. It is valid until its book is used
// again.
type Line struct {
	*game.View
	*Strategy
	Node    int32        // of the strategy, below 0 if the hand has left it
	Weights [2][]float64 // weight of each hand for the button and for the other player, by Index
	Made    []int32      // bets of the river, for River
	book    *Book
	round   int8
	looked  int8 // round of the book's buckets, 0 for none
	bets    [2]int64
	level   int64
	pot     int64
	big     int64     // big blind in chips
	dice    dice.Dice // maps bets to sizes, the same way all hand
	before  []float64 // weights of the last raiser before the flop, before that raise
	added   int64     // chips of that raise
}

// nowhere is the node of a hand that has left the strategy.
const nowhere = -1

// Follow plays a view's log in the strategy of its game, which Covers must accept.
// The table must be that of the standard rules.
func (k *Book) Follow(v *game.View, seven *poker.Table7) *Line {
	k.look.Seven = seven
	k.versus.hand = Index(v.Hole[0], v.Hole[1])
	k.look.versus = &k.versus
	l := &Line{View: v, book: k, pot: v.Carry, dice: dice.New(uint32(Index(v.Hole[0], v.Hole[1])))}
	big := other(&v.Setup, v.Button)
	l.big = v.Blinds[big]
	l.Strategy = &k.strategies[Limit]
	if v.Limit != game.FixedLimit {
		l.Strategy = &k.strategies[Short]
		if min(v.Stacks[v.Button], v.Stacks[big]) > between*l.big {
			l.Strategy = &k.strategies[Deep]
		}
	}
	board := cards.SetOf(v.Board...)
	me := l.Player(v.Seat)
	l.Weights[me] = possible(board)
	l.Weights[1-me] = possible(board.With(v.Hole[0]).With(v.Hole[1]))
	for i := range v.Log {
		l.event(&v.Log[i])
	}
	l.begin(v.Round)
	return l
}

// possible gives weight 1 to hands without a card of the set, and 0 to others.
func possible(without cards.Set) []float64 {
	weights := make([]float64, 0, Hands)
	for i := range 52 {
		for k := range i {
			w := 1.0
			if without.Has(card(i)) || without.Has(card(k)) {
				w = 0
			}
			weights = append(weights, w)
		}
	}
	return weights
}

// between is the depth in big blinds from which on the strategy for 100 is used
// instead of that for 20. It is about their geometric mean.
const between = 45

// Player is the number of a seat in the tree: 0 has the button.
func (l *Line) Player(seat int8) int8 {
	if seat == l.Button {
		return 0
	}
	return 1
}

func (l *Line) begin(round int8) {
	if l.round != round {
		l.bets, l.level, l.round = [2]int64{}, 0, round
	}
}

func (l *Line) event(e *game.Event) {
	if e.Seat < 0 {
		return
	}
	l.begin(e.Round)
	p := l.Player(e.Seat)
	switch e.Kind {
	case game.Ante:
		l.pot += e.Amount
	case game.Blind:
		l.pot += e.Amount
		l.bets[p] += e.Amount
		l.level = max(l.level, l.bets[p])
	case game.Check, game.Call, game.Bet, game.Raise:
		l.act(p, e)
	}
}

// act follows a check, call, bet or raise.
func (l *Line) act(p int8, e *game.Event) {
	to := e.Amount // the player's bet in the round after the action
	switch e.Kind {
	case game.Check:
		to = l.level
	case game.Call:
		to = l.bets[p] + e.Amount
	}
	bet := to > l.level
	if bet && l.round == 0 {
		l.before, l.added = slices.Clone(l.Weights[p]), to-l.bets[p]
	}
	switch {
	case l.round == 3:
		l.Made = append(l.Made, l.due(to, bet))
	case l.Node >= 0:
		size := 0.0
		if bet {
			size = float64(to-l.level) / float64(l.pot+l.level-l.bets[p])
		}
		l.step(p, l.child(p, bet, size))
	}
	l.pot += to - l.bets[p]
	l.bets[p], l.level = to, max(to, l.level)
}

// due is what a player has paid after a river bet, in the tree's units. It is 0 after
// a check or call.
func (l *Line) due(to int64, bet bool) int32 {
	if !bet {
		return 0
	}
	return l.units(to) + l.half()
}

// units converts chips to hundredths of a big blind, the unit of the trees.
func (l *Line) units(chips int64) int32 { return int32(min(chips*100/l.big, 1_000_000)) }

// half is what each player paid before the river, in units.
func (l *Line) half() int32 { return max(l.units(l.Pot)/2, 1) }

// child returns the node that an action leads to, nowhere if the strategy has no such
// action.
func (l *Line) child(p int8, bet bool, size float64) int32 {
	n := &l.Nodes[l.Node]
	calls := n.First
	if n.Facing() {
		calls++
	}
	last := n.First + int32(n.N) - 1
	switch {
	case n.Player != p || bet && last == calls:
		return nowhere
	case !bet:
		return calls
	}
	at := calls + 1
	for at < last && size > l.size(n, at) {
		at++
	}
	if low := l.size(n, at-1); at > calls+1 && size < l.size(n, at) {
		high := l.size(n, at)
		lower := (high - size) * (1 + low) / ((high - low) * (1 + size))
		if float64(l.dice.Uint32())/(1<<32) < lower {
			at--
		}
	}
	return at
}

// size is the bet that leads to a node, as a part of the pot after a call.
func (l *Line) size(n *Node, to int32) float64 {
	level := max(n.Paid[0], n.Paid[1])
	return float64(l.Nodes[to].Paid[n.Player]-level) / float64(2*level)
}

// step goes to a node, and multiplies the weights of the player's hands by the
// probability of that action. No action is taken to be impossible, as real players
// differ from the strategy.
func (l *Line) step(p int8, to int32) {
	if to < 0 {
		l.Node = nowhere
		return
	}
	n := &l.Nodes[l.Node]
	buckets := l.Buckets()
	var chance [kinds]float64
	var some [MaxActions]float64
	for b := range Buckets[n.Round] {
		chance[b] = doubt + float64((1-doubt)*l.Chances(l.Node, b, &some)[to-n.First])
	}
	weights := l.Weights[p]
	for h := range weights {
		weights[h] *= chance[buckets[h]]
	}
	if l.Node = to; l.Nodes[to].Player < 0 {
		l.Node = nowhere
	}
}

const doubt = 0.02

// Buckets returns the buckets of all hands in this round, by Index, in the form of
// Chances. It is for rounds before the river.
func (l *Line) Buckets() *[Hands]uint8 {
	k := l.book
	if l.round == 0 {
		return &k.kinds
	}
	if l.looked != l.round {
		l.looked = l.round
		n := int(l.round) + 2
		k.look.Measure(l.Board[:n])
		for h := range k.buckets {
			k.buckets[h] = uint8(k.look.Bucket(h, n))
		}
	}
	return &k.buckets
}

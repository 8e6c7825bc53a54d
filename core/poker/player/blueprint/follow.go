package blueprint

import (
	"slices"

	"github.com/tefuda/tefuda/core/cards"
	"github.com/tefuda/tefuda/core/dice"
	"github.com/tefuda/tefuda/core/poker"
	"github.com/tefuda/tefuda/core/poker/game"
)

// A Book is the strategies, and what boards are looked at with. It is not for
// two goroutines at a time.
type Book struct {
	strategies []Strategy
	look       Look
	kinds      [Hands]uint8 // of two cards
	buckets    [Hands]uint8 // of the round that was looked at last
	odds       odds
	versus     versus
	solved     *AllIn // the last one
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

// Covers reports whether the strategies are of a game: Texas hold'em for two,
// with the small blind on the button, without limit or with fixed ones.
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

// other is the seat of a hand for two that is not the given one.
func other(s *game.Setup, seat int8) (at int8) {
	for i := range s.Seats {
		if i != seat && s.Stacks[i] > 0 {
			at = i
		}
	}
	return at
}

// A Line is a hand as it was played so far, followed in a strategy. It is good until
// its book is asked again.
type Line struct {
	*game.View
	*Strategy
	Node    int32        // of the strategy, below 0 where the hand has left it
	Weights [2][]float64 // how likely the button and the other one hold each hand, by Index
	Made    []int32      // bets of the river, for River
	book    *Book
	round   int8
	looked  int8 // round that the book's buckets are of, 0 for none
	bets    [2]int64
	level   int64
	pot     int64
	big     int64     // blind
	dice    dice.Dice // of the one who looks on, the same all hand
	before  []float64 // what the last raiser before the flop came with
	added   int64     // chips of that raise
}

// nowhere is where a hand is that has left the strategy.
const nowhere = -1

// Follow plays a view's log in the strategy of its game, which Covers knows. The
// table is that of the standard rules.
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

// possible weighs hands alike that have no card of a set, and others not at all.
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

// between is the depth in big blinds from which on 100 are nearer than 20, as
// their ratios go.
const between = 45

// Player is the number that a seat has in the tree.
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

// act follows an action.
func (l *Line) act(p int8, e *game.Event) {
	to := e.Amount // what the player has then bet in the round
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

// due is what a player of the river has then paid in the trees' units, 0 after a
// check or call.
func (l *Line) due(to int64, bet bool) int32 {
	if !bet {
		return 0
	}
	return l.units(to) + l.half()
}

// units are chips as the trees count them.
func (l *Line) units(chips int64) int32 { return int32(min(chips*100/l.big, 1_000_000)) }

// half is what each player has paid before the river.
func (l *Line) half() int32 { return max(l.units(l.Pot)/2, 1) }

// child returns the node that an action leads to, nowhere if the strategy has no such
// action there.
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

// size is that of the bet that leads to a node, as a part of the pot after a
// call.
func (l *Line) size(n *Node, to int32) float64 {
	level := max(n.Paid[0], n.Paid[1])
	return float64(l.Nodes[to].Paid[n.Player]-level) / float64(2*level)
}

// step goes to a node, and weighs the player's hands by how likely each would
// have done so. Nothing is taken to be impossible, as players are not what the
// strategy thinks.
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

// Buckets are those of all hands in the round, by Index, as Chances takes them before
// the river.
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

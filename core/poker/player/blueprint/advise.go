package blueprint

import (
	"math"

	"github.com/tefuda/tefuda/core/poker"
	"github.com/tefuda/tefuda/core/poker/game"
)

// An Option is an action of the strategy.
type Option struct {
	Action game.Action
	Chance float64 // probability of the action
	Folds  float64 // of a bet: probability that the other player folds
	Value  float64 // average chips won, compared with folding
	to     int32   // index of the node it leads to
}

// Advice is how the strategy plays a position.
type Advice struct {
	Options []Option     // empty if the hand has left the strategy
	Solved  bool         // the river was solved, which gives Value
	Depth   int32        // depth of the strategy in big blinds; 0 with fixed limits
	Weights [2][]float64 // weight of each hand for the button and for the other player, by Index
}

// Advise returns how to play for a view's seat, which must be in turn in a game that
// Covers accepts. The table must be that of the standard rules. A river is solved
// with sweeps as long as more returns true; more receives the number of sweeps made.
// Stacks above 10,000 big blinds count as 10,000.
func (k *Book) Advise(v *game.View, legal *game.Legal, seven *poker.Table7, more func(sweeps int) bool) *Advice {
	l := k.Follow(v, seven)
	a := &Advice{Depth: l.Betting.Stack / 100}
	hand := Index(v.Hole[0], v.Hole[1])
	me := l.Player(v.Seat)
	var some [MaxActions]float64
	switch {
	case v.Round == 3:
		a.Solved = true
		l.solve(a, legal, me, hand, more)
	case v.Round == 0 && legal.Call > 0 && !legal.Raise && l.before != nil && v.Limit != game.FixedLimit:
		l.called(a, legal, me, hand)
	case l.Node == 0 && legal.Raise && l.Betting.Stack > 0 && l.least() <= Pushes*l.big:
		l.push(a, legal, me, hand)
	case l.Node >= 0 && l.Nodes[l.Node].Player == me:
		bucket := int32(l.Buckets()[hand])
		n := &l.Nodes[l.Node]
		chances := l.Chances(l.Node, bucket, &some)
		l.cheapen(n, legal, chances)
		for i, p := range chances {
			to := n.First + int32(i)
			a.add(Option{l.option(legal, l.Nodes, l.Node, i, l.Betting.Stack), p, l.folds(to), 0, to})
		}
		l.score(a, legal, me, hand)
		if legal.Call > 0 && l.bets[me]+legal.Call >= l.least() { // no bets follow
			a.sober(0.05 * float64(l.pot))
		}
		a.agree()
	}
	a.Weights = l.Weights
	return a
}

// cheapen corrects for a bet that is smaller than the bet of the tree it is mapped
// to. The call then needs less equity, so some of the folds become calls.
func (l *Line) cheapen(n *Node, legal *game.Legal, chances []float64) {
	if legal.Call == 0 {
		return
	}
	level := max(n.Paid[0], n.Paid[1])
	owed := float64(level - min(n.Paid[0], n.Paid[1]))
	asked, thought := float64(legal.Call)/float64(l.pot+legal.Call), owed/float64(2*level)
	stays := float64(chances[0] * max(1-asked/thought, 0))
	chances[0] -= stays
	chances[1] += stays
}

// called answers a bet before the flop after which no bets follow. It assumes the
// equilibrium of the all-in game.
func (l *Line) called(a *Advice, legal *game.Legal, me int8, hand int) {
	l.pot -= l.added
	l.bets[1-me] -= l.added
	l.Weights[1-me] = l.before
	g := l.allIn(l.bets[me]+legal.Call, 1-me)
	k := l.book.kinds[hand]
	a.add(Option{Action: game.Action{Kind: game.Fold}, Chance: 1 - g.Plays[1][k]})
	a.add(Option{Action: game.Action{Kind: game.Call}, Chance: g.Plays[1][k], Value: g.Values[1][k]})
	for h := range l.before {
		l.before[h] *= g.Plays[0][l.book.kinds[h]]
	}
}

// push moves all-in or folds, for the button with a short stack.
func (l *Line) push(a *Advice, legal *game.Legal, me int8, hand int) {
	g := l.allIn(l.least(), me)
	k := l.book.kinds[hand]
	a.add(Option{Action: game.Action{Kind: game.Fold}, Chance: 1 - g.Plays[0][k]})
	a.add(Option{Action: game.Action{Kind: game.Raise, Amount: legal.Max}, Chance: g.Plays[0][k], Folds: g.folds(k), Value: g.Values[0][k]})
}

// add adds an option, or adds its chance to the option with the same action.
func (a *Advice) add(more Option) {
	for i := range a.Options {
		if o := &a.Options[i]; o.Action == more.Action {
			o.Chance += more.Chance
			return
		}
	}
	a.Options = append(a.Options, more)
}

// option translates an action of a node to the real game. Bets keep their ratio to
// the pot.
func (l *Line) option(legal *game.Legal, nodes []Node, at int32, action int, stack int32) game.Action {
	n := &nodes[at]
	if !n.Facing() {
		action++
	}
	level := max(n.Paid[0], n.Paid[1])
	switch {
	case action == 0 && !legal.Check:
		return game.Action{Kind: game.Fold}
	case action > 1 && (legal.Bet || legal.Raise):
		kind := game.Raise
		if legal.Bet {
			kind = game.Bet
		}
		if !n.Facing() {
			action--
		}
		paid := nodes[n.First+int32(action)].Paid[n.Player]
		part := float64(paid-level) / float64(2*level)
		pot := float64(l.pot + legal.Call)
		to := l.level + int64(float64(part*pot)+0.5)
		if 4*to >= 3*legal.Max || paid == stack && 2*to >= legal.Max {
			to = legal.Max
		}
		return game.Action{Kind: kind, Amount: min(max(to, legal.Min), legal.Max)}
	case legal.Check:
		return game.Action{Kind: game.Check}
	}
	return game.Action{Kind: game.Call}
}

// folds is the probability that the player at a node folds, by their range.
func (l *Line) folds(at int32) float64 {
	n := &l.Nodes[at]
	if n.Player < 0 || !n.Facing() {
		return 0
	}
	var fold [kinds]float64
	var some [MaxActions]float64
	for b := range Buckets[n.Round] {
		fold[b] = l.Chances(at, b, &some)[0]
	}
	all, sum, buckets := 0.0, 0.0, l.Buckets()
	for h, w := range l.Weights[n.Player] {
		all += w
		sum += float64(w * fold[buckets[h]])
	}
	return sum / max(all, 1e-300)
}

// solve solves the river for both players' ranges.
func (l *Line) solve(a *Advice, legal *game.Legal, me int8, hand int, more func(sweeps int) bool) {
	nodes, at, stack := l.River(len(l.Made))
	ranges, classes := l.Classes()
	class := int(classes[hand])
	s := NewSolver(nodes, ranges)
	for n := 0; more(n); n++ {
		s.Sweep()
	}
	s.Judge(me)
	n := &nodes[at]
	if n.Player != me {
		return
	}
	base, chip := float64(n.Paid[me]), float64(l.big)/100
	var some [MaxActions]float64
	for i, p := range s.Chances(at, class, &some) {
		to := n.First + int32(i)
		value := float64((s.Value(at, to, class) + base) * chip)
		a.add(Option{l.option(legal, nodes, at, i, stack), p, s.Folds(to), value, to})
	}
	a.sober(0.05 * float64(l.pot))
}

// sober drops options worth less than the best by more than less chips. After few
// sweeps the strategy still takes them sometimes.
func (a *Advice) sober(less float64) {
	best, sum := a.Options[0].Value, 0.0
	for i := range a.Options {
		best = max(best, a.Options[i].Value)
	}
	for i := range a.Options {
		o := &a.Options[i]
		if o.Value < best-less {
			o.Chance = 0
		}
		sum += o.Chance
	}
	for i := range a.Options {
		if o := &a.Options[i]; sum > 0 {
			o.Chance /= sum
		} else if o.Value == best {
			o.Chance, sum = 1, 1
		}
	}
}

// agree makes values and probabilities consistent. Options that the strategy mixes get
// about equal values, options it never takes no more than those. If it never folds, the
// options it takes are worth at least 0. Values are estimates, while the strategy was
// trained on whole games.
func (a *Advice) agree() {
	mean, most, least := 0.0, 0.0, 0.0
	for _, o := range a.Options {
		mean += float64(o.Chance * o.Value)
		if o.Action.Kind == game.Fold && o.Chance > 0 {
			least = math.Inf(-1)
		}
	}
	if mean = max(mean, 0); least < 0 {
		mean = 0
	}
	for i := range a.Options {
		if o := &a.Options[i]; o.Chance > 0 && o.Action.Kind != game.Fold {
			o.Value = max(mean+(o.Value-mean)/4, least)
			most = max(most, o.Value)
		}
	}
	for i := range a.Options {
		switch o := &a.Options[i]; o.Action.Kind {
		case game.Fold:
		case game.Check:
			o.Value = min(max(o.Value, 0), most) // a later fold is still possible
		default:
			o.Value = min(o.Value, most)
		}
	}
}

// River is the tree of the river with the first bets of Made: its nodes, the node
// where the hand is, and the stack.
func (l *Line) River(bets int) (nodes []Node, at, stack int32) {
	paid := l.half()
	b := *l.Betting
	if b.Stack > 0 {
		b.Stack = paid + l.left()
	}
	nodes, at = b.River(paid, l.Made[:bets])
	return nodes, at, b.Stack
}

// left is the stack of each player when the river began: the smaller of both.
func (l *Line) left() int32 {
	left := int64(game.MaxStack)
	for i := range l.Seats {
		if p := &l.Players[i]; p.In {
			left = min(left, p.Stack+p.Bet)
		}
	}
	return max(l.units(left), 1)
}

// Classes returns the ranges of both players on the river, by class, in the form of
// NewSolver. It also returns the class of each hand by Index, -1 for hands that share
// a card with the board.
func (l *Line) Classes() (ranges *[2]Row, class []int16) {
	look := &l.book.look
	look.Rank(l.Board)
	ranges, class = new([2]Row), make([]int16, Hands)
	total := [2]float64{}
	for h, s := range look.Strengths[:] {
		if s == Never {
			class[h] = -1
			continue
		}
		c := look.class(s)
		class[h] = int16(c)
		for p := range ranges {
			ranges[p][c] += l.Weights[p][h]
			total[p] += l.Weights[p][h]
		}
	}
	for p := range ranges {
		for c := range ranges[p] {
			ranges[p][c] /= total[p]
		}
	}
	return ranges, class
}

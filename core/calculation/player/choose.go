package player

import (
	"math"

	"github.com/tefuda/tefuda/core/calculation"
	"github.com/tefuda/tefuda/core/dice"
	"github.com/tefuda/tefuda/core/search"
)

// A Chooser searches for the best move of a position. Moves race by sequential
// halving on common random orders of the stock. Each gets two rollouts per order:
// one by the rollout policy and one that knows the order. With a short stock it
// searches exactly instead. It never reads the order of a fixed stock. A Chooser
// serves one search.
type Chooser struct {
	root  calculation.State
	arms  []arm
	first int // number of moves in the race at the start
	sure  int // index of a move that no other can beat, or -1
	exact bool
	rooms [2]calculation.State // buffers for playouts
	// course is the race of the arms still tried.
	course  search.Race
	rewards [calculation.MaxMoves]float64 // rewards of one sample
}

// An arm is a move in the race. like is the index of the arm that it equals,
// because one empty pile is as good as another, or its own index.
type arm struct {
	move     calculation.Move
	after    calculation.State
	like     int
	lost     bool // for certain
	playouts int64
	wins     int64 // playouts that the rollout policy won
	reached  int64 // playouts won with the stock known
	rest     int64
	reward   int64
	win      float64 // if exact
}

// fullReward is the reward of a win. A playout that leaves n cards over gets
// 1/(n+1) of it, because nearly won games say more than clearly lost ones.
const fullReward = 1 << 10

// NewChooser prepares the choice among the legal moves of s.
func NewChooser(s *calculation.State) *Chooser {
	c := &Chooser{sure: -1}
	c.root.Set(s)
	c.root.Hide()
	empty := -1
	moves := c.root.LegalMoves(nil)
	c.arms = make([]arm, len(moves))
	for i, m := range moves {
		a := &c.arms[i]
		a.move, a.like = m, i
		a.after.Set(&c.root)
		if m.Kind == calculation.CardToWaste && s.Stack(m.Pile) == 0 {
			if empty >= 0 {
				a.like = empty
			} else {
				empty = i
			}
		}
		if m.Kind != calculation.Draw {
			a.after.Play(m)
		}
		a.lost = a.after.Blocked()
		if isSure(&c.root, m) {
			c.sure = i
		}
	}
	c.enter()
	return c
}

// enter puts the moves into the race that are not provably lost. If all are lost,
// or the move that no other can beat is, it puts in all.
func (c *Chooser) enter() {
	allLost := true
	for i := range c.arms {
		allLost = allLost && c.arms[i].lost
	}
	allLost = allLost || c.sure >= 0 && c.arms[c.sure].lost
	c.course.Begin(len(c.arms), 0)
	c.course.In = c.course.In[:0]
	for i := range c.arms {
		if a := &c.arms[i]; a.like == i && (allLost || !a.lost) {
			c.course.In = append(c.course.In, i)
		}
	}
	c.first = len(c.course.In)
}

// Choose searches until the decision is clear or the meter's budget ends. It
// returns every legal move, the best first; none at the end of a game. The budget
// counts playouts, without the extra ones that replay a lost one. Memory does not
// grow with the budget.
func (c *Chooser) Choose(meter *search.Meter, seed uint32) []Candidate {
	if len(c.arms) > 0 && !c.solve() {
		c.run(meter, seed)
	}
	return c.Candidates()
}

func (c *Chooser) run(meter *search.Meter, seed uint32) {
	dice := guesses(seed)
	for more := true; more && !c.isClear(); {
		each := max(1, meter.Allow(batch*int64(len(c.course.In)))/int64(len(c.course.In)))
		for range each {
			c.sample(&dice)
		}
		more = meter.Done(each * int64(len(c.course.In)))
		c.race()
		c.halve(meter.Spent())
	}
}

// guesses returns the dice for made-up orders of a hidden stock. The dice of Deal
// with the same seed would give the true order.
func guesses(seed uint32) dice.Dice {
	dice := dice.New(seed)
	return dice.Split()
}

// batch is the number of stock orders between two checks of the clock and the
// race: a fraction of a millisecond's work.
const batch = 8

// sample plays out every arm on one order of the stock.
func (c *Chooser) sample(dice *dice.Dice) {
	c.root.Shuffle(dice)
	for i, at := range c.course.In {
		c.rewards[i] = float64(c.arms[at].try(&c.root, &c.rooms))
	}
	c.course.Add(c.rewards[:len(c.course.In)])
}

// try plays out an arm on the stock order of a state and returns the reward.
// rooms are its buffers.
func (a *arm) try(order *calculation.State, rooms *[2]calculation.State) int64 {
	start, room := &rooms[0], &rooms[1]
	start.Set(&a.after)
	start.FixLike(order)
	room.Set(start)
	rest := rollOut(room)
	least := rest
	if rest > 0 {
		least = knownRollout(start, rest, knownPlayouts)
	}
	reward := (fullReward/int64(1+rest) + fullReward/int64(1+least)) / 2
	a.playouts++
	a.rest += int64(rest)
	a.reward += reward
	if rest == 0 {
		a.wins++
	}
	if least == 0 {
		a.reached++
	}
	return reward
}

// knownPlayouts is how many extra playouts a lost one gets. Without them a budget
// of 1,000 playouts per move won 278 of 300 games, lead 1 and four piles; with
// them one of 600 won 2,934 of 3,000. More of them win no more: with three piles
// and equal time 40 won 21 of 48 games, 12 won 118 of 196 and 6 won 113 of 192.
const knownPlayouts = 12

const (
	// leastPlayouts is how many playouts a move gets before it can be dropped.
	leastPlayouts = 24
	// shownPlayouts is how many the last move in the race gets, so that its
	// chance can be shown.
	shownPlayouts = 96
	// mostPlayouts ends any search, after seconds.
	mostPlayouts = 1 << 20
	// clearBy is by how many standard errors a move must be worse to be dropped.
	clearBy = 3.5
	// indifferent is the difference, as a share of fullReward, that no longer
	// matters.
	indifferent = 0.001
)

// leader returns the index in arms of the best move so far.
func (c *Chooser) leader() int {
	best := c.course.In[0]
	for _, at := range c.course.In[1:] {
		if c.arms[at].reward > c.arms[best].reward {
			best = at
		}
	}
	return best
}

// behind returns by how much an arm is worse than another per playout, as a share
// of fullReward, and the standard error of that.
func (c *Chooser) behind(at, leader int) (mean, deviation float64) {
	n := float64(c.arms[at].playouts)
	mean = float64(c.arms[leader].reward-c.arms[at].reward) / n
	return mean / fullReward, math.Sqrt(c.course.Variance(at, leader, mean)) / fullReward
}

// race drops the moves that are clearly worse than the leader.
func (c *Chooser) race() {
	leader := c.leader()
	if c.arms[leader].playouts < leastPlayouts {
		return
	}
	kept := c.course.In[:0]
	for _, at := range c.course.In {
		if mean, deviation := c.behind(at, leader); at == leader || mean <= float64(clearBy*deviation) {
			kept = append(kept, at)
		}
	}
	c.course.In = kept
}

// halve halves the number of moves each time that an equal part of the budget is
// spent (Z. Karnin, T. Koren, O. Somekh: Almost optimal exploration in
// multi-armed bandits, ICML 2013,
// https://proceedings.mlr.press/v28/karnin13.html).
func (c *Chooser) halve(spent float64) {
	rounds := 0
	for 1<<rounds < c.first {
		rounds++
	}
	keep := (c.first-1)>>int(float64(spent*float64(rounds))) + 1
	for len(c.course.In) > keep {
		worst := 0
		for i, at := range c.course.In {
			if c.arms[at].reward <= c.arms[c.course.In[worst]].reward {
				worst = i
			}
		}
		c.course.In = append(c.course.In[:worst], c.course.In[worst+1:]...)
	}
}

// isClear reports whether more playouts would not change the choice.
func (c *Chooser) isClear() bool {
	leader := c.leader()
	n := c.arms[leader].playouts
	switch {
	case n < shownPlayouts:
		return false
	case c.sure >= 0:
		return true
	}
	for _, at := range c.course.In {
		mean, deviation := c.behind(at, leader)
		if at != leader && mean+float64(2*deviation) > indifferent {
			return n*int64(len(c.course.In)) >= mostPlayouts
		}
	}
	return true
}

// A Proof is the certain outcome of a position, if there is one.
type Proof uint8

// The proofs: none; perfect play wins whatever comes; the game cannot be won.
const (
	Unproved Proof = iota
	ProvedWin
	ProvedLoss
)

// A Candidate is a move with the results of a search.
type Candidate struct {
	Move calculation.Move
	// Win is the chance to win, 0…1, if the search also chooses all later moves.
	// Error is its standard error; both are estimated from Reached. If Exact, Win
	// is the chance of perfect play and Error is 0.
	Win, Error float64
	Exact      bool
	Proof      Proof
	// Policy is the share of stock orders on which the rollout policy wins: the
	// chance of a player who goes on without thought. Reached is the share on
	// which a rollout that knows the stock wins. Both are 0 if Exact.
	Policy, Reached float64
	// Rest is the mean number of cards that playouts leave over; 0 if Exact.
	Rest float64
	// Playouts is how many playouts the move got. Clearly worse moves are dropped
	// early.
	Playouts int64
	// Score is for levels that do not search. At RandomLevel and EagerLevel it is
	// the chance that the level plays the move. At RuleLevel it is the sum of
	// weights; moves to foundations come before moves to piles whatever their
	// sums.
	Score   float64
	Reasons []Reason
}

// Candidates returns every legal move, the best first, by the search so far. A
// report of the meter may call it.
func (c *Chooser) Candidates() []Candidate {
	all := make([]Candidate, 0, len(c.arms))
	order := make([]int, 0, len(c.arms))
	for i := range c.arms {
		at := len(order)
		order = append(order, i)
		for ; at > 0 && c.isBetter(i, order[at-1]); at-- {
			order[at] = order[at-1]
		}
		order[at] = i
	}
	for _, at := range order {
		all = append(all, c.candidate(at))
	}
	if len(all) > 0 {
		c.compare(ranked(all))
	}
	return all
}

// ranked lowers chances so that none exceeds that of a move before it. The moves
// before were tried longer, and the later ones were dropped as worse.
func ranked(all []Candidate) []Candidate {
	for i := 1; i < len(all); i++ {
		if k, before := &all[i], &all[i-1]; k.Proof == Unproved && !k.Exact && before.Playouts > 0 && before.Proof == Unproved {
			k.Win = min(k.Win, before.Win)
		}
	}
	return all
}

// isBetter orders two arms. If exact, by their chances. Otherwise provably lost
// ones are last, the sure move is first, and the others follow by playouts and
// then by reward.
func (c *Chooser) isBetter(i, k int) bool {
	a, b := &c.arms[c.arms[i].like], &c.arms[c.arms[k].like]
	switch {
	case c.exact:
		return a.win > b.win
	case a.lost != b.lost:
		return b.lost
	case i == c.sure || k == c.sure:
		return i == c.sure
	case c.inRace(c.arms[i].like) != c.inRace(c.arms[k].like):
		return c.inRace(c.arms[i].like)
	case a.playouts != b.playouts:
		return a.playouts > b.playouts
	}
	return a.reward > b.reward
}

// inRace reports whether an arm is still tried.
func (c *Chooser) inRace(at int) bool {
	for _, i := range c.course.In {
		if i == at {
			return true
		}
	}
	return false
}

func (c *Chooser) candidate(at int) Candidate {
	a := &c.arms[c.arms[at].like]
	r := Candidate{Move: c.arms[at].move, Exact: c.exact, Playouts: a.playouts}
	if c.exact {
		r.Win = a.win
		switch a.win {
		case 0:
			r.Proof = ProvedLoss
		case 1:
			r.Proof = ProvedWin
		}
	} else if a.playouts > 0 {
		n := float64(a.playouts)
		r.Reached, r.Policy, r.Rest = float64(a.reached)/n, float64(a.wins)/n, float64(a.rest)/n
		r.Win, r.Error = chance(r.Reached, n)
	}
	if a.lost {
		r = Candidate{Move: r.Move, Exact: r.Exact, Proof: ProvedLoss, Playouts: r.Playouts, Rest: r.Rest}
	}
	r.Reasons = reasons(&c.root, &c.arms[at], r.Proof)
	return r
}

// chance estimates the search's chance to win, and its standard error, from the
// share of n stock orders on which a rollout that knew the stock won. The chance
// to fail is taken as that share's complement to the power of 2.5. This fits the
// decisions of 400 searched games, half with four piles and lead 0, half with
// three piles: most twentieths of the share within 0.05, all from a quarter on
// within 0.12. The error counts one more order won and one more lost, because a
// few equal results do not make the chance certain.
func chance(reached, n float64) (win, deviation float64) {
	miss := 1 - reached
	win = 1 - float64(miss*miss*math.Sqrt(miss))
	share := (float64(reached*n) + 1) / (n + 2)
	miss = 1 - share
	return win, float64(2.5*miss*math.Sqrt(miss)) * math.Sqrt(float64(share*miss)/(n+2))
}

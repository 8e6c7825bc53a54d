package main

import (
	"math/rand/v2"
	"slices"

	"github.com/tefuda/tefuda/core/daifugo"
	"github.com/tefuda/tefuda/core/daifugo/brain"
)

// A table plays game after game: seats are fixed, classes carry over and are
// forgotten at times.
type table struct {
	class [daifugo.MaxPlayers]int8
	games int
}

type hands = [daifugo.MaxPlayers]daifugo.Set

// begin deals a game and exchanges cards; back chooses what is returned for a
// tribute.
func begin(rules daifugo.Rules, class [daifugo.MaxPlayers]int8, r *rand.Rand, back func(g, tribute *daifugo.Gift, hands *hands) daifugo.Set) (daifugo.State, []daifugo.Gift) {
	dealt := rules.Deal(int8(r.IntN(int(rules.Players))), r)
	gifts := rules.Gifts(class)
	daifugo.Tributes(gifts, &dealt)
	half := len(gifts) / 2
	for i := half; i < len(gifts); i++ {
		cards := back(&gifts[i], &gifts[i-half], &dealt)
		if err := daifugo.Return(&gifts[i], cards, &dealt); err != nil {
			panic(err)
		}
	}
	return daifugo.Start(rules, dealt, class), gifts
}

// A chooser plays one seat.
type chooser interface {
	move(seat int8, t *daifugo.Table, hand daifugo.Set) daifugo.Role
	back(seat int8, hand daifugo.Set, n int8) daifugo.Set
}

// play plays one game and returns its end.
func (b *table) play(l *learner, c chooser) daifugo.State {
	rules := daifugo.UEC
	if b.games%daifugo.ClassesReset == 0 {
		b.class = [daifugo.MaxPlayers]int8{}
	}
	b.games++
	s, _ := begin(rules, b.class, l.r, func(g, _ *daifugo.Gift, hands *hands) daifugo.Set {
		return c.back(g.From, hands[g.From], g.Count)
	})
	for !s.Over() {
		s.Play(c.move(s.Turn, &s.Table, s.Hands[s.Turn]))
	}
	s.DrawPlaces(l.r)
	b.class = s.Places
	return s
}

// A teacher is the heuristic, whose moves the learner notes.
type teacher struct {
	l *learner
	p brain.LevelPlayer
}

func (c *teacher) move(_ int8, t *daifugo.Table, hand daifugo.Set) daifugo.Role {
	m := c.p.Choose(t, hand, nil)
	moves, chances := c.l.policy.Moves(t, hand)
	if i := slices.IndexFunc(moves, func(x daifugo.Role) bool { return x.Canonical() == m.Canonical() }); i >= 0 && len(moves) > 1 {
		c.l.note(c.l.gradient, t, hand, moves, chances, i)
	}
	return m
}

func (c *teacher) back(_ int8, hand daifugo.Set, n int8) daifugo.Set {
	gift := c.p.Return(daifugo.UEC, hand, n, nil)
	gifts, chances := c.l.policy.Returns(hand, n)
	c.l.noteReturn(c.l.gradient, hand, gifts, chances, gift)
	return gift
}

// imitate learns the heuristic's moves.
func (l *learner) imitate(games int) {
	c := &teacher{l: l, p: brain.LevelPlayer{Level: brain.HeuristicLevel}}
	var b table
	for g := range games {
		l.rate = 0.03 * float64(games-g) / float64(games)
		b.play(l, c)
		if g%4 == 3 {
			l.step()
		}
	}
	clear(l.first)
	clear(l.second)
	l.steps = 0
}

// A student draws the policy's moves and notes them.
type student struct{ l *learner }

func (c student) move(seat int8, t *daifugo.Table, hand daifugo.Set) daifugo.Role {
	moves, chances := c.l.policy.Moves(t, hand)
	if len(moves) == 1 {
		return moves[0]
	}
	i := draw(chances, c.l.r.Float64())
	c.l.note(c.l.seats[seat], t, hand, moves, chances, i)
	return moves[i]
}

func draw(chances []float64, at float64) int {
	for i, x := range chances {
		if at -= x; at < 0 {
			return i
		}
	}
	return slices.Index(chances, slices.Max(chances))
}

func (c student) back(seat int8, hand daifugo.Set, n int8) daifugo.Set {
	gifts, chances := c.l.policy.Returns(hand, n)
	i := draw(chances, c.l.r.Float64())
	c.l.noteReturn(c.l.seats[seat], hand, gifts, chances, gifts[i])
	return gifts[i]
}

// improve plays games against itself and learns.
func (l *learner) improve(games int) {
	var b table
	for g := range games {
		class := b.class
		if b.games%daifugo.ClassesReset == 0 {
			class = [daifugo.MaxPlayers]int8{}
		}
		s := b.play(l, student{l})
		for seat := range s.Rules.Players {
			points := float64(s.Rules.Points(s.Places[seat]))
			mean := &l.mean[class[seat]]
			better := points - *mean
			*mean += better / 2000
			for i, x := range l.seats[seat] {
				if x != 0 {
					l.gradient[i] += x * better / float64(l.batch)
					l.seats[seat][i] = 0
				}
			}
		}
		if g%l.batch == l.batch-1 {
			l.step()
		}
	}
}

// An opponent is the policy on some seats and the heuristic on the others.
type opponent struct {
	own    int8
	policy *brain.Policy
	p      brain.LevelPlayer
}

func (c *opponent) move(seat int8, t *daifugo.Table, hand daifugo.Set) daifugo.Role {
	if seat == c.own {
		return c.policy.Choose(t, hand)
	}
	return c.p.Choose(t, hand, nil)
}

func (c *opponent) back(seat int8, hand daifugo.Set, n int8) daifugo.Set {
	if seat == c.own {
		return c.policy.Return(hand, n)
	}
	return c.p.Return(daifugo.UEC, hand, n, nil)
}

// measure returns the policy's points a game against the heuristic.
func (l *learner) measure(games int) float64 {
	var b table
	c := &opponent{policy: brain.PolicyOf(&l.weights), p: brain.LevelPlayer{Level: brain.HeuristicLevel}}
	sum := 0
	for range games {
		s := b.play(l, c)
		sum += s.Rules.Points(s.Places[c.own])
	}
	return float64(sum) / float64(games)
}

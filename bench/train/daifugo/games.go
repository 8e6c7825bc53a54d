package main

import (
	"math/rand/v2"
	"slices"

	"github.com/tefuda/tefuda/core/daifugo"
	"github.com/tefuda/tefuda/core/daifugo/levels"
	"github.com/tefuda/tefuda/core/daifugo/policy"
)

// A table plays game after game. Seats are fixed; classes carry over and are
// forgotten at times.
type table struct {
	class [daifugo.MaxPlayers]int8
	games int
	dealt hands // before the exchange's returns
}

type hands = [daifugo.MaxPlayers]daifugo.Set

// begin deals a game and exchanges cards. back chooses the cards returned for a
// tribute.
func begin(rules daifugo.Rules, class [daifugo.MaxPlayers]int8, r *rand.Rand, back func(g, tribute *daifugo.Gift, hands *hands) daifugo.Set) (daifugo.State, []daifugo.Gift) {
	dealt := rules.Deal(int8(r.IntN(int(rules.Players))), r)
	gifts := rules.Gifts(class)
	daifugo.Tributes(gifts, &dealt)
	half := len(gifts) / 2
	for i := half; i < len(gifts); i++ {
		cards := back(&gifts[i], &gifts[i-half], &dealt)
		if err := rules.Return(gifts, i, cards, &dealt); err != nil {
			panic(err)
		}
	}
	return daifugo.Start(rules, dealt, class), gifts
}

// A chooser plays one seat.
type chooser interface {
	move(seat int8, t *daifugo.Table, hand daifugo.Set) daifugo.Combination
	back(seat int8, hand daifugo.Set, n int8) daifugo.Set
}

// play plays one game and returns its end.
func (b *table) play(l *learner, c chooser) daifugo.State {
	rules := daifugo.UEC
	if b.games%daifugo.ClassesReset == 0 {
		b.class = [daifugo.MaxPlayers]int8{}
	}
	b.games++
	b.dealt = hands{}
	s, _ := begin(rules, b.class, l.r, func(g, _ *daifugo.Gift, h *hands) daifugo.Set {
		if b.dealt == (hands{}) {
			b.dealt = *h
		}
		return c.back(g.From, h[g.From], g.Count)
	})
	if b.dealt == (hands{}) {
		b.dealt = s.Hands
	}
	for !s.Over() {
		s.Play(c.move(s.Turn, &s.Table, s.Hands[s.Turn]))
	}
	s.DrawPlaces(l.r)
	b.class = s.Places
	return s
}

// A teacher plays as article.CompletePlayer, and the learner records its moves.
type teacher struct {
	l *learner
	p levels.Player
}

func (c *teacher) move(_ int8, t *daifugo.Table, hand daifugo.Set) daifugo.Combination {
	m := c.p.Choose(t, hand, nil)
	moves, chances := c.l.policy.Moves(t, hand)
	if i := slices.IndexFunc(moves, func(x daifugo.Combination) bool { return x.Canonical() == m.Canonical() }); i >= 0 && len(moves) > 1 {
		c.l.note(c.l.seats[0], t, hand, chances, i)
	}
	return m
}

func (c *teacher) back(_ int8, hand daifugo.Set, n int8) daifugo.Set {
	gift := c.p.Return(daifugo.UEC, hand, hand, n, nil)
	gifts, chances := c.l.policy.Returns(hand, hand, n)
	c.l.noteReturn(c.l.seats[0], hand, gifts, chances, gift)
	return gift
}

// imitate learns the teacher's moves.
func (l *learner) imitate(games int) {
	c := &teacher{l: l, p: levels.Player{Level: levels.Heuristic}}
	var b table
	for g := range games {
		l.rate = 0.03 * float64(games-g) / float64(games)
		b.play(l, c)
		if g%4 == 3 {
			l.seats[0].addTo(l.gradient, 1)
			l.step()
		}
	}
	clear(l.first)
	clear(l.second)
	l.steps = 0
}

// A student draws the policy's moves and records them. Guests play on some seats.
type student struct {
	l      *learner
	guests [daifugo.MaxPlayers]*levels.Player // nil on a seat of the policy
}

func (c *student) move(seat int8, t *daifugo.Table, hand daifugo.Set) daifugo.Combination {
	if guest := c.guests[seat]; guest != nil {
		return guest.Choose(t, hand, nil)
	}
	moves, chances := c.l.policy.Moves(t, hand)
	if len(moves) == 1 {
		return moves[0]
	}
	i := draw(chances, c.l.r.Float64())
	c.l.note(c.l.seats[seat], t, hand, chances, i)
	return moves[i]
}

// invite seats the guests of a company.
func (c *student) invite(company int) {
	for seat := range c.guests {
		switch {
		case company == alone || seat == 0:
			c.guests[seat] = nil
		case company == defaults:
			c.guests[seat] = &c.l.company[0]
		case c.l.r.IntN(3) > 0:
			c.guests[seat] = &c.l.company[c.l.r.IntN(len(c.l.company))]
		default:
			c.guests[seat] = nil
		}
	}
}

func draw(chances []float64, at float64) int {
	for i, x := range chances {
		if at -= x; at < 0 {
			return i
		}
	}
	return slices.Index(chances, slices.Max(chances))
}

func (c *student) back(seat int8, hand daifugo.Set, n int8) daifugo.Set {
	if guest := c.guests[seat]; guest != nil {
		return guest.Return(daifugo.UEC, hand, hand, n, nil)
	}
	gifts, chances := c.l.policy.Returns(hand, hand, n)
	i := draw(chances, c.l.r.Float64())
	c.l.noteReturn(c.l.seats[seat], hand, gifts, chances, gifts[i])
	return gifts[i]
}

// turns are the companies of successive games.
var turns = [...]int{defaults, mixed, defaults, alone}

// improve plays games against itself and guests, and learns: it makes a seat's
// moves likelier by as much as its hand earned more points than predicted. Each
// company has its own table, whose guests change when classes are forgotten.
func (l *learner) improve(games int) {
	var tables [companies]table
	var students [companies]student
	for g := range games {
		company := turns[g%len(turns)]
		b, c := &tables[company], &students[company]
		class := b.class
		if b.games%daifugo.ClassesReset == 0 {
			class = [daifugo.MaxPlayers]int8{}
			c.l = l
			c.invite(company)
		}
		s := b.play(l, c)
		for seat := range s.Rules.Players {
			if c.guests[seat] == nil {
				better := l.worth[company].surprise(class[seat], b.dealt[seat], float64(s.Rules.Points(s.Places[seat])))
				l.seats[seat].addTo(l.gradient, better/float64(l.batch))
			}
		}
		if g%l.batch == l.batch-1 {
			l.step()
		}
	}
}

// An opponent plays as the policy on seat own and as a level's player on the
// others.
type opponent struct {
	own    int8
	policy *policy.Policy
	p      levels.Player
}

func (c *opponent) move(seat int8, t *daifugo.Table, hand daifugo.Set) daifugo.Combination {
	if seat == c.own {
		return c.policy.Choose(t, hand)
	}
	return c.p.Choose(t, hand, nil)
}

func (c *opponent) back(seat int8, hand daifugo.Set, n int8) daifugo.Set {
	if seat == c.own {
		return c.policy.Return(hand, hand, n)
	}
	return c.p.Return(daifugo.UEC, hand, hand, n, nil)
}

// measure returns the policy's points per game against players of a level.
func (l *learner) measure(level levels.Level, games int) float64 {
	var b table
	c := &opponent{policy: policy.Of(&l.weights), p: levels.Player{Level: level}}
	sum := 0
	for range games {
		s := b.play(l, c)
		sum += s.Rules.Points(s.Places[c.own])
	}
	return float64(sum) / float64(games)
}

package main

import (
	"fmt"
	"math"
	"math/rand/v2"

	"github.com/tefuda/tefuda/core/daifugo"
	"github.com/tefuda/tefuda/core/daifugo/brain"
	"github.com/tefuda/tefuda/core/search"
)

// An arena plays one player of a level against others of another by the UEC
// rules, seats redrawn and classes forgotten as there.
type arena struct {
	own, against brain.Level
	playouts     int64
	chooser      *brain.Chooser
	simple       brain.LevelPlayer
	deals        *rand.Rand // the same for every pair of levels
	r            *rand.Rand
	places       [daifugo.MaxPlayers]int8
	seats        [daifugo.MaxPlayers]int8 // player on each seat; player 0 is the one measured
	spent        int64
}

func newArena(own, against brain.Level, playouts int64, seed uint32) *arena {
	return &arena{own: own, against: against, playouts: playouts, chooser: brain.NewChooser(),
		deals: search.NewRand(seed), r: search.NewRand(seed + 1)}
}

func (a *arena) level(seat int8) brain.Level {
	if a.seats[seat] == 0 {
		return a.own
	}
	return a.against
}

func (a *arena) meter() *search.Meter {
	return search.Start(search.Budget{Iterations: a.playouts}, 0, func() int64 { return 0 }, nil)
}

// move chooses by a seat's level.
func (a *arena) move(s *daifugo.State, gifts []daifugo.Gift, moves []daifugo.Move) daifugo.Role {
	level := a.level(s.Turn)
	if level != brain.SearchLevel {
		a.simple.Level = level
		return a.simple.Choose(&s.Table, s.Hands[s.Turn], a.r)
	}
	v := s.View(s.Turn, gifts, moves)
	m := a.meter()
	c, err := a.chooser.Choose(&v, level, m, a.r)
	if err != nil {
		panic(err)
	}
	a.spent += m.Progress().Done
	return c[0].Move
}

// back chooses what a seat gives back.
func (a *arena) back(g *daifugo.Gift, got daifugo.Set, class [daifugo.MaxPlayers]int8, hands *hands) daifugo.Set {
	level := a.level(g.From)
	if level != brain.SearchLevel {
		a.simple.Level = level
		return a.simple.Return(daifugo.UEC, hands[g.From], g.Count, a.r)
	}
	v := brain.ReturnView{Rules: daifugo.UEC, Class: class, Seat: g.From, To: g.To, Hand: hands[g.From], Got: got, Count: g.Count}
	for i, h := range hands {
		v.Counts[i] = int8(h.Len())
	}
	c, err := a.chooser.ChooseReturn(&v, level, a.meter(), a.r)
	if err != nil {
		panic(err)
	}
	return c[0].Cards
}

// game plays game number n and returns the points of player 0.
func (a *arena) game(n int) int {
	rules := daifugo.UEC
	if n%daifugo.ClassesReset == 0 {
		a.places = [daifugo.MaxPlayers]int8{}
	}
	if n%daifugo.SeatsRedrawn == 0 {
		a.seats = daifugo.DrawSeats(rules.Players, a.deals)
	}
	var class [daifugo.MaxPlayers]int8
	for seat := range rules.Players {
		class[seat] = a.places[a.seats[seat]]
	}
	s, gifts := begin(rules, class, a.deals, func(g, tribute *daifugo.Gift, hands *hands) daifugo.Set {
		return a.back(g, tribute.Cards, class, hands)
	})
	var moves []daifugo.Move
	for !s.Over() {
		m := daifugo.Move{Seat: s.Turn, Role: a.move(&s, gifts, moves)}
		s.Play(m.Role)
		moves = append(moves, m)
	}
	s.DrawPlaces(a.r)
	points := 0
	for seat := range rules.Players {
		a.places[a.seats[seat]] = s.Places[seat]
		if a.seats[seat] == 0 {
			points = rules.Points(s.Places[seat])
		}
	}
	return points
}

// block is the number of games whose mean counts as one observation:
// successive games depend on each other through the classes.
const block = 20

// match plays games and prints the mean of points with a 95 % interval from
// block means.
func (a *arena) match(games int) {
	sum, sq, n, in := 0.0, 0.0, 0.0, 0
	for g := range games {
		in += a.game(g)
		if g%block < block-1 {
			continue
		}
		x := float64(in) / block
		sum, sq, n, in = sum+x, sq+x*x, n+1, 0
		if g+1 == games || (g+1)%(5*block) == 0 {
			mean := sum / n
			fmt.Printf("%d games: %.3f ± %.3f points, %d playouts a game\n", g+1, mean,
				1.96*math.Sqrt((sq/n-mean*mean)/max(n-1, 1)), a.spent/int64(g+1))
		}
	}
}

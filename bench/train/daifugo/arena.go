package main

import (
	"errors"
	"math/rand/v2"
	"slices"
	"strconv"
	"strings"

	"github.com/tefuda/tefuda/core/daifugo"
	"github.com/tefuda/tefuda/core/daifugo/levels"
	"github.com/tefuda/tefuda/core/daifugo/player"
	"github.com/tefuda/tefuda/core/names"
	"github.com/tefuda/tefuda/core/search"
)

// A side has the settings that all players of one side share.
type side struct {
	level    levels.Level
	without  levels.Parts
	playouts int64 // per choice, if it searches; 0: the default
}

// partNames are the names of the parts of a player, by their bits.
var partNames = []string{"proofs", "kinds", "endings", "likeliest", "playouts", "skilled"}

// sideOf reads a level and the parts to leave out: "champion-proofs".
func sideOf(text string, playouts int64) (s side, err error) {
	parts := strings.Split(text, "-")
	level := names.Find(levels.Names[:], parts[0])
	if level < 0 {
		return s, errors.New("no such level: " + parts[0])
	}
	s = side{level: levels.Level(level), playouts: playouts}
	for _, name := range parts[1:] {
		i := slices.Index(partNames, name)
		if i < 0 {
			return s, errors.New("no such part: " + name)
		}
		s.without |= 1 << i
	}
	return s, nil
}

// rulesOf returns the rules of a preset, with its own number of players if
// players is 0.
func rulesOf(preset string, players int) (daifugo.Rules, error) {
	rules, found := daifugo.Preset(preset)
	if !found {
		return rules, errors.New("no such preset: " + preset)
	}
	if players != 0 {
		rules.Players = int8(players)
	}
	return rules, rules.Check()
}

// An arena plays one player against others. Seats are redrawn
// and classes forgotten as on the UEC server. Deals and seats depend only on the
// seed, so that any two players can be compared on the same ones.
type arena struct {
	rules   daifugo.Rules
	sides   [2]side // of player 0, who is measured, and of the others
	chooser [2]*player.Chooser
	simple  [2]levels.Player
	deals   *rand.Rand
	r       *rand.Rand
	places  [daifugo.MaxPlayers]int8
	seats   [daifugo.MaxPlayers]int8 // player on each seat
	tally   tally
}

// A tally is the result of a block of games.
type tally struct {
	Points  int
	Choices int64 // choices of player 0 among several moves
	Spent   int64 // playouts spent on these choices
}

func newArena(rules daifugo.Rules, own, against side) *arena {
	a := &arena{rules: rules, sides: [2]side{own, against}}
	for i, s := range a.sides {
		a.chooser[i] = player.NewChooser()
		a.chooser[i].Without = s.without
		a.simple[i].Level, a.simple[i].Without = s.level, s.without
	}
	return a
}

// block plays the games from one reset of classes to the next.
func (a *arena) block(seed uint32, number int) tally {
	a.deals = rand.New(rand.NewPCG(uint64(seed), uint64(number)))
	a.r = rand.New(rand.NewPCG(uint64(seed), ^uint64(number)))
	a.places, a.tally = [daifugo.MaxPlayers]int8{}, tally{}
	for g := range daifugo.ClassesReset {
		if g%daifugo.SeatsRedrawn == 0 {
			a.seats = daifugo.DrawSeats(a.rules.Players, a.deals)
		}
		a.game()
	}
	return a.tally
}

// at returns the side of the player on a seat.
func (a *arena) at(seat int8) int {
	if a.seats[seat] == 0 {
		return 0
	}
	return 1
}

// meter limits the playouts of a choice, by default as the program does.
func (a *arena) meter(side int, counts *[daifugo.MaxPlayers]int8) *search.Meter {
	n := a.sides[side].playouts
	if n == 0 {
		n = player.UsualPlayouts(counts)
	}
	return search.Start(search.Budget{Iterations: n}, 0, func() int64 { return 0 }, nil)
}

// note counts a choice of player 0.
func (a *arena) note(side int, m *search.Meter, candidates int) {
	if side == 0 && candidates > 1 {
		a.tally.Choices++
		a.tally.Spent += m.Progress().Done
	}
}

// move chooses a move with the settings of the seat's side.
func (a *arena) move(s *daifugo.State, gifts []daifugo.Gift, moves []daifugo.Move) daifugo.Combination {
	side := a.at(s.Turn)
	if a.sides[side].level < levels.Ahead {
		return a.simple[side].Choose(&s.Table, s.Hands[s.Turn], a.r)
	}
	v, m := s.View(s.Turn, gifts, moves), a.meter(side, &s.Counts)
	c, err := a.chooser[side].Choose(&v, a.sides[side].level, m, a.r)
	if err != nil {
		panic(err)
	}
	a.note(side, m, len(c))
	return c[0].Move
}

// back chooses the cards that a seat gives back.
func (a *arena) back(g *daifugo.Gift, got daifugo.Set, class [daifugo.MaxPlayers]int8, hands *hands) daifugo.Set {
	side := a.at(g.From)
	if a.sides[side].level != levels.Search {
		return a.simple[side].Return(a.rules, hands[g.From], a.rules.Returnable(hands[g.From], got), g.Count, a.r)
	}
	v := player.ReturnView{Rules: a.rules, Class: class, Seat: g.From, To: g.To, Hand: hands[g.From], Got: got, Count: g.Count}
	for i, h := range hands {
		v.Counts[i] = int8(h.Len())
	}
	m := a.meter(side, &v.Counts)
	c, err := a.chooser[side].ChooseReturn(&v, levels.Search, m, a.r)
	if err != nil {
		panic(err)
	}
	a.note(side, m, len(c))
	return c[0].Move.Cards
}

// game plays a game.
func (a *arena) game() {
	rules := a.rules
	var class [daifugo.MaxPlayers]int8
	for seat := range rules.Players {
		class[seat] = a.places[a.seats[seat]]
	}
	s, gifts := begin(rules, class, a.deals, func(g, tribute *daifugo.Gift, hands *hands) daifugo.Set {
		return a.back(g, tribute.Cards, class, hands)
	})
	var moves []daifugo.Move
	for !s.Over() {
		m := daifugo.Move{Seat: s.Turn, Combination: a.move(&s, gifts, moves)}
		s.Play(m.Combination)
		moves = append(moves, m)
	}
	s.DrawPlaces(a.r)
	for seat := range rules.Players {
		a.places[a.seats[seat]] = s.Places[seat]
	}
	a.tally.Points += rules.Points(a.places[0])
}

// shardOf reads "2/4" as the second of four parts.
func shardOf(text string) (part, parts int, err error) {
	first, second, _ := strings.Cut(text, "/")
	part, _ = strconv.Atoi(first)
	parts, _ = strconv.Atoi(second)
	if part < 1 || part > parts {
		return 0, 0, errors.New("no such shard: " + text)
	}
	return part, parts, nil
}

package levels

import (
	"math"
	"math/rand/v2"
	"testing"

	"github.com/tefuda/tefuda/core/daifugo"
	"github.com/tefuda/tefuda/core/dice"
)

// A mover plays one seat.
type mover interface {
	ChoosePile(t *daifugo.Table, hand daifugo.Pile, r *rand.Rand) daifugo.Combination
	ReturnPile(rules daifugo.Rules, hand, from daifugo.Pile, n int8, r *rand.Rand) daifugo.Pile
}

// A weakestPlayer always plays the weakest legal combination, and gives the
// weakest cards back.
type weakestPlayer struct{ Player }

func (p *weakestPlayer) ChoosePile(t *daifugo.Table, hand daifugo.Pile, _ *rand.Rand) daifugo.Combination {
	return weakest(t, t.LegalOf(nil, hand))
}

func (p *weakestPlayer) ReturnPile(_ daifugo.Rules, _, from daifugo.Pile, n int8, _ *rand.Rand) daifugo.Pile {
	return daifugo.Pile{Cards: weakestCards(from.Cards, n)}
}

// match plays games of one player against others of a kind, who change seats every
// SeatsRedrawn games. It returns the mean of the one's points, and half of its
// 95 % interval over the blocks between two resets of the classes.
func match(t *testing.T, rules daifugo.Rules, games int, own, against mover) (mean, half float64) {
	t.Helper()
	players := [daifugo.MaxPlayers]mover{own}
	for i := 1; i < len(players); i++ {
		players[i] = against
	}
	r := dice.NewRand(7)
	var places [daifugo.MaxPlayers]int8 // by player
	var seats [daifugo.MaxPlayers]int8
	blocks := make([]float64, games/daifugo.ClassesReset)
	for g := range games {
		if g%daifugo.ClassesReset == 0 {
			places = [daifugo.MaxPlayers]int8{}
		}
		if g%daifugo.SeatsRedrawn == 0 {
			seats = daifugo.DrawSeats(rules.Players, r)
		}
		var class [daifugo.MaxPlayers]int8
		for seat := range rules.Players {
			class[seat] = places[seats[seat]]
		}
		s := daifugo.State{Table: daifugo.Table{Rules: rules}}
		s.Deal(int8(r.IntN(int(rules.Players))), r)
		gifts := rules.Gifts(class)
		s.Tributes(gifts)
		for i := len(gifts) / 2; i < len(gifts); i++ {
			gift := &gifts[i]
			hand := s.Pile(gift.From)
			from := rules.ReturnableOf(hand, gifts[i-len(gifts)/2].Pile())
			if err := s.Return(gifts, i, players[seats[gift.From]].ReturnPile(rules, hand, from, gift.Count, r)); err != nil {
				t.Fatal(err)
			}
		}
		s.Start(rules, class)
		for !s.Over() {
			s.Play(players[seats[s.Turn]].ChoosePile(&s.Table, s.Pile(s.Turn), r))
		}
		s.DrawPlaces(r)
		for seat := range rules.Players {
			places[seats[seat]] = s.Places[seat]
		}
		blocks[g/daifugo.ClassesReset] += float64(rules.Points(places[0])) / daifugo.ClassesReset
	}
	squares, n := 0.0, float64(len(blocks))
	for _, b := range blocks {
		mean += b / n
		squares += b * b / n
	}
	return mean, 1.96 * math.Sqrt((squares-mean*mean)/(n-1))
}

// A trial is a match of one player of a level against others.
type trial struct {
	rules   daifugo.Rules
	level   Level
	others  string
	against mover
}

// play plays the games and reports a fault unless the points lie between low and
// high: their mean if loose, else their whole interval.
func (c *trial) play(t *testing.T, games int, low, high float64, loose bool) {
	t.Helper()
	points, half := match(t, c.rules, games, &Player{Level: c.level}, c.against)
	error := half
	if loose {
		error = 0
	}
	if points-error < low || points+error > high {
		t.Errorf("%d players: %s among %s has %.3f ± %.3f points, want %.2f to %.2f", c.rules.Players, Names[c.level].Key, c.others, points, half, low, high)
	}
}

// TestStrength checks how strong levels are: nullsuke's player by its own rules
// against three players of a level (measured elsewhere: 3.784 ± 0.018 against
// random, 2.980 ± 0.032 against weakest), and CompletePlayer by the UEC rules.
func TestStrength(t *testing.T) {
	if testing.Short() {
		t.Skip("plays some thousand games")
	}
	for _, c := range []struct {
		trial
		low, high float64
	}{
		{trial{daifugo.Article, Article, "random", &Player{Level: Random}}, 3.73, 3.84},
		{trial{daifugo.Article, Article, "weakest", &weakestPlayer{}}, 2.87, 3.07},
		{trial{daifugo.UEC, Heuristic, "random", &Player{Level: Random}}, 4.8, 5},
		{trial{daifugo.UEC, Heuristic, "weakest", &weakestPlayer{}}, 3.9, 4.3},
		{trial{daifugo.UEC, Heuristic, "regular", &Player{Level: Article}}, 3.25, 3.7},
		{trial{daifugo.UEC, Ahead, "skilled", &Player{Level: Heuristic}}, 3.25, 3.75},
	} {
		c.play(t, 2000, c.low, c.high, true)
	}
}

// TestLadder checks that one player of a level does better among players of the
// level below than these do, at tables of 2 to 8, and with two decks.
func TestLadder(t *testing.T) {
	if testing.Short() {
		t.Skip("plays many thousand games")
	}
	decks := daifugo.Common
	decks.On |= daifugo.TwoDecks
	for _, table := range []struct {
		rules   daifugo.Rules
		players int8
		games   int // for each seat
	}{
		{daifugo.Common, 2, 2000}, {daifugo.Common, 3, 2000}, {daifugo.Common, 4, 2000}, {daifugo.Common, 6, 2000}, {daifugo.Common, 8, 2000},
		{daifugo.UEC, 3, 2000}, {daifugo.UEC, 8, 2000}, {daifugo.Official, 8, 2000}, {decks, 4, 800}, {decks, 6, 500},
	} {
		rules, even := table.rules, float64(table.players+1)/2
		rules.Players = table.players
		for level := Default; level <= Heuristic; level++ {
			c := trial{rules, level, Names[level-1].Key, &Player{Level: level - 1}}
			c.play(t, table.games*int(table.players), even, float64(table.players), false)
		}
	}
}

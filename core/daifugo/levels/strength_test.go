package levels

import (
	"testing"

	"github.com/tefuda/tefuda/core/daifugo"
	"github.com/tefuda/tefuda/core/dice"
)

// match plays games of players who change seats every SeatsRedrawn games, and
// returns the mean of the points of the first.
func match(t *testing.T, rules daifugo.Rules, games int, players []*Player) float64 {
	t.Helper()
	r := dice.NewRand(7)
	var places [daifugo.MaxPlayers]int8 // by player
	var seats [daifugo.MaxPlayers]int8
	sum := 0
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
		hands := rules.Deal(int8(r.IntN(int(rules.Players))), r)
		gifts := rules.Gifts(class)
		daifugo.Tributes(gifts, &hands)
		for i := len(gifts) / 2; i < len(gifts); i++ {
			gift := &gifts[i]
			from := rules.Returnable(hands[gift.From], gifts[i-len(gifts)/2].Cards)
			if err := rules.Return(gifts, i, players[seats[gift.From]].Return(rules, hands[gift.From], from, gift.Count, r), &hands); err != nil {
				t.Fatal(err)
			}
		}
		s := daifugo.Start(rules, hands, class)
		for !s.Over() {
			s.Play(players[seats[s.Turn]].Choose(&s.Table, s.Hands[s.Turn], r))
		}
		s.DrawPlaces(r)
		for seat := range rules.Players {
			places[seats[seat]] = s.Places[seat]
		}
		sum += rules.Points(places[0])
	}
	return float64(sum) / float64(games)
}

// TestStrength checks how strong levels are: nullsuke's player by its own rules
// against three players of a level (measured elsewhere: 3.784 ± 0.018 against
// random, 2.980 ± 0.032 against weakest), and CompletePlayer by the UEC rules.
func TestStrength(t *testing.T) {
	if testing.Short() {
		t.Skip("plays some thousand games")
	}
	for _, c := range []struct {
		rules     daifugo.Rules
		level     Level
		against   Level
		low, high float64
	}{
		{daifugo.Article, Article, Random, 3.73, 3.84},
		{daifugo.Article, Article, Weakest, 2.87, 3.07},
		{daifugo.UEC, Heuristic, Random, 4.8, 5},
		{daifugo.UEC, Heuristic, Weakest, 3.9, 4.3},
		{daifugo.UEC, Heuristic, Article, 3.25, 3.7},
		{daifugo.UEC, Ahead, Heuristic, 3.25, 3.75},
	} {
		players := []*Player{{Level: c.level}}
		for int8(len(players)) < c.rules.Players {
			players = append(players, &Player{Level: c.against})
		}
		points := match(t, c.rules, 2000, players)
		t.Logf("%s against %s: %.3f points a game", Names[c.level].Key, Names[c.against].Key, points)
		if points < c.low || points > c.high {
			t.Errorf("%s against %s: %.3f, want %.2f to %.2f", Names[c.level].Key, Names[c.against].Key, points, c.low, c.high)
		}
	}
}

package prove

import (
	"testing"

	"github.com/tefuda/tefuda/core/daifugo"
	"github.com/tefuda/tefuda/core/daifugo/daifugotest"
	"github.com/tefuda/tefuda/core/dice"
)

// TestEndgame checks end games of two players against a search without order,
// cuts and bound.
func TestEndgame(t *testing.T) {
	r := dice.NewRand(14)
	seen := [3]int{}
	var e Endgame
	for range 1500 {
		rules := daifugotest.Rules(r)
		rules.Players = 2
		rules.On &^= daifugo.LeaderPass
		s := daifugo.Start(rules, [daifugo.MaxPlayers]daifugo.Set{}, [daifugo.MaxPlayers]int8{})
		s.Hands[0] = daifugo.RandomCards(daifugo.Deck(int(rules.Jokers)), int8(1+r.IntN(4)), r)
		s.Hands[1] = daifugo.RandomCards(daifugo.Deck(int(rules.Jokers))&^s.Hands[0], int8(1+r.IntN(4)), r)
		s.Counts[0], s.Counts[1] = int8(s.Hands[0].Len()), int8(s.Hands[1].Len())
		s.Played = daifugo.Deck(int(rules.Jokers)) &^ s.Hands[0] &^ s.Hands[1]
		for _, m := range s.LegalMoves(nil) {
			e.Restart(EndgameNodes)
			want := bruteEndgame(s, m, s.Turn)
			if got := e.After(&s, m); got != want {
				t.Fatalf("%v: %d, want %d: %+v", m, got, want, s)
			}
			seen[want]++
		}
	}
	if seen[Worse] < 100 || seen[Better] < 100 {
		t.Errorf("%d lost, %d won", seen[Worse], seen[Better])
	}
}

func bruteEndgame(s daifugo.State, m daifugo.Combination, me int8) int8 {
	s.Play(m)
	if s.Over() {
		if s.Places[me] == 1 {
			return Better
		}
		return Worse
	}
	outcomes := [3]bool{}
	for _, next := range s.LegalMoves(nil) {
		outcomes[bruteEndgame(s, next, me)] = true
	}
	if s.Turn == me && outcomes[Better] || s.Turn != me && !outcomes[Worse] {
		return Better
	}
	return Worse
}

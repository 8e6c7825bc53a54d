package player

import (
	"math/rand/v2"
	"testing"

	"github.com/tefuda/tefuda/core/daifugo"
	"github.com/tefuda/tefuda/core/daifugo/daifugotest"
	"github.com/tefuda/tefuda/core/daifugo/levels"
	"github.com/tefuda/tefuda/core/daifugo/policy"
	"github.com/tefuda/tefuda/core/dice"
	"github.com/tefuda/tefuda/core/search"
)

// anyTable returns a table that may or may not be one that NewState takes, and
// hands for it.
func anyTable(r *rand.Rand) (t daifugo.Table, hands [daifugo.MaxPlayers]daifugo.Set) {
	t.Rules = daifugotest.Mixed(r)
	pool := daifugo.Deck(int(t.Rules.Jokers))
	t.Played = daifugo.RandomCards(pool, int8(r.IntN(20)), r)
	pool &^= t.Played
	for seat := range t.Rules.Players {
		hands[seat] = daifugo.RandomCards(pool, int8(r.IntN(6)), r)
		pool &^= hands[seat]
		if hands[seat] == 0 {
			t.Places[seat] = t.FreePlace(r.IntN(3) > 0)
		}
	}
	t.Turn, t.Owner = int8(r.IntN(int(t.Rules.Players))), int8(r.IntN(int(t.Rules.Players)))
	if combinations := (&daifugo.Table{Rules: t.Rules}).LegalCombinations(nil, t.Played); len(combinations) > 0 && r.IntN(4) > 0 {
		t.Field = combinations[r.IntN(len(combinations))]
		for seat := range t.Rules.Players {
			if r.IntN(4) == 0 {
				t.Passed |= 1 << seat
			}
		}
	} else {
		t.Owner = t.Turn
	}
	if t.Passes = int8(max(0, r.IntN(2*daifugo.PassLimit)-daifugo.PassLimit)); r.IntN(3) == 0 {
		t.Lock = t.Field.Suits
	}
	often := func(s daifugo.Switch) bool { return t.Rules.Has(s) && r.IntN(3) == 0 }
	t.Revolution, t.Back, t.Backward, t.RankLocked = often(daifugo.Revolution), often(daifugo.ElevenBack), often(daifugo.SixReverse), often(daifugo.RankLock)
	return t, hands
}

// TestAcceptedPositionsEnd checks that a position that NewState takes, however
// odd, has a legal move, and that play from it ends, at random, by the policy
// and by a search.
func TestAcceptedPositionsEnd(t *testing.T) {
	r := dice.NewRand(11)
	accepted := 0
	for range 60000 {
		table, hands := anyTable(r)
		start, err := daifugo.NewState(table, hands)
		if err != nil {
			continue
		}
		accepted++
		s := start
		for moves := 0; !s.Over(); moves++ {
			if moves > 2000 {
				t.Fatalf("no end from %+v", start)
			}
			s.Play(s.RandomMove(nil, r))
		}
		if accepted%4 == 0 {
			checkPlayers(t, start, r)
		}
	}
	if accepted < 3000 {
		t.Errorf("only %d positions accepted", accepted)
	}
}

// checkPlayers lets the policy and a search play from a position.
func checkPlayers(t *testing.T, start daifugo.State, r *rand.Rand) {
	t.Helper()
	s := start
	policy.New().Playout(&s, r)
	v := start.View(start.Turn, nil, nil)
	v, err := daifugo.NewView(v.Table, v.Seat, v.Hand)
	if err != nil {
		t.Fatalf("%v: the view of %+v", err, start)
	}
	meter := search.Start(search.Budget{Iterations: 10}, 0, func() int64 { return 0 }, nil)
	if k, err := NewChooser().Choose(&v, levels.Search, meter, r); err != nil || len(k) == 0 {
		t.Fatalf("%v: %d candidates of %+v", err, len(k), start)
	}
}

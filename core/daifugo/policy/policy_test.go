package policy

import (
	"math"
	"math/rand/v2"
	"slices"
	"testing"

	"github.com/tefuda/tefuda/core/daifugo"
	"github.com/tefuda/tefuda/core/daifugo/daifugotest"
	"github.com/tefuda/tefuda/core/dice"
)

// TestNothingToGive: a hand of fewer cards has none to give back.
func TestNothingToGive(t *testing.T) {
	p := New()
	if p.Return(0, 0, 1) != 0 || p.DrawReturn(0, 0, 2, dice.NewRand(1)) != 0 {
		t.Error("a card of none")
	}
	if all, chances := p.Returns(0, 0, 1); len(all) != 0 || len(chances) != 0 {
		t.Error(all, chances)
	}
}

// BenchmarkPolicyPlayout plays games of the UEC rules from the deal by the
// policy.
func BenchmarkPolicyPlayout(b *testing.B) {
	r := dice.NewRand(1)
	start := daifugo.Start(daifugo.UEC, daifugo.UEC.Deal(0, r), [daifugo.MaxPlayers]int8{})
	p := New()
	for range b.N {
		s := start
		p.Playout(&s, r)
	}
}

// TestPolicyMoves checks on games of all rules that the policy's moves are the
// legal ones, that their chances add up to 1, that the likeliest is chosen, and
// that scores are the sums of the features' weights.
func TestPolicyMoves(t *testing.T) {
	r := dice.NewRand(21)
	p, q := New(), New()
	for range 400 {
		s, _, _ := midgame(r, daifugotest.Rules(r), r.IntN(40))
		hand := s.Hands[s.Turn]
		moves, chances := p.Moves(&s.Table, hand)
		sum := 0.0
		for _, x := range chances {
			sum += x
		}
		if math.Abs(sum-1) > 1e-9 || len(moves) != len(chances) {
			t.Fatalf("chances %v of %v", chances, moves)
		}
		legal := s.LegalMoves(nil)
		if s.Field.Kind == daifugo.Pass && len(legal) > 1 && legal[len(legal)-1].Kind == daifugo.Pass {
			legal = legal[:len(legal)-1]
		}
		if !slices.Equal(moves, legal) {
			t.Fatalf("%v, want %v", moves, legal)
		}
		if best := q.Choose(&s.Table, hand); best != moves[slices.Index(chances, slices.Max(chances))] {
			t.Fatalf("chooses %v", best)
		}
		checkFeatures(t, p, q, &s, hand)
	}
}

func checkFeatures(t *testing.T, p, q *Policy, s *daifugo.State, hand daifugo.Set) {
	t.Helper()
	moves, w := p.combinations, &Learned
	if len(moves) == 1 || s.Choice != daifugo.NoChoice {
		return
	}
	q.Visit = func(i int, picked []int16) {
		score := int32(0)
		for _, f := range picked {
			weigh := int32(1)
			if f < 0 {
				f, weigh = ^f, -1
			}
			if f < features {
				score += weigh * int32(w.Move[f])
			} else {
				score += weigh * PairUnit * int32(w.Pair[f-features])
			}
		}
		got := p.scores[i]
		left := hand &^ moves[i].Cards
		if n := s.Sheds(moves[i]); n > 0 && left != 0 {
			got -= int32(min(n, left.Len())) * aShed
			if left.Len() <= n {
				got -= finishing
			}
		}
		if moves[i].Cards == hand && moves[i].Kind != daifugo.Pass {
			got -= finishing
			if s.Forbids(moves[i]) {
				got += 2 * finishing
			}
		}
		if got != score {
			t.Fatalf("%v scores %d, its features %d", moves[i], got, score)
		}
	}
	q.Moves(&s.Table, hand)
	q.Visit = nil
}

// TestFinishes checks that a hand that can be played at once is, unless the rules
// forbid finishing with it.
func TestFinishes(t *testing.T) {
	p := New()
	for _, c := range []struct {
		rules      daifugo.Rules
		hand, want string
	}{
		{daifugo.UEC, "5s 6s 7s", "5s 6s 7s"},
		{daifugo.UEC, "9h 9s Jk", "9h 9s Jk=9d"},
		{daifugo.Common, "2h", "2h"},
		{daifugo.UEC, "8h 8s", "8s 8h"},
	} {
		hand, _ := daifugo.ParseSet(c.hand)
		want, _ := daifugo.ParseCombination(c.want)
		table := daifugo.Table{Rules: c.rules, Active: 1<<c.rules.Players - 1}
		for i := range c.rules.Players {
			table.Counts[i] = 5
		}
		got := p.Choose(&table, hand)
		if got.Cards != want.Cards {
			t.Errorf("%v leads %v, want %v", c.hand, got, want)
		}
	}
}

// TestChanceOfNoMove wants a move that is not among those listed to have no chance.
func TestChanceOfNoMove(t *testing.T) {
	p := New()
	s, _, _ := midgame(dice.NewRand(3), daifugo.Common, 0)
	p.moves(&s.Table, s.Hands[s.Turn])
	sum := 0.0
	for _, m := range p.combinations {
		sum += p.chance(m.Canonical())
	}
	other := s.Hands[(s.Turn+1)%s.Rules.Players] & daifugo.Naturals
	rank := int8(other.Index() >> 2)
	if got := p.chance(daifugo.GroupOf(other.First(), rank, other.First().At(rank))); got != 0 || sum < 0.999 {
		t.Errorf("%v, those listed %v", got, sum)
	}
}

// midgame is a random game of the policy.
func midgame(r *rand.Rand, rules daifugo.Rules, moves int) (daifugo.State, []daifugo.Gift, []daifugo.Move) {
	p := New()
	return daifugotest.Midgame(r, rules, moves, p.DrawReturn, p.Draw)
}

package daifugo

import (
	"math/rand/v2"
	"slices"
	"testing"

	"github.com/tefuda/tefuda/core/dice"
)

// narrowCards returns n cards of one or two suits and the jokers: long sequences and locks
// are common among them.
func narrowCards(r *rand.Rand, n int) (s Set) {
	part := OneSuit<<r.IntN(2)*Set(1+4*r.IntN(2))&Naturals | Jokers
	for s.Len() < n {
		s |= 1 << r.IntN(54) & part
	}
	return s
}

// randomField puts a combination of random cards on a table, perhaps locked.
func randomField(r *rand.Rand, on Switch) (t Table) {
	t = Table{Rules: Rules{4, 2, on}, Active: 15, Owner: 3, Revolution: r.IntN(2) == 0}
	lead := t
	combinations := bruteCombinations(&lead, doubled(r, on, narrowCards(r, 6)))
	t.Field = combinations[r.IntN(len(combinations))]
	if sized := t.Field.Kind != Single || r.IntN(4) == 0; !sized {
		return randomField(r, on) // singles are met in games
	}
	t.Played, t.PlayedTwins = t.Field.Cards, t.Field.Pile().Twins
	if on&SuitLock != 0 && r.IntN(2) == 0 && !t.Field.JokersOnly() {
		t.Lock = t.Field.Suits
	}
	t.RankLocked = on&RankLock != 0 && r.IntN(4) > 0 && (t.Lock != 0 || on&SuitLock == 0)
	return t
}

// doubled returns cards, with TwoDecks some of them twice.
func doubled(r *rand.Rand, on Switch, cards Set) Pile {
	p := Pile{Cards: cards}
	if on&TwoDecks != 0 {
		p.Twins = cards & Naturals & Set(r.Uint64()&r.Uint64())
	}
	return p
}

// TestLegalCombinationsOnFields compares legal combinations on random groups and sequences,
// locked or not, with all subsets of the hand.
func TestLegalCombinationsOnFields(t *testing.T) {
	rounds := 4000
	if testing.Short() {
		rounds = 1200
	}
	r := dice.NewRand(10)
	kinds, locked := [4]int{}, 0
	for range rounds {
		table := randomField(r, Sequences|Switch(r.Uint64())&AllSwitches)
		hand := doubled(r, table.Rules.On, narrowCards(r, 9)&^table.Played)
		got, want := table.LegalOf(nil, hand), bruteCombinations(&table, hand)
		slices.SortFunc(got, compareCombinations)
		slices.SortFunc(want, compareCombinations)
		if !slices.Equal(got, want) {
			t.Fatalf("%+v\nhand %v\n got %v\nwant %v", table, hand, got, want)
		}
		for _, x := range got {
			kinds[x.Kind]++
			if table.RankLocked && x.Kind == Sequence {
				locked++
			}
		}
	}
	if min(kinds[Group], kinds[Sequence]) < rounds/10 || locked < rounds/100 {
		t.Errorf("combinations of the kinds %v, %d sequences in a rank lock: too few to tell", kinds, locked)
	}
}

// TestRandomMove checks that RandomMove returns every legal move, but no pass
// of a leader, about equally often, and that a playout ends.
func TestRandomMove(t *testing.T) {
	r := dice.NewRand(11)
	buffer := make([]Combination, CombinationRoom)
	for range 60 {
		s := randomStart(r, randomRules(r), 4)
		for !s.Over() {
			moves := s.LegalMoves(nil)
			if s.Field.Kind == Pass {
				moves = s.LegalOf(nil, s.Pile(s.Turn))
			}
			drawn := make([]int, len(moves))
			for range 60 * len(moves) {
				i := slices.Index(moves, s.RandomMove(buffer, r))
				if i < 0 {
					t.Fatalf("%+v, hand %v: not a legal move", s.Table, s.Hands[s.Turn])
				}
				drawn[i]++
			}
			if least := slices.Min(drawn); least < 20 || slices.Max(drawn) > 120 {
				t.Fatalf("%+v, hand %v: %v drawn %v times", s.Table, s.Hands[s.Turn], moves, drawn)
			}
			s.Play(moves[r.IntN(len(moves))])
		}
	}
	s := Start(UEC, UEC.Deal(0, r), [MaxPlayers]int8{})
	s.Playout(buffer, r)
	checkEnd(t, &s)
	points := 0
	for seat := range s.Rules.Players {
		points += UEC.Points(s.Places[seat])
	}
	if points != 15 {
		t.Errorf("%d points for the places %v", points, s.Places)
	}
}

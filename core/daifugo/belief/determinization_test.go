package belief

import (
	"math/rand/v2"
	"slices"
	"testing"

	"github.com/tefuda/tefuda/core/daifugo"
	"github.com/tefuda/tefuda/core/daifugo/daifugotest"
	"github.com/tefuda/tefuda/core/daifugo/levels"
	"github.com/tefuda/tefuda/core/daifugo/policy"
	"github.com/tefuda/tefuda/core/dice"
)

// TestDeterminizationWithoutRoom checks a deal in which a tribute leaves its
// giver too few possible cards: the counts are right all the same.
func TestDeterminizationWithoutRoom(t *testing.T) {
	v := daifugo.View{Table: daifugo.Table{Rules: daifugo.UEC, Active: 31, Counts: [daifugo.MaxPlayers]int8{11, 10, 10, 11, 11}}}
	v.Hand = daifugotest.Cards(t, "3s 3d 4s 4d 5s 5d 6s 6d 7s 7d 8s")
	v.Gifts = []daifugo.Gift{{From: 4, To: 0, Count: 2, Cards: daifugotest.Cards(t, "3s 3d")}, {From: 0, To: 4, Count: 2, Cards: daifugotest.Cards(t, "Ks Kd")}}
	s := Sampler{Policy: policy.New()}
	s.Begin(&v, dice.NewRand(1))
	for range 20 {
		s.Next()
		all := daifugo.Set(0)
		for seat := range v.Rules.Players {
			if h := s.Hands[seat]; h.Len() != int(v.Counts[seat]) || h&all != 0 {
				t.Fatalf("seat %d has %v", seat, h)
			}
			all |= s.Hands[seat]
		}
		if s.Hands[4]&daifugotest.Cards(t, "Ks Kd") != daifugotest.Cards(t, "Ks Kd") || s.Hands[0] != v.Hand {
			t.Fatalf("what was given is not in %v", s.Hands[4])
		}
	}
	if s.banned[4] != 0 {
		t.Errorf("%v are kept from a hand that needs them", s.banned[4])
	}
}

// TestLikelihoodBound checks that a likelihood that is bounded is what it is
// without the bound, or both are below it.
func TestLikelihoodBound(t *testing.T) {
	r := dice.NewRand(63)
	s := Sampler{Policy: policy.New()}
	var kept, cut int
	for range 60 {
		g, gifts, seen := midgame(r, daifugo.UEC, 10+r.IntN(30))
		v := g.View(g.Turn, gifts, seen)
		s.Begin(&v, r)
		for _, seat := range s.owners {
			for of := range Kinds {
				hand := daifugotest.Redeal(g, v.Seat, r).Hands[min(seat, v.Rules.Players-1)]
				whole := s.likelihood(seat, hand, of, 0)
				for _, least := range [...]float64{whole / 2, whole * 2, r.Float64() * whole * 3} {
					switch got := s.likelihood(seat, hand, of, least); {
					case got == whole:
						kept++
					case whole < least && got < least:
						cut++
					default:
						t.Fatalf("likelihood %v, but %v where at least %v is asked", whole, got, least)
					}
				}
			}
		}
	}
	if kept < 100 || cut < 100 {
		t.Errorf("%d kept, %d cut short", kept, cut)
	}
}

// midgame is a random game of the policy.
func midgame(r *rand.Rand, rules daifugo.Rules, moves int) (daifugo.State, []daifugo.Gift, []daifugo.Move) {
	return midgameOf(r, rules, moves, Learned)
}

// midgameOf is a random game of players of a kind.
func midgameOf(r *rand.Rand, rules daifugo.Rules, moves int, of Kind) (daifugo.State, []daifugo.Gift, []daifugo.Move) {
	p, other := policy.New(), levels.Player{Level: of.Level()}
	return daifugotest.Midgame(r, rules, moves, p.DrawReturn, func(t *daifugo.Table, hand daifugo.Set, r *rand.Rand) daifugo.Combination {
		m := p.Draw(t, hand, r)
		if of != Learned {
			m = other.Choose(t, hand, r)
		}
		return m
	})
}

// TestDeterminization checks that sampled hands fit what the player has seen: counts,
// cards played, gifts, and that every move seen was legal.
func TestDeterminization(t *testing.T) {
	r := dice.NewRand(12)
	s := Sampler{Policy: policy.New()}
	for range 60 {
		g, gifts, seen := midgame(r, daifugo.UEC, r.IntN(45))
		v := g.View(g.Turn, gifts, seen)
		s.Begin(&v, r)
		for range 5 {
			s.Next()
			checkDeal(t, &v, &s, gifts)
		}
	}
}

func checkDeal(t *testing.T, v *daifugo.View, s *Sampler, gifts []daifugo.Gift) {
	t.Helper()
	all := v.Played
	for seat := range v.Rules.Players {
		h := s.Hands[seat]
		if h.Len() != int(v.Counts[seat]) || h&all != 0 || seat == v.Seat && h != v.Hand {
			t.Fatalf("seat %d has %v: %+v", seat, h, v)
		}
		all |= h
	}
	if s.Hands[aside] != daifugo.Deck(1)&^all {
		t.Fatalf("%v aside", s.Hands[aside])
	}
	for i, g := range gifts {
		// What was given may have come back.
		if g.From == v.Seat && g.Cards&^v.Played&^v.Hand&^s.Hands[g.To] != 0 {
			t.Fatalf("seat %d was given %v and has %v", g.To, g.Cards, s.Hands[g.To])
		}
		if i < len(gifts)/2 && g.To == v.Seat {
			back := gifts[i+len(gifts)/2].Cards
			checkTribute(t, s.Hands[g.From]&^back, g.Cards)
		}
	}
	for i := range s.seen {
		e := &s.seen[i]
		if !legalIn(&e.table, e.combination, e.had(s.Hands[e.table.Turn])) {
			t.Fatalf("%v was laid from %v", e.combination, e.had(s.Hands[e.table.Turn]))
		}
	}
}

// checkTribute checks that nothing left would have been given first.
func checkTribute(t *testing.T, left, given daifugo.Set) {
	t.Helper()
	if got := daifugo.Tribute(left|given, given.Len()); got != given {
		t.Fatalf("from %v and %v, not %v but %v is the tribute", left, given, given, got)
	}
}

func legalIn(t *daifugo.Table, r daifugo.Combination, hand daifugo.Set) bool {
	if r.Kind == daifugo.Pass {
		return t.CanPass()
	}
	return slices.Contains(t.LegalCombinations(nil, hand), r.From(hand))
}

package belief

import (
	"testing"

	"github.com/tefuda/tefuda/core/daifugo"
	"github.com/tefuda/tefuda/core/daifugo/policy"
	"github.com/tefuda/tefuda/core/dice"
)

// TestInference checks that sampled hands are more like the true ones than
// deals at random are: in games of the policy by UEC rules, more of the unseen
// cards are where they really are.
func TestInference(t *testing.T) {
	positions := 150
	if testing.Short() {
		positions = 40
	}
	r := dice.NewRand(51)
	s := Sampler{Policy: policy.New()}
	right, blindly, all := 0, 0, 0
	for range positions {
		g, gifts, seen := midgame(r, daifugo.UEC, 8+r.IntN(30))
		v := g.View(g.Turn, gifts, seen)
		bare := v
		bare.Moves, bare.Gifts = nil, nil
		for range 2 {
			s.Begin(&v, r)
			right += agreement(&g, &s)
			s.Begin(&bare, r)
			blindly += agreement(&g, &s)
			all += v.Unseen(v.Hand).Len()
		}
	}
	t.Logf("of %d cards %d in the right hand, %d at random", all, right, blindly)
	if float64(right) < 1.15*float64(blindly) {
		t.Errorf("of %d cards %d in the right hand, %d at random", all, right, blindly)
	}
}

// agreement returns how many unseen cards a sample has where they are.
func agreement(g *daifugo.State, s *Sampler) (n int) {
	for seat := range g.Rules.Players {
		if seat != g.Turn {
			n += (s.Hands[seat] & g.Hands[seat]).Len()
		}
	}
	return n
}

// TestKinds checks that the moves of a game reveal the kinds of its players: in
// games of one kind more players are taken for that kind than in games of
// another. Where all are assumed alike, none is taken for another kind than the
// policy's.
func TestKinds(t *testing.T) {
	positions := 100
	if testing.Short() {
		positions = 25
	}
	r := dice.NewRand(52)
	s := Sampler{Policy: policy.New()}
	var held [Kinds][Kinds]int
	for i := range int(Kinds) * positions {
		of := Kind(i % int(Kinds))
		g, gifts, seen := midgameOf(r, daifugo.UEC, 8+r.IntN(30), of)
		v := g.View(g.Turn, gifts, seen)
		for _, s.Among = range [...]Kind{Kinds, Simple + 1, 1} {
			s.Begin(&v, r)
			for _, seat := range s.owners {
				k := s.Kinds[seat]
				if k >= s.Among {
					t.Fatalf("a player is of kind %d of %d", k, s.Among)
				}
				if s.Among == Kinds && seat != aside {
					held[of][k]++
				}
			}
		}
	}
	t.Logf("players held to be of each kind, by what they are: %v", held)
	for of := range Kinds {
		for other := range Kinds {
			if other != of && held[of][of]*10 < 12*held[other][of] {
				t.Errorf("of kind %d: %d in its own games, %d in those of %d", of, held[of][of], held[other][of], other)
			}
		}
	}
}

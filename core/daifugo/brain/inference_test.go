package brain

import (
	"testing"

	"github.com/tefuda/tefuda/core/daifugo"
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
	s := sampler{policy: NewPolicy()}
	right, blindly, all := 0, 0, 0
	for range positions {
		g, gifts, seen := beliefMidgame(r, daifugo.UEC, 8+r.IntN(30))
		v := g.View(g.Turn, gifts, seen)
		bare := v
		bare.Moves, bare.Gifts = nil, nil
		for range 2 {
			s.begin(&v, r)
			right += agreement(&g, &s)
			s.begin(&bare, r)
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
func agreement(g *daifugo.State, s *sampler) (n int) {
	for seat := range g.Rules.Players {
		if seat != g.Turn {
			n += (s.hands[seat] & g.Hands[seat]).Len()
		}
	}
	return n
}

// TestKinds checks that the moves of a game tell of which kind its players are:
// in games of each kind more are held to be of it than in games of another, and
// none is of another than the policy's where all are to be alike.
func TestKinds(t *testing.T) {
	positions := 100
	if testing.Short() {
		positions = 25
	}
	r := dice.NewRand(52)
	s := sampler{policy: NewPolicy()}
	var held [kinds][kinds]int
	for i := range int(kinds) * positions {
		of := kind(i % int(kinds))
		g, gifts, seen := midgameOf(r, daifugo.UEC, 8+r.IntN(30), of)
		v := g.View(g.Turn, gifts, seen)
		for _, s.among = range [...]kind{kinds, simpleKind + 1, 1} {
			s.begin(&v, r)
			for _, seat := range s.owners {
				k := s.kinds[seat]
				if k >= s.among {
					t.Fatalf("a player is of kind %d of %d", k, s.among)
				}
				if s.among == kinds && seat != aside {
					held[of][k]++
				}
			}
		}
	}
	t.Logf("players held to be of each kind, by what they are: %v", held)
	for of := range kinds {
		for other := range kinds {
			if other != of && held[of][of]*10 < 12*held[other][of] {
				t.Errorf("of kind %d: %d in its own games, %d in those of %d", of, held[of][of], held[other][of], other)
			}
		}
	}
}

package brain

import (
	"testing"

	"github.com/tefuda/tefuda/core/daifugo"
	"github.com/tefuda/tefuda/core/search"
)

// TestInference checks that sampled hands are more like the true ones than
// deals at random are: in games of the policy by UEC rules, more of the unseen
// cards are where they really are.
func TestInference(t *testing.T) {
	positions := 150
	if testing.Short() {
		positions = 40
	}
	r := search.NewRand(51)
	s := sampler{policy: NewPolicy()}
	right, blindly, all := 0, 0, 0
	for range positions {
		g, gifts, seen := midgame(r, daifugo.UEC, 8+r.IntN(30))
		v := blind(&g, gifts, seen)
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
// in games of default clients more are held to be simple than in games of the
// policy, and none where all are to be alike.
func TestKinds(t *testing.T) {
	positions := 100
	if testing.Short() {
		positions = 25
	}
	r := search.NewRand(52)
	s := sampler{policy: NewPolicy()}
	var simple [2]int
	for i := range 2 * positions {
		of := kind(i % 2)
		g, gifts, seen := midgameOf(r, daifugo.UEC, 8+r.IntN(30), of)
		v := blind(&g, gifts, seen)
		for _, s.alike = range [2]bool{false, true} {
			s.begin(&v, r)
			for _, k := range s.kinds {
				if k == simpleKind && s.alike {
					t.Fatal("a player is simple though all are alike")
				} else if k == simpleKind {
					simple[of]++
				}
			}
		}
	}
	if t.Logf("players held to be simple %v", simple); simple[simpleKind] < 2*simple[learnedKind] {
		t.Errorf("players held to be simple %v", simple)
	}
}

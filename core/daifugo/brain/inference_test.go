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

package player

import (
	"testing"

	"github.com/tefuda/tefuda/core/dice"
	"github.com/tefuda/tefuda/core/poker/game"
)

// TestVariants plays hands of every variant at tables of two to eight by beginner and regular, short stacks among them: all
// that is chosen is legal, chances make one, and chips are kept.
func TestVariants(t *testing.T) {
	d := dice.New(8)
	for n := range 110 {
		variant := game.Variant(n % len(game.Variants))
		limit := game.NoLimit
		if usual, ok := limits[variant]; ok {
			limit = usual
		}
		seats := int8(2 + d.Under(7))
		s := at(variant, limit, seats, 20+int64(d.Under(100)), int8(d.Under(uint32(seats))))
		s.AskShow = n%2 == 0
		h, err := game.Start(s, d.Uint32())
		if err != nil {
			t.Fatal(err)
		}
		chips := h.Chips()
		for h.Phase != game.Over {
			v, _ := h.View(h.Turn)
			c := choose(t, v, [...]Level{Beginner, Regular, Random}[int(h.Turn)%3], 20, d.Uint32())
			sum := 0.0
			for i := range c.Candidates {
				sum += c.Candidates[i].Chance
			}
			if sum < 0.999 || sum > 1.001 || c.Equity < 0 || c.Equity > 1 || len(c.Candidates[0].Reasons) == 0 {
				t.Errorf("%s: %+v", game.Variants[variant], c)
			}
			if _, err := h.Apply(c.Candidates[0].Action); err != nil {
				t.Fatal(err)
			}
		}
		if h.Chips() != chips {
			t.Errorf("%s: %d chips, began with %d", game.Variants[variant], h.Chips(), chips)
		}
	}
}

// TestLowHands: what is kept of hands that have the draws left.
func TestLowHands(t *testing.T) {
	for _, c := range []struct {
		hand, want string
		left       int
	}{
		{"2s 3d 4c 7h 8s", "2s 3d 4c 7h 8s", 3}, {"2s 3d 4c 7h 9s", "2s 3d 4c 7h", 3}, {"2s 3d 4c 7h Ts", "2s 3d 4c 7h Ts", 1},
		{"2s 3d 4c 5h 6s", "2s 3d 4c 5h", 3}, {"2s 2d 7c Kh As", "2s 7c", 2}, {"Ks Kd Qc Jh As", "", 1},
		{"As 2d 3c 4h", "As 2d 3c 4h", 3}, {"As 2s 3c 4h", "As 3c 4h", 3}, {"Ks Qd 2c Jh", "2c", 3}, {"Ks Qd 2c Jh", "Ks Qd 2c Jh", 1}, {"As Ad 7c 8c", "As 7c", 2},
	} {
		all, _ := game.ParseCards(c.hand)
		kept := uint8(0)
		if len(all) == 4 {
			kept = keepBadugi(all, c.left)
		} else {
			kept = keepLow(all, c.left)
		}
		got := ""
		for i, card := range all {
			if kept>>i&1 != 0 {
				got += " " + card.String()
			}
		}
		if got != "" {
			got = got[1:]
		}
		if got != c.want {
			t.Errorf("of %s with %d draws left %q is kept, want %q", c.hand, c.left, got, c.want)
		}
	}
}

package player

import "testing"

// TestDeepBounds: the player that looks deep does so with a closed hand up to three from complete that draws again, where nobody
// is feared; the strongest never does.
func TestDeepBounds(t *testing.T) {
	for _, c := range [...]struct {
		what, hand string
		change     func(s *Situation)
		want       bool
	}{
		{"two away", "m12367p23789s126z5", nil, true},
		{"three away", "m12379p23789s16z52", nil, true},
		{"four away", "m12379p2459s147z12", nil, false},
		{"an open hand", "m123p23789s6z55,z222-", nil, false},
		{"no draw left", "m12367p23789s126z5", func(s *Situation) { s.TilesLeft = 0 }, false},
		{"the last draw", "m12367p23789s126z5", func(s *Situation) { s.TilesLeft = 1 }, true},
		{"riichi", "m12367p23789s126z5", func(s *Situation) { s.Riichi[1], s.TilesLeft = true, 20 }, false},
	} {
		h, s := tableOf(t, c.hand, 1, "9p")
		s.TilesLeft = 60
		if c.change != nil {
			c.change(&s)
		}
		for _, place := range [...]int{4, 5} {
			got, err := New(ByPlace(place)).ChooseDiscard(&h, &s)
			if err != nil {
				t.Fatal(c.what, err)
			}
			seen := false
			for i := range got.Candidates {
				seen = seen || got.Candidates[i].Forecast != nil
			}
			if seen != (c.want && place == 5) {
				t.Errorf("%s, %d away: %s looks deep: %v", c.what, got.Shanten, Players[place], seen)
			}
		}
	}
}

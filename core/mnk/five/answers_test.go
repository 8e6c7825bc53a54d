package five

import (
	"slices"
	"testing"

	"github.com/tefuda/tefuda/core/dice"
)

// TestAnswers tries every square against rows that can be completed. The answers are the squares after which none can
// be completed. By Caro's rule some are at a row's far end, next to the edge or a square away from it.
func TestAnswers(t *testing.T) {
	rng := dice.NewRand(7)
	found := map[int]int{}
	for range 2000 {
		rule := Rule(rng.IntN(int(rules)))
		s := New(rule, 9+rng.IntN(3), 9, &memory)
		you := int(s.you())
		dx, dy := [4]int{1, 0, 1, -1}[rng.IntN(4)], rng.IntN(2)
		if dy == 0 {
			dx = 1
		}
		x, y, gap := rng.IntN(s.columns), rng.IntN(s.rows), rng.IntN(6)
		for i := range 5 {
			if at := (y+i*dy)*s.columns + x + i*dx; i != gap && x+i*dx >= 0 && x+i*dx < s.columns && y+i*dy < s.rows {
				s.Put(int16(at), uint8(you))
			}
		}
		for range rng.IntN(12) {
			if at := int16(rng.IntN(s.size)); s.stone[at] == 0 {
				s.Put(at, uint8(rng.IntN(2)))
			}
		}
		s.Turn(uint8(you ^ 1))
		if !s.sets[you][ofRows].any() || s.sets[you^1][ofRows].any() {
			continue
		}
		var want []int16
		for at := range int16(s.size) {
			if s.stone[at] == 0 && s.allowed(at) {
				s.make(at)
				if !s.sets[you][ofRows].any() {
					want = append(want, at)
				}
				s.unmake(at)
			}
		}
		out := s.answers()
		got := slices.Sorted(slices.Values(out.squares[:out.n]))
		if !slices.Equal(got, want) {
			t.Fatalf("rule %d, %v: answers %v, want %v", rule, s.stone[:s.size], got, want)
		}
		if rule.caro() {
			found[len(want)]++
		}
	}
	if found[0] == 0 || found[1] == 0 || found[2] == 0 {
		t.Errorf("answers by Caro's rule: %v", found)
	}
}

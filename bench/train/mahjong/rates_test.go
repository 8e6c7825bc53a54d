package main

import "testing"

// TestSilences wants a fit of few hands, and no player that there is not.
func TestSilences(t *testing.T) {
	if err := silences("strong-deep", 3, 1); err != nil {
		t.Error(err)
	}
	if silences("nobody", 3, 1) == nil {
		t.Error("nobody plays")
	}
}

// TestRates wants the strongest player to declare riichi, keep silent, call, deal in and win as often as strong players do, within the
// standard error of so many rounds.
func TestRates(t *testing.T) {
	if testing.Short() {
		t.Skip("plays 200 hanchan")
	}
	h, err := habitsOf("strong", 20260, 200)
	if err != nil || h[rounds] < 2000 {
		t.Fatal(err, h)
	}
	for i := range rates {
		r := &rates[i]
		if got, se := r.in(&h); got < r.least-se || got > r.most+se {
			t.Errorf("%s: %.1f ± %.1f %%, want %v to %v", r.name, got, se, r.least, r.most)
		}
	}
	if _, err := habitsOf("nobody", 1, 1); err == nil {
		t.Error("nobody plays")
	}
}

package record

import "testing"

// TestHeader: brackets around digits, and nothing else, begin a hand.
func TestHeader(t *testing.T) {
	for text, want := range map[string]int{
		"[1]": 3, "[12]\nvariant": 4, "[0123456789]": 12, "[1]]": 3,
		"": 0, "[": 0, "[]": 0, "]": 0, "[1": 0, "[12": 0, "[1)": 0, "[1 ]": 0, "[/]": 0, "[:]": 0, "x1]": 0, "11]": 0, "x]": 0, "[x]": 0,
	} {
		if got := header(text); got != want {
			t.Errorf("%q: %d, want %d", text, got, want)
		}
	}
}

package daifugotest

import (
	"testing"

	"github.com/tefuda/tefuda/core/daifugo"
)

// Cards reads cards.
func Cards(t testing.TB, text string) daifugo.Set {
	t.Helper()
	s, err := daifugo.ParseSet(text)
	if err != nil {
		t.Fatal(err)
	}
	return s
}

// Combination reads a combination or a choice.
func Combination(t testing.TB, text string) daifugo.Combination {
	t.Helper()
	r, err := daifugo.ParseCombination(text)
	if err != nil {
		t.Fatalf("%q: %v", text, err)
	}
	return r
}

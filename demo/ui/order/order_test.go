package order

import (
	"math/rand/v2"
	"slices"
	"testing"
)

// By sorts as package slices does, with equal entries in their old order.
func TestAsSlicesDo(t *testing.T) {
	type entry struct{ key, at int }
	dice := rand.New(rand.NewPCG(1, 1))
	for range 200 {
		list := make([]entry, dice.IntN(40))
		for i := range list {
			list[i] = entry{dice.IntN(10), i}
		}
		want := slices.Clone(list)
		slices.SortStableFunc(want, func(a, b entry) int { return a.key - b.key })
		By(list, func(a, b entry) bool { return a.key < b.key })
		if !slices.Equal(list, want) {
			t.Fatalf("%v, want %v", list, want)
		}
	}
	words := []string{"b", "", "ab", "a"}
	if Words(words); !slices.IsSorted(words) {
		t.Errorf("%q", words)
	}
}

package article

import (
	"slices"
	"testing"

	"github.com/tefuda/tefuda/core/daifugo"
	"github.com/tefuda/tefuda/core/daifugo/daifugotest"
)

// TestHandPoints checks what values add to nullsuke's hand value, at the ends of
// each class.
func TestHandPoints(t *testing.T) {
	for _, c := range []struct {
		value   int16
		hiRanks int8
		want    int8
	}{{1, 5, 2}, {30, 5, 2}, {31, 5, 1}, {60, 2, 1}, {61, 2, 0}, {90, 1, 0}, {91, 1, -1}, {100, 0, -3}} {
		v := CombinationValue{Combination: daifugo.Combination{Size: 3}, Value: c.value, HiRanks: c.hiRanks}
		if got := (&articleScale{}).points(&v); got != c.want {
			t.Errorf("%d with %d ranks above: %d, want %d", c.value, c.hiRanks, got, c.want)
		}
	}
}

// TestCompletePriorities checks priorities of the complete form: an 8 waits
// while there is something to lead, and comes before the last combination.
func TestCompletePriorities(t *testing.T) {
	for _, c := range []struct {
		hand, combination string
		finish            bool
		want              int16
	}{
		{"7s 8s 9s 3d 4c", "7s 8s 9s", false, 9}, // a sequence with an 8
		{"8d 3s", "8d", true, 9},                 // the hand can finish
		{"8d 3s", "3s", true, 2},
		{"8d 3s 4c Td", "8d", false, 40 + 2*(13-5) + 8},
		{"8d 3s 4c Td", "3s", false, 40 + 2*13 + 4*4},
		{"8d 3s 4c Td Qh", "3s", false, 40 + 2*13 + 4*5 - 7}, // five combinations: the weakest is kept
		{"8d 3s 4c Td Jk", "Jk", false, 3},
	} {
		table := daifugo.Table{Rules: daifugo.UEC, Active: 31}
		var p CompletePlayer
		var e Evaluation
		p.Evaluate(&e, &table, daifugotest.Cards(t, c.hand))
		i := slices.IndexFunc(e.Combinations, func(v CombinationValue) bool { return v.Combination.String() == c.combination })
		if i < 0 || e.Combinations[i].Priority != c.want || e.CanFinish != c.finish {
			t.Errorf("%s of %s: can finish %v, %+v, want %d", c.combination, c.hand, e.CanFinish, e.Combinations, c.want)
		}
	}
}

// TestCompleteInRevolution checks the complete form's cost of sequences in the
// turned order, where those that begin lower are stronger.
func TestCompleteInRevolution(t *testing.T) {
	for _, c := range []struct {
		combination, played string
		want                int16
	}{
		{"4s 5s 6s", "Jk", 100},                        // none can begin below Four
		{"9s Ts Js", "Jk", 84},                         // 3-4-5 to 6-7-8 of four suits
		{"Ts Js Qs", "Jk 3s 3d 3c 3h 6s 6d 6c 6h", 96}, // 7-8-9 of four suits
		{"Ts Js Qs", "Jk 3s 3d 3c 3h 6s 6d 6c 7h", 96}, // of three, and 4-5-6 of hearts
		{"Ts Js Qs", "Jk 6s 6d 6c 6h 9s 9d 9c 9h", 96}, // 3-4-5 of four suits
		{"Ts Js Qs", "Jk 3s 3d 3c 3h 5s 5d 5c 5h 8s 8d 8c 8h", 100},
	} {
		combination := daifugotest.Combination(t, c.combination)
		table := daifugo.Table{Rules: daifugo.UEC, Played: daifugotest.Cards(t, c.played), Active: 31, Revolution: true}
		scale := fullScaleOf(&table, combination.Cards)
		if got, _ := scale.value(combination); got != c.want {
			t.Errorf("%s, gone %s: %d, want %d", c.combination, c.played, got, c.want)
		}
	}
}

package article

import (
	"testing"

	"github.com/tefuda/tefuda/core/daifugo"
	"github.com/tefuda/tefuda/core/daifugo/daifugotest"
)

// articleTable is nullsuke's table: 4 players, some cards played.
func articleTable(played daifugo.Set) *daifugo.Table {
	return &daifugo.Table{Rules: daifugo.Article, Played: played, Active: 15}
}

// TestCombinationValue checks nullsuke's examples of the values of combinations.
func TestCombinationValue(t *testing.T) {
	const gone = "Ks As Ad Ac 2s 2d 2c 2h"
	for _, c := range []struct {
		combination, played string
		want                int16
	}{
		{"Qs", gone, 40},
		// The article prints 100 - 9 + 4 = 87: it lacks the brackets of 100 - (9 + 4).
		{"Js Jd Jc", gone, 87},
		{"9s Ts Js", "Qd Qc Kc Qh Kh Ah", 97},
		{"3s", "", 1},
		{"2d 2c", "", 100},
	} {
		combination := daifugotest.Cards(t, c.combination)
		scale := articleScaleOf(articleTable(daifugotest.Cards(t, c.played)), combination)
		var r daifugo.Combination
		switch p := Partition(nil, combination, false, true); len(p) {
		case 1:
			r = p[0]
		default:
			t.Fatalf("%s is %d combinations", c.combination, len(p))
		}
		if got, _ := scale.value(r); got != c.want {
			t.Errorf("%s: value %d, want %d", c.combination, got, c.want)
		}
	}
}

// TestPriorities checks nullsuke's examples of whole hands, nothing played:
// combinations in his order with their value and priority.
func TestPriorities(t *testing.T) {
	type want struct {
		combination     string
		value, priority int16
	}
	for _, c := range []struct {
		hand         string
		handValue    int16
		canFinish    bool
		lead         string
		combinations []want
	}{
		{"3s 9d Td Jd 2d 2c", -1, true, "9d Td Jd", []want{{"3s", 1, 2}, {"9d Td Jd", 94, 16}, {"2d 2c", 100, 10}}},
		// Example 1. The article prints 86 and 24 for the sequence. There are
		// 16 sequences of 3 above it among the cards of the others, so it is 84
		// and, as it does not clear the field, 40 + (13-2)*2 + 1*4 = 66.
		{"3h 4h 5h 6d 7c 7s 8s 8d 8c Jd Jc 2h", 5, false, "6d", []want{{"3h 4h 5h", 84, 66}, {"6d", 1, 68}, {"7s 7c", 12, 66},
			{"8s 8d 8c", 51, 60}, {"Jd Jc", 46, 58}, {"2h", 100, 10}}},
		// Example 2. The article prints 68 for its expression 40+(13-2)*2+2*4.
		{"3h 4h 5h 6s 7s 8s 9c", 2, false, "3h 4h 5h", []want{{"3h 4h 5h", 74, 70}, {"6s 7s 8s", 81, 64}, {"9c", 1, 58}}},
		{"3s 4s 5s 8d 9d Td 2c", -1, true, "8d 9d Td", []want{{"3s 4s 5s", 74, 2}, {"8d 9d Td", 89, 21}, {"2c", 100, 10}}},
	} {
		var p Player
		var e Evaluation
		hand := daifugotest.Cards(t, c.hand)
		p.Evaluate(&e, articleTable(0), hand)
		if e.Value != c.handValue || e.CanFinish != c.canFinish || len(e.Combinations) != len(c.combinations) {
			t.Errorf("%s: hand value %d, can finish %v, %d combinations", c.hand, e.Value, e.CanFinish, len(e.Combinations))
		}
		if got := e.Best().String(); got != c.lead {
			t.Errorf("%s: leads %s, want %s", c.hand, got, c.lead)
		}
		for _, w := range c.combinations {
			found := false
			for _, v := range e.Combinations {
				if v.Combination.String() == w.combination {
					found = v.Value == w.value && v.Priority == w.priority
				}
			}
			if !found {
				t.Errorf("%s: want %+v among %+v", c.hand, w, e.Combinations)
			}
		}
	}
}

// TestMisprint checks what nullsuke's 86 for the sequence of example 1 requires:
// one of ♣7, ♠7, ♠8 and ♣8 as a heart.
func TestMisprint(t *testing.T) {
	const hand = "3h 4h 5h 6d 7c 7s 8s 8d 8c Jd Jc 2h"
	run := daifugotest.Cards(t, "3h 4h 5h")
	for c := daifugotest.Cards(t, hand); c != 0; c &= c - 1 {
		heart := daifugo.CardOf(c.Lowest(), 3)
		misprint := daifugotest.Cards(t, hand)&^c.First() | heart
		s := articleScaleOf(articleTable(0), misprint)
		value, _ := s.value(runCombination(run))
		suspect := c.First()&daifugotest.Cards(t, "7c 7s 8s 8c") != 0
		if suspect != (value == 86) {
			t.Errorf("with %v for %v the sequence is worth %d", heart, c.First(), value)
		}
	}
}

// TestElevenBackEndsWithTheField values hands under 11-back, which is over when
// they are led.
func TestElevenBackEndsWithTheField(t *testing.T) {
	hand := daifugotest.Cards(t, "9s 3s 3d 4s 4d")
	for _, revolution := range []bool{false, true} {
		table := daifugo.Table{Rules: daifugo.Common, Active: 0b1111, Revolution: revolution}
		back := table
		back.Back = true
		for name, evaluate := range map[string]func(*Evaluation, *daifugo.Table, daifugo.Set){
			"article": new(Player).Evaluate, "complete": new(CompletePlayer).Evaluate,
		} {
			var plain, turned Evaluation
			evaluate(&plain, &table, hand)
			evaluate(&turned, &back, hand)
			if plain.Value != turned.Value || plain.Best() != turned.Best() {
				t.Errorf("%s: %d %v, under 11-back %d %v", name, plain.Value, plain.Best(), turned.Value, turned.Best())
			}
		}
	}
}

package article

import (
	"testing"

	"github.com/tefuda/tefuda/core/daifugo"
	"github.com/tefuda/tefuda/core/daifugo/daifugotest"
	"github.com/tefuda/tefuda/core/dice"
)

// TestPartition checks partitions: which combinations a hand has, in order.
func TestPartition(t *testing.T) {
	for _, c := range []struct {
		hand, want string
		reversed   bool
	}{
		{"", "", false},
		{"3h 4h 5h 6d 7c 7s 8s 8d 8c Jd Jc 2h", "3h 4h 5h|Jd Jc|8s 8d 8c|7s 7c|2h|6d", false},
		{"3h 4h 5h 6h 7h", "3h 4h 5h 6h 7h", false},
		{"Ks As 2s 5d", "Ks As 2s|5d", false},                   // four cards
		{"Ks As 2s 5d 6c", "2s|As|Ks|6c|5d", false},             // more: Twos are set aside
		{"Ks As 2s 5d 6c", "Ks As 2s|5d|6c", true},              // in a revolution Threes are
		{"3s 4s 5s 9d 9c", "9d 9c|3s|4s|5s", true},              // and kept from a sequence
		{"3s 4s 5s 3d 4d 5d", "5s 5d|4s 4d|3s 3d", false},       // no rank is alone
		{"3s 4s 5s 3d 4d", "3s 4s 5s|4d|3d", false},             // one rank is
		{"3s 4s 5s 4d 5d 6d 7d", "4d 5d 6d 7d|3s 4s 5s", false}, // the longest first
		{"3d 4d 5d 3s 4s 5s 6d 6s 7h", "6s 6d|5s 5d|4s 4d|3s 3d|7h", false},
		{"4c 5c 6c Tc Jc Qc", "4c 5c 6c|Tc Jc Qc", false},
		{"4s 5s Jk Jk", "Jk|Jk|5s|4s", false},
	} {
		got := ""
		for i, r := range Partition(nil, daifugotest.Cards(t, c.hand), c.reversed, true) {
			if i > 0 {
				got += "|"
			}
			got += r.String()
		}
		if got != c.want {
			t.Errorf("%s: %s, want %s", c.hand, got, c.want)
		}
	}
	for _, r := range Partition(nil, daifugotest.Cards(t, "3h 4h 5h 6h"), false, false) {
		if r.Kind == daifugo.Sequence {
			t.Error("a sequence where there are none")
		}
	}
}

// TestPartitionProperties checks that a partition has each card once, in
// combinations, and that values are in range, for random hands and tables.
func TestPartitionProperties(t *testing.T) {
	r := dice.NewRand(6)
	var e Evaluation
	var article Player
	var full CompletePlayer
	for range 3000 {
		s := daifugotest.Start(r, daifugotest.Rules(r), 8)
		hand := s.Hands[0]
		for _, evaluate := range []func(*Evaluation, *daifugo.Table, daifugo.Set){article.Evaluate, full.Evaluate} {
			evaluate(&e, &s.Table, hand)
			all, sum := daifugo.Set(0), int16(0)
			for _, v := range e.Combinations {
				if all&v.Combination.Cards != 0 || !reads(v.Combination) || v.Value < 1 || v.Value > 200 || v.Same < 1 && !v.Combination.JokersOnly() {
					t.Fatalf("%v: %+v among %+v", hand, v, e.Combinations)
				}
				all |= v.Combination.Cards
				sum += int16(v.Points)
			}
			if all != hand || sum != e.Value {
				t.Fatalf("%v: %+v", hand, e)
			}
		}
	}
}

// TestArticleValueNaive compares combination values with the definition, card by card.
func TestArticleValueNaive(t *testing.T) {
	r := dice.NewRand(8)
	kinds := [4]int{}
	for range 2000 {
		s := daifugotest.Start(r, daifugo.Rules{Players: int8(2 + r.IntN(daifugo.MaxPlayers-1)), On: daifugo.Article.On}, 8)
		s.Active &= daifugo.Seats(r.IntN(64)) | 1
		hand := s.Hands[0]
		for out := r.Uint64() & r.Uint64(); out != 0; out &= out - 1 {
			s.Played |= daifugo.Set(out&-out) & daifugo.Naturals &^ hand
		}
		scale := articleScaleOf(&s.Table, hand)
		for _, combination := range s.LegalCombinations(nil, hand) {
			kinds[combination.Kind]++
			value, ranks := scale.value(combination)
			if wantValue, wantRanks := naiveValue(&s.Table, hand, combination); int(value) != wantValue || int(ranks) != wantRanks {
				t.Fatalf("%+v, hand %v, %v: %d and %d, want %d and %d", s.Table, hand, combination, value, ranks, wantValue, wantRanks)
			}
		}
	}
	if min(kinds[daifugo.Single], kinds[daifugo.Group], kinds[daifugo.Sequence]) < 300 {
		t.Errorf("combinations of the kinds %v: too few to tell", kinds)
	}
}

// naiveValue is nullsuke's value of a combination and the number of higher ranks.
func naiveValue(t *daifugo.Table, hand daifugo.Set, r daifugo.Combination) (value, ranks int) {
	var unseen [13][4]bool
	var of [13]int
	for c := range 52 {
		above := c/4 > int(r.High)
		if t.Revolution {
			above = c/4 < int(r.Low)
		}
		if above && (hand|t.Played)>>c&1 == 0 {
			unseen[c/4][c%4] = true
			of[c/4]++
		}
	}
	size, out := int(r.Size), int(t.Rules.Players)-t.Active.Len()
	value = 100
	for rank, n := range of {
		if n > 0 {
			ranks++
		}
		if r.Kind == daifugo.Group && n >= size {
			value -= [...]int{4, 9, 15, 24}[min(max(n-size+out, 0), 3)]
		}
		for suit := range 4 {
			if r.Kind == daifugo.Sequence && rank+size <= 13 && inRow(&unseen, rank, size, suit) {
				value -= out + 1
			}
		}
	}
	if r.Kind == daifugo.Single {
		value -= 30 * ranks
	}
	return max(value, 1), ranks
}

func inRow(unseen *[13][4]bool, rank, size, suit int) bool {
	for i := range size {
		if !unseen[rank+i][suit] {
			return false
		}
	}
	return true
}

// TestArticleRevolution checks whether nullsuke's player plays a revolution, and
// what its options change.
func TestArticleRevolution(t *testing.T) {
	for _, c := range []struct {
		hand     string
		player   Player
		refuses  bool
		priority int16
	}{
		{"3s 4d 9s 9d 9c 9h", Player{}, false, 90},                         // 2+2 before, 2+2 after: the program does it
		{"3s 4d 9s 9d 9c 9h", Player{Strict: true}, true, 1},               // the text wants an improvement
		{"3s 4d 9s 9d 9c 9h", Player{Strict: true, Flip: true}, false, 90}, // which it is in the new order
		{"3s 2d 9s 9d 9c 9h", Player{}, true, 1},                           // a Two is too good
		{"3s 4s 5s 6s 7s Td", Player{}, false, 90},                         // a sequence of 5
	} {
		var e Evaluation
		c.player.Evaluate(&e, articleTable(0), daifugotest.Cards(t, c.hand))
		for _, v := range e.Combinations {
			if v.Combination.Size >= 4 && (e.Refuses != c.refuses || v.Priority != c.priority) {
				t.Errorf("%s, %v, %v: refuses %v, priority %d", c.hand, c.player.Strict, c.player.Flip, e.Refuses, v.Priority)
			}
		}
	}
}

// TestArticleFollows checks what nullsuke's player plays on a field.
func TestArticleFollows(t *testing.T) {
	for _, c := range []struct{ hand, field, played, want string }{
		{"5s 6d 9c", "4s", "", "5s"},                     // the weakest that leaves the best hand
		{"3s 3d", "4s", "", "pass"},                      // nothing beats it
		{"2s", "4s", "", "2s"},                           // goes out
		{"5s 5d 6c 7c", "4s", "", "6c"},                  // keeps the pair
		{"Ks 3d 4d 5c 6c", "Qs", "", "pass"},             // a King is kept in a weak hand of many combinations
		{"9s Ts Js 4d", "6h 7h 8h", "", "9s Ts Js"},      // a sequence
		{"2s 3d 4d 5c 6c 7c 9s", "As", "", "pass"},       // a Two too, while nothing else clears the field
		{"9c 9d Kh", "8s", "Jc Qc Ac Ad 2c 2d", "pass"},  // what it leaves is worth 50
		{"9c 9d Kh", "8s", "Jc Qc Kc Ac Ad 2c 2d", "Kh"}, // and 55, with which one may finish
		{"2s 2d 3d 4d 5c 6c 7c 9s", "As", "", "2s"},      // it does now
	} {
		field := daifugotest.Combination(t, c.field)
		table := daifugo.Table{Rules: daifugo.Article, Field: field, Played: field.Cards | daifugotest.Cards(t, c.played), Active: 15, Owner: 3}
		var p Player
		if got := p.Choose(&table, daifugotest.Cards(t, c.hand)).String(); got != c.want {
			t.Errorf("%s on %s: %s, want %s", c.hand, c.field, got, c.want)
		}
	}
}

// TestCompleteValue checks the combination values of the complete form.
func TestCompleteValue(t *testing.T) {
	for _, c := range []struct {
		combination, hand, played string
		left                      int
		want                      int16
	}{
		{"3d", "3d", "", 5, 1},
		{"Ad", "Ad", "", 5, 69},
		{"Ad", "Ad Jk", "", 5, 70},
		{"2d", "2d", "Jk", 5, 100},
		{"2d", "2d", "", 5, 99},
		{"8d", "8d", "", 5, 101},
		{"Kd Ks", "Kd Ks Jk", "", 5, 70},
		{"Kd Ks", "Kd Ks Jk", "", 3, 52},
		{"Kd Ks", "Kd Ks Jk", "", 2, 40},
		{"Kd Ks", "Kd Ks", "As Ac Ah 2s 2c 2d 2h", 5, 99},
		{"Ts Js Qs", "Ts Js Qs Jk", "", 5, 96},
		{"Ts Js Qs", "Ts Js Qs", "", 5, 92},
		{"Ts Js Qs", "Ts Js Qs", "", 2, 1},
		{"Ts Js Qs", "Ts Js Qs Jk", "", 2, 40},
		{"Ts Js Qs", "Ts Js Qs Jk", "", 4, 92},
		{"8s 8d 8c", "8s 8d 8c Jk", "", 5, 137},
		{"Jk", "Jk", "", 5, 1},
		{"Jk", "Jk 3s", "", 5, 100},
		{"Jk", "Jk", "3s", 5, 100},
	} {
		hand := daifugotest.Cards(t, c.hand)
		table := daifugo.Table{Rules: daifugo.UEC, Played: daifugotest.Cards(t, c.played), Active: 1<<c.left - 1}
		scale := fullScaleOf(&table, hand)
		if got, _ := scale.value(daifugotest.Combination(t, c.combination)); got != c.want {
			t.Errorf("%s of %s, %d left: %d, want %d", c.combination, c.hand, c.left, got, c.want)
		}
	}
}

// reads reports whether a combination's notation reads as that combination.
func reads(r daifugo.Combination) bool {
	got, err := daifugo.ParseCombination(r.String())
	return err == nil && got == r.Canonical()
}

// TestRefuses asks of hands that would be worth nothing after a revolution whether they do without: for a combination of at most two cards,
// of more than 90, that is not a joker.
func TestRefuses(t *testing.T) {
	combination := func(cards string) daifugo.Combination {
		return Partition(nil, daifugotest.Cards(t, cards), false, true)[0]
	}
	var p CompletePlayer
	s := fullScaleOf(articleTable(0), daifugotest.Cards(t, "3s"))
	for _, c := range []struct {
		combination daifugo.Combination
		value       int16
		want        bool
	}{
		{combination("2s"), 90, false}, {combination("2s"), 91, true}, {combination("2s 2d"), 91, true}, {combination("2s 2d 2h"), 91, false}, {combination("Jk"), 100, false},
	} {
		e := Evaluation{Value: 100, Combinations: []CombinationValue{{Combination: combination("3s"), Value: 1}, {Combination: c.combination, Value: c.value}}}
		if got := p.refuses(&e, &s, 0); got != c.want {
			t.Errorf("%v, worth %d: %v", c.combination, c.value, got)
		}
	}
}

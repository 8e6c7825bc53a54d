package holdem

import (
	"math/rand/v2"
	"slices"
	"testing"

	"github.com/tefuda/tefuda/core/cards"
)

// classes are all 169.
func classes() []Class {
	all := pairs()
	for high := cards.Ace; high > cards.Two; high-- {
		all = append(append(all, under(high, true)...), under(high, false)...)
	}
	return all
}

// The classes part the combos of the deck: every one lies in one of them.
func TestClasses(t *testing.T) {
	all, _ := ParseRange("random", 0)
	sum := 0
	for _, c := range classes() {
		alone := Range(nil).With(c, Whole)
		named, err := ParseRange(c.String(), 0)
		if err != nil || !slices.Equal(alone, named) || len(alone) != c.Size() || !all.whole(c) {
			t.Errorf("%v: %d combos, %v of its name, %v", c, len(alone), named, err)
		}
		if len(all.Without(c)) != Combos-c.Size() {
			t.Errorf("without %v: %d", c, len(all.Without(c)))
		}
		sum += c.Size()
	}
	if len(classes()) != 169 || sum != Combos || len(all) != Combos {
		t.Errorf("%d classes of %d combos, of %d", len(classes()), sum, len(all))
	}
}

// The grid has every class once, where grids have it.
func TestGrid(t *testing.T) {
	for place, want := range map[int]string{0: "AA", 1: "AKs", 13: "AKo", 12: "A2s", 156: "A2o", 168: "22", 84: "88", 9 * 13: "A5o"} {
		if got := ClassAt(place).String(); got != want {
			t.Errorf("at %d: %s, want %s", place, got, want)
		}
	}
	weights, seen := make([]Weight, Classes), map[Class]bool{}
	for place := range weights {
		weights[place] = Weight(place) * 1000
		seen[ClassAt(place)] = true
	}
	r := OfGrid(weights)
	for place, weight := range weights {
		if n, sum := r.Count(ClassAt(place)); sum != weight*Weight(n) || n != ClassAt(place).Size() && weight > 0 {
			t.Errorf("at %d: %d combos of %d, want each %d", place, n, sum, weight)
		}
	}
	if len(seen) != 169 || len(r) != Combos-6 {
		t.Errorf("%d classes, %d combos", len(seen), len(r))
	}
}

func TestRangeString(t *testing.T) {
	for text, want := range map[string]string{
		"":                        "",
		"random":                  "random",
		"22+":                     "22+",
		"AA, KK, QQ":              "QQ+",
		"KK,QQ":                   "KK-QQ",
		"77-22":                   "77-22",
		"AK":                      "AKs, AKo",
		"A2s+, K2s+":              "A2s+, K2s+",
		"A5s-A2s, A9s":            "A9s, A5s-A2s",
		"32s":                     "32s",
		"AhKs, AsKs, QQ":          "QQ, AsKs, AhKs",
		"AsKs, AhKh, AdKd, AcKc":  "AKs",
		"random:0.25":             "random:0.25",
		"QQ+:0.50,AKs:.5,22":      "22, QQ+:0.5, AKs:0.5",
		"22+:0.5, AA, 55:0":       "AA, KK-66:0.5, 44-22:0.5",
		"[12.5]AQs+, KK[/12.50]":  "KK:0.125, AQs+:0.125",
		"AsKs:1,AKs:0.3333333":    "AKs:0.333333",
		"ATo, AJo, AQo, AKo, 9h8": "", // refused below
	} {
		r, err := ParseRange(text, 0)
		if text == "" {
			r, err = nil, nil
		}
		if got := r.String(); got != want || (err != nil) != (want == "" && text != "") {
			t.Errorf("%q is written %q, %v, want %q", text, got, err, want)
		}
	}
	if r, _ := ParseRange("AsJk", 1); r.String() != "AsJk" {
		t.Errorf("with a joker: %q", r)
	}
}

// What is written is read as it was, whatever the range.
func TestRangeStringIsRead(t *testing.T) {
	dice := rand.New(rand.NewPCG(1, 2))
	for n := range 300 {
		var r Range
		for _, c := range classes() {
			if dice.IntN(3) == 0 {
				weight := Whole
				if n%2 == 1 {
					weight = []Weight{1, 250_000, 333_333, Whole - 1, Whole}[dice.IntN(5)]
				}
				r = r.With(c, weight)
			}
		}
		for range dice.IntN(5) {
			if len(r) > 0 {
				i := dice.IntN(len(r))
				r = slices.Delete(r, i, i+1)
			}
		}
		again, err := ParseRange(r.String(), 0)
		if err != nil || !slices.Equal(again, r) {
			t.Fatalf("%s is read as %s, %v", r, again, err)
		}
	}
}

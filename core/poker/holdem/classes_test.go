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
		alone := Range(nil).With(c)
		named, err := ParseRange(c.String(), 0)
		if err != nil || !slices.Equal(alone, named) || len(alone) != c.Size() || all.Count(c) != c.Size() {
			t.Errorf("%v: %d combos, %v of its name, %d of all, %v", c, len(alone), named, all.Count(c), err)
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
	for range 300 {
		var r Range
		for _, c := range classes() {
			if dice.IntN(3) == 0 {
				r = r.With(c)
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

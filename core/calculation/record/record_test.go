package record

import (
	"reflect"
	"strings"
	"testing"

	"github.com/tefuda/tefuda/core/calculation"
	"github.com/tefuda/tefuda/core/dice"
)

// played is a game at random, so many moves of it, from its deal or with its seed forgotten.
func played(t testing.TB, seed uint32, moves int, seeded bool) *Game {
	dice := dice.New(seed)
	g := &Game{Lead: int(seed % 3), Piles: 1 + int(seed%6), Seed: seed, Seeded: seeded}
	if !seeded {
		g.Seed = 0
	}
	start, err := calculation.Deal(g.Lead, g.Piles, &dice)
	if err != nil {
		t.Fatal(err)
	}
	g.Start.Set(&start)
	g.Moves = []calculation.Move{}
	s := start
	for range moves {
		all := s.LegalMoves(nil)
		if len(all) == 0 {
			break
		}
		m := all[dice.Under(uint32(len(all)))]
		s.Play(m)
		g.Moves = append(g.Moves, m)
	}
	return g
}

// same compares what a game is: states may differ in what no rule looks at.
func same(a, b *Game) bool {
	return a.Lead == b.Lead && a.Piles == b.Piles && a.Seed == b.Seed && a.Seeded == b.Seeded && a.Number == b.Number && a.ByOne == b.ByOne &&
		reflect.DeepEqual(a.Start.Position(), b.Start.Position()) && reflect.DeepEqual(a.Moves, b.Moves)
}

// TestRoundTrip: what is written is read again as the same game, in both forms.
func TestRoundTrip(t *testing.T) {
	for seed := range uint32(40) {
		for _, f := range []Format{Cards, Seed} {
			g := played(t, seed, int(7*seed), f == Seed || seed%2 == 0)
			text, err := g.Write(f)
			if err != nil {
				t.Fatal(err)
			}
			again := &Game{}
			got, err := again.Read(text)
			if err != nil || got != f || !same(g, again) {
				t.Fatalf("%s of %q:\n%+v\n%+v %v", Formats[got].Key, text, g, again, err)
			}
			if second, err := again.Write(f); err != nil || second != text {
				t.Fatalf("%q became %q %v", text, second, err)
			}
		}
	}
}

// TestNumbers: a deal by its number elsewhere is kept by it in both forms.
func TestNumbers(t *testing.T) {
	for i, number := range []string{"ms617", "#617", "#98765432109876543210"} {
		g, rules := &Game{}, []string{"1 4 ", "0 4 by-one "}[i%2]
		if f, err := g.Read(rules + number + ": d cw1"); g.Start.ByOne() != (i == 1) || err != nil || f != Seed || g.Number != number || g.Seeded {
			t.Fatalf("%+v %v", g, err)
		}
		for _, f := range []Format{Cards, Seed} {
			text, err := g.Write(f)
			again := &Game{}
			if _, wrong := again.Read(text); err != nil || wrong != nil || !same(g, again) {
				t.Fatalf("%q: %v %v", text, err, wrong)
			}
		}
		g.Number = "ms618"
		if text, err := g.Write(Seed); err == nil {
			t.Errorf("%q", text)
		}
	}
}

func TestSeedHoldsDealsOnly(t *testing.T) {
	for _, change := range []func(*Game){
		func(g *Game) { g.Seed++ }, func(g *Game) { g.Seeded = false }, func(g *Game) { g.Lead++ }, func(g *Game) { g.Piles = 9 },
	} {
		g := played(t, 7, 4, true)
		change(g)
		if text, err := g.Write(Seed); err == nil || text != "" || !strings.HasPrefix(err.Error(), "format ") {
			t.Errorf("%q %v", text, err)
		}
	}
}

func TestFaults(t *testing.T) {
	good, err := played(t, 1, 6, true).Write(Cards)
	if err != nil {
		t.Fatal(err)
	}
	for _, c := range []struct{ text, want string }{
		{"", "text is no game"}, {"1 4 7", "text has a line that is no part of a game"}, {"1 4: d", "text must begin with"},
		{"1 4 4294967296: d", "text has a fault in seed: must be"}, {"1 4 ms: d", "text has a fault in number: "},
		{"1 4 by 7: d", "text has a fault in rules: must be"}, {"1 4 #x: d", "text has a fault in number: "}, {"1 b 7: d", "text has a fault in rules: must be"}, {"1 9 7:", "text has a fault in piles: is wrong"},
		{"1 4 7: d d", `text has a fault in moves[1]: "d" draws while`}, {"1 4 7: d c w1", `text has a fault in moves[1]: "c" is not a move`},
		{strings.Replace(good, "rules 1 2", "rules 3 2", 1), "text has a fault in rules: begin with 3"},
		{strings.Replace(good, "rules 1 2", "rules 1", 1), "text has a fault in rules: must be"},
		{strings.Replace(good, "seed 1", "seed", 1), "text has a fault in seed: must be"},
		{strings.Replace(good, "piles", "pile", 1), "text has a line"},
		{strings.Replace(good, "card .", "card KK", 1), "text has a fault in card: is wrong"},
		{strings.Replace(good, "stock ", "stock K", 1), "text has a fault in stock: is wrong"},
	} {
		if _, err := new(Game).Read(c.text); err == nil || !strings.HasPrefix(err.Error(), c.want) {
			t.Errorf("%q: %v, want %s", c.text, err, c.want)
		}
	}
	g := &Game{}
	if _, err := g.Read(strings.Replace(strings.Replace(good, "rules 1 2\n", "\r\n\n", 1), "seed 1\n", "", 1)); err != nil || g.Lead != 1 || g.Piles != 2 || g.Seeded {
		t.Errorf("%+v %v", g, err)
	}
}

func FuzzRead(f *testing.F) {
	for _, text := range []string{"1 4 7: d cw1 d", "0 6 0:", "1 4 ms617: d cw1", "0 4 by-one 7: d cw1", "rules 0 2 by-one\nfoundations 37..\npiles 9 .\ncard .\nstock 7", "2 3 #98765432109876543210:", "rules 1 4\nseed ms617\nfoundations A234\npiles . . . .\ncard .\nstock 7", "rules 1 4\nseed 7\nfoundations A234\npiles . . . .\ncard .\nstock 4\nmoves d"} {
		f.Add(text)
	}
	whole, _ := played(f, 3, 30, true).Write(Cards)
	f.Add(whole)
	f.Fuzz(func(t *testing.T, text string) {
		g := &Game{}
		format, err := g.Read(text)
		if err != nil {
			return
		}
		written, err := g.Write(format)
		again := &Game{}
		if _, wrong := again.Read(written); err != nil || wrong != nil || !same(g, again) {
			t.Fatalf("%q became %q: %v %v", text, written, err, wrong)
		}
	})
}

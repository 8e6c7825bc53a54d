package record

import (
	"math/rand/v2"
	"slices"
	"strings"
	"testing"

	"github.com/tefuda/tefuda/core/fault"
	"github.com/tefuda/tefuda/core/mnk"
)

func at(pairs ...int) (out []mnk.Square) {
	for i := 0; i < len(pairs); i += 2 {
		out = append(out, mnk.Square{Row: pairs[i], Column: pairs[i+1]})
	}
	return out
}

func TestParse(t *testing.T) {
	for _, c := range []struct {
		text          string
		columns, rows int
		want          Game
	}{
		{"", 0, 0, Game{Places, 15, 15, 0, nil}},
		{"h8 i9 a1 o15", 0, 0, Game{Places, 15, 15, 0, at(7, 7, 6, 8, 14, 0, 0, 14)}},
		{"H8I9A1", 0, 0, Game{Places, 15, 15, 0, at(7, 7, 6, 8, 14, 0)}},
		{"1. h8, i9;\r\n2. (a1) b2", 0, 0, Game{Places, 15, 15, 0, at(7, 7, 6, 8, 14, 0, 13, 1)}},
		{"1h8 2i9", 0, 0, Game{Places, 15, 15, 0, at(7, 7, 6, 8)}},
		{"a1 t20", 20, 20, Game{Places, 20, 20, 0, at(19, 0, 0, 19)}},
		{"20x20 t20", 0, 0, Game{Places, 20, 20, 0, at(0, 19)}},
		{" 8x6X4 h6", 15, 15, Game{Places, 8, 6, 4, at(0, 7)}},
		{"Piskvorky 20x20, 11:11, 0\n9,10,9062\n11,13,1\nA.zip\nB.zip\n3\n", 0, 0, Game{PSQ, 20, 20, 0, at(9, 8, 12, 10)}},
		{"\nPiskvorky 15x15, 0:0, 1\r\n1,15\r\n-1\r\n", 0, 0, Game{PSQ, 15, 15, 0, at(14, 0)}},
		{"1x1 a1", 0, 0, Game{Places, 1, 1, 0, at(0, 0)}},
		{"1x20x1 a20", 0, 0, Game{Places, 1, 20, 1, at(0, 0)}},
		{"12h8", 0, 0, Game{Places, 15, 15, 0, at(7, 7)}},
		{"20x20x999", 0, 0, Game{Places, 20, 20, 999, nil}},
		{"a12 a9", 12, 0, Game{Places, 12, 15, 0, at(3, 0, 6, 0)}},
		{"a12 l9", 0, 12, Game{Places, 15, 12, 0, at(0, 0, 3, 11)}},
		{"Piskvorky 15x15, 0:0, 1", 20, 20, Game{PSQ, 15, 15, 0, nil}},
	} {
		got, err := Parse(c.text, c.columns, c.rows)
		if err != nil {
			t.Errorf("%q: %v", c.text, err)
			continue
		}
		if got.Format != c.want.Format || got.Columns != c.want.Columns || got.Rows != c.want.Rows || got.K != c.want.K || !slices.Equal(got.Moves, c.want.Moves) {
			t.Errorf("%q: %+v, not %+v", c.text, *got, c.want)
		}
	}
}

func TestParseRefuses(t *testing.T) {
	for text, want := range map[string]string{
		"h8 h16":                                 `text move 2, "h16", is not on the board of 15 × 15`,
		"h8 p1":                                  `text move 2, "p1", is not on the board of 15 × 15`,
		"h123":                                   `text move 1, "h123", is not on the board of 15 × 15`,
		"z1":                                     `text move 1, "z1", is not on the board of 15 × 15`,
		"h-1":                                    `text move 1, "h-1", is not a place like "h8"`,
		"0x20 h8":                                "text begins with a size that no board has: sides are 1 to 20",
		"20x0 h8":                                "text begins with a size that no board has: sides are 1 to 20",
		"20x21 h8":                               "text begins with a size that no board has: sides are 1 to 20",
		"20x20x0 h8":                             "text begins with a size that no board has: sides are 1 to 20",
		"8x8 h8 i1":                              `text move 2, "i1", is not on the board of 8 × 8`,
		"Piskvorky 20x20, 0:0, 0\n1,0,0":         `text move 1, "1,0,0", is not on the board of 20 × 20`,
		"Piskvorky 20x20, 0:0, 0\n0,1,0":         `text move 1, "0,1,0", is not on the board of 20 × 20`,
		"Piskvorky 20x19, 0:0, 0\n1,20,0":        `text move 1, "1,20,0", is not on the board of 20 × 19`,
		"h0":                                     `text move 1, "h0", is not on the board of 15 × 15`,
		"h8 i":                                   `text move 2, "i", is not a place like "h8"`,
		"h8, swap i9":                            `text move 2, "swap", is not a place like "h8"`,
		"五目":                                     `text move 1, "五目", is not a place like "h8"`,
		"h1234":                                  `text move 1, "h1234", is not a place like "h8"`,
		"oooooooooooooooooooooooooooo":           `text move 1, "oooooooooooooooooooo…", is not a place like "h8"`,
		"21x20 h8":                               "text begins with a size that no board has: sides are 1 to 20",
		"20x h8":                                 "text begins with a size that no board has: sides are 1 to 20",
		"20x20x h8":                              "text begins with a size that no board has: sides are 1 to 20",
		"Piskvorky 0x20, 0:0, 0":                 `text begins like a Piskvorky file, but has no size like "20x20" with sides of 1 to 20`,
		"Piskvorky of mine":                      `text begins like a Piskvorky file, but has no size like "20x20" with sides of 1 to 20`,
		"Piskvorky 20x20, 0:0, 0\n1,1,0\n1,21,0": `text move 2, "1,21,0", is not on the board of 20 × 20`,
		"Piskvorky 20x20, 0:0, 0\n1,x,0":         `text move 1, "1,x,0", is not "column,row,time"`,
	} {
		_, err := Parse(text, 0, 0)
		if wrong, ok := err.(*fault.Fault); !ok || wrong.Error() != want || wrong.Index != -1 {
			t.Errorf("%q: %v, not %s", text, err, want)
		}
	}
}

func TestMatch(t *testing.T) {
	g := &Game{Places, 3, 3, 0, at(1, 1, 0, 0, 1, 0, 0, 1, 1, 2)}
	p, err := g.Match(mnk.Game{K: 3})
	if line, won := p.Winner(); err != nil || !won || line.Stone != mnk.Black {
		t.Errorf("%v, %v", p.Board, err)
	}
	g.Moves = append(g.Moves, mnk.Square{Row: 2, Column: 2})
	if _, err := g.Match(mnk.Game{K: 3}); err == nil || err.Error() != "text move 6, c1, the game is over" {
		t.Error(err)
	}
	g.Moves = at(1, 1, 1, 1)
	if _, err := g.Match(mnk.Game{K: 3}); err == nil || err.Error() != "text move 2, b2, is taken" {
		t.Error(err)
	}
	if _, err := g.Match(mnk.Game{K: 4}); err == nil || err.(*fault.Fault).Field != "k" {
		t.Error(err)
	}
}

// TestRoundTrip writes random games in both formats and reads them again.
func TestRoundTrip(t *testing.T) {
	dice := rand.New(rand.NewPCG(1, 2))
	for range 2000 {
		g := &Game{Format(dice.IntN(2)), 1 + dice.IntN(20), 1 + dice.IntN(20), 0, nil}
		if g.Format == Places {
			g.K = []int{0, 3, 4, 6}[dice.IntN(4)]
		}
		for _, n := range dice.Perm(g.Columns * g.Rows)[:dice.IntN(g.Columns*g.Rows+1)] {
			g.Moves = append(g.Moves, mnk.Square{Row: n / g.Columns, Column: n % g.Columns})
		}
		text := g.Text()
		got, err := Parse(text, 0, 0)
		if err != nil || got.Columns != g.Columns || got.Rows != g.Rows || got.K != g.K || got.Format != g.Format || !slices.Equal(got.Moves, g.Moves) {
			t.Fatalf("%q: %+v, %v", text, got, err)
		}
	}
	if text := (&Game{Places, 15, 15, 5, at(7, 7, 6, 8)}).Text(); text != "h8 i9" {
		t.Errorf("%q", text)
	}
	if text := (&Game{PSQ, 20, 20, 5, at(9, 8)}).Text(); text != "Piskvorky 20x20, 0:0, 0\n9,10,0\n0\n" {
		t.Errorf("%q", text)
	}
}

// FuzzParse wants an error or a game that can be written and read again.
func FuzzParse(f *testing.F) {
	for _, text := range []string{"h8 i9", "20x20 t20", "8x6x4 h6", "1. h8, i9", "Piskvorky 20x20, 11:11, 0\n9,10,9062\nA\n", "x", "8x", "Piskvorky "} {
		f.Add(text)
	}
	f.Fuzz(func(t *testing.T, text string) {
		g, err := Parse(text, 0, 0)
		if err != nil {
			if wrong, ok := err.(*fault.Fault); !ok || wrong.Field != "text" || len(wrong.Reason) > 200 {
				t.Fatal(err)
			}
			return
		}
		again, err := Parse(g.Text(), 0, 0)
		if err != nil || !slices.Equal(again.Moves, g.Moves) || strings.TrimSpace(g.Text()) != strings.TrimSpace(again.Text()) {
			t.Fatalf("%q: %v", g.Text(), err)
		}
		g.Match(mnk.Game{K: max(1, min(g.K, max(g.Columns, g.Rows)))})
	})
}

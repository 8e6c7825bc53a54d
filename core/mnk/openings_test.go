package mnk_test

import (
	"testing"

	"github.com/tefuda/tefuda/core/mnk"
	"github.com/tefuda/tefuda/core/mnk/mnktest"
)

// TestOpenings tries every third stone on the five by five squares around the first, in all orientations: 26 openings
// have a name, each its own, and no stone farther away has one.
func TestOpenings(t *testing.T) {
	board := func(white, third mnk.Square) mnk.Board {
		b, err := mnk.New(15, 15)
		if err != nil {
			t.Fatal(err)
		}
		b.Set(7, 7, mnk.Black)
		b.Set(white.Row, white.Column, mnk.White)
		b.Set(third.Row, third.Column, mnk.Black)
		return b
	}
	classes := map[string]map[string]bool{} // by name: the least of the eight ways to turn it
	for row := 6; row <= 8; row++ {
		for column := 6; column <= 8; column++ {
			white := mnk.Square{Row: row, Column: column}
			for r := range 15 {
				for c := range 15 {
					third := mnk.Square{Row: r, Column: c}
					if third == white || r == 7 && c == 7 || row == 7 && column == 7 {
						continue
					}
					b := board(white, third)
					name := b.Opening()
					if near := r > 4 && r < 10 && c > 4 && c < 10; near != (name != "") {
						t.Fatalf("white %v, third %v: %q", white, third, name)
					}
					if name == "" {
						continue
					}
					least := b.String()
					for _, o := range mnktest.Orientations(b) {
						if least = min(least, o.String()); o.Opening() != name {
							t.Errorf("white %v, third %v: %q and turned %q", white, third, name, o.Opening())
						}
					}
					if classes[name] == nil {
						classes[name] = map[string]bool{}
					}
					classes[name][least] = true
				}
			}
		}
	}
	for name, all := range classes {
		if len(all) != 1 {
			t.Errorf("%s names %d openings", name, len(all))
		}
	}
	if len(classes) != 26 || len(mnk.Openings) != 26 {
		t.Errorf("%d openings of %d", len(classes), len(mnk.Openings))
	}
}

// TestOpeningsByName has openings as the Renju International Federation draws them.
func TestOpeningsByName(t *testing.T) {
	for _, c := range []struct{ white, third, want string }{
		{"h9", "h10", "kansei"}, {"h9", "i9", "kagetsu"}, {"h9", "h7", "shogetsu"}, {"h9", "i8", "ugetsu"}, {"h9", "h6", "zuisei"}, {"h9", "j6", "yusei"},
		{"i9", "i7", "hogetsu"}, {"i9", "j10", "chosei"}, {"i9", "g6", "meigetsu"}, {"i9", "f6", "suisei"}, {"i9", "i8", "ungetsu"}, {"i9", "j7", "suigetsu"},
		{"i9", "k9", ""}, {"j8", "i9", ""},
	} {
		b, _ := mnk.New(15, 15)
		for place, stone := range map[string]mnk.Stone{"h8": mnk.Black, c.white: mnk.White, c.third: mnk.Black} {
			s, err := mnk.ParsePlace(place, 15, 15)
			if err != nil {
				t.Fatal(err)
			}
			b.Set(s.Row, s.Column, stone)
		}
		if got := b.Opening(); got != c.want {
			t.Errorf("%s %s: %q, want %q", c.white, c.third, got, c.want)
		}
	}
	even := mnktest.BoardOf(t, "....\n.xo.\n.o..\n....")
	if got := even.Opening(); got != "" {
		t.Error(got)
	}
}

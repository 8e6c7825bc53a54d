package mnk_test

import (
	"strings"
	"testing"

	"github.com/tefuda/tefuda/core/mnk"
	"github.com/tefuda/tefuda/core/mnk/mnktest"
)

// TestEveryFoul: two open threes, two fours and six in a row are forbidden to black, each by its name, and nothing to white;
// five in a row is never a foul.
func TestEveryFoul(t *testing.T) {
	for _, c := range [...]struct {
		foul string
		rows []string
	}{
		{mnk.FoulOverline, []string{"ooo.oo...", ".........", "xx.x.x..x", ".........", ".........", ".........", ".........", ".........", "........."}},
		{mnk.FoulDoubleFour, []string{"x.x.x.x..", ".........", "x.......x", ".........", "..ooo....", ".....o...", ".....o...", ".....o...", "........."}},
		{mnk.FoulDoubleThree, []string{".........", ".........", "...o.....", "...o.....", ".....oo..", ".........", "x.x......", "........x", "x........"}},
		{"", []string{"oo.oo....", ".........", "xx.x.x...", ".........", ".........", ".........", ".........", ".........", "........."}},
	} {
		p, err := mnk.Game{K: 5, Rule: mnk.Renju}.At(mnktest.BoardOf(t, strings.Join(c.rows, "\n")), mnk.Empty)
		if err != nil || p.Turn != mnk.Black {
			t.Fatal(c.foul, p.Turn, err)
		}
		found := map[string]int{}
		for row := range p.Board.Rows() {
			for column := range p.Board.Columns() {
				s := mnk.Square{Row: row, Column: column}
				if p.Board.At(row, column) == mnk.Empty {
					found[p.Foul(s)]++
					if q := p; (q.Play(s) == nil) != (p.Foul(s) == "") {
						t.Errorf("%v is %q", s, p.Foul(s))
					}
				}
			}
		}
		if c.foul != "" && found[c.foul] != 1 || len(found) > 2 || c.foul == "" && len(found) != 1 {
			t.Errorf("%s: %v", c.foul, found)
		}
		if n := len(p.Forbidden()); n > 1 || (n == 1) != (c.foul != "") {
			t.Errorf("%s: %d are forbidden", c.foul, n)
		}
		p.Turn = mnk.White
		for row := range p.Board.Rows() {
			for column := range p.Board.Columns() {
				if s := (mnk.Square{Row: row, Column: column}); p.Board.At(row, column) == mnk.Empty && p.Foul(s) != "" {
					t.Errorf("%v is %s to white", s, p.Foul(s))
				}
			}
		}
	}
}

// TestCheckedBoard: a position must have its game's size of board, and a side to move.
func TestCheckedBoard(t *testing.T) {
	for what, c := range map[string]struct {
		game mnk.Game
		turn mnk.Stone
		want string
	}{
		"right":   {mnk.Game{Columns: 7, Rows: 6, K: 4, Rule: mnk.FreeStyle}, mnk.Black, ""},
		"columns": {mnk.Game{Columns: 8, Rows: 6, K: 4, Rule: mnk.FreeStyle}, mnk.Black, "board is not 8 columns by 6 rows"},
		"rows":    {mnk.Game{Columns: 7, Rows: 7, K: 4, Rule: mnk.FreeStyle}, mnk.Black, "board is not 7 columns by 7 rows"},
		"turn":    {mnk.Game{Columns: 7, Rows: 6, K: 4, Rule: mnk.FreeStyle}, mnk.Empty, "turn is 0, neither black nor white"},
		"game":    {mnk.Game{Columns: 7, Rows: 6, K: 0, Rule: mnk.FreeStyle}, mnk.Black, "k must be"},
	} {
		p, err := mnk.Game{Columns: 7, Rows: 6, K: 4, Rule: mnk.FreeStyle}.Start()
		if err != nil {
			t.Fatal(err)
		}
		p.Game, p.Turn = c.game, c.turn
		if err := p.Check(); (err == nil) != (c.want == "") || err != nil && !strings.HasPrefix(err.Error(), c.want) {
			t.Errorf("%s: %v", what, err)
		}
	}
}

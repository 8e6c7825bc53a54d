package mnk

import (
	"strings"
	"testing"
)

// TestEveryFoul: two open threes, two fours and six in a row are forbidden to black, each by its name, and nothing to white;
// five in a row is never a foul.
func TestEveryFoul(t *testing.T) {
	for _, c := range [...]struct {
		foul string
		rows []string
	}{
		{FoulOverline, []string{"ooo.oo...", ".........", "xx.x.x..x", ".........", ".........", ".........", ".........", ".........", "........."}},
		{FoulDoubleFour, []string{"x.x.x.x..", ".........", "x.......x", ".........", "..ooo....", ".....o...", ".....o...", ".....o...", "........."}},
		{FoulDoubleThree, []string{".........", ".........", "...o.....", "...o.....", ".....oo..", ".........", "x.x......", "........x", "x........"}},
		{"", []string{"oo.oo....", ".........", "xx.x.x...", ".........", ".........", ".........", ".........", ".........", "........."}},
	} {
		p, err := Game{K: 5, Rule: Renju}.At(parse(t, strings.Join(c.rows, "\n")), Empty)
		if err != nil || p.Turn != Black {
			t.Fatal(c.foul, p.Turn, err)
		}
		found := map[string]int{}
		for row := range p.Board.rows {
			for column := range p.Board.columns {
				s := Square{row, column}
				if p.Board.At(row, column) == Empty {
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
		p.Turn = White
		for row := range p.Board.rows {
			for column := range p.Board.columns {
				if s := (Square{row, column}); p.Board.At(row, column) == Empty && p.Foul(s) != "" {
					t.Errorf("%v is %s to white", s, p.Foul(s))
				}
			}
		}
	}
}

// TestCheckedBoard: a position is of its game's board, and somebody's move.
func TestCheckedBoard(t *testing.T) {
	for what, c := range map[string]struct {
		game Game
		turn Stone
		want string
	}{
		"right":   {Game{7, 6, 4, FreeStyle}, Black, ""},
		"columns": {Game{8, 6, 4, FreeStyle}, Black, "board is not 8 columns by 6 rows"},
		"rows":    {Game{7, 7, 4, FreeStyle}, Black, "board is not 7 columns by 7 rows"},
		"turn":    {Game{7, 6, 4, FreeStyle}, Empty, "turn is 0, neither black nor white"},
		"game":    {Game{7, 6, 0, FreeStyle}, Black, "k must be"},
	} {
		p, err := Game{7, 6, 4, FreeStyle}.Start()
		if err != nil {
			t.Fatal(err)
		}
		p.Game, p.Turn = c.game, c.turn
		if err := p.Check(); (err == nil) != (c.want == "") || err != nil && !strings.HasPrefix(err.Error(), c.want) {
			t.Errorf("%s: %v", what, err)
		}
	}
}

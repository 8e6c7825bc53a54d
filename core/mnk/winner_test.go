package mnk_test

import (
	"testing"

	"github.com/tefuda/tefuda/core/dice"
	"github.com/tefuda/tefuda/core/mnk"
)

// TestWinnerByWalking compares winners of crowded boards with a walk from every square in every direction.
func TestWinnerByWalking(t *testing.T) {
	dice := dice.New(5)
	won := 0
	for i := range 3000 {
		g := mnk.Game{Columns: 5 + int(dice.Under(5)), Rows: 5 + int(dice.Under(4)), K: 5, Rule: mnk.Rule(i % len(mnk.Rules))}
		if !g.Special() {
			g.K = 3 + i%3
		}
		p, err := g.Start()
		if err != nil {
			t.Fatal(err)
		}
		for row := range g.Rows {
			for column := range g.Columns {
				p.Board.Set(row, column, [...]mnk.Stone{mnk.Empty, mnk.Black, mnk.Black, mnk.White, mnk.White}[dice.Under(5)])
			}
		}
		want := walked(&p, mnk.Black)
		if len(want) == 0 {
			want = walked(&p, mnk.White)
		}
		got, ok := p.Winner()
		if ok != (len(want) > 0) || ok && !want[got] {
			t.Fatalf("%+v: %+v, %v, not one of %v\n%v", g, got, ok, want, p.Board)
		}
		if ok {
			won++
		}
	}
	if won < 500 || won > 2500 {
		t.Errorf("%d of 3000 boards have a winner", won)
	}
}

// walked returns all rows of a colour that win.
func walked(p *mnk.Position, colour mnk.Stone) map[mnk.Line]bool {
	at := func(row, column int) mnk.Stone {
		if row < 0 || column < 0 || row >= p.Game.Rows || column >= p.Game.Columns {
			return mnk.Empty
		}
		return p.Board.At(row, column)
	}
	found := map[mnk.Line]bool{}
	for row := range p.Game.Rows {
		for column := range p.Game.Columns {
			for _, step := range [...][2]int{{0, 1}, {1, 0}, {1, 1}, {1, -1}} {
				y, x, n := row, column, 0
				for ; at(y, x) == colour; y, x = y+step[0], x+step[1] {
					n++
				}
				before, after := at(row-step[0], column-step[1]), at(y, x)
				exact := p.Game.Rule == mnk.ExactLine || p.Game.Rule == mnk.CaroExact || p.Game.Rule == mnk.Renju && colour == mnk.Black
				blocked := (p.Game.Rule == mnk.Caro || p.Game.Rule == mnk.CaroExact) && n == p.Game.K && before == colour.Other() && after == colour.Other()
				if before != colour && n >= p.Game.K && !(exact && n > p.Game.K) && !blocked {
					found[mnk.Line{Run: mnk.Run{Stone: colour, Row: row, Column: column, Down: step[0], Right: step[1]}, Length: n}] = true
				}
			}
		}
	}
	return found
}

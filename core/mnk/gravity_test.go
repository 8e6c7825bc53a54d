package mnk_test

import (
	"testing"

	"github.com/tefuda/tefuda/core/mnk"
)

// TestConnectFourPositions counts the positions of connect four by stones: the first of
// J. Tromp's numbers, OEIS A212693.
func TestConnectFourPositions(t *testing.T) {
	preset := mnk.Game{Columns: 7, Rows: 6, K: 4, Rule: mnk.Gravity}
	start, err := preset.Start()
	if err != nil {
		t.Fatal(err)
	}
	now := map[mnk.Position]bool{start: true}
	for stones, want := range []int{1, 7, 49, 238, 1120, 4263, 16422, 54859} {
		if len(now) != want {
			t.Fatalf("%d positions of %d stones, want %d", len(now), stones, want)
		}
		next := map[mnk.Position]bool{}
		for p := range now {
			if stones < 5 {
				if err := p.Check(); err != nil {
					t.Fatal(err)
				}
			}
			for _, s := range p.Legal() {
				q, err := p.Apply(s)
				if err != nil {
					t.Fatal(err)
				}
				next[q] = true
			}
		}
		now = next
	}
}

// TestGravity wants every square but the lowest empty one of its column to be refused.
func TestGravity(t *testing.T) {
	b, err := mnk.Parse([]string{"...x", "..xo", "o.ox"})
	if err != nil {
		t.Fatal(err)
	}
	p, err := mnk.Game{K: 4, Rule: mnk.Gravity}.At(b, mnk.Empty)
	if err != nil {
		t.Fatal(err)
	}
	legal := map[mnk.Square]bool{{Row: 1, Column: 0}: true, {Row: 2, Column: 1}: true, {Row: 0, Column: 2}: true}
	for row := range 3 {
		for column := range 4 {
			s := mnk.Square{Row: row, Column: column}
			_, err := p.Apply(s)
			switch {
			case (err == nil) != legal[s]:
				t.Errorf("%v: %v", s, err)
			case err != nil && b.At(row, column) == mnk.Empty && err.Error() != "move is not the lowest empty square of its column":
				t.Error(err)
			}
		}
	}
	if len(p.Legal()) != len(legal) || len(p.Forbidden()) != 0 {
		t.Errorf("legal %v, forbidden %v", p.Legal(), p.Forbidden())
	}
}

// TestMisere: black completes a line, and loses by it.
func TestMisere(t *testing.T) {
	start, err := mnk.Game{Columns: 3, Rows: 3, K: 3, Rule: mnk.Misere}.Start()
	if err != nil {
		t.Fatal(err)
	}
	m := mnk.NewMatch(start)
	var last []mnk.Event
	for _, s := range []mnk.Square{{0, 0}, {1, 0}, {0, 1}, {1, 1}, {0, 2}} {
		if last, err = m.Play(s); err != nil {
			t.Fatal(err)
		}
	}
	r := m.Result()
	if r.Why != mnk.ByOwnLine || r.Winner != mnk.White || r.Line.Stone != mnk.Black || len(last) != 2 || last[1].Kind != mnk.Won || last[1].Seat != 1 {
		t.Errorf("%+v, %+v", r, last)
	}
}

package calculation

import (
	"reflect"
	"testing"

	"github.com/tefuda/tefuda/core/dice"
)

// TestLine: games at random are gone back along to where they began, whether or not
// the draws say what they turned.
func TestLine(t *testing.T) {
	dice := dice.New(5)
	for g := range 60 {
		s, err := Deal(g%3, 1+g%6, &dice)
		if err != nil {
			t.Fatal(err)
		}
		start, moves, told := s.Position(), []Move(nil), []Move(nil)
		for n := 0; ; n++ {
			p := s.Position()
			var line Line
			if err := line.Read(&p, told); err != nil {
				t.Fatalf("game %d after %v: %v", g, moves, err)
			}
			if got := line.Start.Position(); !reflect.DeepEqual(got, start) || len(line.Moves) != len(moves) || n > 0 && !reflect.DeepEqual(line.Moves, moves) {
				t.Fatalf("game %d after %v: %+v %v", g, moves, got, line.Moves)
			}
			all := s.LegalMoves(nil)
			if s.Over() != (len(all) == 0) {
				t.Fatalf("game %d: over is %v, of moves %v", g, s.Over(), all)
			}
			if len(all) == 0 {
				break
			}
			m := all[dice.Under(uint32(len(all)))]
			s.Play(m)
			moves = append(moves, m)
			if written := m.String(); n%2 == 0 && m.Kind == Draw {
				written = "d"
				m, _ = ReadMove(written)
			} else if m, _ = ReadMove(written); m.String() != written {
				t.Fatal(written, m)
			}
			told = append(told, m)
		}
	}
}

func TestLineRefuses(t *testing.T) {
	p := Position{Foundations: "A235", Piles: []string{"79", ""}, Card: "", Stock: "", Known: true}
	full, _ := (&Position{Foundations: p.Foundations, Piles: p.Piles}).State()
	p.Stock = letters(full.Stock(nil))
	for _, c := range []struct{ moves, want string }{
		{"d", `moves[0] "d" cannot have led to the position`},
		{"c w2", `moves[0] "c w2" cannot have led to the position`},
		{"c w6", `moves[0] "c w6" cannot have led to the position`},
		{"w3 f4", `moves[0] "w3 f4" cannot have led to the position`},
	} {
		m, _ := ReadMove(c.moves)
		var line Line
		if err := line.Read(&p, []Move{m}); err == nil || err.Error() != c.want {
			t.Errorf("%s: %v", c.moves, err)
		}
	}
	bare := Position{Foundations: "....", Piles: []string{""}, Card: "K"}
	for _, m := range []Move{{Kind: Draw, Rank: 7}, {Kind: CardToFoundation}, {Kind: WasteToFoundation}, {Kind: 9, Rank: king}} {
		var line Line
		if err := line.Read(&bare, []Move{m}); err == nil {
			t.Errorf("%v: no error", m)
		}
	}
}

func TestEvents(t *testing.T) {
	for _, c := range []struct {
		p    Position
		move string
		want []EventKind
	}{
		{Position{Foundations: "KKKT", Piles: []string{"K"}, Stock: "A59"}, "d 5", []EventKind{CardDrawn}},
		{Position{Foundations: "KKK9", Piles: []string{""}, Card: "K"}, "c w1", []EventKind{CardMoved}},
		{Position{Foundations: "KKK9", Piles: []string{""}, Card: "K"}, "c f4", []EventKind{CardMoved, GameWon}},
		{Position{Foundations: "KKK5", Piles: []string{"9"}, Card: "K"}, "c w1", []EventKind{CardMoved, GameStuck}},
	} {
		s := parsed(t, c.p)
		m, err := s.ParseMove(c.move)
		if err == nil {
			err = s.Apply(m)
		}
		if err != nil {
			t.Fatal(err)
		}
		var got []EventKind
		for _, e := range s.Events(m) {
			got = append(got, e.Kind)
		}
		if !reflect.DeepEqual(got, c.want) {
			t.Errorf("%s: %v, want %v", c.move, got, c.want)
		}
	}
}

func TestRules(t *testing.T) {
	s := parsed(t, Position{Foundations: "A23.", Piles: []string{"", ""}})
	if s.MostLead() != 0 || s.CheckRules(0, 2) != nil || s.CheckRules(1, 2) == nil || s.CheckRules(0, 3) == nil {
		t.Error(s.MostLead(), s.CheckRules(0, 2), s.CheckRules(1, 2), s.CheckRules(0, 3))
	}
	done := parsed(t, Position{Foundations: "KKKK", Piles: []string{""}})
	if done.MostLead() != 1 || done.CheckRules(12, 1) != nil || done.CheckRules(13, 1) == nil {
		t.Error(done.MostLead(), done.CheckRules(12, 1), done.CheckRules(13, 1))
	}
}

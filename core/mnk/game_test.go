package mnk_test

import (
	"errors"
	"fmt"
	"strings"
	"testing"

	"github.com/tefuda/tefuda/core/fault"
	"github.com/tefuda/tefuda/core/mnk"
	"github.com/tefuda/tefuda/core/mnk/mnktest"
)

func TestGameErrors(t *testing.T) {
	for _, c := range []struct {
		g    mnk.Game
		want string
	}{
		{mnk.Game{Columns: 0, Rows: 3, K: 3, Rule: mnk.FreeStyle}, "columns must be 1 to 25, not 0"},
		{mnk.Game{Columns: 26, Rows: 3, K: 3, Rule: mnk.FreeStyle}, "columns must be 1 to 25, not 26"},
		{mnk.Game{Columns: 3, Rows: -1, K: 3, Rule: mnk.FreeStyle}, "rows must be 1 to 25, not -1"},
		{mnk.Game{Columns: 3, Rows: 4, K: 0, Rule: mnk.ExactLine}, "k must be 1 to 4, not 0"},
		{mnk.Game{Columns: 3, Rows: 4, K: 5, Rule: mnk.ExactLine}, "k must be 1 to 4, not 5"},
		{mnk.Game{Columns: 1, Rows: 1, K: 1, Rule: mnk.FreeStyle}, ""},
		{mnk.Game{Columns: 25, Rows: 1, K: 25, Rule: mnk.ExactLine}, ""},
	} {
		_, err := c.g.Start()
		var wrong *fault.Fault
		if got := errors.As(err, &wrong); got != (c.want != "") || got && (err.Error() != c.want || wrong.Index != -1) {
			t.Errorf("%+v: %v, want %q", c.g, err, c.want)
		}
	}
}

// TestPositionErrors has boards with the side to move and the fault of Check.
// Uneven numbers of stones and either side to move are no faults.
func TestPositionErrors(t *testing.T) {
	for _, c := range []struct {
		k    int
		rule mnk.Rule
		turn mnk.Stone
		want string
		rows []string
	}{
		{3, mnk.FreeStyle, mnk.Black, "", []string{"...", "...", "..."}},
		{3, mnk.FreeStyle, mnk.White, "", []string{"...", "...", "..."}},
		{3, mnk.FreeStyle, mnk.White, "", []string{"o..", "...", "..."}},
		{3, mnk.FreeStyle, mnk.Black, "", []string{"o..", "...", "..."}},
		{3, mnk.FreeStyle, mnk.White, "", []string{"x..", "...", "..."}},
		{3, mnk.FreeStyle, mnk.White, "", []string{"oo.", "...", "..."}},
		{3, mnk.FreeStyle, mnk.Black, "", []string{"xx.", "...", "..."}},
		{3, mnk.FreeStyle, mnk.Empty, "turn is 0, neither black nor white", []string{"...", "...", "..."}},
		{3, mnk.FreeStyle, mnk.White, "", []string{"ooo", "xx.", "..."}},
		{3, mnk.FreeStyle, mnk.White, "", []string{"ooo", "xx.", "x.."}},
		{3, mnk.FreeStyle, mnk.Black, "turn is black, but black has a winning line, so white cannot have moved last", []string{"ooo", "xx.", "x.."}},
		{3, mnk.FreeStyle, mnk.Black, "board has winning lines of both colours", []string{"ooo", "xxx", "..."}},
		{3, mnk.FreeStyle, mnk.White, "", []string{"ooo", "oxx", "oxx"}},
		{3, mnk.FreeStyle, mnk.White, "board has winning lines that no single stone completes", []string{"ooo.", "....", "ooo.", "xx.x", "xx.x"}},
		{3, mnk.FreeStyle, mnk.White, "", []string{"ooooo", "xx.xx", "....."}},
		{2, mnk.FreeStyle, mnk.White, "board has winning lines of both colours", []string{"oo.", "...", "xx."}},
		{2, mnk.FreeStyle, mnk.White, "board has winning lines that no single stone completes", []string{"oooo", "x...", "..x.", "x..."}},
		{3, mnk.ExactLine, mnk.White, "", []string{"oooo", "x.xx", "...."}},
		{3, mnk.ExactLine, mnk.Black, "", []string{"oooo", "x.xx", "...x"}},
		{3, mnk.ExactLine, mnk.Black, "turn is black, but black has a winning line, so white cannot have moved last", []string{"ooo.", "x.xx", "...."}},
		{1, mnk.FreeStyle, mnk.Black, "board has 1 black and 1 white stones, but the first stone wins when k is 1", []string{"ox"}},
		{1, mnk.ExactLine, mnk.White, "", []string{"o."}},
		{4, mnk.FreeStyle, mnk.Black, "k must be 1 to 3, not 4", []string{"...", "...", "..."}},
		{4, mnk.Renju, mnk.Black, "rule must be free, exact, gravity or misere where k is not 5, but 4", []string{"....."}},
		{3, mnk.Caro, mnk.Black, "rule must be free, exact, gravity or misere where k is not 5, but 3", []string{"..."}},
		{3, mnk.Misere + 1, mnk.Black, "rule must be 0 to 6, not 7", []string{"..."}},
		{5, mnk.Renju, mnk.Black, "", []string{"o....", "x...."}},
		{5, mnk.Renju, mnk.White, "", []string{"o....", "x...."}},
		{5, mnk.Renju, mnk.Black, "", []string{"x...."}},
		{5, mnk.Renju, mnk.White, "", []string{"ooooo.", "xxxx.."}},
		{5, mnk.Renju, mnk.White, "board has a row of more than five black stones, which is forbidden in renju", []string{"oooooo", "xxx.xx", "......"}},
		{5, mnk.Renju, mnk.White, "", []string{"oooooo", "x.o.x.", "x.ox..", "..o.xx", "x.ox..", "x....."}},
		{5, mnk.Renju, mnk.White, "board has winning lines that no single stone completes", []string{"oooooo", "xxxx.x", "ooooo.", "xxxx.x"}},
		{5, mnk.Renju, mnk.Black, "", []string{"xxxxxx", "oooo.o", "o....."}},
		{2, mnk.Gravity, mnk.White, "board has a stone above an empty square", []string{"o..", "..."}},
		{2, mnk.Gravity, mnk.White, "", []string{"...", "oo."}},
		{3, mnk.Gravity, mnk.White, "board has winning lines that no single stone completes", []string{"xxo", "ooo"}}, // stones lie on the line
		{3, mnk.Misere, mnk.Black, "turn is black, but black has a winning line, so white cannot have moved last", []string{"ooo"}},
		{3, mnk.Misere, mnk.White, "", []string{"ooo"}},
	} {
		b, err := mnk.Parse(c.rows)
		if err != nil {
			t.Fatal(err)
		}
		p := mnk.Position{Game: mnk.Game{Columns: b.Columns(), Rows: b.Rows(), K: c.k, Rule: c.rule}, Board: b, Turn: c.turn}
		err = p.Check()
		if err == nil && c.want != "" || err != nil && err.Error() != c.want {
			t.Errorf("%q, k %d, rule %d, %v to move: %v, want %q", c.rows, c.k, c.rule, c.turn, err, c.want)
		}
		if c.turn == mnk.Empty {
			continue
		}
		if q, again := p.Game.At(b, c.turn); (again == nil) != (err == nil) || err == nil && q != p || err != nil && again.Error() != c.want {
			t.Errorf("%q: At says %v, want %q", c.rows, again, c.want)
		}
	}
}

// TestEitherSide lets At find the side to move.
func TestEitherSide(t *testing.T) {
	for _, c := range []struct {
		want mnk.Stone
		rows []string
	}{
		{mnk.Black, []string{"...", "...", "..."}},
		{mnk.White, []string{"o..", "...", "..."}},
		{mnk.Black, []string{"x..", "...", "..."}},
		{mnk.White, []string{"ooo", "xx.", "x.."}}, // white began
		{mnk.White, []string{"oo.", "o..", "..."}}, // a diagram of black stones
		{mnk.Black, []string{"xx.", "x..", "..o"}},
		{mnk.Black, []string{"xxx", "oo.", "o.."}},
		{mnk.Empty, []string{"ooo", "xxx", "..."}},
	} {
		p, err := mnk.Game{K: 3}.At(mnktest.BoardOf(t, strings.Join(c.rows, "\n")), mnk.Empty)
		if p.Turn != c.want || (err == nil) != (c.want != mnk.Empty) {
			t.Errorf("%q: %v to move, %v", c.rows, p.Turn, err)
		}
	}
}

func TestWinner(t *testing.T) {
	for _, c := range []struct {
		k    int
		rule mnk.Rule
		want string
		rows []string
	}{
		{3, mnk.FreeStyle, "", []string{"oo.", "xx.", "..."}},
		{3, mnk.FreeStyle, "o [{0 0} {0 1} {0 2}]", []string{"ooo", "xx.", "..."}},
		{3, mnk.FreeStyle, "x [{0 1} {1 1} {2 1}]", []string{"ox.", "oxo", ".x."}},
		{3, mnk.FreeStyle, "o [{0 2} {1 1} {2 0}]", []string{"x.o", "xox", "o.."}},
		{3, mnk.FreeStyle, "o [{0 0} {1 1} {2 2}]", []string{"o.x", "xox", "..o"}},
		{3, mnk.FreeStyle, "o [{0 0} {0 1} {0 2} {0 3}]", []string{"oooo"}},
		{3, mnk.ExactLine, "", []string{"oooo"}},
		{3, mnk.ExactLine, "o [{0 5} {0 6} {0 7}]", []string{"oooo.ooo"}},
		{1, mnk.ExactLine, "x [{0 1}]", []string{".x"}},
		{5, mnk.Renju, "", []string{"oooooo"}},
		{5, mnk.Renju, "o [{0 1} {0 2} {0 3} {0 4} {0 5}]", []string{".ooooo."}},
		{5, mnk.Renju, "x [{0 0} {0 1} {0 2} {0 3} {0 4} {0 5}]", []string{"xxxxxx"}},
		{5, mnk.Caro, "", []string{"xooooox"}},
		{5, mnk.Caro, "o [{0 0} {0 1} {0 2} {0 3} {0 4}]", []string{"ooooox"}},
		{5, mnk.Caro, "o [{0 1} {0 2} {0 3} {0 4} {0 5}]", []string{"xooooo."}},
		{5, mnk.Caro, "o [{0 1} {0 2} {0 3} {0 4} {0 5} {0 6}]", []string{"xoooooox"}},
		{5, mnk.Caro, "x [{0 0} {1 0} {2 0} {3 0} {4 0}]", []string{"xo", "xo", "xo", "xo", "x."}},
		{5, mnk.Caro, "", []string{"oxxxxxo", "xooooox"}},
		{5, mnk.CaroExact, "", []string{"xooooox"}},
		{5, mnk.CaroExact, "", []string{"xoooooo."}},
		{5, mnk.CaroExact, "o [{0 1} {0 2} {0 3} {0 4} {0 5}]", []string{"xooooo."}},
		{5, mnk.CaroExact, "o [{0 0} {0 1} {0 2} {0 3} {0 4}]", []string{"ooooox"}},
	} {
		b, err := mnk.Parse(c.rows)
		if err != nil {
			t.Fatal(err)
		}
		p := mnk.Position{Game: mnk.Game{Columns: b.Columns(), Rows: b.Rows(), K: c.k, Rule: c.rule}, Board: b, Turn: mnk.Black}
		got := ""
		if l, won := p.Winner(); won {
			got = fmt.Sprint(l.Stone, " ", l.Squares())
		}
		if got != c.want {
			t.Errorf("%q: %q, want %q", c.rows, got, c.want)
		}
		if (len(p.Legal()) == 0) != p.Over() {
			t.Errorf("%q: %d legal moves, over %v", c.rows, len(p.Legal()), p.Over())
		}
	}
}

func TestApply(t *testing.T) {
	p, _ := mnk.Game{Columns: 3, Rows: 3, K: 3, Rule: mnk.FreeStyle}.Start()
	for _, s := range []mnk.Square{{Row: 1, Column: 1}, {Row: 0, Column: 0}, {Row: 0, Column: 2}, {Row: 0, Column: 1}} {
		var err error
		if p, err = p.Apply(s); err != nil {
			t.Fatal(err)
		}
	}
	for s, want := range map[mnk.Square]string{
		{Row: 1, Column: 1}: "move is taken", {Row: 3, Column: 0}: "move is not on the board",
		{Row: 0, Column: -1}: "move is not on the board",
	} {
		if _, err := p.Apply(s); err == nil || err.Error() != want {
			t.Errorf("%v: %v, want %q", s, err, want)
		}
	}
	p, err := p.Apply(mnk.Square{Row: 2, Column: 0})
	if _, won := p.Winner(); err != nil || !won || p.Turn != mnk.White {
		t.Fatalf("%v, won %v, %v to move", err, won, p.Turn)
	}
	if _, err := p.Apply(mnk.Square{Row: 2, Column: 2}); err == nil || err.Error() != "move the game is over" {
		t.Errorf("%v, want that the game is over", err)
	}
}

// TestMatchEnds plays moves that are no stones, and fouls of renju.
func TestMatchEnds(t *testing.T) {
	for _, c := range []struct {
		rule  string
		moves string
		want  string // how it stands, and the events of the last move
	}{
		{"gomoku", "h8 pass", "going o: pass 1"},
		{"gomoku", "h8 pass i9", "going x: place 0"},
		{"gomoku", "h8 pass pass", "passes .: pass 0, draw 0"},
		{"gomoku", "pass pass", "passes .: pass 1, draw 1"},
		{"gomoku", "h8 draw", "agreed .: agree 1, draw 1"},
		{"gomoku", "h8 resign", "resign o: resign 1, win 0"},
		{"gomoku", "h8 i9 time", "time x: time 0, win 1"},
		{"renju", "g8 a1 f8 a3 h9 a5 h10 a7 h8", "foul x: place 0, win 1"},
		{"renju", "g8 a1 f8 a3 h9 a5 h10 a7 a8 h8", "going o: place 1"},
		{"gomoku", "g8 a1 f8 a3 h9 a5 h10 a7 h8", "going x: place 0"},
		{"gomoku", "h8 resign i9", "2 the game is over"},
		{"gomoku", "h8 resign resign", "2 the game is over"},
		{"gomoku", "a1 b1 a2 b2 a3 b3 a4 b4 a5 pass", "9 the game is over"},
		{"renju", "g8 a1 f8 a3 h9 a5 h10 a7 h8 a9", "9 the game is over"},
		{"gomoku", "h8 h8", "1 is taken"},
	} {
		g := mnk.Presets[0].Game
		if c.rule == "renju" {
			g.Rule = mnk.Renju
		}
		p, _ := g.Start()
		m := mnk.NewMatch(p)
		var moves []mnk.Square
		for _, word := range strings.Fields(c.moves) {
			s, err := mnk.ParsePlace(word, 15, 15)
			if err != nil {
				t.Fatal(err)
			}
			if s.Row < 0 && s.Column > 1 {
				s.Column += len(moves) & 1
			}
			if mnk.Place(s, 15) != word {
				t.Errorf("%q written %q", word, mnk.Place(s, 15))
			}
			moves = append(moves, s)
		}
		got := ""
		last := len(moves) - 1
		if err := m.Replay(moves[:last]); err != nil {
			t.Errorf("%s: %v", c.moves, err)
			continue
		}
		events, err := m.Play(moves[last])
		if wrong, ok := err.(*fault.Fault); ok {
			got = fmt.Sprint(last, " ", wrong.Reason)
		} else {
			r := m.Result()
			if got = "going " + m.Turn.String(); r.Why != mnk.Going {
				got = mnk.Ends[r.Why-mnk.ByLine].Key + " " + r.Winner.String()
			}
			sep := ": "
			for _, e := range events {
				got += sep + mnk.EventKinds[e.Kind].Key + fmt.Sprint(" ", e.Seat)
				sep = ", "
			}
		}
		if got != c.want {
			t.Errorf("%s: %s, not %s", c.moves, got, c.want)
		}
	}
	p, _ := mnk.Presets[0].Game.Start()
	m := mnk.NewMatch(p)
	if events, err := m.Play(mnk.Resign(1)); err != nil || events[0].Seat != 1 || m.Result().Winner != mnk.Black {
		t.Error("white resigns though black is to move: ", events, err)
	}
}

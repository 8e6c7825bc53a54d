package mnk

import (
	"errors"
	"fmt"
	"strings"
	"testing"

	"github.com/tefuda/tefuda/core/fault"
	"github.com/tefuda/tefuda/core/search"
)

func TestGameErrors(t *testing.T) {
	for _, c := range []struct {
		g    Game
		want string
	}{
		{Game{0, 3, 3, FreeStyle}, "columns must be 1 to 20, not 0"},
		{Game{21, 3, 3, FreeStyle}, "columns must be 1 to 20, not 21"},
		{Game{3, -1, 3, FreeStyle}, "rows must be 1 to 20, not -1"},
		{Game{3, 4, 0, ExactLine}, "k must be 1 to 4, not 0"},
		{Game{3, 4, 5, ExactLine}, "k must be 1 to 4, not 5"},
		{Game{1, 1, 1, FreeStyle}, ""},
		{Game{20, 1, 20, ExactLine}, ""},
	} {
		_, err := c.g.Start()
		var wrong *fault.Fault
		if got := errors.As(err, &wrong); got != (c.want != "") || got && (err.Error() != c.want || wrong.Index != -1) {
			t.Errorf("%+v: %v, want %q", c.g, err, c.want)
		}
	}
}

// TestPositionErrors has boards with the side to move and what Check says;
// nothing where play can lead there.
func TestPositionErrors(t *testing.T) {
	for _, c := range []struct {
		k    int
		rule Rule
		turn Stone
		want string
		rows []string
	}{
		{3, FreeStyle, Black, "", []string{"...", "...", "..."}},
		{3, FreeStyle, White, "", []string{"...", "...", "..."}},
		{3, FreeStyle, White, "", []string{"o..", "...", "..."}},
		{3, FreeStyle, Black, "turn is black, but 1 black and 0 white stones leave the move to white", []string{"o..", "...", "..."}},
		{3, FreeStyle, White, "turn is white, but 0 black and 1 white stones leave the move to black", []string{"x..", "...", "..."}},
		{3, FreeStyle, White, "board has 2 black and 0 white stones, which taking turns cannot produce", []string{"oo.", "...", "..."}},
		{3, FreeStyle, Black, "board has 0 black and 2 white stones, which taking turns cannot produce", []string{"xx.", "...", "..."}},
		{3, FreeStyle, Empty, "turn is 0, neither black nor white", []string{"...", "...", "..."}},
		{3, FreeStyle, White, "", []string{"ooo", "xx.", "..."}},
		{3, FreeStyle, White, "", []string{"ooo", "xx.", "x.."}},
		{3, FreeStyle, Black, "turn is black, but black has a winning line, so white cannot have moved last", []string{"ooo", "xx.", "x.."}},
		{3, FreeStyle, Black, "board has winning lines of both colours", []string{"ooo", "xxx", "..."}},
		{3, FreeStyle, White, "", []string{"ooo", "oxx", "oxx"}},
		{3, FreeStyle, White, "board has winning lines that no single stone completes", []string{"ooo.", "....", "ooo.", "xx.x", "xx.x"}},
		{3, FreeStyle, White, "", []string{"ooooo", "xx.xx", "....."}},
		{2, FreeStyle, White, "board has winning lines of both colours", []string{"oo.", "...", "xx."}},
		{2, FreeStyle, White, "board has winning lines that no single stone completes", []string{"oooo", "x...", "..x.", "x..."}},
		{3, ExactLine, White, "", []string{"oooo", "x.xx", "...."}},
		{3, ExactLine, Black, "", []string{"oooo", "x.xx", "...x"}},
		{3, ExactLine, Black, "turn is black, but black has a winning line, so white cannot have moved last", []string{"ooo.", "x.xx", "...."}},
		{1, FreeStyle, Black, "board has 1 black and 1 white stones, but the first stone wins when k is 1", []string{"ox"}},
		{1, ExactLine, White, "", []string{"o."}},
		{4, FreeStyle, Black, "k must be 1 to 3, not 4", []string{"...", "...", "..."}},
		{4, Renju, Black, "rule must be free or exact where k is not 5, but 4", []string{"....."}},
		{3, Caro, Black, "rule must be free or exact where k is not 5, but 3", []string{"..."}},
		{3, Caro + 1, Black, "rule must be 0 to 3, not 4", []string{"..."}},
		{5, Renju, Black, "", []string{"o....", "x...."}},
		{5, Renju, White, "turn is white, but black begins in renju, and 1 black and 1 white stones leave the move to black", []string{"o....", "x...."}},
		{5, Renju, Black, "board has 0 black and 1 white stones, but black begins in renju", []string{"x...."}},
		{5, Renju, White, "", []string{"ooooo.", "xxxx.."}},
		{5, Renju, White, "board has a row of more than five black stones, which is forbidden in renju", []string{"oooooo", "xxx.xx", "......"}},
		{5, Renju, White, "", []string{"oooooo", "x.o.x.", "x.ox..", "..o.xx", "x.ox..", "x....."}},
		{5, Renju, White, "board has winning lines that no single stone completes", []string{"oooooo", "xxxx.x", "ooooo.", "xxxx.x"}},
		{5, Renju, Black, "", []string{"xxxxxx", "oooo.o", "o....."}},
	} {
		b, err := Parse(c.rows)
		if err != nil {
			t.Fatal(err)
		}
		p := Position{Game{b.columns, b.rows, c.k, c.rule}, b, c.turn}
		err = p.Check()
		if err == nil && c.want != "" || err != nil && err.Error() != c.want {
			t.Errorf("%q, k %d, rule %d, %v to move: %v, want %q", c.rows, c.k, c.rule, c.turn, err, c.want)
		}
		if c.turn == Empty {
			continue
		}
		if q, again := p.Game.At(b, c.turn); (again == nil) != (err == nil) || err == nil && q != p || err != nil && again.Error() != c.want {
			t.Errorf("%q: At says %v, want %q", c.rows, again, c.want)
		}
	}
}

// TestEitherSide leaves it open who is to move.
func TestEitherSide(t *testing.T) {
	for _, c := range []struct {
		want Stone
		rows []string
	}{
		{Black, []string{"...", "...", "..."}},
		{White, []string{"o..", "...", "..."}},
		{Black, []string{"x..", "...", "..."}},
		{White, []string{"ooo", "xx.", "x.."}}, // white began
		{Black, []string{"xxx", "oo.", "o.."}},
		{Empty, []string{"ooo", "xxx", "..."}},
	} {
		p, err := Game{K: 3}.At(parse(t, strings.Join(c.rows, "\n")), Empty)
		if p.Turn != c.want || (err == nil) != (c.want != Empty) {
			t.Errorf("%q: %v to move, %v", c.rows, p.Turn, err)
		}
	}
}

func endless() *search.Meter { return search.Start(search.Budget{}, 0, millis, nil) }

func TestWinner(t *testing.T) {
	for _, c := range []struct {
		k    int
		rule Rule
		want string
		rows []string
	}{
		{3, FreeStyle, "", []string{"oo.", "xx.", "..."}},
		{3, FreeStyle, "o [{0 0} {0 1} {0 2}]", []string{"ooo", "xx.", "..."}},
		{3, FreeStyle, "x [{0 1} {1 1} {2 1}]", []string{"ox.", "oxo", ".x."}},
		{3, FreeStyle, "o [{0 2} {1 1} {2 0}]", []string{"x.o", "xox", "o.."}},
		{3, FreeStyle, "o [{0 0} {1 1} {2 2}]", []string{"o.x", "xox", "..o"}},
		{3, FreeStyle, "o [{0 0} {0 1} {0 2} {0 3}]", []string{"oooo"}},
		{3, ExactLine, "", []string{"oooo"}},
		{3, ExactLine, "o [{0 5} {0 6} {0 7}]", []string{"oooo.ooo"}},
		{1, ExactLine, "x [{0 1}]", []string{".x"}},
		{5, Renju, "", []string{"oooooo"}},
		{5, Renju, "o [{0 1} {0 2} {0 3} {0 4} {0 5}]", []string{".ooooo."}},
		{5, Renju, "x [{0 0} {0 1} {0 2} {0 3} {0 4} {0 5}]", []string{"xxxxxx"}},
		{5, Caro, "", []string{"xooooox"}},
		{5, Caro, "o [{0 0} {0 1} {0 2} {0 3} {0 4}]", []string{"ooooox"}},
		{5, Caro, "o [{0 1} {0 2} {0 3} {0 4} {0 5}]", []string{"xooooo."}},
		{5, Caro, "o [{0 1} {0 2} {0 3} {0 4} {0 5} {0 6}]", []string{"xoooooox"}},
		{5, Caro, "x [{0 0} {1 0} {2 0} {3 0} {4 0}]", []string{"xo", "xo", "xo", "xo", "x."}},
		{5, Caro, "", []string{"oxxxxxo", "xooooox"}},
	} {
		b, err := Parse(c.rows)
		if err != nil {
			t.Fatal(err)
		}
		p := Position{Game{b.columns, b.rows, c.k, c.rule}, b, Black}
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
	p, _ := Game{3, 3, 3, FreeStyle}.Start()
	for _, s := range []Square{{1, 1}, {0, 0}, {0, 2}, {0, 1}} {
		var err error
		if p, err = p.Apply(s); err != nil {
			t.Fatal(err)
		}
	}
	for s, want := range map[Square]string{
		{1, 1}: "move is taken", {3, 0}: "move is not on the board",
		{0, -1}: "move is not on the board",
	} {
		if _, err := p.Apply(s); err == nil || err.Error() != want {
			t.Errorf("%v: %v, want %q", s, err, want)
		}
	}
	p, err := p.Apply(Square{2, 0})
	if _, won := p.Winner(); err != nil || !won || p.Turn != White {
		t.Fatalf("%v, won %v, %v to move", err, won, p.Turn)
	}
	if _, err := p.Apply(Square{2, 2}); err == nil || err.Error() != "move the game is over" {
		t.Errorf("%v, want that the game is over", err)
	}
	if _, err := NewChooser(&p, Options{}, nil); err != ErrOver {
		t.Errorf("NewChooser says %v, want %v", err, ErrOver)
	}
}

// canon returns the least of the eight orientations of a board.
func canon(b Board) Board {
	best := b
	for _, o := range orientations(b) {
		if less(&o, &best) {
			best = o
		}
	}
	return best
}

func less(a, b *Board) bool {
	for colour := range a.stones {
		for r, row := range a.stones[colour] {
			if row != b.stones[colour][r] {
				return row < b.stones[colour][r]
			}
		}
	}
	return false
}

// TestTicTacToe walks the whole game.
func TestTicTacToe(t *testing.T) {
	type tally struct{ games, black, white, draws int }
	memo := map[Position]tally{}
	var walk func(p Position) tally
	walk = func(p Position) (n tally) {
		if n, ok := memo[p]; ok {
			return n
		}
		switch l, won := p.Winner(); {
		case won && l.Stone == Black:
			n = tally{1, 1, 0, 0}
		case won:
			n = tally{1, 0, 1, 0}
		case p.Full():
			n = tally{1, 0, 0, 1}
		}
		for _, s := range p.Legal() {
			next, _ := p.Apply(s)
			m := walk(next)
			n = tally{n.games + m.games, n.black + m.black, n.white + m.white, n.draws + m.draws}
		}
		memo[p] = n
		return n
	}
	start, _ := Game{3, 3, 3, FreeStyle}.Start()
	if got, want := walk(start), (tally{255168, 131184, 77904, 46080}); got != want {
		t.Errorf("games %+v, want %+v", got, want)
	}
	classes, finals, values := map[Board]bool{}, [3]int{}, [3]int{}
	m := minimax{}
	m.value(start)
	for p := range memo {
		classes[canon(p.Board)] = true
		if err := p.Check(); err != nil {
			t.Errorf("%q: %v", text(p.Board), err)
		}
		switch l, won := p.Winner(); {
		case won:
			finals[l.Stone-Black]++
		case p.Full():
			finals[2]++
		default:
			c := choose(t, p, Options{}, search.Budget{})
			values[c.Value.Outcome-Win]++
			if c.Value.Outcome == Draw != (m[p] == 0) {
				t.Errorf("%q: %+v, minimax says %d", text(p.Board), c.Value, m[p])
			}
		}
	}
	if len(memo) != 5478 || len(classes) != 765 || finals != [3]int{626, 316, 16} || values != [3]int{2836, 1052, 632} {
		t.Errorf("%d positions, %d classes, finals %v, values %v", len(memo), len(classes), finals, values)
	}
	for _, c := range choose(t, start, Options{All: true}, search.Budget{}).Candidates {
		if c.Value.Outcome != Draw || !c.Value.Proved {
			t.Errorf("first move %v: %+v, all draw", c.Square, c.Value)
		}
	}
}

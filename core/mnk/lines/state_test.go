package lines

import (
	"strings"
	"testing"

	"github.com/tefuda/tefuda/core/dice"
	"github.com/tefuda/tefuda/core/mnk"
	"github.com/tefuda/tefuda/core/mnk/mnktest"
)

// TestState plays and takes back moves at random, and compares what the state
// keeps up with a new state and with the board.
func TestState(t *testing.T) {
	rng := dice.NewRand(1)
	for range 60 {
		g := mnktest.RandomGame(rng, 8)
		p := mnktest.RandomPosition(rng, g, 0)
		s := New(&p)
		played := []mnk.Position{p}
		var squares []int16
		for range 60 {
			if legal := p.Legal(); len(legal) > 0 && rng.IntN(3) > 0 {
				at := legal[rng.IntN(len(legal))]
				p, _ = p.Apply(at)
				s.Make(s.Number(at.Row, at.Column))
				played, squares = append(played, p), append(squares, s.Number(at.Row, at.Column))
			} else if len(squares) > 0 {
				s.Unmake(squares[len(squares)-1])
				squares, played = squares[:len(squares)-1], played[:len(played)-1]
				p = played[len(played)-1]
			}
			checkState(t, s, &p)
		}
	}
}

func checkState(t *testing.T, s *State, p *mnk.Position) {
	t.Helper()
	f := New(p)
	if s.Side != f.Side || s.Stones != f.Stones || s.Won != f.Won || s.Hash != f.Hash || s.Stone != f.Stone ||
		s.Fives != f.Fives || s.Fours != f.Fours || s.Potential != f.Potential || s.Value != f.Value || s.Order != f.Order {
		t.Fatalf("%+v %q: the state is not what its stones say", p.Game, mnktest.Rows(p.Board))
	}
	if _, won := p.Winner(); won != (s.Won > 0) {
		t.Fatalf("%+v %q: %d lines, won %v", p.Game, mnktest.Rows(p.Board), s.Won, won)
	}
	if s.Won > 0 {
		return
	}
	for colour := range 2 {
		forked := map[int16]bool{}
		for at := s.DoubleThreat(colour, -1); at >= 0; at = s.DoubleThreat(colour, at) {
			forked[at] = true
		}
		for _, at := range p.Legal() {
			n := s.Number(at.Row, at.Column)
			q := *p
			q.Turn = mnk.Black + mnk.Stone(colour)
			if wins := mnktest.Completes(q, at); wins != (s.Fives[colour].Count[n] > 0) {
				t.Fatalf("%+v %q: %v completes a line of %d: %v", p.Game, mnktest.Rows(p.Board), at, colour, wins)
			}
			if fork := forks(q, at) > 1; s.Fives[colour].N == 0 && fork != forked[n] {
				t.Fatalf("%+v %q: %v is a double threat of %d: %v", p.Game, mnktest.Rows(p.Board), at, colour, fork)
			}
		}
	}
}

// forks counts the squares that would win after the side to move has played
// one and may play again.
func forks(p mnk.Position, at mnk.Square) (n int) {
	q, _ := p.Apply(at)
	q.Turn = p.Turn
	for _, s := range q.Legal() {
		if mnktest.Completes(q, s) {
			n++
		}
	}
	return n
}

// TestEvaluation turns boards and swaps colours, and checks the parts against
// the value.
func TestEvaluation(t *testing.T) {
	rng := dice.NewRand(2)
	for range 400 {
		p := mnktest.RandomPosition(rng, mnktest.RandomGame(rng, 9), rng.IntN(30))
		want := Evaluate(&p)
		sum := int32(0)
		for i, b := range want.Black {
			w := want.White[i]
			sum += b.Weight*int32(b.Lines) - w.Weight*int32(w.Lines)
		}
		if sum != want.Value {
			t.Errorf("%q: value %d, parts say %d", mnktest.Rows(p.Board), want.Value, sum)
		}
		for _, o := range mnktest.Orientations(p.Board) {
			q, err := p.Game.At(o, p.Turn)
			if err != nil {
				t.Fatal(err)
			}
			got := Evaluate(&q)
			if !sameEvaluation(got, want) {
				t.Fatalf("%+v %q: %+v in one orientation, %+v in another", p.Game, mnktest.Rows(p.Board), want, got)
			}
			q = mnktest.Swapped(q)
			swapped := Evaluate(&q)
			swapped.Value, swapped.Black, swapped.White = -swapped.Value, swapped.White, swapped.Black
			if !sameEvaluation(swapped, want) {
				t.Fatalf("%+v %q: %+v, with colours swapped %+v", p.Game, mnktest.Rows(p.Board), want, swapped)
			}
		}
	}
}

func sameEvaluation(a, b Evaluation) bool {
	same := a.Value == b.Value && len(a.Black) == len(b.Black)
	for i := range a.Black {
		same = same && a.Black[i] == b.Black[i] && a.White[i] == b.White[i]
	}
	return same
}

// TestGroups has one row or column of black stones, k = 5, and how many open
// and closed groups of 1…4 stones lie in it.
func TestGroups(t *testing.T) {
	for _, c := range []struct {
		row          string
		open, closed [4]int
	}{
		{"...o...", [4]int{1}, [4]int{}},
		{"..ooo..", [4]int{0, 0, 1}, [4]int{}},
		{"xooo...", [4]int{}, [4]int{0, 0, 1}},
		{"ooo....", [4]int{}, [4]int{0, 0, 1}},
		{".oo.o..", [4]int{0, 0, 1}, [4]int{}},
		{"x.ooo.x", [4]int{}, [4]int{0, 0, 1}},
		{"xooo.x.", [4]int{}, [4]int{}},
		{".oooo..", [4]int{0, 0, 0, 1}, [4]int{}},
		{"xoooo..", [4]int{}, [4]int{0, 0, 0, 1}},
		{".oo....oo.", [4]int{0, 2}, [4]int{}},
		{"oo.oo", [4]int{}, [4]int{0, 0, 0, 1}},
	} {
		b, _ := mnk.New(len(c.row), 1)
		for i := range c.row {
			b.Set(0, i, map[byte]mnk.Stone{'.': mnk.Empty, 'o': mnk.Black, 'x': mnk.White}[c.row[i]])
		}
		s := New(&mnk.Position{Game: mnk.Game{Columns: len(c.row), Rows: 1, K: 5, Rule: mnk.FreeStyle}, Board: b, Turn: mnk.Black})
		var open, closed [4]int
		for i, part := range s.parts(0)[:4] {
			open[i], closed[i] = part.Open, part.Closed
		}
		if open != c.open || closed != c.closed {
			t.Errorf("%q: open %v, closed %v, want %v, %v", c.row, open, closed, c.open, c.closed)
		}
	}
}

// TestLongestLines: where k is the greatest possible, the classes of one colour must not run into those of the next.
func TestLongestLines(t *testing.T) {
	s := newSteps(mnk.MaxSide, newWeights(mnk.MaxSide))
	for colour, first := range [...]int{black, white} {
		for class := range classes {
			want := uint8(closed)
			if own := class - first; own >= 0 && own <= mnk.MaxSide {
				want = uint8(own)
			} else if class == free {
				want = 0
			}
			if got := s.own[colour][class]; got != want {
				t.Errorf("colour %d, class %d: %d stones, not %d", colour, class, got, want)
			}
		}
	}
}

// TestDefences has open threes of white, and all moves of black that do not lose at once.
func TestDefences(t *testing.T) {
	for _, c := range []struct {
		name         string
		black, white string
		want         string
	}{
		{"a three in the open", "aa ac oo", "he hf hg", "hd hh"},
		{"a three with one side short", "hc aa oo", "he hf hg", "hd hh hi"},
		{"a broken three", "aa ac oo", "he hf hh", "hd hg hi"},
		{"two threes that cross", "aa ac oo am mo ma", "he hf hg ek fk gk", ""},
	} {
		p := mnktest.Place15(t, c.black, c.white)
		s := New(&p)
		stops, n := s.Defences(1)
		got := map[string]bool{}
		for _, at := range stops[:n] {
			q := s.Square(at)
			got[string([]byte{'a' + byte(q.Row), 'a' + byte(q.Column)})] = true
		}
		for _, want := range strings.Fields(c.want) {
			if !got[want] {
				t.Errorf("%s: %v, want %s", c.name, got, want)
			}
		}
		if len(got) != len(strings.Fields(c.want)) {
			t.Errorf("%s: %v, want %s", c.name, got, c.want)
		}
	}
}

func TestPairing(t *testing.T) {
	for _, c := range []struct {
		m, n, k int
		want    bool
	}{
		{5, 5, 5, true}, {6, 6, 6, true}, {7, 7, 7, true}, {20, 20, 20, true}, {10, 10, 9, true}, {15, 15, 12, true},
		{3, 3, 3, false}, {4, 4, 4, false}, {15, 15, 5, false}, {1, 1, 1, false}, {2, 1, 2, true}, {2, 2, 2, false}, {6, 1, 3, true},
	} {
		p, _ := mnk.Game{Columns: c.m, Rows: c.n, K: c.k}.Start()
		if got := New(&p).Paired(); got != c.want {
			t.Errorf("%d,%d,%d: pairs %v, want %v", c.m, c.n, c.k, got, c.want)
		}
	}
}

// TestPairsAreSound wants two empty squares on every line that a colour could complete. They are chosen for that line
// alone, or for a group of neighbours that share them.
func TestPairsAreSound(t *testing.T) {
	rng := dice.NewRand(6)
	found := 0
	for range 400 {
		p := mnktest.RandomPosition(rng, mnktest.RandomGame(rng, 7), rng.IntN(12))
		s := New(&p)
		var pairs pairing
		for colour := range 2 {
			if p.Over() || s.Potential[colour] == 0 || !pairs.keeps(s, colour) {
				continue
			}
			found++
			for l := range int16(len(s.class)) {
				chosen := map[int16]int{}
				for _, at := range s.of(l) {
					if s.Stone[at] == 0 && pairs.owner[at] != nobody {
						chosen[pairs.owner[at]]++
					}
				}
				paired := s.own(l, colour) == closed
				for _, n := range chosen {
					paired = paired || n > 1
				}
				if !paired {
					t.Errorf("%+v %q: colour %d can complete %v, of which no two squares are a pair", p.Game, mnktest.Rows(p.Board), colour, s.of(l))
				}
			}
		}
	}
	if found < 20 {
		t.Errorf("%d positions with pairs", found)
	}
}

// TestAround reads what a stone finds off the board by eye: * is the square, o
// the stone's colour.
func TestAround(t *testing.T) {
	for row, want := range map[string][4]int{
		"...o*....": {0, 1, 1, 5}, // an open two
		"..o..*...": {0, 1, 1, 4}, // the two of a broken four
		".o...*...": {0, 0, 1, 4}, // no: five squares apart
		"xo.*.....": {0, 0, 1, 3}, // closed
		"xoo*.....": {1, 0, 1, 3}, // a closed three
		".xo*...x.": {0, 0, 1, 1}, // room for one line alone
		".xo*..x..": {0, 0, 0, 0}, // no room
		"....*....": {0, 0, 0, 5},
	} {
		b, err := mnk.Parse([]string{strings.ReplaceAll(row, "*", ".")})
		if err != nil {
			t.Fatal(err)
		}
		p, err := mnk.Game{K: 5}.At(b, mnk.Black)
		if err != nil {
			t.Fatal(err)
		}
		threes, twos, near, open := New(&p).Around(0, int16(strings.Index(row, "*")))
		if got := [4]int{threes, twos, near, open}; got != want {
			t.Errorf("%s: %v, want %v", row, got, want)
		}
	}
}

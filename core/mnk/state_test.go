package mnk

import (
	"testing"

	"github.com/tefuda/tefuda/core/dice"
)

// randomGame returns a game of at most side columns and rows.
func randomGame(rng interface{ IntN(int) int }, side int) Game {
	g := Game{Columns: 1 + rng.IntN(side), Rows: 1 + rng.IntN(side), Rule: Rule(rng.IntN(2))}
	g.K = 1 + rng.IntN(max(g.Columns, g.Rows))
	return g
}

// randomPosition plays so many moves at random, or until the game is over.
func randomPosition(rng interface{ IntN(int) int }, g Game, moves int) Position {
	p, _ := g.Start()
	for range moves {
		legal := p.Legal()
		if len(legal) == 0 {
			break
		}
		p, _ = p.Apply(legal[rng.IntN(len(legal))])
	}
	return p
}

// TestState plays and takes back moves at random, and compares what the state
// keeps up with a new state and with the board.
func TestState(t *testing.T) {
	rng := dice.NewRand(1)
	for range 60 {
		g := randomGame(rng, 8)
		p := randomPosition(rng, g, 0)
		s := newState(&p)
		played := []Position{p}
		var squares []int16
		for range 60 {
			if legal := p.Legal(); len(legal) > 0 && rng.IntN(3) > 0 {
				at := legal[rng.IntN(len(legal))]
				p, _ = p.Apply(at)
				s.make(s.number(at.Row, at.Column))
				played, squares = append(played, p), append(squares, s.number(at.Row, at.Column))
			} else if len(squares) > 0 {
				s.unmake(squares[len(squares)-1])
				squares, played = squares[:len(squares)-1], played[:len(played)-1]
				p = played[len(played)-1]
			}
			checkState(t, s, &p)
		}
	}
}

func checkState(t *testing.T, s *state, p *Position) {
	t.Helper()
	f := newState(p)
	if s.side != f.side || s.full != f.full || s.won != f.won || s.hash != f.hash || s.stone != f.stone ||
		s.fives != f.fives || s.fours != f.fours || s.potential != f.potential || s.value != f.value || s.order != f.order {
		t.Fatalf("%+v %q: the state is not what its stones say", p.Game, text(p.Board))
	}
	if _, won := p.Winner(); won != (s.won > 0) {
		t.Fatalf("%+v %q: %d lines, won %v", p.Game, text(p.Board), s.won, won)
	}
	if s.won > 0 {
		return
	}
	for colour := range 2 {
		forked := map[int16]bool{}
		for at := s.doubleThreat(colour, -1); at >= 0; at = s.doubleThreat(colour, at) {
			forked[at] = true
		}
		for _, at := range p.Legal() {
			n := s.number(at.Row, at.Column)
			q := *p
			q.Turn = Black + Stone(colour)
			if wins := completes(q, at); wins != (s.fives[colour].count[n] > 0) {
				t.Fatalf("%+v %q: %v completes a line of %d: %v", p.Game, text(p.Board), at, colour, wins)
			}
			if fork := forks(q, at) > 1; s.fives[colour].n == 0 && fork != forked[n] {
				t.Fatalf("%+v %q: %v is a double threat of %d: %v", p.Game, text(p.Board), at, colour, fork)
			}
		}
	}
}

// completes tells whether the side to move wins by playing a square.
func completes(p Position, at Square) bool {
	q, _ := p.Apply(at)
	_, won := q.Winner()
	return won
}

// forks counts the squares that would win after the side to move has played
// one and may play again.
func forks(p Position, at Square) (n int) {
	q, _ := p.Apply(at)
	q.Turn = p.Turn
	for _, s := range q.Legal() {
		if completes(q, s) {
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
		p := randomPosition(rng, randomGame(rng, 9), rng.IntN(30))
		want := Evaluate(&p)
		sum := int32(0)
		for i, b := range want.Black {
			w := want.White[i]
			sum += b.Weight*int32(b.Lines) - w.Weight*int32(w.Lines)
		}
		if sum != want.Value {
			t.Errorf("%q: value %d, parts say %d", text(p.Board), want.Value, sum)
		}
		for _, o := range orientations(p.Board) {
			q, err := p.Game.At(o, p.Turn)
			if err != nil {
				t.Fatal(err)
			}
			got := Evaluate(&q)
			if !sameEvaluation(got, want) {
				t.Fatalf("%+v %q: %+v in one orientation, %+v in another", p.Game, text(p.Board), want, got)
			}
			q = swap(q)
			swapped := Evaluate(&q)
			swapped.Value, swapped.Black, swapped.White = -swapped.Value, swapped.White, swapped.Black
			if !sameEvaluation(swapped, want) {
				t.Fatalf("%+v %q: %+v, with colours swapped %+v", p.Game, text(p.Board), want, swapped)
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

func swap(p Position) Position {
	p.Board.stones[0], p.Board.stones[1] = p.Board.stones[1], p.Board.stones[0]
	p.Turn = p.Turn.Other()
	return p
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
		b, _ := New(len(c.row), 1)
		for i := range c.row {
			b.Set(0, i, map[byte]Stone{'.': Empty, 'o': Black, 'x': White}[c.row[i]])
		}
		s := newState(&Position{Game{len(c.row), 1, 5, FreeStyle}, b, Black})
		var open, closed [4]int
		for i, part := range s.parts(0)[:4] {
			open[i], closed[i] = part.Open, part.Closed
		}
		if open != c.open || closed != c.closed {
			t.Errorf("%q: open %v, closed %v, want %v, %v", c.row, open, closed, c.open, c.closed)
		}
	}
}

package mnk

import (
	"slices"
	"testing"

	"github.com/tefuda/tefuda/core/dice"
)

// TestNext: every move of a list comes once, the best of what is left first, of equal ones the one that stands first.
func TestNext(t *testing.T) {
	dice := dice.New(2)
	for n := range 40 {
		s := searcher{}
		for i := range n {
			s.moves = append(s.moves, move{int16(i), int32(dice.Under(12)) - 6})
		}
		for i := range s.moves {
			rest := slices.Clone(s.moves[i:])
			want := slices.MaxFunc(rest, func(a, b move) int { return int(a.rank - b.rank) })
			s.next(i)
			if s.moves[i] != want {
				t.Fatalf("%v at %d of %v", s.moves[i], i, rest)
			}
			after := slices.Clone(s.moves[i:])
			bySquare := func(a, b move) int { return int(a.square - b.square) }
			slices.SortFunc(rest, bySquare)
			slices.SortFunc(after, bySquare)
			if !slices.Equal(rest, after) {
				t.Fatalf("%v have become %v", rest, after)
			}
		}
	}
}

// TestSum holds the numbers of a position against the moves' sorted: it is as easy to prove as its easiest move to refute, and
// as hard to refute as its hardest move to prove, one more for each other that is open.
func TestSum(t *testing.T) {
	dice := dice.New(4)
	number := func() uint32 { return [...]uint32{0, 1, 2, 3, 7, unlimited}[dice.Under(6)] }
	for range 5000 {
		s, base := proving{}, int(dice.Under(3))
		for range base {
			s.efforts = append(s.efforts, effort{0, 0})
		}
		var aims, fails []uint32
		open := uint32(0)
		for range 1 + dice.Under(5) {
			c := effort{number(), number()}
			s.efforts, aims, fails = append(s.efforts, c), append(aims, c.aim), append(fails, c.fail)
			if c.aim != 0 && c.fail != 0 {
				open++
			}
		}
		first := base + slices.Index(fails, slices.Min(fails))
		slices.Sort(fails)
		want := effort{fails[0], slices.Max(aims)}
		if open > 0 {
			open--
		}
		switch {
		case want.aim == 0:
			want.fail = unlimited
		case want.fail < unlimited:
			want.fail += open
		}
		next := append(fails, unlimited)[1]
		var got effort
		if easiest, others, second := s.sum(base, &got); got != want || easiest != first || others != open || second != next {
			t.Fatalf("%v from %d on: %v, %d, %d, %d; want %v, %d, %d, %d", s.efforts, base, got, easiest, others, second, want, first, open, next)
		}
	}
}

// TestUnproved has values of a position of which not all moves were looked at.
func TestUnproved(t *testing.T) {
	for _, c := range [...]struct{ value, alpha, want int32 }{
		{0, -1, 1}, {0, 0, -1}, {0, 7, -1}, {0, -infinite, 1}, {9, 0, 9}, {-9, 0, -9}, {winFloor, 0, winFloor},
		{5 - winValue, 0, 5 - likelyLoss}, {40 - winValue, -infinite, 40 - likelyLoss}, {7 - likelyLoss, 0, 7 - likelyLoss},
	} {
		if got := unproved(c.value, c.alpha); got != c.want {
			t.Errorf("%d above %d: %d, not %d", c.value, c.alpha, got, c.want)
		}
	}
}

// TestKeys wants positions that are mirrored to have one key as long as there are few stones, and children to be found under
// the key that they have.
func TestKeys(t *testing.T) {
	g := Game{6, 6, 6, ExactLine}
	p, _ := g.Start()
	mirrored := p
	dice := dice.New(3)
	for stones := 0; !p.Over(); stones++ {
		c, _ := NewChooser(&p, Options{}, &memory)
		d, _ := NewChooser(&mirrored, Options{}, &memory)
		a, _ := c.root.key()
		b, _ := d.root.key()
		if few := stones <= symmetricStones; few && a != b || !few && a == b {
			t.Errorf("%d stones: keys %d and %d", stones, a, b)
		}
		v := &proving{Prover: NewProver(8)}
		v.state, v.symmetry, v.meter = newState(&p), newSymmetries(6, 6), atMost(1000)
		w := &proving{Prover: v.Prover}
		w.state, w.symmetry = newState(&mirrored), v.symmetry
		if few := stones <= 2*symmetricStones; few && v.key() != w.key() || !few && v.key() == w.key() {
			t.Errorf("%d stones: keys of proofs %d and %d", stones, v.key(), w.key())
		}
		for square := range int16(36) {
			if v.stone[square] == 0 {
				v.make(square)
				v.keep(v.key(), effort{3 + uint32(square), 5})
				v.unmake(square)
				if got := v.child(square); got.aim != 3+uint32(square) {
					t.Errorf("%d stones: %v is not what is known after %v", stones, got, v.square(square))
				}
			}
		}
		all := p.Legal()
		s := all[dice.Under(uint32(len(all)))]
		if p.Play(s) != nil || mirrored.Play(Square{s.Row, 5 - s.Column}) != nil {
			t.Fatal(s)
		}
	}
}

// TestLongestLines wants the classes of lines of one colour not to run into the next ones, where k is what it can be at most.
func TestLongestLines(t *testing.T) {
	s := newSteps(MaxSide, newWeights(MaxSide))
	for colour, first := range [...]int{black, white} {
		for class := range classes {
			want := uint8(closed)
			if own := class - first; own >= 0 && own <= MaxSide {
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

package sat

import (
	"testing"

	"github.com/tefuda/tefuda/core/dice"
)

func always(int) bool { return true }

// holds reports whether every clause has a true literal.
func holds(clauses [][]Literal, is func(Literal) bool) bool {
	for _, clause := range clauses {
		any := false
		for _, l := range clause {
			any = any || is(l)
		}
		if !any {
			return false
		}
	}
	return true
}

// TestRandomClauses holds the solver against all assignments, at about the number of clauses where half of the problems have one.
func TestRandomClauses(t *testing.T) {
	dice, found := dice.New(1), [3]int{}
	below := func(n int) int { return int(dice.Under(uint32(n))) }
	s := New(14, 1000)
	for range 2000 {
		n := 4 + below(11)
		clauses := make([][]Literal, 0, 5*n)
		s.Reset(n)
		for range 4*n + below(n) {
			var clause []Literal
			for range 3 - below(10)/9 {
				l := Is(below(n)) + Literal(below(2))
				for _, o := range clause {
					if o>>1 == l>>1 {
						l = -1
						break
					}
				}
				if l >= 0 {
					clause = append(clause, l)
				}
			}
			clauses = append(clauses, clause)
			s.Add(clause...)
		}
		can := false
		for all := 0; all < 1<<n && !can; all++ {
			can = holds(clauses, func(l Literal) bool { return all>>(l>>1)&1 == int(1-l&1) })
		}
		got := s.Solve(always)
		found[got]++
		if can != (got == Satisfied) || got == Satisfied && !holds(clauses, s.True) {
			t.Fatalf("%v: %d, want %v", clauses, got, can)
		}
	}
	if found[Satisfied] < 200 || found[Contradictory] < 200 {
		t.Errorf("found %v", found)
	}
}

// pigeons asks whether n+1 pigeons fit into n holes, one in each, which takes many conflicts to refute.
func pigeons(s *Solver, n int) {
	in := func(pigeon, hole int) Literal { return Is(pigeon*n + hole) }
	s.Reset((n + 1) * n)
	for p := range n + 1 {
		somewhere := make([]Literal, 0, n)
		for h := range n {
			somewhere = append(somewhere, in(p, h))
			for q := range p {
				s.Add(in(p, h).Not(), in(q, h).Not())
			}
		}
		s.Add(somewhere...)
	}
}

// TestPigeons has the solver drop learned clauses again and again in little room.
func TestPigeons(t *testing.T) {
	s := New(72, 2000)
	pigeons(s, 7)
	if got := s.Solve(always); got != Contradictory {
		t.Errorf("%d", got)
	}
}

func TestSolveEnds(t *testing.T) {
	s, left := New(110, 4000), 1000
	pigeons(s, 10)
	if got := s.Solve(func(n int) bool { left -= n; return left > 0 }); got != Open {
		t.Errorf("%d", got)
	}
	pigeons(s, 3)
	if got := s.Solve(always); got != Contradictory {
		t.Errorf("after an end: %d", got)
	}
}

// TestAllocates: memory is bounded, whatever the solver learns.
func TestAllocates(t *testing.T) {
	s := New(72, 2000)
	if n := testing.AllocsPerRun(2, func() { pigeons(s, 6); s.Solve(always) }); n > 7 { // the slices of pigeons
		t.Errorf("%v allocations", n)
	}
}

func TestLuby(t *testing.T) {
	for i, want := range []int{1, 1, 2, 1, 1, 2, 4, 1, 1, 2, 1, 1, 2, 4, 8} {
		if got := luby(i + 1); got != want {
			t.Errorf("%d: %d, want %d", i+1, got, want)
		}
	}
}

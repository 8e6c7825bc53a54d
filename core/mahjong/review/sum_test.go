package review

import "testing"

// TestGrades: a mean loss is of the first grade whose limit it is below, and no decision with a figure is of none.
func TestGrades(t *testing.T) {
	if s := (&Sum{Decisions: 5, Agreed: 2}); s.Grade() != -1 || s.Mean() != 0 {
		t.Errorf("without a figure: grade %d, mean %v", s.Grade(), s.Mean())
	}
	for i, limit := range limits {
		for valued := 1; valued <= 3; valued++ {
			for below := range 2 {
				s := Sum{Decisions: 9, Valued: valued, Loss: float64(valued) * (limit - float64(below)/2)}
				if got := s.Grade(); got != i+1-below {
					t.Errorf("a mean of %v: grade %d, want %d", s.Mean(), got, i+1-below)
				}
			}
		}
	}
}

// TestProspects: the further from complete, the less is won; a complete hand is worth no more than one that waits, and beyond the
// last figure it stays.
func TestProspects(t *testing.T) {
	for n := -1; n < 9; n++ {
		here, next := prospect(n), prospect(n+1)
		if same := n < 0 || n >= len(prospects)-1; same != (next == here) || next > here || next <= 0 {
			t.Errorf("%d from complete %v, one more %v", n, here, next)
		}
	}
}

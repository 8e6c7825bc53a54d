package review

// A Sum adds up findings.
type Sum struct {
	Decisions int
	Agreed    int
	Valued    int     // decisions with a Loss
	Loss      float64 // points, of all together
}

func (s *Sum) add(f *Finding) {
	s.Decisions++
	if f.Agreed {
		s.Agreed++
	}
	if f.Valued {
		s.Valued++
		s.Loss += f.Loss
	}
}

// Mean returns the mean points lost at a decision with a Loss, 0 if there is no such one.
func (s *Sum) Mean() float64 {
	if s.Valued == 0 {
		return 0
	}
	return s.Loss / float64(s.Valued)
}

// Grade returns the index in Grades of the mean loss, -1 without a decision with a Loss.
func (s *Sum) Grade() int {
	if s.Valued == 0 {
		return -1
	}
	at := 0
	for at < len(limits) && s.Mean() >= limits[at] {
		at++
	}
	return at
}

package review

// A Sum is what a seat's decisions, or some of them, come to.
type Sum struct {
	Decisions int
	Agreed    int
	Valued    int     // that have a figure
	Loss      float64 // points
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

// Mean returns the points lost at a decision that has a figure, 0 if none has.
func (s *Sum) Mean() float64 {
	if s.Valued == 0 {
		return 0
	}
	return s.Loss / float64(s.Valued)
}

// Grade returns the place in Grades of the mean loss, -1 without a decision that
// has a figure.
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

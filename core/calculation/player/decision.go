package player

import (
	"github.com/tefuda/tefuda/core/calculation"
	"github.com/tefuda/tefuda/core/search"
)

// A Decision is a move of a game in place of which another could have been made.
type Decision struct {
	At           int // its index
	Played, Best calculation.Move
	// Loss is what Played cost of the chance to win, 0…1: 1 if it lost for certain
	// a game that could be won, and else what a search finds that does not see the
	// stock; 0 without one.
	Loss    float64
	Reasons []Reason // for Best
	// Candidates is what the search found; nil without one.
	Candidates []Candidate
}

// Decisions lists the decisions of a line that was reviewed. At SearchLevel each
// is searched too, which takes some milliseconds each; other levels know no
// chances. clock and report are those of a Meter.
func (r *Review) Decisions(line *calculation.Line, level Level, seed uint32, clock func() int64, report func(search.Progress)) []Decision {
	var s calculation.State
	s.Set(&line.Start)
	all := []Decision{}
	var moves [calculation.MaxMoves]calculation.Move
	for i, m := range line.Moves {
		if len(s.LegalMoves(moves[:0])) > 1 {
			d := Decision{At: i, Played: m, Best: m}
			if level == SearchLevel {
				d.search(&s, seed, search.Start(search.Budget{Iterations: decisionPlayouts}, 0, clock, report))
			}
			if i == r.Mistake && len(r.Line) > 0 {
				d.Best = r.Line[0]
				if r.Sure {
					d.Loss = 1
				}
			}
			d.explain(&s)
			all = append(all, d)
		}
		s.Play(m)
	}
	return all
}

// decisionPlayouts is the budget of the search of one decision: some milliseconds.
const decisionPlayouts = 600

// search takes over what the search finds.
func (d *Decision) search(s *calculation.State, seed uint32, meter *search.Meter) {
	d.Candidates = NewChooser(s).Choose(meter, seed)
	best := &d.Candidates[0]
	for i := range d.Candidates {
		if c := &d.Candidates[i]; c.Move == d.Played || c.Move.Kind == calculation.Draw && d.Played.Kind == calculation.Draw {
			d.Loss = max(0, best.Win-c.Win)
		}
	}
	if d.Loss > 0 {
		d.Best = best.Move
	}
}

// explain gives the reasons for the best move.
func (d *Decision) explain(s *calculation.State) {
	a := arm{move: d.Best}
	a.after.Set(s)
	a.after.Play(d.Best)
	d.Reasons = reasons(s, &a, Unproved)
}

// A Summary is what the decisions of a game come to.
type Summary struct {
	Loss     float64 // in all
	Mistakes int     // decisions that cost at least a twentieth of the chance
	Grade    string  // one of Grades
}

// The losses at which a mistake begins, and at which grades end, but for the last.
// Who loses a game that could be won for certain has the last.
const mistakeLoss = 0.05

var gradeLimits = [len(Grades) - 1]float64{0.05, 0.2, 0.5, 1}

// Sum adds decisions up.
func Sum(all []Decision) Summary {
	s := Summary{Grade: Grades[len(Grades)-1]}
	for i := range all {
		s.Loss += all[i].Loss
		if all[i].Loss >= mistakeLoss {
			s.Mistakes++
		}
	}
	for i, limit := range gradeLimits {
		if s.Loss < limit {
			s.Grade = Grades[i]
			break
		}
	}
	return s
}

package player

import (
	"github.com/tefuda/tefuda/core/calculation"
	"github.com/tefuda/tefuda/core/search"
)

// A Decision is a move of a game where another move was possible.
type Decision struct {
	At           int // index of the move
	Played, Best calculation.Move
	// Loss is how much Played lowered the chance to win, 0…1. It is 1 if Played
	// provably lost a game that could be won. Otherwise it is from a search that
	// does not see the stock; 0 without a search.
	Loss    float64
	Reasons []Reason // for Best
	// Candidates is the result of the search; nil without one.
	Candidates []Candidate
}

// Decisions lists the decisions of a reviewed line. At SearchLevel each is also
// searched, in some milliseconds; other levels give no chances. clock and report
// are as for a Meter.
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

// decisionPlayouts is the budget for searching one decision: some milliseconds.
const decisionPlayouts = 600

// search fills in Candidates, Loss and Best by a search.
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

// explain fills in the reasons for the best move.
func (d *Decision) explain(s *calculation.State) {
	a := arm{move: d.Best}
	a.after.Set(s)
	a.after.Play(d.Best)
	d.Reasons = reasons(s, &a, Unproved)
}

// A Summary sums up the decisions of a game.
type Summary struct {
	Loss     float64 // sum of the losses
	Mistakes int     // decisions with a Loss of at least mistakeLoss
	Grade    string  // one of Grades
}

// A mistake is a loss of at least mistakeLoss. gradeLimits are the losses at
// which the grades end, except the last: the grade of a player who loses a game
// that could surely be won.
const mistakeLoss = 0.05

var gradeLimits = [len(Grades) - 1]float64{0.05, 0.2, 0.5, 1}

// Sum sums up decisions.
func Sum(all []Decision) Summary {
	s := Summary{Grade: Grades[len(Grades)-1]}
	for i := range all {
		s.Loss += all[i].Loss
		if all[i].Loss >= mistakeLoss {
			s.Mistakes++
		}
	}
	for i, limit := range &gradeLimits {
		if s.Loss < limit {
			s.Grade = Grades[i]
			break
		}
	}
	return s
}

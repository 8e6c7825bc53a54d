package player

import (
	"github.com/tefuda/tefuda/core/calculation"
	"github.com/tefuda/tefuda/core/search"
)

// A Decision is a move of a game where another move was possible.
type Decision struct {
	At           int // index of the move
	Played, Best calculation.Move
	// Value and Made are the chances to win by Best and by Played, 0…1, for a player
	// who does not see the stock. They come from a search, and are 0 without one.
	Value, Made float64
	// Loss is what Played cost, 0…1. With a search it is Value less Made, 0 where
	// the search cannot tell the two apart. Without one it is 1 if Played provably lost
	// a game that could be won, else 0.
	Loss    float64
	Reasons []Reason // for Best
	// Candidates is the result of the search; nil without one.
	Candidates []Candidate
}

// Decisions lists the decisions of a reviewed line. At SearchLevel a search judges
// each, in some 25 ms. Other levels give no chances and find only the decisive
// mistake. clock is as for a Meter; report gets the moves that are judged.
func (r *Review) Decisions(line *calculation.Line, level Level, seed uint32, clock func() int64, report func(search.Progress)) []Decision {
	var s calculation.State
	s.Set(&line.Start)
	all := []Decision{}
	progress := search.Start(search.Budget{}, int64(len(line.Moves)), clock, report)
	var moves [calculation.MaxMoves]calculation.Move
	for i, m := range line.Moves {
		if len(s.LegalMoves(moves[:0])) > 1 {
			d := Decision{At: i, Played: m, Best: m}
			if level == SearchLevel {
				d.search(&s, seed, search.Start(search.Budget{Iterations: decisionPlayouts}, 0, clock, nil))
			} else if i == r.Mistake && len(r.Line) > 0 {
				d.Best = r.Line[0]
				if r.Sure {
					d.Loss = 1
				}
			}
			d.explain(&s)
			all = append(all, d)
		}
		s.Play(m)
		progress.Done(1)
	}
	return all
}

// decisionPlayouts is the budget for searching one decision.
const decisionPlayouts = 3000

// search fills in Candidates, Value, Made, Loss and Best by a search.
func (d *Decision) search(s *calculation.State, seed uint32, meter *search.Meter) {
	d.Candidates = NewChooser(s).Choose(meter, seed)
	best := &d.Candidates[0]
	d.Value, d.Made = best.Win, best.Win
	for i := range d.Candidates {
		c := &d.Candidates[i]
		if same := c.Move == d.Played || c.Move.Kind == calculation.Draw && d.Played.Kind == calculation.Draw; same && c.Win < best.Win && !c.near(best) {
			d.Best, d.Made, d.Loss = best.Move, c.Win, best.Win-c.Win
		}
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
// which the grades end, except the last.
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

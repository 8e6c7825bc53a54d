package player

import (
	"github.com/tefuda/tefuda/core/mnk"
	"github.com/tefuda/tefuda/core/search"
)

// A Decision is a move of a match, judged by the search.
type Decision struct {
	At     int // the index of the move
	Seat   int8
	Played mnk.Square
	Best   Candidate // the best move of the search, perhaps the one played
	// Value and Made are the seat's chance to win by the best move and by the move
	// played, in thousandths. Loss is Value minus Made. If the move played turns
	// out better than the best of the search, Value is Made.
	Value, Made, Loss int
}

// A Review judges the decisions of a match, one after the other.
type Review struct {
	Decisions []Decision
	Nodes     int64
	Of        int // number of decisions to judge
	match     *mnk.Match
	seat      int8
	options   Options
	seed      uint32
	table     *Table
	ahead     looked // the search after the last decision, if there was one
	at        int    // the index of that decision's move
	opened    int    // number of moves that the opening rule asked for, which are not judged
}

// looked is the result of a search.
type looked struct {
	best   Candidate
	chance int // of the side to move, in thousandths
}

// BothSeats in place of a seat judges the decisions of both.
const BothSeats int8 = -1

// NewReview prepares the review of a seat's decisions, or of BothSeats. Each
// search uses the options and the seed. table is memory to use again, or nil.
// The options must be in range, as NewChooser wants them.
func NewReview(m *mnk.Match, seat int8, o Options, table *Table, seed uint32) *Review {
	if table == nil {
		table = new(Table)
	}
	r := &Review{match: m, seat: seat, options: o, seed: seed, table: table, at: -2}
	var opening mnk.Match
	opening.Begin(&m.Start)
	for opening.Opens() && r.opened < len(m.Moves) && opening.Replay(m.Moves[r.opened:r.opened+1]) == nil {
		r.opened++
	}
	for i := range m.Moves {
		if r.wants(i) {
			r.Of++
		}
	}
	return r
}

// wants reports whether to judge a move: a stone or a pass of a reviewed seat,
// after the opening.
func (r *Review) wants(i int) bool {
	if s := r.match.Moves[i]; i < r.opened || s.Row < 0 && s != mnk.Pass {
		return false // the end of the game is no decision on the board
	}
	return r.seat == BothSeats || r.match.Seats[i] == r.seat
}

// Run judges the decisions in the order of play, with one or two searches a
// decision. Each search has the budget each. The meter has no budget: it counts
// nodes, and its reports may read Decisions.
func (r *Review) Run(each search.Budget, clock func() int64, meter *search.Meter) {
	var m mnk.Match
	var before mnk.Position
	m.Begin(&r.match.Start)
	for i := range r.match.Moves {
		before.Copy(&m.Position)
		if m.Replay(r.match.Moves[i:i+1]) != nil {
			return // never: the match has been played
		}
		if r.wants(i) {
			r.Decisions = append(r.Decisions, r.judge(i, &before, &m, each, clock, meter))
		}
	}
}

// judge compares the best move of a position with the move that was played.
func (r *Review) judge(i int, before *mnk.Position, after *mnk.Match, each search.Budget, clock func() int64, meter *search.Meter) Decision {
	found := r.ahead
	if r.at != i-1 {
		found = r.look(before, each, clock, meter)
	}
	d := Decision{At: i, Seat: r.match.Seats[i], Played: r.match.Moves[i], Best: found.best, Value: found.chance, Made: found.chance}
	if d.Played == found.best.Square {
		return d
	}
	switch result := after.Result(); {
	case result.Why == mnk.Going:
		r.ahead, r.at = r.look(&after.Position, each, clock, meter), i
		d.Made = certain - r.ahead.chance
	case result.Winner == mnk.Empty:
		d.Made = certain / 2
	case result.Winner != before.Turn:
		d.Made = 0
	default:
		d.Made = certain
	}
	d.Value = max(d.Value, d.Made)
	d.Loss = d.Value - d.Made
	return d
}

// certain is a chance of 1.
const certain = 1000

// look searches a position.
func (r *Review) look(p *mnk.Position, each search.Budget, clock func() int64, meter *search.Meter) looked {
	c := &Chooser{newRoot(p, r.options, r.table, nil)}
	counted := int64(0)
	count := func(nodes int64) {
		r.Nodes += nodes - counted
		meter.Done(nodes - counted)
		counted = nodes
	}
	best := c.Choose(search.Start(each, 0, clock, func(so search.Progress) { count(so.Done) }), r.seed)[0]
	found := c.Evaluation()
	count(found.Nodes)
	return looked{best, int(found.Value.Chance()*certain + 0.5)}
}

// Grades are the grades of a review, the best first.
var Grades = [...]string{"a", "b", "c", "d", "e"}

// limits are the mean losses at which a grade ends, in thousandths.
var limits = [len(Grades) - 1]int{10, 25, 50, 90}

// mistake is the least loss, in thousandths, that counts as a mistake. Smaller
// ones are within the noise of the search.
const mistake = 80

// Sum returns the loss of all decisions together, in thousandths, the number of
// mistakes, and the index in Grades of the mean loss, -1 without decisions.
func (r *Review) Sum() (loss, mistakes, grade int) {
	for i := range r.Decisions {
		loss += r.Decisions[i].Loss
		if r.Decisions[i].Loss >= mistake {
			mistakes++
		}
	}
	if len(r.Decisions) == 0 {
		return 0, 0, -1
	}
	for grade < len(limits) && loss >= limits[grade]*len(r.Decisions) {
		grade++
	}
	return loss, mistakes, grade
}

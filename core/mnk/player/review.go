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
	Best   Candidate // of the search, which may be the move played
	// Value and Made are the seat's chance to win by the best move and by the one
	// played, Loss what is between them, in thousandths. Where the move played turns out to be
	// worth more than the search had seen, that is what the best one is worth.
	Value, Made, Loss int
}

// A Review judges the decisions of a match, one after the other.
type Review struct {
	Decisions []Decision
	Nodes     int64
	Of        int // how many decisions there are to judge
	match     *mnk.Match
	seat      int8
	options   Options
	seed      uint32
	table     *Table
	ahead     looked // the position after the last decision, if that was looked at
	at        int    // the index of the move after which that is
}

// looked is what a search has found of a position.
type looked struct {
	best   Candidate
	chance int // of the side to move, in thousandths
}

// BothSeats stands for a seat where the decisions of both are judged.
const BothSeats int8 = -1

// NewReview prepares the review of a seat's decisions, or of BothSeats. The options
// and the seed are those of each search, and the table is memory to use again, or nil.
// The options are in range, as NewChooser has them.
func NewReview(m *mnk.Match, seat int8, o Options, table *Table, seed uint32) *Review {
	if table == nil {
		table = new(Table)
	}
	r := &Review{match: m, seat: seat, options: o, seed: seed, table: table, at: -2}
	for i := range m.Moves {
		if r.wants(i) {
			r.Of++
		}
	}
	return r
}

// wants tells whether a move is among those to judge: a stone or a pass.
func (r *Review) wants(i int) bool {
	if s := r.match.Moves[i]; s.Row < 0 && s != mnk.Pass {
		return false // the end of the game is no decision on the board
	}
	return r.seat == BothSeats || r.match.Start.Turn.Seat() == (r.seat+int8(i&1))&1
}

// Run judges the decisions, in the order of play. Every position that it looks at has
// the budget each. The meter has no budget: it counts the nodes, and its reports may
// look at Decisions. It takes a search or two a decision.
func (r *Review) Run(each search.Budget, clock func() int64, meter *search.Meter) {
	m := mnk.NewMatch(r.match.Start)
	for i := range r.match.Moves {
		before := m.Position
		if m.Replay(r.match.Moves[i:i+1]) != nil {
			return // never: the match has been played
		}
		if r.wants(i) {
			r.Decisions = append(r.Decisions, r.judge(i, &before, &m, each, clock, meter))
		}
	}
}

// judge compares the best move of a position with the one that was played.
func (r *Review) judge(i int, before *mnk.Position, after *mnk.Match, each search.Budget, clock func() int64, meter *search.Meter) Decision {
	found := r.ahead
	if r.at != i-1 {
		found = r.look(before, each, clock, meter)
	}
	d := Decision{At: i, Seat: before.Turn.Seat(), Played: r.match.Moves[i], Best: found.best, Value: found.chance, Made: found.chance}
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
	found := c.Outlook()
	count(found.Nodes)
	return looked{best, int(found.Value.Chance()*certain + 0.5)}
}

// Grades are those of a review, the best first.
var Grades = [...]string{"a", "b", "c", "d", "e"}

// limits are the mean losses at which a grade ends, in thousandths.
var limits = [len(Grades) - 1]int{10, 25, 50, 90}

// mistake is the least loss that counts as one: less is within what searches waver.
const mistake = 80

// Sum returns what all decisions lost together, in thousandths, how many were
// mistakes, and the place in Grades of the mean loss, -1 without decisions.
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

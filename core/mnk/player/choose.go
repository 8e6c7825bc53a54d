package player

import (
	"strconv"

	"github.com/tefuda/tefuda/core/fault"
	"github.com/tefuda/tefuda/core/mnk"
	"github.com/tefuda/tefuda/core/mnk/alphabeta"
	"github.com/tefuda/tefuda/core/mnk/five"
	"github.com/tefuda/tefuda/core/mnk/lines"
	"github.com/tefuda/tefuda/core/mnk/positions"
	"github.com/tefuda/tefuda/core/search"
)

// A Table is the memory of searches. Answers do not depend on earlier searches,
// unless Keep asks for that.
type Table struct{ five.Memory }

// Options set how a Chooser searches. The zero Options is the full search.
type Options struct {
	// Level is the strength, 1 to MaxLevel; 0 stands for MaxLevel. See
	// MaxLevel.
	Level int
	// All asks for the exact value of every candidate, not only of the best
	// one. It costs several times the nodes.
	All bool
	// Lines is the number of best moves that get exact values and their lines
	// of play; 0 stands for one. Each costs about as much again as the first.
	Lines    int
	MaxDepth int // most moves to look ahead; 0 is no bound
	// Without leaves out parts of the search for five in a row on large boards,
	// to measure what they are worth.
	Without five.Part
}

// A Bound says how a value bounds the true one.
type Bound uint8

// The bounds.
const (
	Exact   Bound = iota
	AtMost        // the true value may be worse, a loss faster
	AtLeast       // the true value may be better, a win faster
)

// A Value is the value of a position or a move for the side to move.
type Value struct {
	// Score is heuristic where Outcome is Open: in the unit of lines.Evaluate,
	// plus the worth of having the move. For five in a row on boards of more
	// than 64 squares it comes from learned patterns (package five). A win
	// scores above all heuristic scores, and higher the faster it is. A loss
	// scores below them, and higher the slower it is. A draw is 0. Chance
	// converts a score to a chance.
	Score   int32
	Outcome mnk.Outcome
	// Proved is true if Outcome is certain. A win or loss that is not proved
	// was found among the moves that the search considers, and another move
	// might change it. A draw of a move may be proved while the position might
	// still be a win by another move.
	Proved bool
	Plies  int // to the last stone, of a win or loss
	Bound  Bound
}

// A Candidate is a move that the search considered.
type Candidate struct {
	Square  mnk.Square
	Value   Value
	Depth   int          // moves looked ahead, this one included; 0 means a static value
	Line    []mnk.Square // the expected play, from Square on; only of moves with exact values
	Reasons []Reason
	raw     int32 // the value of the search
	rank    int32 // the static rank, which breaks ties
	number  int16
}

// A Chooser searches for the best move of a position. It looks ahead deeper and
// deeper until the value is proved or the budget is used up. It is for one
// search, and not for several goroutines.
type Chooser struct{ root *root }

// NewChooser prepares the choice among the legal moves of a position that Check
// accepts, as Start, At and Apply return it. table is memory to use again, or
// nil. The error is a *fault.Fault: ErrOver, or an option that is out of range.
func NewChooser(p *mnk.Position, o Options, table *Table) (*Chooser, error) {
	if o.Level < 0 || o.Level > MaxLevel {
		return nil, outOfRange("level", o.Level, 0, MaxLevel)
	}
	if o.MaxDepth < 0 || o.MaxDepth > lines.MaxSquares {
		return nil, outOfRange("depth", o.MaxDepth, 0, lines.MaxSquares)
	}
	if o.Lines < 0 || o.Lines > lines.MaxSquares {
		return nil, outOfRange("lines", o.Lines, 0, lines.MaxSquares)
	}
	if table == nil {
		table = new(Table)
	}
	if p.Over() {
		return nil, mnk.ErrOver
	}
	return &Chooser{newRoot(p, o, table, nil)}, nil
}

func outOfRange(field string, value, least, most int) error {
	reason := "must be " + strconv.Itoa(least) + " to " + strconv.Itoa(most) + ", not " + strconv.Itoa(value)
	return fault.Refuse(fault.BadRange, field, reason)
}

// Choose searches and returns the moves considered, the best first. Moves that
// lose come last. If the budget ended in the middle of a depth, moves that were
// searched deeper come first. One case differs: several moves have exact values,
// and the best one fell below a move that was searched less deep. Then all have
// the values of the depth before. Next the value decides. Ties go to the higher
// static rank (open lines through the square, by the stones on them), then to the
// square nearer the centre, then to the upper, then to the left one.
//
// The meter's budget counts nodes; any budget gives a legal move. The seed
// decides the chance moves of levels below MaxLevel.
func (c *Chooser) Choose(meter *search.Meter, seed uint32) []Candidate {
	r := c.root
	r.Meter = meter
	r.Table.Renew()
	r.run(seed)
	r.explain()
	return r.candidates
}

// Candidates returns the moves as far as the search has come, in the order of
// Choose but without reasons. A report function of the meter may call it.
func (c *Chooser) Candidates() []Candidate {
	all := append([]Candidate(nil), c.root.candidates...)
	c.root.settle(all)
	for i := range all {
		all[i].Value = c.root.value(&all[i])
	}
	return all
}

// An Evaluation is what a search found out about its position.
type Evaluation struct {
	Value    Value
	Legal    int // number of squares that could be played; more than the candidates on large boards
	Depth    int // moves looked ahead by the last depth that was finished
	Nodes    int64
	Finished bool // the search ended by itself, not by its budget
}

// Evaluation returns what Choose found out about the position.
func (c *Chooser) Evaluation() Evaluation {
	r := c.root
	return Evaluation{r.positionValue(), r.legal, r.depth, r.Nodes, r.finished}
}

// valueOf converts a value of the search.
func valueOf(raw int32, bound Bound) Value {
	v := Value{Score: raw / 2, Bound: bound}
	size := max(raw, -raw)
	switch {
	case raw == 0:
		v.Outcome, v.Proved = mnk.Draw, true
		return v
	case size >= positions.Floor:
		v.Outcome, v.Proved, v.Plies = mnk.Win, true, int(positions.Win-size)
	case size > positions.Limit:
		v.Outcome, v.Plies = mnk.Win, int(alphabeta.LikelyLoss-size)
	default:
		v.Score = (raw - raw&1) / 2
		return v
	}
	if raw < 0 {
		v.Outcome = mnk.Loss
	}
	return v
}

// value converts a candidate's raw value.
func (r *root) value(c *Candidate) Value {
	v := valueOf(c.raw, c.Value.Bound)
	if v.Bound == AtMost && v.Outcome != mnk.Loss {
		v.Proved = false // the true value may be less
	}
	if v.Bound == Exact && v.Plies > c.Depth {
		v.Bound = AtLeast
		if v.Outcome == mnk.Loss {
			v.Bound = AtMost
		}
	}
	return v
}

// positionValue returns the value of the best candidate as that of the
// position. A draw or loss is proved only if all other moves are known to be no
// better.
func (r *root) positionValue() Value {
	v := r.candidates[0].Value
	if v.Outcome == mnk.Win || r.byPairs {
		return v
	}
	all := len(r.candidates) == r.legal || r.covers()
	for i := range r.candidates {
		most := valueOf(r.candidates[i].raw, AtMost)
		all = all && most.Proved && most.Outcome != mnk.Win
	}
	v.Proved = v.Proved && all
	return v
}

// covers reports whether the legal moves that are no candidates all lose at
// once.
func (r *root) covers() bool {
	if r.Moves = r.Moves[:0]; r.special || r.Threatless() || !r.Urgent() {
		return false
	}
	found := 0
	for _, m := range r.Moves {
		for i := range r.candidates {
			if r.candidates[i].number == m.Square {
				found++
			}
		}
	}
	return found == len(r.Moves)
}

// explain ends a search: it sets the values, lines and reasons of the
// candidates.
func (r *root) explain() {
	for i := range r.candidates {
		c := &r.candidates[i]
		c.Value = r.value(c)
		if i < r.wanted() {
			c.Line = r.prolonged(c)
		}
		if c.Reasons = r.reasons(c); i == 0 && len(c.Reasons) == 0 {
			c.Reasons = r.quiet(c)
		}
	}
}

// chanceUnit is the score at which the odds of winning are e to one, fitted to
// the scores of 1,500 nodes in self-play from four random moves. 434 games of
// 15 × 15, five in a row, gave 135. Four in a row gave 101 (8 × 8), 135 (6 × 6)
// and 148 (10 × 10).
const chanceUnit = 130

// Chance returns the chance of the side to move to win, to three decimals; a
// draw counts as half a win. It is 1 for a proved win, 0 for a proved loss, 0.5
// for a draw, and 0.001 to 0.999 otherwise. On boards where hardly anybody can
// win, as 7 × 7 with five in a row, it only shows which side is better.
func (v Value) Chance() float64 {
	switch {
	case v.Outcome == mnk.Draw:
		return 0.5
	case v.Proved && v.Outcome == mnk.Win:
		return 1
	case v.Proved && v.Outcome == mnk.Loss:
		return 0
	}
	// e^x as (1 + x/1024 + x²/2/1024²)^1024: the same in every build, which
	// math.Exp is not, and exact to a ten-thousandth where it matters.
	x := float64(min(max(-v.Score, -10*chanceUnit), 10*chanceUnit)) / (1024 * chanceUnit)
	e := 1 + x + float64(x*x)/2
	for range 10 {
		e *= e
	}
	return float64(min(max(int(1000/(1+e)+0.5), 1), 999)) / 1000
}

package mnk

import "github.com/tefuda/tefuda/core/search"

// Options are how Choose goes about it. The zero Options is the full search.
type Options struct {
	// Level is the strength, 1 to MaxLevel; 0 is MaxLevel. See levels.
	Level int
	Seed  uint32 // of the chance that levels below MaxLevel leave
	// All asks for the exact value of every candidate, not only of the best
	// one. It costs several times the nodes.
	All      bool
	MaxDepth int // moves to look ahead at most; 0 is no bound
}

// An Outcome is how a game ends under best play.
type Outcome uint8

// The outcomes, for the side to move.
const (
	Open Outcome = iota // not known
	Win
	Draw
	Loss
)

// A Bound tells how much of a value is known.
type Bound uint8

// The bounds.
const (
	Exact   Bound = iota
	AtMost        // it may be worse, a loss faster
	AtLeast       // the win may be faster
)

// A Value is what a position or a move is worth to the side to move.
type Value struct {
	// Score is heuristic where Outcome is Open: in the unit of Evaluate, with
	// what having the move is worth. Of a win it is above, of a loss below
	// all heuristic scores, and better the faster the win, the slower the
	// loss; a draw is 0.
	Score   int32
	Outcome Outcome
	// Proved tells that Outcome is certain. A win or loss that is not proved
	// was found among the moves that the search considers, and another might
	// change it; so might one turn a draw of a position, not of a move, into
	// a win.
	Proved bool
	Plies  int // to the last stone, of a win or loss
	Bound  Bound
}

// A Candidate is a move the search considered.
type Candidate struct {
	Square  Square
	Value   Value
	Depth   int      // moves looked ahead, this one included; 0 is a static value
	Line    []Square // the play expected, from Square on; known for moves with exact values
	Reasons []Reason
	raw     int32 // value as searched
	rank    int32 // by which ties are broken
	number  int16
}

// A Choice is the answer of Choose.
type Choice struct {
	Best  Square
	Value Value // of the position
	// Candidates are the moves considered, Best first: those that lose last,
	// those looked at deeper before the others, where the budget ended in the
	// middle, and then by value. Ties go to the higher static rank (open lines through the square, by
	// the stones on them), then to the square nearer the centre, the upper,
	// the left one.
	Candidates []Candidate
	Legal      int      // squares that could be played; more than Candidates on large boards
	Line       []Square // the play expected, from Best on
	Depth      int      // moves looked ahead by the last search that was finished
	Nodes      int64
	Finished   bool // the search ended by itself, not by its budget
}

// A Snapshot is how far a search has come.
type Snapshot struct {
	Best  Square
	Value Value
	Line  []Square
	Depth int
	Nodes int64
}

// An Engine searches positions, one call at a time; it is not for use by
// several goroutines. The zero Engine is ready. It keeps its memory between
// calls (4 MiB for the table of positions), and nothing else: the answer
// depends on the arguments alone.
type Engine struct {
	table    table
	snapshot Snapshot
}

// An OptionError names an option that is out of range.
type OptionError struct {
	Field    string
	Value    int
	Min, Max int
}

func (e *OptionError) Error() string {
	g := GameError(*e)
	return g.Error()
}

// ErrOver says that a position has no moves, because the game is over.
var ErrOver = &PositionError{"board", "has no moves: the game is over"}

// Choose returns the best move of a position, with the value of every move it
// considered and the reasons. It looks ahead further and further until the
// value is proved, or the budget of the meter, which counts nodes, is used up;
// any budget gives a legal move. The report function of the meter may call
// Snapshot. The error is a *GameError, a *PositionError (ErrOver where there
// is no move) or an *OptionError.
func (e *Engine) Choose(p Position, o Options, meter *search.Meter) (Choice, error) {
	if err := p.Check(); err != nil {
		return Choice{}, err
	}
	if o.Level < 0 || o.Level > MaxLevel {
		return Choice{}, &OptionError{"level", o.Level, 0, MaxLevel}
	}
	if o.MaxDepth < 0 || o.MaxDepth > maxSquares {
		return Choice{}, &OptionError{"maxDepth", o.MaxDepth, 0, maxSquares}
	}
	if p.Over() {
		return Choice{}, ErrOver
	}
	e.table.renew()
	r := newRoot(e, &p, o, meter)
	r.report(&r.candidates[0], 0)
	r.run()
	return r.choice(), nil
}

// Snapshot returns how far the search has come, at first the move of the best
// static value. It is for the report function of the meter of a running search.
func (e *Engine) Snapshot() Snapshot { return e.snapshot }

// valueOf tells what a value as searched means.
func valueOf(raw int32, bound Bound) Value {
	v := Value{Score: raw / 2, Bound: bound}
	size := max(raw, -raw)
	switch {
	case raw == 0:
		v.Outcome, v.Proved = Draw, true
		return v
	case size >= winFloor:
		v.Outcome, v.Proved, v.Plies = Win, true, int(winValue-size)
	case size > valueLimit:
		v.Outcome, v.Plies = Win, int(likelyLoss-size)
	default:
		v.Score = (raw - raw&1) / 2
		return v
	}
	if raw < 0 {
		v.Outcome = Loss
	}
	return v
}

package player

import (
	"github.com/tefuda/tefuda/core/fault"
	"github.com/tefuda/tefuda/core/mnk"
	"github.com/tefuda/tefuda/core/mnk/five"
	"github.com/tefuda/tefuda/core/search"
)

// Threats is what SolveThreats found.
type Threats struct {
	Side mnk.Stone // the side that makes the threats
	Kind string    // one of ThreatKinds, or "" without a win
	// Finished reports that the answer is certain. Without a win: there is none of
	// the kind that was asked for. With a win: none of its kind has fewer threats
	// in its longest line.
	Finished bool
	// Plies is the number of stones until the last one along Line, 0 without a win.
	Plies int
	Line  []mnk.Square // the longest line of Tree, up to the last threat
	Tree  []five.Step  // each move before those that follow it; squares as numbers, row by row
	Cut   bool         // the tree lacks moves, because its size or the budget ended
	// Stops and Open are set if Side wins and is not to move: the moves of the
	// other side after which there is no such win, and the moves that the budget
	// left undecided.
	Stops, Open []mnk.Square
	Nodes       int64
}

// ThreatKinds are the kinds of wins by threats: by fours alone (四追い勝ち), and by
// fours and threes (追い詰め).
var ThreatKinds = []string{"vcf", "vct"}

// ThreatMoves are the kinds of moves of such a win, in the order of
// five.Step.Makes.
var ThreatMoves = []string{"", "three", "four", "five"}

var errNoThreats error = fault.Refuse(fault.BadRange, "rule", "must be of five in a row, and neither gravity nor misere")

// SolveThreats looks for a win of a side by continuous threats, for five in a
// row: by fours alone if fours is true, else by fours and threes (five.Solver).
// If the other side is to move, the win is a threat: what the side could do if
// the other passed. The tree has at most most moves. The error is a
// *fault.Fault: ErrOver, or a rule without such threats.
func SolveThreats(p *mnk.Position, side mnk.Stone, fours bool, most int, table *Table, meter *search.Meter) (*Threats, error) {
	if p.Over() {
		return nil, mnk.ErrOver
	}
	if p.Game.K != 5 || p.Game.Rule > mnk.CaroExact {
		return nil, errNoThreats
	}
	if table == nil {
		table = new(Table)
	}
	r := newRoot(p, Options{}, table, nil)
	if r.large == nil {
		r.newLarge()
	}
	table.Renew()
	r.large.Begin(meter)
	v := &five.Solver{Search: r.large, Threes: !fours}
	waits := side != p.Turn
	if waits {
		v.Swing()
	}
	won, byFours, sure := v.Solve(most)
	found := &Threats{Side: side, Finished: sure, Tree: v.Tree, Cut: v.Cut}
	if won {
		found.Kind = ThreatKinds[1]
		if byFours {
			found.Kind = ThreatKinds[0]
		}
	}
	for i := range v.Tree {
		if step := &v.Tree[i]; i == len(found.Line) && step.Of == i-1 {
			found.Line = append(found.Line, r.Square(step.Square))
			found.Plies = i + 1 + 2*(five.MakesFive-int(step.Makes))
		}
	}
	if waits && won {
		v.Swing()
		v.Stops()
		found.Stops, found.Open = r.doing(v, five.Stops), r.doing(v, five.Open)
	}
	found.Nodes = v.Nodes
	return found, nil
}

// doing returns the squares on which a move has an effect: five.Stops or
// five.Open.
//
//go:noinline
func (r *root) doing(v *five.Solver, what uint8) (out []mnk.Square) {
	for square := range int16(r.Size) {
		if v.Does[square] == what {
			out = append(out, r.Square(square))
		}
	}
	return out
}

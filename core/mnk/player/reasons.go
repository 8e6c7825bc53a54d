package player

import (
	"github.com/tefuda/tefuda/core/mnk"
	"github.com/tefuda/tefuda/core/mnk/alphabeta"
	"github.com/tefuda/tefuda/core/mnk/lines"
	"github.com/tefuda/tefuda/core/mnk/positions"
)

// A Reason is one thing that a move does. Code is one of Reasons, which lists
// the fields that it uses.
type Reason struct {
	Code   string
	Length int          // number of stones of a line
	Count  int          // number of squares, of directions, of lines or of moves
	Line   []mnk.Square // moves of both sides
}

// A because is a list of reasons.
type because []Reason

// add adds a reason if when is true.
//
//go:noinline
func (all *because) add(when bool, code string, length, count int) {
	if when {
		*all = append(*all, Reason{Code: code, Length: length, Count: count})
	}
}

// reasons returns the reasons of a candidate.
func (r *root) reasons(c *Candidate) (all because) {
	me, you := int(r.Side), int(r.You())
	completes, blocks := r.completes(me, c.number), r.completes(you, c.number)
	mine, _ := r.rowsOf(me)
	yours, _ := r.rowsOf(you)
	all.add(r.legal == 1, ReasonOnlyMove, 0, 0)
	all.add(completes, ReasonCompletesLine, r.K, 0)
	all.add(blocks, ReasonBlocksLine, r.K, 0)
	all.add(blocks && yours == 1 && mine == 0 && (r.rule < mnk.Caro || r.Threatless()), ReasonForced, 0, 0)
	if !completes && !r.Threatless() && (yours == 0 || blocks && yours == 1) {
		r.threats(c, &all)
	}
	if v := &c.Value; v.Outcome == mnk.Win && v.Bound != AtMost && !completes && !saysHow(all) {
		code := ReasonNoDefence
		if v.Proved {
			code = ReasonForcedWin
		}
		all.add(true, code, 0, v.Plies)
	}
	nearest := r.fromCentre(mnk.Square{Row: (r.Rows - 1) / 2, Column: (r.Columns - 1) / 2})
	all.add(r.Stones == 0 && r.fromCentre(c.Square) == nearest, ReasonCentre, 0, 0)
	r.Make(c.number)
	dead := r.Won == 0 && r.Potential[0] == 0 && r.Potential[1] == 0 // a draw by any rule
	r.Unmake(c.number)
	all.add(dead, ReasonDeadDraw, 0, 0)
	all.add(r.byPairs && !dead, ReasonPairingDraw, 0, 0)
	return all
}

// quiet returns reasons for a move that has no other reasons.
func (r *root) quiet(c *Candidate) (all because) {
	if r.rule == mnk.Misere || c.Value.Outcome == mnk.Loss {
		return nil
	}
	_, _, crossing, _ := r.Around(int(r.You()), c.number)
	threes, twos, _, open := r.Around(int(r.Me()), c.number)
	all.add(threes > 0, ReasonMakesClosedThree, r.K-2, 0)
	all.add(twos > 0, ReasonMakesOpenTwo, r.K-3, twos)
	all.add(crossing > 1, ReasonTakesCrossing, 0, crossing)
	all.add(len(all) == 0 && open > 0, ReasonOpenLines, 0, open)
	return all
}

// saysHow reports whether reasons say how a move wins.
func saysHow(all []Reason) bool {
	for i := range all {
		switch all[i].Code {
		case ReasonMakesOpenFour, ReasonDoubleThreat, ReasonForcedWinVCF:
			return true
		}
	}
	return false
}

// threats adds the threats that a move makes and stops. The move must not
// complete a line.
func (r *root) threats(c *Candidate, all *because) {
	me, you := int(r.Side), int(r.You())
	completions, n := r.then(me, c.number)
	switch {
	case n > 1 && r.straight(c.number, completions[0], completions[1]):
		all.add(true, ReasonMakesOpenFour, r.K-1, 0)
	case n > 1:
		all.add(true, ReasonDoubleThreat, r.K-1, n)
	case n > 0:
		all.add(true, ReasonMakesFour, r.K-1, 0)
		if line := r.vcfFrom(c); len(line) > 0 {
			*all = append(*all, Reason{Code: ReasonForcedWinVCF, Line: line})
		}
	}
	mine, yours := r.doubles(me), r.doubles(you)
	r.put(c.number)
	all.add(n == 0 && !mine && r.doubles(me), ReasonMakesOpenThree, r.K-2, 0)
	all.add(yours && !r.doubles(you), ReasonBlocksOpenThree, r.K-2, 0)
	r.take(c.number)
}

// straight reports whether a and b are on one line, k squares apart, with
// square between them: an open four.
func (r *root) straight(square, a, b int16) bool {
	p, q, s := r.Square(a), r.Square(b), r.Square(square)
	down, right := q.Row-p.Row, q.Column-p.Column
	far := max(down, -down, right, -right) == r.K && (down == 0 || right == 0 || down == right || down == -right)
	return far && (s.Row-p.Row)*right == (s.Column-p.Column)*down
}

// The limits, in nodes and in fours, of the search that repeats a win by fours
// that was found before. It is not part of the budget.
const (
	explainNodes = 5000
	explainDepth = alphabeta.MaxPly / 2
)

// vcfFrom returns the moves of a win by fours that starts with a candidate, or
// nil.
func (r *root) vcfFrom(c *Candidate) []mnk.Square {
	if n, _ := r.rowsOf(int(r.You())); c.raw < positions.Floor || n > 0 {
		return nil
	}
	r.put(c.number)
	line := []mnk.Square{c.Square}
	if reply := r.answer(); reply != lines.Nowhere {
		r.put(reply)
		line = append(append(line, r.Square(reply)), r.vcfLine()...)
		r.take(reply)
	}
	r.take(c.number)
	if len(line) <= 2 {
		return nil
	}
	return line
}

// vcfLine returns the moves of a win by fours of the side to move, or nil.
func (r *root) vcfLine() (line []mnk.Square) {
	if r.special {
		return r.squares(r.large.Forced(explainNodes))
	}
	return r.squares(r.ForcedLine(explainDepth, explainNodes))
}

// prolonged returns the line of a candidate, continued as long as the play is
// forced.
func (r *root) prolonged(c *Candidate) []mnk.Square {
	line := append([]mnk.Square(nil), c.Line...)
	if r.Threatless() {
		return line
	}
	if len(line) == 0 {
		line = []mnk.Square{c.Square}
	}
	for _, at := range line {
		r.put(r.Number(at.Row, at.Column))
	}
	for len(line) < alphabeta.MaxPly && !r.decided() {
		at := r.forcedMove()
		if at == lines.Nowhere {
			break
		}
		line = append(line, r.Square(at))
		r.put(at)
	}
	for i := len(line) - 1; i >= 0; i-- {
		r.take(r.Number(line[i].Row, line[i].Column))
	}
	return line
}

// forcedMove returns a move that completes or stops a line, or starts a win by
// fours, or -1.
func (r *root) forcedMove() int16 {
	if n, first := r.rowsOf(int(r.Me())); n > 0 {
		return first
	}
	if n, _ := r.rowsOf(int(r.You())); n > 0 {
		return r.answer()
	}
	if line := r.vcfLine(); len(line) > 0 {
		return r.Number(line[0].Row, line[0].Column)
	}
	return lines.Nowhere
}

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
	Count  int          // number of squares, or of moves
	Line   []mnk.Square // moves of both sides
}

// reasons returns the reasons of a candidate.
func (r *root) reasons(c *Candidate) (all []Reason) {
	me, you := int(r.Side), int(r.You())
	add := func(when bool, code string, length int) {
		if when {
			all = append(all, Reason{Code: code, Length: length})
		}
	}
	completes, blocks := r.completes(me, c.number), r.completes(you, c.number)
	mine, _ := r.rowsOf(me)
	yours, _ := r.rowsOf(you)
	add(r.legal == 1, ReasonOnlyMove, 0)
	add(completes, ReasonCompletesLine, r.K)
	add(blocks, ReasonBlocksLine, r.K)
	add(blocks && yours == 1 && mine == 0 && (r.rule < mnk.Caro || r.Threatless()), ReasonForced, 0)
	if !completes && !r.Threatless() && (yours == 0 || blocks && yours == 1) {
		all = append(all, r.threats(c)...)
	}
	if v := &c.Value; v.Outcome == mnk.Win && v.Bound != AtMost && !completes && !saysHow(all) {
		code := ReasonNoDefence
		if v.Proved {
			code = ReasonForcedWin
		}
		all = append(all, Reason{Code: code, Count: v.Plies})
	}
	nearest := r.fromCentre(mnk.Square{Row: (r.Rows - 1) / 2, Column: (r.Columns - 1) / 2})
	add(r.Stones == 0 && r.fromCentre(c.Square) == nearest, ReasonCentre, 0)
	r.Make(c.number)
	dead := r.Won == 0 && r.Potential[0] == 0 && r.Potential[1] == 0 // a draw by any rule
	r.Unmake(c.number)
	add(dead, ReasonDeadDraw, 0)
	add(r.byPairs && !dead, ReasonPairingDraw, 0)
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

// threats returns the threats that a move makes and stops. The move must not
// complete a line.
func (r *root) threats(c *Candidate) (all []Reason) {
	me, you := int(r.Side), int(r.You())
	completions, n := r.then(me, c.number)
	switch {
	case n > 1 && r.straight(c.number, completions[0], completions[1]):
		all = append(all, Reason{Code: ReasonMakesOpenFour, Length: r.K - 1})
	case n > 1:
		all = append(all, Reason{Code: ReasonDoubleThreat, Length: r.K - 1, Count: n})
	case n > 0:
		all = append(all, Reason{Code: ReasonMakesFour, Length: r.K - 1})
		if line := r.vcfFrom(c); len(line) > 0 {
			all = append(all, Reason{Code: ReasonForcedWinVCF, Line: line})
		}
	}
	mine, yours := r.doubles(me), r.doubles(you)
	r.put(c.number)
	if n == 0 && !mine && r.doubles(me) {
		all = append(all, Reason{Code: ReasonMakesOpenThree, Length: r.K - 2})
	}
	if yours && !r.doubles(you) {
		all = append(all, Reason{Code: ReasonBlocksOpenThree, Length: r.K - 2})
	}
	r.take(c.number)
	return all
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

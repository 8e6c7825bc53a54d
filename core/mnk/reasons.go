package mnk

// A Reason says, in part, what a move does. Code is one of Reasons, where it
// has the fields that mean something.
type Reason struct {
	Code   string
	Length int      // stones of a line
	Count  int      // how many squares
	Line   []Square // moves of both sides
}

// reasons explains a candidate.
func (r *root) reasons(c *Candidate) (all []Reason) {
	me, you := int(r.side), int(r.you())
	add := func(when bool, code string, length int) {
		if when {
			all = append(all, Reason{Code: code, Length: length})
		}
	}
	completes, blocks := r.completes(me, c.number), r.completes(you, c.number)
	mine, _ := r.rowsOf(me)
	yours, _ := r.rowsOf(you)
	add(r.legal == 1, ReasonOnlyMove, 0)
	add(completes, ReasonCompletesLine, r.k)
	add(blocks, ReasonBlocksLine, r.k)
	add(blocks && yours == 1 && mine == 0 && r.rule != Caro, ReasonForced, 0)
	if !completes {
		all = append(all, r.threats(c)...)
	}
	nearest := r.fromCentre(Square{(r.rows - 1) / 2, (r.columns - 1) / 2})
	add(r.full == 0 && r.fromCentre(c.Square) == nearest, ReasonCentre, 0)
	r.make(c.number)
	dead := r.won == 0 && r.potential[0] == 0 && r.potential[1] == 0 // so by any rule
	r.unmake(c.number)
	add(dead, ReasonDeadDraw, 0)
	add(r.byPairs && !dead, ReasonPairingDraw, 0)
	return all
}

// threats explains what a move that completes nothing threatens and parries.
func (r *root) threats(c *Candidate) (all []Reason) {
	me, you := int(r.side), int(r.you())
	completions, n := r.then(me, c.number)
	switch {
	case n > 1 && r.straight(c.number, completions[0], completions[1]):
		all = append(all, Reason{Code: ReasonMakesOpenFour, Length: r.k - 1})
	case n > 1:
		all = append(all, Reason{Code: ReasonDoubleThreat, Length: r.k - 1, Count: n})
	case n > 0:
		all = append(all, Reason{Code: ReasonMakesFour, Length: r.k - 1})
		if line := r.vcfFrom(c); len(line) > 0 {
			all = append(all, Reason{Code: ReasonForcedWinVCF, Line: line})
		}
	}
	mine, yours := r.doubles(me), r.doubles(you)
	r.put(c.number)
	if n == 0 && !mine && r.doubles(me) {
		all = append(all, Reason{Code: ReasonMakesOpenThree, Length: r.k - 2})
	}
	if yours && !r.doubles(you) {
		all = append(all, Reason{Code: ReasonBlocksOpenThree, Length: r.k - 2})
	}
	r.take(c.number)
	return all
}

// straight tells whether square and two that it lets complete a line are in
// one row, the two at its ends.
func (r *root) straight(square, a, b int16) bool {
	p, q, s := r.square(a), r.square(b), r.square(square)
	down, right := q.Row-p.Row, q.Column-p.Column
	far := max(down, -down, right, -right) == r.k && (down == 0 || right == 0 || down == right || down == -right)
	return far && (s.Row-p.Row)*right == (s.Column-p.Column)*down
}

// explainNodes bounds the search for the moves of a win by fours that the
// search has found before. It is not part of the budget.
const (
	explainNodes = 5000
	explainDepth = maxPly / 2
)

// vcfFrom returns the moves of a win by fours that starts with a candidate,
// or none.
func (r *root) vcfFrom(c *Candidate) []Square {
	if n, _ := r.rowsOf(int(r.you())); c.raw < winFloor || n > 0 {
		return nil
	}
	r.put(c.number)
	line := []Square{c.Square}
	if reply := r.answer(); reply != nowhere {
		r.put(reply)
		line = append(append(line, r.square(reply)), r.vcfLine()...)
		r.take(reply)
	}
	r.take(c.number)
	if len(line) <= 2 {
		return nil
	}
	return line
}

// vcfLine returns the moves of a win by fours of the side to move, or none.
func (r *root) vcfLine() (line []Square) {
	if r.special {
		return r.squares(r.large.Forced(explainNodes))
	}
	return r.squares(r.forcedLine(explainDepth, explainNodes))
}

// prolonged is the line of a candidate, played on to its end where that is
// forced.
func (r *root) prolonged(c *Candidate) []Square {
	line := append([]Square(nil), c.Line...)
	if len(line) == 0 {
		line = []Square{c.Square}
	}
	for _, at := range line {
		r.put(r.number(at.Row, at.Column))
	}
	for len(line) < maxPly && !r.decided() {
		at := r.forcedMove()
		if at == nowhere {
			break
		}
		line = append(line, r.square(at))
		r.put(at)
	}
	for i := len(line) - 1; i >= 0; i-- {
		r.take(r.number(line[i].Row, line[i].Column))
	}
	return line
}

// forcedMove completes or stops a line, or leads on in a win by fours; -1 if
// there is none of them.
func (r *root) forcedMove() int16 {
	if n, first := r.rowsOf(int(r.me())); n > 0 {
		return first
	}
	if n, _ := r.rowsOf(int(r.you())); n > 0 {
		return r.answer()
	}
	if line := r.vcfLine(); len(line) > 0 {
		return r.number(line[0].Row, line[0].Column)
	}
	return nowhere
}

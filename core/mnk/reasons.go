package mnk

// A Reason says, in part, what a move does. Code tells which of the other
// fields mean something.
type Reason struct {
	Code   string
	Length int      // stones of a line
	Count  int      // how many squares
	Line   []Square // moves of both sides
}

// The codes, in the order in which they come in a move's reasons. An open
// three stands for k-2 stones that threaten to become an open four, which is
// k-1 stones that two squares complete; on other boards than gomoku's these
// are open twos and threes, and so on. Length has the number.
const (
	ReasonOnlyMove        = "only-move"         // no other square is empty
	ReasonCompletesLine   = "completes-line"    // Length: wins
	ReasonBlocksLine      = "blocks-line"       // Length: the opponent would complete one
	ReasonForced          = "forced"            // every other move loses at once
	ReasonMakesOpenFour   = "makes-open-four"   // Length k-1
	ReasonDoubleThreat    = "double-threat"     // Count squares then complete a line
	ReasonMakesFour       = "makes-four"        // Length k-1: one square then completes a line
	ReasonForcedWinVCF    = "forced-win-vcf"    // Line, up to the last threat: wins by fours alone
	ReasonMakesOpenThree  = "makes-open-three"  // Length k-2
	ReasonBlocksOpenThree = "blocks-open-three" // Length k-2: stops every open four and double threat
	ReasonCentre          = "centre"            // as near as can be, on an empty board
	ReasonDeadDraw        = "dead-draw"         // no line can be completed any more
	ReasonPairingDraw     = "pairing-draw"      // each side can keep the other from a line by pairs of squares
)

// reasons explains a candidate.
func (r *root) reasons(c *Candidate) (all []Reason) {
	me, you := int(r.side), int(r.side^1)
	add := func(when bool, reason Reason) {
		if when {
			all = append(all, reason)
		}
	}
	completes, blocks := r.fives[me].count[c.number] > 0, r.fives[you].count[c.number] > 0
	add(r.legal == 1, Reason{Code: ReasonOnlyMove})
	add(completes, Reason{Code: ReasonCompletesLine, Length: r.k})
	add(blocks, Reason{Code: ReasonBlocksLine, Length: r.k})
	add(blocks && r.fives[you].n == 1 && r.fives[me].n == 0, Reason{Code: ReasonForced})
	if !completes {
		all = append(all, r.threats(c)...)
	}
	nearest := r.fromCentre(Square{(r.rows - 1) / 2, (r.columns - 1) / 2})
	add(r.full == 0 && r.fromCentre(c.Square) == nearest, Reason{Code: ReasonCentre})
	r.make(c.number)
	dead := r.won == 0 && r.potential[0] == 0 && r.potential[1] == 0
	r.unmake(c.number)
	add(dead, Reason{Code: ReasonDeadDraw})
	add(r.byPairs && !dead, Reason{Code: ReasonPairingDraw})
	return all
}

// threats explains what a move that completes nothing threatens and parries.
func (r *root) threats(c *Candidate) (all []Reason) {
	me, you := int(r.side), int(r.side^1)
	completions, n := r.completions(me, c.number)
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
	mine, yours := r.doubleThreat(me, -1) >= 0, r.doubleThreat(you, -1) >= 0
	r.make(c.number)
	if n == 0 && !mine && r.doubleThreat(me, -1) >= 0 {
		all = append(all, Reason{Code: ReasonMakesOpenThree, Length: r.k - 2})
	}
	if yours && r.doubleThreat(you, -1) < 0 {
		all = append(all, Reason{Code: ReasonBlocksOpenThree, Length: r.k - 2})
	}
	r.unmake(c.number)
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
const explainNodes = 5000

// vcfFrom returns the moves of a win by fours that starts with a candidate,
// or none.
func (r *root) vcfFrom(c *Candidate) []Square {
	if c.raw < winFloor || r.fives[r.side^1].n > 0 {
		return nil
	}
	r.make(c.number)
	reply := r.fives[r.side^1].next(-1)
	r.make(reply)
	line := append([]Square{c.Square, r.square(reply)}, r.vcfLine()...)
	r.unmake(reply)
	r.unmake(c.number)
	if len(line) == 2 {
		return nil
	}
	return line
}

// vcfLine returns the moves of a win by fours of the side to move, or none.
func (r *root) vcfLine() (line []Square) {
	nodes, check, stop := r.nodes, r.check, r.stop
	r.check, r.stop = r.nodes+2*explainNodes, false
	if r.winByFours(maxPly/2, explainNodes) > 0 {
		for _, square := range r.forced {
			if square < 0 {
				break
			}
			line = append(line, r.square(square))
		}
	}
	r.nodes, r.check, r.stop = nodes, check, stop
	return line
}

// prolonged is the line of a candidate, played on to its end where that is
// forced.
func (r *root) prolonged(c *Candidate) []Square {
	line := append([]Square(nil), c.Line...)
	if len(line) == 0 {
		line = []Square{c.Square}
	}
	for _, at := range line {
		r.make(r.number(at.Row, at.Column))
	}
	for len(line) < maxPly && r.won == 0 {
		at := r.forcedMove()
		if at < 0 {
			break
		}
		line = append(line, r.square(at))
		r.make(at)
	}
	for i := len(line) - 1; i >= 0; i-- {
		r.unmake(r.number(line[i].Row, line[i].Column))
	}
	return line
}

// forcedMove completes or stops a line, or leads on in a win by fours; -1 if
// there is none of them.
func (r *root) forcedMove() int16 {
	me, you := r.side&1, (r.side^1)&1
	switch {
	case r.fives[me].n > 0:
		return r.fives[me].next(-1)
	case r.fives[you].n > 0:
		return r.fives[you].next(-1)
	}
	if line := r.vcfLine(); len(line) > 0 {
		return r.number(line[0].Row, line[0].Column)
	}
	return -1
}

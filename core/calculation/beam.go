package calculation

// A node of a beam: a position, the move that led to it, its parent's place in
// the trace, and what the rollout policy leaves over from it.
type beamNode struct {
	state State
	at    int32
	rest  uint8
	hash  uint64
}

// A traced move leads from a node of the layer before to a node.
type traced struct {
	move   Move
	parent int32 // place in the trace, -1 for the start
}

// beams tries beams of growing width; true leaves the line.
func (v *solver) beams(s *State, widths ...int) bool {
	for _, width := range widths {
		if v.complete || v.over {
			return false
		}
		if v.beam(s, width) {
			return true
		}
	}
	return false
}

// beam keeps, move by move, the width positions from which the rollout policy
// leaves the fewest cards over. A position from which it wins ends the search.
// The trace holds a move for every position kept.
func (v *solver) beam(s *State, width int) bool {
	for i := range v.layers {
		if cap(v.layers[i]) < width {
			v.layers[i] = make([]beamNode, width)
		}
	}
	layer, next := v.layers[0][:1], v.layers[1]
	layer[0].state.set(s)
	layer[0].at = -1
	v.trace = v.trace[:0]
	for len(layer) > 0 {
		next = next[:0]
		for i := range layer {
			if v.expand(&layer[i], &next, width) {
				return true
			}
		}
		if v.over {
			return false
		}
		layer, next = next, layer
	}
	return false
}

// expand tries the moves from a node; true leaves a line that wins.
func (v *solver) expand(parent *beamNode, next *[]beamNode, width int) bool {
	var moves [MaxMoves]Move
	var n beamNode
	var room State
	for _, m := range moves[:parent.state.choices(&moves)] {
		n.at = int32(len(v.trace))
		n.state.set(&parent.state)
		n.state.step(m)
		if !v.look() {
			return false
		}
		room.set(&n.state)
		if n.rest = uint8(room.rollOut()); n.rest == 0 {
			v.line = n.state.rolloutLine(append(v.lineTo(parent.at), m))
			return true
		}
		if n.hash = n.state.hash(); !n.state.isBlocked() && keep(next, &n, width) {
			v.trace = append(v.trace, traced{m, parent.at})
		}
	}
	return false
}

// keep puts a node among the best of a layer, which is sorted; false if it is
// there already or if there are so many better ones.
func keep(layer *[]beamNode, n *beamNode, width int) bool {
	all := *layer
	for i := range all {
		if all[i].hash == n.hash {
			return false
		}
	}
	if len(all) == width {
		if all[width-1].rest <= n.rest {
			return false
		}
		all = all[:width-1]
	}
	at := len(all)
	all = all[:at+1]
	for ; at > 0 && all[at-1].rest > n.rest; at-- {
		all[at].set(&all[at-1])
	}
	all[at].set(n)
	*layer = all
	return true
}

//go:noinline
func (n *beamNode) set(o *beamNode) { *n = *o }

// lineTo returns the moves that led to a place in the trace.
func (v *solver) lineTo(at int32) (line []Move) {
	for ; at >= 0; at = v.trace[at].parent {
		line = append(line, v.trace[at].move)
	}
	for i, k := 0, len(line)-1; i < k; i, k = i+1, k-1 {
		line[i], line[k] = line[k], line[i]
	}
	return line
}

// rolloutLine appends the moves of the rollout policy, draws included, to line.
func (s *State) rolloutLine(line []Move) []Move {
	var g State
	g.set(s)
	for {
		if g.card == 0 && g.left > 0 {
			line = append(line, g.DrawMove())
			g.turn()
		}
		m, ok := tuned.Choose(&g)
		if !ok {
			return line
		}
		line = append(line, m)
		g.play(m)
	}
}

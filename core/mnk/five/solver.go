package five

import "math"

// A Solver answers on request whether the side to move wins by threats alone:
// by fours (四追い勝ち), or by fours and threes (追い詰め). A three here is any move
// that threatens an open four or two fours. A negative answer is complete:
// every four and every three was tried, with every defence that does not lose
// at once.
type Solver struct {
	*Search
	// Threes allows threes as well as fours.
	Threes bool
	// Tree is the win: each move comes before the moves that follow it, the
	// longest defence first.
	Tree []Step
	// Cut reports that the tree lacks moves, because its size or the budget ended.
	Cut bool
	// Undecided reports that the budget ended before the last question was
	// answered.
	Undecided bool
	// Does is the effect of each move of the side to move on the threat: Stops,
	// Open, or 0.
	Does [maxSquares]uint8
	// Until is the number of nodes at which the present question is given up.
	Until  int64
	counts bool // every threat adds to the depth, not only threes
	short  bool // a greater depth might find a win
}

// A Step is a move of a win by threats.
type Step struct {
	Square int16
	Makes  uint8 // MakesFive, MakesFour or MakesThree; 0 for a defence
	Of     int   // the index of the move before it, or -1
}

// The threat that a step makes. If no step follows a four, nothing stops the
// five. If no step follows a three, nothing stops an open four or two fours.
const (
	MakesThree = iota + 1
	MakesFour
	MakesFive
)

const (
	endless    = 127 // stored depth of an answer that no greater depth changes
	deepest    = MaxPly / 2
	solverKey  = 0x5DEECE66D1234567 // keeps the entries apart from those of other searches
	lookNodes  = 512                // nodes for the first look at a move that may stop a win
	proofBonus = 2000               // added to the history of a move that won, so that it is tried earlier elsewhere

	// behind is given to shaped in place of a shape. It stands for all squares on
	// the lines of the open four: by Caro's rule a stone behind the four may stop
	// it.
	behind = shapes + 1
)

// Solve looks for a win of the side to move and grows its tree of at most most
// steps. fours reports that the win is by fours alone. sure reports that the
// answer is certain: if there is a win, none of its kind has fewer threats in
// its longest line; if none was found, none exists. The search must have begun.
//
//go:noinline
func (v *Solver) Solve(most int) (won, fours, sure bool) {
	v.Until = math.MaxInt64
	depth, _ := v.Least(deepest)
	if depth < 0 {
		return false, false, !v.Undecided
	}
	fours = depth == 0
	threes := v.Threes
	v.Threes, v.counts = threes && !fours, true
	v.Until = v.Nodes + min(3*v.Nodes+20_000, v.meter.Allow(math.MaxInt32)/2)
	if least, _ := v.Least(MaxPly); least >= 0 {
		depth, sure = least, true
	} else {
		v.counts = false
	}
	v.Until = math.MaxInt64
	v.grow(-1, depth, most)
	v.Threes, v.counts, v.Undecided = threes, false, false
	return true, fours, sure
}

// Stops tries every move of the side to move against a win that the other side
// threatens, and sets Does.
//
//go:noinline
func (v *Solver) Stops() {
	for square := range int16(v.size) {
		if v.stone[square&squareMask] == 0 && v.allowed(square) {
			v.Does[square&squareMask] = Open
		}
	}
	open := true
	for most := int64(lookNodes); open && !v.Stop; most *= 8 {
		open = false
		for square := range int16(v.size) {
			if v.Does[square&squareMask] != Open {
				continue
			}
			v.Until = v.Nodes + most
			v.make(square)
			depth := -1
			if v.Undecided = false; !v.won {
				depth, _ = v.Least(deepest)
			}
			v.unmake(square)
			switch {
			case v.Undecided:
				open = true
			case depth < 0:
				v.Does[square&squareMask] = Stops
			default:
				v.Does[square&squareMask] = 0
			}
		}
	}
}

// The effects of a move on a threat: after Stops no win is left, Open is
// undecided. 0 stands for a move that loses or is not allowed.
const (
	Stops = iota + 1
	Open
)

// Least returns the least depth, up to most, at which the side to move wins, and
// the winning move. It returns -1 and nowhere if there is none.
func (v *Solver) Least(most int) (depth int, square int16) {
	v.Undecided = false
	for ; depth <= most; depth++ {
		v.short = false
		if square = v.attack(depth); square != nowhere {
			return depth, square
		}
		if v.Undecided || !v.short {
			break
		}
	}
	return -1, nowhere
}

// attack returns a move by which the side to move wins within a depth, or
// nowhere.
func (v *Solver) attack(depth int) (square int16) {
	me, you := v.sides()
	must := v.sets[you][ofRows].any()
	switch {
	case v.sets[me][ofRows].any():
		return v.sets[me][ofRows].first()
	case v.counts && depth == 0:
		v.short = true
		return nowhere
	case !must && v.sets[me][ofDoubles].any():
		return v.sets[me][ofDoubles].first()
	}
	key := v.hash ^ solverKey
	if v.counts {
		key ^= 1
	}
	if v.Threes {
		key ^= 2
	}
	if e := v.memory.At(key); e != nil {
		if won := e.Move != nowhere; won && int(e.Depth) <= depth || !won && int(e.Depth) >= depth {
			v.short = v.short || !won && e.Depth < endless
			return e.Move
		}
	}
	before := v.short
	v.short = false
	base := len(v.moves)
	if must {
		v.answer()
	} else {
		v.shaped(v.leastThreat(depth), shapes)
	}
	square = nowhere
	for i := base; i < len(v.moves) && square == nowhere && !v.Undecided; i++ {
		if at := v.moves[i].square; v.forces(at, depth) {
			square = at
		}
	}
	v.moves = v.moves[:base]
	switch {
	case square != nowhere:
		v.learn(v.after(), square, proofBonus)
	case !v.short:
		depth = endless
	}
	if !v.Undecided {
		v.memory.Put(key, 0, square, depth, 0)
	}
	v.short = v.short || before
	return square
}

// leastThreat is the least shape of a line that makes a threat worth trying.
func (v *Solver) leastThreat(depth int) int {
	if !v.Threes {
		return four
	}
	if depth == 0 || v.counts && depth == 1 {
		v.short = true
		return four
	}
	return closedThree
}

// forces plays a move and reports whether it is a threat that wins within a
// depth against every defence.
func (v *Solver) forces(square int16, depth int) bool {
	if v.Nodes >= v.Until || !v.visit() {
		v.Undecided = true
		return false
	}
	v.make(square)
	base := len(v.moves)
	depth = v.parries(depth)
	won := depth >= 0
	for i := base; i < len(v.moves) && won; i++ {
		reply := v.moves[i].square
		v.make(reply)
		won = v.attack(depth) != nowhere
		v.unmake(reply)
	}
	v.moves = v.moves[:base]
	v.unmake(square)
	return won
}

// parries appends the moves of the side to move that do not lose at once to the
// threat just made. It returns the depth that is left. It returns -1 if there
// was no threat or the depth is too small for it.
func (v *Solver) parries(depth int) int {
	me, you := v.sides()
	need := 0
	if v.counts {
		depth--
		need = 1
	}
	if v.sets[you][ofRows].any() {
		v.answer()
		return depth
	}
	if !v.Threes {
		return -1
	}
	if !v.counts {
		depth--
	}
	if depth < need {
		v.short = true
		return -1
	}
	v.swing()
	threat := v.doubles()
	v.swing()
	if !threat {
		return -1
	}
	least := four // a stone that takes a square of the open four
	if v.rule.caro() {
		least = behind
	} else if v.kinds[you].fouls {
		least = closedTwo // or one that makes the four a foul
	}
	base := len(v.moves)
	kept := base
	v.shaped(four, least)
	for _, m := range v.moves[base:] {
		if !v.visit() {
			v.Undecided = true
			v.moves = v.moves[:base]
			return -1
		}
		v.make(m.square)
		if v.sets[me][ofRows].any() || !v.doubles() {
			v.moves[kept] = m
			kept++
		}
		v.unmake(m.square)
	}
	v.moves = v.moves[:kept]
	return depth
}

// answer appends the answers to a four.
func (v *Solver) answer() {
	answers := v.answers()
	base := len(v.moves)
	for _, square := range answers.squares[:answers.n] {
		v.insert(base, maxSquares, move{square, 0})
	}
}

// doubles reports whether the side to move can make an open four or two fours.
// The sets leave out moves that may be fouls, so it tries those itself.
func (v *Solver) doubles() bool {
	me := v.me()
	if v.sets[me][ofDoubles].any() {
		return true
	}
	for square := int16(0); square < int16(v.size) && v.kinds[me].fouls; square++ {
		if v.strongest(me, square) >= openFour && v.allowed(square) {
			return true
		}
	}
	return false
}

// shaped appends the squares where the side to move may play and would make at
// least the shape mine on a line, or the other side at least the shape yours.
func (v *Solver) shaped(mine, yours int) {
	me, you := v.sides()
	base, r := len(v.moves), v.ranker(nowhere, 0)
	for square := range int16(v.size) {
		if v.stone[square&squareMask] == 0 && (v.strongest(me, square) >= mine || v.strongest(you, square) >= yours || yours == behind && v.aligned(square)) && v.allowed(square) {
			v.insert(base, maxSquares, move{square, r.rank(square)})
		}
	}
}

// aligned reports whether a square is on a line of a double four of the other
// side.
func (v *Solver) aligned(square int16) bool {
	double := v.sets[v.you()][ofDoubles].first()
	for d, p := range &v.on[square&squareMask] {
		if v.on[double&squareMask][d].line == p.line {
			return true
		}
	}
	return false
}

// strongest returns the greatest of a square's four shapes.
func (v *Solver) strongest(colour uint8, square int16) (best int) {
	for all := v.Shapes(int(colour), square); all != 0; all >>= 4 {
		best = max(best, int(all&15))
	}
	return best
}

// grow adds to the tree the fastest win of the side to move within a depth, as
// the answer to the step with index of.
func (v *Solver) grow(of, depth, most int) {
	depth, square := v.Least(depth)
	if depth < 0 {
		v.Cut = true
		return
	}
	at := v.add(Step{square, MakesThree, of})
	me, base := v.me(), len(v.moves)
	v.make(square)
	switch {
	case v.won:
		v.Tree[at].Makes = MakesFive
	case v.sets[me][ofRows].any():
		v.Tree[at].Makes = MakesFour
	}
	if !v.won {
		depth = v.parries(depth)
		v.Cut = v.Cut || depth < 0
	}
	from := len(v.moves)
	for i := base; i < from; i++ {
		reply := v.moves[i].square
		v.make(reply)
		left, _ := v.Least(depth)
		v.unmake(reply)
		v.insert(from, maxSquares, move{reply, int32(left)})
	}
	for i := from; i < len(v.moves); i++ {
		if len(v.Tree)+2 > most {
			v.Cut = true
			break
		}
		reply := v.moves[i].square
		v.make(reply)
		v.grow(v.add(Step{reply, 0, at}), depth, most)
		v.unmake(reply)
	}
	v.moves = v.moves[:base]
	v.unmake(square)
}

// add appends a step to the tree and returns its index.
//
//go:noinline
func (v *Solver) add(step Step) int {
	v.Tree = append(v.Tree, step)
	return len(v.Tree) - 1
}

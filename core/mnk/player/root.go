package player

import (
	"github.com/tefuda/tefuda/core/mnk"
	"github.com/tefuda/tefuda/core/mnk/alphabeta"
	"github.com/tefuda/tefuda/core/mnk/five"
	"github.com/tefuda/tefuda/core/mnk/positions"
)

// A root is the search of the position that a Chooser was asked about.
type root struct {
	alphabeta.Searcher
	large      *five.Search // the search of package five on a large board or by its rules, else nil
	memory     *Table       // its transposition table is the searcher's
	room       *five.Search // a search to use again, of the same rule and size of board, or nil
	special    bool         // the rule is known to package five alone
	rule       mnk.Rule
	options    Options
	candidates []Candidate // the best first, as of the last iteration
	kept       []Candidate // the candidates before the last pass
	legal      int
	depth      int
	finished   bool
	byPairs    bool  // a draw, proved by pairs of squares without a search
	proofNodes int64 // Nodes when the value was first settled
}

func newRoot(p *mnk.Position, o Options, table *Table, room *five.Search) *root {
	r := &root{options: o, room: room, rule: p.Game.Rule, special: p.Game.Special()}
	r.memory = table
	r.SetUp(p)
	r.Begin(&table.Table)
	r.legal = r.Size - r.Stones
	if r.special {
		r.Wide = false
		r.newLarge()
	}
	r.list()
	return r
}

// rootMoves returns the number of moves to consider at the root of a large
// board. On an empty board these are the squares next to the centre, because a
// search sees too little to judge the others.
func (r *root) rootMoves() (n int) {
	switch {
	case r.options.Level == 1:
		return len(r.candidates)
	case r.Stones > 0 || r.options.Level > 0 && r.options.Level < MaxLevel:
		return largeMoves
	}
	for n < len(r.candidates) && r.fromCentre(r.candidates[n].Square) <= 2 {
		n++
	}
	return n
}

// list makes the candidates, with static values.
func (r *root) list() {
	ranks := r.Ranks()
	r.candidates = make([]Candidate, 0, r.legal)
	for square := range int16(r.Size) {
		if !r.Playable(square) || r.special && !r.large.Allowed(square) {
			continue
		}
		c := Candidate{Square: r.Square(square), number: square, rank: ranks.Rank(square)}
		at := len(r.candidates)
		r.candidates = append(r.candidates, c)
		for ; at > 0 && r.before(&c, &r.candidates[at-1]); at-- {
			r.candidates[at] = r.candidates[at-1]
		}
		r.candidates[at] = c
	}
	r.legal = len(r.candidates)
	if !r.Wide {
		r.candidates = r.candidates[:min(len(r.candidates), r.rootMoves())]
	}
	for i := range r.candidates {
		r.candidates[i].raw = r.static(r.candidates[i].number)
	}
	r.sort(r.candidates)
}

// static returns the value of a move without searching.
func (r *root) static(square int16) int32 {
	if r.special {
		return r.large.Static(square)
	}
	r.Make(square)
	value, ok := r.Tactics(1)
	if !ok {
		value = r.Evaluation()
	}
	r.Unmake(square)
	return -value
}

// before is the order of candidates of the same value.
func (r *root) before(a, b *Candidate) bool {
	if a.rank != b.rank {
		return a.rank > b.rank
	}
	if x, y := r.fromCentre(a.Square), r.fromCentre(b.Square); x != y {
		return x < y
	}
	return a.number < b.number
}

// fromCentre is the square of twice the distance from the board's centre.
func (r *root) fromCentre(s mnk.Square) int {
	y, x := 2*s.Row-r.Rows+1, 2*s.Column-r.Columns+1
	return y*y + x*x
}

// sort puts candidates in order.
func (r *root) sort(all []Candidate) {
	for i := 1; i < len(all); i++ {
		c, at := all[i], i
		for ; at > 0 && r.better(&c, &all[at-1]); at-- {
			all[at] = all[at-1]
		}
		all[at] = c
	}
}

// loses reports whether the last search of the move found a loss.
func (c *Candidate) loses() bool { return c.raw < -positions.Limit }

// better is the order of candidates. Moves that lose come last. Moves that the
// last iteration reached come first. Among equal values, an exact one comes
// before a bound.
func (r *root) better(a, b *Candidate) bool {
	if a.loses() != b.loses() {
		return b.loses()
	}
	if a.Depth != b.Depth {
		return a.Depth > b.Depth
	}
	if a.raw != b.raw {
		return a.raw > b.raw
	}
	if a.Value.Bound != b.Value.Bound {
		return a.Value.Bound == Exact
	}
	return r.before(a, b)
}

// settle sorts the candidates within a depth. Sometimes several moves have exact values, and the best move's value fell below
// that of a move that the depth has not reached. Then all take back the values of the depth before, because values of two depths
// would contradict the order. The best move stays first, and moves that now lose keep that value.
func (r *root) settle(all []Candidate) {
	r.sort(all)
	if r.wanted() == 1 || len(r.kept) != len(all) || r.kept[0].number != all[0].number {
		return
	}
	most := all[0].raw
	for i := range all {
		most = max(most, all[i].raw)
	}
	if most == all[0].raw {
		return
	}
	for i := range all {
		for j := range r.kept {
			if all[i].number == r.kept[j].number && !all[i].loses() {
				all[i] = r.kept[j]
			}
		}
	}
	r.sort(all)
}

// run finds the values of the candidates.
func (r *root) run(seed uint32) {
	switch {
	case r.options.Level != 0 && r.options.Level < MaxLevel:
		r.weaken(seed)
	case !r.special && !r.Threatless() && r.Paired():
		for i := range r.candidates {
			r.candidates[i].raw = 0
		}
		r.sort(r.candidates)
		r.byPairs, r.finished = true, true
	default:
		r.deepen()
	}
}

// deepen looks ahead deeper and deeper.
func (r *root) deepen() {
	limit := min(r.legal, alphabeta.MaxPly)
	if r.Threatless() {
		limit = min(r.Size-r.Stones, alphabeta.MaxPly)
	}
	if r.options.MaxDepth > 0 {
		limit = min(limit, r.options.MaxDepth)
	}
	switch {
	case r.isLarge():
		r.beginLarge()
		if r.Stones > 0 {
			r.relist()
		}
	case !r.Wide:
		r.ByThreats()
	}
	for depth := 1; depth <= limit && !r.finished; depth++ {
		if r.large != nil && !r.iterateLarge(depth) || r.large == nil && !r.iterate(depth) {
			return
		}
		r.depth = depth
		r.finished = depth == limit || r.settled()
	}
}

// iterate searches all candidates to a depth, and reports whether the budget
// allowed that.
func (r *root) iterate(depth int) bool {
	alpha := int32(-alphabeta.Infinite)
	r.kept = append(r.kept[:0], r.candidates...)
	for i := range r.candidates {
		c := &r.candidates[i]
		r.Light = depth == 1
		r.Make(c.number)
		value := r.valued(alpha, depth, i)
		r.Unmake(c.number)
		r.Light = false
		if r.Stop {
			r.settle(r.candidates)
			return false
		}
		c.raw, c.Depth, c.Value.Bound = value, depth, AtMost
		if value > alpha {
			c.Value.Bound = Exact
			c.Line = r.squares(r.Expected(c.number))
		}
		alpha = r.bar(i+1, -alphabeta.Infinite)
	}
	r.sort(r.candidates)
	return true
}

// wanted returns the number of candidates that get exact values.
func (r *root) wanted() int {
	if r.options.All {
		return len(r.candidates)
	}
	return max(1, r.options.Lines)
}

// bar returns the value that the next candidate must exceed to get an exact
// value, once `searched` candidates have values: the value of the last of the
// wanted best ones, and at least low.
func (r *root) bar(searched int, low int32) int32 {
	n := r.wanted()
	if searched < n {
		return low
	}
	above := int32(alphabeta.Infinite)
	for n > 0 { // down through the values, equal ones at once
		best, equal := int32(-alphabeta.Infinite), 0
		for i := range r.candidates[:searched] {
			if v := r.candidates[i].raw; v < above && v >= best {
				if v > best {
					best, equal = v, 0
				}
				equal++
			}
		}
		above = best
		n -= equal
	}
	return max(low, above)
}

// valued searches a candidate after its move has been made.
func (r *root) valued(alpha int32, depth, index int) int32 {
	if index < r.wanted() {
		alpha, index = -alphabeta.Infinite, 0
	}
	return r.Rate(alpha, depth, index)
}

// settled reports whether looking further cannot change the answer, or is not
// worth it. A likely win stays one however deep the search looks. A win or loss
// that may not be the fastest is searched further for as long as it took to
// find.
func (r *root) settled() bool {
	checked := r.candidates
	if r.candidates[0].raw > positions.Limit && r.wanted() == 1 {
		checked = checked[:1]
	}
	shortest := true
	for i := range checked {
		v := valueOf(checked[i].raw, Exact)
		if v.Outcome == mnk.Open || !v.Proved && v.Plies+beyondLikely > r.depth {
			return false
		}
		shortest = shortest && (v.Plies <= r.depth || i > 0 && r.wanted() == 1)
	}
	if r.proofNodes == 0 {
		r.proofNodes = r.Nodes
	}
	return shortest || r.Nodes > 2*r.proofNodes+afterProof
}

// beyondLikely is how many plies deeper than a likely win or loss the search
// looks before it believes it.
const beyondLikely = 4

// afterProof is the least number of nodes spent on finding faster wins.
const afterProof = 20_000

func (r *root) squares(numbers []int16) []mnk.Square {
	out := make([]mnk.Square, len(numbers))
	for i, n := range numbers {
		out[i] = r.Square(n)
	}
	return out
}

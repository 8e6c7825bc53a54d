package mnk

import "github.com/tefuda/tefuda/core/mnk/five"

// A root is the search of a position as its caller sees it.
type root struct {
	searcher
	large      *five.Search // of a large board, or for a rule of package five's, else nil
	memory     *Table       // whose positions the searcher has
	room       *five.Search // that was used before by the same rule, on a board of the same size, or nil
	special    bool         // the latter
	rule       Rule
	options    Options
	candidates []Candidate // the best first, as of the last iteration
	kept       []Candidate // as they were before the last pass
	legal      int
	depth      int
	finished   bool
	byPairs    bool  // a draw by pairs of squares, without a search
	proofNodes int64 // when the value was proved first
}

func newRoot(p *Position, o Options, table *Table, room *five.Search) *root {
	r := &root{options: o, room: room, rule: p.Game.Rule, special: p.Game.special()}
	r.memory = table
	r.place(p)
	r.begin(&table.Table)
	r.legal = r.size - r.full
	if r.special {
		r.wide = false
		r.newLarge()
	}
	r.list()
	return r
}

// rootMoves is how many moves are considered at the root of a large board: on
// an empty one the squares next to the centre, as what a search can see says
// nothing about the others.
func (r *root) rootMoves() (n int) {
	switch {
	case r.options.Level == 1:
		return len(r.candidates)
	case r.full > 0 || r.options.Level > 0 && r.options.Level < MaxLevel:
		return largeMoves
	}
	for n < len(r.candidates) && r.fromCentre(r.candidates[n].Square) <= 2 {
		n++
	}
	return n
}

// list makes the candidates, with static values.
func (r *root) list() {
	ranks := r.ranks()
	r.candidates = make([]Candidate, 0, r.legal)
	for square := range int16(r.size) {
		if r.stone[square] != 0 || r.special && !r.large.Allowed(square) {
			continue
		}
		c := Candidate{Square: r.square(square), number: square, rank: ranks.rank(square)}
		at := len(r.candidates)
		r.candidates = append(r.candidates, c)
		for ; at > 0 && r.before(&c, &r.candidates[at-1]); at-- {
			r.candidates[at] = r.candidates[at-1]
		}
		r.candidates[at] = c
	}
	r.legal = len(r.candidates)
	if !r.wide {
		r.candidates = r.candidates[:min(len(r.candidates), r.rootMoves())]
	}
	for i := range r.candidates {
		r.candidates[i].raw = r.static(r.candidates[i].number)
	}
	r.sort(r.candidates)
}

// static values a move without searching.
func (r *root) static(square int16) int32 {
	if r.special {
		return r.large.Static(square)
	}
	r.make(square)
	value, ok := r.tactics(1)
	if !ok {
		value = r.evaluation()
	}
	r.unmake(square)
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
func (r *root) fromCentre(s Square) int {
	y, x := 2*s.Row-r.rows+1, 2*s.Column-r.columns+1
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

// loses tells whether the move was found to lose when it was looked at last.
func (c *Candidate) loses() bool { return c.raw < -valueLimit }

// better is the order of candidates: those that lose come last, those that the
// last iteration reached first, and a value that is only a bound after the same
// one that is exact.
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

// run finds the values of the candidates.
func (r *root) run(seed uint32) {
	switch {
	case r.options.Level != 0 && r.options.Level < MaxLevel:
		r.weaken(seed)
	case !r.special && r.paired():
		for i := range r.candidates {
			r.candidates[i].raw = 0
		}
		r.sort(r.candidates)
		r.byPairs, r.finished = true, true
	default:
		r.deepen()
	}
}

// deepen looks ahead further and further.
func (r *root) deepen() {
	limit := min(r.legal, maxPly)
	if r.options.MaxDepth > 0 {
		limit = min(limit, r.options.MaxDepth)
	}
	switch {
	case r.isLarge():
		r.beginLarge()
		if r.full > 0 {
			r.relist()
		}
	case !r.wide:
		r.byThreats()
	}
	for depth := 1; depth <= limit && !r.finished; depth++ {
		if r.large != nil && !r.iterateLarge(depth) || r.large == nil && !r.iterate(depth) {
			return
		}
		r.depth = depth
		r.finished = depth == limit || r.settled()
	}
}

// iterate searches all candidates to a depth, and tells whether the budget
// allowed that.
func (r *root) iterate(depth int) bool {
	alpha := int32(-infinite)
	for i := range r.candidates {
		c := &r.candidates[i]
		r.light = depth == 1
		r.make(c.number)
		value := r.valued(alpha, depth, i)
		r.unmake(c.number)
		r.light = false
		if r.stop {
			r.sort(r.candidates)
			return false
		}
		c.raw, c.Depth, c.Value.Bound = value, depth, AtMost
		if value > alpha {
			c.Value.Bound = Exact
			c.Line = r.squares(r.expected(c.number))
		}
		alpha = r.bar(i+1, -infinite)
	}
	r.sort(r.candidates)
	return true
}

// wanted is how many candidates get exact values.
func (r *root) wanted() int {
	if r.options.All {
		return len(r.candidates)
	}
	return max(1, r.options.Lines)
}

// bar returns what the next candidate must be worth more than, if its value is
// to be known exactly, after so many were searched: at least low, as there are
// none better than that before it is reached.
func (r *root) bar(searched int, low int32) int32 {
	n := r.wanted()
	if searched < n {
		return low
	}
	above := int32(infinite)
	for n > 0 { // down through the values, equal ones at once
		best, equal := int32(-infinite), 0
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

// valued searches a candidate whose move has been made.
func (r *root) valued(alpha int32, depth, index int) int32 {
	if index < r.wanted() {
		alpha, index = -infinite, 0
	}
	return r.rate(alpha, depth, index)
}

// settled tells whether looking further cannot change the answer, or is not
// worth it: a likely win stays one however deep the search looks, and a win or loss that may not be the fastest is looked at again for
// as long as it took to find.
func (r *root) settled() bool {
	checked := r.candidates
	if r.candidates[0].raw > valueLimit && r.wanted() == 1 {
		checked = checked[:1]
	}
	shortest := true
	for i := range checked {
		v := valueOf(checked[i].raw, Exact)
		if v.Outcome == Open || !v.Proved && v.Plies+beyondLikely > r.depth {
			return false
		}
		shortest = shortest && (v.Plies <= r.depth || i > 0 && r.wanted() == 1)
	}
	if r.proofNodes == 0 {
		r.proofNodes = r.nodes
	}
	return shortest || r.nodes > 2*r.proofNodes+afterProof
}

// beyondLikely is how much deeper than a likely win or loss the search looks
// before it believes it.
const beyondLikely = 4

// afterProof is the least number of nodes spent on faster wins.
const afterProof = 20_000

func (r *root) squares(numbers []int16) []Square {
	out := make([]Square, len(numbers))
	for i, n := range numbers {
		out[i] = r.square(n)
	}
	return out
}

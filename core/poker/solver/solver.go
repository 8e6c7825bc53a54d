package solver

import (
	"strconv"

	"github.com/tefuda/tefuda/core/fault"
	"github.com/tefuda/tefuda/core/poker"
)

// A Solver is a spot with the strategies found so far.
type Solver struct {
	spot  Spot
	nodes []node
	board uint64 // one bit a card

	// The hands of each player that share no card with the board. Arrays over hands
	// have width elements, a multiple of eight. The element after the last hand is
	// always 0.
	hands   [2][]hand
	counts  [2]int
	width   [2]int
	weights [2][]float32
	places  [2][]uint16 // the index of each of the 1,326 hands, counts[p] if not in the range
	twin    [2][]uint16 // the index of the same two cards in the other player's hands

	symmetries []renaming
	moved      [][2][]uint16 // the index of each hand after each symmetry
	runouts    [streets][]runout
	holding    [2][deck][]uint16 // the hands that hold each card
	sorted     [2][][]entry      // the hands on each river, by strength

	regrets, sums store
	work          []float32 // a stack, top its height
	top           int
	seen          sums
	scratch       [2][]float32 // memory of At
	locks         []locked

	size       Size
	pairs      float64 // sum of the weights of all deals of two hands
	iterations int
	mode       uint8
	player     int
	gain, loss float32 // factors by which regrets above and below 0 are kept
	weight     float32 // of this iteration's strategy in the average
}

// A Size is what a spot needs.
type Size struct {
	Bytes      int64
	Compressed int64 // the bytes if the spot is solved in 16 bits
	Decisions  int64 // counted with every card dealt
	Runouts    int64 // different rivers
	Hands      [2]int
	Suits      int // renamings of suits that change nothing, 1…24
}

// MostBytes is the largest size that any spot may have: it fits into 1 GB, the memory
// of a module.
const MostBytes = 900 << 20

// Measure computes the size of a spot. The error is a *fault.Fault of one of the
// spot's fields.
func Measure(s *Spot) (Size, error) {
	x, wrong := plan(s)
	if wrong != nil {
		return Size{}, wrong
	}
	return x.size, nil
}

// New prepares a spot. The table must be that of poker.Standard. New refuses a spot that
// needs more bytes than the parameter most. The error is a *fault.Fault of one of the
// spot's fields, or of "memory".
func New(table *poker.Table7, s *Spot, most int64) (*Solver, error) {
	x, wrong := plan(s)
	if wrong != nil {
		return nil, wrong
	}
	if most = min(most, MostBytes); x.size.Bytes > most {
		return nil, fault.Refuse(fault.BadRange, "memory", "must be at least "+megabytes(x.size.Bytes)+" MB for this spot ("+megabytes(x.size.Compressed)+
			" compressed; fewer sizes, narrower ranges or a later street take less), not "+megabytes(most))
	}
	x.sortHands(table)
	floats, parts := x.layOut()
	x.regrets, x.sums = newStore(floats, parts, s.Compress), newStore(floats, parts, s.Compress)
	x.work = make([]float32, x.depth(0)+x.frame())
	return x, nil
}

func megabytes(n int64) string { return strconv.FormatInt((n+1<<20-1)>>20, 10) }

// plan makes a solver without its large arrays.
func plan(s *Spot) (*Solver, *fault.Fault) {
	if wrong := s.check(); wrong != nil {
		return nil, wrong
	}
	x := &Solver{spot: *s}
	for _, c := range s.Board {
		x.board |= 1 << indexOf(c)
	}
	if wrong := x.takeRanges(); wrong != nil {
		return nil, wrong
	}
	t := tree{spot: &x.spot}
	if t.build(); t.full {
		return nil, fault.Refuse(fault.BadRange, "sizes", "make more than "+strconv.Itoa(maxNodes)+" bets and answers, or more than "+strconv.Itoa(maxActed)+
			" on a street: take fewer sizes, or larger raises")
	}
	x.nodes = t.nodes
	x.addRunouts()
	for i := range s.Locks {
		x.spot.AllSuits = x.spot.AllSuits || hasCards(s.Locks[i].At)
	}
	if wrong := x.readLocks(false); wrong != nil {
		return nil, wrong
	}
	x.findSymmetries()
	x.dealAll()
	if wrong := x.readLocks(true); wrong != nil {
		return nil, wrong
	}
	x.measure()
	return x, nil
}

// takeRanges takes the hands that share no card with the board.
func (x *Solver) takeRanges() *fault.Fault {
	const all = deck * (deck - 1) / 2
	for p := range x.hands {
		for _, h := range x.spot.Ranges[p] {
			if h.Combo[0].IsJoker() || h.Combo[1].IsJoker() {
				return &fault.Fault{Code: fault.BadCard, Field: "ranges", Index: p, Reason: "has jokers, but the deck has none"}
			}
			own := handOf(h.Combo)
			if x.board>>own.a&1 == 0 && x.board>>own.b&1 == 0 {
				x.hands[p] = append(x.hands[p], own)
				x.weights[p] = append(x.weights[p], float32(h.Weight)/1e6)
			}
		}
		n := len(x.hands[p])
		if n == 0 {
			return &fault.Fault{Code: fault.BadLength, Field: "ranges", Index: p, Reason: "has no hand that the board leaves"}
		}
		x.counts[p], x.width[p] = n, (n+8)&^7
		for len(x.hands[p]) < x.width[p] {
			x.hands[p] = append(x.hands[p], hand{1, 0})
			x.weights[p] = append(x.weights[p], 0)
		}
		x.places[p] = make([]uint16, all)
		for i := range x.places[p] {
			x.places[p][i] = uint16(n)
		}
		for i, h := range x.hands[p][:n] {
			x.places[p][h.place()] = uint16(i)
			x.holding[p][h.a] = append(x.holding[p][h.a], uint16(i))
			x.holding[p][h.b] = append(x.holding[p][h.b], uint16(i))
		}
	}
	x.findTwins()
	if x.pairs = x.meetings(x.weights[OutOfPosition], x.weights[InPosition]); x.pairs == 0 {
		return fault.Refuse(fault.BadLength, "ranges", "leave no two hands without a card in common")
	}
	return nil
}

func (x *Solver) findTwins() {
	for p := range x.twin {
		x.twin[p] = make([]uint16, x.width[p])
		for h := range x.twin[p] {
			x.twin[p][h] = uint16(x.counts[1-p])
			if h < x.counts[p] {
				x.twin[p][h] = x.find(1-p, x.hands[p][h])
			}
		}
	}
}

// meetings is the sum of the products of weights over all pairs of hands without a
// common card.
func (x *Solver) meetings(ours, theirs []float32) (sum float64) {
	met := make([]float32, x.width[OutOfPosition])
	x.fold(OutOfPosition, 1, theirs, met)
	for h := range x.counts[OutOfPosition] {
		sum += float64(float64(ours[h]) * float64(met[h]))
	}
	return sum
}

// measure adds up the memory of a spot's arrays.
func (x *Solver) measure() {
	s := &x.size
	floats := int64(0)
	for i := range x.nodes {
		if n := &x.nodes[i]; n.kind == decision {
			runs := int64(len(x.runouts[n.street]))
			s.Decisions += runs
			floats += runs * int64(n.count) * int64(x.width[n.player])
		}
	}
	s.Runouts = int64(len(x.runouts[River]))
	s.Hands = x.counts
	s.Suits = len(x.symmetries)
	const nodeSize, runoutSize = 116, 160
	rest := s.Runouts*int64(8*(x.width[0]+x.width[1])+runoutSize) + nodeSize*int64(len(x.nodes)) + 4*int64(x.depth(0)) + 1<<20
	s.Bytes, s.Compressed = 8*floats+rest, 4*floats+8*s.Decisions+rest
	if x.spot.Compress {
		s.Bytes = s.Compressed
	}
}

// layOut gives each decision its part of the arrays. It returns the number of floats
// and of parts.
func (x *Solver) layOut() (floats, parts int) {
	for i := range x.nodes {
		if n := &x.nodes[i]; n.kind == decision {
			n.base, n.number = int32(floats), int32(parts)
			floats += len(x.runouts[n.street]) * int(n.count) * x.width[n.player]
			parts += len(x.runouts[n.street])
		}
	}
	return floats, parts
}

// frame is the largest number of floats that one step of a walk takes from the stack.
func (x *Solver) frame() int { return (2*maxActions + 2) * max(x.width[0], x.width[1]) }

// depth is the number of floats that a walk from a node takes from the stack.
func (x *Solver) depth(at int32) (most int) {
	n := &x.nodes[at]
	for i := range int32(n.count) {
		most = max(most, x.depth(n.first+i))
	}
	wide := max(x.width[0], x.width[1])
	switch n.kind {
	case decision:
		return most + (2*int(n.count)+2)*wide
	case chance:
		return most + 2*wide
	}
	return most
}

// part returns where the numbers of a decision are, and how many numbers each action
// has.
func (x *Solver) part(n *node, run int32) (p part, width int) {
	width = x.width[n.player]
	size := int(n.count) * width
	return part{int(n.base) + int(run)*size, size, int(n.number + run)}, width
}

// Reset discards what Run has found.
func (x *Solver) Reset() {
	x.regrets.clear()
	x.sums.clear()
	x.iterations = 0
}

// take takes n floats from the stack. Setting top back to its earlier value frees
// them.
func (x *Solver) take(n int) []float32 {
	from := x.top
	x.top += n
	return x.work[from:x.top:x.top]
}

package holdem

import (
	"slices"

	"github.com/tefuda/tefuda/core/cards"
	"github.com/tefuda/tefuda/core/dice"
	"github.com/tefuda/tefuda/core/poker"
	"github.com/tefuda/tefuda/core/search"
)

// sampler deals at random. Every deal of disjoint hole cards must be as likely
// as the product of its weights. So hole cards are drawn independently, and all
// are drawn again if two are the same card. Two methods reduce rejections
// without changing probabilities: short ranges are joined to one list of
// disjoint combos, and players who may hold any two cards are dealt to last.
type sampler struct {
	*showdown
	dice   dice.PCG
	sums   [][]poker.Sum // by player, of each combo
	joints []*joint
	any    []int        // the players who may hold any two cards
	deck   []cards.Card // the cards left, in the order of the last deal
	board  poker.Sum
	open   int // cards that the board lacks
}

// A joint is the list of disjoint choices of combos for some players.
type joint struct {
	players []int
	sets    []cards.Set // the cards of each choice
	combos  []uint16    // the index of each player's combo, for each choice
	weights []float64   // of the choices, nil if equal; cumulative once all joints are made
}

// maxJoint bounds the choices of a joint: half a megabyte and a millisecond.
const maxJoint = 1 << 16

// A chunk is the work between two looks at the clock, about half a millisecond:
// chunkSamples samples, or chunkMisses misses if most deals are rejected.
const (
	chunkSamples = 1 << 11
	chunkMisses  = 1 << 14
)

// Sampling stops after maxMisses, a second or two, if it takes more than
// missRate misses per sample.
const (
	maxMisses = 1 << 26
	missRate  = 1000
)

// sample draws e.Iterations samples. It draws fewer if the meter's budget ends
// or almost all deals are rejected.
func (e *Equity) sample(d *showdown, meter *search.Meter, seed uint32) {
	s := e.newSampler(d, seed)
	misses := int64(0)
	for more := true; more; {
		n := meter.Allow(chunkSamples)
		if e.Iterations > 0 {
			n = min(n, e.Iterations-d.total)
		}
		before := d.total
		misses += s.chunk(n)
		more = meter.Done(d.total-before) &&
			(e.Iterations == 0 || d.total < e.Iterations) &&
			(misses < maxMisses || misses < missRate*d.total)
	}
}

// chunk draws n samples, and stops early at chunkMisses misses.
func (s *sampler) chunk(n int64) (misses int64) {
	for end := s.total + n; s.total < end && misses < chunkMisses; {
		if s.deal() {
			s.total++
		} else {
			misses++
		}
	}
	return misses
}

//go:noinline
func (e *Equity) newSampler(d *showdown, seed uint32) *sampler {
	s := &sampler{showdown: d, dice: dice.NewPCG(seed), board: poker.SumOf(e.board...),
		open: BoardCards - len(e.board), sums: make([][]poker.Sum, d.players)}
	for _, c := range poker.Deck(poker.MaxJokers) {
		if e.left.Has(c) {
			s.deck = append(s.deck, c)
		}
	}
	for p, sets := range e.holes.sets {
		r := e.holes.ranges[p]
		for _, h := range r {
			s.sums[p] = append(s.sums[p], poker.SumOf(h.Combo[:]...))
		}
		if r.Uniform() && len(sets) == int(poker.Binomial[len(s.deck)][2]) {
			s.any = append(s.any, p)
			continue
		}
		j := &joint{players: []int{p}, sets: sets, combos: make([]uint16, len(sets))}
		for i := range j.combos {
			j.combos[i] = uint16(i)
			if !r.Uniform() {
				j.weights = append(j.weights, float64(r[i].Weight)/float64(Whole))
			}
		}
		s.joints = append(s.joints, j)
	}
	s.join()
	for _, j := range s.joints {
		for i := 1; i < len(j.weights); i++ {
			j.weights[i] += j.weights[i-1]
		}
	}
	return s
}

// join merges the two shortest joints as long as the product of their lengths is
// at most maxJoint.
func (s *sampler) join() {
	for len(s.joints) > 1 {
		for i := range 2 {
			for k := range s.joints[i:] {
				if len(s.joints[i+k].sets) < len(s.joints[i].sets) {
					s.joints[i], s.joints[i+k] = s.joints[i+k], s.joints[i]
				}
			}
		}
		a, b := s.joints[0], s.joints[1]
		if int64(len(a.sets))*int64(len(b.sets)) > maxJoint {
			return
		}
		s.joints[1] = a.with(b)
		s.joints = s.joints[1:]
	}
}

//go:noinline
func (a *joint) with(b *joint) *joint {
	both := &joint{players: slices.Concat(a.players, b.players)}
	m, n := len(a.players), len(b.players)
	for i, x := range a.sets {
		for k, y := range b.sets {
			if x&y == 0 {
				both.sets = append(both.sets, x|y)
				both.combos = append(append(both.combos, a.combos[i*m:i*m+m]...), b.combos[k*n:k*n+n]...)
				if a.weights != nil || b.weights != nil {
					both.weights = append(both.weights, a.weight(i)*b.weight(k))
				}
			}
		}
	}
	return both
}

func (j *joint) weight(choice int) float64 {
	if j.weights == nil {
		return 1
	}
	return j.weights[choice]
}

// choose returns a random choice of a joint, by the weights.
func (s *sampler) choose(j *joint) int {
	if j.weights == nil {
		return int(s.dice.Under(uint32(len(j.sets))))
	}
	bits := uint64(s.dice.Uint32())<<21 | uint64(s.dice.Uint32()>>11)
	at, last := float64(bits)/(1<<53), len(j.weights)-1
	at *= j.weights[last]
	i, found := slices.BinarySearch(j.weights, at)
	if found {
		i++
	}
	return min(i, last)
}

// deal counts one deal. It returns false if two players have the same card.
func (s *sampler) deal() bool {
	used := cards.Set(0)
	for i := range s.joints {
		j := s.joints[i]
		choice := s.choose(j)
		if j.sets[choice]&used != 0 {
			return false
		}
		used |= j.sets[choice]
		for k, p := range j.players {
			s.holes[p] = s.sums[p][j.combos[choice*len(j.players)+k]]
		}
	}
	at := 0
	for _, p := range s.any {
		s.holes[p] = s.draw(&at, 2, used, poker.Sum{})
	}
	s.show(s.draw(&at, s.open, used, s.board), 1)
	return true
}

// draw adds n unused cards to a sum. It shuffles only as much of the deck as it
// needs, by swaps (Knuth, The Art of Computer Programming 2, 3.4.2, algorithm
// P). at is the index of the next card.
func (s *sampler) draw(at *int, n int, used cards.Set, sum poker.Sum) poker.Sum {
	for n > 0 {
		i := *at
		k := i + int(s.dice.Under(uint32(len(s.deck)-i)))
		c := s.deck[k]
		s.deck[i], s.deck[k] = c, s.deck[i]
		*at++
		if !used.Has(c) {
			sum = sum.With(c)
			n--
		}
	}
	return sum
}

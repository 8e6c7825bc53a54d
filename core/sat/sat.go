// Package sat decides whether clauses can be satisfied together. It learns a clause from every conflict (J. P. Marques-Silva,
// K. A. Sakallah, "GRASP: A Search Algorithm for Propositional Satisfiability", 1999, https://doi.org/10.1109/12.769433), and chooses by
// what the latest conflicts were about (N. Eén, N. Sörensson, "An Extensible SAT-solver", 2003, http://minisat.se/downloads/MiniSat.pdf).
package sat

import "slices"

// A Literal is a variable or its negation: twice the variable, and one more if it is negated.
type Literal int32

// Is is the literal of a variable, from 0.
func Is(variable int) Literal { return Literal(variable) << 1 }

// Not is the negation.
func (l Literal) Not() Literal { return l ^ 1 }

func (l Literal) variable() int32 { return int32(l) >> 1 }

// A Result is what Solve found.
type Result uint8

// The results. Open: the search was ended.
const (
	Open Result = iota
	Satisfied
	Contradictory
)

// A Solver has the clauses. Its memory does not grow while it solves.
type Solver struct {
	// words has the clauses one after the other, from index 1: size, two links, glue, literals. The first two literals are watched.
	// A link leads to the next clause that watches the same literal, 0 at the end.
	words []int32
	given int // where the learned clauses begin
	// The given clauses of two and three literals, most of all, are not watched. short has for each literal, from begins on, the other
	// two of its clauses (twice the other one) and the clause.
	short   []int32
	begins  []int32
	heads   []int32   // by literal, the first clause that watches it
	values  []int8    // by literal: 1 true, -1 false, 0 not set
	trail   []Literal // what is true, in the order in which it was set
	levels  []int32   // by level, the length of the trail when its choice was made
	done    int       // literals of the trail whose watchers have been visited
	is      []variable
	queue   heap
	step    float64   // what a conflict adds to a variable's activity
	clause  []Literal // the clause being learned
	marked  []int32   // variables to unmark
	failed  []int32   // by variable, the clause in which it was found not to be implied
	stamps  []int32   // by level, the clause that last met it
	learned int32
	kept    int // learned clauses that are kept
	most    int // and how many may be before some are dropped
	refuted bool
}

type variable struct {
	activity float64
	reason   int32 // the clause that set it, 0 for a choice
	level    int32
	marked   bool
	negative bool // the sign to choose: the last it had
}

// The layout of a clause.
const (
	size = iota
	link
	_
	glue
	literals
)

const (
	decay   = 1 / .95
	highest = 1e100
	pace    = 50 // conflicts of the shortest run between restarts
	glueTop = 32
	deepest = 30 // how far reasons are followed to shorten a clause; each is a call
	// Learned clauses are dropped when there are so many, and then when there are so many more each time.
	firstDrop = 3000
	moreDrop  = 500
)

// New makes a solver for that many variables, and for that many words of clauses: a clause takes a word for each literal and four more.
// Those that are learned take what the given ones leave. If that is too little, it makes room once.
//
//go:noinline
func New(variables, words int) *Solver {
	return &Solver{
		words:  make([]int32, 1, 1+words),
		heads:  make([]int32, 2*variables),
		begins: make([]int32, 2*variables+1),
		values: make([]int8, 2*variables),
		trail:  make([]Literal, 0, variables),
		levels: make([]int32, 0, variables+1),
		is:     make([]variable, variables),
		queue:  heap{order: make([]int32, 0, variables), place: make([]int32, variables)},
		clause: make([]Literal, 0, variables),
		marked: make([]int32, 0, variables),
		failed: make([]int32, variables),
		stamps: make([]int32, variables+1),
	}
}

// Reset forgets the clauses. The solver has that many variables now, not more than it was made for.
func (s *Solver) Reset(variables int) {
	s.words, s.trail, s.levels = s.words[:1], s.trail[:0], s.levels[:0]
	s.heads, s.values, s.is = s.heads[:2*variables], s.values[:2*variables], s.is[:variables]
	s.begins = s.begins[:2*variables+1]
	clear(s.begins)
	clear(s.heads)
	clear(s.values)
	clear(s.stamps)
	clear(s.failed)
	for v := range s.is {
		s.is[v] = variable{negative: true}
	}
	s.queue.fill(variables)
	s.done, s.learned, s.kept, s.most, s.step, s.refuted = 0, 0, 0, firstDrop, 1, false
}

// Add adds a clause: at least one of the literals, which are of different variables, is true.
func (s *Solver) Add(clause ...Literal) {
	switch len(clause) {
	case 0:
		s.refuted = true
	case 1:
		if s.values[clause[0]] < 0 {
			s.refuted = true
		} else if s.values[clause[0]] == 0 {
			s.set(clause[0], 0)
		}
	default:
		at := s.store(clause, 0)
		if len(clause) > 3 {
			s.attach(at)
			return
		}
		for _, l := range clause {
			s.begins[l+1] += 3
		}
	}
}

// True reports whether a literal is true, after Satisfied.
func (s *Solver) True(l Literal) bool { return s.values[l] > 0 }

// Solve searches. It calls spend with the number of literals that it has set since the last call, and ends with Open when spend
// returns false.
func (s *Solver) Solve(spend func(literals int) bool) Result {
	s.given = len(s.words)
	s.words = slices.Grow(s.words, 2*(len(s.is)+literals))
	s.sort()
	for run := 1; ; run++ {
		left := pace * luby(run)
		for !s.refuted {
			from := s.done
			conflict := s.propagate()
			if !spend(s.done - from) {
				return Open
			}
			if conflict != 0 {
				left--
				s.refuted = len(s.levels) == 0
				if !s.refuted {
					s.learn(conflict)
				}
				continue
			}
			if full := s.kept > s.most || len(s.words)+len(s.is)+literals > cap(s.words); full || left <= 0 {
				s.back(0)
				if full {
					s.reduce()
				}
				break
			}
			if !s.choose() {
				return Satisfied
			}
		}
		if s.refuted {
			return Contradictory
		}
	}
}

// luby is the i-th of 1, 1, 2, 1, 1, 2, 4, … (M. Luby, A. Sinclair, D. Zuckerman, "Optimal Speedup of Las Vegas Algorithms", 1993,
// https://doi.org/10.1016/0020-0190(93)90029-9).
func luby(i int) int {
	for k := 1; ; k++ {
		if whole := 1<<k - 1; i == whole {
			return 1 << (k - 1)
		} else if i < whole {
			i -= 1<<(k-1) - 1
			k = 0
		}
	}
}

// store appends a clause to the words.
//
//go:noinline
func (s *Solver) store(clause []Literal, worth int32) int32 {
	at := len(s.words)
	s.words = append(s.words, int32(len(clause)), 0, 0, worth)
	for _, l := range clause {
		s.words = append(s.words, int32(l))
	}
	return int32(at)
}

// sort lists the short clauses by literal.
func (s *Solver) sort() {
	for l := range s.heads {
		s.begins[l+1] += s.begins[l]
	}
	n := int(s.begins[len(s.heads)])
	s.short = slices.Grow(s.short[:0], n)[:n]
	for at := 1; at < s.given; at += literals + int(s.words[at]) {
		clause := s.of(int32(at))
		for i, l := range clause {
			if len(clause) > 3 {
				break
			}
			to := s.short[s.begins[l]:]
			to[0], to[1], to[2] = clause[(i+1)%len(clause)], clause[(i+2)%len(clause)], int32(at)
			if len(clause) == 2 {
				to[1] = to[0]
			}
			s.begins[l] += 3
		}
	}
	copy(s.begins[1:], s.begins)
	s.begins[0] = 0
}

// of returns a clause's literals.
//
//go:noinline
func (s *Solver) of(at int32) []int32 { return s.words[at+literals:][:s.words[at]] }

// attach has a clause watch its first two literals.
//
//go:noinline
func (s *Solver) attach(at int32) {
	for k := range int32(2) {
		l := s.words[at+literals+k]
		s.words[at+link+k], s.heads[l] = s.heads[l], at
	}
}

// set makes a literal true.
//
//go:noinline
func (s *Solver) set(l Literal, reason int32) {
	s.values[l], s.values[l.Not()] = 1, -1
	v := &s.is[l.variable()]
	v.reason, v.level, v.negative = reason, int32(len(s.levels)), l&1 != 0
	s.trail = append(s.trail, l)
}

// propagate sets all that follows, and returns a clause of which every literal is false, 0 if there is none.
func (s *Solver) propagate() int32 {
	words, values := s.words, s.values
	for s.done < len(s.trail) {
		gone := int32(s.trail[s.done].Not())
		s.done++
		for short := s.short[s.begins[gone]:s.begins[gone+1]]; len(short) > 0; short = short[3:] {
			a, b := values[short[0]], values[short[1]]
			switch {
			case a > 0 || b > 0:
			case a < 0 && b < 0:
				return short[2]
			case a < 0:
				s.set(Literal(short[1]), short[2])
			case b < 0 || short[0] == short[1]:
				s.set(Literal(short[0]), short[2])
			}
		}
		from := &s.heads[gone] // leads to the clause at
	clauses:
		for at := *from; at != 0; at = *from {
			k := int32(0)
			if words[at+literals] != gone {
				k = 1
			}
			other := words[at+literals+1-k]
			if values[other] > 0 {
				from = &words[at+link+k]
				continue
			}
			for i := at + literals + 2; i < at+literals+words[at+size]; i++ {
				if l := words[i]; values[l] >= 0 { // the clause watches this one instead
					*from = words[at+link+k]
					words[at+literals+k], words[i] = l, gone
					words[at+link+k], s.heads[l] = s.heads[l], at
					continue clauses
				}
			}
			if values[other] < 0 {
				return at
			}
			s.set(Literal(other), at)
			from = &words[at+link+k]
		}
	}
	return 0
}

// choose sets the most active variable that is not set, and reports whether there is one.
func (s *Solver) choose() bool {
	for len(s.queue.order) > 0 {
		v := s.pop()
		l := Is(int(v))
		if s.values[l] != 0 {
			continue
		}
		if s.is[v].negative {
			l = l.Not()
		}
		s.levels = append(s.levels, int32(len(s.trail)))
		s.set(l, 0)
		return true
	}
	return false
}

// back undoes the levels above one.
func (s *Solver) back(level int) {
	if len(s.levels) <= level {
		return
	}
	to := int(s.levels[level])
	for _, l := range s.trail[to:] {
		s.values[l], s.values[l.Not()] = 0, 0
		s.push(l.variable())
	}
	s.trail, s.levels, s.done = s.trail[:to], s.levels[:level], to
}

// learn learns why a clause is false: the one literal of the present level to which all that is false goes back, and those of earlier
// levels. It undoes the levels in which the learned clause would have been false.
func (s *Solver) learn(conflict int32) {
	now := int32(len(s.levels))
	s.clause, s.marked = append(s.clause[:0], 0), s.marked[:0]
	open, at, c := 0, len(s.trail), conflict
	for {
		for _, l := range s.of(c) {
			v := &s.is[l>>1]
			if v.marked || v.level == 0 {
				continue
			}
			v.marked = true
			s.marked = append(s.marked, l>>1)
			s.raise(l >> 1)
			if v.level == now {
				open++
			} else {
				s.clause = append(s.clause, Literal(l))
			}
		}
		for at--; !s.is[s.trail[at].variable()].marked; at-- {
		}
		if open--; open == 0 {
			break
		}
		c = s.is[s.trail[at].variable()].reason
	}
	s.clause[0] = s.trail[at].Not()
	s.learned++
	for _, l := range s.clause[1:] {
		s.stamps[s.is[l.variable()].level] = s.learned
	}
	kept := s.clause[:1]
	for _, l := range s.clause[1:] {
		if !s.implied(l, deepest) {
			kept = append(kept, l)
		}
	}
	s.clause = kept
	for _, v := range s.marked {
		s.is[v].marked = false
	}
	s.step *= decay
	s.keep()
}

// implied reports whether other literals of the clause being learned make a false one of them false anyway, by its reason and the
// reasons for that. What it finds on the way it marks, for the next.
func (s *Solver) implied(l Literal, depth int) bool {
	c := s.is[l.variable()].reason
	if c == 0 {
		return false
	}
	for _, o := range s.of(c) {
		v := &s.is[o>>1]
		if o == int32(l.Not()) || v.marked || v.level == 0 {
			continue
		}
		if depth == 0 || s.failed[o>>1] == s.learned || s.stamps[v.level] != s.learned || !s.implied(Literal(o), depth-1) {
			s.failed[o>>1] = s.learned
			return false
		}
		v.marked = true
		s.marked = append(s.marked, o>>1)
	}
	return true
}

// keep stores the learned clause and sets its first literal, which follows from it a few levels back.
func (s *Solver) keep() {
	if len(s.clause) == 1 {
		s.back(0)
		s.set(s.clause[0], 0)
		return
	}
	last := 1
	s.learned++
	s.kept++
	levels := int32(1)
	for i, l := range s.clause[1:] {
		level := s.is[l.variable()].level
		if s.stamps[level] != s.learned {
			s.stamps[level] = s.learned
			levels++
		}
		if level > s.is[s.clause[last].variable()].level {
			last = i + 1
		}
	}
	s.clause[1], s.clause[last] = s.clause[last], s.clause[1]
	s.back(int(s.is[s.clause[1].variable()].level))
	at := s.store(s.clause, min(levels, glueTop))
	s.attach(at)
	s.set(s.clause[0], at)
}

// reduce drops learned clauses, at level 0: those that tie many levels together, until half of their room is free. The number of those
// levels is a clause's glue (G. Audemard, L. Simon, "Predicting Learnt Clauses Quality in Modern SAT Solvers", 2009,
// https://www.ijcai.org/Proceedings/09/Papers/074.pdf).
//
//go:noinline
func (s *Solver) reduce() {
	var sizes [glueTop + 1]int
	for at := s.given; at < len(s.words); at += literals + int(s.words[at]) {
		sizes[s.words[at+glue]] += literals + int(s.words[at])
	}
	top, room := 0, (len(s.words)-s.given)/2
	for ; top < glueTop && room >= sizes[top+1]; top++ {
		room -= sizes[top+1]
	}
	end := s.given
	s.kept = 0
	s.most += moreDrop
	for at := s.given; at < len(s.words); {
		next := at + literals + int(s.words[at])
		if int(s.words[at+glue]) <= top {
			end += copy(s.words[end:], s.words[at:next])
			s.kept++
		}
		at = next
	}
	s.words = s.words[:end]
	clear(s.heads)
	for at := 1; at < end; at += literals + int(s.words[at]) {
		if at >= s.given || s.words[at] > 3 {
			s.attach(int32(at))
		}
	}
}

// raise makes a variable more active.
func (s *Solver) raise(v int32) {
	is := &s.is[v]
	if is.activity += s.step; is.activity > highest {
		for i := range s.is {
			s.is[i].activity /= highest
		}
		s.step /= highest
	}
	if place := s.queue.place[v]; place >= 0 {
		s.up(place)
	}
}

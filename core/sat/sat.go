// Package sat decides whether clauses can be satisfied together. It learns a clause from every conflict (J. P. Marques-Silva, K. A.
// Sakallah, "GRASP: A Search Algorithm for Propositional Satisfiability", 1999, https://doi.org/10.1109/12.769433). It branches on the
// variables of the latest conflicts (N. Eén, N. Sörensson, "An Extensible SAT-solver", 2003, http://minisat.se/downloads/MiniSat.pdf).
package sat

import "slices"

// A Literal is a variable or its negation: 2v for variable v, 2v+1 for its negation.
type Literal int32

// Is returns the literal that a variable is true. Variables are numbered from
// 0.
func Is(variable int) Literal { return Literal(variable) << 1 }

// Not returns the negation of a literal.
func (l Literal) Not() Literal { return l ^ 1 }

func (l Literal) variable() int32 { return int32(l) >> 1 }

// A Result is what Solve found.
type Result uint8

// The results. Open means that spend ended the search.
const (
	Open Result = iota
	Satisfied
	Contradictory
)

// A Solver holds clauses and decides them. Its memory does not grow during the
// search.
type Solver struct {
	// words holds the clauses one after another, from index 1: size, two links, glue, literals. The first two literals of a clause
	// are watched. Each link leads to the next clause that watches the same literal, and is 0 at the end.
	words []int32
	given int // index in words at which the learned clauses begin
	// Given clauses of two or three literals are not watched; most given clauses are so short. For each literal, short lists from
	// index begins on three numbers a clause: its other two literals (of a clause of two, the other one twice) and its index in words.
	short   []int32
	begins  []int32
	heads   []int32   // by literal, the first clause that watches it
	values  []int8    // by literal: 1 true, -1 false, 0 not set
	trail   []Literal // literals that are true, in the order in which they were set
	levels  []int32   // by level, the length of the trail when its choice was made
	done    int       // literals of the trail whose watchers have been visited
	is      []variable
	queue   heap
	step    float64   // what a conflict adds to a variable's activity
	clause  []Literal // the clause being learned
	marked  []int32   // variables whose mark learn has to remove
	failed  []int32   // by variable, the number of the clause for which it was found not to be implied
	stamps  []int32   // by level, the number of the last clause with a literal of that level
	learned int32
	kept    int // number of learned clauses in words
	most    int // value of kept at which some are dropped
	refuted bool
}

type variable struct {
	activity float64
	reason   int32 // index of the clause that set it, 0 for a choice
	level    int32
	marked   bool
	negative bool // it was false when last set; choose tries this sign again
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
	deepest = 30 // greatest depth of implied, which calls itself
	// Learned clauses are dropped first at this number of them, later at moreDrop more each time.
	firstDrop = 3000
	moreDrop  = 500
)

// New makes a solver for so many variables and so many words of clauses. A clause takes one word for each literal and four more.
// Learned clauses use the words that the given clauses leave. If those are too few, Solve makes room once, when it begins.
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

// Reset forgets all clauses and sets the number of variables, at most that of New.
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

// Add adds a clause: at least one of the literals is true. The literals must be of different
// variables.
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

// True reports whether a literal is true in the solution. Call it after
// Satisfied only.
func (s *Solver) True(l Literal) bool { return s.values[l] > 0 }

// Solve searches for a solution. After each propagation it calls spend with the number of literals set by it. If spend returns
// false, Solve returns Open.
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

// luby returns element i, from 1, of the sequence 1, 1, 2, 1, 1, 2, 4, …, by which runs are lengthened (M. Luby, A. Sinclair, D.
// Zuckerman, "Optimal Speedup of Las Vegas Algorithms", 1993, https://doi.org/10.1016/0020-0190(93)90029-9).
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

// store appends a clause to words and returns its index.
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

// sort fills in short and begins.
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

// of returns the literals of the clause at an index.
//
//go:noinline
func (s *Solver) of(at int32) []int32 { return s.words[at+literals:][:s.words[at]] }

// attach makes a clause watch its first two literals.
//
//go:noinline
func (s *Solver) attach(at int32) {
	for k := range int32(2) {
		l := s.words[at+literals+k]
		s.words[at+link+k], s.heads[l] = s.heads[l], at
	}
}

// set makes a literal true, for the reason of a clause or 0.
//
//go:noinline
func (s *Solver) set(l Literal, reason int32) {
	s.values[l], s.values[l.Not()] = 1, -1
	v := &s.is[l.variable()]
	v.reason, v.level, v.negative = reason, int32(len(s.levels)), l&1 != 0
	s.trail = append(s.trail, l)
}

// propagate sets all literals that follow. It returns the index of a clause whose literals are all false, or
// 0.
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
		from := &s.heads[gone] // the link that leads to the clause at
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
				if l := words[i]; values[l] >= 0 { // the clause now watches l instead
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

// back undoes all levels above the given one.
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

// learn learns a clause from a conflict, up to the first unique implication point: one literal of the present level from which the
// conflict follows, and literals of earlier levels. It then calls keep.
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

// implied reports whether a literal is redundant in the clause being learned: its reason, and the reasons of that, make it false
// whenever the other literals are false. It marks the literals that it finds implied, so that later calls need not repeat this.
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

// keep stores the learned clause, goes back to the latest level of its other literals, and sets its
// first literal, which follows there.
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

// reduce drops the learned clauses of greatest glue until half of their room is free. It must be called at level 0. The glue of a
// clause is the number of levels of its literals (G. Audemard, L. Simon, "Predicting Learnt Clauses Quality in Modern SAT Solvers",
// 2009, https://www.ijcai.org/Proceedings/09/Papers/074.pdf).
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

// raise raises the activity of a variable by s.step.
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

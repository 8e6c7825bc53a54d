package mnk

import (
	"github.com/tefuda/tefuda/core/fault"
	"github.com/tefuda/tefuda/core/search"
)

// A proof is found by proof-number search, depth first: L. V. Allis, M. van der
// Meulen, H. J. van den Herik: Proof-number search, Artificial Intelligence 66,
// 1994, https://doi.org/10.1016/0004-3702(94)90004-3; A. Nagai: Df-pn algorithm
// for searching AND/OR trees and its applications, 2002; the greatest number and
// the count of the others in place of the sum, against counting twice what moves
// in another order lead to: T. Ueda et al.: Weak proof-number search, Computers
// and Games, LNCS 5131, 2008. Each position asks one question:
// can the attacker win?

// unlimited is the number of what cannot be.
const unlimited = 1 << 30

// An effort is how much it takes at least, in positions, to show that the side
// to move reaches its aim, and that it fails. The attacker's aim is to win, the
// defender's to prevent that.
type effort struct{ aim, fail uint32 }

// A proofEntry is what is known of a position.
type proofEntry struct {
	key uint64
	effort
}

// A Prover proves who wins on boards of up to 64 squares, free-style or exact.
// The memory is used again from proof to proof, but what is in it is not.
type Prover struct {
	entries []proofEntry
}

// NewProver returns a Prover with a memory of 2^bits positions of 16 bytes, bits
// from 1 on.
func NewProver(bits int) *Prover { return &Prover{make([]proofEntry, 1<<bits)} }

// A Proof is what a Prover found.
type Proof struct {
	Outcome Outcome // for the side to move; Open where the budget was used up
	Nodes   int64
}

// Prove proves the outcome of a position that Check accepts, within the meter's
// budget, which counts positions looked at. The error is a *fault.Fault: ErrOver,
// or a board or rule that it is not for.
func (v *Prover) Prove(p *Position, meter *search.Meter) (Proof, error) {
	if p.Board.Columns()*p.Board.Rows() > wideSquares {
		return Proof{}, fault.Refuse(fault.BadRange, "board", "has more than 64 squares, which are too many to prove")
	}
	if p.Game.special() {
		return Proof{}, fault.Refuse(fault.BadRange, "rule", "must be free or exact for a proof")
	}
	if p.Over() {
		return Proof{}, ErrOver
	}
	s := &proving{Prover: v, exact: p.Game.Rule == ExactLine}
	s.place(p)
	s.meter = meter
	if s.paired() {
		return Proof{Draw, 0}, nil
	}
	outcome := s.question(s.side, Win)
	// Free-style the second player of an empty board cannot win: the first would
	// do what they do, with a stone more.
	if outcome == Draw && (s.full > 0 || s.exact) {
		outcome = s.question(s.side^1, Loss)
	}
	return Proof{outcome, s.nodes}, nil
}

// A proving is a Prover at work.
type proving struct {
	*Prover
	searcher
	attacker uint8
	exact    bool
	efforts  []effort // of moves
	keeper   keeper
}

// question asks whether a side can win, and returns the outcome if it can, Draw if not.
func (s *proving) question(attacker uint8, win Outcome) Outcome {
	clear(s.entries)
	s.attacker = attacker
	e := s.work(effort{unlimited, unlimited})
	switch {
	case e.aim != 0 && e.fail != 0:
		return Open
	case (e.aim == 0) == (s.side == attacker):
		return win
	}
	return Draw
}

// symmetricStones is the number of stones up to which positions that are the
// same but for a turn or reflection are one.
const proofStones = 12

// key returns the key of the position.
func (s *proving) key() uint64 {
	if s.full <= proofStones {
		key, _ := s.symmetry.canonical(s.state)
		return key
	}
	return s.hash
}

// slot returns the first of the two slots for a position; the other has the last bit of its number flipped.
func (v *Prover) slot(key uint64) uint64 { return key & uint64(len(v.entries)-1) }

// find returns what is known of a position.
func (s *proving) find(key uint64) *proofEntry {
	i := s.slot(key)
	for _, at := range [2]uint64{i, i ^ 1} {
		if e := &s.entries[at]; e.key == key {
			return e
		}
	}
	return nil
}

// keep remembers a position. Of the two slots for it, the first is for the one
// that took more.
func (s *proving) keep(key uint64, e effort) {
	i := s.slot(key)
	if old := &s.entries[i]; old.key != key && min(old.aim, old.fail) > min(e.aim, e.fail) {
		i ^= 1
	}
	s.entries[i] = proofEntry{key, e}
}

// known tells at once of a position whether the side to move reaches its aim.
func (s *proving) known() (e effort, ok bool) {
	me, you := s.sides()
	winner := you
	switch {
	case s.won > 0, !s.fives[me].any() && s.fives[you].n > 1:
	case s.fives[me].any(), !s.fives[you].any() && s.doubleThreat(int(me), nowhere) != nowhere:
		winner = me
	case s.full == s.size || s.keeper.keeps(s.state, s.attacker):
		winner = s.attacker ^ 1 // as good as that
	case s.fours[me].any() && s.winsByFours():
		winner = me
	default:
		return effort{1, 1}, false
	}
	if winner == me {
		return effort{0, unlimited}, true
	}
	return effort{unlimited, 0}, true
}

// work searches a position until one of its numbers reaches a limit.
func (s *proving) work(limit effort) (e effort) {
	key := s.key()
	if known := s.find(key); known != nil {
		if e = known.effort; e.aim >= limit.aim || e.fail >= limit.fail {
			return e
		}
	} else if e, ok := s.known(); ok {
		s.keep(key, e)
		return e
	}
	base := len(s.moves)
	s.list()
	for _, m := range s.moves[base:] {
		s.efforts = append(s.efforts, s.child(m.square))
	}
	for {
		easiest, others, second := s.sum(base, &e)
		if e.aim >= limit.aim || e.fail >= limit.fail || !s.visit() {
			break
		}
		square := s.moves[easiest].square
		s.make(square)
		found := s.work(effort{limit.fail - others, min(limit.aim, second+second/4+1)})
		s.efforts[easiest] = found // here, too, as the table may lose it at once; the slice may have moved meanwhile
		s.unmake(square)
	}
	s.moves, s.efforts = s.moves[:base], s.efforts[:base]
	s.keep(key, e)
	return e
}

// sum works out the numbers of a position from those of its moves. It returns
// the index of the easiest, how many others are open, and how easy the next one
// is.
func (s *proving) sum(base int, e *effort) (easiest int, others, second uint32) {
	*e = effort{unlimited, 0}
	second, easiest = unlimited, -1
	for i, c := range s.efforts[base:] {
		if c.aim > 0 && c.fail > 0 {
			others++
		}
		if c.fail < e.aim || easiest < 0 {
			second = e.aim
			easiest, e.aim = base+i, c.fail
		} else if c.fail < second {
			second = c.fail
		}
		e.fail = max(e.fail, c.aim)
	}
	others = max(others, 1) - 1
	if e.aim == 0 {
		e.fail = unlimited
	} else if e.fail < unlimited {
		e.fail += others
	}
	return easiest, others, second
}

// child returns the numbers of what a move leads to.
func (s *proving) child(square int16) effort {
	var key uint64
	if s.full < proofStones {
		s.stone[square] = s.side + 1
		key, _ = s.symmetry.canonical(s.state)
		s.stone[square] = 0
	} else {
		key = s.hashWith(square)
	}
	if e := s.find(key); e != nil {
		return e.effort
	}
	return effort{1, 1}
}

// list appends the moves that can matter, the best first. Free-style a stone where
// nobody can complete a line does not, as there is a square where one is better.
func (s *proving) list() {
	base, r := len(s.moves), s.ranks()
	if !s.urgent() {
		for square := range int16(s.size) {
			if s.stone[square] == 0 && (s.order[square] != 0 || s.exact) {
				s.moves = append(s.moves, move{square, r.rank(square)})
			}
		}
	}
	for i := base; i < len(s.moves); i++ {
		s.next(i)
	}
}

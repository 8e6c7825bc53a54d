package prove

import (
	"github.com/tefuda/tefuda/core/fault"
	"github.com/tefuda/tefuda/core/mnk"
	"github.com/tefuda/tefuda/core/mnk/alphabeta"
	"github.com/tefuda/tefuda/core/mnk/lines"
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

// A Prover proves who wins on boards of up to 64 squares, free-style, exact or with gravity.
// The memory is used again from proof to proof, but what is in it is not.
type Prover struct {
	entries []proofEntry
}

// NewProver returns a Prover with a memory of 2^bits positions of 16 bytes, bits
// from 1 on.
func NewProver(bits int) *Prover { return &Prover{make([]proofEntry, 1<<bits)} }

// A Proof is what a Prover found.
type Proof struct {
	Outcome mnk.Outcome // for the side to move; Open where the budget was used up
	Plies   int         // to the last stone, of a win or loss where stones fall; 0 where that is not known
	Nodes   int64
}

// Prove proves the outcome of a position that Check accepts, within the meter's
// budget, which counts positions looked at. The error is a *fault.Fault: ErrOver,
// or a board or rule that it is not for.
func (v *Prover) Prove(p *mnk.Position, meter *search.Meter) (Proof, error) {
	if p.Game.Rule == mnk.Gravity {
		return v.fall(p, meter)
	}
	if p.Board.Columns()*p.Board.Rows() > alphabeta.WideSquares {
		return Proof{}, fault.Refuse(fault.BadRange, "board", "has more than 64 squares, which are too many to prove")
	}
	if p.Game.Rule > mnk.ExactLine {
		return Proof{}, fault.Refuse(fault.BadRange, "rule", "must be free, exact or gravity for a proof")
	}
	if p.Over() {
		return Proof{}, mnk.ErrOver
	}
	s := &proving{Prover: v, exact: p.Game.Rule == mnk.ExactLine}
	s.SetUp(p)
	s.Meter = meter
	if s.Paired() {
		return Proof{Outcome: mnk.Draw}, nil
	}
	outcome := s.question(s.Side, mnk.Win)
	// Free-style the second player of an empty board cannot win: the first would
	// do what they do, with a stone more.
	if outcome == mnk.Draw && (s.Stones > 0 || s.exact) {
		outcome = s.question(s.Side^1, mnk.Loss)
	}
	return Proof{Outcome: outcome, Nodes: s.Nodes}, nil
}

// A proving is a Prover at work.
type proving struct {
	*Prover
	alphabeta.Searcher
	attacker uint8
	exact    bool
	efforts  []effort // of moves
	keeper   lines.Keeper
}

// question asks whether a side can win, and returns the outcome if it can, Draw if not.
func (s *proving) question(attacker uint8, win mnk.Outcome) mnk.Outcome {
	clear(s.entries)
	s.attacker = attacker
	e := s.work(effort{unlimited, unlimited})
	switch {
	case e.aim != 0 && e.fail != 0:
		return mnk.Open
	case (e.aim == 0) == (s.Side == attacker):
		return win
	}
	return mnk.Draw
}

// symmetricStones is the number of stones up to which positions that are the
// same but for a turn or reflection are one.
const proofStones = 12

// key returns the key of the position.
func (s *proving) key() uint64 {
	if s.Stones <= proofStones {
		key, _ := s.Symmetry.Canonical(s.State)
		return key
	}
	return s.Hash
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
	me, you := s.Sides()
	winner := you
	switch {
	case s.Won > 0, !s.Fives[me].Any() && s.Fives[you].N > 1:
	case s.Fives[me].Any(), !s.Fives[you].Any() && s.DoubleThreat(int(me), lines.Nowhere) != lines.Nowhere:
		winner = me
	case s.Stones == s.Size || s.keeper.Keeps(s.State, s.attacker):
		winner = s.attacker ^ 1 // as good as that
	case s.Fours[me].Any() && s.WinsByFours():
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
	base := len(s.Moves)
	s.list()
	for _, m := range s.Moves[base:] {
		s.efforts = append(s.efforts, s.child(m.Square))
	}
	for {
		easiest, others, second := s.sum(base, &e)
		if e.aim >= limit.aim || e.fail >= limit.fail || !s.Visit() {
			break
		}
		square := s.Moves[easiest].Square
		s.Make(square)
		found := s.work(effort{limit.fail - others, min(limit.aim, second+second/4+1)})
		s.efforts[easiest] = found // here, too, as the table may lose it at once; the slice may have moved meanwhile
		s.Unmake(square)
	}
	s.Moves, s.efforts = s.Moves[:base], s.efforts[:base]
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
	if s.Stones < proofStones {
		s.Stone[square] = s.Side + 1
		key, _ = s.Symmetry.Canonical(s.State)
		s.Stone[square] = 0
	} else {
		key = s.HashWith(square)
	}
	if e := s.find(key); e != nil {
		return e.effort
	}
	return effort{1, 1}
}

// list appends the moves that can matter, the best first. Free-style a stone where
// nobody can complete a line does not, as there is a square where one is better.
func (s *proving) list() {
	base, r := len(s.Moves), s.Ranks()
	if !s.Urgent() {
		for square := range int16(s.Size) {
			if s.Stone[square] == 0 && (s.Order[square] != 0 || s.exact) {
				s.Moves = append(s.Moves, alphabeta.Move{Square: square, Rank: r.Rank(square)})
			}
		}
	}
	for i := base; i < len(s.Moves); i++ {
		s.Next(i)
	}
}

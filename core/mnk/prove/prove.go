package prove

import (
	"github.com/tefuda/tefuda/core/fault"
	"github.com/tefuda/tefuda/core/mnk"
	"github.com/tefuda/tefuda/core/mnk/alphabeta"
	"github.com/tefuda/tefuda/core/mnk/lines"
	"github.com/tefuda/tefuda/core/search"
)

// A proof is found by depth-first proof-number search: L. V. Allis, M. van der
// Meulen, H. J. van den Herik: Proof-number search, Artificial Intelligence 66,
// 1994, https://doi.org/10.1016/0004-3702(94)90004-3; A. Nagai: Df-pn algorithm
// for searching AND/OR trees and its applications, 2002. In place of the sum of
// its moves' numbers, a position takes the greatest number plus the count of
// the other open moves. A sum would count twice what moves in another order
// lead to: T. Ueda et al.: Weak proof-number search, Computers and Games, LNCS
// 5131, 2008. Each position asks one question: can the attacker win?

// unlimited is the number for what cannot be shown.
const unlimited = 1 << 30

// An effort is the least number of positions that it takes to show that the
// side to move reaches its aim (aim), and that it fails (fail). The attacker's
// aim is to win, the defender's to prevent that.
type effort struct{ aim, fail uint32 }

// A proofEntry is what the memory holds of a position.
type proofEntry struct {
	key uint64
	effort
}

// A Prover proves who wins on boards of up to 64 squares, free-style, exact or
// with gravity. It reuses its memory from proof to proof, but not the contents.
type Prover struct {
	entries []proofEntry
}

// NewProver returns a Prover with a memory of 2^bits positions of 16 bytes;
// bits must be at least 1.
func NewProver(bits int) *Prover { return &Prover{make([]proofEntry, 1<<bits)} }

// A Proof is the result of Prove.
type Proof struct {
	Outcome mnk.Outcome // for the side to move; Open where the budget was used up
	Plies   int         // to the last stone of a win or loss where stones fall; 0 where that is not known
	Nodes   int64
}

// Prove proves the outcome of a position that Check accepts, within the meter's
// budget, which counts positions. The error is a *fault.Fault: ErrOver, or a
// board or rule that it cannot prove.
func (v *Prover) Prove(p *mnk.Position, meter *search.Meter) (Proof, error) {
	if p.Game.Rule == mnk.Gravity {
		clear(v.entries)
		return v.fall(p, true, true, meter)
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
	// Free-style the second player cannot win from the empty board: else the
	// first could play the same way, with a stone more.
	if outcome == mnk.Draw && (s.Stones > 0 || s.exact) {
		outcome = s.question(s.Side^1, mnk.Loss)
	}
	return Proof{Outcome: outcome, Nodes: s.Nodes}, nil
}

// A proving is a proof in progress.
type proving struct {
	*Prover
	alphabeta.Searcher
	attacker uint8
	exact    bool
	efforts  []effort // of moves
	keeper   lines.Keeper
}

// question asks whether a side can win. It returns win if it can, Draw if not,
// and Open if the budget ended.
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

// proofStones is the number of stones up to which a position and its turns and
// reflections share one entry.
const proofStones = 12

// key returns the key of the position.
func (s *proving) key() uint64 {
	if s.Stones <= proofStones {
		key, _ := s.Symmetry.Canonical(s.State)
		return key
	}
	return s.Hash
}

// slot returns the first of the two slots for a position. The other differs in
// the last bit of its index.
func (v *Prover) slot(key uint64) uint64 { return key & uint64(len(v.entries)-1) }

// find returns the entry of a position, or nil.
func (s *proving) find(key uint64) *proofEntry {
	i := s.slot(key)
	for _, at := range [2]uint64{i, i ^ 1} {
		if e := &s.entries[at]; e.key == key {
			return e
		}
	}
	return nil
}

// keep stores the effort of a position. It has two slots; the first is for the
// position that takes more effort.
func (s *proving) keep(key uint64, e effort) {
	i := s.slot(key)
	if old := &s.entries[i]; old.key != key && min(old.aim, old.fail) > min(e.aim, e.fail) {
		i ^= 1
	}
	s.entries[i] = proofEntry{key, e}
}

// known returns the effort of a position that threats, pairs or sums decide
// without a search. ok is false for any other.
func (s *proving) known() (e effort, ok bool) {
	me, you := s.Sides()
	winner := you
	switch {
	case s.Won > 0, !s.Fives[me].Any() && s.Fives[you].N > 1:
	case s.Fives[me].Any(), !s.Fives[you].Any() && s.DoubleThreat(int(me), lines.Nowhere) != lines.Nowhere:
		winner = me
	case s.Stones == s.Size || s.keeper.Keeps(s.State, s.attacker):
		winner = s.attacker ^ 1 // a draw counts as the defender's
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

// work searches a position until one of its numbers reaches its limit.
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
		s.efforts[easiest] = found // not from the table, which may lose it at once; nor by a pointer, as the slice may have moved
		s.Unmake(square)
	}
	s.Moves, s.efforts = s.Moves[:base], s.efforts[:base]
	s.keep(key, e)
	return e
}

// sum computes the numbers of a position from those of its moves. It returns
// the index of the easiest move, the number of other open moves, and the number
// of the next easiest.
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

// child returns the numbers of the position after a move.
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

// list appends the moves that can matter, the best first. Free-style it leaves
// out squares on which neither side can complete a line, as another square is
// always better.
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

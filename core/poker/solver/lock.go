package solver

import (
	"strconv"

	"github.com/tefuda/tefuda/core/cards"
	"github.com/tefuda/tefuda/core/fault"
	"github.com/tefuda/tefuda/core/poker/holdem"
)

// A Lock fixes the strategy of a decision.
type Lock struct {
	At    string // the line that leads to the decision
	Moves []LockedMove
}

// A LockedMove is the share of one move. The shares of a hand are scaled to add up
// to 1.
type LockedMove struct {
	Move  string
	Share float64      // of every hand, 0…1
	Range holdem.Range // if not nil: the share of each hand is its weight here
}

// locked is a lock in the form that walks use.
type locked struct {
	node, run int32
	next      int32     // index of the next lock at the same node, -1 if there is none
	strategy  []float32 // probabilities by action, then by hand
}

// lockAt returns the lock of a decision, nil if it has none.
func (x *Solver) lockAt(n *node, run int32) *locked {
	for i := n.lock; i >= 0; i = x.locks[i].next {
		if x.locks[i].run == run {
			return &x.locks[i]
		}
	}
	return nil
}

// hasCards reports whether a line names a card.
func hasCards(line string) bool {
	for line != "" {
		step, rest, _ := cards.Cut(line, ',')
		if isCard(cards.Trim(step)) {
			return true
		}
		line = rest
	}
	return false
}

// readLocks reads the locks whose lines name cards if dealt, else the other locks.
func (x *Solver) readLocks(dealt bool) *fault.Fault {
	for i := range x.spot.Locks {
		if lock := &x.spot.Locks[i]; hasCards(lock.At) == dealt {
			if wrong := x.readLock(lock); wrong != nil {
				named := *wrong
				named.Field = "locks[" + strconv.Itoa(i) + "]." + wrong.Field
				return &named
			}
		}
	}
	return nil
}

func (x *Solver) readLock(lock *Lock) *fault.Fault {
	at, wrong := x.place(lock.At, false)
	if wrong != nil {
		return wrong
	}
	n := &x.nodes[at.node]
	if n.kind != decision {
		return fault.Refuse(fault.BadMove, "at", "must lead to a decision: there "+x.state(at.node))
	}
	if x.lockAt(n, at.run) != nil {
		return fault.Refuse(fault.BadMove, "at", "is locked twice")
	}
	w := x.width[n.player]
	l := locked{node: at.node, run: at.run, next: n.lock, strategy: make([]float32, int(n.count)*w)}
	for _, m := range lock.Moves {
		a, wrong := x.child(at.node, m.Move, "strategy")
		if wrong != nil {
			return wrong
		}
		if !(m.Share >= 0 && m.Share <= 1) {
			return fault.Refuse(fault.BadRange, "strategy."+m.Move, "must be a number from 0 to 1, or a range")
		}
		row := l.strategy[a*w : (a+1)*w]
		for h := range x.counts[n.player] {
			row[h] = float32(m.Share)
		}
		if m.Range != nil {
			x.byRange(int(n.player), m.Range, row)
		}
	}
	for h := range x.counts[n.player] {
		if !l.even(h, w) {
			own := x.hands[n.player][h]
			return fault.Refuse(fault.BadRange, "strategy", "has no move for "+cardOf(own.a).String()+cardOf(own.b).String())
		}
	}
	x.nodes[at.node].lock = int32(len(x.locks))
	x.locks = append(x.locks, l)
	return nil
}

func (x *Solver) byRange(p int, r holdem.Range, row []float32) {
	clear(row)
	for _, h := range r {
		if h.Combo[0].IsJoker() || h.Combo[1].IsJoker() {
			continue
		}
		if i := x.find(p, handOf(h.Combo)); int(i) < x.counts[p] {
			row[i] = float32(h.Weight) / 1e6
		}
	}
}

// even scales the shares of a hand to add up to 1. It reports whether there are
// any.
func (l *locked) even(h, w int) bool {
	sum := float32(0)
	for a := h; a < len(l.strategy); a += w {
		sum += l.strategy[a]
	}
	if sum <= 0 {
		return false
	}
	for a := h; a < len(l.strategy); a += w {
		l.strategy[a] /= sum
	}
	return true
}

// keepsLocks reports whether a renaming changes no lock.
func (x *Solver) keepsLocks(r *renaming) bool {
	for i := range x.locks {
		p, s := x.nodes[x.locks[i].node].player, x.locks[i].strategy
		for from := 0; from < len(s); from += x.width[p] {
			for h, own := range x.hands[p][:x.counts[p]] {
				if s[from+h] != s[from+int(x.find(int(p), r.hand(own)))] {
					return false
				}
			}
		}
	}
	return true
}

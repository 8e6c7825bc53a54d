package player

import (
	"github.com/tefuda/tefuda/core/calculation"
)

// A Reason says, in part, what a move does. Code is one of Reasons, where it
// has the fields that mean something.
type Reason struct {
	Code       string
	Rank       calculation.Rank
	Foundation uint8
	Pile       uint8
	Steps      uint8 // cards that Foundation takes before Rank; 0: it is next
}

func reasons(s *calculation.State, a *arm, proof Proof) (all []Reason) {
	switch proof {
	case ProvedWin:
		all = append(all, Reason{Code: ReasonProvedWin})
	case ProvedLoss:
		all = append(all, Reason{Code: ReasonProvedLoss})
	}
	switch m := a.move; m.Kind {
	case calculation.Draw:
		return append(all, Reason{Code: ReasonDraw})
	case calculation.CardToWaste:
		return wasteReasons(s, all, m)
	default:
		return foundationReasons(s, all, m, &a.after)
	}
}

func foundationReasons(s *calculation.State, all []Reason, m calculation.Move, after *calculation.State) []Reason {
	all = append(all, Reason{Code: ReasonFoundation, Rank: m.Rank, Foundation: m.Foundation})
	could, can := s.Visible(), after.Visible()
	for d := range uint8(calculation.Foundations) {
		next := after.Next(int(d))
		if next == 0 || can>>next&1 == 0 {
			continue
		}
		if could>>next&1 == 0 || s.Next(int(d)) != next {
			all = append(all, Reason{Code: ReasonOpensNext, Rank: next, Foundation: d})
		}
	}
	if m.Kind == calculation.WasteToFoundation && after.Stack(m.Pile) == 0 {
		all = append(all, Reason{Code: ReasonEmptiesPile, Pile: m.Pile})
	}
	return all
}

func wasteReasons(s *calculation.State, all []Reason, m calculation.Move) []Reason {
	top := s.Stack(m.Pile)
	if top == 0 {
		if m.Rank == calculation.Ranks {
			all = append(all, Reason{Code: ReasonKingOnEmpty, Pile: m.Pile})
		}
		return append(all, Reason{Code: ReasonUsesEmptyPile, Pile: m.Pile})
	}
	all = coverReasons(s, all, m, top)
	for k := range uint8(s.Piles()) {
		if s.Stack(k) == 0 {
			return append(all, Reason{Code: ReasonKeepsEmptyPile, Pile: k})
		}
	}
	return all
}

// coverReasons tells what it means to cover a pile.
func coverReasons(s *calculation.State, all []Reason, m calculation.Move, top calculation.Stack) []Reason {
	var v view
	v.of(s)
	before := len(all)
	for _, n := range v.need[:v.needs] {
		if after := n.steps[top.Rank()]; after != never && int(after)+n.later == 13 {
			all = append(all, Reason{Code: ReasonContinues, Rank: top.Rank(), Foundation: n.foundation, Pile: m.Pile})
			break
		}
	}
	if r := v.mostUrgent(top.Ranks()); v.soonest(r) < v.soon {
		d := soonestFoundation(s, r)
		all = append(all, Reason{Code: ReasonBuries, Rank: r, Foundation: d, Steps: uint8(v.soonest(r)), Pile: m.Pile})
	}
	if top.Rank() == m.Rank {
		all = append(all, Reason{Code: ReasonSameRank, Rank: m.Rank, Pile: m.Pile})
	}
	if m.Rank == calculation.Ranks {
		all = append(all, Reason{Code: ReasonKingOnCards, Pile: m.Pile})
	}
	if len(all) == before {
		all = append(all, Reason{Code: ReasonCovers, Rank: top.Rank(), Pile: m.Pile})
	}
	return all
}

// mostUrgent returns the rank of a set that is needed soonest.
func (v *view) mostUrgent(set uint32) (best calculation.Rank) {
	for r := calculation.Rank(calculation.Ranks); r > 0; r-- {
		if set>>r&1 != 0 && v.soonest(r) <= v.soonest(best) {
			best = r
		}
	}
	return best
}

// soonestFoundation returns the foundation that needs r soonest.
func soonestFoundation(s *calculation.State, r calculation.Rank) (best uint8) {
	for d := range uint8(calculation.Foundations) {
		if stepsAt[d][s.Count(int(d))][r] < stepsAt[best][s.Count(int(best))][r] {
			best = d
		}
	}
	return best
}

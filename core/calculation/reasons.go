package calculation

// A Reason says, in part, what a move does. Code is one of Reasons, where it
// has the fields that mean something.
type Reason struct {
	Code       string
	Rank       Rank
	Foundation uint8
	Pile       uint8
	Steps      uint8 // cards that Foundation takes before Rank; 0: it is next
}

func (s *State) reasons(a *arm, proof Proof) (all []Reason) {
	switch proof {
	case ProvedWin:
		all = append(all, Reason{Code: ReasonProvedWin})
	case ProvedLoss:
		all = append(all, Reason{Code: ReasonProvedLoss})
	}
	switch m := a.move; m.Kind {
	case Draw:
		return append(all, Reason{Code: ReasonDraw})
	case CardToWaste:
		return s.wasteReasons(all, m)
	default:
		return s.foundationReasons(all, m, &a.after)
	}
}

func (s *State) foundationReasons(all []Reason, m Move, after *State) []Reason {
	all = append(all, Reason{Code: ReasonFoundation, Rank: m.Rank, Foundation: m.Foundation})
	could, can := s.visible(), after.visible()
	for d := range uint8(Foundations) {
		next := after.Next(int(d))
		if next == 0 || can>>next&1 == 0 {
			continue
		}
		if could>>next&1 == 0 || s.Next(int(d)) != next {
			all = append(all, Reason{Code: ReasonOpensNext, Rank: next, Foundation: d})
		}
	}
	if m.Kind == WasteToFoundation && after.tops[m.Pile] == 0 {
		all = append(all, Reason{Code: ReasonEmptiesPile, Pile: m.Pile})
	}
	return all
}

func (s *State) wasteReasons(all []Reason, m Move) []Reason {
	top := s.tops[m.Pile]
	if top == 0 {
		if m.Rank == king {
			all = append(all, Reason{Code: ReasonKingOnEmpty, Pile: m.Pile})
		}
		return append(all, Reason{Code: ReasonUsesEmptyPile, Pile: m.Pile})
	}
	all = s.coverReasons(all, m, top)
	for k := range s.piles {
		if s.tops[k] == 0 {
			return append(all, Reason{Code: ReasonKeepsEmptyPile, Pile: k})
		}
	}
	return all
}

// coverReasons tells what it means to cover a pile.
func (s *State) coverReasons(all []Reason, m Move, top node) []Reason {
	var v view
	s.view(&v)
	before := len(all)
	for _, n := range v.need[:v.needs] {
		if after := n.steps[top.rank()]; after != never && int(after)+n.later == 13 {
			all = append(all, Reason{Code: ReasonContinues, Rank: top.rank(), Foundation: n.foundation, Pile: m.Pile})
			break
		}
	}
	if r := v.mostUrgent(top.set()); v.soonest(r) < v.soon {
		d := s.soonestFoundation(r)
		all = append(all, Reason{Code: ReasonBuries, Rank: r, Foundation: d, Steps: uint8(v.soonest(r)), Pile: m.Pile})
	}
	if top.rank() == m.Rank {
		all = append(all, Reason{Code: ReasonSameRank, Rank: m.Rank, Pile: m.Pile})
	}
	if m.Rank == king {
		all = append(all, Reason{Code: ReasonKingOnCards, Pile: m.Pile})
	}
	if len(all) == before {
		all = append(all, Reason{Code: ReasonCovers, Rank: top.rank(), Pile: m.Pile})
	}
	return all
}

// mostUrgent returns the rank of a set that is needed soonest.
func (v *view) mostUrgent(set uint32) (best Rank) {
	for r := king; r > 0; r-- {
		if set>>r&1 != 0 && v.soonest(r) <= v.soonest(best) {
			best = r
		}
	}
	return best
}

// soonestFoundation returns the foundation that needs r soonest.
func (s *State) soonestFoundation(r Rank) (best uint8) {
	for d := range uint8(Foundations) {
		if stepsAt[d][s.count[d]][r] < stepsAt[best][s.count[best]][r] {
			best = d
		}
	}
	return best
}

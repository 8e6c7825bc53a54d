package player

import (
	"math"
	"slices"

	"github.com/tefuda/tefuda/core/calculation"
	"github.com/tefuda/tefuda/core/names"
)

// A Reason is one statement about a move. Code is one of Reasons, which lists the
// fields that the code uses.
type Reason struct {
	Code       string
	Rank       calculation.Rank
	Foundation uint8
	Pile       uint8
	Steps      uint8 // cards that Foundation takes before Rank; 0: it is next
	N          int16 // see the comment of its code
}

// compare adds by how much the best move leads the second, or which moves
// playouts cannot separate from it and how many piles these leave empty. It then
// puts first the reasons that separate a move from the best, or the best from the
// second.
func (c *Chooser) compare(all []Candidate) {
	if len(all) < 2 {
		return
	}
	best, level := &all[0], 0
	for level < len(all) && all[level].levelWith(best) {
		level++
	}
	gap := int16(math.Round(float64(1000 * (best.Win - all[1].Win))))
	for i := range all {
		k := &all[i]
		switch {
		case level > 1 && i < level:
			k.Reasons = append(k.Reasons, Reason{Code: ReasonLevel, N: int16(level)})
			if n := c.emptyAfter(k.Move); n > 0 && !k.keepsPile() {
				k.Reasons = append(k.Reasons, Reason{Code: ReasonLeavesEmpty, N: n})
			}
		case i == 0 && level == 1 && gap > 0 && (all[1].Exact || all[1].Playouts > 0 && !all[1].near(best)):
			k.Reasons = append(k.Reasons, Reason{Code: ReasonAhead, N: gap})
		}
	}
	for i := range all {
		other := best
		if i == 0 {
			other = &all[1]
		}
		all[i].arrange(other)
	}
}

// keepsPile reports whether one of the reasons is that a pile stays empty.
func (k *Candidate) keepsPile() bool {
	for i := range k.Reasons {
		if k.Reasons[i].Code == ReasonKeepsEmptyPile {
			return true
		}
	}
	return false
}

// levelGap is the most by which the chances of level moves differ. A move that fell
// behind after few playouts has so large an error that it could be as good as the
// best, but nobody would call it so.
const levelGap = 0.02

// levelWith reports whether a move is as good as the best, as far as known: with
// the same exact chance, or at most levelGap and two standard errors apart.
func (k *Candidate) levelWith(best *Candidate) bool {
	if best.Exact || best.Proof != Unproved || k.Proof != Unproved || k.Playouts == 0 {
		return best.Exact && best.Win == k.Win || k == best
	}
	return best.Win-k.Win <= levelGap && k.near(best)
}

// near reports whether the chances of two moves are at most two standard errors
// apart.
func (k *Candidate) near(best *Candidate) bool {
	gap := best.Win - k.Win
	return float64(gap*gap) <= 4*(float64(k.Error*k.Error)+float64(best.Error*best.Error))
}

// emptyAfter returns how many piles are empty after a move.
func (c *Chooser) emptyAfter(m calculation.Move) (n int16) {
	after := &c.rooms[0]
	after.Set(&c.root)
	if m.Kind != calculation.Draw {
		after.Play(m)
	}
	for pile := range uint8(after.Piles()) {
		if after.Stack(pile) == 0 {
			n++
		}
	}
	return n
}

// arrange sorts reasons into the outcome, arguments for the move and arguments
// against it. In each group those that other lacks come first.
func (k *Candidate) arrange(other *Candidate) {
	for i, r := range k.Reasons {
		for ; i > 0 && k.Reasons[i-1].class(other) > r.class(other); i-- {
			k.Reasons[i] = k.Reasons[i-1]
		}
		k.Reasons[i] = r
	}
}

func (r Reason) class(other *Candidate) int {
	class := 1
	switch fields := names.Fields(Reasons, r.Code); {
	case r.Code == ReasonProvedWin || r.Code == ReasonProvedLoss || r.Code == ReasonAhead || r.Code == ReasonLevel:
		return 0
	case len(fields) > 0 && fields[len(fields)-1] == "against":
		class = 3
	}
	if slices.Contains(other.Reasons, r) {
		class++
	}
	return class
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
	if m.Kind != calculation.WasteToFoundation {
		return all
	}
	top := after.Stack(m.Pile).Rank()
	if top == 0 {
		return append(all, Reason{Code: ReasonEmptiesPile, Pile: m.Pile})
	}
	d := soonestFoundation(after, top)
	if steps := stepsOf(after, d, top); steps > 0 && steps <= soonSteps {
		all = append(all, Reason{Code: ReasonUncovers, Rank: top, Foundation: d, Steps: steps, Pile: m.Pile})
	}
	return all
}

// soonSteps is the most cards that a foundation takes before one that it needs
// soon.
const soonSteps = 2

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

// coverReasons adds what covering a pile means.
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
		if stepsOf(s, d, r) < stepsOf(s, best, r) {
			best = d
		}
	}
	return best
}

// stepsOf returns how many cards a foundation takes before r, or never if it already
// has r.
func stepsOf(s *calculation.State, foundation uint8, r calculation.Rank) uint8 {
	d := int(foundation)
	return stepsAt[s.Series(d)][s.Count(d)][r]
}

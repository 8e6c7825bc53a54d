package calculation

import "math/bits"

// Weights are what the rule of thumb adds up: a weight for each thing that can
// be said of a move, in tables one after the other. The move with the greatest
// sum is played, the first of equals.
type Weights [NumWeights]int16

// The tables, each by its first place. Steps are the cards that a foundation
// takes first, 0…12, 13 if it has the rank already; soonest is over the four
// foundations.
const (
	// For the i-th soonest foundation that still needs the card: by how many
	// steps later it needs the pile's top, -12…12, 13 if never (27 each); how
	// many ranks of the pile it needs before the card, up to 7 (8 each); how
	// many of those are not in the stock (8 each).
	atGap     = 0
	atBuried  = atGap + Foundations*27
	atDig     = atBuried + Foundations*8
	atTop     = atDig + Foundations*8      // soonest steps of the card (13) and of the top (14)
	atSoonest = atTop + Ranks*14           // soonest steps of the card (13) and of any rank of the pile (14)
	atRanks   = atSoonest + Ranks*14       // the card (14) and the top (14)
	atBeneath = atRanks + 14*14            // soonest steps of the top (14) and of the card beneath it (14, 0 if none)
	atHeight  = atBeneath + 14*14          // cards of the pile, up to 15 (16)
	atUrgent  = atHeight + 16              // ranks of the pile that are needed within 3 steps, up to 7 (8)
	atNeeds   = atUrgent + 8               // foundations that need the card (5), half of the pile's ranks (8)
	atSame    = atNeeds + 5*8              // the top is the card's like; one deeper is
	atKing    = atSame + 2                 // the card is a king: on no card, on cards; a king is the top
	atEmpty   = atKing + 3                 // on no card: soonest steps of the card (13)
	atEmpties = atEmpty + Ranks            // on no card: empty piles (8)
	atLate    = atEmpties + 8              // on no card: a quarter of the stock (14)
	atPlay    = atLate + 14                // to a foundation: which (4)
	atPlayed  = atPlay + Foundations       // its cards then, 1…13 (14)
	atOpens   = atPlayed + Ranks + 1       // a visible card is its next then; so is the card beneath (2)
	atFrom    = atOpens + 2                // from the stock; from a pile of one; uncovers a card needed next (3)
	atChoice  = atFrom + 3                 // foundations that want the card now (5)
	atNext    = atChoice + Foundations + 1 // cards in the stock of the foundation's next rank (5)
	// NumWeights is the number of weights.
	NumWeights = atNext + Foundations + 1
)

// Features appends to dst the places of the weights that speak for a legal
// move that is not a draw. The rule adds up the same weights, faster.
func (s *State) Features(dst []uint16, m Move) []uint16 {
	if m.Kind != CardToWaste {
		return s.playFeatures(dst, m)
	}
	v := s.view()
	if s.tops[m.Pile] == 0 {
		dst = append(dst, uint16(atEmpty+v.soon), uint16(atEmpties+v.empties), uint16(atLate+int(s.left)/4))
		if s.card == king {
			dst = append(dst, atKing)
		}
		return dst
	}
	return s.pileFeatures(dst, s.tops[m.Pile], &v)
}

func (s *State) pileFeatures(dst []uint16, top node, v *view) []uint16 {
	r, set := top.rank(), top.set()
	for i := range v.needs {
		n := &v.need[i]
		gap := 26
		if after := stepsAt[n.foundation][s.count[n.foundation]][r]; after != never {
			gap = int(after) - n.steps + 12
		}
		dst = append(dst, uint16(atGap+i*27+gap),
			uint16(atBuried+i*8+min(7, bits.OnesCount32(n.before&set))),
			uint16(atDig+i*8+min(7, bits.OnesCount32(n.before&set&^v.inStock))))
	}
	beneath := s.beneath(top).rank()
	dst = append(dst, uint16(atTop+v.soon*14+int(v.soonest[r])), uint16(atSoonest+v.soon*14+v.soonestOf(set)),
		uint16(atRanks+int(s.card)*14+int(r)), uint16(atBeneath+int(v.soonest[r])*14+int(v.soonest[beneath])),
		uint16(atHeight+min(15, int(top.count()))), uint16(atUrgent+min(7, bits.OnesCount32(set&v.urgent))),
		uint16(atNeeds+v.needs*8+min(7, bits.OnesCount32(set)/2)))
	if r == s.card {
		dst = append(dst, atSame)
	} else if set>>s.card&1 != 0 {
		dst = append(dst, atSame+1)
	}
	if s.card == king {
		dst = append(dst, atKing+1)
	}
	if r == king {
		dst = append(dst, atKing+2)
	}
	return dst
}

func (s *State) playFeatures(dst []uint16, m Move) []uint16 {
	d, n := m.Foundation, s.count[m.Foundation]+1
	next, beneath := rankAt[d][n], Rank(0)
	dst = append(dst, uint16(atPlay+int(d)), uint16(atPlayed+int(n)),
		uint16(atChoice+bits.OnesCount32(s.wanted(m.Rank))), uint16(atNext+s.leftOf(next)))
	if m.Kind == CardToFoundation {
		dst = append(dst, atFrom)
	} else if beneath = s.beneath(s.tops[m.Pile]).rank(); beneath == 0 {
		dst = append(dst, atFrom+1)
	} else if s.wanted(beneath) != 0 {
		dst = append(dst, atFrom+2)
	}
	if next != 0 {
		if s.visible()>>next&1 != 0 {
			dst = append(dst, atOpens)
		}
		if next == beneath {
			dst = append(dst, atOpens+1)
		}
	}
	return dst
}

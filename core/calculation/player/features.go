package player

import (
	"github.com/tefuda/tefuda/core/calculation"
	"math/bits"
)

// Weights are the rollout policy's weights, in tables one after the other, one
// weight per feature of a move. The policy plays the move with the greatest sum,
// the first of equal ones.
type Weights [NumWeights]int16

// The tables; each constant is the index of a table's first weight. Numbers in
// brackets are the sizes of a table's axes. "Steps" are the cards that a
// foundation takes before the rank, 0…12, or 13 if it has the rank already.
// "Soonest" is the minimum over the four foundations. The stage is how much of
// the stock is left, in units of 13 cards.
const (
	stages = 5

	// For the i-th soonest foundation that still needs the card: how many steps
	// later it needs the pile's top, -12…12, 13 if never (27); how many ranks of
	// the pile it needs before the card, up to 5 (6); how many of those are not
	// in the stock, up to 2 (3).
	atNeed  = 0
	needRow = 27 * 6 * 3
	// Soonest steps of the card (13), of the top (14), of any card of the pile
	// (14).
	atSoonest = atNeed + calculation.Foundations*needRow
	// The card (14), the top (14), the stage.
	atRanks = atSoonest + calculation.Ranks*14*14
	// Soonest steps of the top (14) and of the card beneath it (14; 13 if there
	// is none); the card's rank is the top's, is deeper in the pile, or is not
	// there (3).
	atBeneath = atRanks + 14*14*stages
	// Cards of the pile, up to 15 (16); its ranks that are needed within 3
	// steps, up to 5 (6).
	atHeight = atBeneath + 14*14*3
	// Foundations that need the card (5); half of the pile's ranks (7); stage.
	atNeeds = atHeight + 16*6
	// On an empty pile: soonest steps of the card (13), empty piles (7), the
	// stage; whether the card is a king.
	atEmpty     = atNeeds + 5*7*stages
	atEmptyKing = atEmpty + calculation.Ranks*7*stages
	// A card moves to a foundation: which one (4); its number of cards then (14);
	// its next rank is visible then, or is beneath the card (2); the card is from
	// the stock, is from a pile of one, or uncovers a card needed next (3); how
	// many foundations want the card (5); how many of the next rank are in the
	// stock (5).
	atPlay   = atEmptyKing + 1
	atPlayed = atPlay + calculation.Foundations
	atOpens  = atPlayed + calculation.Ranks + 1
	atFrom   = atOpens + 2
	atChoice = atFrom + 3
	atNext   = atChoice + calculation.Foundations + 1
	// NumWeights is the number of weights.
	NumWeights = atNext + calculation.Foundations + 1
)

// Features appends to dst the indices of the weights of a legal move that is not
// a draw. The policy sums the same weights, faster.
func Features(dst []uint16, s *calculation.State, m calculation.Move) []uint16 {
	var at places
	if m.Kind != calculation.CardToWaste {
		n := playFeatures(s, &at, m)
		return append(dst, at[:n]...)
	}
	var v view
	v.of(s)
	if top := s.Stack(m.Pile); top != 0 {
		n := atPile(s, &at, top, &v)
		return append(dst, at[:n]...)
	}
	dst = append(dst, uint16(v.atEmpty()))
	if s.Card() == calculation.Ranks {
		dst = append(dst, atEmptyKing)
	}
	return dst
}

// playFeatures fills in the indices of the weights of a move to a foundation and
// returns their number.
func playFeatures(s *calculation.State, at *places, m calculation.Move) (n int) {
	d, count := int(m.Foundation), s.Count(int(m.Foundation))+1
	next, beneath := calculation.RankAt(s.Series(d), count), calculation.Rank(0)
	at[0], at[1] = uint16(atPlay+d), uint16(atPlayed+count)
	at[2], at[3] = uint16(atChoice+bits.OnesCount32(s.Wanted(m.Rank))), uint16(atNext+s.LeftOf(next))
	n = 4
	if m.Kind == calculation.CardToFoundation {
		at[n] = atFrom
		n++
	} else if beneath = s.Beneath(s.Stack(m.Pile)).Rank(); beneath == 0 {
		at[n] = atFrom + 1
		n++
	} else if s.Wanted(beneath) != 0 {
		at[n] = atFrom + 2
		n++
	}
	if next != 0 && s.Visible()>>next&1 != 0 {
		at[n] = atOpens
		n++
	}
	if next != 0 && next == beneath {
		at[n] = atOpens + 1
		n++
	}
	return n
}

package player

import (
	"github.com/tefuda/tefuda/core/calculation"
	"math/bits"
)

// Weights are what the rollout policy adds up: a weight for each thing that can
// be said of a move, in tables one after the other. The move with the greatest
// sum is played, the first of equals.
type Weights [NumWeights]int16

// The tables, each by its first place. Steps are the cards that a foundation
// takes first, 0…12, 13 if it has the rank already; soonest is over the four
// foundations. The stage is how much of the stock is left: 52 cards, by 13.
const (
	stages = 5

	// For the i-th soonest foundation that still needs the card: by how many
	// steps later it needs the pile's top, -12…12, 13 if never (27); how many
	// ranks of the pile it needs before the card, up to 5 (6); how many of
	// those are not in the stock, up to 2 (3).
	atNeed  = 0
	needRow = 27 * 6 * 3
	// Soonest steps of the card (13), of the top (14), of any of the pile (14).
	atSoonest = atNeed + calculation.Foundations*needRow
	// The card (14), the top (14), the stage.
	atRanks = atSoonest + calculation.Ranks*14*14
	// Soonest steps of the top (14) and of the card beneath it (14; 13 if
	// there is none); the top is the card's like, one deeper is, none is (3).
	atBeneath = atRanks + 14*14*stages
	// Cards of the pile, up to 15 (16); its ranks that are needed within 3
	// steps, up to 5 (6).
	atHeight = atBeneath + 14*14*3
	// Foundations that need the card (5); half of the pile's ranks (7); stage.
	atNeeds = atHeight + 16*6
	// On no card: soonest steps of the card (13), empty piles (7), the stage;
	// the card is a king.
	atEmpty     = atNeeds + 5*7*stages
	atEmptyKing = atEmpty + calculation.Ranks*7*stages
	// To a foundation: which (4); its cards then (14); its next rank is
	// visible then, or lies beneath the card (2); from the stock, from a pile
	// of one, uncovers a card needed next (3); how many foundations want the
	// card (5); how many of the next rank are in the stock (5).
	atPlay   = atEmptyKing + 1
	atPlayed = atPlay + calculation.Foundations
	atOpens  = atPlayed + calculation.Ranks + 1
	atFrom   = atOpens + 2
	atChoice = atFrom + 3
	atNext   = atChoice + calculation.Foundations + 1
	// NumWeights is the number of weights.
	NumWeights = atNext + calculation.Foundations + 1
)

// Features appends to dst the places of the weights that speak for a legal
// move that is not a draw. The policy adds up the same weights, faster.
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

// playFeatures fills in the places of the weights of a move to a foundation and
// returns their number.
func playFeatures(s *calculation.State, at *places, m calculation.Move) (n int) {
	d, count := int(m.Foundation), s.Count(int(m.Foundation))+1
	next, beneath := calculation.RankAt(d, count), calculation.Rank(0)
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

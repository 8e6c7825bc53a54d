package policy

import (
	"math/bits"

	"github.com/tefuda/tefuda/core/daifugo"
)

// The features of a policy come in blocks. Each constant is the index of a
// block's first feature; its comment names the block's axes, slowest first, with
// their sizes:
//
//	layAt + ((fewest*2 + follow)*8 + shape)*strengths + strength
const (
	holdAt         = 0                       // hand size 3 × cards of a rank 4 × strength 9: the ranks that are left
	layAt          = holdAt + 3*4*strengths  // fewest cards of an opponent 3 × lead, follow × shape 8 × strength 9
	passAt         = layAt + 3*2*8*strengths // shape of the field 8 × strength 9 × hand size 3
	waitAt         = passAt + 8*strengths*3  // own field 2 × others who may play 4: a pass
	fewAt          = waitAt + 2*4            // fewest cards of an opponent 3 × legal combinations 4: a pass
	sparseAt       = fewAt + 3*4             // players 4 × combinations of the hand that may be beaten 5: a pass
	lockedAt       = sparseAt + 4*5          // a pass under a lock
	jokerAt        = lockedAt + 1            // shape 8 × hand size 3: a joker used with other cards
	lockAt         = jokerAt + 8*3           // kind 3 × holds the strongest of the suit 2: a combination that locks
	turnAt         = lockAt + 3*2            // weak cards left beyond strong ones 9: a revolution
	combinationsAt = turnAt + 9              // combinations left 8 × sureness 3 × lead, follow
	looseAt        = combinationsAt + 8*3*2  // combinations left that may be beaten 5 × sureness 3 × lead, follow
	brokenAt       = looseAt + 5*3*2         // cards that sequences in hand lose 8
	lastAt         = brokenAt + 8            // others who may play 4 × strength 9: a combination of a follower
	returnAt       = lastAt + 4*strengths    // the Three of spades on a joker
	exposedAt      = returnAt + 1            // a joker alone while another may hold the Three of spades
	needAt         = exposedAt + 1           // combinations left that may be beaten 5 × strength 9 × lead, follow
	rushAt         = needAt + 5*strengths*2  // combinations that may be beaten 5 × strength 9 of the field × single, other: a pass
	crowdAt        = rushAt + 5*strengths*2  // players 4 × strength 9 × lead, follow
	leadAt         = crowdAt + 4*strengths*2 // combinations left 8 × shape 8: a lead
	suitAt         = leadAt + 8*8            // unseen cards above in the suit 9 × locked before, locked by this combination
	features       = suitAt + 9*2
)

// Pair features describe the cards left in hand. Their weights are coarser, see
// PairUnit. Feature i of this list has the overall number features+i.
const (
	pairAt       = 0                              // hand size 3 × two cells: a rank that loses cards, and one that does not
	pairedAt     = pairAt + 3*pairs               // lead, follow × shape 8 × strength 9 × cell: a combination, and a rank that is left
	keepAt       = pairedAt + 2*8*strengths*cells // shape of the field 8 × strength 9 × cell: a pass, and a rank
	pairFeatures = keepAt + 8*strengths*cells
)

// A cell is what the hand holds of one rank: strength 9 × cards 4; the last cell
// is jokers. A pair of cells has an index in a triangle, see inTriangle.
const (
	cells     = 4*strengths + 1
	jokerCell = cells - 1
	pairs     = cells * (cells + 1) / 2
)

// strengths is the number of strength classes. A rank's class is how many ranks
// above it have as many unseen cards, up to 7, and sure for an 8 that clears the
// field. So 0 is unbeatable without a joker.
const (
	strengths = 9
	sure      = 8
)

// Features is the number of features of a move, and of their weights. The last
// PairFeatures of them are pair features: one step of their weights is PairUnit
// steps of the others.
const (
	Features     = features + pairFeatures
	PairFeatures = pairFeatures
	PairUnit     = 32
)

// A decision is a position as the policy sees it, with the features of one move.
type decision struct {
	t        *daifugo.Table
	weights  *[features]int16
	pairs    *[pairFeatures]int8
	hand     daifugo.Set
	unseen   daifugo.Set
	above    [3]daifugo.Set // a bit in each rank with at least 1, 2, 3 unseen cards
	strong   [3]daifugo.Set // a bit in each rank whose 1, 2, 3 cards only a joker may beat
	runs     daifugo.Set    // the hand's cards that are in sequences
	reversed bool
	cuts     bool
	follow   int
	size     int                            // class of the hand's number of cards
	fewest   int                            // class of the fewest cards of an opponent
	waiting  int                            // class of the number of others who may play
	players  int                            // class of the number of players
	own      [daifugo.Ranks + 1]int16       // cells of the ranks in hand and of jokers
	cards    [daifugo.Ranks + 1]daifugo.Set // all cards of each of these ranks
	held     int                            // number of entries of own and cards
	stay     [daifugo.Ranks + 1]int16       // buffer for the cells that a move does not touch
	score    int32
	keep     bool
	picked   []int16 // features, ^i for one that counts −1
}

// look computes what all moves of a position share.
func (d *decision) look(t *daifugo.Table, hand daifugo.Set) {
	d.t, d.hand, d.unseen = t, hand, t.Unseen(hand)
	d.reversed, d.cuts = t.Reversed(), t.Rules.Has(daifugo.EightCut)
	d.follow = 0
	if t.Field.Kind != daifugo.Pass {
		d.follow = 1
	}
	for i := range d.above {
		d.above[i] = d.unseen.WithAtLeast(i + 1)
		d.strong[i] = d.unbeaten(d.above[i])
	}
	d.runs = hand.Runs()
	d.size = min(max(hand.Len()-1, 0)/3, 2)
	d.players = min(t.Active.Len()-2, 3)
	d.fewest = min(t.Fewest()-1, 2)
	d.lookAtCells()
	d.waiting = min((t.Active &^ t.Passed &^ (1 << t.Turn)).Len(), 3)
}

// unbeaten returns the ranks that have no stronger rank in above, and rank 8 if
// it clears the field.
func (d *decision) unbeaten(above daifugo.Set) daifugo.Set {
	ranks := daifugo.Naturals &^ daifugo.BelowRank(above.Highest())
	if d.reversed {
		ranks = daifugo.BelowRank(above.Lowest() + 1)
	}
	if d.cuts {
		ranks |= eights
	}
	return ranks
}

const eights daifugo.Set = 15 << (4 * daifugo.Eight)

// strength returns the strength class of n cards of a rank.
//
//go:inline
func (d *decision) strength(rank int8, n int) int {
	if rank == daifugo.Eight && d.cuts {
		return sure
	}
	ranks := d.above[min(n, 3)-1]
	if d.reversed {
		ranks &= daifugo.BelowRank(rank)
	} else {
		ranks &^= daifugo.BelowRank(rank + 1)
	}
	return min(bits.OnesCount64(uint64(ranks)), sure-1)
}

// strengthOf returns the strength class of a combination.
func (d *decision) strengthOf(r daifugo.Combination) int {
	switch {
	case r.JokersOnly():
		return 0
	case d.t.CutsByEight(r) || d.t.IsSandstorm(r) || d.t.IsPairCut(r):
		return sure
	case r.Kind != daifugo.Sequence:
		return d.strength(r.Low, int(r.Size))
	}
	run := d.unseen & daifugo.Naturals
	for n := int8(1); n < r.Size; n++ {
		run &= d.unseen >> (4 * uint8(n))
	}
	if d.reversed {
		run &= daifugo.BelowRank(r.Low - r.Size + 1)
	} else {
		run &^= daifugo.BelowRank(r.High + 1)
	}
	return min(run.Len(), sure-1)
}

// shape returns the class of a combination: 0 single, 1 pair, 2 three, 3 four or
// more, 4 to 6 sequence of 3, 4, 5 or more, 7 jokers alone.
func shape(r daifugo.Combination) int {
	switch {
	case r.JokersOnly():
		return 7
	case r.Kind == daifugo.Sequence:
		return min(int(r.Size), 5) + 1
	}
	return min(int(r.Size), 4) - 1
}

//go:inline
func (d *decision) add(feature int) {
	d.score += int32(d.weights[feature])
	if d.keep {
		d.pick(int16(feature))
	}
}

//go:inline
func (d *decision) remove(feature int) {
	d.score -= int32(d.weights[feature])
	if d.keep {
		d.pick(^int16(feature))
	}
}

// pair adds a pair feature, times times.
//
//go:inline
func (d *decision) pair(feature int, times int32) {
	d.score += PairUnit * times * int32(d.pairs[feature])
	if d.keep {
		d.pickPair(int16(features+feature), times)
	}
}

// pickPair is pick for a pair feature. Only the sign of times counts.
//
//go:noinline
func (d *decision) pickPair(feature int16, times int32) {
	if times < 0 {
		feature = ^feature
	}
	d.pick(feature)
}

// pick records a feature for Policy.Visit. It is not inlined: inlined for every
// feature it was a hundredth of the module.
//
//go:noinline
func (d *decision) pick(feature int16) { d.picked = append(d.picked, feature) }

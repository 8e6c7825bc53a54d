package video

import (
	"cmp"
	"math/bits"
	"slices"

	"github.com/tefuda/tefuda/core/cards"
	"github.com/tefuda/tefuda/core/fault"
	"github.com/tefuda/tefuda/core/poker"
)

// A Hold is one way to play a dealt hand: the cards held, and the results over
// all possible draws.
type Hold struct {
	Mask   uint8   // bit i: card i of the input is held
	Draws  int64   // number of different draws, all equally likely
	PaySum int64   // sum of the pays over all draws
	EV     float64 // expected value: PaySum/Draws for one unit staked
	// Counts is the number of draws that end on each line of the pay table, and
	// last of those that end on none.
	Counts  []int32
	Reasons []Reason
	set     uint32 // Mask for the cards in the order of their slots
}

// Advise returns all 32 holds of a dealt hand, the best first. Among equal
// holds the one with more cards comes first, then the one that discards the
// higher card at the first difference. Cards are ordered by rank, then by suit,
// with jokers highest. The error is a *fault.Fault.
func (g *Game) Advise(hand []cards.Card) ([]Hold, error) {
	d, wrong := g.dealt(hand)
	if wrong != nil {
		return nil, wrong
	}
	common := g.commonDraws()
	all := make([]Hold, holdSets)
	var order [holdSets]uint8
	for set := range uint32(holdSets) {
		h := &all[set]
		g.hold(d, set, h)
		at := set
		for ; at > 0; at-- {
			o := &all[order[at-1]]
			if prefer(h.PaySum*(common/h.Draws), o.PaySum*(common/o.Draws), set, o.set) > 0 {
				break
			}
			order[at] = order[at-1]
		}
		order[at] = uint8(set)
	}
	holds := make([]Hold, holdSets)
	for i := range holds {
		holds[i] = all[order[i]]
	}
	return holds, nil
}

// prefer orders two holds, given their values a and b in a common unit and
// their sets of slots. It is negative if the first one is better.
func prefer(a, b int64, setA, setB uint32) int {
	if a != b {
		return cmp.Compare(b, a)
	}
	if more := bits.OnesCount32(setB) - bits.OnesCount32(setA); more != 0 {
		return more
	}
	return cmp.Compare(setA, setB)
}

// A dealt hand is five cards by ascending slot, the rest of the deck, and the
// index of each card in the input.
type dealt struct {
	cards [poker.MaxHand]slot
	index [poker.MaxHand]uint8
	rest  stub
}

func (g *Game) dealt(hand []cards.Card) (*dealt, *fault.Fault) {
	if len(hand) != poker.MaxHand {
		return nil, fault.Refuse(fault.BadLength, "hand", fault.Tell("is no deal: # cards instead of 5", int64(len(hand))))
	}
	d := &dealt{}
	g.stub(&d.rest)
	jokers := int8(0)
	for i, c := range hand {
		p := slot(naturalSlots + jokers)
		switch {
		case !c.Valid() || c == cards.None:
			return nil, cardFault(i, c, " is no card")
		case c.IsJoker():
			if jokers == g.deck.Jokers {
				return nil, cardFault(i, c, " is not in the deck, or not so often")
			}
			jokers++
		default:
			p = slotOf(c.Rank(), c.Suit())
		}
		if slices.Contains(d.cards[:i], p) {
			return nil, cardFault(i, c, " is dealt twice")
		}
		d.insert(i, p)
		d.rest.take(g, p)
	}
	return d, nil
}

//go:noinline
func cardFault(i int, c cards.Card, wrong string) *fault.Fault {
	return &fault.Fault{Code: fault.BadCard, Field: "hand", Index: i, Reason: "is wrong: " + c.String() + wrong}
}

// insert inserts card i of the input by its slot.
func (d *dealt) insert(i int, p slot) {
	at := i
	for ; at > 0 && d.cards[at-1] > p; at-- {
		d.cards[at], d.index[at] = d.cards[at-1], d.index[at-1]
	}
	d.cards[at], d.index[at] = p, uint8(i)
}

// hold computes one hold, a set of the cards in the order of their slots.
//
//go:noinline
func (g *Game) hold(d *dealt, set uint32, h *Hold) {
	h.set = set
	var kept [poker.MaxHand]slot
	n := 0
	for i, c := range &d.cards {
		if set>>i&1 != 0 {
			kept[n] = c
			n++
			h.Mask |= 1 << d.index[i]
		}
	}
	var counts lineCounts
	g.draws(kept[:n], &d.rest, &counts)
	h.Counts = append([]int32(nil), counts[:len(g.pays)+1]...)
	h.Draws, h.PaySum = g.drawsOf(n), g.paySum(&counts)
	h.EV = g.perUnit(h.PaySum, h.Draws)
	h.Reasons = g.reasons(kept[:n], &d.rest, h)
}
